// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

#include "core/sqlite/database.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/study/study_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/commands.h"
#include "ui/app/recent_files.h"
#include "ui/app/start_page.h"
#include "ui/core/jobs.h"
#include "ui/core/language.h"
#include "ui/core/session.h"
#include "ui/core/session_dialog.h"
#include "ui/core/settings.h"

#include <atomic>
#include <future>
#include <memory>
#include <thread>

namespace accord::ui {
namespace {

using namespace test;

/// Somebody, or a program that synchronises folders, puts another file in the place of the project, and the window sees
/// it.
void replace(StudyBench& bench)
{
    const auto newer = bench.folder() / "newer.accord";
    std::filesystem::copy_file(bench.file(), newer);
    std::filesystem::rename(newer, bench.file());
    REQUIRE(bench.window().session() != nullptr);
    const QPointer<Session> session = bench.window().session();
    REQUIRE(waitFor([&session] {
        if (session) {
            session->poll();
        }
        return !session || session->isReplaced();
    }));
}

/// The same while a question is open.
FakePrompts::Meanwhile replaced(StudyBench& bench)
{
    return [&bench] {
        replace(bench);
        for (int turn = 0; turn < 3; ++turn) {
            QCoreApplication::processEvents();
        }
        CHECK(bench.window().session() != nullptr); // whoever asks goes on with it
    };
}

bool isLeft(StudyBench& bench)
{
    return waitFor([&] { return bench.window().session() == nullptr && bench.prompts.allAsked(); });
}

TEST_CASE("I am who I chose, although the list of people is another one when I have chosen")
{
    StudyBench bench;
    bench.prompts.expectChoose(QStringLiteral("Cy"), [&] {
        Project other = must(Project::open(bench.file()));
        must(study::joinPeople(other, bench.person("Lea"), bench.person("Ann"), bench.person("Bob")));
        bench.window().session()->poll();
        CHECK(bench.project().people().size() == 4);
    });
    bench.action("study.whoAmI")->trigger();
    bench.prompts.settle();
    CHECK(bench.window().session()->me() == bench.person("Cy"));
}

TEST_CASE("Of people with one name each can be chosen, by pseudonym")
{
    StudyBench bench;
    {
        Project other = must(Project::open(bench.file()));
        // As a merge adds somebody who has the name of somebody else.
        sqlite::Statement add =
            must(other.database().prepare("INSERT INTO person (uuid, name, initials, colour, created_at) "
                                          "VALUES (randomblob(16), 'Ann', 'AN', 3, '2025-01-01T00:00:00.000Z')"));
        must(add.run());
    }
    bench.window().closeProject();
    Opening opening;
    opening.ask = false;
    must(bench.window().open(bench.file(), opening));
    std::vector<const Person*> anns;
    for (const Person& person : bench.project().people()) {
        if (person.name == "Ann") {
            anns.push_back(&person);
        }
    }
    REQUIRE(anns.size() == 2);
    for (const Person* ann : anns) {
        const PersonId id = ann->id;
        const QString shown = QStringLiteral("Ann (%1)").arg(QString::fromStdString(ann->pseudonym));
        bench.prompts.expectChoose(shown);
        bench.action("study.whoAmI")->trigger();
        bench.prompts.settle();
        CHECK(bench.prompts.offered.contains(shown));
        CHECK(bench.prompts.offered.contains(QStringLiteral("Cy"))); // there is one of them
        CHECK(bench.window().session()->me() == id);
    }
}

TEST_CASE("A project that is replaced while a question of a page is open is left after the answer, which is kept")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, false, 6);
    auto* rounds = bench.in<ListView>(&bench.page(), "roundList");
    rounds->choose(bench.round("Pilot").id.value);
    rounds->setFocus();
    bench.prompts.expectConfirm(true, replaced(bench));
    bench.prompts.expectTell(); // that it was replaced
    bench.key(Qt::Key_S);
    REQUIRE(isLeft(bench));
    CHECK(bench.prompts.told.back().contains(QStringLiteral("other changes (1)")));
}

TEST_CASE("A project that is replaced while a file is chosen is left after that")
{
    StudyBench bench;
    for (const char* what : {"file.exportTaxonomy", "file.exportLabels"}) {
        INFO(what);
        if (bench.window().session() == nullptr) {
            Opening opening;
            opening.person = QStringLiteral("Lea");
            must(bench.window().open(bench.file(), opening));
        }
        if (std::string(what) == "file.exportLabels") {
            // The dialog goes with the project, and asks it nothing more.
            bench.action(what)->trigger();
            QPointer<QWidget> dialog = bench.dialog("exportLabels");
            bench.prompts.expectTell();
            replace(bench);
            REQUIRE(isLeft(bench));
            CHECK(waitFor([&] { return dialog.isNull() || !dialog->isVisible(); }));
            continue;
        }
        bench.prompts.expectSaveFile(QString::fromStdString((bench.folder() / "taxonomy.json").string()),
                                     replaced(bench));
        bench.prompts.expectTell();
        bench.action(what)->trigger();
        REQUIRE(isLeft(bench));
    }
    Opening opening;
    opening.person = QStringLiteral("Lea");
    must(bench.window().open(bench.file(), opening));
    for (const char* what : {"file.merge", "file.importIssues", "file.importTaxonomy"}) {
        INFO(what);
        if (bench.window().session() == nullptr) {
            must(bench.window().open(bench.file(), opening));
        }
        bench.prompts.expectOpenFiles({}, replaced(bench));
        bench.prompts.expectTell();
        bench.action(what)->trigger();
        REQUIRE(isLeft(bench));
    }
}

TEST_CASE("The minutes are not saved of a project that has gone")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    {
        Project other = must(Project::open(bench.file()));
        (void)must(study::closeRound(other, bench.person("Lea"), bench.round("Pilot").id));
    }
    bench.settle();
    bench.window().session()->setRound(bench.round("Pilot").id);
    bench.settle();
    bench.action("study.minutes")->trigger();
    QPointer<QWidget> dialog = bench.window().findChild<QDialog*>();
    REQUIRE(dialog);
    REQUIRE(dialog->isVisible());
    bench.prompts.expectTell();
    replace(bench);
    REQUIRE(isLeft(bench));
    CHECK(waitFor([&] { return dialog.isNull() || !dialog->isVisible(); }));
}

TEST_CASE("Whatever is open over a project goes with it, and asks it nothing more")
{
    StudyBench bench;
    for (const char* id : {"file.exportLabels", "file.package", "study.newRound", "study.addPerson", "study.settings",
                           "taxonomy.proposeChange"}) {
        INFO(id);
        if (bench.window().session() == nullptr) {
            Opening opening;
            opening.person = QStringLiteral("Lea");
            opening.page = QStringLiteral("study");
            must(bench.window().open(bench.file(), opening));
        } else {
            bench.makeRound("Pilot", RoundPurpose::Pilot, false, 6);
        }
        REQUIRE(bench.action(id)->isEnabled());
        bench.action(id)->trigger();
        const QPointer<SessionDialog> dialog = bench.window().findChild<SessionDialog*>();
        REQUIRE(dialog);
        CHECK(dialog->isVisible());
        bench.window().closeProject();
        CHECK(dialog.isNull());
    }
}

TEST_CASE("The language changes after a question is answered, not below it")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, false, 6);
    auto* rounds = bench.in<ListView>(&bench.page(), "roundList");
    rounds->choose(bench.round("Pilot").id.value);
    rounds->setFocus();
    bench.prompts.expectConfirm(true, [] {
        setSetting(settings::kLanguage, QStringLiteral("zh_CN"));
        for (int turn = 0; turn < 3; ++turn) {
            QCoreApplication::processEvents();
        }
        CHECK(language::current() == QStringLiteral("en"));
    });
    bench.key(Qt::Key_S);
    REQUIRE(waitFor([] { return language::current() == QStringLiteral("zh_CN"); }));
    const auto running = [&] {
        const auto round = bench.project().roundNamed("Pilot");
        return round.ok() && round->state == RoundState::Running;
    };
    CHECK(waitFor(running));
    setSetting(settings::kLanguage, QStringLiteral("en"));
    REQUIRE(waitFor([] { return language::current() == QStringLiteral("en"); }));
}

/// Work of the open project that goes on until it is stopped.
class LongWork
{
public:
    explicit LongWork(MainWindow& window)
    {
        window.session()->jobs().start(QStringLiteral("Working"), Jobs::Access::Read,
                                       [gate = m_gate.get_future().share(), stopped = m_stopped](
                                           Project&, Progress&, const std::stop_token& stop) -> Status {
                                           gate.wait();
                                           *stopped = stop.stop_requested();
                                           return {};
                                       },
                                       &window, {});
    }
    ~LongWork() { m_gate.set_value(); }
    LongWork(const LongWork&) = delete;
    LongWork& operator=(const LongWork&) = delete;

private:
    std::promise<void> m_gate;
    std::shared_ptr<std::atomic<bool>> m_stopped = std::make_shared<std::atomic<bool>>(false);
};

TEST_CASE("Neither the demo nor a backup cancels what runs in the open project before somebody was asked")
{
    StudyBench bench;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    const auto demo = writeFile(QDir(folder).filePath(QStringLiteral("demo.accord")).toStdString(), "from last time");
    {
        const LongWork work(bench.window());
        bench.prompts.expectConfirm(true);  // make it anew
        bench.prompts.expectConfirm(false); // and cancel what runs
        bench.action("file.demo")->trigger();
        bench.prompts.settle();
        CHECK(bench.prompts.allAsked());
        CHECK(bench.prompts.asked.back().contains(QStringLiteral("still running")));
        CHECK(bench.window().session() != nullptr);
        CHECK(std::filesystem::exists(demo));
    }
    std::filesystem::remove(demo);
    bench.settle();
}

TEST_CASE("A window in which something runs closes after its question was answered, and not with a no")
{
    StudyBench bench;
    auto work = std::make_unique<LongWork>(bench.window());
    bench.prompts.expectConfirm(false);
    CHECK_FALSE(bench.window().close());
    bench.prompts.settle();
    CHECK(bench.window().isVisible());
    CHECK(bench.window().session() != nullptr);
    bench.prompts.expectConfirm(true, [&work] { work.reset(); }); // what runs ends by itself meanwhile
    CHECK_FALSE(bench.window().close());
    REQUIRE(waitFor([&bench] { return !bench.window().isVisible(); }));
    CHECK(bench.window().session() == nullptr);
}

TEST_CASE("A window that closes is there until somebody has read what could not be saved")
{
    StudyBench bench;
    Session* session = bench.window().session();
    session->write(
        [](Project&) -> Status {
            return Error{Errc::DiskFull, Reason::DiskFull, {"a", "no space"}};
        },
        session, {});
    REQUIRE(waitFor([session] { return session->notSaved().has_value(); }));
    bench.prompts.expectTell([&bench] { CHECK(bench.window().isVisible()); });
    CHECK_FALSE(bench.window().close());
    REQUIRE(waitFor([&bench] { return !bench.window().isVisible(); }));
    CHECK(bench.prompts.told.size() == 1);
}

TEST_CASE("What was open and is replaced while another project is chosen is kept, and the other one is opened")
{
    StudyBench bench;
    const auto other = bench.folder() / "other.accord";
    must(Project::create(other, "Other"));
    bench.prompts.expectOpenFiles({QString::fromStdString(other.string())}, replaced(bench));
    bench.prompts.expectTell();             // that the first one was replaced
    bench.prompts.expectLine(std::nullopt); // who somebody is in the other one
    bench.action("file.open")->trigger();
    REQUIRE(waitFor([&] {
        const Session* session = bench.window().session();
        return session != nullptr && session->project().file() == other;
    }));
    bench.prompts.settle();
    CHECK(bench.prompts.allAsked());
    CHECK(bench.prompts.told.back().contains(QStringLiteral("is kept in")));
}

TEST_CASE("A template and a copy are saved as they were asked for while others join")
{
    StudyBench bench;
    const auto joins = [&bench](const char* name) {
        return [&bench, name] {
            Project project = must(Project::open(bench.file()));
            study::PersonContent content;
            content.name = name;
            (void)must(study::addPerson(project, bench.person("Lea"), content));
            bench.window().session()->poll();
        };
    };
    const auto sheet = bench.folder() / "template.csv";
    bench.prompts.expectSaveFile(QString::fromStdString(sheet.string()), joins("Dee"));
    bench.action("file.taxonomyTemplate")->trigger();
    bench.prompts.settle();
    CHECK(std::filesystem::exists(sheet));
    const auto copy = bench.folder() / "copy.accord";
    bench.prompts.expectSaveFile(QString::fromStdString(copy.string()), joins("Eve"));
    bench.action("file.saveCopy")->trigger();
    bench.settle();
    CHECK(must(Project::open(copy)).personNamed("Eve").ok());
}

TEST_CASE("A drive that does not answer holds up neither the start nor the list of recent projects")
{
    FakePrompts prompts;
    const QStringList before = setting(settings::kRecent);
    const auto gate = std::make_shared<std::promise<void>>();
    const QString away = QStringLiteral("/net/away/far.accord");
    const QString gone = QStringLiteral("/nowhere/gone.accord");
    const auto usual = RecentFiles::instance().exists;
    RecentFiles::instance().exists = [usual, away, open = gate->get_future().share()](const QString& file) {
        if (file == away) {
            open.wait(); // as stat() does where a server has gone
        }
        return usual(file);
    };
    setSetting(settings::kRecent, QStringList{away, gone});
    setSetting(settings::kLastProject, away);
    {
        MainWindow window(prompts);
        window.show();
        window.commands().openLast();
        const QListWidget& recent = window.startPage().recent();
        REQUIRE(recent.count() == 2);
        const auto isThere = [&](int row) { return (recent.item(row)->flags() & Qt::ItemIsEnabled) != 0; };
        REQUIRE(waitFor([&] { return !isThere(1); })); // the others are known meanwhile
        CHECK(isThere(0));
        CHECK(window.session() == nullptr);
        gate->set_value();
        REQUIRE(waitFor([&] { return !isThere(0); }));
        CHECK(window.session() == nullptr);
    }
    RecentFiles::instance().exists = usual;
    setSetting(settings::kRecent, before);
    setSetting(settings::kLastProject, QString());
}

} // namespace
} // namespace accord::ui
