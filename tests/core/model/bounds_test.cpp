// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/live.h"
#include "core/agreement/report.h"
#include "core/base/progress.h"
#include "core/base/text.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/model/bounds.h"
#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/json_fields.h"
#include "core/store/study/people.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

using namespace accord;
using namespace accord::test;

namespace {

constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

std::string endless(std::string_view unit, std::size_t size)
{
    std::string text;
    while (text.size() < size) {
        text += unit;
    }
    return text;
}

struct BoundedProject
{
    TempFolder folder;
    Project project = must(Project::create(folder / "pilot.accord", "Pilot"));

    Result<exchange::ImportReport> importIssues(const std::string& json,
                                                exchange::Malformed malformed = exchange::Malformed::LeaveOut)
    {
        NoProgress progress;
        return exchange::importIssues(project, {writeFile(folder / "issues.json", json)}, malformed, progress, {});
    }
};

std::string issueJson(const std::string& title, const std::string& author, const std::string& labels)
{
    return R"({"html_url":"https://github.com/o/r/issues/7","title":")" + title + R"(","user":{"login":")" + author +
           R"("},"labels":[)" + labels + R"(],"body":"b"})";
}

} // namespace

TEST_CASE("Bounds: a text is cut at a character", "[model]")
{
    for (const std::string unit : {"a", "\xC3\xA9", "\xE6\x98\xBE", "\xF0\x9F\x98\x80"}) {
        for (std::size_t most = 3; most < 20; ++most) {
            std::string text = endless(unit, 40);
            bounds::cut(text, most);
            CHECK(text.size() <= most);
            CHECK_FALSE(accord::text::invalidUtf8At(text));
            CHECK(text.ends_with("\xE2\x80\xA6"));
        }
        std::string whole = endless(unit, 12);
        const std::string before = whole;
        bounds::cut(whole, 12);
        CHECK(whole == before);
    }
}

TEST_CASE("Bounds: names, titles and labels without end are refused by line and field", "[model]")
{
    const std::string title = endless("t", kMegabyte);
    const auto [json, words] = GENERATE_COPY(table<std::string, std::string>(
        {{issueJson(title, "ada", ""), "\"title\" has 1048576 bytes, at most 2000 are taken"},
         {issueJson("t", title, ""), "\"user\" has 1048576 bytes, at most 200 are taken"},
         {issueJson("t", "ada", "\"" + title + "\""), "\"labels\" has 1048576 bytes, at most 400 are taken"},
         {issueJson("t", "ada", endless("{\"name\":\"x\"},", 300 * 13) + "\"y\""),
          "\"labels\" has 301 entries, at most 200 are taken"}}));
    BoundedProject sample;
    const auto report = must(sample.importIssues(json));
    REQUIRE(report.problems.size() == 1);
    CHECK(report.problems.front().argument(0).ends_with("issues.json:1"));
    CHECK(accord::test::says(report.problems.front(), "https://github.com/o/r/issues/7: " + words));
    CHECK(must(study::issueCounts(sample.project)).issues == 0);
    CHECK(must(sample.importIssues(issueJson("t", "ada", "\"x\""))).issuesAdded == 1);
}

TEST_CASE("Bounds: what a project holds already is cut when it is read", "[model]")
{
    BoundedProject sample;
    REQUIRE(must(sample.importIssues(issueJson("t", "ada", "\"x\""))).issuesAdded == 1);
    sqlite::Database& database = sample.project.database();
    {
        auto update = must(database.prepare("UPDATE document SET title = ?1, author = ?1, role = ?1, state = ?1, "
                                            "created_at = ?1, host_labels = ?2"));
        const std::string name = endless("n", kMegabyte);
        std::string labels = endless("\"label\",", 8 * kMegabyte);
        labels.back() = ']';
        labels.insert(0, "[");
        update.bind(std::string_view(name)).bind(std::string_view(labels));
        must(update.run());
        auto person = must(database.prepare("INSERT INTO person (uuid, name, initials, colour, created_at) VALUES "
                                            "(randomblob(16), ?1, ?1, 0, ?1)"));
        person.bind(std::string_view(name));
        must(person.run());
        auto round = must(database.prepare("INSERT INTO round (uuid, name, blind, created_at) VALUES (randomblob(16), "
                                           "?1, 0, '')"));
        round.bind(std::string_view(name));
        must(round.run());
    }
    const auto issue = must(store::textByAddress(database, "https://github.com/o/r/issues/7"));
    REQUIRE(issue);
    const Issue read = must(store::textById(database, *issue));
    REQUIRE(read.document);
    const Document& document = *read.document;
    CHECK_FALSE(bounds::excess(document));
    CHECK(document.title.size() == bounds::kTitle);
    CHECK(document.hostLabels.size() == bounds::kHostLabels);
    must(sample.project.refresh());
    REQUIRE(sample.project.people().size() == 1);
    CHECK(sample.project.people().front().name.size() == bounds::kName);
    CHECK(sample.project.people().front().initials.size() == bounds::kWord);
    REQUIRE(sample.project.rounds().size() == 1);
    CHECK(sample.project.rounds().front().name.size() == bounds::kName);
}

TEST_CASE("Bounds: the first texts of a list are those of the whole list", "[model]")
{
    const std::string list = R"(["a", 1, ["no", {"x": "no"}], "b", null, {"y": ["no"]}, "c"])";
    CHECK(store::fromJsonList(list, 10) == store::fromJsonList(list));
    CHECK(store::fromJsonList(list, 2) == std::vector<std::string>{"a", "b"});
    CHECK(store::fromJsonList(list, 0).empty());
    for (const char* none : {"", "[]", "{}", "{\"a\": \"b\"}", "\"a\"", "17", "true"}) {
        INFO(none);
        CHECK(store::fromJsonList(none, 10).empty());
    }
}

TEST_CASE("Bounds: a project takes so many people and no more", "[model]")
{
    BoundedProject sample;
    {
        auto transaction = must(sqlite::Transaction::begin(sample.project.database()));
        for (std::size_t i = 0; i < bounds::kPeople - 1; ++i) {
            Person person;
            person.uuid = newUuid();
            person.name = "P" + std::to_string(i);
            (void)must(store::insertPerson(sample.project.database(), person, "2026-01-01T00:00:00.000Z"));
        }
        must(transaction.commit());
    }
    must(sample.project.refresh());
    (void)must(study::addPerson(sample.project, "Last", "L"));
    const auto refused = study::addPerson(sample.project, "One more", "O");
    REQUIRE_FALSE(refused.ok());
    CHECK(accord::test::isError(refused.error(), accord::Errc::Invalid, "Person \"One more\"",
                                "a project has at most 1000 people"));
}

TEST_CASE("Bounds: pairs of more people than anybody compares are not made", "[model]")
{
    const int raters = GENERATE(as<int>{}, bounds::kPairedRaters, bounds::kPairedRaters + 1, 20000);
    agreement::RatingTable table;
    table.raters = raters;
    table.categories = 3;
    table.cells.assign(static_cast<std::size_t>(raters) * 4, 1);
    table.cells.front() = 2;
    const bool paired = raters <= bounds::kPairedRaters;
    const agreement::Report report = agreement::report(table);
    CHECK(report.pairs.size() == (paired ? 4950U : 0U));
    CHECK(report.of(agreement::kPercentAgreement).defined());
    agreement::LiveAgreement live(table);
    live.set(0, 1, 2);
    CHECK(live.pairMatrix().size() == (paired ? 4950U : 0U));
    CHECK(live.pair(0, 1).items == (paired ? 4 : 0));
}
