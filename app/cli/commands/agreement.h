// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/agreement/compute.h"
#include "core/agreement/estimate.h"
#include "core/exchange/ratings/rating_figures.h"
#include "core/project/agreement/figures.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::cli {

/// Which labels are looked at; twice where two parts are compared.
struct PartOptions
{
    std::string round;
    std::string finalType;
    std::string repository;
    std::vector<std::string> annotators;
    std::string repeats; ///< "count", "leave-out"; empty: as they came
};

/// What `agreement --ratings FILE` can be told.
struct RatingsOptions
{
    std::string file;
    std::string scale;
    std::string raters; ///< as codeList() reads them
    std::string blank;
    exchange::RatingColumns columns;
    exchange::ScaleOptions labels;
    exchange::FigureOptions figures;
};

/// What `agreement` can be told.
struct AgreementOptions
{
    std::string project;
    PartOptions part;
    PartOptions against; ///< another part, to be compared with
    std::string level;   ///< empty or "all": every level
    bool onlyUsed = false;
    bool openCodes = false; ///< codes of annotators' own are categories too
    std::string coefficient;
    std::string by;
    std::string explain;
    std::string matrix;
    bool intra = false;
    bool evidence = false;
    std::string viewer; ///< who looks, for --intra in a blind round
    bool pseudonyms = false;
    bool wholePath = false;
    std::string format;
    RatingsOptions ratings; ///< of a table without a project

    [[nodiscard]] bool compares() const;
};

/// A round in memory and what is looked at in it; its level is the first of levelsOf().
struct Part
{
    Round round;
    LabelMatrix labelMatrix;
    Selection selection;
    std::vector<std::string> people; ///< names of those who were chosen; empty: all

    [[nodiscard]] Selection at(Level level) const; ///< what is looked at, at this level
};

/// What is looked at, in words: "round Main, only items decided as C (...), 3 of 7 annotators (Ann, Bob, Cy)".
std::string selectionText(const Part& part);

/// The same for the label of a table: what tells it from the same table of another selection. Where the title names the
/// round, without it.
std::string selectionLabel(const Part& part, const AgreementOptions& options, bool withRound = true);

/// Errors: those of choosing a round, a person, a repository, a category; Errc::NotPermitted while the round is blind.
Result<Part> partOf(Project& project, const PartOptions& options, bool onlyUsed, bool openCodes = false);

/// --round, --final-type, --repository and --annotators, behind the prefix "--" or a longer one, then in their own
/// group.
void addPartOptions(CLI::App& command, PartOptions& part, const std::string& prefix, const std::string& group);

/// What --repeats says, with its help. `repeats` is "count", "leave-out", or empty for as they came.
void addRepeatsOption(CLI::App& command, std::string& repeats);
Repeats repeatsOf(const std::string& repeats);

/// "6 of the 38,742 items are repeats..."; empty where the round has none.
std::string repeatsText(std::int64_t items, std::int64_t kept, std::int64_t leftOut);

/// The levels that were asked for, from the top.
std::vector<Level> levelsOf(const AgreementOptions& options);

using Measures = std::vector<const agreement::Measure*>;

/// The measures of a level that were asked for; `otherwise` if none was. Errc::Invalid for an unknown name.
Result<Measures> measuresOf(const std::string& name, const agreement::Measure& otherwise);

/// Their keys with commas between, for help and errors.
std::string keysOf(std::span<const agreement::Measure* const> measures);

/// What a category and a person of a table are called.
std::string categoryName(const Taxonomy& taxonomy, const Ratings& ratings, int category);
std::string annotatorName(const Project& project, const Ratings& ratings, int annotator);

std::string_view undefinedKey(agreement::NotComputable why); ///< "one_category"

/// {"value", "standard_error", "interval", "observed", "expected", "degrees_of_freedom"} with full precision, or
/// {"value": null, "undefined", "observed"}.
Json outcomeJson(const agreement::Outcome& outcome);

/// {"given": [1], "counted": 2}: by which versions of the codebook labels were given and are counted.
Json versionsJson(const GivenVersions& versions);

/// {"changed_later", "given_later", "with_later", "as_given"}: what a coefficient over first labels would be otherwise.
Json otherwiseJson(const OtherwiseCounted& otherwise);

std::string valueText(const agreement::Outcome& outcome);    ///< "0.7621" or "undefined"
std::string intervalText(const agreement::Outcome& outcome); ///< "0.7598 to 0.7644", or nothing

/// The columns "value", "standard_error", "low", "high" and "undefined" below the prefix, of rows that know an outcome,
/// or none while the round is blind.
template <class Row, class OutcomeOf>
Table<Row>& addOutcome(Table<Row>& table, OutcomeOf outcomeOf, const std::string& prefix = {})
{
    const auto figure = [outcomeOf](auto read) {
        return [outcomeOf, read](const Row& row) {
            const agreement::Outcome* outcome = outcomeOf(row);
            return outcome != nullptr && outcome->defined() ? Json(read(**outcome)) : Json(nullptr);
        };
    };
    using agreement::Estimate;
    return table.number(prefix + "value", figure([](const Estimate& estimate) { return estimate.value; }))
        .number(prefix + "standard_error",
                figure([](const Estimate& estimate) { return orNull(estimate.standardError); }))
        .interval(prefix, figure([](const Estimate& estimate) {
                      return estimate.interval ? Json(estimate.interval->low) : Json(nullptr);
                  }),
                  figure([](const Estimate& estimate) {
                      return estimate.interval ? Json(estimate.interval->high) : Json(nullptr);
                  }))
        .column(prefix + "undefined", [outcomeOf](const Row& row) {
            const agreement::Outcome* outcome = outcomeOf(row);
            return outcome == nullptr   ? Json("blind")
                   : outcome->defined() ? Json(nullptr)
                                        : Json(undefinedKey(outcome->why()));
        });
}

/// `agreement`: the levels side by side, where people part, what needs attention, then pairs and categories of each.
/// With several levels only the worst of each.
Result<int> showReport(Project& project, const AgreementOptions& options, Console& console);

/// What `--by` knows: "level", "round", "repository", "final-type", "category", "pair", "person",
/// "confusion".
const std::vector<std::string>& breakdownNames();

/// One coefficient (or all of them, a row each) taken apart by something, at the levels that were asked for. "category"
/// is kappa of one category against the rest, "pair" Cohen's kappa, "person" each person against all others and against
/// the final label, "confusion" each two categories with the pairs of labels; these four have figures of their own.
Result<int> showBreakdown(Project& project, const AgreementOptions& options, Console& console);

/// How far a coefficient lies apart in two parts, a row per level.
Result<int> showDifference(Project& project, const AgreementOptions& options, Console& console);

/// The report as CSV and LaTeX have it: a row per level and coefficient. The part has to outlive the record.
Status addSummary(Record& record, const Part& part, const AgreementOptions& options);

/// "Explain this number": `--explain` at every level that was asked for, or along the whole path.
Result<int> showExplanation(Project& project, const AgreementOptions& options, Console& console);

/// `--matrix FILE.csv`: the table that figures are computed from, and how to compute them again.
Result<int> writeMatrix(Project& project, const AgreementOptions& options, Console& console);

/// `--intra`: how well each person agrees with themselves on issues that they labelled twice.
Result<int> showIntra(Project& project, const AgreementOptions& options, Console& console);

/// `--evidence`: how well people agree on the passages that their labels cite.
Result<int> showEvidence(Project& project, const AgreementOptions& options, Console& console);

/// Adds --ratings and what belongs to it to a command.
void addRatingsOptions(CLI::App& command, RatingsOptions& options);

/// The coefficients of a table that lies in a file of its own, without a project.
Result<int> showRatings(const RatingsOptions& options, Console& console);

} // namespace accord::cli
