// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/alarms.h"
#include "core/agreement/categories.h"
#include "core/agreement/estimate.h"
#include "core/model/category.h"
#include "core/model/label.h"
#include "core/model/proposal.h"
#include "core/model/taxonomy.h"
#include "core/project/agreement/figures.h"
#include "core/study/gate/evaluate.h"
#include "core/study/screening.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::study {

/// A category at a level: how well people agree on it.
struct CategoryLine
{
    std::string code; ///< "-": not for this study
    CategoryId category{};
    agreement::CategoryAgreement figures;
    bool neverAgreed = false; ///< used, but on no item by more than half of the raters
};

/// Two categories that are taken for each other.
struct ConfusionLine
{
    std::string first;
    std::string second;
    agreement::Count pairs = 0; ///< pairs of labels, one of each
    double share = 0;           ///< of all pairs of labels that differ
};

struct LevelReport
{
    Level level = Level::Theme;
    agreement::Outcome kappa = agreement::NoEstimate{}; ///< Fleiss, with its 95 % interval
    agreement::Outcome percent = agreement::NoEstimate{};
    int notSpecified = 0;                  ///< labels that stop above the level
    OtherwiseCounted otherwise;            ///< what kappa would be otherwise
    std::vector<CategoryLine> categories;  ///< in use, worst kappa first
    std::vector<ConfusionLine> confusions; ///< most first, as many as make up half of all disagreement
};

/// A proposal for the codebook that an issue of the round raised.
struct ProposalLine
{
    Proposal proposal;
    std::vector<std::string> issues; ///< "vllm-project/vllm#12"
};

/// Labels that are a code of the annotator's own. Codes that differ in the case of ASCII letters are one.
struct OpenCodeCounts
{
    int labels = 0;
    int codes = 0;
    int people = 0;     ///< who gave them
    int categories = 0; ///< codes: a proposal that stands for them was accepted
    int proposed = 0;   ///< codes: one is open, and none was accepted

    bool operator==(const OpenCodeCounts&) const = default;
};

/// Time in view per issue and person.
struct TimePerIssue
{
    int timed = 0;
    std::optional<double> median; ///< seconds
    std::optional<double> lowerQuartile;
    std::optional<double> upperQuartile;
};

/// One round of the line "kappa by round".
struct RoundPoint
{
    std::string round;
    bool blind = false; ///< it says nothing but its name
    RoundPurpose purpose = RoundPurpose::Main;
    GivenVersions versions{};
    std::array<agreement::Outcome, 3> kappa{agreement::NoEstimate{}, agreement::NoEstimate{}, agreement::NoEstimate{}};
};

/// Whether their figures say different things: rounds for different purposes, or labelled by different versions of the
/// codebook.
bool isMixed(std::span<const RoundPoint> rounds);

/// Everything that is known of a round when it is asked whether to go on.
struct PilotReport
{
    std::string project;
    Round round;
    int codebook = 0;                         ///< number of the version the figures use
    std::shared_ptr<const Taxonomy> taxonomy; ///< that version
    std::string madeAt;                       ///< UTC, ISO 8601
    std::map<PersonId, std::string> names;    ///< as the report calls people
    std::vector<PersonId> annotators;         ///< in the order of their pseudonyms
    int items = 0;
    int drawnAgain = 0; ///< of the items: repeats, which are in no figure of agreement and screening
    int labels = 0;
    int cannotTell = 0; ///< labels
    int flagged = 0;    ///< labels
    std::array<LevelReport, 3> levels;
    GivenVersions versions;              ///< of the codebook, by which labels were given
    std::vector<ProposalLine> proposals; ///< oldest first
    OpenCodeCounts openCodes;
    TimePerIssue time;
    Saturation saturation;
    Screening screening;
    std::map<Exclusion, std::string> reasons; ///< the study's words for its reasons, where it has its own
    std::string gate;                         ///< that of the round, else the study's; empty: none
    GateResult result;
    std::vector<GateRecord> records; ///< of this round, oldest first
    std::vector<RoundPoint> byRound; ///< every round of the project in the order in which they were made
};

/// Reads and computes it. Errc::NotPermitted while the round is blind, Cancelled.
Result<PilotReport> pilotReport(Project& project, RoundId round, bool pseudonyms, const std::stop_token& stop = {});

} // namespace accord::study
