// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/report/scope.h"

#include "core/base/text.h"
#include "core/reconcile/meeting/meetings.h"

namespace accord::reconcile {

bool Scope::holds(const Uuid& ofMeeting, const std::string& at) const
{
    if (meeting && !ofMeeting.isNull()) {
        return ofMeeting == meeting->id;
    }
    const std::string& begin = meeting ? meeting->startedAt : from;
    const std::string& end = meeting ? meeting->endedAt : to;
    return at >= begin && (end.empty() || at < end);
}

bool Scope::holds(const Decision& decision) const
{
    if (meeting && decision.content.source == DecisionSource::Import) {
        return decision.content.meeting == meeting->id;
    }
    return holds(decision.content.meeting, decision.at);
}

bool Scope::holds(const SecondVote& vote) const
{
    return vote.state == SecondVoteState::Revealed && holds(vote.meeting, vote.endedAt);
}

FigureSpan Scope::span() const
{
    return meeting ? FigureSpan{meeting->startedAt, meeting->endedAt} : FigureSpan{from, to};
}

Result<Meeting> meetingNamed(Project& project, RoundId round, const std::string& name)
{
    ACCORD_TRY(const std::vector<Meeting> all, meetings(project, round));
    std::vector<std::string> names;
    for (auto meeting = all.rbegin(); meeting != all.rend(); ++meeting) {
        if (name == "latest" || text::equalsIgnoringCase(name, meeting->content.name)) {
            return *meeting;
        }
        names.insert(names.begin(), meeting->content.name);
    }
    return Error{Errc::NotFound, "meeting called \"" + name + "\"", text::join(names, ", ")};
}

} // namespace accord::reconcile
