// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/commands/study_commands.h"

#include "core/study/people.h"
#include "ui/shell/main_window.h"
#include "ui/study/rounds.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"

#include <memory>

namespace accord::ui {
namespace {

const QString kWindow = QStringLiteral("window");
const QString kHelp = QStringLiteral("start");

} // namespace

StudyCommands::StudyCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    registerAll();
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            connect(session, &Session::contentsChanged, this, &StudyCommands::updateEnabled);
            connect(session, &Session::currentRoundChanged, this, &StudyCommands::updateEnabled);
            connect(session, &Session::meChanged, this, &StudyCommands::updateEnabled);
        }
        updateEnabled();
    });
}

void StudyCommands::registerAll()
{
    struct Command
    {
        const char* id;
        QString text;
        void (StudyCommands::*run)();
    };
    for (const Command& command : {Command{"study.whoAmI", tr("Who Am I…"), &StudyCommands::askWhoIAm},
                                   Command{"study.chooseRound", tr("Choose Round…"), &StudyCommands::chooseRound},
                                   Command{"study.liftBlind", tr("Lift the Blind…"), &StudyCommands::liftBlind}}) {
        QAction* action = m_window.actions().add(QString::fromLatin1(command.id), command.text, QKeySequence(),
                                                 &m_window, kWindow, kHelp);
        connect(action, &QAction::triggered, this, command.run);
    }
    updateEnabled();
}

void StudyCommands::updateEnabled()
{
    Session* session = m_window.session();
    const bool open = session != nullptr;
    const bool package = open && session->packagedFor().valid(); // one person's, and the study is led elsewhere
    const Actions& actions = m_window.actions();
    actions.action(QStringLiteral("study.whoAmI"))->setEnabled(open && !package);
    actions.action(QStringLiteral("study.chooseRound"))->setEnabled(open && !session->project().rounds().empty());
    QAction* lift = actions.action(QStringLiteral("study.liftBlind"));
    if (open) {
        enable(lift, session->roundIsBlind(), *session, Action::LiftBlind, session->round());
    } else {
        lift->setEnabled(false);
    }
}

void StudyCommands::askWhoIAm()
{
    Session* session = m_window.session();
    const QString title = tr("Who Are You?");
    QString label = tr("Your labels are kept under this name, and this computer remembers it for this project.");
    const QString other = tr("Somebody else…");
    const QString denied = denialText(*session, Action::AddPerson);
    QStringList names;
    for (const Person& person : session->project().people()) {
        names.append(QString::fromStdString(person.name));
    }
    if (!names.isEmpty()) {
        QStringList offered = names;
        if (denied.isEmpty()) {
            offered.append(other);
        } else {
            label += QLatin1Char(' ') + tr("Who is not in the list is added on the Study page. %1").arg(denied);
        }
        const auto chosen = m_window.prompts().choose(&m_window, title, label, offered);
        if (!chosen) {
            return;
        }
        if (*chosen != other) {
            session->setMe(session->project().people()[static_cast<std::size_t>(names.indexOf(*chosen))].id);
            return;
        }
    }
    const auto name = m_window.prompts().line(&m_window, title, tr("Your name"), QString());
    if (name && !name->trimmed().isEmpty()) {
        join(name->trimmed());
    }
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
        });
}

void StudyCommands::chooseRound()
{
    accord::ui::chooseRound(*m_window.session(), m_window.prompts(), &m_window);
}

void StudyCommands::liftBlind()
{
    accord::ui::liftBlind(*m_window.session(), m_window.prompts(), &m_window);
}

} // namespace accord::ui
