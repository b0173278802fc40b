// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/taxonomy/entry_view.h"

#include <QCoreApplication>
#include <QEvent>
#include <QStringList>
#include <QUrl>

#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

namespace accord::ui {
namespace {

struct CodebookEntryWords
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
        return CodebookEntryWords::tr("Merged into %1: its labels count as that one.").arg(link(*merged));
    }
    QStringList parts;
    for (const Uuid& part : category.splitInto) {
        if (const Category* beside = taxonomy.find(part)) {
            parts << link(*beside);
        }
    }
    return parts.isEmpty()
               ? CodebookEntryWords::tr("Retired: labels that have it keep it, and it is not offered any more.")
               : CodebookEntryWords::tr("Split into %1: its labels are looked at again.").arg(inList(parts));
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
    if (!facts.key.isEmpty()) {
        lines << facts.key.toHtmlEscaped();
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
    return html.isEmpty() ? html
                          : heading(CodebookEntryWords::tr("Below it")) + QStringLiteral("<ul>%1</ul>").arg(html);
}

QString synonymsHtml(const CategoryText& category)
{
    QStringList synonyms;
    for (const std::string& synonym : category.synonyms) {
        synonyms << escaped(synonym);
    }
    return synonyms.isEmpty()
               ? QString()
               : heading(CodebookEntryWords::tr("Synonyms")) + QStringLiteral("<p>%1</p>").arg(inList(synonyms));
}

} // namespace

QString summaryKindText(SummaryKind kind)
{
    switch (kind) {
    case SummaryKind::None:
        return CodebookEntryWords::tr("None");
    case SummaryKind::Intent:
        return CodebookEntryWords::tr("Intent: what the author wants to know");
    case SummaryKind::Expectation:
        return CodebookEntryWords::tr("Expectation: what the author wants to have");
    case SummaryKind::Symptom:
        return CodebookEntryWords::tr("Symptom: what went wrong");
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
    const QString words =
        section(CodebookEntryWords::tr("Definition"), text.definition) +
        section(CodebookEntryWords::tr("Use when"), text.useWhen) +
        section(CodebookEntryWords::tr("Not when"), text.notWhen) +
        list(CodebookEntryWords::tr("Examples"), text.examples) +
        list(CodebookEntryWords::tr("Counter-examples: look like it, and are not"), text.counterExamples) +
        section(CodebookEntryWords::tr("Notes"), category.notes) + synonymsHtml(text);
    html +=
        words.isEmpty()
            ? QStringLiteral("<p class='path'>%1</p>").arg(CodebookEntryWords::tr("Nothing is written about it yet."))
            : words;
    if (category.level == Level::Type) {
        html += heading(CodebookEntryWords::tr("Summary of a label")) +
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
        .arg(theme::dimmed().name(), theme::typeColour(code).name(), theme::accent().name());
}

EntryView::EntryView(QWidget* parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("entryView"));
    setAccessibleName(tr("What the codebook says"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    document()->setDocumentMargin(2 * theme::kGrid);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        if (const auto uuid = Uuid::parse(link.path().toStdString());
            uuid && link.scheme() == QStringLiteral("category")) {
            emit categoryWanted(*uuid);
        }
    });
}

void EntryView::show(const Taxonomy& taxonomy, const Category* category, const EntryFacts& facts)
{
    const QString html = category == nullptr ? QString() : entryHtml(taxonomy, *category, facts);
    if (html != m_html) {
        m_html = html;
        m_code = category == nullptr ? QString() : QString::fromStdString(category->code);
        render();
    }
}

void EntryView::render()
{
    document()->setDefaultStyleSheet(entryStyle(m_code));
    setHtml(m_html);
}

void EntryView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        render();
    }
}

void EntryView::mouseDoubleClickEvent(QMouseEvent* event)
{
    QTextBrowser::mouseDoubleClickEvent(event);
    emit editWanted();
}

} // namespace accord::ui
