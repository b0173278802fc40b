// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>
#include <QWidget>

namespace accord::ui {

class Actions;

/// Keys and what they do, as buttons beside each other.
class KeyLine : public QWidget
{
    Q_OBJECT
public:
    /// `ids` of registered actions; those that are not there are left out.
    KeyLine(const Actions& actions, const QStringList& ids, QWidget* parent);
};

} // namespace accord::ui
