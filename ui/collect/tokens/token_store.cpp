// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/tokens/token_store.h"

#include <QPointer>

#include "core/collect/http/tokens.h"
#include "ui/support/keyring/keyring.h"

#include <memory>

namespace accord::ui {
namespace {

/// A name of ours in a keyring that other programs use as well.
QString nameOf(const QString& host)
{
    return QStringLiteral("token/") + host;
}

} // namespace

void TokenStore::look(const QStringList& hosts, std::function<void()> done)
{
    QStringList unknown;
    for (const QString& host : hosts) {
        if (!m_known.contains(host) && !unknown.contains(host)) {
            unknown.append(host);
        }
    }
    if (unknown.isEmpty()) {
        done();
        return;
    }
    const auto left = std::make_shared<qsizetype>(unknown.size());
    for (const QString& host : unknown) {
        keyring().read(nameOf(host),
                       [here = QPointer<TokenStore>(this), host, left, done](const Result<QString>& token) {
                           if (!here) {
                               return;
                           }
                           if (!token.ok()) {
                               here->m_noKeyring = QString::fromStdString(token.error().argument(1));
                           }
                           // What was typed meanwhile holds.
                           if (!here->m_known.contains(host)) {
                               here->m_known.insert(host, {token.ok() ? *token : QString(), token.ok()});
                           }
                           if (--*left == 0) {
                               done();
                           }
                       });
    }
}

TokenStore::Origin TokenStore::origin(const QString& host) const
{
    const Known known = m_known.value(host);
    if (!known.token.isEmpty()) {
        return known.inKeyring ? Origin::Keyring : Origin::Session;
    }
    return collect::tokenFromEnvironment(host.toStdString()).empty() ? Origin::None : Origin::Environment;
}

net::Secret TokenStore::secret(const QString& host) const
{
    const Known known = m_known.value(host);
    return known.token.isEmpty() ? collect::tokenFromEnvironment(host.toStdString())
                                 : net::Secret(known.token.toStdString());
}

void TokenStore::keep(const QString& host, const QString& token, std::function<void()> done)
{
    m_known.insert(host, {token, false});
    keyring().write(nameOf(host), token, [here = QPointer<TokenStore>(this), host, done](const Status& status) {
        if (!here) {
            return;
        }
        here->m_known[host].inKeyring = status.ok();
        here->m_noKeyring = status.ok() ? QString() : QString::fromStdString(status.error().argument(1));
        done();
    });
}

void TokenStore::forget(const QString& host, std::function<void()> done)
{
    m_known.insert(host, {});
    keyring().remove(nameOf(host), [here = QPointer<TokenStore>(this), done](const Status& status) {
        if (!here) {
            return;
        }
        here->m_noKeyring = status.ok() ? QString() : QString::fromStdString(status.error().argument(1));
        done();
    });
}

} // namespace accord::ui
