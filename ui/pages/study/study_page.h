// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QTimer>

#include "core/base/ids.h"
#include "ui/core/page.h"
#include "ui/pages/study/study_tab.h"

class QComboBox;
class QStackedWidget;

namespace accord::ui {

class CriteriaTab;
class TabBar;
class PeopleTab;
class RoundsTab;
class StudyTab;
class TrainingTab;

extern const PageEntry kStudyPage;

/// How the study is run, for whoever leads it: rounds, people, progress, training, report and gate, screening, one part
/// at a time. Others see the rounds, their own progress and their own training.
class StudyPage : public Page
{
    Q_OBJECT
public:
    StudyPage(const PageContext& context, QWidget* parent);

    void enter() override;
    [[nodiscard]] bool busy() const override;

    void show(const Target& target) override;
    [[nodiscard]] std::optional<Target> place() const override;

private:
    void build();
    void makeParts();
    void connectActions();
    void connectSession();
    void addPart(StudyTab* part, bool ofTheLead);
    void showPart(const QString& id);
    void setRound(RoundId round);
    void fillRounds();
    void updateRights();
    void refreshNow();
    void refreshSoon();
    void present(QDialog* dialog);
    void edit();
    void newRound();
    void editDraft();
    void assign();
    void topUp();
    void changeSettings();
    [[nodiscard]] StudyTab* part() const;

    PageContext m_context;
    StudyActions m_actions;
    TabBar* m_bar;
    QComboBox* m_rounds;
    QStackedWidget* m_stack;
    RoundsTab* m_roundsPart = nullptr;
    PeopleTab* m_people = nullptr;
    TrainingTab* m_training = nullptr;
    CriteriaTab* m_gate = nullptr;
    struct Entry
    {
        StudyTab* part = nullptr;
        bool ofTheLead = false;
    };
    QList<Entry> m_parts;
    RoundId m_round;                               ///< that the page is about
    std::optional<std::pair<bool, bool>> m_rights; ///< leads, writable; as the actions know it
    QTimer m_again;                                ///< what others do is read anew once a second at most
};

} // namespace accord::ui
