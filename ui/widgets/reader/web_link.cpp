// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/reader/web_link.h"

namespace accord::ui {

WebLink judged(const QUrl& address)
{
    const QString scheme = address.scheme();
    const bool web = scheme == QStringLiteral("https") || scheme == QStringLiteral("http");
    if (!web || !address.isValid() || address.host().isEmpty()) {
        return WebLink::Refused;
    }
    // "https://github.com@example.org" leads to example.org; letters beyond ASCII look like those within it.
    const QString host = address.host(QUrl::FullyEncoded);
    const bool strange = !address.userInfo().isEmpty() || host.startsWith(QStringLiteral("xn--")) ||
                         host.contains(QStringLiteral(".xn--"));
    return strange ? WebLink::AskFirst : WebLink::Plain;
}

} // namespace accord::ui
