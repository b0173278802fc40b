// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"
#include "core/exchange/labels/packed_list.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <malloc.h>

#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace accord;
using exchange::LabelPlan;

namespace {

std::string anyText(std::mt19937& random, std::size_t most)
{
    std::string text(random() % (most + 1), ' ');
    for (char& c : text) {
        c = static_cast<char>(random() % 256);
    }
    return random() % 2 == 0 ? std::string() : text;
}

LabelPlan::PlannedLabel anyLabel(std::mt19937& random, std::size_t longest)
{
    LabelPlan::PlannedLabel label;
    label.item = static_cast<int>(random() % 2'000'000'000);
    label.person = static_cast<int>(random() % 300);
    label.content.verdict = static_cast<Verdict>(random() % 5);
    label.content.category = CategoryId{static_cast<std::int64_t>(random())};
    label.content.exclusion = static_cast<Exclusion>(random() % 5);
    label.content.confidence = static_cast<Confidence>(random() % 4);
    label.content.flagged = random() % 2 == 0;
    label.content.summary = anyText(random, longest);
    label.content.note = anyText(random, longest);
    label.seconds = random() % 2 == 0 ? 0 : static_cast<double>(random()) / 7;
    label.at = anyText(random, 20);
    label.verdictOnly = random() % 2 == 0;
    label.retiredAt = anyText(random, 20);
    return label;
}

bool same(const LabelPlan::PlannedLabel& one, const LabelPlan::PlannedLabel& other)
{
    return one.item == other.item && one.person == other.person && one.content == other.content &&
           one.seconds == other.seconds && one.at == other.at && one.verdictOnly == other.verdictOnly &&
           one.retiredAt == other.retiredAt;
}

LabelPlan::PlannedDecision anyDecision(std::mt19937& random)
{
    LabelPlan::PlannedDecision decision;
    decision.item = static_cast<int>(random() % 1'000'000);
    decision.person = static_cast<int>(random() % 9) - 1;
    decision.content.state = static_cast<DecisionState>(random() % 3);
    decision.content.verdict = static_cast<Verdict>(random() % 5);
    decision.content.category = CategoryId{static_cast<std::int64_t>(random() % 100)};
    decision.content.exclusion = static_cast<Exclusion>(random() % 5);
    decision.content.source = static_cast<DecisionSource>(1 + random() % 3);
    decision.content.rule = anyText(random, 30);
    decision.content.reason = anyText(random, 300);
    decision.content.cause = static_cast<Cause>(random() % 6);
    decision.content.codebookChange = random() % 2 == 0;
    decision.content.method = static_cast<Method>(random() % 5);
    decision.at = anyText(random, 20);
    decision.retiredAt = anyText(random, 20);
    for (unsigned i = random() % 4; i > 0; --i) {
        decision.takingPart.push_back(static_cast<int>(random() % 400));
    }
    return decision;
}

bool same(const LabelPlan::PlannedDecision& one, const LabelPlan::PlannedDecision& other)
{
    return one.item == other.item && one.person == other.person && one.content == other.content && one.at == other.at &&
           one.retiredAt == other.retiredAt && one.takingPart == other.takingPart;
}

// What the heap holds, large blocks included.
std::size_t heapNow()
{
    const auto info = ::mallinfo2();
    return info.uordblks + info.hblkhd;
}

std::size_t heapOfPlan(int items)
{
    const std::size_t before = heapNow();
    LabelPlan plan;
    for (int item = 1; item <= items; ++item) {
        for (const char* name : {"Ann", "Ben", "Cat"}) {
            LabelPlan::PlannedLabel label;
            label.item = plan.itemNumber(test::sampleLink(item), 1);
            label.person = plan.personNumber(name);
            label.content.verdict = Verdict::Category;
            label.content.category = CategoryId{7};
            plan.labels.push_back(label);
        }
    }
    return heapNow() - before;
}

} // namespace

TEST_CASE("Packed list: what is put in comes out, in order and by its place", "[exchange]")
{
    const std::uint32_t seed = GENERATE(1U, 2U, 3U);
    INFO("seed " << seed);
    std::mt19937 random(seed);
    exchange::PackedList<LabelPlan::PlannedLabel> list;
    std::vector<LabelPlan::PlannedLabel> wanted;
    std::vector<std::uint64_t> places;
    for (int i = 0; i < 3000; ++i) {
        // Now and then one that is larger than a piece of the list.
        wanted.push_back(anyLabel(random, i % 500 == 7 ? 700'000 : 200));
        places.push_back(list.push_back(wanted.back()));
    }
    CHECK(list.size() == wanted.size());
    std::size_t at = 0;
    for (const auto& label : list) {
        REQUIRE(same(label, wanted[at]));
        REQUIRE(same(list.at(places[at]), wanted[at]));
        ++at;
    }
    CHECK(at == wanted.size());
    list.clear();
    CHECK(list.empty());
    CHECK((list.begin() == list.end()));
}

TEST_CASE("Packed list: decisions come out as they were put in", "[exchange]")
{
    std::mt19937 random(4);
    exchange::PackedList<LabelPlan::PlannedDecision> list;
    std::vector<LabelPlan::PlannedDecision> wanted;
    for (int i = 0; i < 2000; ++i) {
        wanted.push_back(anyDecision(random));
        list.push_back(wanted.back());
    }
    std::size_t at = 0;
    for (const auto& decision : list) {
        REQUIRE(same(decision, wanted[at++]));
    }
    CHECK(at == wanted.size());
}

TEST_CASE("Label plan: items are told apart by link and occurrence, whatever the order in which they come",
          "[exchange]")
{
    const std::uint32_t seed = GENERATE(1U, 2U, 3U, 4U);
    INFO("seed " << seed);
    std::mt19937 random(seed);
    LabelPlan plan;
    std::map<std::pair<int, int>, int> known; // link and occurrence, the item's number
    for (int step = 0; step < 20'000; ++step) {
        const int number = 1 + static_cast<int>(random() % 3000);
        TextLink link = test::sampleLink(number);
        if (random() % 4 == 0) {
            link.url[link.url.size() / 2] = static_cast<char>(std::toupper(link.url[link.url.size() / 2]));
        }
        int occurrence = random() % 8 == 0 ? static_cast<int>(random() % 4) : 1;
        const int item = plan.itemNumber(link, occurrence);
        if (occurrence == 0) { // behind the last one
            occurrence = 1;
            for (const auto& [place, which] : known) {
                occurrence = place.first == number ? std::max(occurrence, place.second + 1) : occurrence;
            }
        }
        const auto [place, fresh] = known.emplace(std::pair(number, occurrence), item);
        REQUIRE(place->second == item);
        const LabelPlan::PlannedItem planned = plan.item(item);
        REQUIRE(planned.occurrence == occurrence);
        REQUIRE(planned.link.name == link.name);
        REQUIRE((!fresh || planned.link.url == link.url));
    }
    CHECK(plan.items.size() == known.size());
}

TEST_CASE("Label plan: a label more costs some ten bytes, however many there are", "[exchange]")
{
    (void)heapOfPlan(1000);
    const std::size_t few = heapOfPlan(40'000);
    if (few == 0) {
        SUCCEED("Not measured: another allocator, as under a sanitizer, does not tell what it holds");
        return;
    }
    const std::size_t many = heapOfPlan(160'000);
    // Three labels, and their share of the item: its link, its place, and its slot in the table of links.
    CHECK(static_cast<double>(many - few) / (3 * 120'000) < 50);
}
