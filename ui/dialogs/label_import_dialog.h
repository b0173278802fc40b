// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/exchange/labels/import_labels.h"
#include "core/project/project.h"
#include "ui/core/session_dialog.h"

#include <filesystem>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace accord::ui {

/// Which round labels go to, and what the columns of a wide table are. The columns are guessed from the first file and
/// can be changed here.
class LabelImportDialog : public SessionDialog
{
    Q_OBJECT
public:
    LabelImportDialog(const Project& project, std::vector<std::filesystem::path> files, QWidget* parent);

    /// Why the first file cannot be read, as a sentence; empty if it can.
    [[nodiscard]] QString problem() const { return m_problem; }

    [[nodiscard]] exchange::LabelImport import() const;

private:
    void readColumns(const Project& project);
    void fillTable(const Project& project);
    void update();
    [[nodiscard]] exchange::LabelColumns columns() const;

    std::vector<std::filesystem::path> m_files;
    QString m_problem;
    std::optional<exchange::LabelColumns> m_guessed; ///< of wide tables only
    QComboBox* m_round;
    QCheckBox* m_final;
    QTableWidget* m_table;
    QList<QComboBox*> m_roles;
    QList<QComboBox*> m_whose; ///< the person of an annotator's column
    QLabel* m_hint;
    QPushButton* m_start = nullptr;
};

} // namespace accord::ui
