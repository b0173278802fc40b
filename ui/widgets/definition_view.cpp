// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/definition_view.h"

#include <QAction>
#include <QEvent>
#include <QTextDocument>

#include "ui/core/theme.h"
#include "ui/text/names.h"

namespace accord::ui {
namespace {

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString paragraph(const QString& heading, const std::string& text)
{
    return text.empty() ? QString()
                        : QStringLiteral("<p><span class='kind'>%1</span> %2</p>").arg(heading, escaped(text));
}

QString list(const std::vector<std::string>& entries, const QString& heading)
{
    QString html;
    for (const std::string& example : entries) {
        html += QStringLiteral("<li>%1</li>").arg(escaped(example));
    }
    return html.isEmpty() ? html : QStringLiteral("<p class='kind'>%1</p><ul>%2</ul>").arg(heading, html);
}

} // namespace

DefinitionView::DefinitionView(QWidget* parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setOpenLinks(false);
    setObjectName(QStringLiteral("definition"));
    setAccessibleName(tr("Definition"));
    document()->setDocumentMargin(theme::kGrid);
}

void DefinitionView::show(const Taxonomy& taxonomy, const Category* category)
{
    m_code = category == nullptr ? QString() : QString::fromStdString(category->code);
    if (category == nullptr) {
        const QString key = m_filter == nullptr ? QString() : m_filter->shortcut().toString(QKeySequence::NativeText);
        const QString hint =
            key.isEmpty() || m_example.isEmpty()
                ? tr("The definition of the category in focus is shown here.")
                : tr("Press the keys beside the categories, such as %1, or %2 and a word. The definition of the "
                     "category in focus is shown here.")
                      .arg(m_example, key);
        render(QStringLiteral("<p class='path'>%1</p>").arg(hint.toHtmlEscaped()));
        return;
    }
    const CategoryText text = shownText(*category);
    QString html =
        QStringLiteral("<p><b class='code'>%1</b> <b>%2</b></p>").arg(escaped(category->code), escaped(text.name));
    if (!text.definition.empty()) {
        html += QStringLiteral("<p>%1</p>").arg(escaped(text.definition));
    }
    html += paragraph(tr("Use when"), text.useWhen) + paragraph(tr("Not when"), text.notWhen) +
            list(text.examples, tr("Examples")) +
            list(text.counterExamples, tr("Counter-examples: look like it, and are not"));
    if (category->level != Level::Type) {
        html += QStringLiteral("<p class='path'>%1</p>").arg(shownPath(taxonomy, category->id).toHtmlEscaped());
    }
    render(html);
}

void DefinitionView::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        render(m_html);
    }
}

void DefinitionView::render(const QString& html)
{
    m_html = html;
    document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 6px 0; line-height: 125%; } "
                                                    "ul { margin: 0 0 0 -24px; } li { line-height: 125%; } "
                                                    ".kind { color: %1; font-weight: 600; } .path { color: %1; } "
                                                    ".code { color: %2; }")
                                         .arg(theme::dimmed().name(), theme::typeColour(m_code).name()));
    setHtml(html);
}

} // namespace accord::ui
