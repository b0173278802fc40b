// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/plain_text.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace accord::ui {

void PlainText::install(QApplication& application)
{
    if (application.findChild<PlainText*>(QString(), Qt::FindDirectChildrenOnly) == nullptr) {
        application.installEventFilter(new PlainText(&application));
    }
}

bool PlainText::eventFilter(QObject* watched, QEvent* event)
{
    // Qt polishes a widget before it asks for its size, and a tool tip before it gets its first text.
    if (event->type() == QEvent::Polish) {
        auto* label = qobject_cast<QLabel*>(watched);
        if (label != nullptr && label->textFormat() == Qt::AutoText) {
            label->setTextFormat(Qt::PlainText);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace accord::ui
