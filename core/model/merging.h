// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace accord {

/// Somebody whom another copy of a project knows.
struct MergePerson
{
    Uuid uuid;
    std::string name;
    bool known = false;      ///< is here already, or is the same as somebody who is
    bool leftOut = false;    ///< was left out before, or is to be
    std::int64_t events = 0; ///< labels, votes and decisions that are new here
    bool namesake = false;   ///< unknown, and somebody of this name is here
    bool forLead = false;    ///< unknown, in a package: only a lead adds somebody (see MergeExtra::People)
};

/// What another copy of a project brings, by kind.
struct MergeCounts
{
    std::int64_t people = 0;
    std::int64_t rounds = 0;
    std::int64_t issues = 0;
    std::int64_t texts = 0;
    std::int64_t items = 0;
    std::int64_t labels = 0; ///< times that somebody labelled: a label that was changed counts twice
    std::int64_t decisions = 0;
    std::int64_t votes = 0;
    std::int64_t meetings = 0;  ///< what else was done together: second votes opened and revealed, meetings begun and
                                ///< ended, proposals and opinions
    std::int64_t codebooks = 0; ///< versions
    std::int64_t personChanges = 0; ///< times that somebody's name, role or pseudonym was set, or that they left
    std::int64_t roundChanges = 0;  ///< times that a round was set up, started, closed or changed
    std::int64_t assignments = 0;   ///< times that items were handed to somebody or taken back
    std::int64_t gates = 0;         ///< conclusions, go or no-go
    std::int64_t settings = 0;      ///< times that the study's settings were changed
    std::int64_t sources = 0;       ///< times that a source of issues was added or changed
    std::int64_t findings = 0;      ///< times that somebody said something of a keyword or of two issues alike
    std::int64_t facts = 0;         ///< issues of which something newer is known beside their text

    [[nodiscard]] std::int64_t all() const;
    MergeCounts& operator+=(const MergeCounts& other);
};

/// Each of them, in the order in which they are told.
inline constexpr std::array<std::int64_t MergeCounts::*, 18> kMergeCounts{
    &MergeCounts::labels,   &MergeCounts::decisions,     &MergeCounts::votes,        &MergeCounts::meetings,
    &MergeCounts::people,   &MergeCounts::rounds,        &MergeCounts::items,        &MergeCounts::issues,
    &MergeCounts::texts,    &MergeCounts::codebooks,     &MergeCounts::roundChanges, &MergeCounts::assignments,
    &MergeCounts::gates,    &MergeCounts::personChanges, &MergeCounts::settings,     &MergeCounts::sources,
    &MergeCounts::findings, &MergeCounts::facts};
static_assert(sizeof(MergeCounts) == kMergeCounts.size() * sizeof(std::int64_t), "a count that is never told");

inline std::int64_t MergeCounts::all() const
{
    std::int64_t sum = 0;
    for (const auto count : kMergeCounts) {
        sum += this->*count;
    }
    return sum;
}

inline MergeCounts& MergeCounts::operator+=(const MergeCounts& other)
{
    for (const auto count : kMergeCounts) {
        this->*count += other.*count;
    }
    return *this;
}

/// What holds where two copies differ. Newest is what follows from the union of both, by the logical clock, whatever
/// the order of merges. The others are said on top of that, as if somebody had done it here afterwards.
enum class Prefer : std::uint8_t { Newest, Here, There };

/// What another copy of the project may bring besides what people said of the items. Only a lead takes it. From a
/// package nothing of it is taken unless it is asked for; from a full copy all of it if a lead merges, none otherwise.
enum class MergeExtra : std::uint8_t {
    Decisions, ///< of a package: decisions, ends of proposals and second votes that others began, meetings
    Others,    ///< of a package: what was said in the name of somebody for whom it was not made
    People,    ///< names, roles, who left; that two are one person; of a package also people who are unknown here
    Rounds,   ///< rounds that are unknown here, how rounds are named, set up, closed and shared out, the end of a blind
    Items,    ///< of a package: items, issues and texts that are unknown here
    Codebook, ///< versions of the codebook, and labels that need them
    Criteria, ///< conclusions on a round, go or no-go
    Settings, ///< settings of the study with its acceptance criteria, sources, saved filters
    FirstLabels, ///< labels from before first labels of their round ended here, or by who did not know that it is
                 ///< closed
};

inline constexpr std::array<MergeExtra, 9> kMergeExtras{
    MergeExtra::Decisions, MergeExtra::Others,   MergeExtra::People,   MergeExtra::Rounds,     MergeExtra::Items,
    MergeExtra::Codebook,  MergeExtra::Criteria, MergeExtra::Settings, MergeExtra::FirstLabels};

/// "decisions", "others", "people", "rounds", "items", "codebook", "criteria", "settings", "first-labels".
constexpr std::string_view nameOf(MergeExtra extra)
{
    constexpr std::array<std::string_view, kMergeExtras.size()> kNames{
        "decisions", "others", "people", "rounds", "items", "codebook", "criteria", "settings", "first-labels"};
    return kNames[static_cast<std::size_t>(extra)];
}

/// What becomes of new labels whose category has been retired.
enum class RetiredLabels : std::uint8_t {
    Keep,
    Flag,   ///< for discussion
    Reopen, ///< withdrawn, so that the item is in its person's queue again
};

/// What this project knows of a package that comes back. A package is somebody's where this project, or a copy that was
/// merged into it, handed it out to them; what the file says of itself could be written by anybody.
enum class PackageOrigin : std::uint8_t {
    None,           ///< it is no package
    HandedOut,      ///< it was handed out to somebody, and comes from them or from a lead
    OfSomebodyElse, ///< it was handed out to somebody; who merges it is another one, and no lead
    NotHandedOut,   ///< this project knows nothing of it
};

/// What is to become of a person of the other copy.
struct PersonChoice
{
    enum class Kind : std::uint8_t { Add, LeaveOut, SameAs };
    Kind kind = Kind::Add;
    PersonId same; ///< of SameAs: the person here
};

/// What whoever merges wants otherwise than by default. The default is the union of what both copies hold.
struct MergeChoices
{
    PersonId by;                              ///< who merges; none: nobody said so
    std::optional<std::set<MergeExtra>> take; ///< of all files; none: see MergeExtra
    bool addNamesakes = false;                ///< whoever has the name of somebody here is another person, unasked
    std::map<Uuid, PersonChoice> people;      ///< by the identifier that the other copy has
    std::optional<bool> newRounds;            ///< take rounds that are unknown here; none: those not left out before
    std::optional<bool> newItems;             ///< the same for items and issues that are unknown here
    bool liftBlind = true;                    ///< follow another copy in which a round is blind no longer
    Prefer samePerson = Prefer::Newest;       ///< one person labelled an item in both copies
    Prefer texts = Prefer::Newest;            ///< which text of an issue is shown
    Prefer codebook = Prefer::Newest;         ///< both copies have a version that the other does not know
    RetiredLabels retired = RetiredLabels::Keep;

    [[nodiscard]] bool any() const
    {
        return !people.empty() || newRounds || newItems || !liftBlind || samePerson != Prefer::Newest ||
               texts != Prefer::Newest || codebook != Prefer::Newest || retired != RetiredLabels::Keep;
    }
};

} // namespace accord
