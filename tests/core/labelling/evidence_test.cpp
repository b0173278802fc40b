// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/exchange/package.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/labelling/reading.h"
#include "core/model/bounds.h"
#include "core/project/agreement/evidence.h"
#include "core/project/repair.h"
#include "core/reconcile/decisions.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using accord::test::errorOf;
using accord::test::must;

namespace {

void bring(test::Sample& sample, const std::string& body)
{
    test::importFiles(sample.project, {test::writeFile(sample.folder / "issue.json",
                                                       R"({"html_url":")" + test::sampleLink(1).url +
                                                           R"(","title":"Leak","body":")" + body + R"("})")});
}

LabelContent citing(test::Sample& sample, std::string_view code, const std::vector<std::string>& passages)
{
    LabelContent content = sample.labelled(code);
    for (const std::string& words : passages) {
        content.citations.push_back(must(labelling::cite(sample.project, sample.items[0], std::nullopt, words)));
    }
    return content;
}

LabelContent contentOf(Project& project, RoundId round, ItemId item, PersonId person)
{
    return must(labelling::currentContent(project, round, item, person));
}

} // namespace

TEST_CASE("A label carries the passages that it rests on, and a queue knows which labels have none", "[evidence]")
{
    test::Sample sample(2, 3);
    bring(sample, "The cache grows. Memory is not freed.");
    const LabelContent content = citing(sample, "A.1", {"cache grows", "Leak"});
    CHECK(content.citations[0].part == kBodyPart);
    CHECK(content.citations[1].part == kTitlePart);
    sample.give(0, 0, content);
    sample.give(0, 1, "A.1");
    CHECK((contentOf(sample.project, sample.round, sample.items[0], sample.people[0]) == content));
    CHECK(must(reconcile::votes(sample.project, sample.round, sample.items[0])).at(0).content.citations.size() == 2);
    const auto queue = must(labelling::queue(sample.project, sample.round, sample.people[0]));
    CHECK(queue.at(0).cited);
    CHECK_FALSE(queue.at(1).cited);
    CHECK_FALSE(must(labelling::queue(sample.project, sample.round, sample.people[1])).at(0).cited);
    CHECK(must(checkIntegrity(sample.project)).sound());
    sample.give(0, 0, "A.1");
    CHECK_FALSE(must(labelling::queue(sample.project, sample.round, sample.people[0])).at(0).cited);
    CHECK(errorOf(labelling::cite(sample.project, sample.items[0], kTitlePart, "cache")).code == Errc::NotFound);
    CHECK(errorOf(labelling::cite(sample.project, sample.items[1], std::nullopt, "cache")).code == Errc::NotFound);
}

TEST_CASE("A label cites as much as is allowed, and nothing that is no passage", "[evidence]")
{
    test::Sample sample(1, 1);
    const auto refusal = [&sample](std::vector<Citation> citations) {
        LabelContent content = sample.labelled("A.1");
        content.citations = std::move(citations);
        return errorOf(
            labelling::submitLabel(sample.project, {sample.round, sample.items[0], sample.people[0], content, 0}));
    };
    CHECK(refusal({bounds::kCitations + 1, Citation{kBodyPart, 0, "x"}}).reason == Reason::TooManyCitations);
    CHECK(refusal({Citation{kBodyPart, 0, "x"}, Citation{kBodyPart, -1, "x"}}).reason == Reason::CitationUnsound);
    CHECK(refusal({Citation{kBodyPart, 0, std::string(bounds::kQuote + 1, 'x')}}).reason == Reason::CitationUnsound);
}

TEST_CASE("Evidence survives a new text, a package and its return", "[evidence][merge]")
{
    test::Team team;
    bring(team, "The cache grows. Memory is not freed.");
    team.give(0, 0, citing(team, "A.1", {"Memory is not freed"}));
    bring(team, "Update: solved. The cache grows. Memory is **not** freed.");
    const LabelContent content = contentOf(team.project, team.round, team.items[0], team.people[0]);
    const auto issue = must(labelling::issueOf(team.project, team.items[0]));
    const Document now = *must(labelling::issueToRead(team.project, issue)).document;
    const auto place = findCitation(now, content.citations.at(0));
    REQUIRE(place.has_value());
    CHECK(place->moved);
    CHECK(place->start == 33);

    const auto file = team.package(0);
    {
        Project package = must(Project::open(file));
        const Round round = package.rounds().at(0);
        const PersonId person = package.people().at(0).id;
        const auto queue = must(labelling::queue(package, round.id, person));
        REQUIRE(queue.at(0).cited);
        LabelContent packed = contentOf(package, round.id, queue[0].item, person);
        CHECK((packed.citations == content.citations));
        packed.citations.push_back(must(labelling::cite(package, queue[0].item, std::nullopt, "solved")));
        must(labelling::submitLabel(package, {round.id, queue[0].item, person, packed, 0, true}));
    }
    (void)team.merge({file});
    const LabelContent merged = contentOf(team.project, team.round, team.items[0], team.people[0]);
    REQUIRE(merged.citations.size() == 2);
    CHECK(merged.citations[1].quote == "solved");
    CHECK(must(checkIntegrity(team.project)).sound());
}

TEST_CASE("What a copy forged about passages is refused, or not taken for one", "[evidence][merge]")
{
    test::Team team;
    team.give(0, 0, "A.1");
    const auto file = team.copy();
    test::giveIn(file, "Person 1", 1, "A.1");
    const auto forge = [&file](const std::string& sql) {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
        must(database->execute("DELETE FROM passage; PRAGMA foreign_keys = OFF"));
        must(database->execute(sql));
    };
    // A passage of the last label with these values.
    const auto passage = [](const std::string& values, const std::string& kind = "label") {
        return "INSERT INTO passage SELECT e.seq, " + values +
               " FROM event e LEFT JOIN item i ON i.id = e.item_id LEFT JOIN text s ON s.id = i.text_id WHERE e.seq "
               "= "
               "(SELECT max(seq) FROM event WHERE kind = '" +
               kind + "');";
    };
    const std::string most = std::to_string(bounds::kCitations);
    for (const std::string& sql :
         {passage("0, s.uuid, 1, -7, 1, 'x', '', ''"), passage("0, s.uuid, -1, 0, 1, 'x', '', ''"),
          passage("0, s.uuid, 1, 5000000000, 1, 'x', '', ''"), passage("0, s.uuid, 1, 0, 0, '', '', ''"),
          passage("0, s.uuid, 1, 0, 2, 'words', '', ''"), passage("0, s.uuid, 1, 0, 9000, hex(zeroblob(4500)), '', ''"),
          passage("0, s.uuid, 1, 0, 1, 'x', hex(zeroblob(150)), ''"), passage("-1, s.uuid, 1, 0, 1, 'x', '', ''"),
          passage(most + ", s.uuid, 1, 0, 1, 'x', '', ''"), passage("0, randomblob(16), 1, 0, 1, 'x', '', ''"),
          passage("0, s.uuid, 1, 0, 1, CAST(x'ff' AS TEXT), '', ''"),
          passage("0, randomblob(16), 1, 0, 1, 'x', '', ''", "taxonomy"),
          std::string("INSERT INTO passage VALUES (4711, 0, randomblob(16), 1, 0, 1, 'x', '', '')"),
          std::string("UPDATE event SET detail = '{}' WHERE kind = 'label'")}) {
        INFO(sql);
        forge(sql);
        NoProgress progress;
        const std::vector<std::filesystem::path> files{file};
        CHECK(errorOf(exchange::merge(team.project, files, {}, progress, {})).code == Errc::Damaged);
    }
    forge("UPDATE event SET detail = NULL WHERE kind = 'label'; " + passage("0, s.uuid, 1, 0, 1, ' ', '', ''") +
          passage("1, s.uuid, 0, 2, 4, 'kept', '', ''"));
    (void)team.merge({file});
    const LabelContent content = contentOf(team.project, team.round, team.items[1], team.people[0]);
    REQUIRE(content.citations.size() == 1);
    CHECK(content.citations[0].quote == "kept");
}

TEST_CASE("Passages are rows that can be asked for, with positions in code points", "[evidence]")
{
    test::Sample sample(1, 2);
    // An emoji of several code points, a letter with a combining mark, and a rare Han character beyond the first plane.
    bring(sample, "👩‍💻 cafe\u0301 𠮷野家 leaks 👩‍💻 leaks");
    sample.give(0, 0, citing(sample, "A.1", {"cafe\u0301", "𠮷野家", "leaks 👩‍💻"}));
    const auto rows = must(sample.project.database()
                               .query(R"sql(
                                   SELECT p.start || ' ' || p.length || ' ' || p.quote || ' ' || (p.text = s.uuid)
                                   FROM passage p
                                   JOIN event e ON e.seq = p.event
                                   JOIN item i ON i.id = e.item_id
                                   JOIN text s ON s.id = i.text_id
                                   ORDER BY p.ordinal
                               )sql")
                               .all<std::string>());
    CHECK(rows == std::vector<std::string>{"4 5 cafe\u0301 1", "10 3 𠮷野家 1", "14 9 leaks 👩‍💻 1"});
    const LabelContent content = contentOf(sample.project, sample.round, sample.items[0], sample.people[0]);
    REQUIRE(content.citations.size() == 3);
    CHECK(content.citations[1].start == 10);
    CHECK(content.citations[1].before == "👩‍💻 cafe\u0301 ");

    // Given again without passages, the label cites nothing any more.
    const auto cited = [&sample] {
        return must(sample.project.database().query("SELECT cited FROM label").all<std::int64_t>());
    };
    CHECK(cited() == std::vector<std::int64_t>{1});
    sample.give(0, 0, "A.1");
    CHECK(cited() == std::vector<std::int64_t>{0});
    CHECK(must(checkIntegrity(sample.project)).sound());
}

TEST_CASE("Agreement on passages is worked out over the texts that two people cite", "[evidence][agreement]")
{
    test::Sample sample(3, 3);
    bring(sample, "The cache grows. Memory is not freed.");
    CHECK_FALSE(must(evidenceAgreement(sample.project, sample.round)).passages.defined());
    sample.give(0, 0, citing(sample, "A.1", {"cache grows"}));
    sample.give(1, 0, citing(sample, "B.1", {"cache grows"}));
    sample.give(2, 0, "A.1"); // says nothing of passages
    EvidenceAgreement found = must(evidenceAgreement(sample.project, sample.round));
    CHECK(found.labels == 3);
    CHECK(found.cited == 2);
    CHECK(found.citations == 2);
    CHECK(found.lost == 0);
    REQUIRE(found.passages.defined());
    CHECK(found.passages->value == 1);
    REQUIRE(found.byLevel[0].defined());
    CHECK(found.byLevel[0]->value < 0.1);
    CHECK(found.byLevel[0]->use.pairable == 1);
    bring(sample, "All words are new here.");
    found = must(evidenceAgreement(sample.project, sample.round));
    CHECK(found.lost == 2);
    CHECK_FALSE(found.passages.defined());

    // Passages that are cited after first labels ended stand beside.
    bring(sample, "The cache grows. Memory is not freed.");
    sample.give(1, 0, citing(sample, "B.1", {"Memory is not freed"}));
    must(study::closeRound(sample.project, sample.people[0], sample.round));
    const double first = must(evidenceAgreement(sample.project, sample.round)).passages->value;
    CHECK(first < 0.1);
    (void)must(taxonomy::applyEdits(sample.project, must(taxonomy::parseEdits("split B.1 into \"X\" \"Y\"")),
                                    sample.people[0], "v"));
    sample.give(1, 0, citing(sample, "B.2", {"cache grows"}));
    found = must(evidenceAgreement(sample.project, sample.round));
    CHECK(found.passages->value == first);
    CHECK(found.cited == 2);
    CHECK(found.otherwise.later == LaterLabels{1, 0});
    REQUIRE(found.otherwise.withLater.has_value());
    CHECK((*found.otherwise.withLater)->value == 1);

    study::RoundPlan plan;
    plan.name = "Secret";
    const Round blind = must(study::startRound(sample.project, plan));
    CHECK(errorOf(evidenceAgreement(sample.project, blind.id)).code == Errc::NotPermitted);
}
