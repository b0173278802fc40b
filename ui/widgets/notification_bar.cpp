// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/notification_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {
namespace {

constexpr int kNoticeIcon = 2 * theme::kGrid;

} // namespace

NotificationBar::NotificationBar(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(2 * theme::kGrid, theme::kGrid / 2, theme::kGrid, theme::kGrid / 2);
    m_rows->setSpacing(theme::kGrid / 2);
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
    across->setSpacing(theme::kGrid);
    auto* text = new QLabel(sentence, row);
    text->setObjectName(QStringLiteral("sentence"));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* cross = new QToolButton(row);
    cross->setAutoRaise(true);
    cross->setIcon(theme::icon(QStringLiteral("close")));
    cross->setToolTip(tr("Put this away"));
    cross->setAccessibleName(tr("Put this away"));
    connect(cross, &QToolButton::clicked, this, [this, name] { putAway(name); });
    across->addWidget(new IconView(theme::icon(QStringLiteral("info")), kNoticeIcon, row));
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
    announce(*this, sentence);
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
