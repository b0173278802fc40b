// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/meeting/progress.h"

#include "core/base/clock.h"
#include "core/store/meeting/meetings.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace accord::reconcile {
namespace {

// `moment`: what was decided on it since the meeting began; null: nothing.
void countItem(AgendaCount& count, DecisionState before, const store::DecisionMoment* moment, Filter::Show show)
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

Result<AgendaCount> countAgenda(Project& project, const LabelMatrix& labelMatrix, const Meeting& meeting, const Filter& filter)
{
    ACCORD_TRY(const std::vector<store::DecisionMoment> moments, store::decidedSince(project.database(), meeting));
    const auto momentOf = [&](ItemId item) {
        const auto found = std::ranges::lower_bound(moments, item, {}, &store::DecisionMoment::item);
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
