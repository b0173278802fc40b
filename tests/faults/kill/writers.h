// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

/// Processes that write to one project and are killed at random moments (SIGKILL, which nobody can prepare for).
namespace accord::test::faults {

/// What a process does until it is killed.
enum class Work : std::uint8_t {
    Labels, ///< label after label
    Import, ///< brings in many issues, again and again
    Rule,   ///< decides by a rule and undoes it, again and again
    Backup, ///< makes backups, again and again
    Index,  ///< indexes words, as far as there are any
    Merge,  ///< merges a copy in which somebody labelled on, again and again
};

/// What came of one round.
struct Killed
{
    int acknowledged = 0;              ///< labels whose commit had returned, of which the process had told
    int unacknowledged = 0;            ///< labels that are there without having been told: killed in between
    std::vector<std::string> problems; ///< what was lost, came twice, or does not fit
};

/// Makes the project: people "Person 1" to "Person 7" (and one more), `issues` issues in a round.
void prepareForKilling(const std::filesystem::path& file, int issues);

/// Starts one process per entry of `works`, kills each after a random number of acknowledged turns and a random moment
/// more, waits for all, opens the project and looks. `round` makes what they write unlike that of other rounds.
Killed killOnce(const std::filesystem::path& file, const std::vector<Work>& works, int round, std::uint32_t seed);

} // namespace accord::test::faults
