// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/text/plain_text.h"

#include <QApplication>
#include <QCoreApplication>
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

QString inList(const QStringList& texts)
{
    return texts.join(QCoreApplication::translate("Lists", ", ", "between the entries of a list"));
}

QString inSentences(const QStringList& sentences)
{
    QString text;
    for (const QString& sentence : sentences) {
        const bool fullWidth = text.endsWith(QChar(0x3002)) || text.endsWith(QChar(0xff1f)) ||
                               text.endsWith(QChar(0xff01)) || text.endsWith(QChar(0xff1b));
        if (!text.isEmpty() && !sentence.isEmpty() && !fullWidth) {
            text += QLatin1Char(' ');
        }
        text += sentence;
    }
    return text;
}

} // namespace accord::ui
