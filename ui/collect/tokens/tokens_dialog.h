// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QMap>
#include <QStringList>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace accord::ui {

class TokenStore;

/// Says for each host whether there is an access token and where it is kept, and takes a new one. What was kept is
/// never shown again, not even its length.
class TokensDialog : public QDialog
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
