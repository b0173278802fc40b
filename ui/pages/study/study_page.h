// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

#include "core/base/ids.h"
#include "ui/pages/study/study_tab.h"

#include <optional>
#include <utility>

class QComboBox;

namespace accord::ui {

class CriteriaTab;
class PeopleTab;
class RoundsTab;
class TrainingTab;

extern const PageEntry kStudyPage;

/// How the study is run, for whoever leads it: rounds, people, progress, training, report and gate, screening, audit,
/// shares, one tab at a time. Others see the rounds, their own progress, their own training and the shares.
class StudyPage : public TabbedPage
{
    Q_OBJECT
public:
    StudyPage(const PageContext& context, QWidget* parent);

    void show(const Target& target) override;
    [[nodiscard]] std::optional<Target> place() const override;

protected:
    void tabShown() override;

private:
    void build();
    void addTabs();
    void connectActions();
    void connectSession();
    void add(StudyTab* tab, Whose whose);
    void setRound(RoundId round);
    void fillRounds();
    void updateRights();
    void edit();
    void newRound();
    void editRound();
    void assign();
    void topUp();
    void changeSettings();

    StudyActions m_actions;
    QComboBox* m_rounds;
    QList<StudyTab*> m_tabs;
    RoundsTab* m_roundsTab = nullptr;
    PeopleTab* m_people = nullptr;
    TrainingTab* m_training = nullptr;
    CriteriaTab* m_gate = nullptr;
    RoundId m_round;                               ///< that the page is about
    std::optional<std::pair<bool, bool>> m_rights; ///< leads, writable; as the actions know it
};

} // namespace accord::ui
