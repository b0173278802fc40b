// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace accord::exchange {

/// What to do about parts of a file that cannot be understood.
enum class Malformed : std::uint8_t {
    Refuse,   ///< write nothing at all if there is one
    LeaveOut, ///< bring in the rest
};

/// What an import did, or would have done.
struct ImportReport
{
    bool written = false;          ///< false: the project is as it was
    std::int64_t issuesAdded = 0;  ///< new to the project, with texts that are no issues
    std::int64_t othersAdded = 0;  ///< of these: texts that are no issues
    std::int64_t textsAdded = 0;   ///< known by their link only, until now
    std::int64_t textsChanged = 0; ///< have a newer text; the older one is kept
    std::int64_t textsOlder = 0;   ///< left out: the project has a text that changed later
    std::int64_t unchanged = 0;    ///< were there already; of a blind round these are among `labels` and `decisions`
    std::int64_t pullRequests = 0; ///< left out: not issues
    std::int64_t comments = 0;     ///< of new texts
    std::int64_t withoutDiscussion = 0; ///< issues brought in without any of the comments that the host counts
    std::int64_t strayComments = 0;     ///< left out: of issues that are in none of the files
    std::int64_t itemsAdded = 0;
    std::int64_t peopleAdded = 0;
    std::int64_t labels = 0;
    std::int64_t labelsReplaced = 0; ///< not among `labels`, but of a blind round
    std::int64_t decisions = 0;
    std::int64_t leftOpen = 0;              ///< items that a table calls conflicts, whose final labels were not taken
    std::vector<std::string> newCategories; ///< made of labels, as they were written
    std::vector<std::pair<std::string, Message>> readAs; ///< files that are no plain CSV, and how they were read
    std::vector<std::string> finalColumns;               ///< of wide tables, in whose words the decisions stand
    std::vector<Error> problems;   ///< parts that could not be understood, each with file and line
    std::int64_t problemCount = 0; ///< all of them; `problems` holds the first thousand

    static constexpr std::size_t kMostProblems = 1000;

    void addProblem(Error problem)
    {
        ++problemCount;
        if (problems.size() < kMostProblems) {
            problems.push_back(std::move(problem));
        }
    }
};

} // namespace accord::exchange
