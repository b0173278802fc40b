// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/alarms.h"
#include "core/agreement/categories.h"
#include "core/agreement/estimate.h"
#include "core/agreement/measures.h"
#include "core/agreement/pairs.h"
#include "core/project/agreement/figures.h"
#include "core/project/agreement/intra.h"
#include "core/project/ratings.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace accord::ui {

/// Decisions of people by Cause's number; the first: no cause was said.
using CauseCounts = std::array<int, 6>;

/// The chosen measure at one level.
struct LevelFigure
{
    Level level = Level::Theme;
    agreement::Outcome value = agreement::NoEstimate{};
    agreement::ItemUse use;
    int notSpecified = 0; ///< labels that stop above the level
    int cannotTell = 0;   ///< labels that say "cannot tell"
    int openCodes = 0;    ///< labels that are an annotator's own code
    int repeats = 0;      ///< items that show an issue once more, and count
    OutsideSelection outside;
};

/// Everything that the page shows for one choice of round, level, people, repository, type and coefficient.
struct AgreementReport
{
    RoundId round;
    Selection selection;
    const agreement::Measure* measure = &agreement::kFleissKappa;
    int items = 0; ///< of the round
    int annotatorsOfRound = 0;
    std::int64_t projectIssues = 0; ///< how many there are; addIntra() reads them
    /// The measure over items with two labels or more alone, where others count for its chance; none: there are no
    /// others, or they make no difference.
    std::optional<agreement::Outcome> withoutSingles;
    LevelFigure headline; ///< at the chosen level; along the whole path for a measure that is for all levels
    std::array<LevelFigure, 3> levels;
    OtherwiseCounted otherwise;           ///< what the headline's value would be otherwise
    std::shared_ptr<const AsGiven> given; ///< null: as it is counted
    LevelLoss loss;
    std::vector<RoundValue> rounds; ///< every round of the project; makeReport() does not read them

    // At the chosen level.
    std::vector<PersonId> annotators;
    std::vector<int> categories;        ///< as in Ratings
    std::vector<std::string> openCodes; ///< where they are categories
    std::vector<agreement::CategoryAgreement> perCategory;
    std::vector<agreement::CategoryAlarm> categoryAlarms;
    std::vector<agreement::RaterAlarm> raterAlarms;
    std::vector<agreement::Confusion> confusions; ///< those that account for most of the disagreement
    std::vector<agreement::PairAgreement> pairs;
    agreement::ConfusionMatrix confusion{0};
    std::vector<agreement::PairAgreement> toFinal; ///< each annotator against the decided label
    std::vector<agreement::AgainstRest> toRest;    ///< each annotator against all others
    int finals = 0;                                ///< items that have a decision at this level
    int finalsByMajority = 0;                      ///< of these, decided as most of their labels say
    std::vector<bool> ofSelectedType;              ///< by category: what is said of categories is said of these

    /// Of the conflicts between two categories of the level that people decided; makeReport() does not read them.
    std::map<std::pair<int, int>, CauseCounts> causes;

    IntraAgreement intra;                 ///< of people with themselves; makeReport() does not read it
    std::map<ItemId, std::string> issues; ///< "vllm#12", of the items that it tells of

    [[nodiscard]] const LevelFigure& chosen() const { return levels[static_cast<std::size_t>(selection.level) - 1]; }
};

/// Adds how well people agree with themselves.
Status addIntra(AgreementReport& report, Project& project, const LabelMatrix& labelMatrix);

/// Adds what people say that conflicts between two categories came from.
Status addCauses(AgreementReport& report, Project& project, const LabelMatrix& labelMatrix);

/// Takes some tens of milliseconds for 38,742 items of seven people: for a thread in the background.
AgreementReport makeReport(const LabelMatrix& labelMatrix, const Selection& selection,
                           const agreement::Measure& measure, std::shared_ptr<const AsGiven> given = {});

/// Counts anew what the headline's value would be otherwise.
void countOtherwise(AgreementReport& report, const LabelMatrix& labelMatrix);

/// The labels as the selection counts them: codes of annotators' own are read where they are categories.
Result<std::shared_ptr<const LabelMatrix>> withOpenCodes(Project& project, std::shared_ptr<const LabelMatrix> labels,
                                                         const Selection& selection);

/// Whether the tallies that are kept up to date answer this selection: nothing is left out of the round.
bool isWholeRound(const Selection& selection);

/// Takes the numbers of the whole round as they are at this moment. What needs the decisions or the whole table stays
/// as it was.
void followLive(AgreementReport& report, const LiveLevels& levels);

} // namespace accord::ui
