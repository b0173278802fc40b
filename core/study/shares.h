// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/shares.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// What a round found: how often each category was decided, and the table of what a study is made of.
namespace accord::study {

/// In which year issues were created: as their texts say, or as lists of links do, each named by its year
/// ("vllm_2023.txt"), which then counts alone. An issue that is in several belongs to the first one.
using YearLists = std::vector<std::filesystem::path>;

/// By what shares are taken apart.
enum class SharesBy : std::uint8_t { Nothing, Repository, Year, State, Type };

struct SharesRequest
{
    Level level = Level::Theme;
    SharesBy by = SharesBy::Nothing;
    Repeats repeats = Repeats::AsTheyCame; ///< of a round that was drawn none counts
    YearLists years;
};

/// The share of one category in one part of the round.
struct ShareRow
{
    std::string part; ///< a repository, a year, a state, the code of a type; empty: all, or not known
    std::string code;
    std::string name;
    std::int64_t ofItems = 0; ///< decided items of the part
    agreement::CategoryShare share;
};

/// How items of a round came to be decided.
struct DecidedBy
{
    DecisionSource source = DecisionSource::Person;
    std::string rule; ///< "unanimous"; of a rule
    std::int64_t items = 0;
};

/// Why shares have no interval of sampling.
enum class NoInterval : std::uint8_t {
    None,      ///< they have one
    Undecided, ///< items are open, and which ones follows from what was decided first: bounds stand in its place
    ToppedUp,  ///< items were added until a category had enough: how many there are depends on what was found
    Whole,     ///< the round has all that could be drawn, or all issues of the project: nothing was left to chance
    NotDrawn,  ///< nobody drew the items at random: of what they would be a sample is not known
};

/// How often each category was decided. What stops above the level stays what it is. Where the round's items were drawn
/// the shares are those of the frame that they were drawn from: each item counts as many as it stands for.
struct RoundShares
{
    /// Categories in the taxonomy's order, within each part: those that the level offers, and others that occur.
    std::vector<ShareRow> rows;
    std::vector<DecidedBy> by; ///< those that count or are excluded, by how they were decided; most items first
    NoInterval noInterval = NoInterval::None;
    std::int64_t decided = 0;   ///< items that count
    std::int64_t excluded = 0;  ///< out of the study, as Screening says
    std::int64_t undecided = 0; ///< left out of the shares, in their bounds
    std::int64_t elsewhere = 0; ///< left out: in no stratum of the sample any more
    bool drawn = false;
    std::int64_t added = 0;       ///< by topping up
    std::int64_t frame = 0;       ///< of a round that was drawn: issues that could be drawn
    std::int64_t unspokenFor = 0; ///< of these, in strata without an item that counts
    std::size_t strata = 0;

    [[nodiscard]] std::int64_t settled() const { return decided + excluded; }
    [[nodiscard]] std::int64_t items() const { return settled() + undecided; }
};

/// Errc::NotPermitted while the round is blind; Errc::Invalid for a list without a year in its name, and those of
/// reading it.
Result<RoundShares> roundShares(Project& project, RoundId round, const SharesRequest& request, Progress& progress,
                                const std::stop_token& stop);

/// A repository in the table of a study.
struct StudyRow
{
    std::string repository;                    ///< empty: all
    std::map<std::string, std::int64_t> years; ///< items by year; "" where it is not known
    std::vector<std::int64_t> types;           ///< decided items, in the order of StudyTable::types
    std::int64_t undecided = 0;
    std::int64_t items = 0; ///< of the study: without false positives
    double collected = 0;   ///< with them, as far as they are known; where only their share is, as it follows
    std::optional<double> falsePositives{}; ///< share among what was collected; absent where nothing is known of them
};

/// What a study is made of: repository by year and type, with the false positives among what was collected.
struct StudyTable
{
    std::vector<std::string> years; ///< that occur
    std::vector<std::string> types; ///< codes
    std::vector<std::string> typeNames;
    std::vector<StudyRow> rows; ///< by name of the repository
    StudyRow all;               ///< falsePositives: of all together ("pooled"), where they are known of each
    std::optional<double> meanFalsePositives{}; ///< mean of the repositories' shares, each counting the same
    int unknownFalsePositives = 0;              ///< repositories of which they are not known
    std::vector<DecidedBy> by;                  ///< as in RoundShares
    std::int64_t settled = 0;                   ///< items decided, or out of the study
    std::int64_t inRound = 0;                   ///< items that count, out of the study or not
};

struct StudyTableRequest
{
    Repeats repeats = Repeats::AsTheyCame;
    YearLists years;
    /// By repository (its last part will do) the share of false positives where these were sorted out before the issues
    /// came into the project; otherwise they are counted in the round. Where nobody said of any issue of the round that
    /// it is not for the study, nothing is known of them: such a round was not screened, or nothing of it was kept.
    std::map<std::string, double> falsePositives;
};

/// Errors as roundShares(); Errc::NotFound for a repository that the round does not have, Errc::Invalid for a share
/// that is not from 0 to below 1.
Result<StudyTable> studyTable(Project& project, RoundId round, const StudyTableRequest& request, Progress& progress,
                              const std::stop_token& stop);

} // namespace accord::study
