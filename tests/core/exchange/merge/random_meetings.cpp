// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/meeting/proposals.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/must.h"

namespace accord::test {
namespace {

// Few names, so that opinions of several copies meet.
void discuss(sqlite::Database& database, store::EventWriter& events, PersonId by, ItemId item, std::mt19937_64& random)
{
    const auto all = must(store::proposals(database));
    if (all.empty() || random() % 4 == 0) {
        ProposalContent content;
        content.name = "Proposal " + std::to_string(random() % 3);
        (void)must(store::makeProposal(events, content, by, item, {},
                                       random() % 2 == 0 ? std::vector{by} : std::vector<PersonId>{}));
        return;
    }
    const Uuid& id = all[random() % all.size()].id;
    const auto what = random() % 6;
    if (what == 0) {
        must(store::raiseProposal(events, id, by, item, {}));
    } else if (what == 1) {
        must(store::endProposal(events, id, {ProposalState::Rejected, by, {}, "no", {}, "unanimous", {}}, {by}));
    } else {
        must(store::giveOpinion(events, id, {by, static_cast<Stance>(random() % 3), "because", {}, {}}));
    }
}

} // namespace

// What people do together, as it is stored. Few filters, so that copies give the same name to different ones.
void RandomHistory::meet()
{
    const Round round = anyOf(m_project.rounds());
    sqlite::Database& database = m_project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    store::EventWriter events = must(store::EventWriter::begin(database, m_project.now()));
    const PersonId by = anyOf(m_project.people()).id;
    const auto meetings = must(reconcile::meetingsOn(database, round.id));
    const int what = below(9);
    if (what == 0) {
        MeetingContent content{round.id, "Meeting " + std::to_string(below(3)), "pending", 10 * below(7), {by}};
        if (meetings.empty() || below(2) == 0) {
            (void)must(reconcile::writeMeeting(events, by, content));
        } else {
            must(reconcile::writeMeetingChange(events, anyOf(meetings).id, by, content));
        }
    } else if (what == 1 && !meetings.empty()) {
        must(reconcile::writeMeetingEnd(events, anyOf(meetings).id, by));
    } else if (what == 2) {
        sqlite::Statement filter = must(database.prepare("INSERT OR REPLACE INTO saved_filter VALUES (?, ?)"));
        const std::string name = "filter " + std::to_string(below(2));
        const std::string text = "text " + std::to_string(below(9));
        must(filter.bind(std::string_view(name)).bind(std::string_view(text)).run());
    } else if (what > 6) {
        discuss(database, events, by, anyOf(must(store::itemsInOrder(database, round.id))), m_random);
    } else if (round.blind) {
        return; // nobody votes before they may see
    } else if (what < 5) {
        const auto items = must(store::itemsInOrder(database, round.id));
        const Uuid meeting = meetings.empty() ? Uuid{} : anyOf(meetings).id;
        (void)must(store::openSecondVote(events, anyOf(items), by, meeting, {by, anyOf(m_project.people()).id}));
    } else {
        const auto open = must(store::secondVotesIn(database, round.id));
        if (!open.empty()) {
            const SecondVote& second = anyOf(open);
            if (below(3) > 0) {
                VoteContent content;
                content.verdict = below(4) == 0 ? Verdict::NoneOfThese : Verdict::Category;
                if (content.verdict == Verdict::Category) {
                    content.category = anyOf(m_project.taxonomy()->categories()).id;
                }
                must(store::castVote(events, second, by, content));
            } else {
                must(store::endSecondVote(events, second, by,
                                          below(2) == 0 ? SecondVoteState::Revealed : SecondVoteState::CalledOff));
            }
        }
    }
    must(transaction.commit());
}

} // namespace accord::test
