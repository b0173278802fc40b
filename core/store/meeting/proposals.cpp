// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/proposals.h"

#include "core/base/reason.h"
#include "core/model/proposal.h"
#include "core/store/meeting/second_votes.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace accord::store {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestDetail = 1'000'000; ///< in bytes, escapes included

enum Column { Seq, Id, Subject, Kind, By, At, Item, State, Codebook, Note, Detail, InMeeting };

std::string toJson(const ProposalContent& content)
{
    Json object{{"kind", kindName(content.kind)}};
    if (!content.category.isNull()) {
        object["category"] = content.category.text();
    }
    if (content.kind == ProposalKind::Change) {
        object["field"] = static_cast<int>(content.field);
        object["text"] = content.text;
    } else {
        object["level"] = static_cast<int>(content.level);
        object["name"] = content.name;
        object["definition"] = content.definition;
        object["useWhen"] = content.useWhen;
        object["notWhen"] = content.notWhen;
        object["examples"] = content.examples;
    }
    return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

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

std::string textOf(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? bounded(found->get<std::string>()) : std::string();
}

// A number outside of the bounds is none.
int numberOf(const Json& object, const char* key, int least, int most)
{
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer() || *found < least || *found > most) {
        return least;
    }
    return found->get<int>();
}

// What is not there or is something else stays empty.
ProposalContent contentFrom(std::string_view text)
{
    ProposalContent content;
    const Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) {
        return content;
    }
    content.kind =
        textOf(object, "kind") == kindName(ProposalKind::Change) ? ProposalKind::Change : ProposalKind::NewCategory;
    content.category = Uuid::parse(textOf(object, "category")).value_or(Uuid{});
    content.level = static_cast<Level>(numberOf(object, "level", 1, 3));
    content.name = textOf(object, "name");
    content.definition = textOf(object, "definition");
    content.useWhen = textOf(object, "useWhen");
    content.notWhen = textOf(object, "notWhen");
    content.field = static_cast<CategoryField>(numberOf(object, "field", 0, 4));
    content.text = textOf(object, "text");
    const auto examples = object.find("examples");
    if (examples != object.end() && examples->is_array()) {
        for (const Json& example : *examples) {
            if (example.is_string() && content.examples.size() < kMostProposalExamples) {
                content.examples.push_back(bounded(example.get<std::string>()));
            }
        }
    }
    return content;
}

std::string ruleFrom(std::string_view text)
{
    const Json object = Json::parse(text, nullptr, false);
    return object.is_object() ? textOf(object, "rule") : std::string();
}

void readOpinion(const sqlite::Statement& row, Proposal& proposal)
{
    const auto by = row.id<PersonId>(By);
    std::erase_if(proposal.opinions, [&](const Opinion& opinion) { return opinion.by == by; });
    const std::int64_t stance = row.integer(State);
    if (by.valid() && (stance == 1 || stance == 2)) {
        proposal.opinions.push_back(
            Opinion{by, static_cast<Stance>(stance), bounded(row.string(Note)), row.string(At), row.uuid(InMeeting)});
    }
}

Status readEnd(sqlite::Database& database, const sqlite::Statement& row, Proposal& proposal)
{
    const std::int64_t number = row.integer(State);
    if (number < static_cast<std::int64_t>(ProposalState::Accepted) ||
        number > static_cast<std::int64_t>(ProposalState::Withdrawn)) {
        return {};
    }
    const auto state = static_cast<ProposalState>(number);
    const bool accepts = state == ProposalState::Accepted && proposal.end.state != ProposalState::Accepted;
    if (!proposal.open() && !accepts) {
        return {};
    }
    proposal.end = ProposalEnd{state,
                               row.id<PersonId>(By),
                               row.string(At),
                               bounded(row.string(Note)),
                               row.id<CodebookId>(Codebook),
                               ruleFrom(row.text(Detail)),
                               row.uuid(InMeeting)};
    ACCORD_TRY(const std::vector<PersonId> asked, takingPart(database, row.id<EventId>(Seq)));
    if (!asked.empty()) {
        proposal.asked = asked;
    }
    return {};
}

void readRaised(const sqlite::Statement& row, Proposal& proposal)
{
    const auto item = row.id<ItemId>(Item);
    if (item.valid() && std::ranges::find(proposal.raisedBy, item, &RaisedBy::item) == proposal.raisedBy.end()) {
        proposal.raisedBy.push_back(RaisedBy{item, row.id<PersonId>(By), row.string(At)});
    }
}

// What follows from the events of a query with the columns above.
Result<std::vector<Proposal>> proposalsFromEvents(sqlite::Database& database, sqlite::Statement& query)
{
    std::vector<Proposal> proposals;
    std::unordered_map<Uuid, std::size_t> places;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        const Uuid subject = query.uuid(Subject);
        const bool opinion = query.text(Kind) == nameOf(EventKind::Opinion);
        if (subject == query.uuid(Id) && !opinion) {
            places.emplace(subject, proposals.size());
            Proposal& proposal = proposals.emplace_back();
            proposal.id = subject;
            proposal.content = contentFrom(query.text(Detail));
            proposal.by = query.id<PersonId>(By);
            proposal.at = query.string(At);
            proposal.meeting = query.uuid(InMeeting);
            ACCORD_TRY(proposal.asked, takingPart(database, query.id<EventId>(Seq)));
            readRaised(query, proposal);
            continue;
        }
        const auto place = places.find(subject);
        if (place == places.end()) {
            continue; // what it is about is not here
        }
        Proposal& proposal = proposals[place->second];
        if (opinion) {
            readOpinion(query, proposal);
        } else {
            readRaised(query, proposal);
            ACCORD_CHECK(readEnd(database, query, proposal));
        }
    }
    for (Proposal& proposal : proposals) {
        std::ranges::sort(proposal.opinions, {}, &Opinion::by);
    }
    return proposals;
}

NewEvent eventOf(EventKind kind, const Uuid& proposal, PersonId by, const Uuid& meeting)
{
    NewEvent event;
    event.kind = kind;
    event.by = by;
    event.subject = proposal;
    event.meeting = meeting;
    return event;
}

} // namespace

Result<std::vector<Proposal>> proposals(sqlite::Database& database)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT seq, uuid, subject, kind, person_id, at, item_id, coalesce(state, 0), codebook_id, coalesce(note, ''),
            coalesce(detail, ''), meeting
        FROM rare_event
        WHERE kind IN ('proposal', 'opinion')
          AND subject IS NOT NULL
        ORDER BY clock, uuid
    )sql"));
    return proposalsFromEvents(database, query);
}

Result<Proposal> proposal(sqlite::Database& database, const Uuid& id)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT seq, uuid, subject, kind, person_id, at, item_id, coalesce(state, 0), codebook_id, coalesce(note, ''),
            coalesce(detail, ''), meeting
        FROM counted_event
        WHERE kind IN ('proposal', 'opinion')
          AND subject = ?
        ORDER BY clock, uuid
    )sql"));
    query.bind(id);
    ACCORD_TRY(std::vector<Proposal> found, proposalsFromEvents(database, query));
    if (found.empty()) {
        return Error{Errc::NotFound, Reason::ProposalNotFound, {id.text()}};
    }
    return std::move(found.front());
}

Result<Uuid> makeProposal(EventWriter& events, const ProposalContent& content, PersonId by, ItemId item,
                          const Uuid& meeting, const std::vector<PersonId>& asked)
{
    NewEvent event = eventOf(EventKind::Proposal, {}, by, meeting);
    event.subject.reset();
    event.item = item;
    event.state = static_cast<int>(ProposalState::Open);
    event.detail = toJson(content);
    if (event.detail.size() > kLongestDetail) {
        return Error{Errc::Invalid, Reason::ProposalTextTooLong};
    }
    event.takingPart = asked;
    return events.event(event);
}

Status raiseProposal(EventWriter& events, const Uuid& proposal, PersonId by, ItemId item, const Uuid& meeting)
{
    NewEvent event = eventOf(EventKind::Proposal, proposal, by, meeting);
    event.item = item;
    ACCORD_CHECK(events.event(event));
    return {};
}

Status giveOpinion(EventWriter& events, const Uuid& proposal, const Opinion& opinion)
{
    NewEvent event = eventOf(EventKind::Opinion, proposal, opinion.by, opinion.meeting);
    event.state = static_cast<int>(opinion.stance);
    event.note = opinion.why;
    ACCORD_CHECK(events.event(event));
    return {};
}

Status endProposal(EventWriter& events, const Uuid& proposal, const ProposalEnd& end,
                   const std::vector<PersonId>& asked)
{
    NewEvent event = eventOf(EventKind::Proposal, proposal, end.by, end.meeting);
    event.state = static_cast<int>(end.state);
    event.note = end.reason;
    event.codebook = end.codebook;
    event.takingPart = asked;
    if (!end.rule.empty()) {
        event.detail = Json{{"rule", end.rule}}.dump(-1, ' ', false, Json::error_handler_t::replace);
    }
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace accord::store
