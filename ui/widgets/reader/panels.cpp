// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/panels.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>

#include "ui/support/look.h"
#include "ui/widgets/reader/reading_look.h"

namespace accord::ui {
namespace {

constexpr double kRadius = 6;

bool isCardHead(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(CardProperty);
}

int panelOf(const QTextBlock& block)
{
    return block.blockFormat().intProperty(PanelProperty);
}

/// Where blocks of the document are, and how wide it is.
class Places
{
public:
    explicit Places(const QTextDocument& document)
        : m_layout(*document.documentLayout())
        , m_width(document.textWidth())
    {}

    [[nodiscard]] QRectF of(const QTextBlock& block) const { return m_layout.blockBoundingRect(block); }
    [[nodiscard]] double width() const { return m_width; }

private:
    const QAbstractTextDocumentLayout& m_layout;
    double m_width;
};

void paintCard(QPainter& painter, const Places& places, const QTextBlock& head, const QRectF& view)
{
    const QRectF headRect = places.of(head);
    const double top = headRect.top() - look::kGrid;
    const double stripBottom = headRect.bottom() + look::kGrid - 2;
    double bottom = stripBottom;
    QTextBlock last = head;
    for (QTextBlock block = head.next(); block.isValid() && !isCardHead(block); block = block.next()) {
        last = block;
        bottom = places.of(block).bottom();
        if (bottom > view.bottom()) {
            bottom += 100; // its end is out of sight
            break;
        }
    }
    const QRectF card(0.5, top, places.width() - 1, bottom + look::kGrid - top);
    painter.setPen(QPen(look::line(), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card, kRadius, kRadius);
    painter.save();
    painter.setClipRect(QRectF(0, top, places.width(), stripBottom - top));
    painter.setBrush(look::raised());
    painter.drawRoundedRect(card, kRadius, kRadius);
    painter.restore();
}

void paintPanel(QPainter& painter, const Places& places, QTextBlock block, const QRectF& view)
{
    const int panel = panelOf(block);
    const double left = block.blockFormat().leftMargin() - kPanelPadding;
    QRectF rect = places.of(block);
    double top = rect.top();
    double bottom = rect.bottom();
    for (block = block.next(); block.isValid() && panelOf(block) == panel && bottom < view.bottom() + 100;
         block = block.next()) {
        bottom = places.of(block).bottom();
    }
    const double right = places.width() - (left > 0 ? 2.0 * look::kGrid : 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look::raised());
    painter.drawRoundedRect(QRectF(left, top - 5, right - left, bottom - top + 10), 4, 4);
}

void paintQuoteBars(QPainter& painter, const Places& places, const QTextBlock& block)
{
    const QTextBlockFormat format = block.blockFormat();
    const int depth = static_cast<int>(format.rightMargin()) % (2 * look::kGrid);
    if (depth == 0 || panelOf(block) != 0) {
        return;
    }
    const QRectF rect = places.of(block);
    const double base = format.rightMargin() >= 2 * look::kGrid ? 2 * look::kGrid : 0;
    painter.setPen(Qt::NoPen);
    painter.setBrush(look::line());
    for (int level = 0; level < depth; ++level) {
        painter.drawRect(QRectF(base + level * kQuoteMargin, rect.top() - 2, 3, rect.height() + 4));
    }
}

/// The head of the card that the block stands in; invalid in the body.
QTextBlock headOf(QTextBlock block)
{
    while (block.isValid() && !isCardHead(block)) {
        block = block.previous();
    }
    return block;
}

} // namespace

void paintPanels(QPainter& painter, const QTextDocument& document, const QTextBlock& first, const QRectF& view)
{
    const Places places(document);
    painter.setRenderHint(QPainter::Antialiasing);
    if (const QTextBlock head = headOf(first); head.isValid()) {
        paintCard(painter, places, head, view);
    }
    QTextBlock block = first;
    while (block.previous().isValid() && panelOf(block) != 0 && panelOf(block.previous()) == panelOf(block)) {
        block = block.previous();
    }
    int panel = 0;
    for (; block.isValid() && places.of(block).top() - 4 * look::kGrid <= view.bottom(); block = block.next()) {
        if (isCardHead(block) && block != headOf(first)) {
            paintCard(painter, places, block, view);
        }
        if (panelOf(block) != 0 && panelOf(block) != panel) {
            panel = panelOf(block);
            paintPanel(painter, places, block, view);
        }
        paintQuoteBars(painter, places, block);
    }
}

} // namespace accord::ui
