// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetched.h"
#include "core/collect/issue_queries.h"
#include "core/collect/source_queries.h"
#include "core/project/repair.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "tests/core/events.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::planned;
using test::visible;

namespace fs = std::filesystem;

namespace {

Source sourceOf(const std::string& repository)
{
    Source source;
    source.uuid = namedUuid("source");
    source.host = "github.com";
    source.base = "https://api.github.com";
    source.repository = repository;
    return source;
}

void saveIn(Project& project, const Source& source)
{
    (void)test::inOne(project, [&](store::EventWriter& events) {
        return collect::writeSource(events, project.people().front().id, source);
    });
}

void findIn(Project& project, const std::string& person, Relevance relevance)
{
    const PersonId by = must(project.personNamed(person)).id;
    test::inOne(project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(
            collect::writeFinding(events, collect::KeywordFinding{"T5", test::sampleLink(1).url, by, relevance}));
        return true;
    });
}

IssueId issueIn(Project& project)
{
    return must(store::textByAddress(project.database(), test::sampleLink(1).url)).value();
}

void tellIn(Project& project, const std::string& milestone, const std::string& keyword)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    const Issue issue = must(store::textById(project.database(), issueIn(project)));
    must(collect::writeFacts(project.database(), issue.id, {milestone, {}, {}, {}}));
    const KeywordHit hit{keyword, {{TextPlace::kBody, 0, 2}}};
    must(store::writeHits(project.database(), issue.documentId, std::vector{hit}));
    must(transaction.commit());
}

// What only this copy fetched.
void fetchIn(Project& project)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    collect::FetchedWriter writer(project.database(), namedUuid("source"), 1);
    FetchedIssue issue;
    issue.link = {"github.com", "o/r", "77", "https://github.com/o/r/issues/77"};
    issue.document.title = "quokkas";
    issue.document.updatedAt = "2024-01-01T00:00:00Z";
    must(writer.issues(std::vector{issue}));
    must(transaction.commit());
}

} // namespace

TEST_CASE("Merge: sources, findings and facts come together, in either order, and twice changes nothing", "[merge]")
{
    test::Team team;
    test::setText(team.project, 1, "T5 is slow");
    const fs::path here = team.copy("here.accord");
    const fs::path there = team.copy("there.accord");
    {
        Project project = must(Project::open(here));
        saveIn(project, sourceOf("o/first"));
        findIn(project, "Person 1", Relevance::Relevant);
        tellIn(project, "v1", "T5");
        fetchIn(project);
    }
    {
        Project project = must(Project::open(there));
        saveIn(project, sourceOf("o/first"));
        saveIn(project, sourceOf("o/second"));
        findIn(project, "Person 2", Relevance::FalsePositive);
        tellIn(project, "v2", "OPT");
    }
    const auto plan = planned(here, {there});
    CHECK(plan.fresh().sources == 2);
    CHECK(plan.fresh().findings == 1);
    CHECK(plan.fresh().facts == 1);
    CHECK(plan.fresh().all() == 4);
    const fs::path one = test::copied(here, team.folder / "one.accord");
    const fs::path other = test::copied(there, team.folder / "other.accord");
    (void)test::merged(one, {there});
    (void)test::merged(other, {here});
    INFO(test::difference(visible(one), visible(other)));
    CHECK(visible(one) == visible(other));
    CHECK(planned(one, {there, other}).nothingNew());
    for (const fs::path& file : {one, other}) {
        Project project = must(Project::open(file));
        CHECK(must(checkIntegrity(project)).sound());
        CHECK(must(collect::sourcesIn(project.database())) == std::vector{sourceOf("o/second")});
        CHECK(must(collect::keywordFindings(project.database())).size() == 2);
        CHECK(must(collect::factsOf(project.database(), issueIn(project))).milestone == "v2");
        CHECK(must(collect::issuesWithKeyword(project.database(), "T5", false)).size() == 1);
        CHECK(must(collect::issuesWithKeyword(project.database(), "OPT", false)).size() == 1);
        // What was fetched stays where it was fetched.
        CHECK(must(collect::fetchedCounts(project.database(), namedUuid("source"))).issues == (file == one ? 1 : 0));
    }
}

TEST_CASE("Package: holds what its person found and where keywords stand, and no source", "[merge][package]")
{
    test::Team team;
    test::setText(team.project, 1, "T5 is slow");
    saveIn(team.project, sourceOf("o/quokkas"));
    tellIn(team.project, "wombats", "T5");
    findIn(team.project, "Person 1", Relevance::Relevant);
    findIn(team.project, "Person 2", Relevance::FalsePositive);
    fetchIn(team.project);
    const fs::path file = team.package(0);
    {
        Project package = must(Project::open(file));
        CHECK(must(collect::sourcesIn(package.database())).empty());
        const auto findings = must(collect::keywordFindings(package.database()));
        REQUIRE(findings.size() == 1);
        CHECK(findings[0].by == package.people()[0].id);
        CHECK(must(collect::issuesWithKeyword(package.database(), "T5", false)).size() == 1);
        CHECK(must(checkIntegrity(package)).sound());
        for (const char* const table : {"issue_fact", "fetched_issue", "fetched_comment", "fetching", "fetch_log"}) {
            INFO(table);
            CHECK(test::dumpTable(package, table).empty());
        }
        // Somebody finds something else of it, and would like another source.
        findIn(package, "Person 1", Relevance::FalsePositive);
        saveIn(package, sourceOf("o/other"));
    }
    const auto report = team.merge({file});
    CHECK(report.fresh().findings == 1);
    CHECK(report.fresh().all() == 1);
    CHECK(must(collect::sourcesIn(team.project.database())) == std::vector{sourceOf("o/quokkas")});
    CHECK(must(collect::keywordFindings(team.project.database()))[0].relevance == Relevance::FalsePositive);
    CHECK(team.merge({file}).nothingNew());
}

TEST_CASE("Merge: what nobody can have collected is refused", "[merge]")
{
    test::Team team;
    test::setText(team.project, 1, "T5 is slow");
    saveIn(team.project, sourceOf("o/r"));
    findIn(team.project, "Person 1", Relevance::Relevant);
    tellIn(team.project, "v1", "T5");
    const std::string sql = GENERATE(as<std::string>(),                                                       //
                                     "UPDATE event SET detail = NULL WHERE kind = 'source'",                  //
                                     "UPDATE event SET person_id = NULL WHERE kind = 'finding'",              //
                                     "UPDATE event SET subject = NULL WHERE kind = 'finding'",                //
                                     "UPDATE event SET state = 1 WHERE kind = 'source'",                      //
                                     "UPDATE event SET item_id = 1 WHERE kind = 'finding'",                   //
                                     "UPDATE event SET round_id = 1 WHERE kind = 'source'",                   //
                                     "UPDATE event SET detail = hex(zeroblob(5000)) WHERE kind = 'finding'",  //
                                     "UPDATE event SET detail = hex(zeroblob(600000)) WHERE kind = 'source'", //
                                     "UPDATE keyword SET text = hex(zeroblob(6000))",                         //
                                     "UPDATE hit SET places = hex(zeroblob(40000))",                          //
                                     "UPDATE issue_fact SET milestone = CAST(x'ff' AS TEXT)",                 //
                                     "UPDATE issue_fact SET referred_by = hex(zeroblob(600000))");
    const fs::path file = team.copy();
    {
        const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
        must(database->execute(sql));
    }
    INFO(sql);
    const auto before = visible(team.file);
    NoProgress progress;
    const std::vector<fs::path> files{file};
    CHECK(errorOf(exchange::merge(team.project, files, {}, progress, {})).code == Errc::Damaged);
    CHECK(visible(team.file) == before);
}
