// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/progress.h"

#include "core/agreement/quantile.h"
#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace accord::study {

Result<RoundCounts> countsOf(Project& project, RoundId round)
{
    static constexpr auto kSql = R"sql(
        SELECT
            (SELECT count(*) FROM item WHERE round_id = :round),
            (SELECT coalesce(sum(verdict <> :none), 0) FROM label WHERE round_id = :round),
            (SELECT count(DISTINCT person_id) FROM label WHERE round_id = :round),
            (SELECT count(*) FROM decision WHERE round_id = :round AND state = :decided),
            (SELECT count(*) FROM decision WHERE round_id = :round AND state = :deferred)
    )sql";
    ACCORD_TRY(
        const auto counts,
        project.database()
            .query(kSql)
            .bind(":round", round)
            .bind(":none", Verdict::None)
            .bind(":decided", DecisionState::Decided)
            .bind(":deferred", DecisionState::Deferred)
            .one<RoundCounts>([](const sqlite::Row& row) {
                return RoundCounts{row.integer(0), row.integer(1), row.integer(2), row.integer(3), row.integer(4)};
            }));
    return *counts;
}

namespace {

using Day = std::chrono::sys_days;

std::string dayText(Day day)
{
    return timeOf(std::chrono::sys_seconds(day).time_since_epoch().count()).substr(0, 10);
}

bool isWeekend(Day day)
{
    const std::chrono::weekday weekday(day);
    return weekday == std::chrono::Saturday || weekday == std::chrono::Sunday;
}

std::map<Day, int> countsFrom(std::span<const DayCount> days, Day first, Day last)
{
    std::map<Day, int> counts;
    for (const DayCount& count : days) {
        const auto day = dayOf(count.day);
        if (day && count.items > 0 && *day >= first && *day <= last) {
            counts[*day] += count.items;
        }
    }
    return counts;
}

// The last of so many working days after `today`.
Day endAfter(Day today, int workingDays, bool weekends)
{
    Day day = today;
    for (int left = workingDays; left > 0;) {
        day += std::chrono::days(1);
        left -= weekends || !isWeekend(day) ? 1 : 0;
    }
    return day;
}

} // namespace

CompletionForecast forecast(std::span<const DayCount> days, int toDo, std::string_view today)
{
    CompletionForecast result;
    if (toDo <= 0) {
        result.state = CompletionForecast::State::NothingToDo;
        return result;
    }
    const auto now = dayOf(today);
    if (!now) {
        return result;
    }
    std::map<Day, int> counts = countsFrom(days, *now - std::chrono::days(kPaceDays - 1), *now);
    if (counts.size() > 1) {
        counts.erase(*now);
    }
    int items = 0;
    for (auto day = counts.rbegin(); day != counts.rend() && result.workingDays < kPaceWorkingDays; ++day) {
        items += day->second;
        result.weekends = result.weekends || isWeekend(day->first);
        ++result.workingDays;
    }
    if (items == 0) {
        return result;
    }
    result.state = CompletionForecast::State::Known;
    result.perDay = static_cast<double>(items) / result.workingDays;
    result.daysLeft = static_cast<int>(std::ceil(toDo / result.perDay));
    result.end = dayText(endAfter(*now, result.daysLeft, result.weekends));
    return result;
}

std::vector<DayCount> lastDays(std::span<const DayCount> days, std::string_view today, int count)
{
    std::vector<DayCount> result;
    const auto now = dayOf(today);
    if (!now) {
        return result;
    }
    const Day first = *now - std::chrono::days(count - 1);
    const std::map<Day, int> counts = countsFrom(days, first, *now);
    for (Day day = first; day <= *now; day += std::chrono::days(1)) {
        const auto found = counts.find(day);
        result.push_back({dayText(day), found == counts.end() ? 0 : found->second});
    }
    return result;
}

namespace {

// What a person did with an item over time.
struct ItemCourse
{
    std::string doneAt; ///< when they first said what it is; empty: never, or in a file
    double seconds = 0;
};

// All that is known of one person in one round, before it is counted.
struct PersonInRound
{
    PersonProgress progress;
    std::unordered_map<ItemId, ItemCourse> courses;
};

struct Wanted
{
    SharedList<Round> rounds;
    PersonId person; ///< none: everybody
};

class EventReader
{
public:
    EventReader(Project& project, Wanted wanted)
        : m_project(project)
        , m_wanted(std::move(wanted))
    {}

    Status read()
    {
        ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(m_project.database()));
        for (const Round& round : m_wanted.rounds) {
            ACCORD_CHECK(readShares(round));
            ACCORD_CHECK(readCounts(round));
        }
        return readCourses();
    }

    // In the order of pseudonyms.
    [[nodiscard]] std::vector<PersonProgress> of(const Round& round)
    {
        std::vector<PersonProgress> people;
        for (const Person& person : byPseudonym(m_project)) {
            const auto part = m_parts.find({round.id, person.id});
            if (part != m_parts.end()) {
                finish(round, person, part->second);
                people.push_back(part->second.progress);
            }
        }
        return people;
    }

    // Everybody's times in the round.
    [[nodiscard]] std::vector<double> secondsIn(const Round& round) const
    {
        std::vector<double> all;
        for (const auto& [key, part] : m_parts) {
            if (key.first == round.id) {
                const std::vector<double> some = secondsOf(part);
                all.insert(all.end(), some.begin(), some.end());
            }
        }
        return all;
    }

private:
    using Key = std::pair<RoundId, PersonId>;

    PersonInRound& part(RoundId round, PersonId person)
    {
        PersonInRound& part = m_parts[{round, person}];
        part.progress.round = round;
        part.progress.person = person;
        return part;
    }

    [[nodiscard]] bool isWanted(PersonId person) const { return !m_wanted.person.valid() || m_wanted.person == person; }

    [[nodiscard]] Result<std::int64_t> itemCount(RoundId round)
    {
        ACCORD_TRY(const auto count, m_project.database()
                                         .query("SELECT count(*) FROM item WHERE round_id = :round")
                                         .bind(":round", round)
                                         .one<std::int64_t>());
        return *count;
    }

    // Who labels how many items.
    Status readShares(const Round& round)
    {
        if (round.assigned) {
            ACCORD_TRY(const auto assigned, store::assignedIn(m_project.database(), round.id));
            for (const auto& [person, items] : assigned) {
                if (isWanted(person) && !items.empty()) {
                    part(round.id, person).progress.items = static_cast<int>(items.size());
                    m_assigned[{round.id, person}] = std::unordered_set<ItemId>(items.begin(), items.end());
                }
            }
            return {};
        }
        ACCORD_TRY(const std::int64_t items, itemCount(round.id));
        // Who is in a round that came with its labels is found by these. A person who asks about themselves may begin
        // to label in it: their queue has all of its items.
        ACCORD_TRY(const bool onlyThese, isOfThoseWhoLabelled(m_project, round));
        const bool open = round.people.empty() && (!onlyThese || m_wanted.person.valid());
        for (const Person& person : m_project.people()) {
            const bool everybody = open && person.isLabeller();
            const bool named = std::ranges::find(round.people, person.id) != round.people.end();
            if (isWanted(person.id) && (everybody || named)) {
                part(round.id, person.id).progress.items = static_cast<int>(items);
            }
        }
        m_items[round.id] = static_cast<int>(items);
        return {};
    }

    Status readCounts(const Round& round)
    {
        return store::forEachTouched(
            m_project.database(), round.id, m_wanted.person, [&](const store::Touched& touched) {
                PersonInRound& part = this->part(round.id, touched.by);
                PersonProgress& progress = part.progress;
                if (round.assigned) {
                    // What was taken back after it was labelled is theirs all the same.
                    const auto assigned = m_assigned.find({round.id, touched.by});
                    const bool theirs = assigned != m_assigned.end() && assigned->second.contains(touched.item);
                    progress.items += theirs || !(touched.done || touched.cannotTell) ? 0 : 1;
                } else {
                    progress.items = m_items[round.id]; // somebody who left, or only looks on now
                }
                progress.done += touched.done ? 1 : 0;
                progress.cannotTell += touched.cannotTell ? 1 : 0;
                progress.flagged += touched.flagged ? 1 : 0;
                part.courses.try_emplace(touched.item);
            });
    }

    // When and how long. Of items that a person says nothing about any more nothing is known here.
    Status readCourses()
    {
        std::unordered_map<PersonId, std::vector<PersonInRound*>> parts;
        for (auto& [key, part] : m_parts) {
            if (!part.courses.empty()) {
                parts[key.second].push_back(&part);
            }
        }
        return store::forEachGiven(m_project.database(), m_wanted.person, true, [&](const store::GivenLabel& given) {
            const auto found = parts.find(given.by);
            if (found == parts.end()) {
                return;
            }
            for (PersonInRound* part : found->second) {
                const auto course = part->courses.find(given.item);
                if (course == part->courses.end()) {
                    continue;
                }
                course->second.seconds += std::max(given.seconds, 0.0);
                std::string& doneAt = course->second.doneAt;
                if (given.done && !given.imported && (doneAt.empty() || given.at < doneAt)) {
                    doneAt = given.at;
                }
                return; // an item is in one round
            }
        });
    }

    static std::vector<double> secondsOf(const PersonInRound& part)
    {
        std::vector<double> seconds;
        for (const auto& [item, course] : part.courses) {
            if (course.seconds > 0) {
                seconds.push_back(course.seconds);
            }
        }
        return seconds;
    }

    void finish(const Round& round, const Person& person, PersonInRound& part) const
    {
        PersonProgress& progress = part.progress;
        if (!round.assigned && !person.left.empty()) {
            progress.items = progress.done; // the rest waits for nobody
        }
        progress.toDo = std::max(progress.items - progress.done, 0);
        std::map<std::string, int> days;
        for (const auto& [item, course] : part.courses) {
            if (course.doneAt.size() >= 10) {
                ++days[course.doneAt.substr(0, 10)];
            }
        }
        std::vector<DayCount> counts;
        counts.reserve(days.size());
        for (const auto& [day, items] : days) {
            counts.push_back({day, items});
        }
        const std::string now = m_project.now();
        progress.days = lastDays(counts, now);
        std::vector<double> seconds = secondsOf(part);
        progress.timed = static_cast<int>(seconds.size());
        progress.medianSeconds = agreement::median(std::move(seconds));
        if (progress.toDo == 0 || (round.state == RoundState::Running && person.left.empty())) {
            progress.forecast = forecast(counts, progress.toDo, now);
        }
    }

    Project& m_project;
    Wanted m_wanted;
    std::map<Key, PersonInRound> m_parts;
    std::map<Key, std::unordered_set<ItemId>> m_assigned;
    std::map<RoundId, int> m_items;
};

void addTo(PersonProgress& sum, const PersonProgress& one)
{
    sum.items += one.items;
    sum.done += one.done;
    sum.toDo += one.toDo;
    sum.cannotTell += one.cannotTell;
    sum.flagged += one.flagged;
    sum.timed += one.timed;
    if (sum.days.empty()) {
        sum.days = one.days;
        return;
    }
    for (std::size_t day = 0; day < one.days.size(); ++day) {
        sum.days[day].items += one.days[day].items;
    }
}

// The round ends with the last one. Their pace is not one pace, and is not told as one.
CompletionForecast lastOf(const std::vector<PersonProgress>& people, int toDo, bool complete)
{
    CompletionForecast last;
    if (toDo == 0) {
        last.state = CompletionForecast::State::NothingToDo;
        return last;
    }
    if (!complete) {
        return last;
    }
    for (const PersonProgress& one : people) {
        if (one.forecast.state == CompletionForecast::State::Known && one.forecast.end >= last.end) {
            last = one.forecast;
        }
    }
    last.perDay = 0;
    for (const PersonProgress& one : people) {
        last.perDay += one.forecast.perDay;
    }
    return last;
}

Result<std::vector<RoundProgress>> read(Project& project, const SharedList<Round>& rounds, PersonId viewer)
{
    EventReader reader(project, Wanted{rounds, {}});
    ACCORD_CHECK(reader.read());
    std::vector<RoundProgress> result;
    for (const Round& round : rounds) {
        RoundProgress progress;
        progress.round = round.id;
        progress.together.round = round.id;
        progress.people = reader.of(round);
        progress.together.countsOnly = round.blind;
        for (PersonProgress& one : progress.people) {
            if (round.blind && one.person != viewer) {
                one.cannotTell = 0;
                one.flagged = 0;
                one.countsOnly = true;
            }
            addTo(progress.together, one);
            const bool waited = round.state == RoundState::Running && one.toDo > 0;
            if (waited && one.forecast.state != CompletionForecast::State::Known) {
                progress.withoutPace.push_back(one.person);
            }
        }
        if (round.blind) {
            progress.together.cannotTell = 0;
            progress.together.flagged = 0;
        }
        progress.together.medianSeconds = agreement::median(reader.secondsIn(round));
        progress.together.forecast = lastOf(progress.people, progress.together.toDo,
                                            round.state == RoundState::Running && progress.withoutPace.empty());
        result.push_back(std::move(progress));
    }
    return result;
}

} // namespace

Result<std::vector<PersonProgress>> ownProgress(Project& project, PersonId person)
{
    const auto rounds = project.rounds();
    EventReader reader(project, Wanted{rounds, person});
    ACCORD_CHECK(reader.read());
    std::vector<PersonProgress> own;
    for (const Round& round : rounds) {
        for (PersonProgress& progress : reader.of(round)) {
            own.push_back(std::move(progress));
        }
    }
    return own;
}

Result<std::vector<RoundProgress>> everybodysProgress(Project& project, PersonId viewer)
{
    ACCORD_CHECK(project.requireLead(viewer));
    return read(project, project.rounds(), viewer);
}

Result<RoundProgress> roundProgress(Project& project, RoundId round, PersonId viewer)
{
    ACCORD_CHECK(project.requireLead(viewer));
    const auto found = project.round(round);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(std::vector<RoundProgress> progress, read(project, SharedList(std::vector{*found}), viewer));
    return std::move(progress.front());
}

} // namespace accord::study
