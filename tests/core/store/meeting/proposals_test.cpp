// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/events/kinds.h"
#include "core/store/long_work/long_work.h"
#include "core/store/meeting/proposals.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <random>

using namespace accord;
using test::inOne;
using test::must;
using test::Sample;

namespace {

/// A row of `event` as another copy would bring it.
struct Row
{
    Uuid uuid;
    EventKind kind = EventKind::Proposal;
    std::int64_t clock = 0;
    PersonId by;
    Uuid subject;
    int state = 0;
    std::string note;
    std::string detail;
    ItemId item;
    ImportId import;
};

void insert(Project& project, const Row& row)
{
    sqlite::Statement statement =
        must(project.database().prepare("INSERT INTO event (uuid, kind, clock, at, person_id, subject, state, note, "
                                        "detail, item_id, import_id) VALUES (?, ?, ?, 'then', ?, ?, ?, ?, ?, ?, ?)"));
    statement.bind(row.uuid).bind(store::nameOf(row.kind)).bind(row.clock).bind(row.by).bind(row.subject);
    statement.bind(std::int64_t{row.state}).bind(std::string_view(row.note)).bind(std::string_view(row.detail));
    statement.bind(row.item).bind(row.import);
    must(statement.run());
}

std::vector<Proposal> all(Sample& sample)
{
    return must(store::proposals(sample.project.database()));
}

} // namespace

TEST_CASE("A proposal is read back as it was made, with what people said about it")
{
    Sample sample;
    ProposalContent content;
    content.name = "提示词模板";
    content.category = sample.project.taxonomy()->findCode("B.1")->uuid;
    content.level = Level::Subtheme;
    content.definition = "The prompt's template is \"wrong\".";
    content.useWhen = "u";
    content.notWhen = "n";
    content.examples = {"one", "two"};
    const Uuid meeting = newUuid();
    const Uuid id = inOne(sample.project, [&](store::EventWriter& events) {
        return store::makeProposal(events, content, sample.people[0], sample.items[2], meeting, {sample.people[1]});
    });
    inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(store::raiseProposal(events, id, sample.people[1], sample.items[0], {}));
        ACCORD_CHECK(store::raiseProposal(events, id, sample.people[2], sample.items[2], {})); // once is enough
        ACCORD_CHECK(store::giveOpinion(events, id, {sample.people[1], Stance::Against, "not yet", {}, meeting}));
        ACCORD_CHECK(store::giveOpinion(events, id, {sample.people[0], Stance::For, {}, {}, {}}));
        ACCORD_CHECK(store::giveOpinion(events, id, {sample.people[2], Stance::For, {}, {}, {}}));
        ACCORD_CHECK(store::giveOpinion(events, id, {sample.people[1], Stance::For, "now", {}, {}}));
        ACCORD_CHECK(store::giveOpinion(events, id, {sample.people[2], Stance::None, {}, {}, {}}));
        return true;
    });

    const Proposal proposal = must(store::proposal(sample.project.database(), id));
    CHECK(proposal.content == content);
    CHECK(proposal.by == sample.people[0]);
    CHECK(proposal.meeting == meeting);
    CHECK(proposal.asked == std::vector{sample.people[1]});
    REQUIRE(proposal.raisedBy.size() == 2);
    CHECK(proposal.raisedBy[0].item == sample.items[2]);
    CHECK(proposal.raisedBy[1].item == sample.items[0]);
    CHECK(proposal.raisedBy[1].by == sample.people[1]);
    REQUIRE(proposal.opinions.size() == 2);
    CHECK(proposal.opinions[0].by == sample.people[0]);
    CHECK(proposal.opinions[1].stance == Stance::For);
    CHECK(proposal.opinions[1].why == "now");
    CHECK(proposal.open());
    CHECK(all(sample) == std::vector{proposal});
    CHECK(test::errorOf(store::proposal(sample.project.database(), newUuid())).code == Errc::NotFound);
}

TEST_CASE("Copies that learn of the same events in any order hold the same proposals")
{
    const Uuid one = newUuid();
    const Uuid two = newUuid();
    std::vector<Row> rows;
    const auto sampleRows = [&](const Sample& sample) {
        const auto& p = sample.people;
        rows = {{one, EventKind::Proposal, 10, p[0], one, 1, "", R"({"kind":"new","name":"N"})", sample.items[0], {}},
                {two, EventKind::Proposal, 10, p[1], two, 1, "", R"({"kind":"change","field":2,"text":"t"})", {}, {}},
                {namedUuid("a"), EventKind::Proposal, 11, p[1], one, 0, "", "", sample.items[3], {}},
                {namedUuid("b"), EventKind::Proposal, 11, p[2], one, 0, "", "", sample.items[3], {}},
                // The same person at the same time in two copies: the greater identifier.
                {namedUuid("c"), EventKind::Opinion, 12, p[1], one, 1, "for", "", {}, {}},
                {namedUuid("d"), EventKind::Opinion, 12, p[1], one, 2, "against", "", {}, {}},
                {namedUuid("e"), EventKind::Opinion, 13, p[2], one, 2, "no", "", {}, {}},
                {namedUuid("f"), EventKind::Opinion, 14, p[2], one, 1, "yes", "", {}, {}},
                // Rejected here first, accepted there later: the codebook has it.
                {namedUuid("g"),
                 EventKind::Proposal,
                 15,
                 p[0],
                 one,
                 3,
                 "nobody wants it",
                 R"({"rule":"majority"})",
                 {},
                 {}},
                {namedUuid("h"), EventKind::Proposal, 16, p[1], one, 2, "", R"({"rule":"unanimous"})", {}, {}},
                {namedUuid("i"), EventKind::Proposal, 17, p[2], one, 2, "again", "", {}, {}},
                // Withdrawn before it was rejected.
                {namedUuid("j"), EventKind::Proposal, 15, p[1], two, 4, "mine", "", {}, {}},
                {namedUuid("k"), EventKind::Proposal, 16, p[0], two, 3, "no", "", {}, {}}};
    };
    std::vector<Proposal> expected;
    std::mt19937 random(5);
    for (int turn = 0; turn < 12; ++turn) {
        Sample sample;
        sampleRows(sample);
        if (turn > 0) {
            std::ranges::shuffle(rows, random);
        }
        for (const Row& row : rows) {
            insert(sample.project, row);
        }
        if (turn == 0) {
            expected = all(sample);
        }
        CHECK(all(sample) == expected);
    }
    REQUIRE(expected.size() == 2);
    const Proposal& first = expected[expected[0].id == one ? 0 : 1];
    const Proposal& second = expected[expected[0].id == one ? 1 : 0];
    CHECK(first.end.state == ProposalState::Accepted);
    CHECK(first.end.rule == "unanimous");
    CHECK(first.end.reason.empty());
    CHECK(first.raisedBy.size() == 2);
    REQUIRE(first.opinions.size() == 2);
    CHECK(first.opinions[0].stance == (namedUuid("c") < namedUuid("d") ? Stance::Against : Stance::For));
    CHECK(first.opinions[1].why == "yes");
    CHECK(second.content.kind == ProposalKind::Change);
    CHECK(second.content.field == CategoryField::UseWhen);
    CHECK(second.end.state == ProposalState::Withdrawn);
}

TEST_CASE("A proposal of a stranger may hold anything")
{
    Sample sample;
    const std::string longText(store::kLongestProposalText - 1, 'x');
    const std::vector<std::string> details{
        "",
        "nonsense",
        "[]",
        "17",
        R"({"kind":5,"level":900,"name":["x"],"examples":"e","field":-1,"category":"?"})",
        R"({"kind":"new","level":2.5,"examples":[1,null,"good",{}],"field":99999999999999999999,"name":null})",
        R"({"kind":"new","name":")" + longText + "\u00e9" + longText + "\"}",
        std::string(5000, '[')};
    for (const std::string& detail : details) {
        const Uuid id = newUuid();
        insert(sample.project, {id, EventKind::Proposal, 10, {}, id, 1, "", detail, {}, {}});
        insert(sample.project, {newUuid(), EventKind::Proposal, 11, {}, id, 258, "", "", {}, {}});
        insert(sample.project, {newUuid(), EventKind::Opinion, 11, sample.people[0], id, 257, "", "", {}, {}});
        insert(sample.project, {newUuid(), EventKind::Opinion, 11, {}, id, 1, "", "", {}, {}});
    }
    const Uuid nowhere = newUuid();
    insert(sample.project, {newUuid(), EventKind::Proposal, 12, {}, nowhere, 2, "", "", {}, {}});
    insert(sample.project, {nowhere, EventKind::Opinion, 12, sample.people[0], nowhere, 1, "", "", {}, {}});

    const std::vector<Proposal> found = all(sample);
    REQUIRE(found.size() == details.size());
    for (const Proposal& proposal : found) {
        CHECK(proposal.open());
        CHECK(proposal.opinions.empty());
        CHECK(proposal.content.field == CategoryField::None);
        CHECK(proposal.content.level == Level::Type);
    }
    const auto longest =
        std::ranges::max_element(found, {}, [](const Proposal& proposal) { return proposal.content.name.size(); });
    CHECK(longest->content.name == longText); // cut before a character, not within
    const auto withExample =
        std::ranges::find_if(found, [](const Proposal& proposal) { return !proposal.content.examples.empty(); });
    REQUIRE(withExample != found.end());
    CHECK(withExample->content.examples == std::vector<std::string>{"good"});
}

TEST_CASE("What unfinished work brings of a proposal does not count yet")
{
    Sample sample;
    const store::LongWork work = must(store::LongWork::begin(sample.project.database(), "labels", "x", "then"));
    const Uuid id = newUuid();
    insert(sample.project, {id, EventKind::Proposal, 10, {}, id, 1, "", "{}", {}, work.id()});
    CHECK(all(sample).empty());
    must(work.finish("then"));
    CHECK(all(sample).size() == 1);
}
