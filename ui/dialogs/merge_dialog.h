// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/exchange/merge_questions.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"
#include "ui/dialogs/merge_questions.h"
#include "ui/widgets/column_model.h"

#include <filesystem>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace accord::ui {

class MergeQuestionRow;

/// Of the files of a merge, a row each: what they are, what of them is new here, and what is here already.
Columns<exchange::MergeFileReport> mergeFileColumns();

/// What a merge would bring and what needs a look, with a choice for each. Writes nothing: whoever opened it merges
/// with choices() when it is accepted. A choice counts anew in the background.
class MergeDialog : public SessionDialog
{
    Q_OBJECT
public:
    MergeDialog(Session& session, std::vector<std::filesystem::path> files, const exchange::MergeReport& plan,
                QWidget* parent);

    [[nodiscard]] MergeChoices choices() const;
    [[nodiscard]] bool counting() const { return m_counting.busy(); }

private:
    void build();
    ListView* makeTable();
    QWidget* makeLooks();
    void take(const exchange::MergeReport& plan);
    void showLooks(const QList<MergeQuestionGroup>& groups);
    void addRow(const MergeQuestionGroup& group);
    void choose(const QString& key, const QString& word);
    void count();
    void showSum();

    Session& m_session;
    std::vector<std::filesystem::path> m_files;
    exchange::MergeReport m_plan;
    ChosenWords m_chosen;
    ColumnModel<exchange::MergeFileReport>* m_model;
    QList<MergeQuestionRow*> m_rows;
    QStringList m_keys; ///< of the questions that there are now
    QLabel* m_sum;
    QLabel* m_heading;
    QLabel* m_hidden; ///< how many more there are of what one should only know
    QVBoxLayout* m_column = nullptr;
    QPushButton* m_merge = nullptr;
    Reading m_counting;
};

} // namespace accord::ui
