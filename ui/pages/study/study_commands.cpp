// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_commands.h"

#include "core/study/people.h"
#include "ui/core/actions.h"
#include "ui/core/page_window.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/pages/study/round_facts.h"

#include <algorithm>
#include <memory>

namespace accord::ui {

StudyCommands::StudyCommands(PageWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    addActions();
    connect(&window, &PageWindow::projectChanged, this, [this] {
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
    table.make("study.newestCodebook", tr("Use the Newest Codebook…"), {},
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
    QAction* newest = actions.action(QStringLiteral("study.newestCodebook"));
    if (open) {
        const RoundId round = session->round();
        enable(lift, session->roundIsBlind(), *session, round);
        enable(newest, session->isBehind(round), *session, round);
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

} // namespace accord::ui
