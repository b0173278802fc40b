// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/exchange/export_labels.h"
#include "ui/core/session_dialog.h"

class QButtonGroup;
class QCheckBox;
class QComboBox;

namespace accord::ui {

class Prompts;
class Session;

/// Which round leaves the project, and in which layout. Accepting it asks for the file and writes it in the background.
class ExportDialog : public SessionDialog
{
    Q_OBJECT
public:
    ExportDialog(Session& session, Prompts& prompts, QWidget* parent);

    [[nodiscard]] exchange::ExportFormat format() const;
    void setFormat(exchange::ExportFormat format);
    [[nodiscard]] bool exact() const; ///< texts that look like formulas are written as they are
    void setExact(bool exact);
    void accept() override;

private:
    void write(RoundId round, exchange::ExportFormat layout, const QString& file);

    Session& m_session;
    Prompts& m_prompts;
    QComboBox* m_round;
    QButtonGroup* m_formats;
    QCheckBox* m_exact;
};

} // namespace accord::ui
