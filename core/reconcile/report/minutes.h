// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/uncertainty/comparison.h"
#include "core/model/meeting/proposal.h"
#include "core/reconcile/figures/figures.h"
#include "core/reconcile/report/scope.h"
#include "core/reconcile/consensus.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::reconcile {

/// One thing that people settled, put off or opened again, with what was said before.
struct MinutesEntry
{
    std::string issue; ///< "vllm-project/vllm#12", "... (2nd occurrence)"
    std::string title; ///< empty while the text is missing
    std::string url;
    Decision decision;
    std::vector<Label> labels;      ///< first labels, by person
    std::optional<SecondVote> vote; ///< the revealed one that it followed
    bool holds = true;              ///< nothing later took its place
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
    std::string agenda;                    ///< the filter in words; empty without one
    std::vector<MinutesEntry> decided;     ///< by people, in the order in which they were made
    std::vector<MinutesEntry> deferred;
    std::vector<MinutesEntry> openedAgain;
    std::vector<RuleCount> rules;    ///< by name
    std::vector<Proposal> proposals; ///< for the codebook: made, judged or ended within the scope
    int secondVotes = 0;             ///< that were revealed
    int takenBack = 0;               ///< items that a rule decided and whose decision was undone
    int fromFiles = 0;               ///< decisions that were imported
    std::array<agreement::Outcome, 3> before{agreement::NoEstimate{}, agreement::NoEstimate{},
                                             agreement::NoEstimate{}}; ///< Fleiss' kappa of all first labels, by level
    Figures begin;                                                     ///< when it began
    Figures end;                                                       ///< when it ended, or now
    std::array<agreement::ComparisonOutcome, 3> difference{
        agreement::NotComputable::NoPairs, agreement::NotComputable::NoPairs,
        agreement::NotComputable::NoPairs}; ///< second votes minus first labels of the same items, by level
};

/// Reads them. With `pseudonyms` people are called by theirs, A1, A2, ...; what people
/// wrote stays as it is, and may name somebody. Errc::NotPermitted while the round is blind, Cancelled.
Result<Minutes> minutes(Project& project, const Scope& scope, bool pseudonyms, const std::stop_token& stop = {});

/// What somebody is called in them.
std::string nameOf(const Minutes& minutes, PersonId person);

enum class MinutesFormat : std::uint8_t {
    Markdown, ///< GitHub-flavoured
    Html,     ///< one file that needs no other and loads nothing; prints
};

/// The minutes as a text to be read, UTF-8. Whatever people wrote is shown and never understood as markup.
std::string minutesText(const Minutes& minutes, const Taxonomy& taxonomy, MinutesFormat format);

} // namespace accord::reconcile
