// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLineEdit>
#include <QStringListModel>
#include <QTimer>

#include "ui/support/session.h"

namespace accord::ui {

/// One line about the issue, completed from what labels of this project say already.
class SummaryField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SummaryField(Session& session, QWidget* parent = nullptr);

private:
    void offer();

    Session& m_session;
    QStringListModel* m_offers;
    QTimer m_pause;
};

} // namespace accord::ui
