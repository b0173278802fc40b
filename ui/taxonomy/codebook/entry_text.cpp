// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/codebook/entry_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/support/category_text.h"
#include "ui/support/joined_text.h"
#include "ui/support/look.h"

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CodebookEntry)
};

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString heading(const QString& words)
{
    return QStringLiteral("<p class='kind'>%1</p>").arg(words);
}

QString section(const QString& words, const std::string& text)
{
    return text.empty() ? QString() : heading(words) + QStringLiteral("<p>%1</p>").arg(escaped(text));
}

QString list(const QString& words, const std::vector<std::string>& entries)
{
    QString html;
    for (const std::string& entry : entries) {
        html += QStringLiteral("<li>%1</li>").arg(escaped(entry));
    }
    return html.isEmpty() ? html : heading(words) + QStringLiteral("<ul>%1</ul>").arg(html);
}

QString link(const Category& category)
{
    return QStringLiteral("<a href='category:%1'>%2 %3</a>")
        .arg(QString::fromStdString(category.uuid.text()), escaped(category.code), shownName(category).toHtmlEscaped());
}

QString pathHtml(const Taxonomy& taxonomy, const Category& category)
{
    QStringList above;
    for (const Category* step = taxonomy.parentOf(category); step != nullptr; step = taxonomy.parentOf(*step)) {
        above.prepend(link(*step));
    }
    return above.isEmpty() ? QString()
                           : QStringLiteral("<p class='path'>%1</p>").arg(above.join(QStringLiteral(" › ")));
}

/// As HTML, with links to what became of it.
QString retiredText(const Taxonomy& taxonomy, const Category& category)
{
    if (const Category* merged = taxonomy.find(category.mergedInto)) {
        return Words::tr("Merged into %1: its labels count as that one.").arg(link(*merged));
    }
    QStringList parts;
    for (const Uuid& part : category.splitInto) {
        if (const Category* beside = taxonomy.find(part)) {
            parts << link(*beside);
        }
    }
    return parts.isEmpty() ? Words::tr("Retired: labels that have it keep it, and it is not offered any more.")
                           : Words::tr("Split into %1: its labels are looked at again.").arg(inList(parts));
}

QString standsHtml(const Taxonomy& taxonomy, const Category& category, const EntryFacts& facts)
{
    QStringList lines;
    if (category.retired) {
        lines << retiredText(taxonomy, category);
    }
    if (!facts.labels.isEmpty()) {
        lines << facts.labels.toHtmlEscaped();
    }
    QString html;
    for (const QString& line : lines) {
        html += QStringLiteral("<p class='path'>%1</p>").arg(line);
    }
    if (!facts.pending.isEmpty()) {
        html += QStringLiteral("<p class='pending'>%1</p>").arg(facts.pending.toHtmlEscaped());
    }
    return html;
}

QString belowHtml(const Taxonomy& taxonomy, const Category& category)
{
    QString html;
    for (const Category* child : taxonomy.childrenOf(category)) {
        if (!child->retired) {
            html += QStringLiteral("<li>%1</li>").arg(link(*child));
        }
    }
    return html.isEmpty() ? html : heading(Words::tr("Below it")) + QStringLiteral("<ul>%1</ul>").arg(html);
}

QString synonymsHtml(const CategoryText& category)
{
    QStringList synonyms;
    for (const std::string& synonym : category.synonyms) {
        synonyms << escaped(synonym);
    }
    return synonyms.isEmpty() ? QString()
                              : heading(Words::tr("Synonyms")) + QStringLiteral("<p>%1</p>").arg(inList(synonyms));
}

} // namespace

QString summaryKindText(SummaryKind kind)
{
    switch (kind) {
    case SummaryKind::None:
        return Words::tr("None");
    case SummaryKind::Intent:
        return Words::tr("Intent: what the author wants to know");
    case SummaryKind::Expectation:
        return Words::tr("Expectation: what the author wants to have");
    case SummaryKind::Symptom:
        return Words::tr("Symptom: what went wrong");
    }
    return {};
}

QString entryHtml(const Taxonomy& taxonomy, const Category& category, const EntryFacts& facts)
{
    const CategoryText text = shownText(category);
    QString html = pathHtml(taxonomy, category) +
                   QStringLiteral("<p class='title'><span class='code'>%1</span> %2</p>")
                       .arg(escaped(category.code), escaped(text.name)) +
                   standsHtml(taxonomy, category, facts);
    const QString words = section(Words::tr("Definition"), text.definition) +
                          section(Words::tr("Use when"), text.useWhen) + section(Words::tr("Not when"), text.notWhen) +
                          list(Words::tr("Examples"), text.examples) +
                          list(Words::tr("Counter-examples: look like it, and are not"), text.counterExamples) +
                          section(Words::tr("Notes"), category.notes) + synonymsHtml(text);
    html += words.isEmpty()
                ? QStringLiteral("<p class='path'>%1</p>").arg(Words::tr("Nothing is written about it yet."))
                : words;
    if (category.level == Level::Type) {
        html += heading(Words::tr("Summary of a label")) +
                QStringLiteral("<p>%1</p>").arg(summaryKindText(category.summaryKind));
    }
    return html + belowHtml(taxonomy, category);
}

QString entryStyle(const QString& code)
{
    return QStringLiteral("p { margin: 0 0 8px 0; line-height: 130%; } ul { margin: 0 0 8px -24px; } "
                          "li { line-height: 130%; } .kind { color: %1; font-weight: 600; margin: 8px 0 2px 0; } "
                          ".path { color: %1; margin-bottom: 4px; } .title { font-size: x-large; font-weight: 600; "
                          "margin-bottom: 4px; } .code { color: %2; } .pending { color: %3; font-weight: 600; } "
                          "a { color: %3; text-decoration: none; }")
        .arg(look::dimmed().name(), look::typeColour(code).name(), look::accent().name());
}

} // namespace accord::ui
