// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/rating_file.h"
#include "tests/fuzz/parts/altered_project.h"
#include "tests/fuzz/target.h"

#include <fstream>

// Reads any bytes as a table of ratings; the first byte says which columns are asked for.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace accord;
    if (size == 0) {
        return 0;
    }
    const auto file = fuzz::workFolder() / "ratings.csv";
    std::ofstream(file, std::ios::binary) << fuzz::textOf(data + 1, size - 1);
    exchange::RatingColumns columns;
    columns.withoutItem = (data[0] & 1U) != 0;
    columns.item = (data[0] & 2U) != 0 ? "id" : "";
    columns.final = (data[0] & 4U) != 0 ? "final" : "";
    NoProgress progress;
    const auto read = exchange::readRatings(file, columns, progress, {});
    if (read.ok()) {
        fuzz::require(!read->raters.empty(), "there is a rater");
        fuzz::require(read->labels.size() == read->lines.size(), "each label was seen on a line");
        fuzz::require(read->labels.size() <= exchange::kMostLabels, "there are no more labels than can be");
    }
    return 0;
}
