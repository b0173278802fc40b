// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/figures/figure_tile.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QTextDocument>

#include "ui/support/look.h"
#include "ui/widgets/spark_line.h"

namespace accord::ui {
namespace {

constexpr double kCaption = 0.9;

} // namespace

QFont captionFont(QFont font)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * kCaption);
    }
    return font;
}

FigureTile::FigureTile(const QString& name, const QString& widest, QWidget* parent)
    : QAbstractButton(parent)
    , m_widest(widest)
    , m_name(new QLabel(name, this))
    , m_value(new QLabel(this))
    , m_line(new SparkLine(this))
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(name);
    m_name->setForegroundRole(QPalette::PlaceholderText);
    m_value->setTextFormat(Qt::RichText);
    // Another value is not another width: the tiles beside this one stay where they are.
    m_value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel* label : {m_name, m_value}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(look::kGrid, look::kGrid / 2, look::kGrid, look::kGrid / 2);
    layout->setHorizontalSpacing(look::kGrid);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_name, 0, 0, 1, 2);
    layout->addWidget(m_value, 1, 0);
    layout->addWidget(m_line, 1, 1, Qt::AlignRight | Qt::AlignVCenter);
    layout->setColumnStretch(0, 1);
    fixWidth();
}

void FigureTile::fixWidth()
{
    m_name->setFont(captionFont(font()));
    QTextDocument document;
    document.setDefaultFont(font());
    document.setDocumentMargin(0);
    document.setHtml(m_widest);
    m_value->setMinimumWidth(static_cast<int>(document.idealWidth()) + 1);
}

void FigureTile::setName(const QString& name)
{
    m_name->setText(name);
    setAccessibleName(name);
}

void FigureTile::setWidest(const QString& widest)
{
    if (widest != m_widest) {
        m_widest = widest;
        fixWidth();
    }
}

void FigureTile::say(const QString& value, const QString& spoken)
{
    m_value->setText(value);
    setToolTip(spoken);
    setAccessibleDescription(spoken);
}

QSize FigureTile::sizeHint() const
{
    return layout()->sizeHint();
}

void FigureTile::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    if (!underMouse() && !hasFocus()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(look::accent()) : QPen(Qt::NoPen));
    painter.setBrush(look::raised());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), look::kGrid / 2.0, look::kGrid / 2.0);
}

void FigureTile::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fixWidth();
    }
}

} // namespace accord::ui
