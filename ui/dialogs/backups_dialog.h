// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QStringList>

#include "core/base/result.h"
#include "core/project/backups.h"
#include "ui/widgets/column_model.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace accord::ui {

class Prompts;

/// The backups of a project: when and why each was made and what is in it; makes a project of one, beside the present
/// file or in its place.
class BackupsDialog : public QDialog
{
    Q_OBJECT
public:
    /// `projects`: files to choose from, the first one first; more can be looked for.
    BackupsDialog(Prompts& prompts, const QStringList& projects, QWidget* parent);
    ~BackupsDialog() override;

    /// Before a backup goes into a project's place: nobody in this window may have it open. Calls `then` when nobody
    /// has; never if it stays open, and nothing is restored then.
    std::function<void(const QString& project, const std::function<void()>& then)> release;

    /// A seam for tests: runs on the thread that restores, before it begins.
    std::function<void(const std::stop_token& stop)> delay;

    [[nodiscard]] bool busy() const { return m_busy; }

public slots:
    void reject() override; ///< while a backup is being restored: cancels that, and closes when it has ended

signals:
    void restored(const QString& project, const QString& sentence); ///< is there and can be opened
    void left(const QString& project, const QString& sentence);     ///< was released, and is as it was before

private:
    /// A backup and, once somebody has looked into it, what is in it; nothing if it cannot be read.
    struct BackupRow
    {
        backups::Backup backup;
        std::optional<std::optional<backups::Contents>> inside;
    };

    void build(const QStringList& projects);
    void choose(int index);
    void refresh();
    void count();
    void updateButtons();
    [[nodiscard]] const backups::Backup* selected() const;
    [[nodiscard]] QString project() const;
    void restoreCopy();
    void restoreInPlace();
    void putInPlace(const backups::Backup& backup, const QString& file);
    using Work = std::function<Status(const std::stop_token& stop)>;
    void inBackground(Work work, const QString& result, const QString& sentence);
    void finish(const Status& status, const QString& result, const QString& sentence);

    Prompts& m_prompts;
    QComboBox* m_projects;
    ListView* m_list;
    ColumnModel<BackupRow>* m_backups;
    QLabel* m_hint;
    QPushButton* m_copy = nullptr;
    QPushButton* m_inPlace = nullptr;
    QPushButton* m_close = nullptr;
    bool m_busy = false;
    bool m_released = false; ///< the project that is being replaced was open in the window
    int m_filling = 0;       ///< which list the counts belong to
    std::jthread m_counter;
    std::jthread m_worker;
};

} // namespace accord::ui
