// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/ui/app/window_tour.h"

#include <filesystem>
#include <map>

namespace accord::test {
namespace {

/// A language in which every text is the English one between marks, so that what was not looked up has none.
class Marking final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("⟦") + QString::fromUtf8(source) + QStringLiteral("⟧");
    }
};

class Marked
{
public:
    Marked() { QCoreApplication::installTranslator(&m_marking); }
    ~Marked() { QCoreApplication::removeTranslator(&m_marking); }
    Marked(const Marked&) = delete;
    Marked& operator=(const Marked&) = delete;

private:
    Marking m_marking;
};

/// Words alone, with a blank between two.
QString wordsOf(const QString& text)
{
    static const QRegularExpression kNoLetters(QStringLiteral("[^A-Za-z]+"));
    return QString(text).replace(kNoLetters, QStringLiteral(" ")).trimmed();
}

/// What the demo consists of: titles, names, categories; and the papers that coefficients are from. None of it is
/// translated.
QString dataOfDemo()
{
    std::string all = readFile(sourceFolder() / "core/agreement/measures.cpp");
    for (const char* folder : {"resources/demo", "resources/taxonomies"}) {
        for (const auto& file : std::filesystem::directory_iterator(sourceFolder() / folder)) {
            all += readFile(file.path());
        }
    }
    return wordsOf(QString::fromStdString(all));
}

/// What is left of a text without its marked parts, in pieces of words.
QStringList unmarked(QString text)
{
    static const QRegularExpression kMarked(QStringLiteral("⟦[^⟦⟧]*⟧"));
    while (text.contains(kMarked)) {
        text.replace(kMarked, QStringLiteral("\n"));
    }
    static const QRegularExpression kCutShort(QStringLiteral("⟦[^⟧]*…"));
    text.replace(kCutShort, QStringLiteral("\n"));
    static const QRegularExpression kCode(QStringLiteral("\\b[A-Z](\\.[0-9]+)+(\\.[ivx]+)?"));
    text.replace(kCode, QStringLiteral("\n"));
    static const QRegularExpression kWords(QStringLiteral("[A-Za-z][A-Za-z’'-]+(?: [A-Za-z’'-]+)*"));
    QStringList pieces;
    auto found = kWords.globalMatch(text);
    while (found.hasNext()) {
        pieces.append(found.next().captured());
    }
    return pieces;
}

TEST_CASE("Every text of the window, its dialogs and its questions is looked up in the reader's language")
{
    const Marked marked;
    const QString data = dataOfDemo();
    const QStringList names{QStringLiteral("Accord"), QStringLiteral("English"), QStringLiteral("Gitee"),
                            QStringLiteral("retire A"), // a line of the commands that edit a codebook
                            QStringLiteral("rik"),      // in a formula
                            // Words of documents, too: of core's own tables of the catalogues, which are not marked.
                            QStringLiteral("Three or more categories"), QStringLiteral("or not for this study"),
                            // Filters as they are typed.
                            QStringLiteral("all every-item"), QStringLiteral("pending block"),
                            // The system's words for the halves of the day, in whatever half the test runs.
                            QLocale().amText(), QLocale().pmText()};
    std::map<QString, QString> strangers;
    qsizetype looked = 0;
    tourWindow([&](const QString& place, const QWidget& shown, const QList<ShownText>& asked) {
        const QList<ShownText> all = shownTexts(shown) + asked;
        looked += all.size();
        for (const ShownText& each : all) {
            for (const QString& piece : unmarked(each.text)) {
                if (!data.contains(wordsOf(piece)) && !names.contains(piece)) {
                    strangers.emplace(piece, place + QStringLiteral(": ") + each.where + QStringLiteral(": ") +
                                                 each.text.mid(each.text.indexOf(piece) - 60, 160));
                }
            }
        }
    });
    CHECK(looked > 10'000);
    for (const auto& [piece, where] : strangers) {
        FAIL_CHECK("\"" << piece.toStdString() << "\" is not translated: " << where.toStdString());
    }
}

} // namespace
} // namespace accord::test
