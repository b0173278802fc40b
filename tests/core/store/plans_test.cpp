// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetched.h"
#include "core/collect/issue_queries.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "core/exchange/demo.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/feed.h"
#include "core/project/items.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/live_figures.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/rules.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/search_index.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "core/study/progress.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <regex>
#include <set>

using namespace accord;
using accord::test::must;

namespace {

// Tables with a handful of rows, by their names and by those that queries give them: reading all of one is what is
// wanted.
const std::set<std::string>& smallTables()
{
    static const std::set<std::string> tables{"p",        "person",   "r",          "round",
                                              "category", "codebook", "text_group", "project",
                                              "import",   "presence", "CONSTANT",   "sqlite_master"};
    return tables;
}

// The steps of a plan that read a big table from one end to the other.
std::vector<std::string> wholeReads(sqlite::Database& database, const std::string& sql)
{
    static const std::regex scan("SCAN ([A-Za-z_]+)(.*)");
    std::vector<std::string> found;
    for (const std::string& step : must(database.plan(sql))) {
        std::smatch match;
        // "VIRTUAL TABLE INDEX 0:M1" is a lookup of words in the index: M for MATCH.
        if (std::regex_match(step, match, scan) && !smallTables().contains(match[1]) &&
            match[2].str().find(":M") == std::string::npos) {
            found.push_back(step + "   in   " + sql);
        }
    }
    return found;
}

// What every screen asks for, once.
void useScreens(Project& project)
{
    NoProgress progress;
    sqlite::Database& database = project.database();
    const Round round = must(project.roundNamed("Pilot"));
    const PersonId person = project.people().front().id;
    Feed feed = must(Feed::start(project));

    const auto queue = must(labelling::queue(project, round.id, person));
    std::vector<ItemId> items;
    for (const auto& entry : queue) {
        items.push_back(entry.item);
    }
    const auto headings = must(headingsOf(project, items));
    const Issue issue = must(store::textById(database, headings.front().issue));
    REQUIRE(issue.document.has_value());
    (void)must(labelling::itemForLink(project, round.id, person, issue.link.url));
    LabelContent content = must(labelling::currentContent(project, round.id, items[0], person));
    content.summary = "a new summary";
    must(labelling::submitLabel(project, {round.id, items[0], person, content, 2}));
    (void)must(store::summariesLike(database, person, "a", 12));
    (void)must(store::codesLike(database, person, "a", 12));
    (void)must(store::openCodesOf(database, round.id));
    (void)must(labelling::doneSince(project, round.id, person, "2026-01-01T00:00:00Z"));

    while (must(store::indexFurther(database, 100)) > 0) {
    }
    CHECK_FALSE(must(store::search(database, store::SearchQuery::parse("memory \"out of\""), 50, 0)).issues.empty());

    LabelMatrix labelMatrix = must(LabelMatrix::load(project, round.id));
    (void)must(reconcile::votes(project, round.id, items[0]));
    (void)must(reconcile::currentDecision(project, round.id, items[0]));
    (void)must(reconcile::decisionHistory(project, items[0]));
    (void)must(reconcile::reasonsLike(project, "a"));
    (void)must(reconcile::openSecondVotes(project, {round.id, {items[1]}, person, {}, {person}}));
    (void)must(reconcile::waitingFor(project, round.id, person));
    const Uuid vote = must(reconcile::newestSecondVote(project, round.id, items[1]))->id;
    must(reconcile::cast(project, vote, person, {Verdict::NoneOfThese, {}, {}, {}}));
    (void)must(reconcile::ownVote(project, vote, person));
    must(reconcile::reveal(project, vote, person, false));
    (void)must(reconcile::whoUsuallyTakesPart(project, round.id, {}));
    const auto rule = reconcile::Rule{reconcile::Rule::Kind::Majority, 0};
    (void)must(reconcile::apply(project, round.id, person, reconcile::preview(labelMatrix, rule)));
    CHECK_FALSE(must(feed.poll(project)).empty());
    (void)must(store::itemCount(database, round.id));
}

// What running a study asks for.
void runStudy(Project& project)
{
    sqlite::Database& database = project.database();
    const RoundId round = must(project.roundNamed("Pilot")).id;
    const PersonId person = project.people().front().id;
    const auto items = must(store::itemsInOrder(database, round));
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
        store::EventWriter events = must(store::EventWriter::begin(database, project.now()));
        must(store::assign(events, person, round, person, {{items.data(), 3}, {}}));
        must(study::writeGateOutcome(events, {round, GateVerdict::Go, person, {}, "agreed", "{}"}));
        must(store::writeStudySettings(events, person, project.settings()));
        must(transaction.commit());
    }
    must(project.refresh());
    CHECK(must(store::itemsFor(database, round, person)).size() == 3);
    CHECK(must(store::assignedIn(database, round)).size() == 1);
    CHECK(must(store::isFor(database, round, items[0], person)));
    CHECK(must(study::gateOutcomes(database, round)).size() == 1);
    CHECK(must(study::countsOf(project, round)).labels > 0);
    (void)store::forEachReference(database, round, [](const Decision&) {});
}

// What a meeting asks for.
void meet(Project& project)
{
    sqlite::Database& database = project.database();
    const Round round = must(project.roundNamed("Pilot"));
    const PersonId person = project.people().front().id;
    const ItemId item = must(store::itemsInOrder(database, round.id)).front();
    const Meeting meeting =
        must(reconcile::beginMeeting(project, person, {round.id, "Tuesday", "pending", 30, {person}}));
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
        store::EventWriter events = must(store::EventWriter::begin(database, project.now()));
        const Uuid id = must(store::openSecondVote(events, item, person, meeting.id, {person}));
        const SecondVote vote = must(store::secondVote(database, id));
        must(store::castVote(events, vote, person, {Verdict::NoneOfThese, {}, Exclusion::None, "why"}));
        must(store::endSecondVote(events, vote, person, SecondVoteState::Revealed));
        must(transaction.commit());
        CHECK(must(store::voteOf(database, id, person)));
    }
    CHECK(must(store::secondVotesOf(database, item)).size() == 1);
    CHECK(must(store::secondVotesIn(database, round.id)).size() == 2);
    must(reconcile::endMeeting(project, meeting, person));
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round.id));
    const Uuid wish =
        must(taxonomy::proposeChange(project, person, item, project.taxonomy()->categories().front().id, "why"));
    must(taxonomy::giveOpinion(project, wish, {person, Stance::Against, "no", {}, {}}));
    CHECK(must(taxonomy::proposals(project, person)).size() == 1);
    (void)must(reconcile::LiveFigures::load(project, labelMatrix, {}));
    (void)must(reconcile::feedback(project, {round.id, {}, {}, {}}, person));
    (void)must(reconcile::minutes(project, {round.id, {}, {}, {}}, false));
}

// What collecting asks for, page after page.
void fetchAndCollect(Project& project)
{
    sqlite::Database& database = project.database();
    const Uuid source = namedUuid("a source");
    FetchedIssue issue;
    issue.link = {"github.com", "o/r", "7", "https://github.com/o/r/issues/7"};
    issue.document.updatedAt = "2024-01-01T00:00:00Z";
    issue.commentCount = 1;
    FetchedComment comment;
    comment.hostId = "1";
    comment.number = "7";
    const IssueId known{1};
    const DocumentId text = must(store::textById(database, known)).documentId;
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    collect::FetchedWriter writer(database, source, 1);
    for (int round = 0; round < 2; ++round) {
        (void)must(writer.issues(std::vector{issue}));
        (void)must(writer.comments(std::vector{comment}));
        issue.document.updatedAt = "2024-01-02T00:00:00Z";
        comment.comment.body = "edited";
    }
    CHECK(must(collect::undiscussed(database, source, false)).size() == 1);
    (void)must(collect::undiscussedSince(database, source, true, 1));
    (void)must(collect::miscounted(database, source, true, 1));
    (void)must(collect::commentsTold(database, source, 1));
    (void)must(collect::keepOnly(database, source, "7", {}, 2));
    must(writer.discussed(std::vector<std::string>{"7"}));
    must(writer.discussedAll());
    must(collect::forEachFetched(database, source, 0, [](const FetchedIssue&) { return Status(); }));
    (void)must(collect::fetchedCounts(database, source));
    must(collect::writeFetching(database, source, must(collect::fetching(database, source))));
    must(collect::writeFetchLine(database, {source, "2024-01-01T00:00:00Z", FetchEvent::Began, "", ""}));
    CHECK(must(collect::fetchLog(project, source, 10)).size() == 1);
    must(store::writeHits(database, text, std::vector{KeywordHit{"T5", {}}}));
    CHECK(must(store::hitsOf(database, text)).size() == 1);
    CHECK(must(collect::issuesWithKeyword(database, "T5", true)).size() == 1);
    must(collect::writeFacts(database, known, {"v1", {}, {}, {}}));
    CHECK(must(collect::factsOf(database, known)).milestone == "v1");
    CHECK(must(collect::sourcesIn(database)).empty());
    CHECK(must(collect::keywordFindings(database)).empty());
    CHECK(must(collect::pairFindings(database)).empty());
    (void)must(collect::forgetFetched(database, source, 100));
    must(transaction.commit());
}

} // namespace

TEST_CASE("Plans: every query of the screens goes by an index, and none reads a big table through", "[store]")
{
    const test::TempFolder folder;
    NoProgress progress;
    (void)must(exchange::createDemo(folder / "demo.accord", progress, {}));
    Project project = must(Project::open(folder / "demo.accord"));
    useScreens(project);
    meet(project);
    runStudy(project);
    fetchAndCollect(project);
    const std::vector<std::string> queries = project.database().preparedQueries();
    CHECK(queries.size() > 30);
    std::vector<std::string> found;
    for (const std::string& sql : queries) {
        // What the word index asks of its own tables is asked by nobody else: SQLite does not even plan it for us.
        if (sql.find("'search_") != std::string::npos) {
            continue;
        }
        const auto reads = wholeReads(project.database(), sql);
        found.insert(found.end(), reads.begin(), reads.end());
    }
    CHECK(found == std::vector<std::string>{});
}

TEST_CASE("Plans: the test would notice a query without an index", "[store]")
{
    const test::TempFolder folder;
    NoProgress progress;
    Project project = must(exchange::createDemo(folder / "demo.accord", progress, {}));
    CHECK(wholeReads(project.database(), "SELECT * FROM event WHERE note = 'x'").size() == 1);
    CHECK(wholeReads(project.database(), "SELECT count(*) FROM label").size() == 1);
    CHECK(
        wholeReads(project.database(), "SELECT * FROM item i JOIN event a ON a.note = i.uuid WHERE i.id = 1").size() ==
        1);
    CHECK(wholeReads(project.database(), "SELECT * FROM event WHERE seq = 1").empty());
}
