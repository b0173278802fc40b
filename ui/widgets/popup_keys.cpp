// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/popup_keys.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>

namespace accord::ui {

bool PopupKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const QWidget* popup = QApplication::activePopupWidget();
        // Other popups have shortcuts of their own. The list of a combo box lies in a frame that Qt does not publish.
        if (popup != nullptr &&
            (qobject_cast<const QMenu*>(popup) != nullptr || popup->inherits("QComboBoxPrivateContainer"))) {
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace accord::ui
