// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace accord {

/// What the rows of `event` are.
enum class EventKind : std::uint8_t {
    Label,
    Vote,
    Decision,
    Taxonomy,
    SecondVote,
    Meeting,
    Proposal,
    Opinion,
    Person,
    Round,
    Assignment,
    Gate,
    Settings,
    Source,
    Finding,
    SamePerson,
};

/// As they are called in every project file, in the order of the enumeration.
inline constexpr std::array<std::string_view, 16> kEventKinds{
    "label",  "vote",  "decision",   "taxonomy", "second_vote", "meeting", "proposal", "opinion",
    "person", "round", "assignment", "gate",     "settings",    "source",  "finding",  "same_person"};

constexpr std::string_view nameOf(EventKind kind)
{
    return kEventKinds[static_cast<std::size_t>(kind)];
}

constexpr std::optional<EventKind> eventKindNamed(std::string_view name)
{
    const auto found = std::find(kEventKinds.begin(), kEventKinds.end(), name);
    return found == kEventKinds.end() ? std::optional<EventKind>()
                                      : static_cast<EventKind>(std::distance(kEventKinds.begin(), found));
}

} // namespace accord
