// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

namespace accord::ui {

/// A dialog over an open project: over its session, or over what a page shows of it. The window deletes those that are
/// open before it takes the pages down, as when the project is closed, replaced or shown in another language; they
/// answer nothing then. What they were opened with is there as long as they are.
class SessionDialog : public QDialog
{
    Q_OBJECT
public:
    using QDialog::QDialog;

public slots:
    /// It is deleted when it is closed.
    void open() override
    {
        setAttribute(Qt::WA_DeleteOnClose);
        QDialog::open();
    }
};

} // namespace accord::ui
