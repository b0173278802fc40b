// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/table/fault_table.h"
#include "tests/support/catch.h"

using namespace accord::test::faults;

TEST_CASE("Faults: every operation recovers at a selection of points")
{
    for (const bool wal : {true, false}) {
        for (const Operation& operation : operations()) {
            const Row row = tryAll(operation, wal, 2);
            INFO(operation.name << (wal ? ", WAL" : ", rollback"));
            CHECK(row.all() > 4);
            for (const std::string& problem : row.problems) {
                FAIL_CHECK(problem);
            }
        }
    }
}
