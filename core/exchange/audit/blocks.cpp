// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/audit/blocks.h"

#include "core/agreement/patterns.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace accord::exchange {
namespace {

using agreement::kMissing;

constexpr std::size_t kFewestInRun = 20;
constexpr double kMostExpected = 1e-4;
constexpr int kEnoughOutside = 50; ///< items of a part from which a share can be told
constexpr double kSurplusBits = 40;
constexpr int kSeed = 4;                ///< rows by which blocks are found
constexpr std::size_t kMostPlaces = 40; ///< of a seed; what is found more often surprises nobody

/// An item that both of a pair rated.
struct PairItem
{
    int row = 0;
    std::pair<int, bool> kind; ///< its part, and whether others differ on it
    bool alike = false;
};

/// How often a pair is alike.
struct Alike
{
    int items = 0;
    int alike = 0;

    void add(const PairItem& item, int sign)
    {
        items += sign;
        alike += item.alike ? sign : 0;
    }
    // One more of each, so that nobody is taken to be always alike.
    [[nodiscard]] double share() const { return (alike + 1.0) / (items + 2.0); }
};

using AlikeByKind = std::map<std::pair<int, bool>, Alike>;

// Whether two of the other raters differ; true where there are too few others to ask.
bool isDisputed(const agreement::RatingTable& table, int row, int first, int second)
{
    if (table.raters < 4) {
        return true;
    }
    int before = kMissing;
    for (int rater = 0; rater < table.raters; ++rater) {
        const int said = table.at(row, rater);
        if (rater == first || rater == second || said == kMissing) {
            continue;
        }
        if (before != kMissing && said != before) {
            return true;
        }
        before = said;
    }
    return false;
}

std::vector<PairItem> itemsOfPair(const agreement::RatingTable& table, const std::vector<int>& parts, int first,
                                  int second)
{
    std::vector<PairItem> items;
    for (int row = 0; row < table.items(); ++row) {
        const int one = table.at(row, first);
        const int other = table.at(row, second);
        if (one != kMissing && other != kMissing) {
            items.push_back(
                {row, {parts[static_cast<std::size_t>(row)], isDisputed(table, row, first, second)}, one == other});
        }
    }
    return items;
}

// The share of alike items of a kind. A part with too few is taken for the one in which people are most alike.
double shareOf(const AlikeByKind& outside, const std::pair<int, bool>& kind)
{
    if (const auto own = outside.find(kind); own != outside.end() && own->second.items >= kEnoughOutside) {
        return own->second.share();
    }
    Alike all;
    double most = 0;
    for (const auto& [each, alike] : outside) {
        if (each.second == kind.second) {
            all.items += alike.items;
            all.alike += alike.alike;
            most = alike.items >= kEnoughOutside ? std::max(most, alike.share()) : most;
        }
    }
    return std::max(most, all.share());
}

// The run of items from one place up to another as a finding, however likely it is.
CopiedRun runOf(const std::vector<PairItem>& items, std::size_t begin, std::size_t end, AlikeByKind outside, int pairs)
{
    std::map<std::pair<int, bool>, int> within;
    for (std::size_t i = begin; i < end; ++i) {
        outside[items[i].kind].add(items[i], -1);
        ++within[items[i].kind];
    }
    double logarithm = 0;
    const auto length = static_cast<int>(end - begin);
    for (const auto& [kind, count] : within) {
        logarithm += count * std::log(shareOf(outside, kind));
    }
    const double otherwise = std::exp(logarithm / length);
    const double expected = pairs * static_cast<double>(items.size()) * (1 - otherwise) * std::exp(logarithm);
    return {0, 0, items[begin].row, items[end - 1].row, length, otherwise, expected};
}

std::optional<CopiedRun> mostSurprising(const std::vector<PairItem>& items, int pairs)
{
    AlikeByKind all;
    for (const PairItem& item : items) {
        all[item.kind].add(item, 1);
    }
    std::optional<CopiedRun> found;
    for (std::size_t begin = 0; begin < items.size();) {
        std::size_t end = begin;
        while (end < items.size() && items[end].alike) {
            ++end;
        }
        if (end - begin >= kFewestInRun) {
            const CopiedRun run = runOf(items, begin, end, all, pairs);
            if (run.expected < kMostExpected && (!found || run.expected < found->expected)) {
                found = run;
            }
        }
        begin = std::max(end, begin + 1);
    }
    return found;
}

using Gram = std::array<std::uint32_t, kSeed>;

/// Rows by the numbers of their labels, and how surprising each is.
struct RowsByNumber
{
    std::vector<std::uint32_t> numbers;
    std::vector<double> bits; ///< by row; 0 for one that nobody rated
};

RowsByNumber rowsByNumber(const agreement::RatingTable& table)
{
    RowsByNumber rows;
    const auto patterns = agreement::RowPatterns::of(table, &rows.numbers);
    const auto items = static_cast<double>(table.items());
    for (const std::uint32_t number : rows.numbers) {
        const agreement::Kind kind = patterns.kinds().list[number];
        rows.bits.push_back(kind.ratings == 0 ? 0 : std::log2(items / static_cast<double>(kind.items)));
    }
    return rows;
}

// The whole block around two rows that are alike.
RepeatedRows blockAround(const RowsByNumber& rows, std::size_t first, std::size_t again)
{
    const auto alike = [&rows](std::size_t one, std::size_t other) { return rows.numbers[one] == rows.numbers[other]; };
    while (first > 0 && alike(first - 1, again - 1)) {
        --first;
        --again;
    }
    std::size_t length = 0;
    while (again + length < rows.numbers.size() && first + length < again && alike(first + length, again + length)) {
        ++length;
    }
    return {static_cast<int>(first), static_cast<int>(again), static_cast<int>(length)};
}

} // namespace

std::vector<CopiedRun> copiedRuns(const agreement::RatingTable& table, const std::vector<std::string>& parts,
                                  const std::stop_token& stop)
{
    std::map<std::string, int> numbers;
    std::vector<int> numbered;
    for (const std::string& part : parts) {
        numbered.push_back(numbers.emplace(part, static_cast<int>(numbers.size())).first->second);
    }
    std::vector<CopiedRun> runs;
    const int pairs = table.raters * (table.raters - 1) / 2;
    for (int first = 0; first < table.raters; ++first) {
        for (int second = first + 1; second < table.raters && !stop.stop_requested(); ++second) {
            if (auto run = mostSurprising(itemsOfPair(table, numbered, first, second), pairs)) {
                run->first = first;
                run->second = second;
                runs.push_back(*run);
            }
        }
    }
    return runs;
}

std::vector<RepeatedRows> repeatedRows(const agreement::RatingTable& table, const std::stop_token& stop)
{
    const RowsByNumber rows = rowsByNumber(table);
    std::map<Gram, std::vector<std::size_t>> places;
    for (std::size_t row = 0; row + kSeed <= rows.numbers.size(); ++row) {
        Gram gram{};
        std::copy_n(rows.numbers.begin() + static_cast<std::ptrdiff_t>(row), kSeed, gram.begin());
        places[gram].push_back(row);
    }
    const double needed = 2 * std::log2(std::max(1, table.items())) + kSurplusBits;
    std::set<std::pair<int, int>> seen;
    std::vector<RepeatedRows> found;
    for (const auto& [gram, rowsOfGram] : places) {
        if (stop.stop_requested()) {
            break;
        }
        for (std::size_t i = 0; rowsOfGram.size() <= kMostPlaces && i < rowsOfGram.size(); ++i) {
            for (std::size_t j = i + 1; j < rowsOfGram.size(); ++j) {
                const RepeatedRows block = blockAround(rows, rowsOfGram[i], rowsOfGram[j]);
                if (block.rows < kSeed || !seen.insert({block.first, block.again}).second) {
                    continue;
                }
                double bits = 0;
                for (int row = block.first; row < block.first + block.rows; ++row) {
                    bits += rows.bits[static_cast<std::size_t>(row)];
                }
                if (bits > needed) {
                    found.push_back(block);
                }
            }
        }
    }
    std::ranges::sort(found, {}, &RepeatedRows::first);
    return found;
}

} // namespace accord::exchange
