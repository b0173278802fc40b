// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_tab.h"

#include <QCoreApplication>
#include <QKeySequence>

#include "ui/core/actions.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kTabs = 8;

struct StudyActionsWords
{
    Q_DECLARE_TR_FUNCTIONS(StudyActions)
};

} // namespace

StudyActions StudyActions::add(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("study");
    const auto make = [&](const char* name, const QString& text, const QKeySequence& keys) {
        return actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
    };
    StudyActions all;
    all.newRound = make("newRound", StudyActionsWords::tr("New Round…"), QKeySequence(Qt::Key_N));
    all.edit = make("edit", StudyActionsWords::tr("Edit…"), QKeySequence(Qt::Key_E));
    all.assign = make("assign", StudyActionsWords::tr("Assign…"), QKeySequence(Qt::Key_A));
    all.topUp = make("topUp", StudyActionsWords::tr("Top Up…"), QKeySequence(Qt::Key_O));
    all.remove = make("delete", StudyActionsWords::tr("Delete Draft…"), QKeySequence(Qt::Key_Delete));
    all.start = make("start", StudyActionsWords::tr("Start Round…"), QKeySequence(Qt::Key_S));
    all.close = make("close", StudyActionsWords::tr("Close Round…"), QKeySequence(Qt::Key_C));
    all.report = make("report", StudyActionsWords::tr("Report and Gate"), QKeySequence(Qt::Key_R));
    all.reconciled = make("reconciled", StudyActionsWords::tr("Mark Reconciled…"), QKeySequence(Qt::Key_M));
    all.work = make("work", StudyActionsWords::tr("Work in This Round"), QKeySequence(Qt::Key_W));
    all.newPerson = make("addPerson", StudyActionsWords::tr("Add Person…"), QKeySequence(Qt::Key_P));
    all.left = make("left", StudyActionsWords::tr("Has Left…"), QKeySequence(Qt::Key_L));
    all.references = make("references", StudyActionsWords::tr("Use My Labels as References…"), QKeySequence(Qt::Key_U));
    all.go = make("go", StudyActionsWords::tr("Go…"), QKeySequence(Qt::Key_G));
    all.noGo = make("noGo", StudyActionsWords::tr("No-Go…"), QKeySequence(Qt::SHIFT | Qt::Key_G));
    all.saveReport = make("saveReport", StudyActionsWords::tr("Save Report…"), QKeySequence(Qt::CTRL | Qt::Key_S));
    all.settings = make("settings", StudyActionsWords::tr("Settings of the Study…"), QKeySequence(Qt::Key_T));
    all.tabs = TabbedPage::addTabActions(actions, place, page, kTabs);
    return all;
}

QList<QAction*> StudyActions::ofTheLead() const
{
    return {newRound,   edit,      assign, topUp,      remove, start, close,      report,
            reconciled, newPerson, left,   references, go,     noGo,  saveReport, settings};
}

Action StudyActions::rightOf(const QAction* action) const
{
    const std::pair<const QAction*, Action> rights[]{
        {newRound, Action::CreateRound},
        {edit, Action::EditRound},
        {assign, Action::Assign},
        {topUp, Action::AddItems},
        {remove, Action::DeleteRound},
        {start, Action::StartRound},
        {close, Action::CloseRound},
        {reconciled, Action::MarkReconciled},
        {newPerson, Action::AddPerson},
        {left, Action::EditPerson},
        {references, Action::EditReferences},
        {settings, Action::EditSettings},
    };
    const auto* found = std::ranges::find(rights, action, &std::pair<const QAction*, Action>::first);
    return found == std::end(rights) ? Action::RecordOutcome : found->second;
}

void StudyTab::setRound(RoundId round)
{
    if (std::exchange(m_round, round) != round) {
        roundChanged();
    }
}

} // namespace accord::ui
