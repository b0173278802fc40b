// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/settings.h"

#include <QCryptographicHash>

namespace accord::ui {

SettingsNews& settingsNews()
{
    static SettingsNews news;
    return news;
}

namespace settings {

QString projectKey(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(file, error);
    const std::string text = (error ? file : whole).string();
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha1);
    return QString::fromLatin1(hash.toHex().left(16));
}

} // namespace settings

} // namespace accord::ui
