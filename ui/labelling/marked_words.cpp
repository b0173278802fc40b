// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/marked_words.h"

#include <QStringList>

namespace accord::ui {

std::vector<std::string> markedWords(const QString& typed)
{
    std::vector<std::string> words;
    const QStringList parts = typed.split(QLatin1Char('"'));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        // What stands between quotes is one phrase.
        const QStringList pieces =
            i % 2 == 1 ? QStringList(parts[i].simplified()) : parts[i].split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (QString piece : pieces) {
            piece.remove(QLatin1Char('*'));
            if (piece.size() > 1) {
                words.push_back(piece.toStdString());
            }
        }
    }
    return words;
}

} // namespace accord::ui
