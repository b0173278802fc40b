// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/meeting/second_votes.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <nlohmann/json.hpp>

using namespace accord;
using test::must;
using test::Sample;

namespace {

exchange::ImportReport imported(Project& project, const std::filesystem::path& file)
{
    exchange::LabelImport import;
    import.files = {file};
    import.round = "Main";
    NoProgress progress;
    return must(exchange::importLabels(project, import, progress, {}));
}

// Two votes on the first item, revealed; one on the second, which nobody has seen yet; and decisions on both.
struct Met : Sample
{
    Met()
    {
        for (int person = 0; person < 3; ++person) {
            give(person, 0, person == 0 ? "A.1" : "B.1");
            give(person, 1, "A.2");
        }
        sqlite::Database& database = project.database();
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
        store::EventWriter events = must(store::EventWriter::begin(database, project.now()));
        for (const int item : {0, 1}) {
            const Uuid id = must(store::openSecondVote(events, items[static_cast<std::size_t>(item)], people[0], {},
                                                       {people[0], people[1]}));
            second.push_back(must(store::secondVote(database, id)));
            must(store::castVote(events, second.back(), people[0],
                                 {Verdict::Category, category("B.1.i"), Exclusion::None, "it is a leak"}));
            must(store::castVote(events, second.back(), people[1], {Verdict::NoneOfThese, {}, Exclusion::None, ""}));
        }
        must(store::endSecondVote(events, second[0], people[0], SecondVoteState::Revealed));
        DecisionContent content;
        content.state = DecisionState::Decided;
        content.verdict = Verdict::NoneOfThese;
        content.method = Method::SecondVote;
        content.secondVote = second[0].id;
        content.takingPart = {people[0], people[1]};
        content.reason = "a new kind of leak";
        (void)must(events.append({people[0]}, DecisionMade{items[0], content}));
        must(transaction.commit());
    }

    std::vector<SecondVote> second;
};

} // namespace

TEST_CASE("Export: JSON tells how a decision came about and what a revealed second vote said", "[exchange]")
{
    Met met;
    const auto file = met.folder / "out.json";
    (void)must(exchange::exportLabels(met.project, met.round, exchange::ExportFormat::Json, file, {}));
    const auto items = nlohmann::json::parse(test::readFile(file));
    const auto& decision = items.at(0).at("decision");
    CHECK(decision.at("verdict") == "none_of_these");
    CHECK(decision.at("method") == "second_vote");
    CHECK(decision.at("taking_part") == nlohmann::json{"Person 1", "Person 2"});
    const auto& votes = items.at(0).at("second_votes").at(0).at("votes");
    CHECK(votes.at(0).at("category") == "B.1.i");
    CHECK(votes.at(0).at("note") == "it is a leak");
    CHECK(votes.at(1).at("verdict") == "none_of_these");
    // Labels stay what they were, and what is not revealed is not there.
    CHECK(items.at(0).at("labels").size() == 3);
    CHECK_FALSE(items.at(1).contains("second_votes"));
}

TEST_CASE("Round trip: JSON brings back how a decision came about, and brings nothing twice", "[exchange]")
{
    Met met;
    const auto file = met.folder / "out.json";
    (void)must(exchange::exportLabels(met.project, met.round, exchange::ExportFormat::Json, file, {}));
    CHECK(imported(met.project, file).decisions == 0);

    Project copy = must(Project::create(met.folder / "copy.accord", "Copy"));
    (void)must(exchange::importTaxonomyText(copy, test::sampleTaxonomy(), "sample.json"));
    CHECK(imported(copy, file).decisions == 1);
    const RoundId round = must(copy.roundNamed("Main")).id;
    std::vector<Decision> decisions;
    must(store::forEachWholeDecision(copy.database(), round, [&](const Decision& each) { decisions.push_back(each); }));
    REQUIRE(decisions.size() == 1);
    CHECK(decisions[0].content.verdict == Verdict::NoneOfThese);
    CHECK(decisions[0].content.method == Method::SecondVote);
    CHECK(decisions[0].content.takingPart.size() == 2);
}

TEST_CASE("Import: a label that says that no category fits needs a code, a decision none", "[exchange]")
{
    Met met;
    const auto wide = met.folder / "wide.csv";
    test::writeFile(wide,
                    "link,Ann,final_label\nhttps://github.com/toolkit/core/issues/77,none_of_these,none_of_these\n");
    const auto longer = met.folder / "long.csv";
    test::writeFile(longer,
                    "issue,annotator,verdict,category\nhttps://github.com/toolkit/core/issues/78,Ann,none_of_these,\n");
    const auto json = met.folder / "some.json";
    test::writeFile(json, R"([{"issue": "https://github.com/toolkit/core/issues/79", "labels":
        [{"annotator": "Ann", "verdict": "none_of_these"}]}])");
    for (const auto& file : {wide, longer, json}) {
        const auto report = imported(met.project, file);
        INFO(file);
        CHECK(report.problems.size() == 1);
        CHECK_FALSE(report.written);
    }
}
