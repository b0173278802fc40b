// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk/faulty_disk.h"
#include "tests/faults/kill/writers.h"
#include "tests/faults/table/fault_table.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <memory>
#include <set>

using namespace accord::test::faults;

namespace {

std::vector<std::string> columns()
{
    std::vector<std::string> names;
    for (const Failure& failure : failures()) {
        if (names.empty() || names.back() != failure.name) {
            names.push_back(failure.name);
        }
    }
    return names;
}

void print(const Row& row)
{
    std::cout << "| " << row.operation << " | " << (row.wal ? "WAL" : "rollback") << " |";
    for (const std::string& column : columns()) {
        const auto found = row.tried.find(column);
        std::cout << ' ' << (found == row.tried.end() ? 0 : found->second) << " |";
    }
    std::cout << ' ' << row.all() << " | " << row.refused << " | " << row.done << " | " << row.problems.size() << " |\n"
              << std::flush;
}

} // namespace

// Not part of every run of the tests: minutes. $ACCORD_FAULTS_ONLY chooses operations by a part of their name.
TEST_CASE("Faults: every operation recovers at every point", "[.][table]")
{
    std::cout << "| operation | journal |";
    for (const std::string& column : columns()) {
        std::cout << ' ' << column << " |";
    }
    std::cout << " all | refused | done | not recovered |\n";
    const char* only = std::getenv("ACCORD_FAULTS_ONLY");
    int all = 0;
    int problems = 0;
    for (const bool wal : {true, false}) {
        for (const Operation& operation : operations()) {
            if (only != nullptr && operation.name.find(only) == std::string::npos) {
                continue;
            }
            const Row row = tryAll(operation, wal, 0);
            print(row);
            all += row.all();
            problems += static_cast<int>(row.problems.size());
            for (const std::string& problem : row.problems) {
                std::cerr << problem << '\n';
            }
        }
    }
    std::cout << '\n' << all << " points tried, " << all - problems << " recovered\n";
    CHECK(all > 0);
    CHECK(problems == 0);
}

namespace {

// A hundred rounds, each on what the rounds before left.
void killHundredTimes(const char* name, const std::vector<Work>& works, bool wal)
{
    const accord::test::TempFolder folder;
    const auto file = folder / "killing.accord";
    // The disk is only there to keep SQLite from the write-ahead log.
    std::unique_ptr<FaultyDisk> rollback;
    if (!wal) {
        rollback = std::make_unique<FaultyDisk>(false);
    }
    prepareForKilling(file, 50);
    Killed sum;
    constexpr int kRounds = 100;
    for (int round = 0; round < kRounds; ++round) {
        const Killed killed = killOnce(file, works, round, 9000U + static_cast<unsigned>(round));
        sum.acknowledged += killed.acknowledged;
        sum.unacknowledged += killed.unacknowledged;
        for (const std::string& problem : killed.problems) {
            std::cerr << name << ", round " << round << ": " << problem << '\n';
            sum.problems.push_back(problem);
        }
    }
    std::cout << "| " << name << " | " << (wal ? "WAL" : "rollback") << " | " << kRounds << " | "
              << kRounds * static_cast<int>(works.size()) << " | " << sum.acknowledged << " | " << sum.unacknowledged
              << " | " << sum.problems.size() << " |\n"
              << std::flush;
    CHECK(sum.acknowledged > 0);
    CHECK(sum.problems.empty());
}

} // namespace

TEST_CASE("Kill: a hundred rounds of seven writing processes", "[.][kill]")
{
    std::cout
        << "| processes | journal | rounds | killed | labels acknowledged, all there once | labels there that were "
           "not acknowledged yet | problems |\n";
    const std::vector<Work> labels(7, Work::Labels);
    const std::vector<Work> mixed{Work::Labels, Work::Labels, Work::Merge, Work::Import,
                                  Work::Rule,   Work::Backup, Work::Index};
    for (const bool wal : {true, false}) {
        killHundredTimes("seven that label", labels, wal);
        killHundredTimes("two that label, merge, import, rule, backup, index", mixed, wal);
    }
}
