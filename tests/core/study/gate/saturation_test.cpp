// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/evaluate.h"
#include "tests/support/catch.h"

using namespace accord;
using study::Saturation;
using study::saturation;
using study::SaturationItem;

TEST_CASE("A category is new where it is used first, by stretches and in the last hundred")
{
    std::vector<SaturationItem> items(250);
    items[0].categories = {1, 2, 1};
    items[99].categories = {3};
    items[100].categories = {3, 4};
    items[160].categories = {5};
    items[160].proposals = 1;
    items[249].categories = {6, 1};
    const Saturation found = saturation(items);
    REQUIRE(found.stretches.size() == 3);
    CHECK(found.stretches[0] == study::SaturationStretch{1, 100, 3, 0});
    CHECK(found.stretches[1] == study::SaturationStretch{101, 200, 2, 1});
    CHECK(found.stretches[2] == study::SaturationStretch{201, 250, 1, 0});
    CHECK(found.stretches[2].categoriesPer100() == 2);
    CHECK(found.last == study::SaturationStretch{151, 250, 2, 1});
}

TEST_CASE("Saturation of few issues and of none")
{
    const std::vector<SaturationItem> items{{{7}, 0}, {{7, 8}, 2}};
    CHECK(saturation(items).last == study::SaturationStretch{1, 2, 2, 2});
    CHECK(saturation(items).stretches.size() == 1);
    CHECK(saturation({}) == Saturation{});
    CHECK(saturation({}).last.issues() == 0);
}
