// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/file_kind.h"

#include <QFile>
#include <QFileInfo>

namespace accord::ui {

FileKind fileKind(const QString& file)
{
    const QFileInfo info(file);
    if (info.isDir()) {
        return FileKind::Issues;
    }
    const QString suffix = info.suffix().toLower();
    if (suffix == QStringLiteral("accord")) {
        return FileKind::Project;
    }
    if (suffix == QStringLiteral("txt")) {
        return FileKind::Links;
    }
    if (suffix == QStringLiteral("csv")) {
        return FileKind::Labels;
    }
    if (suffix == QStringLiteral("jsonl") || suffix == QStringLiteral("ndjson")) {
        return FileKind::Issues;
    }
    QFile stream(file);
    if (suffix != QStringLiteral("json") || !stream.open(QIODevice::ReadOnly)) {
        return FileKind::Unknown;
    }
    constexpr qint64 kEnough = 8192;
    const QByteArray head = stream.read(kEnough);
    if (head.contains("\"accord-taxonomy\"")) {
        return FileKind::Taxonomy;
    }
    // What the JSON export writes for each label; issues have neither.
    const bool labels = head.contains("\"annotator\"") && head.contains("\"verdict\"");
    return labels ? FileKind::Labels : FileKind::Issues;
}

} // namespace accord::ui
