// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/compression.h"
#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/labelling/labelling.h"
#include "core/project/repair.h"
#include "core/sqlite/database.h"
#include "core/store/merging/returned.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <array>
#include <random>
#include <set>

using namespace accord;
using test::copied;
using test::errorOf;
using test::must;
using test::Team;
using test::visible;

namespace fs = std::filesystem;

namespace {

/// A team with a lead, whose issues have texts.
struct TeamWithTexts : Team
{
    TeamWithTexts()
    {
        lead();
        for (int issue = 1; issue <= 6; ++issue) {
            test::setText(project, issue, "Quokka " + std::to_string(issue) + std::string(20'000, '.'));
        }
    }

    exchange::ReturnReport giveBack(const fs::path& from, const fs::path& target)
    {
        Project theirs = must(Project::open(from));
        NoProgress progress;
        return must(exchange::writeReturn(theirs, target, progress, {}));
    }
};

// What is returned as the project file that a merge makes of it.
fs::path unpacked(const fs::path& file, const fs::path& target)
{
    const TemporaryFile part = must(store::unpackReturn(file, target, {}));
    return copied(part.path(), target);
}

// How many files of a folder are parts of others, which are not to stay.
int partsIn(const fs::path& folder)
{
    int parts = 0;
    for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
        parts += each.path().string().find("accord-part") != std::string::npos ? 1 : 0;
    }
    return parts;
}

Uuid propose(Project& project, ItemId item, const std::string& name)
{
    taxonomy::NewProposal proposal;
    proposal.content.name = name;
    proposal.content.definition = "What it means.";
    proposal.content.category = project.taxonomy()->findCode("B")->uuid;
    proposal.by = project.people().front().id;
    proposal.items = {item};
    return must(taxonomy::propose(project, proposal));
}

// What somebody does in their package: labels with everything that belongs to one, given again and withdrawn ones,
// proposals and opinions.
void workIn(const fs::path& file, std::uint64_t seed)
{
    Project project = must(Project::open(file));
    const Person person = project.people().front();
    const RoundId round = project.rounds().front().id;
    const auto items = must(store::itemsInOrder(project.database(), round));
    std::mt19937_64 random(seed);
    const std::array<const char*, 3> codes{"A.1", "A.2", "B.1"};
    for (int step = 0; step < 12; ++step) {
        LabelContent content;
        const auto what = random() % 5;
        content.verdict = what == 0 ? Verdict::None : what == 1 ? Verdict::CannotTell : Verdict::Category;
        if (content.verdict == Verdict::Category) {
            content.category = must(project.categoryCoded(codes[random() % codes.size()])).id;
            content.summary = "Summary " + std::to_string(random() % 3);
        }
        content.flagged = random() % 2 == 0;
        content.note = random() % 2 == 0 ? "To be discussed: \"quoted\", 文字" : "";
        must(labelling::submitLabel(project, {round, items.at(random() % items.size()), person.id, content, 3.25}));
    }
    const Uuid proposal = propose(project, items.front(), "Accuracy " + std::to_string(seed));
    must(taxonomy::giveOpinion(project, proposal, {person.id, Stance::For, "because", {}, {}}));
}

} // namespace

TEST_CASE("Return: merging what is returned gives the same as merging the packages", "[package][merge]")
{
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        INFO("seed " << seed);
        TeamWithTexts team;
        std::vector<fs::path> packages;
        std::vector<fs::path> returns;
        for (int person = 0; person < 3; ++person) {
            const std::string name = std::to_string(person);
            packages.push_back(team.package(person, "package" + name + ".accord"));
            workIn(packages.back(), 10 * seed + static_cast<std::uint64_t>(person));
            returns.push_back(team.folder / ("return" + name + ".accord"));
            (void)team.giveBack(packages.back(), returns.back());
        }
        const fs::path byPackages = team.copy("by-packages.accord");
        const fs::path byReturns = team.copy("by-returns.accord");
        MergeChoices choices;
        choices.take = {MergeExtra::Others, MergeExtra::Items};
        const auto first = test::merged(byPackages, packages, choices);
        const auto second = test::merged(byReturns, returns, choices);
        CHECK(first.fresh().labels == second.fresh().labels);
        CHECK(first.fresh().all() == second.fresh().all());
        CHECK(second.fresh().labels > 20);
        INFO(test::difference(visible(byPackages), visible(byReturns)));
        CHECK(visible(byPackages) == visible(byReturns));
        CHECK(visible(byReturns) != visible(team.file));
        Project project = must(Project::open(byReturns));
        CHECK(must(checkIntegrity(project)).sound());
        // Whatever comes second brings nothing new.
        CHECK(test::planned(byReturns, packages, choices).nothingNew());
        CHECK(test::planned(byPackages, returns, choices).nothingNew());
    }
}

TEST_CASE("Return: has no text, and says how large it is", "[package]")
{
    TeamWithTexts team;
    const fs::path package = team.package(0);
    workIn(package, 7);
    REQUIRE(test::readFile(package).find("Quokka") != std::string::npos);
    const fs::path file = team.folder / "return.accord";
    const exchange::ReturnReport report = team.giveBack(package, file);
    CHECK(report.person == "Person 1");
    CHECK(report.labels > 0);
    CHECK(report.bytes == fs::file_size(file));
    CHECK(report.packageBytes == fs::file_size(package));
    CHECK(test::readFile(unpacked(file, team.folder / "unpacked.accord")).find("Quokka") == std::string::npos);
    CHECK_FALSE(fs::exists(file.string() + "-wal"));
    CHECK(partsIn(team.folder.path()) == 0);

    Project again = must(Project::open(package));
    NoProgress progress;
    CHECK(errorOf(exchange::writeReturn(again, file, progress, {})).code == Errc::Exists);
    const Error none = errorOf(exchange::writeReturn(team.project, team.folder / "none.accord", progress, {}));
    CHECK(none.code == Errc::Invalid);
    CHECK(none.reason == Reason::NoPackage);
    CHECK_FALSE(fs::exists(team.folder / "none.accord"));
    std::stop_source stopped;
    stopped.request_stop();
    const fs::path never = team.folder / "never.accord";
    CHECK(errorOf(exchange::writeReturn(again, never, progress, stopped.get_token())).code == Errc::Cancelled);
    CHECK_FALSE(fs::exists(never));
}

TEST_CASE("Return: every table of a package comes along but those of texts and of one copy", "[package]")
{
    TeamWithTexts team;
    const fs::path package = team.package(0);
    workIn(package, 3);
    const fs::path file = team.folder / "return.accord";
    (void)team.giveBack(package, file);
    const std::set<std::string> stay{"document", "part",          "text_version",    "issue_fact", "keyword",  "hit",
                                     "presence", "fetched_issue", "fetched_comment", "fetching",   "fetch_log"};
    const std::string source = test::readFile(test::sourceFolder() / "core" / "store" / "merging" / "returned.cpp");
    Project before = must(Project::open(package));
    Project after = must(Project::open(unpacked(file, team.folder / "unpacked.accord")));
    CHECK(must(checkIntegrity(after)).sound());
    CHECK(test::dumpTable(after, "text").size() == test::dumpTable(before, "text").size());
    sqlite::Statement tables = must(before.database().prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND "
                                                              "name NOT GLOB 'sqlite_*' AND name NOT GLOB 'search*'"));
    int compared = 0;
    while (must(tables.step())) {
        const std::string name = tables.string(0);
        INFO(name);
        if (stay.contains(name)) {
            continue;
        }
        // A new table is to be named there, or above.
        CHECK(source.find("\"INSERT INTO " + name + " ") != std::string::npos);
        if (name != "text" && name != "project") {
            CHECK(test::dumpTable(before, name) == test::dumpTable(after, name));
        }
        ++compared;
    }
    CHECK(compared == 19);
}

TEST_CASE("Return: what was cut off, forged, or belongs elsewhere is refused, and the project is as it was",
          "[package][merge]")
{
    TeamWithTexts team;
    const fs::path package = team.package(0);
    workIn(package, 5);
    const fs::path file = team.folder / "return.accord";
    (void)team.giveBack(package, file);
    const fs::path second = team.package(1, "second.accord");
    const auto before = visible(team.file);
    NoProgress progress;
    const auto refused = [&](const fs::path& project, const fs::path& each) {
        Project into = must(Project::open(project));
        const std::vector<fs::path> files{each};
        return errorOf(exchange::merge(into, files, {}, progress, {})).code;
    };

    const std::string bytes = test::readFile(file);
    const fs::path cut = team.folder / "cut.accord";
    for (const std::size_t size :
         {std::size_t{14}, std::size_t{16}, std::size_t{60}, bytes.size() / 2, bytes.size() - 1}) {
        INFO(size);
        test::writeFile(cut, bytes.substr(0, size));
        CHECK(refused(team.file, cut) == Errc::Damaged);
    }
    test::writeFile(cut, bytes + "more");
    CHECK(refused(team.file, cut) == Errc::Damaged);
    test::writeFile(cut, "Accord return 2\n" + bytes.substr(bytes.find('\n') + 1));
    CHECK(refused(team.file, cut) == Errc::TooNew);
    test::writeFile(cut, "Accord return one\n" + bytes.substr(bytes.find('\n') + 1));
    CHECK(refused(team.file, cut) == Errc::Damaged);

    for (const char* sql :
         {"UPDATE answer SET verdict = 9", "UPDATE event SET clock = 9000000000000000",
          "UPDATE event SET item_id = 4711 WHERE kind = 'label'",
          "INSERT INTO event (uuid, kind, clock, at, detail) VALUES (randomblob(16), 'settings', 1, '2026', NULL)",
          "UPDATE person SET name = printf('%.*c', 5000, 'x')"}) {
        INFO(sql);
        // As it was before it was packed: files of earlier programs are like that.
        const fs::path forged = team.folder / "forged.accord";
        fs::remove(forged);
        (void)unpacked(file, forged);
        {
            const auto database = must(sqlite::Database::open(forged, sqlite::Database::Mode::ReadWrite));
            must(database->execute("PRAGMA foreign_keys = OFF"));
            must(database->execute(sql));
        }
        CHECK(refused(team.file, forged) == Errc::Damaged);
    }

    const Team other;
    CHECK(refused(other.file, file) == Errc::Invalid);
    // Into the package of somebody else nothing of it comes.
    const auto theirs = visible(second);
    {
        Project into = must(Project::open(second));
        const std::vector<fs::path> files{file};
        (void)must(exchange::merge(into, files, {}, progress, {}));
    }
    CHECK(visible(second) == theirs);
    CHECK(visible(team.file) == before);
    CHECK(partsIn(team.folder.path()) == 0);
}

TEST_CASE("Return: whatever somebody packs anew is refused or merged, and the project stays sound", "[package][merge]")
{
    TeamWithTexts team;
    const fs::path package = team.package(0);
    workIn(package, 6);
    const fs::path file = team.folder / "return.accord";
    (void)team.giveBack(package, file);
    const std::string bytes = test::readFile(file);
    const std::size_t line = bytes.find('\n') + 1;
    const std::string content = must(decompressed(bytes.substr(line), store::kMostReturned, file, {}));
    const fs::path target = team.copy("target.accord");
    const fs::path forged = team.folder / "forged.accord";
    MergeChoices choices;
    choices.by = team.people.at(2);
    choices.addNamesakes = true;
    const auto mergeOf = [&](const std::string& changed) {
        test::writeFile(forged, bytes.substr(0, line) + must(compressed(changed, forged, {})));
        Project into = must(Project::open(target));
        NoProgress progress;
        const std::vector<fs::path> files{forged};
        return exchange::merge(into, files, choices, progress, {});
    };
    std::mt19937 random(11);
    int refused = 0;
    for (int run = 0; run < 24; ++run) {
        std::string changed = content;
        changed[random() % changed.size()] = static_cast<char>(random());
        INFO("run " << run);
        const auto merged = mergeOf(changed);
        refused += merged.ok() ? 0 : 1;
        const std::string about = merged.ok() ? forged.string() : merged.error().argument(0);
        CHECK_FALSE(about.empty());
        CHECK(about.find("accord-part") == std::string::npos);
        Project project = must(Project::open(target));
        CHECK(must(checkIntegrity(project)).sound());
    }
    CHECK(refused > 0);
    CHECK(errorOf(mergeOf(content + "x")).code == Errc::Damaged);
    CHECK(errorOf(mergeOf(content.substr(0, content.size() - 1))).code == Errc::Damaged);
    CHECK(errorOf(mergeOf({})).code == Errc::Damaged);
    CHECK(errorOf(mergeOf("\x18\x63" + content.substr(1))).code == Errc::TooNew);
    CHECK(partsIn(team.folder.path()) == 0);
}

TEST_CASE(
    "Return: it is no project to be opened, and where nothing can be made beside the project it is merged all the "
    "same",
    "[package][merge]")
{
    TeamWithTexts team;
    const fs::path package = team.package(0);
    workIn(package, 8);
    const fs::path file = team.folder / "return.accord";
    (void)team.giveBack(package, file);
    CHECK(store::isReturn(file));
    CHECK_FALSE(store::isReturn(package));
    CHECK_FALSE(store::isReturn(team.folder / "none.accord"));
    const Error error = errorOf(Project::open(file));
    CHECK(error.code == Errc::NotAProject);
    CHECK(error.reason == Reason::ReturnIsNoProject);
    CHECK(test::says(error, "return.accord"));

    const TemporaryFile elsewhere = must(store::unpackReturn(file, team.folder / "none" / "project.accord", {}));
    CHECK(fs::exists(elsewhere.path()));
    CHECK(fs::equivalent(elsewhere.path().parent_path(), fs::temp_directory_path()));
    std::stop_source stopped;
    stopped.request_stop();
    CHECK(errorOf(store::unpackReturn(file, team.file, stopped.get_token())).code == Errc::Cancelled);
    CHECK(errorOf(store::unpackReturn(team.folder / "none.accord", team.file, {})).code == Errc::NotFound);
    CHECK(partsIn(team.folder.path()) == 0);
}
