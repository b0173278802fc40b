// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/labelling/rescue.h"
#include "core/project/backups.h"
#include "core/project/feed.h"
#include "core/project/presence.h"
#include "core/project/repair.h"
#include "core/project/restore_backup.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/sqlite_file/open_files.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/process.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <functional>
#include <set>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;
namespace fs = std::filesystem;

namespace {

/// A closed project with two people and six items, and what it takes to label them.
struct Closed
{
    Closed()
    {
        Sample sample(2, 6);
        round = sample.round;
        people = sample.people;
        items = sample.items;
        must(sqlite::copyDatabase(sample.project.database(), file));
    }

    [[nodiscard]] labelling::LabelSubmission label(Project& project, int person, int item, std::string_view code) const
    {
        LabelContent content;
        content.verdict = Verdict::Category;
        content.category = must(project.categoryCoded(code)).id;
        return {round, items.at(static_cast<std::size_t>(item)), people.at(static_cast<std::size_t>(person)), content,
                1};
    }

    /// A newer copy of what `project` shows now, in which the second person labelled the last item.
    [[nodiscard]] fs::path newerCopy(Project& project) const
    {
        const fs::path copy = folder / "newer.accord";
        must(sqlite::copyDatabase(project.database(), copy));
        Project newer = must(Project::open(copy));
        must(labelling::submitLabel(newer, label(newer, 1, 5, "B.2")));
        return copy;
    }

    test::TempFolder folder;
    fs::path file = folder / "pilot.accord";
    RoundId round;
    std::vector<PersonId> people;
    std::vector<ItemId> items;
};

std::set<std::string> namesBeside(const fs::path& folder)
{
    std::set<std::string> names;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

std::int64_t labelsHeld(Project& project)
{
    return must(project.database().number("SELECT count(*) FROM label WHERE verdict <> 0"));
}

std::string said(const test::Finished& finished)
{
    return finished.out + finished.err;
}

// Runs `work` in a process that then ends without closing anything.
void inProcessThatDies(const std::function<bool()>& work)
{
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::_exit(work() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    REQUIRE(status == 0);
}

bool labelOnce(const Closed& closed, int item)
{
    auto project = Project::open(closed.file);
    // With the process the project goes away as it is.
    auto* const open = new Result<Project>(std::move(project));
    return open->ok() && labelling::submitLabel(**open, closed.label(**open, 0, item, "A.1")).ok();
}

/// "accord-cli import issues" that reads from a pipe and does not end before it is told to.
class RunningImport
{
public:
    RunningImport(const fs::path& project, const std::vector<std::string>& as)
        : m_pipe((project.parent_path() / "issues.jsonl").string())
    {
        m_before = std::signal(SIGPIPE, SIG_IGN);
        REQUIRE(::mkfifo(m_pipe.c_str(), 0600) == 0);
        std::vector<std::string> arguments{"import", "issues", project.string(), m_pipe};
        arguments.insert(arguments.end(), as.begin(), as.end());
        m_process.emplace(test::accordCli(), arguments);
        m_handle = ::open(m_pipe.c_str(), O_WRONLY | O_CLOEXEC);
        REQUIRE(m_handle >= 0);
        // More than the pipe holds: some of it was read, after the work was begun.
        for (int i = 0; i < 100; ++i) {
            line();
        }
    }
    ~RunningImport()
    {
        if (m_handle >= 0) {
            ::close(m_handle);
        }
        std::signal(SIGPIPE, m_before);
    }
    RunningImport(const RunningImport&) = delete;
    RunningImport& operator=(const RunningImport&) = delete;

    test::Finished finish()
    {
        ::close(m_handle);
        m_handle = -1;
        return m_process->wait();
    }

private:
    void line()
    {
        const std::string text = R"({"html_url": "https://github.com/lumen-ml/lumen/issues/)" +
                                 std::to_string(++m_lines) + R"(", "title": "Issue", "body": ")" +
                                 std::string(3000, 'x') + "\"}\n";
        REQUIRE(::write(m_handle, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }

    std::string m_pipe;
    std::optional<test::Process> m_process;
    int m_handle = -1;
    int m_lines = 0;
    void (*m_before)(int) = nullptr;
};

int refuseLocks(int /*descriptor*/, int command, struct flock* lock)
{
    if (command == F_GETLK || command == F_OFD_GETLK) {
        lock->l_type = F_UNLCK;
        return 0;
    }
    errno = ENOLCK;
    return -1;
}

} // namespace

TEST_CASE("Replaced: a newer copy moved onto an open project stops its writers, and what they had is kept", "[project]")
{
    const Closed closed;
    fs::path rescued;
    {
        Project window = must(Project::open(closed.file));
        Feed feed = must(Feed::start(window));
        must(labelling::submitLabel(window, closed.label(window, 0, 0, "A.1")));
        const fs::path newer = closed.newerCopy(window);
        must(labelling::submitLabel(window, closed.label(window, 0, 1, "A.2"))); // saved, in the log only
        REQUIRE(fs::file_size(closed.file.string() + "-wal") > 0);
        fs::rename(newer, closed.file);

        const auto size = fs::file_size(closed.file.string() + "-wal");
        const labelling::LabelSubmission unsaved = closed.label(window, 0, 2, "B.1");
        CHECK(isReplaced(errorOf(labelling::submitLabel(window, unsaved))));
        CHECK(isReplaced(errorOf(feed.poll(window))));
        CHECK(fs::file_size(closed.file.string() + "-wal") == size); // nothing more was written

        // Another process does not take the log for that of the new file.
        const auto info = test::cli({"info", closed.file.string()});
        CHECK(info.code == 4);
        CHECK(said(info).find("pilot.accord-wal") != std::string::npos);
        CHECK(errorOf(Project::open(closed.file)).reason == Reason::LogOfAnotherFile);

        const auto rescue = must(labelling::rescue(window, {unsaved}));
        CHECK(rescue.labels == 1);
        CHECK(rescue.refused.empty());
        rescued = rescue.file;
        CHECK(rescued.filename().string().starts_with("pilot.rescue-"));
    }
    // The one that had it open takes its log away.
    CHECK(namesBeside(closed.folder.path()) == std::set<std::string>{"pilot.accord", rescued.filename().string()});
    {
        Project now = must(Project::open(closed.file));
        CHECK(labelsHeld(now) == 2); // of the copy: what it had when it was made, and its own
        CHECK(must(checkIntegrity(now)).sound());
        Project kept = must(Project::open(rescued));
        CHECK(labelsHeld(kept) == 3);
        CHECK(must(checkIntegrity(kept)).sound());
    }
    const auto merged = test::cli({"merge", closed.file.string(), rescued.string(), "--as", "Person 1"});
    INFO(said(merged));
    CHECK(merged.code == 0);
    Project now = must(Project::open(closed.file));
    CHECK(labelsHeld(now) == 4);
    CHECK(must(checkIntegrity(now)).sound());
}

TEST_CASE("Replaced: another file that was copied into the open one is noticed, and its log is not applied to it",
          "[project]")
{
    const Closed closed;
    fs::path rescued;
    std::string bytes;
    {
        Project window = must(Project::open(closed.file));
        Feed feed = must(Feed::start(window));
        must(labelling::submitLabel(window, closed.label(window, 0, 0, "A.1")));
        const fs::path newer = closed.newerCopy(window);
        must(labelling::submitLabel(window, closed.label(window, 0, 1, "A.2"))); // saved, in the log only
        // What is written back, here or elsewhere, is no reason to stop.
        for (int i = 0; i < 3; ++i) {
            (void)must(window.database().number("PRAGMA wal_checkpoint(PASSIVE)"));
            (void)must(feed.poll(window));
            const auto other = test::cli({"label", closed.file.string(), "--as", "Person 2", "--issue",
                                          test::sampleLink(4).url, "--category", i % 2 == 0 ? "A.1" : "B.1"});
            INFO(said(other));
            REQUIRE(other.code == 0);
            (void)must(feed.poll(window));
            must(labelling::submitLabel(window, closed.label(window, 0, 3, i % 2 == 0 ? "A.1" : "B.1")));
        }
        (void)must(feed.poll(window));
        bytes = test::readFile(newer);
        fs::copy_file(newer, closed.file, fs::copy_options::overwrite_existing); // as cp: into the same file
        const labelling::LabelSubmission unsaved = closed.label(window, 0, 2, "B.1");
        CHECK(isReplaced(errorOf(labelling::submitLabel(window, unsaved))));
        CHECK(isReplaced(errorOf(feed.poll(window))));
        const auto rescue = must(labelling::rescue(window, {unsaved}));
        CHECK(rescue.refused.empty());
        rescued = rescue.file;
    }
    CHECK(test::readFile(closed.file) == bytes);
    CHECK(errorOf(Project::open(closed.file)).reason == Reason::LogOfAnotherFile);
    fs::remove(closed.file.string() + "-wal"); // put away, as it says
    fs::remove(closed.file.string() + "-shm");
    Project now = must(Project::open(closed.file));
    CHECK(labelsHeld(now) == 2);
    CHECK(must(checkIntegrity(now)).sound());
    Project kept = must(Project::open(rescued));
    CHECK(must(checkIntegrity(kept)).sound());
}

TEST_CASE("Replaced: decisions and votes that could not be saved are kept with the labels", "[project]")
{
    const Closed closed;
    Project window = must(Project::open(closed.file));
    for (const int item : {0, 1}) {
        must(labelling::submitLabel(window, closed.label(window, 0, item, "A.1")));
        must(labelling::submitLabel(window, closed.label(window, 1, item, "B.1")));
    }
    const reconcile::SecondVoteRequest request{closed.round, {closed.items[1]}, closed.people[0], {}, closed.people};
    (void)must(reconcile::openSecondVotes(window, request));
    const Uuid vote = must(reconcile::newestSecondVote(window, closed.round, closed.items[1]))->id;
    fs::rename(closed.newerCopy(window), closed.file);

    const CategoryId category = must(window.categoryCoded("A.2")).id;
    const std::vector<labelling::UnsavedWork> works{
        [&](Project& project) {
            DecisionContent content;
            content.state = DecisionState::Decided;
            content.verdict = Verdict::Category;
            content.category = category;
            content.reason = "both look at the symptom";
            return reconcile::decide(project, closed.round, closed.people[0], {{{closed.items[0], content}}});
        },
        [&](Project& project) {
            return reconcile::cast(project, vote, closed.people[1],
                                   {Verdict::Category, category, Exclusion::None, "looked again"});
        },
        [&](Project&) -> Status {
            return Error{Errc::NotPermitted, Reason::RoundClosed, {"something"}};
        },
    };
    CHECK(isReplaced(works[0](window).error()));
    const auto rescue = must(labelling::rescue(window, {closed.label(window, 0, 2, "B.1")}, works));
    CHECK(rescue.labels == 1);
    CHECK(rescue.others == 2);
    REQUIRE(rescue.refused.size() == 1);
    CHECK(rescue.refused[0].argument(0) == "something");
    Project kept = must(Project::open(rescue.file));
    CHECK(must(reconcile::currentDecision(kept, closed.round, closed.items[0])).reason == "both look at the symptom");
    CHECK(must(reconcile::ownVote(kept, vote, closed.people[1]))->content.note == "looked again");
    CHECK(must(checkIntegrity(kept)).sound());
}

TEST_CASE("Replaced: who only watches a project says that it was replaced, and keeps what others had saved",
          "[project]")
{
    const Closed closed;
    fs::path newer;
    {
        Project project = must(Project::open(closed.file));
        newer = closed.newerCopy(project);
    }
    test::Process watch(test::accordCli(), {"watch", closed.file.string()});
    REQUIRE(watch.nextLine(test::kHangs).has_value());
    {
        Project project = must(Project::open(closed.file));
        must(labelling::submitLabel(project, closed.label(project, 0, 0, "A.1")));
    }
    fs::rename(newer, closed.file);
    const auto done = watch.wait();
    CHECK(done.code == 1);
    CHECK(done.err.find("was replaced or removed while it was open") != std::string::npos);
    const std::set<std::string> names = namesBeside(closed.folder.path());
    REQUIRE(names.size() == 2); // no log is left
    Project kept = must(Project::open(closed.folder / *names.rbegin()));
    CHECK(kept.file().filename().string().starts_with("pilot.rescue-"));
    CHECK(labelsHeld(kept) == 1);
}

TEST_CASE("Replaced: the log of a killed process is not applied to another file that was moved into the place",
          "[project]")
{
    const Closed closed;
    fs::path newer;
    {
        Project project = must(Project::open(closed.file));
        newer = closed.newerCopy(project);
    }
    inProcessThatDies([&closed] { return labelOnce(closed, 0) && labelOnce(closed, 1); });
    REQUIRE(fs::file_size(closed.file.string() + "-wal") > 0);

    SECTION("moved: refused, until the log is put away")
    {
        fs::rename(newer, closed.file);
        const std::string log = test::readFile(closed.file.string() + "-wal");
        const auto check = test::cli({"check", closed.file.string()});
        CHECK(check.code == 4);
        CHECK(said(check).find("damaged") == std::string::npos);
        CHECK(errorOf(Project::open(closed.file)).reason == Reason::LogOfAnotherFile);
        CHECK(errorOf(sqlite::Database::open(closed.file, sqlite::Database::Mode::ReadOnly)).reason ==
              Reason::LogOfAnotherFile);
        CHECK(test::readFile(closed.file.string() + "-wal") == log); // kept as it is
        for (const char* suffix : {"-wal", "-shm"}) {
            fs::rename(closed.file.string() + suffix, (closed.folder / "old").string() + suffix);
        }
        Project project = must(Project::open(closed.file));
        CHECK(labelsHeld(project) == 1);
        CHECK(must(checkIntegrity(project)).sound());
    }
    SECTION("not moved: taken into the file")
    {
        Project project = must(Project::open(closed.file));
        CHECK(project.opened().recoveredPages > 0);
        CHECK(labelsHeld(project) == 2);
    }
    SECTION("copied elsewhere with all that belongs to it: taken into the copy")
    {
        const fs::path other = closed.folder / "other";
        fs::create_directory(other);
        for (const char* suffix : {"", "-wal", "-owner"}) {
            fs::copy_file(closed.file.string() + suffix, (other / "pilot.accord").string() + suffix);
        }
        Project project = must(Project::open(other / "pilot.accord"));
        CHECK(labelsHeld(project) == 2);
    }
    SECTION("nothing says whose the log is: taken into the file")
    {
        fs::remove(closed.file.string() + "-owner");
        Project project = must(Project::open(closed.file));
        CHECK(labelsHeld(project) == 2);
    }
}

TEST_CASE("Replaced: who finds log or index gone stops writing, and leaves alone what others made since", "[project]")
{
    const std::string gone = GENERATE("-wal", "-shm", "");
    const Closed closed;
    fs::path rescued;
    {
        Project window = must(Project::open(closed.file));
        Feed feed = must(Feed::start(window));
        must(labelling::submitLabel(window, closed.label(window, 0, 0, "A.1")));
        fs::remove(closed.file.string() + gone);
        CHECK(isReplaced(errorOf(labelling::submitLabel(window, closed.label(window, 0, 1, "A.2")))));
        CHECK(isReplaced(errorOf(feed.poll(window))));
        const auto rescue = must(labelling::rescue(window, {closed.label(window, 0, 1, "A.2")}));
        CHECK(rescue.labels == 1);
        rescued = rescue.file;
        if (gone == "-wal") {
            (void)test::writeFile(closed.file.string() + "-wal", "");
        }
    }
    CHECK(fs::exists(closed.file) == !gone.empty());
    if (gone == "-wal") {
        CHECK(fs::exists(closed.file.string() + "-wal")); // not ours
    }
    Project kept = must(Project::open(rescued));
    CHECK(labelsHeld(kept) == 2);
    CHECK(must(checkIntegrity(kept)).sound());
}

TEST_CASE("Names: a symbolic link is the file that it leads to, for a running import too", "[project]")
{
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.accord";
    (void)must(Project::create(file, "Pilot"));
    fs::create_directory(folder / "links");
    const fs::path link = folder / "links" / "mine.accord";
    fs::create_symlink(file, link);
    CHECK(must(Project::open(link)).file() == file);
    CHECK(backups::folderOf(link) == backups::folderOf(file));
    {
        RunningImport import(file, {}); // nobody is in it yet
        const auto info = test::cli({"info", link.string()});
        INFO(said(info));
        CHECK(info.code == 0);
        const auto done = import.finish();
        INFO(said(done));
        CHECK(done.code == 0);
    }
    Project project = must(Project::open(link));
    CHECK(must(project.database().number("SELECT count(*) FROM text")) == 100);
    CHECK(namesBeside(folder / "links") == std::set<std::string>{"mine.accord"});
}

TEST_CASE("Names: a file with two names is opened under neither", "[project]")
{
    const Closed closed;
    const fs::path second = closed.folder / "second.accord";
    fs::create_hard_link(closed.file, second);
    for (const fs::path& name : {closed.file, second}) {
        CHECK(errorOf(Project::open(name)).reason == Reason::SecondName);
        const auto info = test::cli({"info", name.string()});
        CHECK(info.code == 1);
        CHECK(said(info).find("second name (a hard link)") != std::string::npos);
    }
    fs::remove(second);
    CHECK(Project::open(closed.file).ok());
}

TEST_CASE("Restore: not into the place of a project that anybody has open, who is named", "[project][backups]")
{
    const Closed closed;
    const fs::path backup = closed.folder / "backup.accord";
    {
        Project project = must(Project::open(closed.file));
        must(sqlite::copyDatabase(project.database(), backup));
    }
    const std::vector<std::string> command{"restore", backup.string(), "--in-place-of", closed.file.string()};
    SECTION("an import")
    {
        {
            RunningImport import(closed.file, {"--as", "Person 1"});
            const auto restored = test::cli(command);
            CHECK(restored.code == 4);
            CHECK(said(restored).find("an import or other long work") != std::string::npos);
            CHECK(import.finish().code == 0);
        }
        Project project = must(Project::open(closed.file));
        CHECK(must(project.database().number("SELECT count(*) FROM text")) == 106);
    }
    SECTION("a window, over a network too")
    {
        const Location where = GENERATE(Location{}, Location{Place::Network, "NFS"});
        Project window = must(Project::open(closed.file, where));
        Presence presence;
        must(presence.turn(window, closed.people[0], Presence::Moment(std::chrono::hours(1))));
        const auto restored = test::cli(command);
        CHECK(restored.code == 4);
        CHECK(said(restored).find("Person 1") != std::string::npos);
        CHECK(errorOf(backups::restoreInPlace(backup, closed.file)).code == Errc::Locked);
        must(labelling::submitLabel(window, closed.label(window, 0, 0, "A.1")));
        CHECK(labelsHeld(window) == 1);
    }
    {
        Project last = must(Project::open(closed.file));
        must(last.database().execute("DELETE FROM presence")); // as the window that goes does
    }
    const auto restored = test::cli(command);
    INFO(said(restored));
    CHECK(restored.code == 0);
    Project project = must(Project::open(closed.file));
    CHECK(labelsHeld(project) == 0);
    CHECK(must(checkIntegrity(project)).sound());
}

TEST_CASE("Unlocked: a reader where nothing can be made sees what others write, and calls nothing damaged", "[project]")
{
    const Closed closed;
    const Location readOnly{Place::Cloud, "Dropbox"};
    Project reader = must(Project::open(closed.file, readOnly));
    Feed feed = must(Feed::start(reader));
    CHECK(must(feed.poll(reader)).empty());
    {
        Project writer = must(Project::open(closed.file, Location{}));
        for (int i = 0; i < 6; ++i) {
            must(labelling::submitLabel(writer, closed.label(writer, 0, i, "A.1")));
        }
        // Pages that the reader has not read yet are other ones from now on.
        must(writer.database().execute("PRAGMA wal_checkpoint(TRUNCATE)"));
        CHECK_FALSE(must(feed.poll(reader)).labels.empty());
        CHECK(labelsHeld(reader) == 6);
        must(labelling::submitLabel(writer, closed.label(writer, 1, 0, "A.1")));
        CHECK(must(feed.poll(reader)).labels.size() == 1);
    }
    {
        Project writer = must(Project::open(closed.file, Location{}));
        must(labelling::submitLabel(writer, closed.label(writer, 1, 1, "A.1")));
    }
    CHECK(must(feed.poll(reader)).labels.size() == 1);
    CHECK(must(checkIntegrity(reader)).sound());
    CHECK(labelsHeld(reader) == 8);
}

TEST_CASE("Unlocked: checks beside a writer that comes and goes find nothing damaged", "[project]")
{
    const Closed closed;
    const pid_t writer = ::fork();
    REQUIRE(writer >= 0);
    if (writer == 0) {
        for (int i = 0; i < 100000; ++i) {
            auto project = Project::open(closed.file, Location{});
            if (!project.ok() ||
                !labelling::submitLabel(*project, closed.label(*project, 0, i % 6, i % 4 < 2 ? "A.1" : "B.1")).ok()) {
                ::_exit(1);
            }
        }
        ::_exit(0);
    }
    for (int i = 0; i < 60; ++i) {
        auto reader = Project::open(closed.file, Location{Place::Cloud, "Dropbox"});
        INFO((reader.ok() ? std::string() : test::describe(reader.error())));
        CHECK((reader.ok() || reader.error().code == Errc::Locked));
        const auto found = reader.ok() ? checkIntegrity(*reader) : Result<Integrity>(reader.error());
        INFO((found.ok() ? std::string() : test::describe(found.error())));
        CHECK((found.ok() ? found->sound() : found.error().code == Errc::Locked));
    }
    ::kill(writer, SIGKILL);
    int status = 0;
    ::waitpid(writer, &status, 0);
    CHECK(WIFSIGNALED(status)); // it did not end by itself
}

TEST_CASE("Locks: where the system gives none, that is what is said, at once", "[project]")
{
    const Closed closed;
    sqlite::setLockCall(refuseLocks);
    const auto opened = Project::open(closed.file);
    sqlite::setLockCall(nullptr);
    CHECK(errorOf(opened).code == Errc::Unreadable);
    CHECK(accord::test::says(errorOf(opened), "no locks"));
}
