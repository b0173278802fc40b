// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/study/rounds/round_facts.h"
#include "ui/study/study_part.h"
#include "ui/support/threads/background.h"

class QStackedWidget;

namespace accord::ui {

class Placeholder;
class QuietList;
class RoundCard;
class RoundModel;
struct StudyActions;

/// The rounds of the study, and what can be done next with the one that is chosen.
class RoundsPart : public StudyPart
{
    Q_OBJECT
public:
    RoundsPart(const PageContext& context, const StudyActions& actions, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

    void start();
    void close();
    void markReconciled();
    void remove(); ///< the draft that is chosen
    void work();
    void change(RoundId draft, const study::RoundContent& content, const study::RoundContent& seen);

protected:
    void roundChanged() override;

private:
    void build();
    void read(std::vector<RoundFacts> facts);
    void showChosen();
    void updateActions();
    void askToClose(const Round& round, const study::Completeness& complete);
    [[nodiscard]] const Round* chosen() const;

    const StudyActions& m_actions;
    RoundModel* m_model;
    QuietList* m_list;
    RoundCard* m_card;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    std::vector<RoundFacts> m_facts;
    Background m_reading;
    Background m_closing;
};

} // namespace accord::ui
