// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/popup_keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>

namespace accord::ui {
namespace {

/// The combo box whose list is open; null if none is. The list lies in a frame that Qt does not publish.
QComboBox* openCombo()
{
    const QWidget* popup = QApplication::activePopupWidget();
    return popup != nullptr && popup->inherits("QComboBoxPrivateContainer")
               ? qobject_cast<QComboBox*>(popup->parentWidget())
               : nullptr;
}

} // namespace

bool PopupKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // Other popups have shortcuts of their own.
        if (qobject_cast<const QMenu*>(QApplication::activePopupWidget()) != nullptr) {
            event->accept();
            return true;
        }
        // The frame of a list takes Enter and Esc from this event, and from no other.
        if (openCombo() != nullptr) {
            event->accept();
        }
    } else if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        if (const QComboBox* combo = openCombo(); combo != nullptr && !combo->isEditable()) {
            QKeyEvent enter(QEvent::ShortcutOverride, Qt::Key_Return, Qt::NoModifier);
            QCoreApplication::sendEvent(combo->view(), &enter);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace accord::ui
