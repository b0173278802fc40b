// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace accord::ui {

class Actions;

/// Keys and what they do, as buttons beside each other.
class KeyLine : public QWidget
{
    Q_OBJECT
public:
    struct Key
    {
        QString id;      ///< of a registered action; what is not there is left out
        QString caption; ///< short
    };

    KeyLine(const Actions& actions, const QList<Key>& keys, QWidget* parent);
};

} // namespace accord::ui
