// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "tests/support/temp_folder.h"

#include <string>

/// Projects that differ in nothing but what somebody said in a blind round.
namespace accord::test {

inline constexpr const char* kRound = "Main";
inline constexpr const char* kMe = "Mira Okafor";
inline constexpr const char* kLead = "Priya Raman";
inline constexpr const char* kOther = "Wei Zhang"; ///< whose secret it is

/// What the other one said, and what was decided from it: two that differ in everything that a label says.
struct Secret
{
    std::string code;
    std::string decided;
    std::string words;
    bool flagged = false;
};

inline const Secret kOne{"C.2", "C.3", "quokkaaaa", false};
inline const Secret kAnother{"B.1", "A.2", "wombatttt", true};

ItemId itemOf(Project& project, std::size_t place);

/// As it is stored, so that it is there whatever a use case would refuse.
void say(Project& project, const Secret& secret);

/// A project with one secret ("one"), another one, and none; the same three without a lead ("free-one", ...), where
/// everybody may do what a lead may; and what commands are given beside.
struct Projects
{
    Projects();

    TempFolder folder;
    std::string issue;
};

} // namespace accord::test
