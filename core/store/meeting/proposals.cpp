// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/proposals.h"

#include "core/base/reason.h"
#include "core/model/bounds.h"
#include "core/store/events/payloads.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace accord::store {
namespace {

constexpr std::size_t kLongestTexts = 1'000'000; ///< of a proposal together; in bytes, escapes included

// Cut between characters.
std::string bounded(std::string text)
{
    if (text.size() > kLongestProposalText) {
        std::size_t end = kLongestProposalText;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
            --end;
        }
        text.resize(end);
    }
    return text;
}

ProposalContent bounded(ProposalContent content)
{
    for (std::string* text : {&content.name, &content.definition, &content.useWhen, &content.notWhen, &content.text}) {
        *text = bounded(std::move(*text));
    }
    if (!isLanguage(content.language)) {
        content.language.clear();
    }
    content.codes.resize(std::min(content.codes.size(), kMostProposalCodes));
    for (std::string& code : content.codes) {
        bounds::cut(code, bounds::kOpenCode);
    }
    content.examples.resize(std::min(content.examples.size(), kMostProposalExamples));
    for (std::string& example : content.examples) {
        example = bounded(std::move(example));
    }
    return content;
}

void readOpinion(const Event& event, OpinionGiven given, Proposal& proposal)
{
    std::erase_if(proposal.opinions, [&](const Opinion& opinion) { return opinion.by == event.by; });
    if (event.by.valid() && (given.stance == Stance::For || given.stance == Stance::Against)) {
        proposal.opinions.push_back(
            Opinion{event.by, given.stance, bounded(std::move(given.why)), event.at, given.meeting});
    }
}

void readEnd(const Event& event, ProposalMade made, Proposal& proposal)
{
    const ProposalState state = made.state.value_or(ProposalState::Open);
    const bool accepts = state == ProposalState::Accepted && proposal.end.state != ProposalState::Accepted;
    if (state <= ProposalState::Open || state > ProposalState::Withdrawn || (!proposal.open() && !accepts)) {
        return;
    }
    proposal.end = ProposalEnd{
        state,       event.by, event.at, bounded(std::move(made.reason)), made.codebook, bounded(std::move(made.rule)),
        made.meeting};
    if (!made.asked.empty()) {
        proposal.asked = std::move(made.asked);
    }
}

void readRaised(const Event& event, const ProposalMade& made, Proposal& proposal)
{
    if (made.item.valid() &&
        std::ranges::find(proposal.raisedBy, made.item, &RaisedBy::item) == proposal.raisedBy.end()) {
        proposal.raisedBy.push_back(RaisedBy{made.item, event.by, event.at});
    }
}

// What follows from the events of proposals and from those of opinions.
Result<std::vector<Proposal>> proposalsFromEvents(sqlite::Query made, sqlite::Query given)
{
    std::vector<Proposal> proposals;
    std::unordered_map<Uuid, std::size_t> places;
    ACCORD_CHECK(forEachEvent<ProposalMade>(std::move(made), [&](const Event& event, ProposalMade& proposal) {
        if (event.subject == event.uuid) {
            places.emplace(event.subject, proposals.size());
            Proposal& begun = proposals.emplace_back();
            begun.id = event.subject;
            begun.content = bounded(proposal.content.value_or(ProposalContent{}));
            begun.by = event.by;
            begun.at = event.at;
            begun.meeting = proposal.meeting;
            begun.asked = proposal.asked;
            readRaised(event, proposal, begun);
        } else if (const auto place = places.find(event.subject); place != places.end()) {
            readRaised(event, proposal, proposals[place->second]);
            readEnd(event, std::move(proposal), proposals[place->second]);
        }
    }));
    ACCORD_CHECK(forEachEvent<OpinionGiven>(std::move(given), [&](const Event& event, OpinionGiven& opinion) {
        // What it is about may not be here.
        if (const auto place = places.find(event.subject); place != places.end()) {
            readOpinion(event, std::move(opinion), proposals[place->second]);
        }
    }));
    for (Proposal& proposal : proposals) {
        std::ranges::sort(proposal.opinions, {}, &Opinion::by);
    }
    return proposals;
}

} // namespace

Result<std::vector<Proposal>> proposals(sqlite::Database& database)
{
    return proposalsFromEvents(eventsOf<ProposalMade>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'proposal'
          AND e.subject IS NOT NULL
        ORDER BY e.clock, e.uuid
    )sql"),
                               eventsOf<OpinionGiven>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'opinion'
          AND e.subject IS NOT NULL
        ORDER BY e.clock, e.uuid
    )sql"));
}

Result<Proposal> proposal(sqlite::Database& database, const Uuid& id)
{
    sqlite::Query made = eventsOf<ProposalMade>(database, R"sql(
        FROM counted_event e
        WHERE e.kind = 'proposal'
          AND e.subject = :id
        ORDER BY e.clock, e.uuid
    )sql");
    sqlite::Query given = eventsOf<OpinionGiven>(database, R"sql(
        FROM counted_event e
        WHERE e.kind = 'opinion'
          AND e.subject = :id
        ORDER BY e.clock, e.uuid
    )sql");
    made.bind(":id", id);
    given.bind(":id", id);
    ACCORD_TRY(std::vector<Proposal> found, proposalsFromEvents(std::move(made), std::move(given)));
    if (found.empty()) {
        return Error{Errc::NotFound, Reason::ProposalNotFound, {id.text()}};
    }
    return std::move(found.front());
}

Result<Uuid> makeProposal(EventWriter& events, const ProposalContent& content, PersonId by, ItemId item,
                          const Uuid& meeting, const std::vector<PersonId>& asked)
{
    const nlohmann::json texts{content.name, content.definition, content.useWhen, content.notWhen,
                               content.text, content.examples,   content.codes};
    if (toText(texts).size() > kLongestTexts) {
        return Error{Errc::Invalid, Reason::ProposalTextTooLong};
    }
    ACCORD_TRY(const Event event,
               events.append({by}, ProposalMade{item, meeting, ProposalState::Open, content, {}, {}, {}, asked}));
    return event.subject;
}

Status raiseProposal(EventWriter& events, const Uuid& proposal, PersonId by, ItemId item, const Uuid& meeting)
{
    ACCORD_CHECK(events.append({by, proposal}, ProposalMade{item, meeting}));
    return {};
}

Status giveOpinion(EventWriter& events, const Uuid& proposal, const Opinion& opinion)
{
    ACCORD_CHECK(events.append({opinion.by, proposal}, OpinionGiven{opinion.meeting, opinion.stance, opinion.why}));
    return {};
}

Status endProposal(EventWriter& events, const Uuid& proposal, const ProposalEnd& end,
                   const std::vector<PersonId>& asked)
{
    ACCORD_CHECK(events.append(
        {end.by, proposal}, ProposalMade{{}, end.meeting, end.state, {}, end.reason, end.codebook, end.rule, asked}));
    return {};
}

} // namespace accord::store
