// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/labels/recipe.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/conflicts.h"
#include "core/store/events/derive.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <array>
#include <map>

using namespace accord;
using accord::exchange::ColumnRole;
using accord::test::must;

namespace {

// The columns of a table, with what somebody says of some of them.
exchange::LabelColumns columnsSaid(Project& project, const exchange::LabelImport& import,
                                   const std::vector<std::string>& said)
{
    std::vector<exchange::ColumnChoice> choices;
    for (const std::string& text : said) {
        choices.push_back(must(exchange::columnChoice(text)));
    }
    exchange::LabelColumns columns =
        must(exchange::guessColumns(import.files.front(), *project.taxonomy(), import.reading));
    REQUIRE(exchange::choose(columns, choices, "table").ok());
    return columns;
}

// Fleiss' kappa from the definition, items of one label counting for the shares.
double fleiss(const LabelMatrix& matrix)
{
    double agreed = 0;
    double items = 0;
    double rated = 0;
    std::map<int, double> shares;
    for (int row = 0; row < matrix.rows(); ++row) {
        const Consensus consensus = consensusOf(matrix, row);
        double same = 0;
        for (const Choice& choice : consensus.choices) {
            same += choice.votes * (choice.votes - 1.0);
            shares[choice.category] += static_cast<double>(choice.votes) / consensus.votes;
        }
        rated += consensus.votes > 0 ? 1 : 0;
        if (consensus.votes > 1) {
            agreed += same / (consensus.votes * (consensus.votes - 1.0));
            items += 1;
        }
    }
    double expected = 0;
    for (const auto& [category, share] : shares) {
        expected += share / rated * (share / rated);
    }
    return (agreed / items - expected) / (1 - expected);
}

struct PublishedRound
{
    int number;
    int items;
    int differ;    ///< the tags of evaluators do
    int conflicts; ///< of these: those that the evaluators call conflicts
    double kappa;
};

} // namespace

TEST_CASE("Published tables: rounds of dl_faults come in from their workbooks, with their conflicts", "[exchange]")
{
    ACCORD_REAL_DATA(study, "studies/dl_faults");
    // Of the eleven conflicts of round 2 two have the tag of one evaluator only: the other one was not published.
    constexpr std::array<PublishedRound, 6> kRounds{{{1, 29, 16, 3, .4668},
                                                     {2, 110, 35, 9, 0},
                                                     {3, 134, 54, 8, .4479},
                                                     {4, 126, 57, 11, .4944},
                                                     {5, 345, 156, 31, .4831},
                                                     {6, 315, 146, 47, .3763}}};
    for (const PublishedRound& published : kRounds) {
        INFO(published.number);
        const test::TempFolder folder;
        Project project = must(Project::create(folder / "study.accord", "Study"));
        exchange::LabelImport import;
        import.files = {study / ("round_" + std::to_string(published.number) + ".xlsx")};
        import.round = "Round " + std::to_string(published.number);
        import.reading.table.sheet = import.round + " All";
        import.reading.newCategories = true;
        import.columns =
            columnsSaid(project, import, {published.number < 4 ? "Conflict=conflict" : "Conflicts=conflict"});
        NoProgress progress;
        const auto report = must(exchange::importLabels(project, import, progress, {}));
        for (const Error& problem : report.problems) {
            FAIL(test::said(problem));
        }
        CHECK(report.written);
        CHECK(report.itemsAdded == published.items);
        CHECK(report.leftOpen == (published.number == 2 ? 11 : published.conflicts));
        const LabelMatrix matrix = must(LabelMatrix::load(project, must(project.roundNamed(import.round)).id));
        CHECK(reconcile::tally(matrix).conflicts == published.differ);
        CHECK(reconcile::conflicts(matrix, reconcile::Filter{}).size() ==
              static_cast<std::size_t>(published.conflicts));
        if (published.kappa != 0) {
            CHECK(fleiss(matrix) == Approx(published.kappa).margin(.00005));
        }
        CHECK(must(store::check(project.database())).sound());
    }
}

TEST_CASE("Published tables: of xhate_stability each column of labels is a round", "[exchange]")
{
    ACCORD_REAL_DATA(study, "studies/xhate_stability");
    const test::TempFolder folder;
    Project project = must(Project::create(folder / "study.accord", "Study"));
    NoProgress progress;
    for (const auto& [column, kappa] : {std::pair("label1", .288944), std::pair("label2", .276705)}) {
        exchange::LabelImport import;
        import.files = {study / "annotations.csv"};
        import.round = column;
        import.reading.newCategories = true;
        // Which columns name the item, and which of both labels is meant, has to be said.
        CHECK(test::errorOf(exchange::importLabels(project, import, progress, {})).reason == Reason::NoLinkColumn);
        const std::vector<std::string> items{"row=item", "condition=item"};
        import.columns = columnsSaid(project, import, items);
        const auto both = must(exchange::importLabels(project, import, progress, {}));
        CHECK_FALSE(both.written);
        CHECK(both.problems.front().reason == Reason::SeveralLabelColumns);
        import.columns = columnsSaid(project, import, {items[0], items[1], column + std::string("=label")});
        const auto report = must(exchange::importLabels(project, import, progress, {}));
        CHECK(report.itemsAdded == 95);
        CHECK(report.labels == 2090);
        CHECK(project.people().size() == 22);
        const LabelMatrix matrix = must(LabelMatrix::load(project, must(project.roundNamed(column)).id));
        CHECK(fleiss(matrix) == Approx(kappa).margin(.0000005));
    }
    CHECK(project.taxonomy()->categories().size() == 2);
}
