// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/rules.h"
#include "core/report/documents.h"
#include "core/store/events/decisions.h"
#include "tests/core/english.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

using namespace accord;
using accord::reconcile::Rule;
using accord::test::must;

namespace fs = std::filesystem;

namespace {

/// A row of the study's tables, read without anything of ours.
struct Row
{
    std::string repository;
    std::array<std::string, 7> labels;
};

std::vector<Row> plainRows(const fs::path& study)
{
    std::vector<Row> rows;
    for (const auto& folder : fs::directory_iterator(study)) {
        const fs::path table = folder.path() / (folder.path().filename().string() + ".csv");
        if (!fs::exists(table)) {
            continue;
        }
        std::istringstream lines(test::readFile(table));
        std::string line;
        std::getline(lines, line);
        while (std::getline(lines, line)) {
            std::istringstream cells(line);
            Row row;
            row.repository = folder.path().filename().string();
            std::string link;
            std::getline(cells, link, ',');
            for (std::string& label : row.labels) {
                std::getline(cells, label, ',');
            }
            rows.push_back(row);
        }
    }
    return rows;
}

/// What plain counting says of a rule: the greatest number of equal labels, and of what.
struct Counts
{
    int items = 0;
    int conflicts = 0;
    std::map<std::string, int> byCategory;
    bool operator==(const Counts&) const = default;
};

Counts plainCounts(const std::vector<Row>& rows, int atLeast, int below = 99)
{
    Counts counts;
    for (const Row& row : rows) {
        std::map<std::string, int> votes;
        for (const std::string& label : row.labels) {
            ++votes[label];
        }
        for (const auto& [label, count] : votes) {
            if (count >= atLeast && count < below) {
                ++counts.items;
                counts.conflicts += count < 7 ? 1 : 0;
                ++counts.byCategory[label];
            }
        }
    }
    return counts;
}

Counts countsOf(const reconcile::RulePreview& preview)
{
    return {static_cast<int>(preview.decisions.size()), preview.bySplit[1] + preview.bySplit[2] + preview.bySplit[3],
            preview.byCategory};
}

// Who or what decided each item now, by the rule's name or "person".
std::map<std::string, int> decidedBy(Project& project, RoundId round)
{
    std::map<std::string, int> counts;
    must(store::forEachWholeDecision(project.database(), round, [&](const Decision& decision) {
        ++counts[decision.content.source == DecisionSource::Rule ? decision.content.rule : "person"];
    }));
    return counts;
}

} // namespace

TEST_CASE("The study: rules decide what plain counting over its tables says, and never what a person decided",
          "[reconcile][study]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study, false);
    const RoundId round = project.rounds().front().id;
    const PersonId lead = project.people().front().id;
    const std::vector<Row> rows = plainRows(study);
    REQUIRE(rows.size() == 38742);
    const auto labelMatrix = [&] { return must(LabelMatrix::load(project, round)); };

    // The worst conflict, decided otherwise than six of seven would have it.
    const auto queue = reconcile::conflicts(labelMatrix(), {});
    REQUIRE(queue.size() == 21987);
    const auto& clear = queue.back();
    REQUIRE(clear.consensus.choices.front().votes == 6);
    DecisionContent mine;
    mine.state = DecisionState::Decided;
    mine.verdict = Verdict::NotForStudy;
    mine.reason = "Talked about";
    must(reconcile::decide(project, round, lead, {{clear.item, mine}}));
    const auto codes = labelMatrix().taxonomy().categories();
    const std::string lost = codes[static_cast<std::size_t>(clear.consensus.choices.front().category)].code;

    const auto five = reconcile::preview(labelMatrix(), must(Rule::parse("at-least=5")));
    Counts wanted = plainCounts(rows, 5);
    CHECK(five.alreadyDecided == 1);
    --wanted.items;
    --wanted.conflicts;
    --wanted.byCategory[lost];
    CHECK(countsOf(five) == wanted);
    CHECK(must(reconcile::apply(project, round, {}, five)).after.size() == static_cast<std::size_t>(wanted.items));

    const auto majority = reconcile::preview(labelMatrix(), must(Rule::parse("majority")));
    CHECK(countsOf(majority) == plainCounts(rows, 4, 5));
    const auto outcome = must(reconcile::apply(project, round, {}, majority));
    CHECK(decidedBy(project, round) ==
          std::map<std::string, int>{{"at-least=5", 37600}, {"majority", 1141}, {"person", 1}});
    CHECK((must(reconcile::currentDecision(project, round, clear.item)) == mine));
    for (const std::string again : {"unanimous", "at-least=5", "majority", "plurality"}) {
        CHECK(reconcile::preview(labelMatrix(), must(Rule::parse(again))).decisions.empty());
    }
    CHECK(must(reconcile::putBack(project, round, {}, outcome.before, outcome.after)) == 1141);
    CHECK(reconcile::tally(labelMatrix()).decided == 37601);
}

TEST_CASE("The study: an agenda of sixty is not of one repository and not of one block", "[reconcile][study][agenda]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study, false);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, project.rounds().front().id));
    reconcile::Filter agenda;
    agenda.limit = 60;
    agenda.perBlock = 3;
    agenda.seed = 7;
    std::map<int, int> repositories;
    std::map<std::string, int> blocks;
    for (const auto& conflict : reconcile::conflicts(labelMatrix, agenda)) {
        ++repositories[labelMatrix.items()[static_cast<std::size_t>(conflict.row)].repository];
        ++blocks[report::blockText(test::kEnglish, labelMatrix.taxonomy(), *conflict.block)];
    }
    CHECK(repositories.size() >= 5);
    CHECK(blocks.size() >= 20);
    for (const auto& [name, count] : blocks) {
        INFO(name);
        CHECK(count <= 3);
    }
    CHECK(reconcile::ConflictQueue(labelMatrix, agenda).size() == 60);
}

TEST_CASE("The study: its blocks are those that plain counting over its tables finds", "[reconcile][study]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study, false);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, project.rounds().front().id));
    std::map<std::string, int> wanted;
    for (const Row& row : plainRows(study)) {
        const std::set<std::string> labels(row.labels.begin(), row.labels.end());
        if (labels.size() > 1) {
            ++wanted[labels.size() > 2 ? "three or more categories" : *labels.begin() + " or " + *labels.rbegin()];
        }
    }
    std::map<std::string, int> found;
    for (const auto& block : reconcile::blocks(labelMatrix, {})) {
        // C.10 comes before C.2 among strings, and after it in a codebook.
        std::string name = report::blockText(test::kEnglish, labelMatrix.taxonomy(), block.key);
        const auto cut = name.find(" or ");
        if (!block.key.several() && name.substr(cut + 4) < name.substr(0, cut)) {
            name = name.substr(cut + 4) + " or " + name.substr(0, cut);
        }
        found[name] = block.conflicts;
    }
    CHECK(found == wanted);
    CHECK(found["B.1 or B.2"] == 1267);
    CHECK(found["three or more categories"] == 6904);
}
