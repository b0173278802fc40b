// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/page_bar.h"

#include <QAbstractButton>
#include <QAction>
#include <QIcon>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kIconSize = 3 * look::kGrid;

class PageButton final : public QAbstractButton
{
public:
    PageButton(const QString& id, const QString& title, const QString& icon, QWidget* parent)
        : QAbstractButton(parent)
    {
        setObjectName(id);
        setText(title);
        QString name = icon;
        name.remove(QStringLiteral(":/icons/")).remove(QStringLiteral(".svg"));
        m_name = name;
        m_icon = look::icon(name);
        setCheckable(true);
        setAutoExclusive(true);
        setFocusPolicy(Qt::NoFocus);
        setAttribute(Qt::WA_Hover);
        setAccessibleName(title);
        QFont small = font();
        small.setPointSizeF(small.pointSizeF() * 0.85);
        setFont(small);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int words = fontMetrics().horizontalAdvance(text()) + 2 * look::kGrid;
        return {qMax(9 * look::kGrid, words), kIconSize + fontMetrics().height() + 3 * look::kGrid};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const bool strong = isChecked() || underMouse();
        if (isChecked()) {
            painter.fillRect(QRect(0, look::kGrid / 2, 3, height() - look::kGrid), look::accent());
        }
        const int top = look::kGrid + look::kGrid / 4;
        const QRect place((width() - kIconSize) / 2, top, kIconSize, kIconSize);
        if (strong) {
            m_icon.paint(&painter, place);
        } else {
            look::icon(m_name, look::dimmed()).paint(&painter, place);
        }
        painter.setPen(strong ? look::text() : look::dimmed());
        painter.drawText(rect().adjusted(0, top + kIconSize + look::kGrid / 2, 0, 0), Qt::AlignHCenter | Qt::AlignTop,
                         text());
    }

private:
    QString m_name;
    QIcon m_icon;
};

} // namespace

PageBar::PageBar(QWidget* parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, look::kGrid / 2, 1, 0);
    m_column->setSpacing(0);
    m_column->addStretch();
}

void PageBar::add(const QString& id, const QString& title, const QString& icon, QAction* action)
{
    auto* button = new PageButton(id, title, icon, this);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    button->setToolTip(keys.isEmpty() ? title : tr("%1 (%2)").arg(title, keys));
    connect(button, &QAbstractButton::clicked, action, &QAction::trigger);
    m_column->insertWidget(m_column->count() - 1, button);
}

void PageBar::clear()
{
    qDeleteAll(findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly));
}

void PageBar::setCurrent(const QString& id)
{
    if (auto* button = findChild<QAbstractButton*>(id, Qt::FindDirectChildrenOnly)) {
        button->setChecked(true);
    }
}

void PageBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), look::line());
}

} // namespace accord::ui
