// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/kill/writers.h"

#include "core/exchange/import_issues.h"
#include "core/exchange/merge.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/messages/catalogue.h"
#include "core/project/backups.h"
#include "core/project/label_matrix.h"
#include "core/project/repair.h"
#include "core/reconcile/rules.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/faults/kill/children.h"
#include "tests/support/files.h"
#include "tests/support/opener_and_closer.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace accord::test::faults {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPeople = 8;

// Told after the commit returned: what is in the pipe was acknowledged, whatever becomes of the process.
void labelForever(Project& project, std::size_t who, int round, std::uint32_t seed, const Tell& tell)
{
    std::mt19937 random(seed);
    const RoundId into = project.rounds().front().id;
    const std::vector<ItemId> items = must(store::itemsInOrder(project.database(), into));
    const std::vector<std::string> codes{"A.1", "A.2", "B.1", "B.2"};
    for (int turn = 0;; ++turn) {
        LabelContent content;
        content.verdict = Verdict::Category;
        content.category = must(project.categoryCoded(codes[random() % codes.size()])).id;
        content.summary =
            "round " + std::to_string(round) + " process " + std::to_string(who) + " turn " + std::to_string(turn);
        must(labelling::submitLabel(project,
                                    {into, items[random() % items.size()], project.people().at(who).id, content, 1}));
        tell(content.summary);
    }
}

void importForever(Project& project, const Tell& tell)
{
    NoProgress progress;
    for (int turn = 0;; ++turn) {
        (void)must(exchange::importIssues(project, {project.file().parent_path() / "many.jsonl"},
                                          exchange::Malformed::LeaveOut, progress, {}));
        tell("import");
    }
}

void ruleForever(Project& project, std::size_t who, const Tell& tell)
{
    const RoundId round = project.rounds().front().id;
    const PersonId by = project.people().at(who).id;
    for (;;) {
        const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
        const auto preview = reconcile::preview(labelMatrix, {reconcile::Rule::Kind::Majority, 0});
        const auto outcome = must(reconcile::apply(project, round, by, preview));
        tell("rule");
        (void)must(reconcile::putBack(project, round, by, outcome.before, outcome.after));
        tell("undo");
    }
}

void backupForever(Project& project, const Tell& tell)
{
    for (;;) {
        (void)must(backups::makeIfChanged(project, backups::Occasion::Asked));
        tell("backup");
    }
}

void indexForever(Project& project, const Tell& tell)
{
    for (;;) {
        (void)must(labelling::indexFurther(project));
        tell("index");
    }
}

// The copy is that of this round: it brings something new every time.
void mergeForever(Project& project, const Tell& tell)
{
    NoProgress progress;
    const std::vector<fs::path> files{project.file().parent_path() / "copy.accord"};
    for (;;) {
        (void)must(exchange::merge(project, files, {}, progress, {}));
        tell("merge");
    }
}

void workForever(const fs::path& file, Work work, std::size_t who, int round, std::uint32_t seed, const Tell& tell)
{
    const OpenerAndCloser other(file); // as file dialogs and the like in the same process
    Project project = must(Project::open(file));
    switch (work) {
    case Work::Labels:
        return labelForever(project, who, round, seed, tell);
    case Work::Import:
        return importForever(project, tell);
    case Work::Rule:
        return ruleForever(project, who, tell);
    case Work::Backup:
        return backupForever(project, tell);
    case Work::Index:
        return indexForever(project, tell);
    case Work::Merge:
        return mergeForever(project, tell);
    }
}

// A copy of the project, in which the last person gave some more labels; nobody else has that project's copy open.
void makeCopy(const fs::path& file, int round)
{
    const fs::path copy = file.parent_path() / "copy.accord";
    sqlite::removeDatabase(copy); // with the log that a killed merge left of it
    {
        Project project = must(Project::open(file));
        must(sqlite::copyDatabase(project.database(), copy));
    }
    Project project = must(Project::open(copy));
    const RoundId into = project.rounds().front().id;
    const std::vector<ItemId> items = must(store::itemsInOrder(project.database(), into));
    for (int i = 0; i < 5; ++i) {
        LabelContent content;
        content.verdict = Verdict::Category;
        content.category = must(project.categoryCoded("A.1")).id;
        content.summary = "copy of round " + std::to_string(round) + " label " + std::to_string(i);
        const auto item = static_cast<std::size_t>(round * 5 + i) % items.size();
        must(labelling::submitLabel(project, {into, items[item], project.people().back().id, content, 1}));
    }
}

// What one merge brings is there as a whole or not at all.
void mergeQuestions(Project& project, int round, Killed& killed)
{
    sqlite::Statement query = must(project.database().prepare("SELECT count(*) FROM answer WHERE summary LIKE ?"));
    const std::string like = "copy of round " + std::to_string(round) + " label %";
    query.bind(std::string_view(like));
    (void)must(query.step());
    if (query.integer(0) != 0 && query.integer(0) != 5) {
        killed.problems.push_back("a merge is there in part");
    }
}

// How often each summary is there, of this round.
std::map<std::string, int> summariesOf(Project& project, int round)
{
    std::map<std::string, int> found;
    sqlite::Statement query =
        must(project.database().prepare("SELECT summary, count(*) FROM answer WHERE summary LIKE ? GROUP BY summary"));
    const std::string like = "round " + std::to_string(round) + " process %";
    query.bind(std::string_view(like));
    while (must(query.step())) {
        found[query.string(0)] = static_cast<int>(query.integer(1));
    }
    return found;
}

void lookAtBackups(const fs::path& file, Killed& killed)
{
    for (const backups::Backup& backup : must(backups::list(file))) {
        if (const auto inside = backups::contents(backup.file); !inside.ok()) {
            killed.problems.push_back("a backup cannot be read: " + describe(inside.error()));
        }
    }
}

void look(const fs::path& file, int round, const std::vector<std::vector<std::string>>& told, Killed& killed)
{
    Project project = must(Project::open(file));
    const Integrity integrity = must(checkIntegrity(project));
    if (!integrity.sound() || integrity.interruptedImports != 0) {
        killed.problems.push_back(integrity.findings.empty() ? "check does not pass"
                                                             : messages::sentence(integrity.findings.front()));
    }
    mergeQuestions(project, round, killed);
    std::map<std::string, int> there = summariesOf(project, round);
    for (const std::vector<std::string>& lines : told) {
        for (const std::string& line : lines) {
            if (!line.starts_with("round ")) {
                continue;
            }
            ++killed.acknowledged;
            if (there[line] != 1) {
                killed.problems.push_back(line + (there[line] == 0 ? " is lost" : " is there twice"));
            }
            there.erase(line);
        }
    }
    for (const auto& [summary, count] : there) {
        ++killed.unacknowledged;
        if (count != 1) {
            killed.problems.push_back(summary + " is there " + std::to_string(count) + " times");
        }
    }
}

} // namespace

void prepareForKilling(const fs::path& file, int issues)
{
    Project project = must(Project::create(file, "Killing"));
    (void)must(exchange::importTaxonomyText(project, sampleTaxonomy(), "sample.json"));
    for (std::size_t i = 1; i <= kPeople; ++i) {
        (void)must(study::addPerson(project, "Person " + std::to_string(i)));
    }
    const fs::path folder = file.parent_path();
    (void)importFiles(project, {writeFile(folder / "first.jsonl", issueLines(1, issues))});
    (void)writeFile(folder / "many.jsonl", issueLines(issues + 1, issues + 300, 8000));
    study::RoundPlan plan;
    plan.name = "Main";
    plan.blind = false;
    (void)must(study::startRound(project, plan));
}

Killed killOnce(const fs::path& file, const std::vector<Work>& works, int round, std::uint32_t seed)
{
    if (std::ranges::count(works, Work::Merge) > 0) {
        makeCopy(file, round);
    }
    std::mt19937 random(seed);
    std::vector<Child> children;
    for (std::size_t who = 0; who < works.size(); ++who) {
        const auto own = static_cast<std::uint32_t>(random());
        const int turns = works[who] == Work::Labels ? static_cast<int>(random() % 20) : static_cast<int>(random() % 2);
        children.push_back(Child{turns, std::chrono::microseconds(random() % 8000), {}});
        start(children.back(), [&file, work = works[who], who, round, own](const Tell& tell) {
            workForever(file, work, who, round, own, tell);
        });
    }
    Killed killed;
    std::vector<std::vector<std::string>> told;
    for (Child& child : killAll(children)) {
        if (!child.failed.empty()) {
            killed.problems.push_back("a process ended by itself: " + child.failed);
        }
        told.push_back(std::move(child.lines));
    }
    try {
        look(file, round, told, killed);
        lookAtBackups(file, killed);
    } catch (const std::exception& exception) {
        killed.problems.push_back(exception.what());
    }
    return killed;
}

} // namespace accord::test::faults
