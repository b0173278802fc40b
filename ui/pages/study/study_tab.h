// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>
#include <QWidget>

#include "core/project/project.h"
#include "ui/core/actions.h"
#include "ui/widgets/tabbed_page.h"

namespace accord::ui {

/// What can be done on the page of the study.
struct StudyActions : ActionTable
{
    Q_DECLARE_TR_FUNCTIONS(StudyActions)

public:
    StudyActions(Actions& actions, QWidget* page)
        : ActionTable(actions, page, QStringLiteral("study"))
    {}

    static constexpr const char* kRoundMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Round");
    static constexpr const char* kGateMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Gate");
    static constexpr const char* kPartsMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "Parts of the Pa&ge");

    QAction* newRound = make("study.newRound", tr("New Round…"), Qt::Key_N,
                             {.menu = kStudyMenu, .section = 1, .right = Action::CreateRound});
    /// The round or the person that is chosen.
    QAction* edit = make("study.edit", tr("Edit…"), Qt::Key_E, {.menu = kRoundMenu, .right = Action::EditRound});
    QAction* assign = make("study.assign", tr("Assign…"), Qt::Key_A, {.menu = kRoundMenu, .right = Action::Assign});
    QAction* topUp = make("study.topUp", tr("Top Up…"), Qt::Key_O, {.menu = kRoundMenu, .right = Action::AddItems});
    QAction* remove =
        make("study.delete", tr("Delete Draft…"), Qt::Key_Delete, {.menu = kRoundMenu, .right = Action::DeleteRound});
    QAction* start =
        make("study.start", tr("Start Round…"), Qt::Key_S, {.menu = kRoundMenu, .right = Action::StartRound});
    QAction* close =
        make("study.close", tr("Close Round…"), Qt::Key_C, {.menu = kRoundMenu, .right = Action::CloseRound});
    QAction* report =
        make("study.report", tr("Report and Gate"), Qt::Key_R, {.menu = kRoundMenu, .right = Action::RecordOutcome});
    QAction* reconciled = make("study.reconciled", tr("Mark Reconciled…"), Qt::Key_M,
                               {.menu = kRoundMenu, .right = Action::MarkReconciled});
    /// The pages show this round.
    QAction* work = make("study.work", tr("Work in This Round"), Qt::Key_W, {.menu = kRoundMenu});
    QAction* newPerson =
        make("study.addPerson", tr("Add Person…"), Qt::Key_P, {.menu = kStudyMenu, .right = Action::AddPerson});
    QAction* left = make("study.left", tr("Has Left…"), Qt::Key_L, {.right = Action::EditPerson});
    QAction* references =
        make("study.references", tr("Use My Labels as References…"), Qt::Key_U, {.right = Action::EditReferences});
    QAction* go = make("study.go", tr("Go…"), Qt::Key_G, {.menu = kGateMenu, .right = Action::RecordOutcome});
    QAction* noGo =
        make("study.noGo", tr("No-Go…"), Qt::SHIFT | Qt::Key_G, {.menu = kGateMenu, .right = Action::RecordOutcome});
    QAction* saveReport = make("study.saveReport", tr("Save Report…"), Qt::CTRL | Qt::Key_S,
                               {.menu = kGateMenu, .right = Action::RecordOutcome});
    QAction* settings =
        make("study.settings", tr("Settings of the Study…"), Qt::Key_T, {.right = Action::EditSettings});
    QList<QAction*> tabs = makeNumbered(8, "study.tab", {}, {}, {.menu = kPartsMenu});
};

/// One tab of the page of the study. All but People are about one round.
class StudyTab : public Tab
{
    Q_OBJECT
public:
    using Tab::Tab;

    /// The round that the page is about; none in a project without one.
    [[nodiscard]] RoundId round() const { return m_round; }
    void setRound(RoundId round);

signals:
    void roundChosen(accord::RoundId round); ///< the page is to be about this round
    void itemWanted(accord::ItemId item);    ///< the page Label is to show it

protected:
    virtual void roundChanged() {}

private:
    RoundId m_round;
};

} // namespace accord::ui
