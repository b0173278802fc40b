// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/uncertainty/comparison.h"
#include "core/model/proposal.h"
#include "core/project/agreement/figures.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/figures.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/passages.h"
#include "core/reconcile/settled_pairs.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::reconcile {

/// Which issues a meeting or a list is about.
struct Agenda
{
    std::optional<Filter> filter{}; ///< none: what was kept is no filter
    std::string written{};          ///< the filter as people write it, or what was kept
};

/// What was kept as an agenda: a filter of the queue, as text. `pseudonyms`: A1, A2, ... for people in `written`.
Agenda readAgenda(const Project& project, const LabelMatrix& labelMatrix, const std::string& kept, bool pseudonyms);

/// One thing that people settled, put off or opened again, with what was said before.
struct MinutesEntry
{
    std::string issue; ///< "vllm-project/vllm#12"
    int occurrence = 1;
    std::string title; ///< empty while the text is missing
    std::string url;
    Decision decision;
    std::vector<Label> labels;            ///< first labels, by person
    std::vector<CitedPassage> passages{}; ///< that these labels cite
    std::optional<SecondVote> vote;       ///< the revealed one that it followed
    bool holds = true;                    ///< nothing later took its place
};

/// What a rule decided within the scope.
struct RuleCount
{
    std::string rule; ///< "majority"
    int decisions = 0;
    std::map<std::string, int> byCategory; ///< by code; "-": not for this study
};

/// Everything that the minutes of a meeting, of a stretch of time or of a whole round say.
struct Minutes
{
    std::string project;
    std::string round;
    Scope scope;
    std::string madeAt;                    ///< UTC, ISO 8601
    std::map<PersonId, std::string> names; ///< as the minutes call people
    std::vector<PersonId> takingPart;      ///< of the meeting; without one whoever decided or voted again
    Agenda agenda;                         ///< of the meeting
    std::vector<MinutesEntry> decided;     ///< by people, in the order in which they were made
    std::vector<MinutesEntry> deferred;
    std::vector<MinutesEntry> openedAgain;
    std::vector<RuleCount> rules;    ///< by name
    std::vector<Proposal> proposals; ///< for the codebook: made, judged or ended within the scope
    std::vector<SettledPair> pairs;  ///< of the decisions that hold, by the categories between which labels differed
    int secondVotes = 0;             ///< that were revealed
    int takenBack = 0;               ///< items that a rule decided and whose decision was undone
    int fromFiles = 0;               ///< decisions that were imported
    std::array<agreement::Outcome, 3> before{agreement::NoEstimate{}, agreement::NoEstimate{},
                                             agreement::NoEstimate{}}; ///< Fleiss' kappa of all first labels, by level
    std::array<OtherwiseCounted, 3> otherwise;                         ///< what that would be otherwise
    GivenVersions versions;                                            ///< of the codebook, by which labels were given
    std::optional<FirstLabelsEnd> firstLabelsEnd;                      ///< none: labels are as they are
    Figures begin;                                                     ///< when it began
    Figures end;                                                       ///< when it ended, or now
    std::array<agreement::ComparisonOutcome, 3> difference{
        agreement::NotComputable::NoPairs, agreement::NotComputable::NoPairs,
        agreement::NotComputable::NoPairs}; ///< second votes minus first labels of the same items, by level
};

/// Reads them. With `pseudonyms` people are called by theirs, A1, A2, ...; what people
/// wrote stays as it is, and may name somebody. Errc::NotPermitted while the round is blind, Cancelled.
Result<Minutes> minutes(Project& project, const Scope& scope, bool pseudonyms, const std::stop_token& stop = {});

} // namespace accord::reconcile
