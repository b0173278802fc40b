// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/reader_map.h"

#include <QAbstractTextDocumentLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include "ui/core/theme.h"
#include "ui/widgets/reader/reader_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kPauseMs = 150;
constexpr double kLeast = 2; // px of a mark

std::size_t kindNumber(ReaderMap::Kind kind)
{
    return static_cast<std::size_t>(kind);
}

} // namespace

ReaderMap::ReaderMap(ReaderText& text, QWidget* parent)
    : QWidget(parent)
    , m_text(text)
{
    setObjectName(QStringLiteral("readerMap"));
    setAccessibleName(tr("Map of the issue"));
    setToolTip(tr("Where comments begin, where code stands, what is cited and what was found"));
    setFixedWidth(theme::kGrid + 2);
    setCursor(Qt::PointingHandCursor);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ReaderMap::measure);
    const auto later = [this] { m_pause.start(); };
    connect(&text, &ReaderText::grown, this, later);
    connect(&text, &ReaderText::completed, this, later);
    connect(text.document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this, later);
}

void ReaderMap::setPlaces(Kind kind, const QList<Range>& places)
{
    m_places[kindNumber(kind)] = places;
    m_pause.start();
}

void ReaderMap::clear()
{
    for (auto& marks : m_marks) {
        marks.clear();
    }
    update();
}

const QList<std::pair<double, double>>& ReaderMap::marks(Kind kind) const
{
    return m_marks[kindNumber(kind)];
}

void ReaderMap::measure()
{
    if (!m_text.finished()) {
        return; // its end comes with completed()
    }
    const QTextDocument& document = *m_text.document();
    const QAbstractTextDocumentLayout& layout = *document.documentLayout();
    const double height = std::max(1.0, document.size().height());
    for (auto& marks : m_marks) {
        marks.clear();
    }
    const auto add = [&](Kind kind, const QTextBlock& first, const QTextBlock& last) {
        m_marks[kindNumber(kind)].append(
            {layout.blockBoundingRect(first).top() / height, layout.blockBoundingRect(last).bottom() / height});
    };
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().hasProperty(CardProperty)) {
            add(Kind::Comment, block, block);
        } else if (block.blockFormat().intProperty(PanelProperty) != 0) {
            add(Kind::Code, block, block);
        }
    }
    for (const Kind kind : {Kind::Citation, Kind::Hit}) {
        for (const auto& [from, to] : m_places[kindNumber(kind)]) {
            add(kind, document.findBlock(from), document.findBlock(std::max(from, to - 1)));
        }
    }
    update();
}

void ReaderMap::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), theme::surface());
    QColor hit = theme::accent();
    const std::array colours{theme::dimmed(), theme::line(), theme::warning(), hit};
    for (const Kind kind : {Kind::Code, Kind::Comment, Kind::Citation, Kind::Hit}) {
        const bool line = kind == Kind::Comment;
        for (const auto& [from, to] : marks(kind)) {
            const double top = from * height();
            const double high = line ? kLeast : std::max(kLeast, (to - from) * height());
            painter.fillRect(QRectF(1, top, width() - 2, high), colours[kindNumber(kind)]);
        }
    }
}

void ReaderMap::mousePressEvent(QMouseEvent* event)
{
    const double share = event->position().y() / std::max(1, height());
    const double y = share * m_text.document()->size().height() - m_text.viewport()->height() / 3.0;
    m_text.verticalScrollBar()->setValue(static_cast<int>(y));
}

} // namespace accord::ui
