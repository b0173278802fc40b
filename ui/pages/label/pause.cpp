// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/pause.h"

#include <QAction>
#include <QKeyEvent>
#include <QLocale>

#include "ui/widgets/accessible.h"

namespace accord::ui {

Pause::Pause(QWidget* parent)
    : Placeholder(parent)
{
    setObjectName(QStringLiteral("pause"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Pause"));
    speakAs(this, {QAccessible::Grouping, {}, {}});
}

void Pause::begin(ItemId item, double seconds, int done, int all, QAction* goOn)
{
    m_item = item;
    m_seconds = seconds;
    const QLocale locale;
    say(QStringLiteral("saved"), tr("A pause: %1 of %2 are done").arg(locale.toString(done), locale.toString(all)),
        tr("The time of this issue stands still. Enter goes on where you were."));
    offer(goOn);
}

bool Pause::event(QEvent* event)
{
    // A key alone is a command of the page; here it is none.
    if (event->type() == QEvent::ShortcutOverride) {
        const Qt::KeyboardModifiers modifiers = static_cast<QKeyEvent*>(event)->modifiers();
        if (!(modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
            event->accept();
            return true;
        }
    }
    return Placeholder::event(event);
}

void Pause::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Escape:
    case Qt::Key_F8:
        emit over();
        break;
    default:
        Placeholder::keyPressEvent(event);
    }
}

} // namespace accord::ui
