// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/study.h"
#include "core/study/training.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/column_model.h"

#include <vector>

class QLabel;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
class ListView;
struct StudyActions;

/// An issue that is hard, with its title.
struct HardRow
{
    study::HardItem hard;
    Heading heading;
};

/// A training round: for a lead who is ready and what is hard; for everybody else how they did themselves.
class TrainingTab : public StudyTab
{
    Q_OBJECT
public:
    TrainingTab(const PageContext& context, const StudyActions& actions, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

    void useMyLabels();
    void makeReferences(const QString& title, RoundId round);

protected:
    void roundChanged() override;

private:
    /// What is shown of the round.
    struct Shown
    {
        std::vector<study::TrainingResult> people;
        std::vector<study::HardItem> hard;
        std::vector<Heading> headings; ///< of the hard items
        int references = 0;            ///< -1: not for these eyes
    };

    static Result<Shown> read(Project& project, RoundId round, PersonId viewer);
    void build(const StudyActions& actions);
    void show(const Shown& shown);
    using QWidget::show;
    void say(const QString& title, const QString& sentence);
    [[nodiscard]] QString thresholdText() const;

    const StudyActions& m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QLabel* m_head;
    ListView* m_peopleList;
    ColumnModel<study::TrainingResult>* m_people;
    QLabel* m_hardTitle;
    ListView* m_hardList;
    ColumnModel<HardRow>* m_hard;
    QWidget* m_foot = nullptr;
    Reading m_reading;
};

} // namespace accord::ui
