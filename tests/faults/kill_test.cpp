// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk/faulty_disk.h"
#include "tests/faults/kill/writers.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

using namespace accord::test::faults;
using accord::test::TempFolder;

TEST_CASE("Kill: every label that seven killed processes acknowledged is there and none twice")
{
    const TempFolder folder;
    const auto file = folder / "killing.accord";
    prepareForKilling(file, 20);
    for (int round = 0; round < 4; ++round) {
        const Killed killed =
            killOnce(file, std::vector<Work>(7, Work::Labels), round, 100U + static_cast<unsigned>(round));
        INFO("round " << round);
        CHECK(killed.acknowledged > 0);
        CHECK(killed.problems == std::vector<std::string>{});
    }
}

TEST_CASE("Kill: in the middle of an import or a rule or a backup or an index while others label")
{
    const TempFolder folder;
    const auto file = folder / "killing.accord";
    prepareForKilling(file, 20);
    const std::vector<Work> works{Work::Labels, Work::Labels, Work::Merge, Work::Import,
                                  Work::Rule,   Work::Backup, Work::Index};
    for (int round = 0; round < 4; ++round) {
        const Killed killed = killOnce(file, works, round, 500U + static_cast<unsigned>(round));
        INFO("round " << round);
        CHECK(killed.problems == std::vector<std::string>{});
    }
}
