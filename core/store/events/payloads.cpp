// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/payloads.h"

#include <array>
#include <string>

namespace accord::store {
namespace {

void describeContent(EventFields& fields, auto& content)
{
    fields.answeredNumber("verdict", content.verdict);
    fields.answer("category_id", content.category);
    fields.answer("exclusion", content.exclusion);
}

void describe(EventFields& fields, LabelGiven& label)
{
    fields.replaces();
    fields.column("item_id", label.item);
    fields.codebook(label.codebook);
    describeContent(fields, label.content);
    fields.answer("confidence", label.content.confidence);
    fields.answer("flagged", label.content.flagged);
    fields.answer("seconds", label.seconds);
    fields.answer("summary", label.content.summary);
    fields.answer("code", label.content.code);
    fields.column("note", label.content.note);
    fields.passages(label.content.citations);
}

void describe(EventFields& fields, VoteCast& vote)
{
    fields.subject();
    fields.column("item_id", vote.item);
    fields.column("meeting", vote.meeting);
    describeContent(fields, vote.content);
    fields.column("note", vote.content.note);
}

void describe(EventFields& fields, DecisionMade& decision)
{
    DecisionContent& content = decision.content;
    fields.replaces();
    fields.column("item_id", decision.item);
    describeContent(fields, content);
    fields.number("state", content.state);
    fields.answeredNumber("source", content.source);
    fields.column("note", content.reason);
    fields.answer("rule", content.rule);
    fields.answer("cause", content.cause);
    fields.answer("codebook_change", content.codebookChange);
    fields.answer("method", content.method);
    fields.column("subject", content.secondVote);
    fields.column("meeting", content.meeting);
    fields.people(content.takingPart);
}

void describe(EventFields& fields, CodebookWritten& codebook)
{
    fields.column("note", codebook.note);
    fields.detail(codebook.taxonomy);
}

void describe(EventFields& fields, SecondVoteHeld& vote)
{
    fields.subject();
    fields.column("item_id", vote.item);
    fields.column("meeting", vote.meeting);
    fields.column("state", vote.state);
    fields.people(vote.takingPart);
}

void describe(EventFields& fields, MeetingHeld& meeting)
{
    fields.subject();
    fields.column("state", meeting.step);
    if (meeting.step != MeetingStep::Ended) {
        ObjectFields object = fields.object();
        object.field("round", meeting.round);
        object.field("name", meeting.content.name);
        object.field("agenda", meeting.content.agenda);
        object.field("minutes", meeting.content.minutes);
        if (object.reads() || !meeting.items.empty()) {
            object.field("items", meeting.items);
        }
        fields.people(meeting.content.takingPart);
    }
}

void describeContent(ObjectFields object, ProposalContent& content)
{
    std::string kind(kindName(content.kind));
    object.field("kind", kind);
    content.kind = kind == kindName(ProposalKind::Change) ? ProposalKind::Change : ProposalKind::NewCategory;
    object.field("category", content.category);
    object.choice("level", content.level, Level::Type);
    object.field("name", content.name);
    object.field("definition", content.definition);
    object.field("useWhen", content.useWhen);
    object.field("notWhen", content.notWhen);
    object.field("examples", content.examples);
    object.choice("field", content.field, CategoryField::None);
    object.field("text", content.text);
    object.field("language", content.language);
    object.field("codes", content.codes);
}

void describe(EventFields& fields, ProposalMade& proposal)
{
    fields.subject();
    fields.column("item_id", proposal.item);
    fields.column("meeting", proposal.meeting);
    fields.column("state", proposal.state);
    fields.column("note", proposal.reason);
    fields.codebook(proposal.codebook);
    ObjectFields object = fields.object();
    object.field("rule", proposal.rule);
    if (object.reads()) {
        proposal.content.emplace();
    }
    if (proposal.content) {
        describeContent(object, *proposal.content);
    }
    fields.people(proposal.asked);
}

void describe(EventFields& fields, OpinionGiven& opinion)
{
    fields.subject();
    fields.column("meeting", opinion.meeting);
    fields.column("state", opinion.stance);
    fields.column("note", opinion.why);
}

void describe(EventFields& fields, PersonDescribed& person)
{
    fields.subject();
    fields.column("about_person", person.person);
    ObjectFields object = fields.object();
    object.field("name", person.name);
    object.field("initials", person.initials);
    object.field("colour", person.colour);
    object.choice("role", person.role, Role::Annotator);
    object.field("labels", person.labels);
    object.field("pseudonym", person.pseudonym);
    object.field("left", person.left);
}

void describe(EventFields& fields, RoundDescribed& round)
{
    fields.subject();
    fields.column("round_id", round.round);
    fields.column("state", round.state);
    fields.codebook(round.codebook);
    ObjectFields object = fields.object();
    object.field("name", round.name);
    object.choice("purpose", round.purpose, RoundPurpose::Training);
    object.field("overlap", round.overlap);
    object.field("order_seed", round.orderSeed);
    object.field("gate", round.gate);
    object.field("sample", round.sample);
    object.field("blind", round.blind);
    object.field("lift_reason", round.liftReason);
    object.field("deleted", round.deleted);
    object.field("everybody", round.everybody);
    object.field("open_codes", round.openCodes);
    object.field("left_open", round.leftOpen);
    fields.people(round.people);
}

void describe(EventFields& fields, ItemsAssigned& items)
{
    fields.subject();
    fields.column("round_id", items.round);
    fields.column("about_person", items.to);
}

void describe(EventFields& fields, GateConcluded& gate)
{
    fields.subject();
    fields.column("round_id", gate.round);
    fields.column("state", gate.verdict);
    fields.column("note", gate.reason);
    fields.detail(gate.figures);
}

void describe(EventFields& fields, SettingsMade& made)
{
    StudySettings& settings = made.settings;
    fields.subject();
    ObjectFields object = fields.object();
    object.list("reasons", settings.reasons, [](ObjectFields one, ScreeningReason& reason) {
        one.choice("number", reason.number, Exclusion::OffTopic, static_cast<Exclusion>(kLastOwnReason));
        one.field("text", reason.text);
    });
    object.field("gate", settings.gate);
    object.field("proposal_rule", settings.proposalRule);
    object.choice("training_level", settings.training.level, Level::Type);
    object.field("training_share", settings.training.share);
    object.field("training_items", settings.training.items);
}

// A text that is there only where it says something.
void sometimes(ObjectFields object, const char* key, std::string& text)
{
    std::optional<std::string> told = text.empty() ? std::nullopt : std::optional(std::move(text));
    object.field(key, told);
    text = std::move(told).value_or(std::string());
}

void describeContent(ObjectFields object, IssueSelection& selection)
{
    object.choice("period_of", selection.periodOf, PeriodOf::Created);
    object.field("from", selection.from);
    object.field("to", selection.to);
    object.choice("state", selection.state, IssueState::Any);
    object.field("labels", selection.labels);
    object.list("keywords", selection.keywords, [](ObjectFields one, Keyword& keyword) {
        one.field("text", keyword.text);
        one.field("regex", keyword.regex);
        sometimes(one, "class", keyword.className);
        sometimes(one, "origin", keyword.origin);
    });
    object.field("in_title", selection.places.title);
    object.field("in_body", selection.places.body);
    object.field("in_comments", selection.places.comments);
    object.field("pull_requests", selection.pullRequests);
}

void describe(EventFields& fields, SourceDescribed& described)
{
    Source& source = described.source;
    fields.subject();
    ObjectFields object = fields.object();
    object.choice("dialect", source.dialect, Dialect::GitHub);
    object.field("host", source.host);
    object.field("base", source.base);
    object.field("repository", source.repository);
    object.field("numbers", source.numbers);
    object.choice("way", source.way, Way::Automatic);
    object.object("selection", [&](ObjectFields selection) { describeContent(selection, source.selection); });
    object.field("removed", source.removed);
}

void describe(EventFields& fields, FindingMade& finding)
{
    fields.subject();
    ObjectFields object = fields.object();
    object.field("keyword", finding.keyword);
    object.field("url", finding.url);
    object.choice("relevance", finding.relevance, Relevance::NotSaid);
    object.field("first", finding.first);
    object.field("second", finding.second);
    object.field("same", finding.same);
}

void describe(EventFields& fields, SamePersonSaid& said)
{
    fields.subject();
    fields.column("state", said.same);
    ObjectFields object = fields.object();
    object.field("person", said.person);
    object.field("same_as", said.sameAs);
}

void describe(EventFields& fields, PackageMade& package)
{
    fields.subject();
    fields.column("about_person", package.to);
}

/// The statements of a kind.
struct KindText
{
    EventInserts insert;
    std::string select = "SELECT e.seq, e.uuid, e.clock, e.at, e.person_id, e.import_id, e.detail";
};

std::string insertInto(std::string_view table, const std::vector<InsertedColumn>& columns)
{
    std::string names;
    std::string values;
    for (const InsertedColumn& column : columns) {
        names += (names.empty() ? "" : ", ") + column.name;
        values += (values.empty() ? "" : ", ") + column.value;
    }
    return "INSERT INTO " + std::string(table) + " (" + names + ") VALUES (" + values + ")";
}

template <std::size_t... kinds>
std::array<Payload, kEventKindCount> emptyPayloads(std::index_sequence<kinds...> /*all*/)
{
    return {Payload(std::in_place_index<kinds>)...};
}

const std::array<Payload, kEventKindCount>& emptyPayloads()
{
    static const auto kEmpty = emptyPayloads(std::make_index_sequence<kEventKindCount>());
    return kEmpty;
}

std::array<KindText, kEventKindCount> textsOfKinds()
{
    std::array<KindText, kEventKindCount> texts;
    for (Payload said : emptyPayloads()) {
        KindText& text = texts[said.index()];
        Event event;
        EventFields fields(event);
        describe(fields, said);
        std::vector<InsertedColumn> columns{{"uuid"}, {"kind"}, {"clock"}, {"at"}, {"person_id"}, {"import_id"}};
        columns.insert(columns.end(), fields.inserted().begin(), fields.inserted().end());
        columns.push_back({"detail"});
        text.insert.event = insertInto("event", columns);
        if (columns = fields.answered(); !columns.empty()) {
            columns.push_back({"event"});
            text.insert.answer = insertInto("answer", columns);
        }
        for (const std::string& name : fields.selected()) {
            text.select += ", " + name;
        }
    }
    return texts;
}

const KindText& textOf(EventKind kind)
{
    static const auto kTexts = textsOfKinds();
    return kTexts[static_cast<std::size_t>(kind)];
}

} // namespace

void describe(EventFields& fields, Payload& said)
{
    std::visit([&fields](auto& each) { describe(fields, each); }, said);
}

const EventInserts& eventInserts(EventKind kind)
{
    return textOf(kind).insert;
}

sqlite::Query eventsOf(sqlite::Database& database, EventKind kind, std::string_view from)
{
    return database.query(textOf(kind).select + std::string(from));
}

Payload readEvent(const sqlite::Row& row, EventKind kind, Event& event)
{
    Payload said = emptyPayloads()[static_cast<std::size_t>(kind)];
    EventFields fields(row, event);
    describe(fields, said);
    return said;
}

} // namespace accord::store
