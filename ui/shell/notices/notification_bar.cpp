// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/notices/notification_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

constexpr int kIcon = 2 * look::kGrid;

} // namespace

NotificationBar::NotificationBar(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(2 * look::kGrid, look::kGrid / 2, look::kGrid, look::kGrid / 2);
    m_rows->setSpacing(look::kGrid / 2);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    hide();
}

void NotificationBar::say(const QString& name, const QString& sentence, QAction* action)
{
    if (sentence.isEmpty() || m_putAway.value(name) == sentence || this->sentence(name) == sentence) {
        return;
    }
    dismiss(name);
    auto* row = new QWidget(this);
    auto* across = new QHBoxLayout(row);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(look::kGrid);
    auto* icon = new QLabel(row);
    icon->setPixmap(look::icon(QStringLiteral("info")).pixmap(kIcon, kIcon));
    auto* text = new QLabel(sentence, row);
    text->setObjectName(QStringLiteral("sentence"));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* cross = new QToolButton(row);
    cross->setAutoRaise(true);
    cross->setIcon(look::icon(QStringLiteral("close")));
    cross->setToolTip(tr("Put this away"));
    cross->setAccessibleName(tr("Put this away"));
    connect(cross, &QToolButton::clicked, this, [this, name] { putAway(name); });
    across->addWidget(icon);
    across->addWidget(text, 1);
    if (action != nullptr) {
        auto* button = new QPushButton(action->text(), row);
        button->setObjectName(QStringLiteral("event"));
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        across->addWidget(button);
    }
    across->addWidget(cross);
    m_rows->addWidget(row);
    m_byName.insert(name, row);
    show();
}

void NotificationBar::dismiss(const QString& name)
{
    if (QWidget* row = m_byName.take(name)) {
        row->hide();
        row->deleteLater(); // the cross in it may have been clicked just now
    }
    setVisible(!m_byName.isEmpty());
}

void NotificationBar::putAway(const QString& name)
{
    m_putAway.insert(name, sentence(name));
    dismiss(name);
}

void NotificationBar::clear()
{
    for (const QString& name : m_byName.keys()) {
        dismiss(name);
    }
    m_putAway.clear();
}

QString NotificationBar::sentence(const QString& name) const
{
    const QWidget* row = m_byName.value(name);
    const auto* text = row == nullptr ? nullptr : row->findChild<QLabel*>(QStringLiteral("sentence"));
    return text == nullptr ? QString() : text->text();
}

} // namespace accord::ui
