// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/alarms.h"
#include "core/agreement/categories.h"
#include "core/agreement/estimate.h"
#include "core/model/category.h"
#include "core/model/label.h"
#include "core/model/proposal.h"
#include "core/project/agreement/figures.h"
#include "core/project/agreement/otherwise.h"
#include "core/study/gate/evaluate.h"
#include "core/study/screening.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::study {

// Figures and words as reports have them.
std::string levelName(Level level);                            ///< "Type", "Theme", "Sub-theme"
std::string fixed(double value, int digits);                   ///< "0.7621"
std::string grouped(std::int64_t number);                      ///< "38,742"
std::string percentText(double share);                         ///< "43.3 %"
std::string whyText(agreement::NotComputable why);             ///< "none: no item has two ratings"
std::string kappaText(const agreement::Outcome& outcome);      ///< "0.7621 (0.760 to 0.764)" or why not
std::string minutesText(const std::optional<double>& seconds); ///< "1:05" (minutes and seconds); "not known"
std::string figureValueText(const ConditionResult& result);    ///< "0.7621", "12", "1:05"; why not

std::string purposeText(RoundPurpose purpose); ///< "training", "pilot", "main", "check"

/// A reason for "not for this study" in words: the study's own, else the usual ones.
std::string reasonText(Exclusion reason, const std::string& own);

/// A category at a level: how well people agree on it.
struct CategoryLine
{
    std::string code; ///< "-": not for this study
    std::string name;
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
    std::string title;               ///< "new category: Memory leaks", "change of C.9"
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
    int codebook = 0;                      ///< number of the version the figures use
    std::string madeAt;                    ///< UTC, ISO 8601
    std::map<PersonId, std::string> names; ///< as the report calls people
    std::vector<PersonId> annotators;      ///< in the order of their pseudonyms
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

enum class ReportFormat : std::uint8_t {
    Markdown, ///< GitHub-flavoured
    Html,     ///< one file that needs no other and loads nothing; prints
};

/// The report as a text to be read, UTF-8. Whatever people wrote is shown and never understood as markup.
std::string reportText(const PilotReport& report, ReportFormat format);

} // namespace accord::study
