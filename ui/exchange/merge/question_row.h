// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "ui/exchange/merge/question_groups.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace accord::ui {

/// One thing that needs a look: a sentence, the answers with the proposed one chosen, and what it means. What only a
/// lead takes over has a box to be checked.
class MergeQuestionRow : public QWidget
{
    Q_OBJECT
public:
    MergeQuestionRow(const MergeQuestionGroup& group, QWidget* parent);

    /// The same question with other numbers; what was chosen stays.
    void update(const MergeQuestionGroup& group);

    [[nodiscard]] const MergeQuestionGroup& group() const { return m_group; }
    [[nodiscard]] QComboBox* answers() const { return m_answers; } ///< null: nothing to choose
    [[nodiscard]] QCheckBox* box() const { return m_box; }         ///< null: not of this kind

signals:
    void chosen(const QString& key, const QString& word);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(int answer);

    MergeQuestionGroup m_group;
    QLabel* m_sentence;
    QLabel* m_more; ///< what the answer means, which files, which issues
    QComboBox* m_answers = nullptr;
    QCheckBox* m_box = nullptr;
};

} // namespace accord::ui
