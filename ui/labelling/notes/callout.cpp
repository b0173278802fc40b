// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/notes/callout.h"

#include <QEvent>
#include <QResizeEvent>
#include <QTextDocument>

#include "ui/support/look.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

constexpr int kMostLines = 10;

} // namespace

Callout::Callout(QWidget* parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    document()->setDocumentMargin(look::kGrid);
    hide();
}

void Callout::say(const QString& html)
{
    if (html == m_html) {
        return;
    }
    m_html = html;
    render();
    setVisible(!html.isEmpty());
}

QSize Callout::sizeHint() const
{
    const int most = fontMetrics().lineSpacing() * kMostLines + 2 * look::kGrid;
    return {0, std::min(most, static_cast<int>(std::ceil(document()->size().height())))};
}

void Callout::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        render();
    }
}

void Callout::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        updateGeometry();
    }
}

void Callout::render()
{
    document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 4px 0; } .dim { color: %1; } "
                                                    ".gone { color: %1; text-decoration: line-through; } "
                                                    ".bad { color: %2; font-weight: 600; } "
                                                    ".good { color: %3; font-weight: 600; }")
                                         .arg(look::dimmed().name(), look::warning().name(), look::accent().name()));
    setHtml(m_html);
    updateGeometry();
}

} // namespace accord::ui
