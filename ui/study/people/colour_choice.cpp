// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/people/colour_choice.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>

#include "ui/support/look.h"
#include "ui/widgets/charts/shade.h"

namespace accord::ui {
namespace {

constexpr int kColours = 8; ///< as many as look::personColour() tells apart
constexpr int kSide = 3 * look::kGrid;

class Swatch final : public QAbstractButton
{
public:
    Swatch(int colour, QWidget* parent)
        : QAbstractButton(parent)
        , m_colour(colour)
    {
        setCheckable(true);
        setFixedSize(kSide, kSide);
        setFocusPolicy(Qt::StrongFocus);
        setToolTip(ColourChoice::tr("Colour %1").arg(colour + 1));
        setAccessibleName(toolTip());
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor fill = look::personColour(m_colour);
        painter.setPen(hasFocus() ? QPen(look::text(), 2) : QPen(fill, 1));
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
        if (isChecked()) {
            painter.setPen(QPen(inkFor(fill), 2));
            const QRectF middle = QRectF(rect()).adjusted(7, 7, -7, -7);
            painter.drawPolyline(QPolygonF{middle.topLeft() + QPointF(0, middle.height() / 2),
                                           QPointF(middle.center().x() - 1, middle.bottom()), middle.topRight()});
        }
    }

private:
    int m_colour;
};

} // namespace

ColourChoice::ColourChoice(QWidget* parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(look::kGrid / 2);
    for (int colour = 0; colour < kColours; ++colour) {
        auto* swatch = new Swatch(colour, this);
        m_group->addButton(swatch, colour);
        line->addWidget(swatch);
    }
    line->addStretch();
}

int ColourChoice::colour() const
{
    return std::max(0, m_group->checkedId());
}

void ColourChoice::setColour(int colour)
{
    m_group->button(((colour % kColours) + kColours) % kColours)->setChecked(true);
}

} // namespace accord::ui
