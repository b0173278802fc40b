// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/meetings.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <vector>

namespace accord::reconcile {
namespace {

Error noMeeting(const Meeting& meeting)
{
    return Error{Errc::NotFound, Reason::MeetingEnded, {meeting.content.name}};
}

Status checkContent(const Project& project, PersonId by, MeetingContent& content)
{
    ACCORD_CHECK(project.requireOpen(content.round));
    content.name = text::trimmed(content.name);
    if (content.name.empty() || text::invalidUtf8At(content.name) || text::invalidUtf8At(content.agenda)) {
        return Error{Errc::Invalid, Reason::MeetingNameUnsound, {content.name}};
    }
    if (content.minutes < 0 || content.minutes > kMostMinutes) {
        return Error{Errc::Invalid, Reason::BudgetOutOfRange, {content.minutes, kMostMinutes}};
    }
    std::ranges::sort(content.takingPart);
    const auto end = content.takingPart.end();
    content.takingPart.erase(std::unique(content.takingPart.begin(), end), end);
    const auto known = [&](PersonId person) { return project.person(person) != nullptr; };
    if (content.takingPart.empty() || !std::ranges::all_of(content.takingPart, known)) {
        return Error{Errc::Invalid, Reason::MeetingOfNobody};
    }
    if (!known(by)) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    return {};
}

// In one transaction, so that two who do the same at once do not both.
Status whileRunning(Project& project, const Meeting& meeting, PersonId by, Action action,
                    const std::function<Status(store::EventWriter&)>& work)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, action, meeting.content.round));
    ACCORD_TRY(const std::vector<Meeting> all, meetingsOn(database, meeting.content.round));
    const auto found = std::ranges::find(all, meeting.id, &Meeting::id);
    if (found == all.end() || !found->endedAt.empty()) {
        return noMeeting(meeting);
    }
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    ACCORD_CHECK(work(events));
    return transaction.commit();
}

} // namespace

Result<std::vector<Meeting>> meetings(Project& project, RoundId round)
{
    return meetingsOn(project.database(), round);
}

Result<std::optional<Meeting>> runningMeeting(Project& project, RoundId round)
{
    ACCORD_TRY(std::vector<Meeting> all, meetingsOn(project.database(), round));
    std::erase_if(all, [](const Meeting& meeting) { return !meeting.endedAt.empty(); });
    return all.empty() ? std::optional<Meeting>() : std::optional(std::move(all.back()));
}

Result<Meeting> beginMeeting(Project& project, PersonId by, MeetingContent content)
{
    ACCORD_CHECK(checkContent(project, by, content));
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::HoldMeeting, content.round));
    ACCORD_TRY(const std::optional<Meeting> before, runningMeeting(project, content.round));
    if (before) {
        return Error{Errc::Exists, Reason::MeetingGoesOn, {before->content.name}};
    }
    const std::string now = project.now();
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, now));
    ACCORD_TRY(const Uuid id, writeMeeting(events, by, content));
    ACCORD_CHECK(transaction.commit());
    return Meeting{id, std::move(content), by, now, {}};
}

Status changeMeeting(Project& project, const Meeting& meeting, PersonId by, MeetingContent content)
{
    content.round = meeting.content.round;
    ACCORD_CHECK(checkContent(project, by, content));
    return whileRunning(project, meeting, by, Action::HoldMeeting, [&](store::EventWriter& events) {
        return writeMeetingChange(events, meeting.id, by, content);
    });
}

Status endMeeting(Project& project, const Meeting& meeting, PersonId by)
{
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    return whileRunning(project, meeting, by, Action::EndMeeting,
                        [&](store::EventWriter& events) { return writeMeetingEnd(events, meeting.id, by); });
}

Result<Filter> agendaOf(const Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting)
{
    ACCORD_TRY(Filter filter, parseFilter(meeting.content.agenda, FilterNames{labelMatrix, project.people()}));
    if (!meeting.content.items.empty()) {
        filter.items = std::make_shared<const std::vector<ItemId>>(meeting.content.items);
    }
    return filter;
}

void setAgenda(MeetingContent& content, const FilterNames& names, const Filter& filter)
{
    content.agenda = filterText(filter, names, Naming::Stored);
    content.items.clear();
    if (filter.items) {
        content.items = *filter.items;
    } else if (filter.isSized()) {
        const ConflictQueue queue(names.labelMatrix, filter);
        for (std::size_t place = 0; place < queue.size(); ++place) {
            const auto row = static_cast<std::size_t>(queue.rowAt(place));
            content.items.push_back(names.labelMatrix.items()[row].item);
        }
        std::ranges::sort(content.items);
    }
}

namespace {

// `moment`: what was decided on it since the meeting began; null: nothing.
void countItem(AgendaCount& count, DecisionState before, const DecisionMoment* moment, Filter::Show show)
{
    const bool since = moment != nullptr && !moment->later;
    if (moment == nullptr && !shows(show, before)) {
        return; // was settled before, and is not what the meeting is about
    }
    const DecisionState state = since ? moment->state : before;
    ++count.items;
    if (state == DecisionState::Decided && (since || (moment == nullptr && show == Filter::Show::All))) {
        ++count.decided;
        count.byRule += since && moment->source == DecisionSource::Rule ? 1 : 0;
    } else if (state == DecisionState::Deferred && since) {
        ++count.deferred;
    } else {
        ++count.left;
    }
    if (since && moment->source == DecisionSource::Person && state != DecisionState::Open) {
        ++count.settled;
        count.lastSettled = std::max(count.lastSettled, moment->at);
    }
}

std::int64_t between(const std::string& from, const std::string& to)
{
    const auto first = secondsOf(from);
    const auto last = secondsOf(to);
    return first && last ? std::max<std::int64_t>(0, *last - *first) : 0;
}

} // namespace

Result<AgendaCount> countAgenda(Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting,
                                const Filter& filter)
{
    ACCORD_TRY(const std::vector<DecisionMoment> moments, decidedSince(project.database(), meeting));
    const auto momentOf = [&](ItemId item) {
        const auto found = std::ranges::lower_bound(moments, item, {}, &DecisionMoment::item);
        return found != moments.end() && found->item == item ? &*found : nullptr;
    };
    Filter all = filter;
    all.show = Filter::Show::All;
    AgendaCount count;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        if (passes(labelMatrix, row, all)) {
            const ItemId item = labelMatrix.items()[static_cast<std::size_t>(row)].item;
            countItem(count, labelMatrix.decision(row).state, momentOf(item), filter.show);
        }
    }
    return count;
}

MeetingTime meetingTime(const Meeting& meeting, const AgendaCount& count, const std::string& now)
{
    MeetingTime time;
    time.used = between(meeting.startedAt, meeting.endedAt.empty() ? now : meeting.endedAt);
    if (count.settled > 0) {
        time.perItem = static_cast<double>(between(meeting.startedAt, count.lastSettled)) / count.settled;
    }
    if (meeting.content.minutes == 0) {
        return time;
    }
    constexpr int kMinute = 60;
    const std::int64_t budget = std::int64_t{kMinute} * meeting.content.minutes;
    time.left = budget - time.used;
    if (count.items > 0) {
        time.perItemPlanned = static_cast<double>(budget) / count.items;
    }
    if (time.perItem) {
        const auto seconds = static_cast<double>(std::max<std::int64_t>(0, *time.left));
        const double more = *time.perItem > 0 ? std::floor(seconds / *time.perItem) : count.left;
        time.leftAtEnd = more >= count.left ? 0 : count.left - static_cast<int>(more);
    }
    return time;
}

} // namespace accord::reconcile
