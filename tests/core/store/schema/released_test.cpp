// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/meeting_queries.h"
#include "core/store/events/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/proposals.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/schema.h"
#include "core/store/search_index.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using accord::test::must;
namespace fs = std::filesystem;

namespace {

// The newest schema gets its file when it is released.
std::vector<fs::path> releasedFiles()
{
    std::vector<fs::path> files;
    for (int schema = 1; schema <= store::newestSchema(); ++schema) {
        const std::string number = std::to_string(schema);
        const fs::path file = test::fixture("schema_" + std::string(4 - number.size(), '0') + number + ".accord");
        if (schema < store::newestSchema() || fs::exists(file)) {
            files.push_back(file);
        }
    }
    return files;
}

std::vector<std::string> schemaOf(Project& project)
{
    sqlite::Statement query = must(project.database().prepare(
        "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' "
        "ORDER BY type, name"));
    std::vector<std::string> lines;
    while (must(query.step())) {
        lines.push_back(query.string(0));
    }
    return lines;
}

// "Ann B.1;Ben B.1.i;= B.1" by item, in the round's order.
std::vector<std::string> contentOf(Project& project)
{
    const Round round = must(project.roundNamed("Pilot"));
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round.id));
    const auto codeOf = [&](Verdict verdict, CategoryId id) {
        const Category* category = project.taxonomy()->find(id);
        return category != nullptr ? category->code : verdict == Verdict::NotForStudy ? "-" : "?";
    };
    std::vector<std::string> lines;
    for (const LabelMatrixItem& item : labelMatrix.items()) {
        std::string line;
        for (const Label& label : must(store::labelsOf(project.database(), round.id, item.item))) {
            line += project.person(label.by)->name + " " + codeOf(label.content.verdict, label.content.category) + ";";
        }
        if (const auto decision = must(store::decisionOf(project.database(), round.id, item.item))) {
            line += "= " + codeOf(decision->content.verdict, decision->content.category);
        }
        lines.push_back(line);
    }
    return lines;
}

} // namespace

TEST_CASE("Released files: one of every schema opens, is sound, and says what was put in", "[store]")
{
    for (const fs::path& released : releasedFiles()) {
        INFO(released);
        REQUIRE(fs::exists(released));
        const test::TempFolder folder;
        const fs::path file = folder / "project.accord";
        fs::copy_file(released, file);
        Project project = must(Project::open(file));
        CHECK(must(project.database().number("PRAGMA user_version")) == store::newestSchema());
        CHECK(must(store::check(project.database())).sound());
        CHECK(project.name() == "Fixture");
        CHECK(project.people().size() == 3);
        CHECK(contentOf(project) == std::vector<std::string>{"Ann B.1;Ben B.1.i;Cem B.1;= B.1", "Ann A;Ben A;Cem A;= A",
                                                             "Ann A;Ben B;Cem A;= A", "Ann -;Ben ?;Cem B.1.i;"});
        const auto id = must(store::textByAddress(project.database(), "https://github.com/toolkit/core/issues/1"));
        REQUIRE(id.has_value());
        const Issue issue = must(store::textById(project.database(), *id));
        REQUIRE(issue.document.has_value());
        CHECK(issue.document->body == "It leaks 内存.");
        CHECK(issue.document->comments.size() == 1);
        while (must(store::indexFurther(project.database(), 100)) > 0) {
        }
        CHECK(must(store::search(project.database(), store::SearchQuery::parse("内存"), 10, 0)).issues.size() == 1);
    }
}

TEST_CASE("Released files: what people decided together is there", "[store]")
{
    const fs::path released = test::fixture("schema_0001.accord");
    const test::TempFolder folder;
    const fs::path file = folder / "project.accord";
    fs::copy_file(released, file);
    Project project = must(Project::open(file));
    const RoundId round = must(project.roundNamed("Pilot")).id;
    const PersonId ann = must(project.personNamed("Ann")).id;
    const PersonId ben = must(project.personNamed("Ben")).id;

    const auto meetings = must(reconcile::meetingsOn(project.database(), round));
    REQUIRE(meetings.size() == 1);
    CHECK(meetings[0].content.name == "Tuesday");
    CHECK(meetings[0].content.minutes == 30);
    CHECK(meetings[0].content.takingPart == std::vector{ann, ben});
    CHECK_FALSE(meetings[0].endedAt.empty());

    const auto votes = must(store::secondVotesIn(project.database(), round));
    REQUIRE(votes.size() == 2);
    CHECK(votes[0].state == SecondVoteState::Revealed);
    REQUIRE(votes[0].votes.size() == 2);
    CHECK(votes[0].votes[0].content.note == "it leaks");
    CHECK(votes[0].votes[1].content.verdict == Verdict::NoneOfThese);
    CHECK(votes[0].meeting == meetings[0].id);
    CHECK(votes[1].state == SecondVoteState::Open);
    CHECK(votes[1].votes.empty());
    CHECK(must(store::voteOf(project.database(), votes[1].id, ben))->content.note == "still secret");

    const auto decision = must(store::decisionOf(project.database(), round, votes[0].item));
    REQUIRE(decision);
    CHECK(decision->content.method == Method::Consensus);
    CHECK(decision->content.takingPart == std::vector{ann, ben});
    CHECK(decision->content.reason == "talked over");
    CHECK(decision->content.meeting == meetings[0].id);

    const auto proposals = must(store::proposals(project.database()));
    REQUIRE(proposals.size() == 1);
    CHECK(proposals[0].content.name == "Drift");
    CHECK(proposals[0].raisedBy.size() == 1);
    CHECK(proposals[0].opinions.size() == 2);
}

TEST_CASE("Released files: brought up to date they have the schema of a new file", "[store]")
{
    const test::TempFolder folder;
    Project fresh = must(Project::create(folder / "fresh.accord", "Fresh"));
    for (const fs::path& released : releasedFiles()) {
        INFO(released);
        const fs::path file = folder / released.filename().string();
        fs::copy_file(released, file);
        Project project = must(Project::open(file));
        CHECK(schemaOf(project) == schemaOf(fresh));
    }
}
