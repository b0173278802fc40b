// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/measures.h"
#include "core/base/text.h"
#include "core/format/tables/table_reader.h"
#include "tests/core/must.h"
#include "tests/support/real_data.h"

#include <cmath>
#include <map>
#include <string>
#include <vector>

using namespace accord;
using namespace accord::test;

namespace {

struct ReadRound
{
    int artefacts = 0;
    int conflicts = 0;
    agreement::RatingTable table;
};

// The pairs of columns "Evaluator1", "Tag1" ...; conflicts as the authors counted them in a column of their own.
ReadRound readRound(const std::filesystem::path& file, int number)
{
    format::TableOptions options;
    options.sheet = "Round " + std::to_string(number) + " All";
    auto reader = must(format::TableReader::open(file, options));
    format::CsvRecord record;
    REQUIRE(must(reader.next(record)));
    std::vector<std::size_t> tags;
    std::size_t conflict = 0;
    for (std::size_t i = 0; i < record.fields.size(); ++i) {
        if (record.fields[i].starts_with("Tag")) {
            tags.push_back(i);
        }
        conflict = record.fields[i].starts_with("Conflict") ? i : conflict;
    }
    ReadRound round;
    round.table.raters = static_cast<int>(tags.size());
    std::map<std::string, int> labels;
    while (must(reader.next(record))) {
        ++round.artefacts;
        round.conflicts += record.fields[conflict] == "1" ? 1 : 0;
        for (const std::size_t tag : tags) {
            const std::string label = text::lowerAscii(text::trimmed(record.fields[tag]));
            const auto next = static_cast<int>(labels.size());
            round.table.cells.push_back(label.empty() ? agreement::kMissing
                                                      : labels.emplace(label, next).first->second);
        }
    }
    round.table.categories = static_cast<int>(labels.size());
    return round;
}

} // namespace

TEST_CASE("Workbooks: a published study's rounds are read from its workbooks as they are", "[format][real]")
{
    ACCORD_REAL_DATA(studies, "studies");
    constexpr int kArtefacts[] = {29, 110, 134, 126, 345, 315};
    constexpr int kConflicts[] = {3, 11, 8, 11, 31, 47};
    const std::map<int, double> kappas{{1, .4668}, {3, .4479}, {4, .4944}, {5, .4831}, {6, .3763}};
    for (int number = 1; number <= 6; ++number) {
        INFO("round " << number);
        const ReadRound round =
            readRound(studies / "dl_faults" / ("round_" + std::to_string(number) + ".xlsx"), number);
        CHECK(round.artefacts == kArtefacts[number - 1]);
        CHECK(round.conflicts == kConflicts[number - 1]);
        if (const auto kappa = kappas.find(number); kappa != kappas.end()) {
            const auto computed = agreement::compute(agreement::kFleissKappa, round.table);
            REQUIRE(computed.defined());
            CHECK(std::abs(computed->value - kappa->second) < .00005);
        }
    }
}
