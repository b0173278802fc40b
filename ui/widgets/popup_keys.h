// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace accord::ui {

/// Gives the keys to an open menu or drop-down list. Qt asks the shortcuts of the widget in focus first, also while a
/// list lies over it: keys without a modifier, which are what pages are worked with, would act behind it.
class PopupKeys : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace accord::ui
