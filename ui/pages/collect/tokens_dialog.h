// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

#include "core/collect/http/rate_limiter.h"
#include "ui/core/session_dialog.h"

#include <functional>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace accord::ui {

/// The access tokens of hosts, as this window knows them: from the keyring, typed for this session only where there is
/// no keyring, or from the environment. Nobody gets to see one: they go to the line to the host and nowhere else.
class TokenStore : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    enum class Origin { None, Keyring, Session, Environment };

    /// Asks the keyring about those hosts that are not known yet, then goes on.
    void look(const QStringList& hosts, std::function<void()> done);

    /// Of a host that was looked for. A token that was put into the keyring goes before one of the environment.
    [[nodiscard]] Origin origin(const QString& host) const;
    [[nodiscard]] net::Secret secret(const QString& host) const;

    /// Why the keyring could not be asked or written to; empty: it could, as far as we know.
    [[nodiscard]] const QString& noKeyring() const { return m_noKeyring; }

    /// Into the keyring; where that cannot be done, for this session. `done` comes when it is clear which.
    void keep(const QString& host, const QString& token, std::function<void()> done);
    void forget(const QString& host, std::function<void()> done);

private:
    struct Known
    {
        QString token;
        bool inKeyring = false;
    };

    QMap<QString, Known> m_known;
    QString m_noKeyring;
};

/// Says for each host whether there is an access token and where it is kept, and takes a new one. What was kept is
/// never shown again, not even its length.
class TokensDialog : public SessionDialog
{
    Q_OBJECT
public:
    TokensDialog(TokenStore& tokens, const QStringList& hosts, QWidget* parent);

private:
    struct Row
    {
        QLabel* state = nullptr;
        QLineEdit* token = nullptr;
        QPushButton* keep = nullptr;
        QPushButton* forget = nullptr;
    };

    void addRow(QGridLayout* grid, const QString& host);
    void keep(const QString& host);
    void forget(const QString& host);
    void update();

    TokenStore& m_tokens;
    QStringList m_hosts;
    QMap<QString, Row> m_rows;
    QLabel* m_told;
};

} // namespace accord::ui
