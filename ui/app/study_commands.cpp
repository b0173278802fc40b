// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/study_commands.h"

#include "core/labelling/labelling.h"
#include "core/project/items.h"
#include "core/reconcile/second_votes.h"
#include "core/study/people.h"
#include "core/taxonomy/proposals.h"
#include "ui/app/main_window.h"
#include "ui/app/notices.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/report_dialogs.h"
#include "ui/pages/reconcile/second_vote_dialog.h"
#include "ui/pages/study/round_facts.h"
#include "ui/pages/taxonomy/proposal_dialogs.h"
#include "ui/pages/taxonomy/proposal_text.h"
#include "ui/pages/taxonomy/taxonomy_page.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace accord::ui {
namespace {

constexpr const char* kNewestCodebook = "study.newestCodebook";

/// It runs, with an older codebook than the newest.
bool isBehind(const Project& project, RoundId id)
{
    const auto round = project.round(id);
    return round != nullptr && round->state == RoundState::Running &&
           project.codebookNumberFor(id) < project.codebookNumber();
}

} // namespace

StudyCommands::StudyCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    addActions();
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            connect(session, &Session::contentsChanged, this, &StudyCommands::updateEnabled);
            connect(session, &Session::currentRoundChanged, this, &StudyCommands::updateEnabled);
            connect(session, &Session::meChanged, this, &StudyCommands::updateEnabled);
        }
        updateEnabled();
    });
}

void StudyCommands::addActions()
{
    ActionTable table(m_window.actions(), &m_window, kWindowPlace, this);
    table.make("study.whoAmI", tr("Who Am I…"), {}, {.menu = kStudyMenu, .help = "start"}, [this] { askWhoIAm(); });
    table.make("study.chooseRound", tr("Choose Round…"), {}, {.menu = kStudyMenu, .section = 1, .help = "start"},
               [this] { chooseRound(); });
    table.make("study.liftBlind", tr("Lift the Blind…"), {},
               {.menu = kStudyMenu, .section = 1, .right = Action::LiftBlind, .help = "start"},
               [this] { liftBlind(); });
    table.make(kNewestCodebook, tr("Use the Newest Codebook…"), {},
               {.menu = kStudyMenu, .section = 1, .right = Action::UseNewestCodebook, .help = "start"},
               [this] { useNewestCodebook(); });
    updateEnabled();
}

void StudyCommands::updateEnabled()
{
    Session* session = m_window.session();
    const bool open = session != nullptr;
    const bool package = open && session->packagedFor().valid(); // one person's, and the study is led elsewhere
    const Actions& actions = m_window.actions();
    actions.action(QStringLiteral("study.whoAmI"))->setEnabled(open && !package);
    actions.action(QStringLiteral("study.whoAmI"))->setVisible(!package);
    actions.action(QStringLiteral("study.chooseRound"))->setEnabled(open && !session->project().rounds().empty());
    QAction* lift = actions.action(QStringLiteral("study.liftBlind"));
    QAction* newest = actions.action(QString::fromLatin1(kNewestCodebook));
    if (open) {
        const RoundId round = session->round();
        enable(lift, session->roundIsBlind(), *session, round);
        enable(newest, isBehind(session->project(), round), *session, round);
        return;
    }
    for (QAction* action : {lift, newest}) {
        action->setVisible(true);
        action->setEnabled(false);
    }
}

namespace {

/// Names as they are offered; of several who have the same one each is told by the pseudonym.
QStringList offeredNames(std::span<const Person> people)
{
    QStringList names;
    for (const Person& person : people) {
        const auto same = std::ranges::count(people, person.name, &Person::name);
        const QString name = QString::fromStdString(person.name);
        names.append(same < 2 ? name
                              : StudyCommands::tr("%1 (%2)").arg(name, QString::fromStdString(person.pseudonym)));
    }
    return names;
}

} // namespace

void StudyCommands::askWhoIAm()
{
    Session* session = m_window.session();
    const QString title = tr("Who Are You?");
    QString label = tr("Your labels are kept under this name, and this computer remembers it for this project.");
    if (session->project().people().empty()) {
        askForName();
        return;
    }
    QStringList offered = offeredNames(session->project().people());
    std::vector<PersonId> people;
    for (const Person& person : session->project().people()) {
        people.push_back(person.id);
    }
    if (const QString denied = denialText(*session, Action::AddPerson); denied.isEmpty()) {
        offered.append(tr("Somebody else…"));
    } else {
        label += QLatin1Char(' ') + tr("Who is not in the list is added on the Study page. %1").arg(denied);
    }
    const auto chosen = [this, session, people](qsizetype place) {
        if (const auto at = static_cast<std::size_t>(place); at < people.size()) {
            session->setMe(people[at]);
        } else {
            askForName();
        }
    };
    m_window.prompts().choose(&m_window, title, label, offered, {session, chosen});
}

void StudyCommands::askForName()
{
    m_window.prompts().line(&m_window, tr("Who Are You?"), tr("Your name"), QString(),
                            {m_window.session(), [this](const QString& name) {
                                 if (!name.trimmed().isEmpty()) {
                                     join(name.trimmed());
                                 }
                             }});
}

void StudyCommands::join(const QString& name)
{
    const auto added = std::make_shared<PersonId>();
    m_window.session()->write(
        [name = name.toStdString(), added, me = m_window.session()->me()](Project& project) -> Status {
            study::PersonContent content;
            content.name = name;
            ACCORD_TRY(const Person person, study::addPerson(project, me, content));
            *added = person.id;
            return {};
        },
        this,
        [this, added](const Status& status) {
            if (!status.ok()) {
                m_window.say(tr("Who Am I"), status.error());
            } else {
                m_window.session()->setMe(*added);
            }
        },
        FailureTold::ByReceiver);
}

void StudyCommands::chooseRound()
{
    accord::ui::chooseRound(*m_window.session(), m_window.prompts(), &m_window);
}

void StudyCommands::liftBlind()
{
    accord::ui::liftBlind(*m_window.session(), m_window.prompts(), &m_window);
}

void StudyCommands::useNewestCodebook()
{
    accord::ui::useNewestCodebook(*m_window.session(), m_window.prompts(), &m_window);
}

namespace {

const QString kWaiting = QStringLiteral("proposals");
const QString kAccepted = QStringLiteral("accepted");

/// I raised it with an issue, and have not labelled that since it was accepted.
bool waitsForMyLabel(Session& session, const Proposal& proposal)
{
    return std::ranges::any_of(proposal.raisedBy, [&](const RaisedBy& raised) {
        if (raised.by != session.me()) {
            return false;
        }
        const auto round = taxonomy::roundOf(session.project(), raised.item);
        if (!round.ok()) {
            return false;
        }
        const auto label = labelling::currentLabel(session.project(), *round, raised.item, session.me());
        return label.ok() && label->has_value() && (*label)->at < proposal.end.at;
    });
}

/// The round of the first issue that raised it; of one that none raised, that of the pages.
RoundId roundOf(Session& session, const Proposal& proposal)
{
    if (!proposal.raisedBy.empty()) {
        if (const auto round = taxonomy::roundOf(session.project(), proposal.raisedBy.front().item); round.ok()) {
            return *round;
        }
    }
    return session.round();
}

/// Which codebook that round goes on with, and who can change it.
QString acceptedSentence(const Session& session, const Proposal& proposal, RoundId id)
{
    const Project& project = session.project();
    const QString title = proposalTitle(*project.taxonomy(), proposal);
    const QString newest = QString::number(project.codebookNumber());
    const QString own = QString::number(project.codebookNumberFor(id));
    const auto round = project.round(id);
    if (round != nullptr && (round->state == RoundState::Closed || round->state == RoundState::Reconciled)) {
        return TaxonomyCommands::tr("“%1” is in version %2 of the codebook. The round “%3” is closed: its labels stay "
                                    "those of version %4.")
            .arg(title, newest, QString::fromStdString(round->name), own);
    }
    if (!isBehind(project, id)) {
        return TaxonomyCommands::tr("“%1” is in the codebook now. The issues that raised it can be labelled again.")
            .arg(title);
    }
    const QString denied = denialText(session, Action::UseNewestCodebook, id);
    return TaxonomyCommands::tr("“%1” is in version %2 of the codebook. The round “%3” goes on with version %4, in "
                                "which nobody can choose it, until it is told to use the newest. %5")
        .arg(title, newest, QString::fromStdString(round->name), own,
             denied.isEmpty() ? TaxonomyCommands::tr("You can do that.") : denied);
}

} // namespace

TaxonomyCommands::TaxonomyCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("taxonomy.proposals", tr("Proposals for the Codebook"), Qt::CTRL | Qt::SHIFT | Qt::Key_G,
               {.menu = kStudyMenu, .section = 3, .help = "taxonomy"}, [this] { openList(); });
    table.make("taxonomy.proposeChange", tr("Propose a Change of the Codebook…"), {},
               {.menu = kStudyMenu, .section = 3, .help = "taxonomy"}, [this] { proposeChange({}); });
    connect(&window, &MainWindow::projectChanged, this, &TaxonomyCommands::follow);
    updateEnabled();
}

void TaxonomyCommands::follow()
{
    m_page = nullptr;
    m_waiting = 0;
    m_open.clear();
    m_news = {};
    if (Session* session = m_window.session()) {
        connect(session, &Session::meChanged, this, [this] { // what was new to the other one
            m_window.notices().dismiss(kAccepted);
            m_news = {};
            tellOfProposals();
        });
        for (Page* page : m_window.pages()) {
            if (auto* taxonomy = qobject_cast<TaxonomyPage*>(page)) {
                followPage(*taxonomy);
            }
            connect(page, &Page::wanted, this, &TaxonomyCommands::answer);
        }
        tellOfProposals();
    }
    updateEnabled();
}

void TaxonomyCommands::followPage(TaxonomyPage& page)
{
    m_page = &page;
    connect(&page, &TaxonomyPage::said, &m_window, &MainWindow::tell);
    connect(&page.book(), &ProposalModel::changed, this, [this] {
        tellOfProposals();
        updateEnabled();
    });
}

/// What belongs to no page: dialogs about proposals, and an item wherever somebody is.
void TaxonomyCommands::answer(const Target& target)
{
    if (const auto* proposal = std::get_if<ProposalTarget>(&target)) {
        propose(*proposal);
    } else if (const auto* change = std::get_if<ChangeTarget>(&target)) {
        proposeChange(change->category);
    } else if (const auto* one = std::get_if<ItemTarget>(&target)) {
        showItem(one->item);
    }
}

void TaxonomyCommands::updateEnabled()
{
    const Actions& actions = m_window.actions();
    const bool open = m_window.session() != nullptr && m_page != nullptr;
    actions.action(QStringLiteral("taxonomy.proposals"))->setEnabled(open);
    actions.action(QStringLiteral("taxonomy.proposeChange"))->setEnabled(open && m_page->book().mayWrite());
}

void TaxonomyCommands::propose(const ProposalTarget& wanted)
{
    if (m_page == nullptr || !m_page->book().mayWrite()) {
        m_window.tell(tr("Say who you are first: proposals are made under your name."));
        return;
    }
    auto* dialog = new ProposeDialog(m_page->book(), m_window.prompts(), wanted, &m_window);
    connect(dialog, &ProposeDialog::written, &m_window, &MainWindow::tell);
    dialog->open();
}

void TaxonomyCommands::proposeChange(CategoryId category)
{
    auto* dialog = new ChangeDialog(m_page->book(), m_window.prompts(), {}, category, &m_window);
    connect(dialog, &ChangeDialog::written, &m_window, &MainWindow::tell);
    dialog->open();
}

void TaxonomyCommands::openList()
{
    ProposalsPanel& list = m_page->proposals();
    if (const Uuid news = std::exchange(m_news, {}); !news.isNull()) {
        list.choose(news);
    } else {
        list.chooseWaiting();
    }
    m_window.notices().dismiss(kAccepted);
    m_window.goTo(TaxonomyTarget{QStringLiteral("proposals"), {}});
    m_window.activateWindow();
}

/// What waits for me, and what was accepted while I was here.
void TaxonomyCommands::tellOfProposals()
{
    NotificationBar& notices = m_window.notices();
    QAction* list = m_window.actions().action(QStringLiteral("taxonomy.proposals"));
    const int waiting = m_page->book().waiting();
    const bool shown = !notices.sentence(kWaiting).isEmpty();
    if (waiting == 0) {
        notices.dismiss(kWaiting);
    } else if (waiting > m_waiting || shown) {
        notices.say(kWaiting, tr("%n proposals for the codebook wait for your opinion.", nullptr, waiting), list);
    }
    m_waiting = waiting;

    std::set<Uuid> open;
    for (const taxonomy::ProposalView& view : m_page->book().all()) {
        const Proposal& proposal = view.proposal;
        if (proposal.open()) {
            open.insert(proposal.id);
        } else if (view.inForce && (m_open.contains(proposal.id) || waitsForMyLabel(*m_window.session(), proposal) ||
                                    (proposal.id == m_news && !notices.sentence(kAccepted).isEmpty()))) {
            m_news = proposal.id;
            tellOfAccepted(proposal);
        }
    }
    m_open = std::move(open);
}

void TaxonomyCommands::tellOfAccepted(const Proposal& proposal)
{
    Session& session = *m_window.session();
    const RoundId round = roundOf(session, proposal);
    const bool mine = round == session.round() && isBehind(session.project(), round) &&
                      isPermitted(session, Action::UseNewestCodebook, round);
    m_window.notices().say(
        kAccepted, acceptedSentence(session, proposal, round),
        m_window.actions().action(mine ? QString::fromLatin1(kNewestCodebook) : QStringLiteral("taxonomy.proposals")));
}

/// Where somebody is, if that page shows issues.
void TaxonomyCommands::showItem(ItemId item)
{
    if (const auto round = taxonomy::roundOf(m_window.session()->project(), item)) {
        m_window.session()->setRound(*round);
    }
    const Page* current = m_window.currentPage();
    const Target there = ReconcileTarget{item};
    const bool meeting = current != nullptr && current->id() == pageOf(there);
    if (m_window.goTo(meeting ? there : Target(LabelTarget{.item = item}))) {
        m_window.activateWindow();
    }
}

ReportCommands::ReportCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("study.feedback", tr("What Did the Meeting Change for Me?"), Qt::CTRL | Qt::SHIFT | Qt::Key_Y,
               {.menu = kStudyMenu, .section = 2, .help = "reconcile"}, [this] { openFeedback(); });
    table.make("study.minutes", tr("Save the Minutes…"), {}, {.menu = kStudyMenu, .section = 2, .help = "reconcile"},
               [this] { saveMinutes(); });
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            connect(session, &Session::currentRoundChanged, this, &ReportCommands::updateEnabled);
            connect(session, &Session::contentsChanged, this, &ReportCommands::updateEnabled);
        }
        updateEnabled();
    });
    updateEnabled();
}

// A blind round has nothing to tell yet.
void ReportCommands::updateEnabled()
{
    Session* session = m_window.session();
    const bool open = session != nullptr && session->round().valid() && !session->roundIsBlind();
    for (const char* id : {"study.feedback", "study.minutes"}) {
        m_window.actions().action(QString::fromLatin1(id))->setEnabled(open);
    }
}

void ReportCommands::openFeedback()
{
    auto* dialog = new FeedbackDialog(*m_window.session(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FeedbackDialog::itemWanted, this, [this](ItemId item) { m_window.goTo(ReconcileTarget{item}); });
    dialog->setVisible(true);
}

void ReportCommands::saveMinutes()
{
    auto* dialog = new MinutesDialog(*m_window.session(), m_window.prompts(), &m_window);
    dialog->open();
}

namespace {

const QString kSecondVotes = QStringLiteral("secondVotes");

std::vector<ItemId> itemsWaitingForMe(Session& session)
{
    if (!session.round().valid() || !session.me().valid() || session.roundIsBlind()) {
        return {};
    }
    auto waiting = reconcile::waitingFor(session.project(), session.round(), session.me());
    return waiting.ok() ? std::move(*waiting) : std::vector<ItemId>{};
}

} // namespace

VoteCommands::VoteCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_vote(window.actions().add({"study.vote",
                                   tr("Vote on What Waits…"),
                                   Qt::CTRL | Qt::SHIFT | Qt::Key_V,
                                   {.menu = kStudyMenu, .section = 2, .help = "reconcile"},
                                   [this] { vote(); }},
                                  &window, kWindowPlace, this))
{
    connect(&window, &MainWindow::projectChanged, this, &VoteCommands::follow);
    connect(&window, &MainWindow::pageChanged, this, &VoteCommands::ask);
    m_vote->setEnabled(false);
}

void VoteCommands::follow()
{
    if (Session* session = m_window.session()) {
        connect(session, &Session::changed, this, [this](const Changes& changes) {
            if (!changes.secondVotes.empty() || changes.everything || changes.contents) {
                ask();
            }
        });
        connect(session, &Session::meChanged, this, &VoteCommands::ask);
        connect(session, &Session::currentRoundChanged, this, &VoteCommands::ask);
    }
    ask();
}

// On the page Reconcile the ballot is in view, or the line below the votes says where it is.
void VoteCommands::ask()
{
    Session* session = m_window.session();
    const std::vector<ItemId> waiting = session == nullptr ? std::vector<ItemId>{} : itemsWaitingForMe(*session);
    m_vote->setEnabled(!waiting.empty());
    const Page* page = m_window.currentPage();
    NotificationBar& notices = m_window.notices();
    if (waiting.empty() || page == nullptr || page->id() == pageOf(ReconcileTarget{})) {
        notices.dismiss(kSecondVotes);
        return;
    }
    const auto headings = headingsOf(session->project(), std::vector{waiting.front()});
    if (waiting.size() > 1 || !headings.ok() || headings->empty()) {
        notices.say(kSecondVotes,
                    tr("%Ln issues wait for your second vote.", nullptr, static_cast<int>(waiting.size())), m_vote);
    } else {
        const Heading& heading = headings->front();
        notices.say(
            kSecondVotes,
            tr("%1 waits for your second vote.").arg(issueText(heading.repository, heading.number, heading.title)),
            m_vote);
    }
}

void VoteCommands::vote()
{
    Session* session = m_window.session();
    if (m_window.findChild<SecondVoteDialog*>() != nullptr || itemsWaitingForMe(*session).empty()) {
        return;
    }
    auto* dialog = new SecondVoteDialog({*session, m_window.actions(), m_window.prompts(), m_window.undo()}, &m_window);
    dialog->open();
}

} // namespace accord::ui
