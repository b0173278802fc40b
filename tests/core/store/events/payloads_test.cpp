// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/kinds.h"
#include "core/store/events/payloads.h"
#include "core/store/merging/content_check.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <array>
#include <set>

using namespace accord;
using test::must;
using test::Sample;

namespace {

// One of each kind, with something in every field.
std::array<Payload, kEventKindCount> oneOfEach(const Sample& sample)
{
    const ItemId item = sample.items[0];
    const CategoryId category = sample.category("A.1");
    const CodebookId codebook = sample.project.codebook();
    const std::vector<PersonId> people{sample.people[0], sample.people[1]};
    const Uuid meeting = namedUuid("meeting");
    const Uuid round = namedUuid("round");
    IssueSelection selection{PeriodOf::Updated,   "2023-01-01", "2024-01-01",
                             IssueState::Closed,  {"bug"},      {{"slow", false}, {"T5-.+", true, "class", "origin"}},
                             {false, true, true}, true};
    return {LabelGiven{item,
                       {Verdict::NotForStudy,
                        category,
                        Exclusion::OffTopic,
                        Confidence::High,
                        true,
                        "summary",
                        "note",
                        "own code",
                        {{kBodyPart, 3, "words", "be", "af"}}},
                       1.5,
                       codebook},
            VoteCast{item, meeting, {Verdict::Category, category, Exclusion::OffTopic, "why"}},
            DecisionMade{item,
                         {DecisionState::Decided, Verdict::Category, category, Exclusion::OffTopic,
                          DecisionSource::Rule, "majority", "reason", Cause::Slip, true, Method::Lead,
                          namedUuid("second vote"), meeting, people}},
            CodebookWritten{"{}", "note"},
            SecondVoteHeld{item, meeting, SecondVoteState::Revealed, people},
            MeetingHeld{MeetingStep::Described, round, {{}, "name", "agenda", 45, people}, {"one", "two"}},
            ProposalMade{item, meeting, ProposalState::Accepted,
                         ProposalContent{ProposalKind::Change,
                                         round,
                                         Level::Theme,
                                         "name",
                                         "definition",
                                         "use",
                                         "not",
                                         {"example"},
                                         CategoryField::Example,
                                         "zh-CN",
                                         "text"},
                         "reason", codebook, "rule", people},
            OpinionGiven{meeting, Stance::Against, "why"},
            FindingMade{"keyword", "url", Relevance::Relevant, "first", "second", true},
            PersonDescribed{people[0], "name", "initials", 3, Role::Lead, true, "A1", "2026"},
            RoundDescribed{sample.round, RoundState::Closed, codebook, "name", RoundPurpose::Check, 2, 7, "gate",
                           "sample", true, "reason", true, true, "left open", true, people},
            ItemsAssigned{sample.round, people[0]},
            GateConcluded{sample.round, GateVerdict::NoGo, "reason", "{}"},
            SettingsMade{{{{Exclusion::OffTopic, "text"}}, {Level::Type, 0.5, 5}, "gate", "rule"}},
            SourceDescribed{{{}, Dialect::Gitee, "host", "base", "a/b", {"1"}, Way::GraphQl, selection, true}},
            SamePersonSaid{meeting, round, Sameness::Different},
            PackageMade{people[0]}};
}

// The row and what belongs to it, without what is new in every event.
std::vector<std::string> rowOf(sqlite::Database& database, EventId event)
{
    const std::set<std::string> own{"seq", "uuid", "clock", "subject", "event"};
    const auto columns = must(database
                                  .query("SELECT name FROM pragma_table_info('event') UNION ALL "
                                         "SELECT name FROM pragma_table_info('answer')")
                                  .all<std::string>());
    std::vector<std::string> row;
    for (const std::string& column : columns) {
        const auto value = must(
            database.query("SELECT quote(" + column + ") FROM event LEFT JOIN answer ON event = seq WHERE seq = :event")
                .bind(":event", event)
                .one<std::string>());
        if (!own.contains(column)) {
            row.push_back(column + " " + *value);
        }
    }
    const auto people = must(database.query("SELECT person_id FROM taking_part WHERE event = :event ORDER BY person_id")
                                 .bind(":event", event)
                                 .all<std::string>());
    row.insert(row.end(), people.begin(), people.end());
    const auto passages =
        must(database
                 .query("SELECT ordinal || hex(text) || part || ' ' || start || ' ' || length || quote || before || "
                        "after FROM passage WHERE event = :event ORDER BY ordinal")
                 .bind(":event", event)
                 .all<std::string>());
    row.insert(row.end(), passages.begin(), passages.end());
    return row;
}

} // namespace

TEST_CASE("Events: what is read of an event of any kind is what was written", "[store]")
{
    Sample sample(2, 2);
    sqlite::Database& database = sample.project.database();
    const auto each = oneOfEach(sample);
    const auto transaction = must(sqlite::Transaction::begin(database));
    store::EventWriter events = must(store::EventWriter::begin(database, "2026-03-01T10:00:00.000Z"));
    for (std::size_t place = 0; place < each.size(); ++place) {
        const auto kind = static_cast<EventKind>(place);
        INFO(store::nameOf(kind));
        REQUIRE(kindOf(each[place]) == kind);
        const Event first = must(events.append({sample.people[1], {}, namedUuid("before")}, each[place]));
        Event event;
        const auto said =
            must(store::eventsOf(database, kind,
                                 " FROM (SELECT * FROM event LEFT JOIN answer ON event = seq) e WHERE e.seq = :event")
                     .bind(":event", first.id)
                     .one<Payload>([&](const sqlite::Row& row) { return store::readEvent(row, kind, event); }));
        REQUIRE(said.has_value());
        CHECK((event.uuid == first.uuid && event.by == first.by && event.clock == first.clock));
        CHECK((event.at == first.at && event.id == first.id));
        const Event again = must(events.append({event.by, {}, event.replaces}, *said));
        CHECK(rowOf(database, again.id) == rowOf(database, first.id));
    }
}

TEST_CASE("Events: each kind is called by another name", "[store]")
{
    std::set<std::string_view> names;
    for (const store::KindEntry& kind : store::kKinds) {
        names.insert(kind.name);
        CHECK(store::eventKindNamed(kind.name) == kind.kind.value());
    }
    CHECK(names.size() == kEventKindCount);
}

TEST_CASE("Events: a strange file with an event that is not as the entry of its kind says is refused", "[store]")
{
    Sample sample(2, 2);
    sqlite::Database& database = sample.project.database();
    const auto transaction = must(sqlite::Transaction::begin(database));
    store::EventWriter events = must(store::EventWriter::begin(database, "2026-03-01T10:00:00.000Z"));
    for (const Payload& said : oneOfEach(sample)) {
        must(events.append({sample.people[1], {}, namedUuid("before")}, said));
    }
    // What fills every field of a label is no label that anybody gives.
    must(database.query("UPDATE answer SET verdict = :none, category_id = NULL WHERE code IS NOT NULL")
             .bind(":none", Verdict::NoneOfThese)
             .run());
    must(store::checkContent(database));

    const auto refusesAfter = [&database](const store::KindEntry& kind, const std::string& sql) {
        INFO(kind.name.value() << ": " << sql);
        must(database.execute("SAVEPOINT before"));
        must(database.query(sql).bind(":kind", kind.name.value()).run());
        const Status checked = store::checkContent(database);
        CHECK((!checked.ok() && checked.error().code == Errc::Damaged));
        must(database.execute("ROLLBACK TO before; RELEASE before"));
    };
    const auto refuses = [&refusesAfter](const store::KindEntry& kind, const std::string& change) {
        refusesAfter(kind, "UPDATE event SET " + change + " WHERE kind = :kind");
    };
    for (const store::KindEntry& kind : store::kKinds) {
        const store::KindRow& row = kind.row;
        const auto demands = [&](store::Has has, const std::string& column, const std::string& value) {
            if (has != store::Has::Maybe) {
                refuses(kind, column + " = " + (has == store::Has::Yes ? "NULL" : value));
            }
        };
        demands(row.author == store::Has::Yes ? store::Has::Yes : store::Has::Maybe, "person_id", "");
        demands(row.item, "item_id", "(SELECT min(id) FROM item)");
        demands(row.round, "round_id", "(SELECT min(id) FROM round)");
        demands(row.aboutPerson, "about_person", "(SELECT min(id) FROM person)");
        demands(row.subject, "subject", "randomblob(16)");
        demands(row.detail, "detail", "'{}'");
        refusesAfter(kind, row.answer == store::Has::Yes
                               ? "DELETE FROM answer WHERE event IN (SELECT seq FROM event WHERE kind = :kind)"
                               : "INSERT INTO answer (event, verdict) SELECT seq, 0 FROM event WHERE kind = :kind");
        if (row.passages == store::Has::No) {
            refusesAfter(kind,
                         "INSERT INTO passage SELECT seq, 0, (SELECT uuid FROM text LIMIT 1), 1, 0, 1, 'x', '', '' "
                         "FROM event WHERE kind = :kind");
        }
        refuses(kind, "state = " + std::to_string(row.states.value().last + 1));
        refuses(kind, "state = -1");
        if (row.detail != store::Has::No && row.longestDetail <= store::kLongDetail) {
            refuses(kind, "detail = hex(zeroblob(" + std::to_string(row.longestDetail / 2 + 1) + "))");
        }
    }
}
