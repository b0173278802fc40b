// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_page.h"

#include <QComboBox>
#include <QDialog>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/study/settings.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/assign_dialog.h"
#include "ui/pages/study/criteria_tab.h"
#include "ui/pages/study/new_round_dialog.h"
#include "ui/pages/study/people_tab.h"
#include "ui/pages/study/progress_tab.h"
#include "ui/pages/study/rounds_tab.h"
#include "ui/pages/study/screening_tab.h"
#include "ui/pages/study/study_settings_dialog.h"
#include "ui/pages/study/study_text.h"
#include "ui/pages/study/top_up_dialog.h"
#include "ui/pages/study/training_tab.h"
#include "ui/widgets/tab_bar.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 1000;

} // namespace

constinit const PageEntry kStudyPage{"study", QT_TRANSLATE_NOOP("accord::ui::Page", "Study"), "study", "study",
                                     createPage<StudyPage>};

StudyPage::StudyPage(const PageContext& context, QWidget* parent)
    : Page(kStudyPage, parent)
    , m_context(context)
    , m_actions(StudyActions::add(context.actions, this))
    , m_bar(new TabBar(this))
    , m_rounds(new QComboBox(this))
    , m_stack(new QStackedWidget(this))
    , m_round(context.session.round())
{
    build();
    makeParts();
    connectActions();
    connectSession();
    updateRights();
    fillRounds();
}

void StudyPage::build()
{
    m_bar->setObjectName(QStringLiteral("parts"));
    m_bar->setAccessibleName(tr("Parts of the page"));
    m_rounds->setObjectName(QStringLiteral("studyRound"));
    m_rounds->setAccessibleName(tr("Round"));
    m_rounds->setToolTip(tr("The round that this page is about"));
    m_rounds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_rounds->setMaximumWidth(36 * theme::kGrid);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(theme::kGrid / 2, theme::kGrid / 2, 2 * theme::kGrid, 0);
    top->addWidget(m_bar);
    top->addStretch();
    top->addWidget(m_rounds);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_stack, 1);
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, &StudyPage::refreshNow);
    connect(m_rounds, &QComboBox::activated, this, [this] { setRound(RoundId{m_rounds->currentData().toLongLong()}); });
    connect(m_bar, &QTabBar::currentChanged, this, [this](int index) { showPart(m_bar->tabData(index).toString()); });
}

void StudyPage::addPart(StudyTab* part, bool ofTheLead)
{
    m_parts.append({part, ofTheLead});
    m_stack->addWidget(part);
    connect(part, &StudyTab::roundChosen, this, &StudyPage::setRound);
    connect(part, &StudyTab::itemWanted, this, [this](ItemId item) {
        emit wanted(LabelTarget{m_round, {}, {item}, tr("One issue of the training")});
    });
    QAction* action = m_actions.parts.value(m_parts.size() - 1);
    action->setText(tr("Show %1").arg(part->title()));
    connect(action, &QAction::triggered, this, [this, part] { showPart(part->id()); });
}

void StudyPage::makeParts()
{
    addPart(m_roundsPart = new RoundsTab(m_context, m_actions, this), false);
    addPart(m_people = new PeopleTab(m_context, m_actions, this), true);
    addPart(new ProgressTab(m_context, this), false);
    addPart(m_training = new TrainingTab(m_context, m_actions, this), false);
    addPart(m_gate = new CriteriaTab(m_context, m_actions, this), true);
    addPart(new ScreeningTab(m_context, this), true);
}

void StudyPage::connectActions()
{
    const auto on = [this](QAction* action, auto&& what) { connect(action, &QAction::triggered, this, what); };
    on(m_actions.newRound, [this] { newRound(); });
    on(m_actions.edit, [this] { edit(); });
    on(m_actions.assign, [this] { assign(); });
    on(m_actions.topUp, [this] { topUp(); });
    on(m_actions.start, [this] { m_roundsPart->start(); });
    on(m_actions.close, [this] { m_roundsPart->close(); });
    on(m_actions.report, [this] { showPart(m_gate->id()); });
    on(m_actions.remove, [this] { m_roundsPart->remove(); });
    on(m_actions.reconciled, [this] { m_roundsPart->markReconciled(); });
    on(m_actions.work, [this] { m_roundsPart->work(); });
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
    Session& session = m_context.session;
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
    connect(&session, &Session::currentRoundChanged, this, [this] { setRound(m_context.session.round()); });
}

StudyTab* StudyPage::part() const
{
    return qobject_cast<StudyTab*>(m_stack->currentWidget());
}

bool StudyPage::busy() const
{
    return m_again.isActive() || (part() != nullptr && part()->busy());
}

// What only a lead may do is there for everybody, and says who may; not in a package, as the study is led elsewhere.
// Parts of which nothing would be left but that stay with the leads.
void StudyPage::updateRights()
{
    Session& session = m_context.session;
    const bool package = session.packagedFor().valid(); // one person's, and the study is led elsewhere
    const bool writable = !package && !session.project().readOnly();
    const bool lead = !package && session.project().mayLead(session.me());
    const bool same = m_rights == std::pair(lead, writable);
    const QList<QAction*> always{m_actions.newRound, m_actions.settings, m_actions.newPerson};
    for (QAction* action : m_actions.ofTheLead()) {
        action->setVisible(!package);
        const bool now = always.contains(action) || (same && lead && action->isEnabled());
        enable(action, now, session, m_actions.rightOf(action)); // the leads may be others now
    }
    if (same) {
        return;
    }
    m_rights = std::pair(lead, writable);
    const QString before = part() == nullptr ? QString() : part()->id();
    const QSignalBlocker quiet(m_bar);
    while (m_bar->count() > 0) {
        m_bar->removeTab(0);
    }
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const bool shown = lead || !m_parts[i].ofTheLead;
        m_actions.parts[i]->setVisible(shown);
        m_actions.parts[i]->setEnabled(shown);
        if (shown) {
            const int tab = m_bar->addTab(m_parts[i].part->title());
            m_bar->setTabData(tab, m_parts[i].part->id());
            m_bar->setTabToolTip(tab, QStringLiteral("%1 (%2)").arg(m_parts[i].part->title()).arg(i + 1));
        }
    }
    showPart(before);
}

void StudyPage::showPart(const QString& id)
{
    int tab = 0;
    for (int i = 0; i < m_bar->count(); ++i) {
        if (m_bar->tabData(i).toString() == id) {
            tab = i;
        }
    }
    const QString shown = m_bar->tabData(tab).toString();
    const auto found = std::ranges::find_if(m_parts, [&](const Entry& entry) { return entry.part->id() == shown; });
    if (found == m_parts.end()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_bar);
        m_bar->setCurrentIndex(tab);
    }
    m_stack->setCurrentWidget(found->part);
    m_rounds->setVisible(m_rounds->count() > 0 && found->part != m_people);
    if (isVisible()) {
        m_actions.edit->setEnabled(false); // unless what is shown now can be edited
        found->part->refresh();
        if (!m_bar->hasFocus()) { // whoever goes along the parts by arrows goes on there
            found->part->setFocus(Qt::OtherFocusReason);
        }
    }
}

void StudyPage::setRound(RoundId round)
{
    if (m_context.session.project().round(round) == nullptr) {
        return;
    }
    m_round = round;
    const QSignalBlocker quiet(m_rounds);
    m_rounds->setCurrentIndex(m_rounds->findData(QVariant::fromValue<qlonglong>(round.value)));
    for (const Entry& entry : m_parts) {
        entry.part->setRound(round);
    }
}

void StudyPage::fillRounds()
{
    const QSignalBlocker quiet(m_rounds);
    m_rounds->clear();
    for (const Round& round : m_context.session.project().rounds()) {
        m_rounds->addItem(text(round.name), QVariant::fromValue<qlonglong>(round.id.value));
    }
    m_rounds->setVisible(m_rounds->count() > 0 && part() != m_people);
    if (m_context.session.project().round(m_round) == nullptr) {
        m_round = m_context.session.round();
    }
    setRound(m_round);
}

void StudyPage::enter()
{
    if (part() != nullptr) {
        part()->refresh();
        part()->setFocus(Qt::OtherFocusReason);
    }
}

void StudyPage::refreshNow()
{
    if (isVisible() && part() != nullptr) {
        part()->refresh();
    }
}

// A dialog knows the session, and goes before it does.
void StudyPage::present(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

void StudyPage::refreshSoon()
{
    if (isVisible() && !m_again.isActive()) {
        m_again.start();
    }
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
        showPart(to->tab);
    }
}

std::optional<Target> StudyPage::place() const
{
    return StudyTarget{part() == nullptr ? QString() : part()->id(), m_round};
}

void StudyPage::edit()
{
    if (part() == m_people) {
        m_people->edit();
    } else {
        editDraft();
    }
}

void StudyPage::newRound()
{
    auto* dialog = new NewRoundDialog(m_context.session, m_context.prompts, window());
    connect(dialog, &NewRoundDialog::made, this, [this](RoundId round) {
        emit wanted(StudyTarget{m_roundsPart->id(), round});
    });
    present(dialog);
}

void StudyPage::editDraft()
{
    const Round* round = m_context.session.project().round(m_round);
    if (round == nullptr || round->state != RoundState::Draft) {
        return;
    }
    auto* dialog = new EditRoundDialog(m_context.session, *round, window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = round->id, seen = study::contentOf(*round)] {
        m_roundsPart->change(id, dialog->content(), seen);
    });
    present(dialog);
}

void StudyPage::assign()
{
    if (const Round* round = m_context.session.project().round(m_round)) {
        present(new AssignDialog(m_context.session, m_context.prompts, *round, window()));
    }
}

void StudyPage::topUp()
{
    if (const Round* round = m_context.session.project().round(m_round)) {
        present(new TopUpDialog(m_context.session, m_context.prompts, *round, window()));
    }
}

void StudyPage::changeSettings()
{
    const StudySettings seen = m_context.session.project().settings();
    auto* dialog = new StudySettingsDialog(seen, window());
    connect(dialog, &QDialog::accepted, this, [this, dialog, seen] {
        part()->write(dialog->windowTitle(),
                      [settings = dialog->settings(), seen, me = m_context.session.me()](Project& project) {
                          return study::changeSettings(project, me, settings, seen);
                      });
    });
    present(dialog);
}

} // namespace accord::ui
