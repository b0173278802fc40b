// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/versions/difference_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "ui/support/category_text.h"
#include "ui/support/look.h"
#include "ui/taxonomy/edits/edit_text.h"

#include <algorithm>
#include <vector>

namespace accord::ui {
namespace {

using taxonomy::CategoryDifference;
using taxonomy::ChangeKind;

struct DifferenceTextWords
{
    Q_DECLARE_TR_FUNCTIONS(CodebookDifference)
};

constexpr qsizetype kMostCompared = 1500; ///< words of each side; longer texts are told as a whole

/// DifferenceTextWords with the space behind them; each Chinese character and each piece of punctuation by itself.
QStringList piecesOf(const QString& text)
{
    static const QRegularExpression piece(
        QStringLiteral("[\\p{Han}\\p{Hiragana}\\p{Katakana}]|"
                       "(?:(?![\\p{Han}\\p{Hiragana}\\p{Katakana}])[\\p{L}\\p{N}_'’-])+|\\s+|."),
        QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::DotMatchesEverythingOption);
    QStringList pieces;
    for (auto match = piece.globalMatch(text); match.hasNext();) {
        pieces << match.next().captured();
    }
    return pieces;
}

QString escaped(const QString& text)
{
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString gone(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<s><span class='gone'>%1</span></s>").arg(escaped(text));
}

QString come(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<u><span class='come'>%1</span></u>").arg(escaped(text));
}

/// Lengths of longest common subsequences of the ends of both lists.
std::vector<std::vector<int>> commonLengths(const QStringList& one, const QStringList& other)
{
    const auto rows = static_cast<std::size_t>(one.size());
    const auto columns = static_cast<std::size_t>(other.size());
    std::vector<std::vector<int>> lengths(rows + 1, std::vector<int>(columns + 1, 0));
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;) {
            lengths[i][j] = one[static_cast<qsizetype>(i)] == other[static_cast<qsizetype>(j)]
                                ? lengths[i + 1][j + 1] + 1
                                : std::max(lengths[i + 1][j], lengths[i][j + 1]);
        }
    }
    return lengths;
}

/// "Definition: %1", "Definition (简体中文): %1"
QString withLanguage(const QString& field, const CategoryDifference& change)
{
    return change.language.empty() ? DifferenceTextWords::tr("%1: %2").arg(field, QStringLiteral("%1"))
                                   : DifferenceTextWords::tr("%1 (%2): %3", "2: a language")
                                         .arg(field, languageName(change.language), QStringLiteral("%1"));
}

QString sentence(const CategoryDifference& change)
{
    const QString before = QString::fromStdString(change.before).toHtmlEscaped();
    const QString after = QString::fromStdString(change.after).toHtmlEscaped();
    switch (change.kind) {
    case ChangeKind::Added:
        return DifferenceTextWords::tr("New in the codebook");
    case ChangeKind::Retired:
        return DifferenceTextWords::tr("Retired: it is not offered any more");
    case ChangeKind::Restored:
        return DifferenceTextWords::tr("Brought back");
    case ChangeKind::Merged:
        return DifferenceTextWords::tr("Merged into %1: its labels count as that").arg(after);
    case ChangeKind::Split:
        return DifferenceTextWords::tr("Split into %1: its labels are looked at again").arg(after);
    case ChangeKind::Renamed:
        return withLanguage(DifferenceTextWords::tr("Name"), change)
            .arg(changedWords(QString::fromStdString(change.before), QString::fromStdString(change.after)));
    case ChangeKind::Recoded:
        return DifferenceTextWords::tr("Code: %1 → %2").arg(before, after);
    case ChangeKind::Moved:
        return DifferenceTextWords::tr("Moved from %1 to %2")
            .arg(before.isEmpty() ? DifferenceTextWords::tr("the top") : before,
                 after.isEmpty() ? DifferenceTextWords::tr("the top") : after);
    case ChangeKind::Words:
        return withLanguage(change.field ? fieldText(*change.field) : QString(), change)
            .arg(changedWords(QString::fromStdString(change.before), QString::fromStdString(change.after)));
    case ChangeKind::Meaning:
        return DifferenceTextWords::tr(
            "It means something else now: labels that were given under the older words are looked at again");
    }
    return {};
}

} // namespace

QString changedWords(const QString& before, const QString& after)
{
    const QStringList one = piecesOf(before);
    const QStringList other = piecesOf(after);
    if (one.size() > kMostCompared || other.size() > kMostCompared) {
        return gone(before) + QLatin1Char(' ') + come(after);
    }
    const auto lengths = commonLengths(one, other);
    QString html;
    QString old;
    QString added;
    const auto flush = [&] {
        html += gone(old) + come(added);
        old.clear();
        added.clear();
    };
    qsizetype i = 0;
    qsizetype j = 0;
    while (i < one.size() || j < other.size()) {
        const auto row = static_cast<std::size_t>(i);
        const auto column = static_cast<std::size_t>(j);
        if (i < one.size() && j < other.size() && one[i] == other[j]) {
            flush();
            html += escaped(one[i]);
            ++i;
            ++j;
        } else if (j == other.size() || (i < one.size() && lengths[row + 1][column] >= lengths[row][column + 1])) {
            old += one[i++];
        } else {
            added += other[j++];
        }
    }
    flush();
    return html;
}

QString differenceHtml(const std::vector<CategoryDifference>& changes)
{
    if (changes.empty()) {
        return QStringLiteral("<p>%1</p>").arg(DifferenceTextWords::tr("Nothing is different."));
    }
    QString html;
    Uuid last;
    for (const CategoryDifference& change : changes) {
        if (change.category != last) {
            html += (last.isNull() ? QString() : QStringLiteral("</ul>")) +
                    QStringLiteral("<p class='about'><b>%1</b> %2</p><ul>")
                        .arg(QString::fromStdString(change.code).toHtmlEscaped(),
                             QString::fromStdString(change.name).toHtmlEscaped());
            last = change.category;
        }
        html += QStringLiteral("<li>%1</li>").arg(sentence(change));
    }
    return html + QStringLiteral("</ul>");
}

QString differenceStyle()
{
    return QStringLiteral("p { margin: 0 0 8px 0; line-height: 125%; } ul { margin: 0 0 8px -24px; } "
                          "ol { margin: 0 0 8px -16px; } li { line-height: 130%; margin-bottom: 4px; } "
                          ".kind { color: %1; font-weight: 600; margin: 12px 0 4px 0; } .under { color: %1; } "
                          ".title { font-size: large; font-weight: 600; } .about { margin: 8px 0 2px 0; } "
                          ".gone { color: %1; } .come { color: %2; } th { color: %1; font-weight: 600; } "
                          "a { color: %2; text-decoration: none; }")
        .arg(look::dimmed().name(), look::accent().name());
}

} // namespace accord::ui
