// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/votes/avatar.h"

#include <QFontMetrics>
#include <QPainter>

#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {

QColor inkOn(const QColor& background)
{
    const double luminance = 0.2126 * background.redF() + 0.7152 * background.greenF() + 0.0722 * background.blueF();
    return luminance > 0.55 ? QColor(Qt::black) : QColor(Qt::white);
}

Avatar::Avatar(const Voice& voice, QWidget* parent)
    : QWidget(parent)
    , m_initials(voice.initials)
    , m_colour(voice.colour)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(voice.name.isEmpty() ? voice.initials : voice.name);
    setAccessibleName(toolTip());
}

QSize Avatar::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int height = metrics.height() + look::kGrid / 2;
    return {std::max(metrics.horizontalAdvance(m_initials) + 2 * look::kGrid - 2, height), height};
}

void Avatar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor fill = m_colour < 0 ? look::raised() : look::personColour(m_colour);
    painter.setPen(m_colour < 0 ? look::dimmed() : fill);
    painter.setBrush(fill);
    painter.drawRoundedRect(area, 5, 5);
    painter.setPen(m_colour < 0 ? look::text() : inkOn(fill));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.drawText(rect(), Qt::AlignCenter, m_initials);
}

} // namespace accord::ui
