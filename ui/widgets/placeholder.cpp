// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/placeholder.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/widgets/buttons.h"

#include <algorithm>

namespace accord::ui {

IconView::IconView(const QIcon& icon, int side, QWidget* parent)
    : QWidget(parent)
    , m_icon(icon)
{
    setFixedSize(side, side);
}

void IconView::setIcon(const QIcon& icon)
{
    m_icon = icon;
    update();
}

void IconView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

Placeholder::Placeholder(QWidget* parent)
    : QWidget(parent)
    , m_icon(new IconView({}, 6 * theme::kGrid, this))
    , m_title(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    theme::scaleFont(m_title, 1.35);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_sentence->setWordWrap(true);
    for (QLabel* label : {m_title, m_sentence}) {
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    m_buttons->setSpacing(theme::kGrid);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(theme::kGrid);
    column->addStretch(2);
    column->addWidget(m_icon, 0, Qt::AlignHCenter);
    column->addSpacing(theme::kGrid);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    column->addSpacing(theme::kGrid);
    column->addLayout(m_buttons);
    column->addStretch(3);
    m_buttons->setAlignment(Qt::AlignHCenter);
}

void Placeholder::say(const QString& icon, const QString& title, const QString& sentence)
{
    m_icon->setIcon(theme::icon(icon, theme::dimmed()));
    m_title->setText(title);
    m_sentence->setText(sentence);
    fitSentence();
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        discard(item->widget()); // what it does may have led here
        delete item;
    }
}

void Placeholder::offer(QAction* action, bool primary)
{
    if (action == nullptr) {
        return;
    }
    QString text = action->text();
    text.remove(QStringLiteral("…"));
    auto* button = new QPushButton(text, this);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
        if (button->parentWidget() != nullptr) { // one that was taken away would become a window
            button->setVisible(action->isVisible());
        }
    };
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, follow);
    button->setMinimumSize(16 * theme::kGrid, 4 * theme::kGrid);
    button->setDefault(primary && m_buttons->count() == 0);
    button->setAutoDefault(primary);
    m_buttons->addWidget(button);
    follow();
}

void Placeholder::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitSentence();
    }
}

/// As wide as the letters need it. A layout does not ask how high a centred text is at its width.
void Placeholder::fitSentence()
{
    constexpr int kCharacters = 56; // as averageCharWidth() counts them
    const int letters = kCharacters * m_sentence->fontMetrics().averageCharWidth();
    m_sentence->setFixedWidth(std::clamp(letters, 60 * theme::kGrid, 90 * theme::kGrid));
    m_sentence->setFixedHeight(std::max(0, m_sentence->heightForWidth(m_sentence->width())));
}

} // namespace accord::ui
