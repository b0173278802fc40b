// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/joined_text.h"

#include <QCoreApplication>

namespace accord::ui {

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
