// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/tokens_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/collect/http/tokens.h"
#include "ui/core/keyring.h"
#include "ui/core/theme.h"

#include <algorithm>
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

TokensDialog::TokensDialog(TokenStore& tokens, const QStringList& hosts, QWidget* parent)
    : SessionDialog(parent)
    , m_tokens(tokens)
    , m_hosts(hosts)
    , m_told(new QLabel(this))
{
    setObjectName(QStringLiteral("tokens"));
    setWindowTitle(tr("Access Tokens"));
    auto* about = new QLabel(tr("With a token a host allows many more requests in an hour, and GitHub’s GraphQL can be "
                                "used. A token that may read public repositories is enough. It is kept in the keyring "
                                "of this system, and sent to its host only."),
                             this);
    about->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * theme::kGrid);
    grid->setVerticalSpacing(theme::kGrid);
    grid->setColumnStretch(1, 1);
    for (const QString& host : hosts) {
        addRow(grid, host);
    }
    m_told->setWordWrap(true);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setObjectName(QStringLiteral("told"));
    m_told->setForegroundRole(QPalette::PlaceholderText);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(2 * theme::kGrid);
    column->addWidget(about);
    column->addLayout(grid);
    column->addWidget(m_told);
    column->addStretch();
    column->addWidget(buttons);
    setMinimumWidth(80 * theme::kGrid);
    update();
    m_tokens.look(hosts, [here = QPointer<TokensDialog>(this)] {
        if (here) {
            here->update();
        }
    });
}

void TokensDialog::addRow(QGridLayout* grid, const QString& host)
{
    Row row;
    row.state = new QLabel(this);
    row.state->setObjectName(QStringLiteral("state-") + host);
    row.token = new QLineEdit(this);
    row.token->setObjectName(QStringLiteral("token-") + host);
    row.token->setAccessibleName(tr("Access token for %1").arg(host));
    row.token->setEchoMode(QLineEdit::Password);
    row.token->setPlaceholderText(tr("paste a token"));
    row.keep = new QPushButton(tr("Keep"), this);
    row.forget = new QPushButton(tr("Forget"), this);
    row.forget->setObjectName(QStringLiteral("forget-") + host);
    row.keep->setAutoDefault(false);
    row.forget->setAutoDefault(false);
    connect(row.token, &QLineEdit::textChanged, this, &TokensDialog::update);
    connect(row.token, &QLineEdit::returnPressed, this, [this, host] { keep(host); });
    connect(row.keep, &QPushButton::clicked, this, [this, host] { keep(host); });
    connect(row.forget, &QPushButton::clicked, this, [this, host] { forget(host); });
    const int at = grid->rowCount();
    auto* name = new QLabel(host, this);
    name->setBuddy(row.token);
    grid->addWidget(name, at, 0);
    grid->addWidget(row.token, at, 1);
    grid->addWidget(row.keep, at, 2);
    grid->addWidget(row.forget, at, 3);
    grid->addWidget(row.state, at + 1, 1, 1, 3);
    row.state->setWordWrap(true);
    row.state->setForegroundRole(QPalette::PlaceholderText);
    m_rows.insert(host, row);
}

void TokensDialog::update()
{
    for (const QString& host : m_hosts) {
        const Row& row = m_rows[host];
        const QString variable = QString::fromStdString(collect::tokenVariable(host.toStdString()));
        const TokenStore::Origin origin = m_tokens.origin(host);
        switch (origin) {
        case TokenStore::Origin::None:
            row.state->setText(tr("None. The environment variable %1 would be read as well.").arg(variable));
            break;
        case TokenStore::Origin::Keyring:
            row.state->setText(tr("There is one in the keyring of this system."));
            break;
        case TokenStore::Origin::Session:
            row.state->setText(tr("There is one, for as long as this window is open."));
            break;
        case TokenStore::Origin::Environment:
            row.state->setText(tr("There is one, from the environment variable %1.").arg(variable));
            break;
        }
        row.keep->setEnabled(!row.token->text().trimmed().isEmpty());
        row.forget->setEnabled(origin == TokenStore::Origin::Keyring || origin == TokenStore::Origin::Session);
    }
    m_told->setText(m_tokens.noKeyring().isEmpty()
                        ? QString()
                        : tr("The keyring of this system cannot be used (%1). A token is kept until Accord is closed, "
                             "and nowhere else.")
                              .arg(m_tokens.noKeyring()));
    m_told->setVisible(!m_told->text().isEmpty());
    // Wrapped sentences are higher than a window thinks, and one may have come after it opened.
    layout()->activate();
    setMinimumHeight(layout()->totalHeightForWidth(std::max(width(), minimumWidth())));
}

void TokensDialog::keep(const QString& host)
{
    const QString token = m_rows[host].token->text().trimmed();
    if (token.isEmpty()) {
        return;
    }
    m_rows[host].token->clear();
    m_tokens.keep(host, token, [here = QPointer<TokensDialog>(this)] {
        if (here) {
            here->update();
        }
    });
    update();
}

void TokensDialog::forget(const QString& host)
{
    m_tokens.forget(host, [here = QPointer<TokensDialog>(this)] {
        if (here) {
            here->update();
        }
    });
    update();
}

} // namespace accord::ui
