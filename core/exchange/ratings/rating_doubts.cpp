// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/rating_doubts.h"

#include "core/base/reason.h"
#include "core/exchange/ratings/codes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace accord::exchange {
namespace {

// Whether the column is the sum of the others in each row. Of one other column it would be a rater who agrees.
bool isTotal(const RatingFile& file, int column)
{
    constexpr int kEnough = 3; // rows with a sum that is not zero
    int rows = 0;
    for (int item = 0; item < file.table.items(); ++item) {
        double sum = 0;
        std::optional<double> said;
        for (int rater = 0; rater < file.table.raters; ++rater) {
            const int label = file.table.at(item, rater);
            if (label == agreement::kMissing) {
                continue;
            }
            const auto number = numberOf(file.labels[static_cast<std::size_t>(label)]);
            if (!number) {
                return false;
            }
            sum += rater == column ? 0 : *number;
            said = rater == column ? number : said;
        }
        if (!said || *said != sum) {
            return false;
        }
        rows += sum != 0 ? 1 : 0;
    }
    return file.table.raters > 2 && rows >= kEnough;
}

// What more of the others say than anything else, if they are three or more and do not all agree.
std::optional<int> pluralityOfOthers(const agreement::RatingTable& table, int item, int column)
{
    std::map<int, int> votes;
    int others = 0;
    for (int rater = 0; rater < table.raters; ++rater) {
        const int label = table.at(item, rater);
        if (rater != column && label != agreement::kMissing) {
            ++votes[label];
            ++others;
        }
    }
    if (others < 3 || votes.size() < 2) {
        return std::nullopt;
    }
    const auto most = std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
    const auto alike = std::ranges::count_if(votes, [&most](const auto& vote) { return vote.second == most->second; });
    return alike == 1 ? std::optional(most->first) : std::nullopt;
}

// Who says the most frequent label of all is with the others most of the time: two labels have to show it.
bool isPlurality(const RatingFile& file, int column)
{
    constexpr int kEnough = 4; // disputed rows for each of two labels: so often nobody follows the others by chance
    std::map<int, int> rows;
    for (int item = 0; item < file.table.items(); ++item) {
        const auto plurality = pluralityOfOthers(file.table, item, column);
        if (plurality && file.table.at(item, column) != *plurality) {
            return false;
        }
        if (plurality) {
            ++rows[*plurality];
        }
    }
    return std::ranges::count_if(rows, [](const auto& row) { return row.second >= kEnough; }) > 1;
}

// By labels of raters: what one has in common with any other.
std::vector<std::set<int>> labelSets(const agreement::RatingTable& table)
{
    std::vector<std::set<int>> labels(static_cast<std::size_t>(table.raters));
    for (std::size_t cell = 0; cell < table.cells.size(); ++cell) {
        if (table.cells[cell] != agreement::kMissing) {
            labels[cell % labels.size()].insert(table.cells[cell]);
        }
    }
    return labels;
}

} // namespace

std::optional<int> raterAlone(const RatingFile& file)
{
    const auto labels = labelSets(file.table);
    const auto alone = std::ranges::find_if(labels, [&](const std::set<int>& own) {
        return !own.empty() && std::ranges::none_of(own, [&](int label) {
            return std::ranges::count_if(labels, [label](const auto& each) { return each.contains(label); }) > 1;
        });
    });
    return labels.size() < 2 || alone == labels.end() ? std::nullopt
                                                      : std::optional(static_cast<int>(alone - labels.begin()));
}

std::vector<RaterDoubt> doubtsIn(const RatingFile& file, std::size_t mostLabels)
{
    constexpr int kEnough = 10; // fewer items may have nothing in common
    std::vector<RaterDoubt> doubts;
    const auto add = [&doubts](int column, Reason reason) {
        if (std::ranges::find(doubts, column, &RaterDoubt::column) == doubts.end()) {
            doubts.push_back({column, reason});
        }
    };
    const auto labels = labelSets(file.table);
    if (const auto alone = raterAlone(file); alone && file.table.items() >= kEnough) {
        add(*alone, Reason::RaterAlone);
    }
    for (int column = 0; column < file.table.raters; ++column) {
        if (isTotal(file, column)) {
            add(column, Reason::RaterIsTotal);
        }
        if (mostLabels > 0 && labels[static_cast<std::size_t>(column)].size() > mostLabels) {
            add(column, Reason::RaterOfManyLabels);
        }
    }
    // Where the decided labels have their column, somebody may still be with the majority all the time. Otherwise the
    // last such column is likely theirs.
    for (int column = file.table.raters - 1; column >= 0 && file.final.empty(); --column) {
        if (isPlurality(file, column)) {
            add(column, Reason::RaterIsPlurality);
            break;
        }
    }
    return doubts;
}

Status checkRaters(const RatingFile& file, bool measured)
{
    for (const RaterDoubt& doubt : doubtsIn(file, measured ? 0 : kMostLabelsOfRater)) {
        const std::string& name = file.raters[static_cast<std::size_t>(doubt.column)];
        if (doubt.reason == Reason::RaterAlone && measured) {
            continue; // of measurements people may have none in common
        }
        if (doubt.reason == Reason::RaterOfManyLabels) {
            return Error{Errc::BadSyntax, doubt.reason, {file.name, name, kMostLabelsOfRater}};
        }
        return Error{Errc::BadSyntax, doubt.reason, {file.name, name}};
    }
    return {};
}

} // namespace accord::exchange
