// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/codebook/entry_view.h"

#include <QEvent>
#include <QUrl>

#include "ui/support/look.h"

namespace accord::ui {

EntryView::EntryView(QWidget* parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("entryView"));
    setAccessibleName(tr("What the codebook says"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    document()->setDocumentMargin(2 * look::kGrid);
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
