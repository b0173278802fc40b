// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/uncertainty/comparison.h"
#include "core/format/document.h"
#include "core/model/proposal.h"
#include "core/project/agreement/figures.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/consensus.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/figures.h"
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

/// An agenda (a filter of the queue, as text) as people say it, with the filter behind it: "pending conflicts that
/// differ on the theme, in vllm-project/vllm (pending across=theme repo=vllm)". `pseudonyms`: A1, A2, ... for people.
/// What is no filter stays as it is.
std::string agendaWords(const Project& project, const LabelMatrix& labelMatrix, const std::string& agenda,
                        bool pseudonyms);

/// One thing that people settled, put off or opened again, with what was said before.
struct MinutesEntry
{
    std::string issue; ///< "vllm-project/vllm#12", "... (2nd occurrence)"
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
    std::string agenda;                    ///< the filter in words; empty without one
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
    std::string firstLabels; ///< until when labels are first ones; empty: as they are
    Figures begin;           ///< when it began
    Figures end;             ///< when it ended, or now
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

/// What became of the codebook: proposals with what people think of them, and decisions that say that it needs a
/// change. While a proposal is open nobody's opinion is told, only how many gave one.
void addCodebook(format::FormattedDocument& document, const Minutes& minutes, const Taxonomy& taxonomy);

/// The figures before and after, with what the difference between them is.
void addFigures(format::FormattedDocument& document, const Minutes& minutes);

} // namespace accord::reconcile
