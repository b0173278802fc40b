// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/next_hour.h"

#include "core/agreement/quantile.h"
#include "core/base/reason.h"
#include "core/study/assignment/changes.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

namespace accord::study {
namespace {

/// Seconds that labels took, by person.
using LabelTimes = std::map<PersonId, std::vector<double>>;

Result<LabelTimes> labelTimes(Project& project)
{
    static constexpr auto kSql = R"sql(
        SELECT label.person_id, answer.seconds
        FROM label
        JOIN answer ON answer.event = label.event
        WHERE answer.seconds > 0
          AND label.verdict IN (:category, :not_for_study)
    )sql";
    LabelTimes times;
    ACCORD_CHECK(project.database()
                     .query(kSql)
                     .bind(":category", Verdict::Category)
                     .bind(":not_for_study", Verdict::NotForStudy)
                     .each([&](const sqlite::Row& row) { times[row.id<PersonId>(0)].push_back(row.real(1)); }));
    return times;
}

void setPaces(std::vector<HourPerson>& people, const LabelTimes& times, const HourRequest& request)
{
    std::vector<double> all;
    for (const auto& [person, seconds] : times) {
        all.insert(all.end(), seconds.begin(), seconds.end());
    }
    for (HourPerson& person : people) {
        const auto own = times.find(person.person);
        if (request.perHour) {
            person.from = PaceFrom::Asked;
            person.seconds = 3600 / *request.perHour;
        } else if (own != times.end() && own->second.size() >= kTimedLabels) {
            person.from = PaceFrom::Own;
            person.seconds = *agreement::median(own->second);
        } else if (all.size() >= kTimedLabels) {
            person.from = PaceFrom::All;
            person.seconds = *agreement::median(all);
        }
        // A little more than a whole number is none less: 60 minutes at 3,600 / 60 seconds are 60 labels.
        person.labels = static_cast<std::int64_t>(std::floor(request.minutes * 60 / person.seconds + 1e-9));
    }
}

Result<std::vector<HourPerson>> hourPeopleOf(Project& project, const Round& round, const HourRequest& request)
{
    std::vector<PersonId> chosen = request.people;
    if (chosen.empty()) {
        chosen = labellersOf(project, round);
        if (request.count > 0 && request.count < chosen.size()) {
            chosen.resize(request.count);
        }
    }
    if (chosen.empty()) {
        return Error{Errc::NotFound, Reason::NobodyLabels};
    }
    std::vector<HourPerson> people;
    for (const PersonId person : chosen) {
        if (std::ranges::count(chosen, person) > 1) {
            const auto twice = project.person(person);
            return Error{Errc::Invalid, Reason::NamedTwice, {twice == nullptr ? std::string() : twice->name}};
        }
        people.push_back(HourPerson{person, kAssumedSeconds, PaceFrom::Assumed, 0, {}});
    }
    ACCORD_TRY(const LabelTimes times, labelTimes(project));
    setPaces(people, times, request);
    return people;
}

int hourColumnOf(const std::vector<PersonId>& annotators, PersonId person)
{
    const auto found = std::ranges::find(annotators, person);
    return found == annotators.end() ? -1 : static_cast<int>(found - annotators.begin());
}

/// The table of the ratings with a column more for each who works and has not rated yet.
agreement::RatingTable withNewcomers(const Ratings& ratings, std::vector<agreement::HourWorker>& workers)
{
    agreement::RatingTable table{ratings.table.raters, ratings.table.categories, {}};
    for (agreement::HourWorker& worker : workers) {
        worker.rater = worker.rater < 0 ? table.raters++ : worker.rater;
    }
    table.cells.reserve(ratings.rows.size() * static_cast<std::size_t>(table.raters));
    for (std::size_t row = 0; row < ratings.rows.size(); ++row) {
        for (int rater = 0; rater < table.raters; ++rater) {
            const bool known = rater < ratings.table.raters;
            table.cells.push_back(known ? ratings.table.at(static_cast<int>(row), rater) : agreement::kMissing);
        }
    }
    return table;
}

Result<agreement::HourStart> hourStartOf(Project& project, const Round& round, const LabelMatrix& labelMatrix,
                                         const Ratings& ratings, const std::vector<HourPerson>& people)
{
    agreement::HourStart start;
    std::unordered_map<ItemId, int> rows;
    for (const int row : ratings.rows) {
        const LabelMatrixItem& item = labelMatrix.items()[static_cast<std::size_t>(row)];
        rows.emplace(item.item, static_cast<int>(start.strata.size()));
        start.strata.push_back(item.repository);
    }
    for (const HourPerson& person : people) {
        agreement::HourWorker& worker = start.workers.emplace_back();
        worker.rater = hourColumnOf(ratings.annotators, person.person);
        worker.labels = person.labels;
        const int column = hourColumnOf(labelMatrix.annotators(), person.person);
        std::vector<ItemId> queue;
        if (round.state == RoundState::Running) {
            ACCORD_TRY(queue, queueOf(project, round.id, person.person));
        }
        for (const ItemId item : queue) {
            const auto row = rows.find(item);
            // Whatever they said of it, the item is not to do any more.
            const bool toDo =
                row != rows.end() &&
                (column < 0 || labelMatrix.cell(ratings.rows[static_cast<std::size_t>(row->second)], column).verdict ==
                                   Verdict::None);
            if (toDo) {
                worker.queue.push_back(row->second);
            }
        }
    }
    start.table = withNewcomers(ratings, start.workers);
    return start;
}

CategoryId discussedCategory(const Taxonomy& taxonomy, const Ratings& ratings, int category)
{
    const int index = ratings.categories[static_cast<std::size_t>(category)];
    return index < 0 ? CategoryId{} : taxonomy.categories()[static_cast<std::size_t>(index)].id;
}

} // namespace

Result<NextHour> nextHour(Project& project, RoundId id, const HourRequest& request, const std::stop_token& stop)
{
    const auto found = project.round(id);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    const Round round = *found;
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, id));
    Selection selection;
    selection.level = request.level;
    const Ratings ratings = accord::ratings(labelMatrix, selection);
    NextHour result;
    ACCORD_TRY(result.people, hourPeopleOf(project, round, request));
    ACCORD_TRY(agreement::HourStart start, hourStartOf(project, round, labelMatrix, ratings, result.people));
    start.target = request.target;
    start.seed = request.seed;
    result.plan = agreement::planHour(start, stop);
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    result.running = round.state == RoundState::Running;
    result.nothingLeft = result.running && std::ranges::all_of(start.workers, [](const agreement::HourWorker& worker) {
                             return worker.queue.empty();
                         });
    result.ownOrders = round.orderSeed != 0;
    if (!result.plan.enough) {
        result.assumedKappa = start.kappa;
    }
    const auto& rows = result.plan.at(agreement::HourWay::Best).rows;
    for (std::size_t worker = 0; worker < result.people.size(); ++worker) {
        for (const int row : rows[worker]) {
            const int place = ratings.rows[static_cast<std::size_t>(row)];
            result.people[worker].items.push_back(labelMatrix.items()[static_cast<std::size_t>(place)].item);
        }
    }
    if (const auto& discussion = result.plan.discussion) {
        result.first = discussedCategory(labelMatrix.taxonomy(), ratings, discussion->first);
        result.second = discussedCategory(labelMatrix.taxonomy(), ratings, discussion->second);
        result.minutesToDiscuss = kMinutesPerConflict * static_cast<double>(discussion->conflicts);
    }
    return result;
}

} // namespace accord::study
