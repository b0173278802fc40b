// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/database.h"
#include "tests/app/cli/kit.h"
#include "tests/core/must.h"

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace accord::test;

namespace fs = std::filesystem;

namespace {

constexpr const char* kIssue = "https://github.com/lumen-ml/lumen/issues/";

/// Three people and four issues in one round, of which Mira has labelled the first.
class TeamProject : public EmptyProject
{
public:
    TeamProject()
    {
        std::string rows = "Issue_URL,Mira,Jonas,Wei\n";
        for (int i = 1; i <= 4; ++i) {
            rows += kIssue + std::to_string(i) + (i == 1 ? ",C.1,C.2,C.2\n" : ",,C.2,C.3\n");
        }
        cliDone({"import", "labels", file(), write("labels.csv", rows), "--round", "Pilot"});
    }

    [[nodiscard]] std::string package(const std::string& person, const std::string& name) const
    {
        std::string target = beside(name);
        cliDone({"package", file(), "--for", person, "-o", target});
        return target;
    }
};

void label(const std::string& project, const std::string& person, int issue, const std::string& code)
{
    cliDone({"label", project, "--as", person, "--issue", kIssue + std::to_string(issue), "--category", code});
}

int labelsIn(const std::string& project)
{
    return cliJson({"info", project})["rounds"][0]["labels"];
}

const Json* lookFor(const Json& report, const std::string& kind)
{
    for (const Json& question : report["files"][0]["looks"]) {
        if (question["kind"] == kind) {
            return &question;
        }
    }
    return nullptr;
}

} // namespace

TEST_CASE("A package tells what is in it, and opens as any project")
{
    const TeamProject project;
    const std::string target = project.beside("mira.accord");
    const std::string said = cliDone({"package", project.file(), "--for", "mira", "-o", target});
    CHECK(said.find("Wrote a package for Mira") != std::string::npos);
    CHECK(said.find("4 items of 1 round, 0 texts, 1 label of their own") != std::string::npos);
    const Json info = cliJson({"info", target});
    CHECK(info["people"].size() == 1);
    CHECK(info["rounds"][0]["items"] == 4);
    CHECK(info["rounds"][0]["labels"] == 1);
    CHECK(cliJson({"check", target})["sound"] == true);

    const Json part = cliJson({"package", project.file(), "--for", "Jonas", "--round", "Pilot", "--repository", "lumen",
                               "-o", project.beside("jonas.accord")});
    CHECK(part["person"] == "Jonas");
    CHECK(part["labels"] == 4);
    CHECK(part["items"] == 4);
}

TEST_CASE("A package that cannot be written says why")
{
    const TeamProject project;
    const std::string there = project.package("Mira", "mira.accord");
    cliFails({"package", project.file(), "--for", "Mira", "-o", there}, 1, "exists already and was left as it is");
    cliFails({"package", project.file(), "--for", "Nobody", "-o", project.beside("x.accord")}, 1,
             "There is no person \"Nobody\" in the project");
    cliFails({"package", project.file(), "--for", "Mira", "--repository", "other", "-o", project.beside("x.accord")}, 1,
             "Repositories are: lumen-ml/lumen");
    cliFails({"package", project.file(), "-o", project.beside("x.accord")}, 2, "--for is required");
    CHECK_FALSE(fs::exists(project.beside("x.accord")));
}

TEST_CASE("A merge tells before and after, keeps a backup, and a second one writes nothing")
{
    const TeamProject project;
    const std::string mira = project.package("Mira", "mira.accord");
    const std::string jonas = project.package("Jonas", "jonas.accord");
    label(mira, "Mira", 2, "C.3");
    label(mira, "Mira", 3, "C.3");
    label(jonas, "Jonas", 1, "C.1");
    const Json before = stateOf(project.file());

    const std::string plan = cliDone({"merge", project.file(), mira, jonas, "--dry-run"});
    CHECK(plan.find("new here     2 labels") != std::string::npos);
    CHECK(plan.find("Nothing was written. Without --dry-run this would bring 3 labels.") != std::string::npos);
    CHECK(stateOf(project.file()) == before);

    const Json merged = cliJson({"merge", project.file(), mira, jonas});
    CHECK(merged["written"] == true);
    CHECK(merged["new"]["labels"] == 3);
    CHECK(merged["files"][0]["package"] == true);
    CHECK(merged["files"][0]["known"]["labels"] == 1);
    const std::string backup = merged["backup"];
    CHECK(backup.find("before-merge") != std::string::npos);
    CHECK(labelsIn(backup) == 9);
    CHECK(labelsIn(project.file()) == 11);
    const std::string again = cliDone({"merge", project.file(), mira, jonas});
    CHECK(again.find("Everything was here already. Nothing was written.") != std::string::npos);
    CHECK(cliJson({"check", project.file()})["sound"] == true);
}

TEST_CASE("What a merge leaves out is not told to be here already")
{
    const TeamProject project;
    const std::string strange = project.package("Mira", "mira.accord");
    label(strange, "Mira", 2, "C.3");
    must(must(accord::sqlite::Database::open(strange, accord::sqlite::Database::Mode::ReadWrite))
             ->execute("DELETE FROM project WHERE key = 'package'"));
    const std::string said = cliDone({"merge", project.file(), strange});
    CHECK(said.find("1 entry of a package that this project knows nothing of") != std::string::npos);
    CHECK(said.find("Nothing was written: all that is new is left out.") != std::string::npos);
    CHECK(labelsIn(project.file()) == 9);
}

TEST_CASE("What needs a look is named with its choices, which the options take")
{
    const TeamProject project;
    const std::string mira = project.package("Mira", "mira.accord");
    label(mira, "Mira", 1, "C.3");
    label(project.file(), "Mira", 1, "C.4");
    {
        // As nobody may do it in a package.
        const auto database = must(accord::sqlite::Database::open(mira, accord::sqlite::Database::Mode::ReadWrite));
        must(database->execute("INSERT INTO person (uuid, name, initials, colour, created_at) VALUES (randomblob(16), "
                               "'Olu', 'OL', 1, '2026-01-01T00:00:00Z')"));
        must(database->execute(
            "INSERT INTO event (uuid, kind, clock, at, person_id, item_id) SELECT "
            "randomblob(16), 'label', 91, '2026-01-01T00:00:00Z', id, 1 FROM person WHERE name = 'Olu'"));
        must(database->execute("INSERT INTO answer (event, verdict) VALUES (last_insert_rowid(), 2)"));
    }

    const Words taking{"--take", "people,others"};
    const auto with = [](Words words, const Words& more) {
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    const Json plan = cliJson(with({"merge", project.file(), mira, "--dry-run"}, taking));
    const Json* twice = lookFor(plan, "labelled_twice");
    REQUIRE(twice != nullptr);
    CHECK((*twice)["subject"] == "Mira");
    CHECK((*twice)["option"] == "--same-person");
    CHECK((*twice)["samples"][0] == kIssue + std::string("1"));
    const Json* unknown = lookFor(plan, "unknown_person");
    REQUIRE(unknown != nullptr);
    CHECK((*unknown)["subject"] == "Olu");
    const std::string text = cliDone(with({"merge", project.file(), mira, "--dry-run"}, taking));
    CHECK(text.find("look: Olu is not known here (1 new entry).") != std::string::npos);
    CHECK(text.find("look: Mira labelled 1 item differently in both copies.") != std::string::npos);
    CHECK(text.find("--same-person: newest, here, package; chosen: newest") != std::string::npos);

    cliFails({"merge", project.file(), mira, "--person", "Olu"}, 1, "NAME=skip");
    cliFails({"merge", project.file(), mira, "--person", "Nobody=skip"}, 1, "the files know only Mira, Olu");
    cliFails({"merge", project.file(), mira, "--person", "Olu=Nobody"}, 1, "There is no person \"Nobody\"");
    cliFails({"merge", project.file(), mira, "--same-person", "mine"}, 2, "mine");

    const Json done = cliJson({"merge", project.file(), mira, "--person", "Olu=skip", "--same-person", "here"});
    CHECK(done["new"]["labels"] == 1);
    CHECK(cliJson({"info", project.file()})["people"].size() == 4); // with the lead, who does not label
    cliDone({"export", "labels", project.file(), "--format", "wide", "--output", project.beside("wide.csv")});
    CHECK(readFile(project.beside("wide.csv")).find(kIssue + std::string("1,C.4,C.2,C.2")) != std::string::npos);
    CHECK(cliJson({"merge", project.file(), mira, "--dry-run"})["files"][0]["looks"].empty());
}

TEST_CASE("A forged package brings work, and the rest when a lead takes it")
{
    const TeamProject project;
    const std::string mira = project.package("Mira", "mira.accord");
    label(mira, "Mira", 2, "C.3");
    {
        const auto database = must(accord::sqlite::Database::open(mira, accord::sqlite::Database::Mode::ReadWrite));
        for (const char* sql : {
                 "INSERT INTO person (uuid, name, initials, colour, created_at) VALUES (randomblob(16), 'Jonas', 'JX', "
                 "1, '2026-01-01T00:00:00Z')",
                 "INSERT INTO event (uuid, kind, clock, at, person_id, item_id, state) VALUES "
                 "(randomblob(16), 'decision', 90, '2026-01-01T00:00:00Z', 1, 1, 1)",
                 "INSERT INTO answer (event, verdict, source) VALUES (last_insert_rowid(), 2, 1)",
                 "INSERT INTO event (uuid, kind, clock, at, person_id, item_id) VALUES (randomblob(16), 'label', 91, "
                 "'2026-01-01T00:00:00Z', 2, 1)",
                 "INSERT INTO answer (event, verdict) VALUES (last_insert_rowid(), 2)",
                 "INSERT INTO event (uuid, kind, clock, at, subject, about_person, detail) SELECT randomblob(16), "
                 "'person', "
                 "92, "
                 "'2026-01-01T00:00:00Z', uuid, id, json_object('name', name, 'role', 2) FROM person WHERE id = 1",
                 "INSERT INTO event (uuid, kind, clock, at, subject, round_id, state, detail) SELECT randomblob(16), "
                 "'round', "
                 "93, '2026-01-01T00:00:00Z', uuid, id, 3, json_object('name', 'Hacked') FROM round",
             }) {
            must(database->execute(sql));
        }
    }
    cliDone({"study", "person", project.file(), "Wei", "--role", "lead"});
    const Json before = stateOf(project.file());
    const std::string plan = cliDone({"merge", project.file(), mira, "--dry-run", "--as", "Mira"});
    CHECK(plan.find("new here     1 label\n") != std::string::npos);
    CHECK(plan.find("for a lead: 1 decision") != std::string::npos);
    CHECK(plan.find("Lead there and not here: Mira.") != std::string::npos);
    CHECK(plan.find("--take rounds; left out, as who merges is no lead (--as LEAD)") != std::string::npos);
    CHECK(stateOf(project.file()) == before);
    {
        const ActingAs nobody("");
        cliFails({"merge", project.file(), mira, "--take", "all"}, 1, "only a lead of the study may do that");
    }
    cliFails({"merge", project.file(), mira, "--take", "all", "--as", "Mira"}, 1, "only a lead");
    cliFails({"merge", project.file(), mira, "--take", "nothing"}, 2, "nothing");

    const Json merged = cliJson({"merge", project.file(), mira, "--as", "Mira"});
    CHECK(merged["new"]["labels"] == 1);
    CHECK(merged["new"]["decisions"] == 0);
    CHECK(merged["may_take"] == false);
    const Json info = cliJson({"info", project.file()});
    CHECK(info["people"].size() == 4);
    CHECK(info["rounds"][0]["name"] == "Pilot");
    CHECK(info["rounds"][0]["decided"] == before["info"]["rounds"][0]["decided"]);

    // The second Jonas is somebody else, or the first one.
    cliFails({"merge", project.file(), mira, "--as", "Wei", "--take", "people"}, 1,
             "Say whether they are one person: --same \"Jonas\", or --different \"Jonas\"");
    cliDone({"merge", project.file(), mira, "--as", "Wei", "--take", "people,rounds", "--different", "Jonas"});
    CHECK(cliJson({"info", project.file()})["people"].size() == 5);
    CHECK(cliJson({"info", project.file()})["rounds"][0]["name"] == "Hacked");
    const std::string several =
        cliFails({"label", project.file(), "--as", "Jonas", "--issue", kIssue + std::string("1"), "--category", "C.1"},
                 1, "can mean several: Jonas (A");
    CHECK(several.find("Wei") == std::string::npos);
    CHECK(cliJson({"codebook", "again", project.file(), "--as", "jx"})["person"] == "Jonas");
    // Each of them by a pseudonym of their own, which nobody else has.
    int called = 0;
    const Json people = cliJson({"study", "people", project.file()})["people"];
    for (const Json& person : people) {
        const std::string pseudonym = person["pseudonym"];
        CHECK(cliJson({"codebook", "again", project.file(), "--as", pseudonym})["person"] == person["name"]);
        called += person["name"] == "Jonas" ? 1 : 0;
    }
    CHECK(called == 2);
}

TEST_CASE("Files that cannot be merged are refused in a sentence")
{
    const TeamProject project;
    const TeamProject other;
    const Json before = stateOf(project.file());
    cliFails({"merge", project.file(), other.file()}, 1, "it belongs to another project");
    cliFails({"merge", project.file(), project.file()}, 1, "it is the project itself");
    cliFails({"merge", project.file(), project.write("notes.txt", "hello, these are notes of mine")}, 1,
             "is not an Accord project");
    cliFails({"merge", project.file(), project.beside("none.accord")}, 1, "does not exist");
    Words ten{"merge", project.file()};
    ten.insert(ten.end(), 10, project.beside("none.accord").string());
    cliFails(ten, 1, "from one to 9 at a time can be merged");
    CHECK(stateOf(project.file()) == before);
}

TEST_CASE("A merge that is killed leaves the project as it was, or merged")
{
    const TeamProject project;
    const std::string mira = project.package("Mira", "mira.accord");
    for (int issue = 2; issue <= 4; ++issue) {
        label(mira, "Mira", issue, "C.3");
    }
    const auto begin = std::chrono::steady_clock::now();
    const std::string whole = project.beside("whole.accord");
    fs::copy_file(project.file(), whole);
    cliDone({"merge", whole, mira});
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;

    // Spread over all of it, however long it takes here; the last one is let go to its end.
    constexpr int kTimes = 24;
    int killed = 0;
    bool finished = false;
    for (int time = 1; time <= kTimes; ++time) {
        const std::string copy = project.beside("copy.accord");
        fs::copy_file(project.file(), copy, fs::copy_options::overwrite_existing);
        const double seconds = time < kTimes ? took.count() * time / kTimes : 600;
        const Finished merge =
            run("/usr/bin/timeout", {"-s", "KILL", std::to_string(seconds), accordCli().string(), "merge", copy, mira});
        finished = merge.code == 0;
        killed += finished ? 0 : 1;
        const int labels = labelsIn(copy);
        CHECK((labels == 9 || labels == 12));
        CHECK((labels == 12 || !finished));
        CHECK(cliJson({"check", copy})["sound"] == true);
        for (const char* suffix : {"-wal", "-shm", ""}) {
            fs::remove(copy + suffix);
        }
        fs::remove_all(project.beside("copy.backups"));
    }
    CHECK(finished);
    CHECK(killed > 0);
}

TEST_CASE("What is returned of a package is merged like the package, and is no package before that")
{
    const TeamProject project;
    const std::string package = project.package("Mira", "mira.accord");
    label(package, "Mira", 2, "C.4");
    const std::string back = project.beside("mira-return.accord");
    const Json written = cliJson({"return", package, "-o", back});
    CHECK(written["person"] == "Mira");
    CHECK(written["labels"] == 2);
    CHECK(written["bytes"] == fs::file_size(back));
    CHECK(written["package_bytes"] == fs::file_size(package));
    cliFails({"return", package, "-o", back}, 1, "mira-return.accord");
    cliFails({"return", project.file(), "-o", project.beside("none.accord").string()}, 1, "is no package");
    const int before = labelsIn(project.file());
    CHECK(cliJson({"merge", project.file(), back, "--dry-run"})["new"]["labels"] == 1);
    cliDone({"merge", project.file(), back});
    CHECK(labelsIn(project.file()) == before + 1);
    CHECK(cliJson({"merge", project.file(), package})["new"]["labels"] == 0);
}
