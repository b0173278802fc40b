// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <string>

namespace accord {

/// Somebody who labels, decides or leads.
struct Person
{
    PersonId id;
    Uuid uuid;
    std::string name;
    std::string initials;
    int colour = 0; ///< index into the palette of the window, not a colour itself
};

/// Two letters for chips and lists: of the first and the last word, or the first two letters of a single word.
std::string initialsOf(const std::string& name);

/// A pass over a set of issues in which people label independently.
struct Round
{
    RoundId id;
    Uuid uuid;
    std::string name;
    bool blind = false; ///< nobody sees another's label before the round is over
};

/// One occurrence of an issue in a round. The second occurrence of an issue is a repeat: it keeps rows that a study
/// lists twice, and measures whether a person agrees with themselves.
struct Item
{
    ItemId id;
    Uuid uuid;
    RoundId round;
    IssueId issue;
    int occurrence = 1; ///< 1-based
    int position = 0;   ///< order in which the round presents it, 0-based
};

} // namespace accord
