// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/second_votes.h"
#include "tests/core/sample.h"

#include <string_view>
#include <vector>

namespace accord::test {

/// The clock that a test moves.
class HandClock final : public Clock
{
public:
    [[nodiscard]] std::string now() const override { return time; }
    std::string time = "2026-03-04T10:00:00.000Z";
};

/// One event in a transaction of its own.
template <class What>
void inOneEvent(Project& project, const What& what)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    must(what(events));
    must(transaction.commit());
}

/// A code as a vote: "A.1", "-" not for this study, "?" cannot tell, "0" none of these, "" withdrawn.
inline VoteContent voteOf(const Sample& sample, std::string_view code)
{
    VoteContent content;
    content.verdict = code.empty()  ? Verdict::None
                      : code == "-" ? Verdict::NotForStudy
                      : code == "?" ? Verdict::CannotTell
                      : code == "0" ? Verdict::NoneOfThese
                                    : Verdict::Category;
    content.category = content.verdict == Verdict::Category ? sample.category(code) : CategoryId{};
    content.exclusion = content.verdict == Verdict::NotForStudy ? Exclusion::OffTopic : Exclusion::None;
    content.note = "because of " + std::string(code);
    return content;
}

inline Uuid openVote(Sample& sample, std::size_t item, const Uuid& meeting = {})
{
    Uuid id;
    inOneEvent(sample.project, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(id, store::openSecondVote(events, sample.items.at(item), sample.people[0], meeting, sample.people));
        return {};
    });
    return id;
}

inline void castVote(Sample& sample, const Uuid& id, std::size_t person, std::string_view code)
{
    const SecondVote vote = must(store::secondVote(sample.project.database(), id));
    inOneEvent(sample.project, [&](store::EventWriter& events) {
        return store::castVote(events, vote, sample.people.at(person), voteOf(sample, code));
    });
}

inline void endVote(Sample& sample, const Uuid& id, SecondVoteState state)
{
    const SecondVote vote = must(store::secondVote(sample.project.database(), id));
    inOneEvent(sample.project,
               [&](store::EventWriter& events) { return store::endSecondVote(events, vote, sample.people[0], state); });
}

/// Opened, voted by person 0, 1, ... as the codes say, and revealed.
inline Uuid voteAgain(Sample& sample, std::size_t item, const std::vector<std::string_view>& codes,
                      const Uuid& meeting = {})
{
    const Uuid id = openVote(sample, item, meeting);
    for (std::size_t person = 0; person < codes.size(); ++person) {
        castVote(sample, id, person, codes[person]);
    }
    endVote(sample, id, SecondVoteState::Revealed);
    return id;
}

inline Uuid beginMeeting(Sample& sample, const std::string& name, const std::string& agenda = {}, int minutes = 0)
{
    Uuid id;
    inOneEvent(sample.project, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(id, reconcile::writeMeeting(events, sample.people[0],
                                               MeetingContent{sample.round, name, agenda, minutes, sample.people}));
        return {};
    });
    return id;
}

inline void endMeeting(Sample& sample, const Uuid& id)
{
    inOneEvent(sample.project,
               [&](store::EventWriter& events) { return reconcile::writeMeetingEnd(events, id, sample.people[0]); });
}

} // namespace accord::test
