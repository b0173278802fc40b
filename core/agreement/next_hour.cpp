// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/next_hour.h"

#include "core/agreement/alarms.h"
#include "core/agreement/compute.h"
#include "core/agreement/uncertainty/hypothesis_tests.h"
#include "core/agreement/variance_terms.h"
#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <utility>

namespace accord::agreement {

namespace {

constexpr Count kMostItems = 10'000'000; ///< more are not looked for

std::size_t placed(int number)
{
    return static_cast<std::size_t>(number);
}

std::vector<int> ratingsByRow(const RatingTable& table)
{
    std::vector<int> ratings;
    ratings.reserve(placed(table.items()));
    for (int item = 0; item < table.items(); ++item) {
        ratings.push_back(ratingsOf(table, item));
    }
    return ratings;
}

std::optional<double> halfWidthOf(const Outcome& outcome)
{
    if (!outcome.defined() || !outcome->standardError || !outcome->degreesOfFreedom) {
        return std::nullopt;
    }
    return studentHalfWidth(*outcome->standardError, static_cast<double>(*outcome->degreesOfFreedom));
}

/// What is predicted, in line with the error that the table has now.
class ErrorForecast
{
public:
    static ErrorForecast of(const RatingTable& table, const Outcome& present, double assumedKappa);

    [[nodiscard]] const ItemVariance& variance() const { return m_variance; }
    [[nodiscard]] bool enough() const { return m_enough; }

    [[nodiscard]] std::optional<double> halfWidth(const ItemVariance::Sums& sums) const
    {
        if (sums.pairable < 1.5) {
            return std::nullopt;
        }
        return studentHalfWidth(std::sqrt(m_correction * m_variance.squaredError(sums)), sums.pairable - 1);
    }

    [[nodiscard]] ItemVariance::Sums sumsOf(const std::vector<int>& ratings) const
    {
        std::map<int, double> counts;
        for (const int each : ratings) {
            ++counts[each];
        }
        ItemVariance::Sums sums;
        for (const auto& [each, items] : counts) {
            m_variance.add(sums, each, items);
        }
        return sums;
    }

    /// How many new items with so many ratings each it takes; 0 when the target is reached.
    [[nodiscard]] std::optional<Count> itemsTo(double target, const ItemVariance::Sums& now, int ratings) const;

private:
    explicit ErrorForecast(ItemVariance variance)
        : m_variance(std::move(variance))
    {}

    ItemVariance m_variance;
    double m_correction = 1;
    bool m_enough = false;
};

ErrorForecast ErrorForecast::of(const RatingTable& table, const Outcome& present, double assumedKappa)
{
    // Without any disagreement there is no error to go by, however many items there are.
    if (present.defined() && present->use.pairable >= kEnoughItems && present->standardError.value_or(0) > 0) {
        ErrorForecast result(ItemVariance::of(table));
        result.m_enough = true;
        const double predicted = result.m_variance.squaredError(result.sumsOf(ratingsByRow(table)));
        const double actual = *present->standardError * *present->standardError;
        result.m_correction = predicted > 0 && actual > 0 ? actual / predicted : 1;
        return result;
    }
    std::vector<double> shares;
    for (const double share : ItemSums::of(table).totals.share) {
        if (share > 0) {
            shares.push_back(share);
        }
    }
    if (shares.size() < 2) {
        shares.assign(placed(std::max(2, table.categories)), 1.0);
    }
    return ErrorForecast(ItemVariance::expected(assumedKappa, shares, table.raters));
}

std::optional<Count> ErrorForecast::itemsTo(double target, const ItemVariance::Sums& now, int ratings) const
{
    const auto reaches = [&](Count items) {
        ItemVariance::Sums sums = now;
        m_variance.add(sums, ratings, static_cast<double>(items));
        const auto half = halfWidth(sums);
        return half && *half <= target;
    };
    if (!reaches(kMostItems)) {
        return std::nullopt;
    }
    Count low = 0;
    Count high = kMostItems;
    while (low < high) {
        const Count middle = low + (high - low) / 2;
        (reaches(middle) ? high : low) = reaches(middle) ? middle : middle + 1;
    }
    return low;
}

/// Gives out the hour, item by item.
class HourSchedule
{
public:
    HourSchedule(const HourStart& start, const ErrorForecast& forecast);

    HourOption goOn() const;
    HourOption give(HourWay way, const std::stop_token& stop);

private:
    /// Rows with the same number of ratings that equally many people may still rate, apart by stratum where they are
    /// new. The next one is the last.
    struct Kind
    {
        int ratings = 0;
        int free = 0;
        auto operator<=>(const Kind&) const = default;
    };
    using Rows = std::vector<std::vector<int>>;

    struct Choice
    {
        Kind kind;
        int more = 0; ///< ratings of each
    };

    void sort();
    [[nodiscard]] std::optional<Choice> best(HourWay way) const;
    [[nodiscard]] int take(const Kind& kind);
    void rate(int row, int more, HourOption& option);
    void put(int row);

    const HourStart& m_start;
    const ErrorForecast& m_forecast;
    std::vector<int> m_order;   ///< rows at random
    std::vector<int> m_ratings; ///< by row
    std::vector<Count> m_left;  ///< by worker
    std::vector<std::vector<char>> m_open;
    std::vector<double> m_shares; ///< of the strata
    std::vector<double> m_rated;  ///< by stratum: items
    std::map<Kind, Rows> m_kinds;
    ItemVariance::Sums m_sums;
};

HourSchedule::HourSchedule(const HourStart& start, const ErrorForecast& forecast)
    : m_start(start)
    , m_forecast(forecast)
    , m_ratings(ratingsByRow(start.table))
    , m_sums(forecast.sumsOf(m_ratings))
{
    const int items = start.table.items();
    Random random(start.seed);
    for (int row = 0; row < items; ++row) {
        m_order.push_back(row);
    }
    shuffle(random, m_order);
    for (const HourWorker& worker : start.workers) {
        m_left.push_back(worker.labels);
        std::vector<char>& open = m_open.emplace_back(placed(items), 0);
        for (const int row : worker.queue) {
            open[placed(row)] = start.table.at(row, worker.rater) == kMissing ? 1 : 0;
        }
    }
    const int strata = start.strata.empty() ? 1 : *std::ranges::max_element(start.strata) + 1;
    m_shares.assign(placed(strata), 0);
    m_rated.assign(placed(strata), 0);
    for (int row = 0; row < items; ++row) {
        const std::size_t stratum = placed(start.strata[placed(row)]);
        m_shares[stratum] += 1.0 / items;
        m_rated[stratum] += m_ratings[placed(row)] > 0 ? 1 : 0;
    }
}

HourOption HourSchedule::goOn() const
{
    HourOption option;
    option.way = HourWay::GoOn;
    std::vector<int> ratings = m_ratings;
    std::vector<char> touched(ratings.size(), 0);
    for (std::size_t worker = 0; worker < m_start.workers.size(); ++worker) {
        std::vector<int>& rows = option.rows.emplace_back();
        for (const int row : m_start.workers[worker].queue) {
            if (std::ssize(rows) >= m_left[worker]) {
                break;
            }
            if (m_open[worker][placed(row)] != 0) {
                rows.push_back(row);
                ++ratings[placed(row)];
                touched[placed(row)] = 1;
            }
        }
        option.labels += std::ssize(rows);
    }
    for (std::size_t row = 0; row < touched.size(); ++row) {
        option.items += touched[row];
        option.newItems += touched[row] != 0 && m_ratings[row] == 0 ? 1 : 0;
    }
    option.halfWidth = m_forecast.halfWidth(m_forecast.sumsOf(ratings));
    return option;
}

void HourSchedule::put(int row)
{
    Kind kind{m_ratings[placed(row)], 0};
    for (std::size_t worker = 0; worker < m_open.size(); ++worker) {
        kind.free += m_left[worker] > 0 && m_open[worker][placed(row)] != 0 ? 1 : 0;
    }
    if (kind.free == 0) {
        return;
    }
    Rows& rows = m_kinds[kind];
    rows.resize(kind.ratings == 0 ? m_shares.size() : 1);
    rows[kind.ratings == 0 ? placed(m_start.strata[placed(row)]) : 0].push_back(row);
}

void HourSchedule::sort()
{
    m_kinds.clear();
    for (const int row : m_order) {
        put(row);
    }
}

// Where the squared error falls most per label. Of new items a single rating would make no pair.
std::optional<HourSchedule::Choice> HourSchedule::best(HourWay way) const
{
    const ItemVariance& variance = m_forecast.variance();
    const double now = variance.squaredError(m_sums);
    std::optional<Choice> found;
    double most = 0;
    for (const auto& [kind, rows] : m_kinds) {
        if (kind.ratings == 0 ? way == HourWay::Complete : way == HourWay::NewItems) {
            continue;
        }
        const bool byAll = way == HourWay::NewItems;
        for (int more = byAll ? kind.free : std::max(1, 2 - kind.ratings); more <= kind.free; ++more) {
            ItemVariance::Sums sums = m_sums;
            variance.add(sums, kind.ratings, -1);
            variance.add(sums, kind.ratings + more, 1);
            const double gain = (now - variance.squaredError(sums)) / more;
            if (gain > most && kind.ratings + more >= 2) {
                most = gain;
                found = Choice{kind, more};
            }
        }
    }
    return found;
}

// Of new items one of the stratum that lacks most to its share of the rated ones.
int HourSchedule::take(const Kind& kind)
{
    const auto found = m_kinds.find(kind);
    Rows& strata = found->second;
    std::size_t from = strata.size();
    double most = 0;
    double all = 1;
    for (const double rated : m_rated) {
        all += rated;
    }
    for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
        const double lacks = kind.ratings == 0 ? m_shares[stratum] * all - m_rated[stratum] : 0;
        if (!strata[stratum].empty() && (from == strata.size() || lacks > most)) {
            from = stratum;
            most = lacks;
        }
    }
    const int row = strata[from].back();
    strata[from].pop_back();
    if (kind.ratings == 0) {
        m_rated[from] += 1;
    }
    if (std::ranges::all_of(strata, [](const std::vector<int>& rows) { return rows.empty(); })) {
        m_kinds.erase(found);
    }
    return row;
}

// Whoever has most left of the hour.
void HourSchedule::rate(int row, int more, HourOption& option)
{
    std::vector<std::size_t> workers;
    for (std::size_t worker = 0; worker < m_open.size(); ++worker) {
        if (m_left[worker] > 0 && m_open[worker][placed(row)] != 0) {
            workers.push_back(worker);
        }
    }
    std::ranges::stable_sort(workers, std::ranges::greater(), [this](std::size_t worker) { return m_left[worker]; });
    workers.resize(placed(more));
    bool tired = false;
    for (const std::size_t worker : workers) {
        m_open[worker][placed(row)] = 0;
        tired = --m_left[worker] == 0 || tired;
        option.rows[worker].push_back(row);
    }
    const ItemVariance& variance = m_forecast.variance();
    int& ratings = m_ratings[placed(row)];
    variance.add(m_sums, ratings, -1);
    ratings += more;
    variance.add(m_sums, ratings, 1);
    option.labels += more;
    if (tired) {
        m_kinds.clear();
        if (std::ranges::any_of(m_left, [](Count left) { return left > 0; })) {
            sort();
        }
    } else {
        put(row);
    }
}

HourOption HourSchedule::give(HourWay way, const std::stop_token& stop)
{
    HourOption option;
    option.way = way;
    option.rows.resize(m_start.workers.size());
    const std::vector<int> before = m_ratings;
    sort();
    while (!stop.stop_requested()) {
        const auto choice = best(way);
        if (!choice) {
            break;
        }
        rate(take(choice->kind), choice->more, option);
    }
    std::vector<char> touched(m_ratings.size(), 0);
    for (std::vector<int>& rows : option.rows) {
        // What others have rated comes first: should the hour be cut short, it gives pairs soonest.
        std::stable_partition(rows.begin(), rows.end(), [&](int row) { return before[placed(row)] > 0; });
        for (const int row : rows) {
            touched[placed(row)] = 1;
        }
    }
    for (std::size_t row = 0; row < touched.size(); ++row) {
        option.items += touched[row];
        option.newItems += touched[row] != 0 && before[row] == 0 ? 1 : 0;
    }
    option.halfWidth = m_forecast.halfWidth(m_sums);
    return option;
}

std::optional<Count> labelsTo(const std::optional<double>& target, const RatingTable& table,
                              const ErrorForecast& forecast, int ratings)
{
    if (!target || ratings < 2) {
        return std::nullopt;
    }
    const auto items = forecast.itemsTo(*target, forecast.sumsOf(ratingsByRow(table)), ratings);
    return items ? std::optional(*items * ratings) : std::nullopt;
}

bool hasBoth(const RatingTable& table, int item, int first, int second)
{
    const int* row = table.row(item);
    return std::find(row, row + table.raters, first) != row + table.raters &&
           std::find(row, row + table.raters, second) != row + table.raters;
}

std::optional<HourDiscussion> discussionOf(const HourStart& start, double kappa, int ratings)
{
    const RatingTable& table = start.table;
    const std::vector<Confusion> confusions = mainConfusions(confusionMatrix(table));
    if (confusions.empty()) {
        return std::nullopt;
    }
    HourDiscussion found{confusions[0].first, confusions[0].second};
    for (int item = 0; item < table.items(); ++item) {
        found.conflicts += hasBoth(table, item, found.first, found.second) ? 1 : 0;
    }
    const RatingTable then = toldApart(table, found.first, found.second);
    const Outcome outcome = compute(kFleissKappa, then);
    if (!outcome.defined()) {
        return std::nullopt;
    }
    found.gain = outcome->value - kappa;
    found.halfWidth = halfWidthOf(outcome);
    found.labels = labelsTo(start.target, then, ErrorForecast::of(then, outcome, start.kappa), ratings);
    return found;
}

} // namespace

RatingTable toldApart(const RatingTable& table, int first, int second)
{
    RatingTable result = table;
    for (int item = 0; item < table.items(); ++item) {
        int* row = result.cells.data() + placed(item) * placed(table.raters);
        const auto firsts = std::count(row, row + table.raters, first);
        const auto seconds = std::count(row, row + table.raters, second);
        if (firsts > 0 && seconds > 0) {
            const int from = firsts >= seconds ? second : first;
            std::replace(row, row + table.raters, from, from == first ? second : first);
        }
    }
    return result;
}

std::optional<double> halfWidthInStrata(const RatingTable& table, const std::vector<int>& strata)
{
    std::vector<std::uint32_t> patternOfItem;
    const ItemSums sums = ItemSums::of(ItemPatterns::of(table, &patternOfItem));
    const ItemUse& use = sums.use();
    if (strata.empty() || use.pairable < 2 || !compute(kFleissKappa, sums).defined()) {
        return std::nullopt;
    }
    const std::vector<double> influences = influence(sums.patterns.kinds(), termsOf(kFleissKappa, sums));
    struct Stratum
    {
        double items = 0;
        double rated = 0;
        double sum = 0;
        double squares = 0;
    };
    std::vector<Stratum> found(placed(*std::ranges::max_element(strata) + 1));
    for (std::size_t row = 0; row < strata.size(); ++row) {
        Stratum& stratum = found[placed(strata[row])];
        stratum.items += 1;
        const std::size_t pattern = patternOfItem[row];
        if (sums.patterns.at(pattern).ratings > 0) {
            stratum.rated += 1;
            stratum.sum += influences[pattern];
            stratum.squares += influences[pattern] * influences[pattern];
        }
    }
    const auto rated = static_cast<double>(use.rated);
    double within = 0;
    double used = 0;
    for (const Stratum& stratum : found) {
        const double due = stratum.items / static_cast<double>(strata.size()) * rated;
        if (std::abs(stratum.rated - due) > std::max(2.0, due / 10)) {
            return std::nullopt;
        }
        if (stratum.rated > 0) {
            within += stratum.squares - stratum.sum * stratum.sum / stratum.rated;
            used += 1;
        }
    }
    const double freedom = static_cast<double>(use.pairable) - used;
    if (freedom < 1) {
        return std::nullopt;
    }
    return studentHalfWidth(std::sqrt(std::max(0.0, within) / (rated * (rated - used))), freedom);
}

HourPlan planHour(const HourStart& start, const std::stop_token& stop)
{
    HourPlan plan;
    plan.present = compute(kFleissKappa, start.table);
    plan.halfWidth = halfWidthOf(plan.present);
    plan.halfWidthInStrata = halfWidthInStrata(start.table, start.strata);
    const ErrorForecast forecast = ErrorForecast::of(start.table, plan.present, start.kappa);
    plan.enough = forecast.enough();
    for (const HourWay way : kHourWays) {
        HourSchedule hour(start, forecast);
        plan.options[static_cast<std::size_t>(way)] = way == HourWay::GoOn ? hour.goOn() : hour.give(way, stop);
    }
    // Label by label need not be the best in all, where somebody is left with nobody to meet.
    HourOption& best = plan.options[static_cast<std::size_t>(HourWay::Best)];
    for (const HourWay way : {HourWay::Complete, HourWay::NewItems}) {
        const HourOption& other = plan.at(way);
        if (other.halfWidth && (!best.halfWidth || *other.halfWidth < *best.halfWidth)) {
            best = other;
            best.way = HourWay::Best;
        }
    }
    const int together = static_cast<int>(start.workers.size());
    plan.labels = labelsTo(start.target, start.table, forecast, together);
    if (plan.enough) {
        plan.discussion = discussionOf(start, plan.present->value, together);
    }
    return plan;
}

} // namespace accord::agreement
