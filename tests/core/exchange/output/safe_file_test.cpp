// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"
#include "core/exchange/sheet.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/repair.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

namespace fs = std::filesystem;

TEST_CASE("Output: nothing is ever written over the project, what belongs to it, or another one", "[exchange]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    const fs::path other = test::writeFile(sample.folder / "other.ACCORD", "somebody's work");
    const std::string log = sample.file.string() + "-wal";
    for (const fs::path& file : {sample.file, fs::path(log), sample.folder / "." / sample.file.filename(), other}) {
        INFO(file);
        for (const auto format : {exchange::ExportFormat::Wide, exchange::ExportFormat::Json}) {
            CHECK(errorOf(exchange::exportLabels(sample.project, sample.round, format, file)).code == Errc::Unwritable);
        }
        CHECK(errorOf(exchange::exportTaxonomy(sample.project, file)).code == Errc::Unwritable);
    }
    CHECK(test::readFile(other) == "somebody's work");
    CHECK(must(checkIntegrity(sample.project)).sound());
    CHECK(must(Project::open(sample.file)).people().size() == 3);
    must(exchange::exportTaxonomy(sample.project, sample.folder / "fresh.accord.json"));
}

TEST_CASE("Output: the open project is known whatever it is called", "[exchange]")
{
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.db";
    Project project = must(Project::create(file, "Pilot"));
    CHECK(errorOf(exchange::SafeFile::create(file, project.file())).code == Errc::Unwritable);
    CHECK(exchange::SafeFile::create(folder / "pilot.csv", project.file()).ok());
}

TEST_CASE("Output: the open project is known by every name that it has", "[exchange]")
{
    const test::TempFolder folder;
    const fs::path file = folder / "pilot.db";
    Project project = must(Project::create(file, "Pilot"));
    REQUIRE(fs::exists(file.string() + "-wal"));
    fs::create_symlink("pilot.db", folder / "link.csv");
    fs::create_symlink("pilot.db-wal", folder / "log.csv");
    fs::create_symlink("pilot.db-journal", folder / "journal.csv"); // is not there yet
    fs::create_hard_link(file.string() + "-shm", folder / "index.csv");
    fs::create_directory_symlink(".", folder / "here");
    for (const char* name : {"link.csv", "log.csv", "journal.csv", "index.csv", "here/pilot.db", "here/pilot.db-shm",
                             "pilot.db-journal", "pilot.db-import"}) {
        INFO(name);
        CHECK(errorOf(exchange::SafeFile::create(folder / name, project.file())).code == Errc::Unwritable);
    }
    fs::create_hard_link(file, folder / "hard.csv");
    CHECK(errorOf(exchange::SafeFile::create(folder / "hard.csv", project.file())).code == Errc::Unwritable);
    fs::remove(folder / "hard.csv");
    fs::create_symlink("other.accord", folder / "other.csv");
    (void)test::writeFile(folder / "other.accord", "somebody's work");
    CHECK(errorOf(exchange::SafeFile::create(folder / "other.csv", project.file())).code == Errc::Unwritable);
    CHECK(test::readFile(folder / "other.accord") == "somebody's work");
    CHECK(must(checkIntegrity(project)).sound());
}
