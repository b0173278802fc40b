// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_page.h"

#include <QComboBox>
#include <QSignalBlocker>

#include "core/study/settings.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/assign_dialog.h"
#include "ui/pages/study/audit_tab.h"
#include "ui/pages/study/criteria_tab.h"
#include "ui/pages/study/new_round_dialog.h"
#include "ui/pages/study/people_tab.h"
#include "ui/pages/study/progress_tab.h"
#include "ui/pages/study/rounds_tab.h"
#include "ui/pages/study/screening_tab.h"
#include "ui/pages/study/shares_tab.h"
#include "ui/pages/study/study_commands.h"
#include "ui/pages/study/study_settings_dialog.h"
#include "ui/pages/study/study_text.h"
#include "ui/pages/study/top_up_dialog.h"
#include "ui/pages/study/training_tab.h"

namespace accord::ui {
namespace {

void addStudyCommands(PageWindow& window, QObject* parent)
{
    new StudyCommands(window, parent);
}

} // namespace

constinit const PageEntry kStudyPage{
    "study",         QT_TRANSLATE_NOOP("accord::ui::Page", "Study"), "study", "study", createPage<StudyPage>, false,
    addStudyCommands};

StudyPage::StudyPage(const PageContext& context, QWidget* parent)
    : TabbedPage(kStudyPage, context, parent)
    , m_actions(context.actions, this)
    , m_rounds(new QComboBox(this))
    , m_round(context.session.round())
{
    build();
    addTabs();
    connectActions();
    connectSession();
    updateRights();
    fillRounds();
}

void StudyPage::build()
{
    m_rounds->setObjectName(QStringLiteral("studyRound"));
    m_rounds->setAccessibleName(tr("Round"));
    m_rounds->setToolTip(tr("The round that this page is about"));
    m_rounds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rounds->setMaximumWidth(36 * theme::kGrid);
    setLayout(makeTabs(m_rounds));
    connect(m_rounds, &QComboBox::activated, this, [this] { setRound(RoundId{m_rounds->currentData().toLongLong()}); });
}

void StudyPage::add(StudyTab* tab, Whose whose)
{
    addTab(tab, m_actions.tabs.value(m_tabs.size()), whose);
    m_tabs.append(tab);
    connect(tab, &StudyTab::roundChosen, this, &StudyPage::setRound);
    connect(tab, &StudyTab::itemWanted, this, [this](ItemId item) {
        emit wanted(LabelTarget{m_round, {}, {item}, tr("One issue of the training")});
    });
}

void StudyPage::addTabs()
{
    add(m_roundsTab = new RoundsTab(context(), m_actions, this), Whose::Everybody);
    add(m_people = new PeopleTab(context(), m_actions, this), Whose::Leads);
    add(new ProgressTab(context(), this), Whose::Everybody);
    add(m_training = new TrainingTab(context(), m_actions, this), Whose::Everybody);
    add(m_gate = new CriteriaTab(context(), m_actions, this), Whose::Leads);
    add(new ScreeningTab(context(), this), Whose::Leads);
    add(new AuditTab(context(), this), Whose::Leads);
    add(new SharesTab(context(), this), Whose::Everybody);
}

void StudyPage::connectActions()
{
    const auto on = [this](QAction* action, auto&& what) { connect(action, &QAction::triggered, this, what); };
    on(m_actions.newRound, [this] { newRound(); });
    on(m_actions.edit, [this] { edit(); });
    on(m_actions.assign, [this] { assign(); });
    on(m_actions.topUp, [this] { topUp(); });
    on(m_actions.start, [this] { m_roundsTab->start(); });
    on(m_actions.close, [this] { m_roundsTab->close(); });
    on(m_actions.report, [this] { showTab(m_gate->id()); });
    on(m_actions.remove, [this] { m_roundsTab->remove(); });
    on(m_actions.reconciled, [this] { m_roundsTab->markReconciled(); });
    on(m_actions.work, [this] { m_roundsTab->work(); });
    on(m_actions.newPerson, [this] { m_people->add(); });
    on(m_actions.left, [this] { m_people->markLeft(); });
    on(m_actions.references, [this] { m_training->useMyLabels(); });
    on(m_actions.go, [this] { m_gate->judge(GateVerdict::Go); });
    on(m_actions.noGo, [this] { m_gate->judge(GateVerdict::NoGo); });
    on(m_actions.saveReport, [this] { m_gate->save(); });
    on(m_actions.settings, [this] { changeSettings(); });
}

void StudyPage::connectSession()
{
    Session& session = context().session;
    connect(&session, &Session::contentsChanged, this, [this] {
        updateRights();
        fillRounds();
        refreshNow();
    });
    connect(&session, &Session::changed, this, &StudyPage::refreshSoon);
    connect(&session, &Session::meChanged, this, [this] {
        updateRights();
        refreshNow();
    });
    connect(&session, &Session::currentRoundChanged, this, [this] { setRound(context().session.round()); });
}

// What only a lead may do is not there for annotators, nor in a package, as the study is led elsewhere; others are told
// who may. Tabs of which nothing would be left but that stay with the leads.
void StudyPage::updateRights()
{
    Session& session = context().session;
    const bool package = session.packagedFor().valid(); // one person's, and the study is led elsewhere
    const bool writable = !package && !session.project().readOnly();
    const bool lead = !package && session.project().mayLead(session.me());
    const bool same = m_rights == std::pair(lead, writable);
    const QList<QAction*> always{m_actions.newRound, m_actions.settings, m_actions.newPerson};
    for (QAction* action : m_actions.withRight()) {
        const bool now = always.contains(action) || (same && lead && action->isEnabled());
        enable(action, now, session); // the leads may be others now
    }
    if (same) {
        return;
    }
    m_rights = std::pair(lead, writable);
    setLeads(lead);
}

void StudyPage::tabShown()
{
    m_rounds->setVisible(m_rounds->count() > 0 && tab() != m_people);
    if (isVisible()) {
        m_actions.edit->setEnabled(false); // unless what is shown now can be edited
    }
}

void StudyPage::setRound(RoundId round)
{
    if (context().session.project().round(round) == nullptr) {
        return;
    }
    m_round = round;
    const QSignalBlocker quiet(m_rounds);
    m_rounds->setCurrentIndex(m_rounds->findData(QVariant::fromValue<qlonglong>(round.value)));
    for (StudyTab* tab : m_tabs) {
        tab->setRound(round);
    }
}

void StudyPage::fillRounds()
{
    const QSignalBlocker quiet(m_rounds);
    m_rounds->clear();
    for (const Round& round : context().session.project().rounds()) {
        m_rounds->addItem(text(round.name), QVariant::fromValue<qlonglong>(round.id.value));
    }
    m_rounds->setVisible(m_rounds->count() > 0 && tab() != m_people);
    if (context().session.project().round(m_round) == nullptr) {
        m_round = context().session.round();
    }
    setRound(m_round);
}

void StudyPage::show(const Target& target)
{
    const auto* to = std::get_if<StudyTarget>(&target);
    if (to == nullptr) {
        return;
    }
    if (to->round.valid()) {
        fillRounds(); // it may have been made just now
        setRound(to->round);
    }
    if (!to->tab.isEmpty()) {
        showTab(to->tab);
    }
}

std::optional<Target> StudyPage::place() const
{
    return StudyTarget{tab()->id(), m_round};
}

void StudyPage::edit()
{
    if (tab() == m_people) {
        m_people->edit();
    } else {
        editRound();
    }
}

void StudyPage::newRound()
{
    auto* dialog = new NewRoundDialog(context().session, context().prompts, window());
    connect(dialog, &NewRoundDialog::made, this, [this](RoundId round) {
        emit wanted(StudyTarget{m_roundsTab->id(), round});
    });
    dialog->open();
}

void StudyPage::editRound()
{
    const auto round = context().session.project().round(m_round);
    if (round == nullptr || round->state > RoundState::Running) {
        return;
    }
    auto* dialog = new EditRoundDialog(context().session, *round, window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = round->id, seen = study::contentOf(*round)] {
        m_roundsTab->change(dialog->windowTitle(), id, dialog->content(), seen);
    });
    dialog->open();
}

void StudyPage::assign()
{
    if (const auto round = context().session.project().round(m_round)) {
        auto* dialog = new AssignDialog(context().session, context().prompts, *round, window());
        dialog->open();
    }
}

void StudyPage::topUp()
{
    if (const auto round = context().session.project().round(m_round)) {
        auto* dialog = new TopUpDialog(context().session, context().prompts, *round, window());
        dialog->open();
    }
}

void StudyPage::changeSettings()
{
    const StudySettings seen = context().session.project().settings();
    auto* dialog = new StudySettingsDialog(seen, window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, seen] {
        tab()->write(dialog->windowTitle(),
                     [settings = dialog->settings(), seen, me = context().session.me()](Project& project) {
                         return study::changeSettings(project, me, settings, seen);
                     });
    });
    dialog->open();
}

} // namespace accord::ui
