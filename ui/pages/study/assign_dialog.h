// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "core/project/project.h"
#include "core/study/assignment/changes.h"
#include "core/study/assignment/plan.h"
#include "core/study/sampling/sample.h"
#include "ui/core/reading.h"
#include "ui/core/session_dialog.h"
#include "ui/widgets/column_model.h"

#include <memory>
#include <span>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class PeopleChoice;
class Prompts;
class ListView;

/// A stratum, or all of them together, with how many of it each person gets.
struct AssignedRow
{
    qlonglong id = 0;
    QString name;
    std::int64_t items = 0;
    std::vector<std::int64_t> counts;
};

/// How many items of each stratum each person gets: people beside each other, strata below each other, the sum at the
/// foot.
class MatrixTable : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixTable(QWidget* parent = nullptr);

    void show(const study::AssignmentMatrix& matrix, const Project& project);
    void say(const QString& sentence); ///< above the table
    using QWidget::show;

private:
    QLabel* m_head;
    ListView* m_list;
    ColumnModel<AssignedRow>* m_model;
};

/// The matrix that a sample will have before its round is there. Blocks and repositories follow from the order of the
/// items: Errc::Invalid.
Result<study::AssignmentMatrix> previewOf(const study::Sample& sample, const study::AssignmentRequest& request);

/// How the items of a round are shared out: method, people per issue, who, with which weight.
class AssignForm : public QWidget
{
    Q_OBJECT
public:
    explicit AssignForm(QWidget* parent = nullptr);

    void setPeople(std::span<const Person> people, const std::vector<PersonId>& chosen);
    void setMethod(study::AssignmentMethod method);
    void setOverlap(int overlap);
    void setShared(bool shared); ///< method, seed and overlap matter; otherwise only who

    /// Without the round.
    [[nodiscard]] study::AssignmentRequest request() const;
    [[nodiscard]] PeopleChoice& people() { return *m_people; }
    [[nodiscard]] const PeopleChoice& people() const { return *m_people; }
    [[nodiscard]] QString missing() const; ///< why it cannot be shared out so; empty: it can

signals:
    void changed();

private:
    void update();

    QFormLayout* m_form;
    QComboBox* m_method;
    QLabel* m_hint;
    QSpinBox* m_overlap;
    QSpinBox* m_block;
    QSpinBox* m_seed;
    PeopleChoice* m_people;
    bool m_shared = true;
};

/// Who has what in a round: shared out anew while nobody has begun, or changed while people label. Everything is shown
/// as a matrix before it is done.
class AssignDialog : public SessionDialog
{
    Q_OBJECT
public:
    AssignDialog(Session& session, Prompts& prompts, const Round& round, QWidget* parent);

    void accept() override; ///< does what is shown
    [[nodiscard]] bool busy() const { return m_planning.busy(); }

private:
    enum class What { Anew, Reassign, TakeBack, Join, HandOut };

    void build(const Round& round);
    void fillPeople();
    void update();
    void plan();
    void take(const Result<study::Assignment>& plan);
    [[nodiscard]] What what() const;
    [[nodiscard]] QString changesText(const study::Assignment& plan) const;

    Session& m_session;
    Prompts& m_prompts;
    RoundId m_round;
    QComboBox* m_what;
    QComboBox* m_person;
    QLabel* m_personLabel;
    AssignForm* m_form;
    MatrixTable* m_matrix;
    QLabel* m_changes;
    QPushButton* m_apply = nullptr;
    std::shared_ptr<const study::Assignment> m_plan;
    Reading m_planning;
};

} // namespace accord::ui
