// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/project/backups.h"
#include "core/project/disk.h"
#include "core/sqlite/backup.h"
#include "core/store/events/derive.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sys/mount.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iostream>

using namespace accord;
using accord::exchange::Malformed;
using accord::test::issueLines;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;
namespace fs = std::filesystem;

namespace {

// A file system of that many kilobytes, where this user may make one.
class SmallDisk
{
public:
    explicit SmallDisk(int kilobytes, int files = 0)
    {
        const std::string size = "size=" + std::to_string(kilobytes) + "k" +
                                 (files > 0 ? ",nr_inodes=" + std::to_string(files) : std::string());
        m_mounted = ::mount("tmpfs", m_folder.path().c_str(), "tmpfs", 0, size.c_str()) == 0;
        if (!m_mounted) {
            std::cerr << "full disk: skipped, no file system can be made here: " << std::strerror(errno) << '\n';
        }
    }
    ~SmallDisk()
    {
        if (m_mounted) {
            ::umount2(m_folder.path().c_str(), MNT_DETACH);
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool mounted() const { return m_mounted; }
    [[nodiscard]] fs::path operator/(std::string_view name) const { return m_folder / name; }

    [[nodiscard]] bool isEmpty() const { return fs::is_empty(m_folder.path()); }

    // Temporary files that were left.
    [[nodiscard]] std::ptrdiff_t parts() const
    {
        return std::count_if(fs::directory_iterator(m_folder.path()), fs::directory_iterator(),
                             [](const auto& entry) { return entry.path().extension() == ".accord-part"; });
    }

    // Writes until nothing more fits.
    void fillUp() const
    {
        const fs::path file = m_folder / "filler";
        std::ofstream out(file, std::ios::binary);
        const std::string block(1024, 'x');
        while (out.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) {
        }
    }

private:
    test::TempFolder m_folder;
    bool m_mounted = false;
};

// A copy of the sample project on the small disk.
Project movedTo(Sample& sample, const fs::path& file)
{
    must(sqlite::copyDatabase(sample.project.database(), file));
    return must(Project::open(file));
}

std::string labelRows(int from, int to)
{
    std::string rows = "Issue_URL,Ann,Ben\n";
    for (int number = from; number <= to; ++number) {
        rows += "https://github.com/toolkit/core/issues/" + std::to_string(number) + ",A.1,B.1\n";
    }
    return rows;
}

exchange::LabelImport labelsFrom(const fs::path& file)
{
    exchange::LabelImport import;
    import.files = {file};
    import.round = "Imported";
    return import;
}

} // namespace

TEST_CASE("Full disk: an import of issues that does not fit is taken back", "[exchange]")
{
    Sample sample(1, 3);
    const auto file = writeFile(sample.folder / "many.jsonl", issueLines(1, 200, 40000));
    const std::vector<std::string> before = test::dump(sample.project);
    const std::int64_t pages = must(sample.project.database().number("PRAGMA page_count"));
    NoProgress progress;
    for (const std::int64_t more : {0, 1, 5, 60, 700}) {
        INFO(more << " pages left");
        must(sample.project.database().execute("PRAGMA max_page_count = " + std::to_string(pages + more)));
        const auto imported = exchange::importIssues(sample.project, {file}, Malformed::LeaveOut, progress, {});
        CHECK(test::errorOf(imported).code == Errc::DiskFull);
        CHECK(test::errorOf(imported).argument(0) == sample.file.string());
        CHECK((test::dump(sample.project) == before));
    }
    CHECK(must(store::check(sample.project.database())).sound());
    must(sample.project.database().execute("PRAGMA max_page_count = 1000000"));
    CHECK(test::importFiles(sample.project, {file}).issuesAdded == 200);
}

TEST_CASE("Full disk: an import of labels that does not fit leaves nothing", "[exchange]")
{
    Sample sample(1, 3);
    const auto file = writeFile(sample.folder / "labels.csv", labelRows(1, 3000));
    const std::vector<std::string> before = test::dump(sample.project);
    const std::int64_t pages = must(sample.project.database().number("PRAGMA page_count"));
    must(sample.project.database().execute("PRAGMA max_page_count = " + std::to_string(pages + 40)));
    NoProgress progress;
    CHECK(test::errorOf(exchange::importLabels(sample.project, labelsFrom(file), progress, {})).code == Errc::DiskFull);
    CHECK((test::dump(sample.project) == before));
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Full disk: imports, labels and exports on a disk that really fills up", "[exchange]")
{
    const SmallDisk disk(4000);
    if (!disk.mounted()) {
        SUCCEED("skipped: no file system can be made here");
        return;
    }
    Sample sample(1, 3);
    sample.give(0, 0, "A.1");
    const fs::path reserve = writeFile(disk / "reserve", std::string(1000000, 'r'));
    Project project = movedTo(sample, disk / "pilot.accord");
    const std::vector<std::string> before = test::dump(project);
    NoProgress progress;
    const auto many = writeFile(sample.folder / "many.jsonl", issueLines(1, 200, 40000));
    CHECK(test::errorOf(exchange::importIssues(project, {many}, Malformed::LeaveOut, progress, {})).code ==
          Errc::DiskFull);
    CHECK((test::dump(project) == before));
    CHECK(must(store::check(project.database())).interruptedImports == 0);

    disk.fillUp();
    CHECK(test::errorOf(exchange::exportLabels(project, sample.round, exchange::ExportFormat::Long, disk / "out.csv"))
              .code == Errc::DiskFull);
    CHECK_FALSE(fs::exists(disk / "out.csv"));
    CHECK(disk.parts() == 0);
    CHECK(test::errorOf(Project::create(disk / "new.accord", "New")).code == Errc::DiskFull);
    CHECK_FALSE(fs::exists(disk / "new.accord"));

    // Labels are kept as long as there is room in the log, and then refused; what was kept stays.
    int kept = 0;
    Status given;
    LabelContent content = sample.labelled("B.1");
    content.note = std::string(20000, 'n');
    while (given.ok() && kept < 1000) {
        given = labelling::submitLabel(project, {sample.round, sample.items[1], sample.people[0], content, 1});
        kept += given.ok() ? 1 : 0;
    }
    CHECK(test::errorOf(given).code == Errc::DiskFull);
    CHECK(must(project.database().number("SELECT count(*) FROM event WHERE kind = 'label'")) == 1 + kept);
    CHECK(must(store::check(project.database())).sound());

    fs::remove(reserve);
    must(labelling::submitLabel(project, {sample.round, sample.items[1], sample.people[0], content, 1}));
    CHECK(must(store::check(project.database())).sound());
}

TEST_CASE("Full disk: a project on it is read all the same, and says why it cannot be changed", "[exchange]")
{
    for (const bool leftLog : {false, true}) {
        INFO("with what a program left that could not write it back: " << leftLog);
        const SmallDisk disk(4000);
        if (!disk.mounted()) {
            SUCCEED("skipped: no file system can be made here");
            return;
        }
        Sample sample(1, 3);
        const fs::path file = disk / "pilot.accord";
        std::vector<std::string> before;
        {
            Project project = movedTo(sample, file);
            must(labelling::submitLabel(project,
                                        {sample.round, sample.items[1], sample.people[0], sample.labelled("B.1"), 1}));
            before = test::dump(project);
            if (leftLog) {
                fs::copy_file(file.string() + "-wal", sample.folder / "log");
            }
        }
        if (leftLog) {
            fs::copy_file(sample.folder / "log", file.string() + "-wal");
        }
        disk.fillUp();
        {
            Project project = must(Project::open(file));
            CHECK(project.readOnly());
            CHECK(openedWithoutRoom(project));
            CHECK((test::dump(project) == before));
            // A window has several connections.
            Project second = must(Project::open(file));
            CHECK((test::dump(second) == before));
            const Status given = labelling::submitLabel(
                project, {sample.round, sample.items[2], sample.people[0], sample.labelled("A.1"), 1});
            CHECK(test::errorOf(given).code == Errc::ReadOnly);
            CHECK(accord::test::says(test::errorOf(given), "no room left on its disk"));
            const Error notBackedUp = test::errorOf(backups::make(project, backups::Occasion::Asked));
            CHECK(accord::test::says(notBackedUp, "no room left on its disk"));
            (void)must(exchange::exportLabels(project, sample.round, exchange::ExportFormat::Long,
                                              sample.folder / (leftLog ? "one.csv" : "other.csv")));
        }
        fs::remove(disk / "filler");
        Project project = must(Project::open(file));
        CHECK_FALSE(project.readOnly());
        CHECK((test::dump(project) == before));
        must(labelling::submitLabel(project,
                                    {sample.round, sample.items[2], sample.people[0], sample.labelled("A.1"), 1}));
        CHECK(must(store::check(project.database())).sound());
    }
}

TEST_CASE("Full disk: a backup that does not fit says what there is and what it takes", "[exchange]")
{
    const SmallDisk disk(4000);
    if (!disk.mounted()) {
        SUCCEED("skipped: no file system can be made here");
        return;
    }
    Sample sample(1, 3);
    Project project = movedTo(sample, disk / "pilot.accord");
    const Error error = test::errorOf(backups::make(project, backups::Occasion::Asked));
    CHECK(error.code == Errc::DiskFull);
    CHECK(error.argument(0) == (disk / "pilot.backups").string());
    CHECK(accord::test::says(error, "one takes 1 MB and is only made where 65 MB are free"));
    CHECK(accord::test::says(error, "on that disk 4 MB are free"));
}

TEST_CASE("Full disk: where no further folder fits the backup says so, and not that nothing may be written",
          "[exchange]")
{
    const SmallDisk disk(200'000, 30);
    if (!disk.mounted()) {
        SUCCEED("skipped: no file system can be made here");
        return;
    }
    Sample sample;
    Project project = movedTo(sample, disk / "study.accord");
    for (int i = 0; std::ofstream(disk / ("file" + std::to_string(i))).is_open(); ++i) {
    }
    const Error error = test::errorOf(backups::make(project, backups::Occasion::Asked));
    CHECK(error.code == Errc::DiskFull);
    CHECK(test::says(error, "There is no room left on the disk for " + backups::folderOf(project.file()).string()));
}

TEST_CASE("Full disk: of a project that cannot be made nothing stays", "[exchange]")
{
    int refused = 0;
    for (int kilobytes = 16; kilobytes < 2000; kilobytes += 16) {
        const SmallDisk disk(kilobytes);
        if (!disk.mounted()) {
            SUCCEED("skipped: no file system can be made here");
            return;
        }
        const auto made = Project::create(disk / "new.accord", "New");
        if (made.ok()) {
            break;
        }
        ++refused;
        CHECK(made.error().code == Errc::DiskFull);
        CHECK(disk.isEmpty());
    }
    CHECK(refused > 3);
}
