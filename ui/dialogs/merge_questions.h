// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/exchange/merge_questions.h"
#include "core/project/project.h"
#include "ui/dialogs/merge_flow.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace accord::ui {

/// What needs a look, over all files: a choice that holds for all of them is asked once.
struct MergeQuestionGroup
{
    QString key; ///< the same for the same question, whatever the numbers in it
    exchange::MergeQuestionKind kind = exchange::MergeQuestionKind::UnknownPerson;
    Uuid person;                              ///< of a choice for a person
    MergeExtra extra = MergeExtra::Decisions; ///< of what only a lead takes over
    bool mayChoose = true;                    ///< false: only a lead may
    QString sentence;
    QString where;       ///< the files, if several are merged
    QStringList samples; ///< links of issues
    QList<MergeAnswer> options;
    QString chosen; ///< word of an option; empty: the first one, but of a namesake none yet

    /// Nothing is merged before somebody has answered.
    [[nodiscard]] bool asks() const { return kind == exchange::MergeQuestionKind::Namesake && chosen.isEmpty(); }
};

/// Everything that needs a look: first what can be chosen, people before all else, then what one should only know.
/// While a round is blind no issue is named that somebody labelled.
QList<MergeQuestionGroup> questionGroups(const exchange::MergeReport& report, const Project& project);

/// What somebody chose, by MergeQuestionGroup::key. What nobody touched stays as the merge proposes it.
using ChosenWords = QMap<QString, QString>;

MergeChoices choicesOf(const QList<MergeQuestionGroup>& groups, const ChosenWords& chosen);

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
