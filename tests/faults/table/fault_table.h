// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/disk/faulty_disk.h"
#include "tests/faults/table/scene.h"

#include <map>
#include <string>
#include <vector>

namespace accord::test::faults {

/// One kind of failure: a column of the table.
struct Failure
{
    std::string name;
    Call call = Call::Write;
    Wrong wrong = Wrong::Fails;
    Survival survival = Survival::Nothing; ///< of a power cut
    std::uint32_t seed = 0;                ///< of a power cut by chance
};

std::vector<Failure> failures();

/// What came of all the points of one operation, in one mode of the journal.
struct Row
{
    std::string operation;
    bool wal = true;
    std::map<std::string, int> tried;  ///< by failure
    int refused = 0;                   ///< the operation said that it failed
    int done = 0;                      ///< it got round the failure, and did what it was to do
    std::vector<std::string> problems; ///< what did not recover, one line each

    [[nodiscard]] int all() const;
};

/// Runs the operation once for every call that it makes and every failure that can befall it there (at most `most`
/// calls per failure, spread over all of them; 0: every one). After each the file must open, `check` must pass, what
/// was acknowledged must be there and nothing twice, a failure must have been told, and the same must succeed when it
/// is tried again.
Row tryAll(const Operation& operation, bool wal, int most);

} // namespace accord::test::faults
