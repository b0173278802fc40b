// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/packed_row.h"
#include "core/agreement/patterns.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>
#include <random>

using namespace accord::agreement;

TEST_CASE("Counts that were packed come back as they were, however many words they take")
{
    std::mt19937 random(1);
    for (const auto& [raters, categories] : {std::pair{1, 1}, {2, 70}, {7, 18}, {7, 400}, {300, 5}, {1000, 130}}) {
        CAPTURE(raters, categories);
        const PackedCounts packed(raters, categories);
        std::vector<std::uint64_t> key(packed.words());
        for (int run = 0; run < 50; ++run) {
            std::vector<int> row;
            std::map<int, int> expected;
            for (int rater = 0; rater < raters; ++rater) {
                row.push_back(static_cast<int>(random() % static_cast<unsigned>(categories + 1)) - 1);
                if (row.back() != kMissing) {
                    ++expected[row.back()];
                }
            }
            packed.write(row.data(), key.data());
            std::vector<std::pair<int, int>> found;
            packed.read(key.data(), [&](int category, int count) { found.emplace_back(category, count); });
            CHECK(found == std::vector<std::pair<int, int>>(expected.begin(), expected.end()));
        }
    }
}

TEST_CASE("Patterns add up to the table, also when hardly two rows are alike")
{
    std::mt19937 random(2);
    RatingTable table{5, 40, {}};
    for (int cell = 0; cell < 5 * 100000; ++cell) {
        table.cells.push_back(random() % 5 == 0 ? kMissing : static_cast<int>(random() % 40));
    }
    ItemUse expected{table.items(), 0, 0};
    for (int item = 0; item < table.items(); ++item) {
        expected.rated += rowUse(table, item) != RowUse::NoRating ? 1 : 0;
        expected.pairable += rowUse(table, item) == RowUse::Used ? 1 : 0;
    }
    std::vector<std::uint32_t> numbers;
    const auto items = ItemPatterns::of(table, &numbers);
    const auto rows = RowPatterns::of(table);
    CHECK(items.use() == expected);
    CHECK(rows.use() == expected);
    CHECK(items.size() > 65536);
    int wrong = 0;
    for (int item = 0; item < table.items(); ++item) {
        const auto pattern = items.at(numbers[static_cast<std::size_t>(item)]);
        int ratings = 0;
        for (const auto& [category, count] : pattern.counts) {
            const int* row = table.row(item);
            wrong += std::count(row, row + table.raters, category) == count ? 0 : 1;
            ratings += count;
        }
        wrong += ratings == pattern.ratings ? 0 : 1;
    }
    CHECK(wrong == 0);
}
