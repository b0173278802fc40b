// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/exchange/demo.h"
#include "core/labelling/labelling.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/issues/issues.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace accord;
using accord::test::must;

namespace {

std::int64_t linesOf(const char* file, const std::string& with = "")
{
    const std::string text = test::readFile(test::sourceFolder() / "resources" / "demo" / file);
    return std::ranges::count_if(text::split(text, '\n'), [&with](std::string_view line) {
        return !line.empty() && line.find(with) != std::string_view::npos;
    });
}

// The demo in that language, with its main round open to be looked at.
Project demoIn(const test::TempFolder& folder, const std::string& language)
{
    NoProgress progress;
    Project project = must(exchange::createDemo(folder / (language + ".accord"), progress, {}, language));
    must(study::liftBlind(project, project.leads().front().id, must(project.roundNamed(project.rounds()[1].name)).id,
                          "everybody is done"));
    return project;
}

bool isChinese(const std::string& text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (text::isCjk(text::nextCodePoint(text, at))) {
            return true;
        }
    }
    return false;
}

// Takes what the English demo says into `said`, and puts it in place of the other text, which has to say it in Chinese.
void takeText(const std::string& english, std::string& other, std::set<std::string>& said)
{
    INFO(english << " / " << other);
    CHECK(isChinese(other) == !english.empty());
    said.insert(english);
    other = english;
}

// That a round holds the same labels and decisions in both languages but for their texts, which `said` then has.
void compareRounds(Project& english, Project& chinese, const std::pair<RoundId, RoundId>& rounds,
                   std::set<std::string>& said)
{
    const LabelMatrix first = must(LabelMatrix::load(english, rounds.first));
    const LabelMatrix second = must(LabelMatrix::load(chinese, rounds.second));
    REQUIRE(first.rows() == second.rows());
    for (std::size_t row = 0; row < first.items().size(); ++row) {
        const std::pair items(first.items()[row].item, second.items()[row].item);
        for (std::size_t person = 0; person < english.people().size(); ++person) {
            const LabelContent label =
                must(labelling::currentContent(english, rounds.first, items.first, english.people()[person].id));
            LabelContent other =
                must(labelling::currentContent(chinese, rounds.second, items.second, chinese.people()[person].id));
            takeText(label.summary, other.summary, said);
            takeText(label.note, other.note, said);
            CHECK(label == other);
        }
        const DecisionContent decision = must(reconcile::currentDecision(english, rounds.first, items.first));
        DecisionContent other = must(reconcile::currentDecision(chinese, rounds.second, items.second));
        takeText(decision.reason, other.reason, said);
        CHECK(decision == other);
    }
}

} // namespace

TEST_CASE("Demo: it is sound and holds what its files say", "[exchange]")
{
    const test::TempFolder folder;
    NoProgress progress;
    Project project = must(exchange::createDemo(folder / "demo.accord", progress, {}));
    const auto report = must(store::check(project.database()));
    CHECK(report.sound());
    CHECK(report.interruptedImports == 0);
    CHECK(report.labels == linesOf("labels.csv") - 1);
    CHECK(report.decisions == linesOf("decisions.csv", ",decided,"));
    const auto counts = must(study::issueCounts(project));
    CHECK(counts.issues == linesOf("issues.jsonl"));
    CHECK(counts.issues >= 60);
    CHECK(counts.withText == counts.issues);
    CHECK(counts.comments > 60);
    CHECK(project.people().size() == 5);
    CHECK(project.name().find("demo") != std::string::npos);
}

TEST_CASE("Demo: a finished pilot with disagreements, and a main round half done", "[exchange]")
{
    const test::TempFolder folder;
    NoProgress progress;
    Project project = must(exchange::createDemo(folder / "demo.accord", progress, {}));
    REQUIRE(project.rounds().size() == 2);
    const Round pilot = must(project.roundNamed("Pilot"));
    const Round main = must(project.roundNamed("Main"));
    CHECK(pilot.purpose == RoundPurpose::Pilot);
    CHECK(main.purpose == RoundPurpose::Main);
    CHECK_FALSE(pilot.blind);
    CHECK(main.blind);
    const reconcile::Tally finished = reconcile::tally(must(LabelMatrix::load(project, pilot.id)));
    CHECK(finished.incomplete == 0);
    CHECK(finished.conflicts > 5);
    CHECK(finished.unanimous > 0);
    CHECK(finished.decided > 0);
    CHECK(finished.conflictsDecided < finished.conflicts);
    CHECK(test::errorOf(LabelMatrix::load(project, main.id)).code == Errc::NotPermitted);
    must(study::liftBlind(project, project.leads().front().id, main.id, "everybody is done"));
    const reconcile::Tally half = reconcile::tally(must(LabelMatrix::load(project, main.id)));
    CHECK(half.incomplete > 0);
    CHECK(half.items > finished.items / 2);
    // All three types are used.
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, pilot.id));
    std::set<int> types;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        for (const auto& choice : consensusOf(labelMatrix, row).choices) {
            types.insert(labelMatrix.at(Level::Type, choice.category));
        }
    }
    types.erase(-1);
    CHECK(types.size() == 3);
}

TEST_CASE("Demo: in Chinese it holds the same labels and decisions", "[exchange]")
{
    const test::TempFolder folder;
    Project english = demoIn(folder, "en");
    Project chinese = demoIn(folder, "zh-CN");
    CHECK(must(store::check(chinese.database())).sound());
    CHECK(isChinese(chinese.name()));
    REQUIRE(chinese.people().size() == english.people().size());
    for (std::size_t i = 0; i < english.people().size(); ++i) {
        CHECK(chinese.people()[i].name == english.people()[i].name);
        CHECK(chinese.people()[i].initials == english.people()[i].initials);
    }
    std::set<std::string> said{english.name()};
    REQUIRE(chinese.rounds().size() == english.rounds().size());
    for (std::size_t i = 0; i < english.rounds().size(); ++i) {
        const Round& round = english.rounds()[i];
        const Round& other = chinese.rounds()[i];
        CHECK(isChinese(other.name));
        CHECK(other.purpose == round.purpose);
        said.insert(round.name);
        compareRounds(english, chinese, {round.id, other.id}, said);
    }
    // Nothing is kept that the demo does not say any more.
    const auto words = nlohmann::json::parse(test::readFile(test::sourceFolder() / "resources/demo/zh-CN.json"));
    for (const auto& [text, translation] : words.items()) {
        INFO(text);
        CHECK(said.contains(text));
    }
}

TEST_CASE("Demo: another region of a language is near enough, and a language that it lacks is English", "[exchange]")
{
    const test::TempFolder folder;
    CHECK(isChinese(demoIn(folder, "zh-TW").rounds().front().name));
    CHECK(demoIn(folder, "fr-FR").rounds().front().name == "Pilot");
}

TEST_CASE("Demo: a file that is there is not replaced, and a cancelled demo leaves none", "[exchange]")
{
    const test::TempFolder folder;
    NoProgress progress;
    const auto file = test::writeFile(folder / "mine.accord", "mine");
    CHECK(test::errorOf(exchange::createDemo(file, progress, {})).code == Errc::Exists);
    CHECK(test::readFile(file) == "mine");
    CHECK(test::errorOf(exchange::createDemo(folder / "no/such/demo.accord", progress, {})).code == Errc::NotFound);
}
