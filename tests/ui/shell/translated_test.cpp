// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/ui/shell/window_tour.h"

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

/// What the demo consists of: titles, names, categories. It is not translated.
QString dataOfDemo()
{
    std::string all;
    for (const char* folder : {"resources/demo", "resources/taxonomies"}) {
        for (const auto& file : std::filesystem::directory_iterator(sourceFolder() / folder)) {
            all += readFile(file.path());
        }
    }
    return QString::fromStdString(all);
}

/// What is left of a text without its marked parts, in pieces of words.
QStringList unmarked(QString text)
{
    static const QRegularExpression kMarked(QStringLiteral("⟦[^⟦⟧]*⟧"));
    while (text.contains(kMarked)) {
        text.replace(kMarked, QStringLiteral("\n"));
    }
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
    const QStringList names{QStringLiteral("Accord"), QStringLiteral("English")};
    std::map<QString, QString> strangers;
    qsizetype looked = 0;
    tourWindow([&](const QString& place, const QWidget& shown, const QList<ShownText>& asked) {
        const QList<ShownText> all = shownTexts(shown) + asked;
        looked += all.size();
        for (const ShownText& each : all) {
            for (const QString& piece : unmarked(each.text)) {
                if (!data.contains(piece) && !names.contains(piece)) {
                    strangers.emplace(piece, place + QStringLiteral(": ") + each.where + QStringLiteral(": ") +
                                                 each.text.left(200));
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
