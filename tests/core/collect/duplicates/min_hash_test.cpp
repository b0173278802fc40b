// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/collect/min_hash.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <string>

using namespace accord;
using collect::AlikeSets;
using collect::Shingles;
using test::must;

namespace {

std::string randomWords(std::mt19937& random, std::size_t count)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i) {
        text += "word" + std::to_string(random() % 500) + (random() % 9 == 0 ? ".\n" : " ");
    }
    return text;
}

// The same text with some words put in the place of others.
std::string nearCopy(std::mt19937& random, std::string text, int changes)
{
    for (int i = 0; i < changes; ++i) {
        text.insert(random() % text.size(), " changed" + std::to_string(random()) + " ");
    }
    return text;
}

// Every pair compared with sets of the standard library.
std::vector<AlikeSets> naivePairs(const std::vector<Shingles>& sets, double similarity)
{
    std::vector<AlikeSets> pairs;
    for (std::uint32_t a = 0; a < sets.size(); ++a) {
        const std::set<std::uint64_t> first(sets[a].begin(), sets[a].end());
        for (std::uint32_t b = a + 1; b < sets.size(); ++b) {
            const auto inFirst = [&first](std::uint64_t shingle) { return first.contains(shingle); };
            const auto both = static_cast<std::size_t>(std::ranges::count_if(sets[b], inFirst));
            const std::size_t either = first.size() + sets[b].size() - both;
            const double share = either == 0 ? 0 : static_cast<double>(both) / static_cast<double>(either);
            if (share > 0 && share >= similarity) {
                pairs.push_back({a, b, share});
            }
        }
    }
    return pairs;
}

std::vector<AlikeSets> alike(const std::vector<Shingles>& sets, double similarity)
{
    NoProgress progress;
    Ticker ticker(progress);
    return must(collect::alikeSets(sets, similarity, ticker, {}));
}

} // namespace

TEST_CASE("A text is the set of its words, five at a time")
{
    CHECK(collect::shinglesOf("", "").empty());
    CHECK(collect::shinglesOf("", " .,-* \n").empty());
    CHECK(collect::shinglesOf("One", "two").size() == 1);
    CHECK(collect::shinglesOf("a b", "c d e f g").size() == 3);
    CHECK(collect::shinglesOf("a a a", "a a a a a").size() == 1);
    CHECK(collect::shinglesOf("Same TEXT, in", "other (signs)") == collect::shinglesOf("", "same text in other signs"));
    CHECK(collect::shinglesOf("", "使用中训练模型").size() == 3);
    CHECK(collect::shinglesOf("", "é b") != collect::shinglesOf("", "e b"));
}

TEST_CASE("Similarity is exact")
{
    CHECK(collect::jaccard({1, 2, 3, 4}, {3, 4, 5}) == 0.4);
    CHECK(collect::jaccard({1, 2}, {1, 2}) == 1);
    CHECK(collect::jaccard({1}, {2}) == 0);
    CHECK(collect::jaccard({}, {}) == 0);
    CHECK(collect::jaccard({}, {1}) == 0);
}

TEST_CASE("Bands are as long as the similarity allows")
{
    for (const double similarity : {0.2, 0.5, 0.7, 0.8, 0.9, 0.95, 1.0}) {
        const collect::Bands bands = collect::bandsFor(similarity);
        CHECK(bands.bands * bands.rows <= collect::kHashes);
        CHECK(std::pow(1 - std::pow(similarity, bands.rows), bands.bands) < 1e-6);
    }
    CHECK(collect::bandsFor(0.95).rows > collect::bandsFor(0.5).rows);
}

TEST_CASE("Signatures agree as often as sets are alike")
{
    std::mt19937 random(3);
    for (const std::size_t common : {100U, 400U, 900U}) {
        Shingles a;
        Shingles b;
        for (std::size_t i = 0; i < 1000; ++i) {
            a.push_back(mixed(random()));
            b.push_back(i < common ? a.back() : mixed(random()));
        }
        const auto first = collect::signatureOf(a);
        const auto second = collect::signatureOf(b);
        double same = 0;
        for (std::size_t i = 0; i < first.size(); ++i) {
            same += first[i] == second[i] ? 1 : 0;
        }
        const double share = static_cast<double>(common) / static_cast<double>(2000 - common);
        // Five standard deviations of 128 draws.
        CHECK(std::abs(same / 128 - share) < 5 * std::sqrt(share * (1 - share) / 128));
    }
}

TEST_CASE("Every pair of planted near-copies is found, and no other", "[property]")
{
    static constexpr int kChanges[] = {0, 1, 2, 5, 15, 30};
    std::mt19937 random(11);
    for (const double similarity : {0.4, 0.6, 0.8, 0.95}) {
        std::vector<Shingles> sets;
        for (int i = 0; i < 150; ++i) {
            const std::string text = randomWords(random, random() % 300);
            sets.push_back(collect::shinglesOf("title", text));
            for (int copy = 0; copy < 2 && !text.empty(); ++copy) {
                sets.push_back(collect::shinglesOf("title", nearCopy(random, text, kChanges[random() % 6])));
            }
        }
        sets.emplace_back();
        sets.emplace_back();
        const auto expected = naivePairs(sets, similarity);
        CHECK(expected.size() > 50);
        CHECK(alike(sets, similarity) == expected);
    }
}

TEST_CASE("The search for pairs stops when it is asked to")
{
    std::stop_source stop;
    stop.request_stop();
    NoProgress progress;
    Ticker ticker(progress);
    const std::vector<Shingles> sets = {{1}, {1}};
    CHECK(test::errorOf(collect::alikeSets(sets, 0.5, ticker, stop.get_token())).code == Errc::Cancelled);
}
