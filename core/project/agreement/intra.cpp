// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/intra.h"

#include "core/agreement/quantile.h"
#include "core/base/clock.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/labels.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace accord {
namespace {

constexpr double kSecondsOfDay = 86400;

/// Two items of a round that show the same issue, the one after the other.
struct RepeatedItem
{
    IssueId issue;
    ItemId before;
    ItemId after;
    bool drawn = false;
    RoundId earlier = {}; ///< of `before`, where it is another one
};

struct ShownAgain
{
    std::vector<RepeatedItem> pairs; ///< in the order of the round
    std::unordered_set<ItemId> items;
    int drawn = 0;
    std::vector<RoundId> against; ///< earlier rounds, the latest first
    [[nodiscard]] int checked() const
    {
        return static_cast<int>(
            std::ranges::count_if(pairs, [](const RepeatedItem& pair) { return pair.earlier.valid(); }));
    }
};

/// What one person said of the items that are shown more than once.
using OwnLabels = std::unordered_map<ItemId, LabelMatrixCell>;
using Times = std::unordered_map<ItemId, std::string>;

// Of items in the order of the round.
ShownAgain shownAgain(const std::vector<LabelMatrixItem>& items)
{
    std::unordered_map<IssueId, std::vector<LabelMatrixItem>> byIssue;
    std::vector<IssueId> order;
    for (const LabelMatrixItem& item : items) {
        std::vector<LabelMatrixItem>& same = byIssue[item.issue];
        same.push_back(item);
        if (same.size() == 2) {
            order.push_back(item.issue);
        }
    }
    ShownAgain result;
    for (const IssueId issue : order) {
        std::vector<LabelMatrixItem>& same = byIssue[issue];
        std::ranges::sort(same, {}, &LabelMatrixItem::occurrence);
        for (std::size_t i = 1; i < same.size(); ++i) {
            result.pairs.push_back({issue, same[i - 1].item, same[i].item, same[i].drawnAgain, {}});
            result.items.insert({same[i - 1].item, same[i].item});
            result.drawn += same[i].drawnAgain ? 1 : 0;
        }
    }
    return result;
}

// Which people may see: of a blind round that is not over everybody's own labels only.
enum class Whose { Everybody, Own };

// A check asks whether people still label as before: each of its issues belongs to the latest earlier round that has
// it.
Status addEarlier(Project& project, RoundId round, const std::vector<LabelMatrixItem>& items, Whose whose,
                  ShownAgain& shown)
{
    const auto check = project.round(round);
    if (check == nullptr || check->purpose != RoundPurpose::Check) {
        return {};
    }
    std::unordered_map<IssueId, ItemId> open;
    for (const LabelMatrixItem& item : items) {
        if (item.occurrence == 1) {
            open.emplace(item.issue, item.item);
        }
    }
    std::vector<Round> earlier = project.rounds().copy();
    std::erase_if(earlier, [&](const Round& each) {
        return each.id.value >= round.value || each.state == RoundState::Draft ||
               (whose == Whose::Everybody && !project.requireOpen(each.id).ok());
    });
    std::ranges::sort(earlier, std::ranges::greater{}, [](const Round& each) { return each.id.value; });
    for (const Round& each : earlier) {
        if (open.empty()) {
            break;
        }
        const std::size_t before = shown.pairs.size();
        ACCORD_CHECK(store::forEachItem(project.database(), each.id, [&](const Item& row) {
            const auto found = row.occurrence == 1 ? open.find(row.issue) : open.end();
            if (found != open.end()) {
                shown.pairs.push_back({row.issue, row.id, found->second, false, each.id});
                shown.items.insert({row.id, found->second});
                open.erase(found);
            }
        }));
        if (shown.pairs.size() > before) {
            shown.against.push_back(each.id);
        }
    }
    return {};
}

// What they said of these items in a round.
Status addLabels(Project& project, RoundId round, PersonId person, const ShownAgain& shown, OwnLabels& into)
{
    const auto taxonomy = project.taxonomy();
    ACCORD_TRY(const auto own, store::firstCellsBy(project.database(), round, person));
    for (const store::LabelCell& label : own) {
        if (shown.items.contains(label.item)) {
            into.emplace(label.item, cellOf(*taxonomy, label.verdict, label.category, label.flagged));
        }
    }
    return {};
}

std::optional<double> daysBetween(const std::string& first, const std::string& second)
{
    const auto from = secondsOf(first);
    const auto to = secondsOf(second);
    if (!from || !to || first == second) {
        return std::nullopt;
    }
    return std::abs(static_cast<double>(*to - *from)) / kSecondsOfDay;
}

IntraLevel levelOf(const Taxonomy& taxonomy, const std::vector<LabelledTwice>& pairs, Level level)
{
    struct Rated
    {
        int pair = 0;
        int first = 0;
        int second = 0;
    };
    std::vector<Rated> rated;
    std::map<int, IntraDrift> counts;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto first = ratedAs(taxonomy, pairs[i].said, level);
        const auto second = ratedAs(taxonomy, pairs[i].saidAgain, level);
        if (first && second) {
            rated.push_back({static_cast<int>(i), *first, *second});
            ++counts[*first].first;
            ++counts[*second].second;
        }
    }
    std::unordered_map<int, int> places;
    IntraLevel result;
    result.level = level;
    for (auto& [category, drift] : counts) {
        places.emplace(category, static_cast<int>(places.size()));
        drift.category = category;
        if (drift.change() != 0) {
            result.drift.push_back(drift);
        }
    }
    std::ranges::stable_sort(result.drift, std::ranges::greater{},
                             [](const IntraDrift& drift) { return std::abs(drift.change()); });
    agreement::PairCounts table(0, 1, static_cast<int>(places.size()));
    for (const Rated& each : rated) {
        ++table.at(places.at(each.first), places.at(each.second));
        ++table.items;
        if (each.first != each.second) {
            ++result.differ;
            result.differing.push_back(each.pair);
        }
    }
    result.kappa = agreement::cohenKappa(table);
    return result;
}

IntraAnnotator annotatorOf(const Taxonomy& taxonomy, PersonId person, const ShownAgain& shown, const OwnLabels& labels,
                           const Times& times)
{
    IntraAnnotator result;
    result.person = person;
    std::vector<double> days;
    for (const RepeatedItem& pair : shown.pairs) {
        const auto before = labels.find(pair.before);
        const auto after = labels.find(pair.after);
        if (before == labels.end() || after == labels.end() || !before->second.isRating() ||
            !after->second.isRating()) {
            continue;
        }
        const auto timeOf = [&times](ItemId item) {
            const auto found = times.find(item);
            return found == times.end() ? std::string() : found->second;
        };
        const std::string beforeAt = timeOf(pair.before);
        const std::string afterAt = timeOf(pair.after);
        LabelledTwice twice{pair.issue, pair.earlier,   pair.before,   pair.after,
                            pair.drawn, before->second, after->second, daysBetween(beforeAt, afterAt)};
        if (afterAt < beforeAt && !pair.earlier.valid()) { // an earlier round may have been imported later
            std::swap(twice.first, twice.second);
            std::swap(twice.said, twice.saidAgain);
        }
        if (twice.days) {
            days.push_back(*twice.days);
        }
        result.pairs.push_back(twice);
    }
    result.labelledTwice = static_cast<int>(result.pairs.size());
    result.medianDays = agreement::median(std::move(days));
    for (const Level level : kLevels) {
        result.levels[static_cast<std::size_t>(level) - 1] = levelOf(taxonomy, result.pairs, level);
    }
    return result;
}

// Who labelled an issue twice.
Result<std::vector<IntraAnnotator>> annotatorsOf(Project& project, const Taxonomy& taxonomy, const ShownAgain& shown,
                                                 const std::map<PersonId, OwnLabels>& labels)
{
    std::map<PersonId, Times> times;
    for (const ItemId item : shown.items) {
        ACCORD_TRY(auto given, store::firstGivenAt(project.database(), item));
        for (auto& [person, at] : given) {
            times[person].emplace(item, std::move(at));
        }
    }
    std::vector<IntraAnnotator> annotators;
    for (const auto& [person, own] : labels) {
        IntraAnnotator annotator = annotatorOf(taxonomy, person, shown, own, times[person]);
        if (annotator.labelledTwice > 0) {
            annotators.push_back(std::move(annotator));
        }
    }
    return annotators;
}

// Pairs of everybody as those of one: what papers give.
void addTogether(const Taxonomy& taxonomy, IntraAgreement& result)
{
    std::vector<LabelledTwice> pairs;
    for (const IntraAnnotator& one : result.annotators) {
        pairs.insert(pairs.end(), one.pairs.begin(), one.pairs.end());
    }
    for (const Level level : kLevels) {
        IntraLevel& together = result.together[static_cast<std::size_t>(level) - 1];
        together = levelOf(taxonomy, pairs, level);
        together.differing.clear();
    }
}

} // namespace

Result<IntraAgreement> intraAgreement(Project& project, const LabelMatrix& labelMatrix, const Selection& selection)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    std::vector<LabelMatrixItem> items;
    std::ranges::copy_if(labelMatrix.items(), std::back_inserter(items), [&](const LabelMatrixItem& item) {
        return selection.repository.empty() ||
               labelMatrix.repositories()[static_cast<std::size_t>(item.repository)] == selection.repository;
    });
    ShownAgain shown = shownAgain(items);
    std::vector<ItemId> ours(shown.items.begin(), shown.items.end());
    ACCORD_CHECK(addEarlier(project, labelMatrix.round(), items, Whose::Everybody, shown));
    for (const RepeatedItem& pair : shown.pairs) {
        if (pair.earlier.valid()) {
            ours.push_back(pair.after);
        }
    }
    std::map<PersonId, OwnLabels> labels;
    for (int column = 0; column < static_cast<int>(labelMatrix.annotators().size()); ++column) {
        const PersonId person = labelMatrix.annotators()[static_cast<std::size_t>(column)];
        if (!selection.annotators.empty() && std::ranges::count(selection.annotators, person) == 0) {
            continue;
        }
        for (const ItemId item : ours) {
            labels[person].emplace(item, labelMatrix.firstCell(labelMatrix.rowOf(item), column));
        }
        for (const RoundId earlier : shown.against) {
            ACCORD_CHECK(addLabels(project, earlier, person, shown, labels[person]));
        }
    }
    IntraAgreement result;
    result.round = labelMatrix.round();
    result.checked = shown.checked();
    result.against = shown.against;
    result.repeats = static_cast<int>(shown.pairs.size()) - result.checked;
    result.drawn = shown.drawn;
    ACCORD_TRY(result.annotators, annotatorsOf(project, labelMatrix.taxonomy(), shown, labels));
    addTogether(labelMatrix.taxonomy(), result);
    return result;
}

Result<IntraAgreement> ownIntraAgreement(Project& project, RoundId round, PersonId person)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const auto drawn, drawnRepeats(project, round));
    std::vector<LabelMatrixItem> items;
    ACCORD_CHECK(store::forEachItem(project.database(), round, [&](const Item& row) {
        items.push_back({row.id, row.issue, row.occurrence, 0, drawn.contains(row.id)});
    }));
    ShownAgain shown = shownAgain(items);
    ACCORD_CHECK(addEarlier(project, round, items, Whose::Own, shown));
    std::map<PersonId, OwnLabels> labels;
    ACCORD_CHECK(addLabels(project, round, person, shown, labels[person]));
    for (const RoundId earlier : shown.against) {
        ACCORD_CHECK(addLabels(project, earlier, person, shown, labels[person]));
    }
    const auto taxonomy = project.taxonomy();
    IntraAgreement result;
    result.round = round;
    result.onlyOwn = true;
    ACCORD_TRY(result.annotators, annotatorsOf(project, *taxonomy, shown, labels));
    for (IntraAnnotator& one : result.annotators) {
        one.pairs.clear();
        std::ranges::for_each(one.levels, [](IntraLevel& level) { level.differing.clear(); });
    }
    return result;
}

} // namespace accord
