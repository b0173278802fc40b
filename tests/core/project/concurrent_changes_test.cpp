// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/collect/sources.h"
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/project/field_merge.h"
#include "core/project/label_matrix.h"
#include "core/project/repair.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/rules.h"
#include "core/reconcile/second_votes.h"
#include "core/study/gate/evaluate.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/settings.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/proposals.h"
#include "core/taxonomy/versions.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <latch>
#include <optional>
#include <string>
#include <thread>
#include <vector>

/// Two people change the project at once, each through a connection of their own. What was acknowledged is there, and
/// what would undo the other's work without either of them knowing is refused.

using namespace accord;
using study::RoundContent;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

struct Two : Sample
{
    explicit Two(int peopleCount = 2, int itemCount = 6)
        : Sample(peopleCount, itemCount)
        , other(test::reopened(project))
    {}

    [[nodiscard]] PersonId me() const { return people[0]; }
    [[nodiscard]] PersonId them() const { return people[1]; }

    RoundId draft(const std::string& name)
    {
        RoundContent content;
        content.name = name;
        content.gate = "theme fleiss-kappa >= 0.7";
        NoProgress quiet;
        const Round made =
            must(study::createRound(project, me(), content, must(study::everyIssue(project)), quiet, {}));
        must(other.refresh());
        return made.id;
    }

    Project other;
};

taxonomy::AppliedEdits applied(Project& project, PersonId by, const std::string& lines, int newest = 0)
{
    return must(taxonomy::applyEdits(project, must(taxonomy::parseEdits(lines)), by, {}, newest));
}

Error refusedEdits(Project& project, PersonId by, const std::string& lines, int newest)
{
    return errorOf(taxonomy::applyEdits(project, must(taxonomy::parseEdits(lines)), by, {}, newest));
}

// Both begin at the same moment.
template <class First, class Second>
void atOnce(const First& first, const Second& second)
{
    std::latch both(2);
    std::jthread one([&] {
        both.arrive_and_wait();
        first();
    });
    std::jthread two([&] {
        both.arrive_and_wait();
        second();
    });
}

std::string nameOf(Project& project, std::string_view code)
{
    must(project.refresh());
    const Category* category = project.taxonomy()->findCode(code);
    return category == nullptr ? "-" : category->name;
}

} // namespace

TEST_CASE("Merging fields: who changed what since it was seen", "[project]")
{
    struct Thing
    {
        int a = 0;
        int b = 0;
    };
    const Two two;
    const Thing seen{1, 1};
    const auto merged = [&](const Thing& wanted, Thing now, const std::vector<Told<Thing>>& told = {}) {
        FieldMerge<Thing> merge(seen, wanted, now);
        merge.field("a", &Thing::a).field("b", &Thing::b);
        const Status status = merge.status(two.project, "thing", [&] { return Result(told); });
        return std::pair(status, now.a * 10 + now.b);
    };
    CHECK(merged({2, 1}, {1, 3}).second == 23);
    CHECK(merged({1, 1}, {4, 3}).second == 43); // nothing was wanted
    CHECK(merged({2, 1}, {2, 3}).second == 23); // the same was wanted
    CHECK(merged({2, 1}, {2, 3}).first.ok());
    const std::vector<Told<Thing>> told{{two.me(), {1, 1}}, {two.them(), {4, 1}}, {two.me(), {4, 3}}};
    const Error error = merged({2, 1}, {4, 3}, told).first.error();
    CHECK(accord::test::isError(error, accord::Errc::Changed, "thing", "Person 2 changed its a"));
    CHECK(accord::test::says(merged({2, 5}, {4, 3}, told).first.error(),
                             "Person 2 changed its a, Person 1 changed its b"));
    CHECK(accord::test::says(merged({2, 1}, {4, 3}).first.error(), "somebody changed its a"));
}

TEST_CASE("At once: two who change different fields of a round have both changed it", "[project]")
{
    Two two;
    const RoundId id = two.draft("Pilot");
    const RoundContent seen = study::contentOf(*two.project.round(id));
    RoundContent renamed = seen;
    renamed.name = "Pilot 1";
    RoundContent stricter = seen;
    stricter.gate = "theme fleiss-kappa >= 0.8";
    stricter.people = {two.me()};
    must(study::editRound(two.project, two.me(), id, renamed, seen));
    must(study::editRound(two.other, two.them(), id, stricter, seen));
    must(two.project.refresh());
    const Round& now = *two.project.round(id);
    CHECK(now.name == "Pilot 1");
    CHECK(now.gate == "theme fleiss-kappa >= 0.8");
    CHECK(now.people == std::vector{two.me()});

    RoundContent third = seen;
    third.name = "Pilot A";
    third.purpose = RoundPurpose::Training;
    const Error error = errorOf(study::editRound(two.other, two.them(), id, third, seen));
    CHECK(accord::test::isError(error, accord::Errc::Changed, "round \"Pilot 1\"", "Person 1 changed its name"));
    must(two.project.refresh());
    CHECK(two.project.round(id)->purpose == RoundPurpose::Main); // all or nothing
}

TEST_CASE("At once: acceptance criteria are set without touching what else changed of the round", "[project]")
{
    Two two;
    const RoundId id = two.draft("Pilot");
    const RoundContent seen = study::contentOf(*two.project.round(id));
    RoundContent renamed = seen;
    renamed.name = "Pilot 1";
    must(study::editRound(two.project, two.me(), id, renamed, seen));
    // The other one still knows the old name.
    REQUIRE(two.other.round(id)->name == "Pilot");
    must(study::setGate(two.other, id, "type fleiss-kappa >= 0.9", two.them(), seen.gate));
    CHECK(two.other.round(id)->name == "Pilot 1");
    CHECK(two.other.round(id)->gate == "type fleiss-kappa >= 0.9");
    const Error error = errorOf(study::setGate(two.project, id, "type fleiss-kappa >= 0.5", two.me(), seen.gate));
    CHECK(error.code == Errc::Changed);
    CHECK(accord::test::says(error, "Person 2 changed its gate"));
    must(study::setGate(two.project, id, "type fleiss-kappa >= 0.5", two.me())); // whatever it is
}

TEST_CASE("At once: two who change different settings of the study have both changed them", "[project]")
{
    Two two;
    const StudySettings seen = two.project.settings();
    StudySettings mine = seen;
    mine.gate = "theme fleiss-kappa >= 0.6";
    StudySettings theirs = seen;
    theirs.training.items = 25;
    must(study::changeSettings(two.project, two.me(), mine, seen));
    must(study::changeSettings(two.other, two.them(), theirs, seen));
    CHECK(two.other.settings().gate == "theme fleiss-kappa >= 0.6");
    CHECK(two.other.settings().training.items == 25);
    mine.training.items = 30;
    const Error error = errorOf(study::changeSettings(two.project, two.me(), mine, seen));
    CHECK(accord::test::isError(error, accord::Errc::Changed, "the settings of the study",
                                "Person 2 changed its number of labels in training"));
}

TEST_CASE("At once: two who change different fields of a source have both changed it", "[project]")
{
    Two two;
    Source seen = must(collect::parseSource("toolkit/core"));
    seen.uuid = must(collect::saveSource(two.project, two.me(), seen));
    seen = must(collect::sourceNamed(two.project, "toolkit/core"));
    Source mine = seen;
    mine.selection.from = "2023-01-01";
    Source theirs = seen;
    theirs.selection.state = IssueState::Closed;
    theirs.selection.keywords = {{"leak", false}};
    must(collect::saveSource(two.project, two.me(), mine, seen));
    must(collect::saveSource(two.other, two.them(), theirs, seen));
    const Source now = must(collect::sourceNamed(two.project, "toolkit/core"));
    CHECK(now.selection.from == "2023-01-01");
    CHECK(now.selection.state == IssueState::Closed);
    CHECK(now.selection.keywords == theirs.selection.keywords);
    mine.selection.state = IssueState::Open;
    const Error error = errorOf(collect::saveSource(two.project, two.me(), mine, seen));
    CHECK(error.code == Errc::Changed);
    CHECK(accord::test::says(error, "Person 2 changed its state of issues"));
}

TEST_CASE("At once: whoever changes a name does not bring back a role that a lead has changed meanwhile", "[project]")
{
    Two two(3);
    const study::PersonContent seen = study::contentOf(*two.project.person(two.them()));
    study::PersonContent observer = seen;
    observer.role = Role::Observer;
    study::PersonContent renamed = seen;
    renamed.name = "Somebody";
    (void)must(study::editPerson(two.project, two.me(), two.them(), observer, seen));
    // Their own name is not theirs to change any more, whatever the handle has heard; their initials are.
    CHECK(errorOf(study::editPerson(two.other, two.them(), two.them(), renamed, seen)).code == Errc::NotPermitted);
    CHECK(study::contentOf(*test::reopened(two.project).person(two.them())) == observer);
    study::PersonContent initials = seen;
    initials.initials = "XY";
    (void)must(study::editPerson(two.other, two.them(), two.them(), initials, seen));
    CHECK(two.other.person(two.them())->role == Role::Observer);
    CHECK(two.other.person(two.them())->initials == "XY");
    (void)must(study::editPerson(two.other, two.people[2], two.them(), renamed, seen));
    CHECK(two.other.person(two.them())->role == Role::Observer);
    CHECK(two.other.person(two.them())->name == "Somebody");
    study::PersonContent again = seen;
    again.name = "Nobody";
    CHECK(accord::test::isError(errorOf(study::editPerson(two.project, two.me(), two.them(), again, seen)),
                                accord::Errc::Changed, "person \"Somebody\"", "Person 3 changed its name"));
}

TEST_CASE("At once: of two who undo the same version of the codebook one does", "[project]")
{
    Two two;
    for (int round = 0; round < 10; ++round) {
        INFO("round " << round);
        const int newest = applied(two.project, two.me(), "rename B.2 \"Speed " + std::to_string(round) + "\"").number;
        std::optional<Error> mine;
        std::optional<Error> theirs;
        const auto undo = [newest](Project& project, PersonId by, std::optional<Error>& error) {
            const auto done = taxonomy::undoVersion(project, newest, by);
            error = done.ok() ? std::nullopt : std::optional(done.error());
        };
        atOnce([&] { undo(two.project, two.me(), mine); }, [&] { undo(two.other, two.them(), theirs); });
        CHECK(mine.has_value() != theirs.has_value());
        const Error& refused = mine ? *mine : *theirs;
        CHECK(refused.code == Errc::NotPermitted);
        CHECK(accord::test::says(refused, "version " + std::to_string(newest + 1) + " is the newest"));
        must(two.project.refresh());
        CHECK(two.project.codebookNumber() == newest + 1);
    }
}

TEST_CASE("At once: an undo beside edits does not drop them", "[project]")
{
    Two two;
    for (int round = 0; round < 10; ++round) {
        INFO("round " << round);
        const int newest = applied(two.project, two.me(), "rename B.2 \"Speed " + std::to_string(round) + "\"").number;
        const std::string name = "Why " + std::to_string(round);
        bool undone = false;
        atOnce([&] { undone = taxonomy::undoVersion(two.project, newest, two.me()).ok(); },
               [&] { applied(two.other, two.them(), "rename A.2 \"" + name + "\""); });
        CHECK(nameOf(two.project, "A.2") == name);
        CHECK((nameOf(two.project, "B.2") == "Speed " + std::to_string(round)) == !undone);
    }
}

TEST_CASE("At once: returning to a version takes back what the person saw, and nothing that came after", "[project]")
{
    Two two;
    const int newest = applied(two.project, two.me(), "rename B.2 \"Slowness\"").number;
    applied(two.other, two.them(), "rename A.2 \"Reasons\"");
    const Error error = errorOf(taxonomy::returnTo(two.project, 1, two.me(), {}, newest));
    CHECK(
        accord::test::isError(error, accord::Errc::Changed, "the codebook", "Person 2 made version 3 of the codebook"));
    CHECK(nameOf(two.project, "A.2") == "Reasons");
    CHECK(must(taxonomy::returnTo(two.project, 1, two.me(), {}, 3)).number == 4);
    CHECK(nameOf(two.project, "A.2") == "Why");
}

TEST_CASE("At once: edits of other categories stay, and those of the same words are refused", "[project]")
{
    Two two;
    applied(two.other, two.them(), "rename A.2 \"Reasons\"", 1);
    applied(two.project, two.me(), "rename B.2 \"Slowness\"", 1);
    CHECK(nameOf(two.project, "A.2") == "Reasons");
    CHECK(nameOf(two.project, "B.2") == "Slowness");

    const Error same = refusedEdits(two.project, two.me(), "rename A.2 \"Grounds\"", 1);
    CHECK(
        accord::test::isError(same, accord::Errc::Changed, "category A.2", "Person 1 made version 3 of the codebook"));
    // The code stands for another category by now.
    applied(two.other, two.them(), "recode B.1 as B.9\nrecode B.2 as B.1", 3);
    CHECK(refusedEdits(two.project, two.me(), "retire B.1", 3).code == Errc::Changed);
    CHECK(nameOf(two.project, "B.1") == "Slowness");
    applied(two.project, two.me(), "retire B.1", 4); // seen as it is
}

TEST_CASE("At once: a proposal does not replace words that nobody saw who accepts it", "[project]")
{
    Two two;
    taxonomy::NewProposal proposal;
    proposal.content.kind = ProposalKind::Change;
    proposal.content.category = two.project.taxonomy()->findCode("B.1")->uuid;
    proposal.content.field = CategoryField::Definition;
    proposal.content.text = "Memory that is never given back.";
    proposal.by = two.me();
    proposal.items = {two.items[0]};
    const Uuid id = must(taxonomy::propose(two.project, proposal));
    must(taxonomy::giveOpinion(two.project, id, {two.them(), Stance::For, "yes", {}, {}}));
    applied(two.other, two.them(), "define B.1 definition \"Too much memory.\"");
    taxonomy::Wording wording;
    wording.newest = 1;
    const Error error = errorOf(taxonomy::accept(two.project, id, two.me(), wording));
    CHECK(
        accord::test::isError(error, accord::Errc::Changed, "category B.1", "Person 2 made version 2 of the codebook"));
    wording.newest = 2;
    (void)must(taxonomy::accept(two.project, id, two.me(), wording));
}

TEST_CASE("At once: nothing is labelled or decided as a category that was retired meanwhile", "[project]")
{
    Two two;
    two.give(0, 0, "B.1");
    two.give(1, 0, "B.1");
    two.give(0, 1, "B.1");
    const CategoryId gone = two.category("B.1");
    const CategoryId live = two.category("A.1");
    const auto labelled = [&](CategoryId category) {
        LabelContent content;
        content.verdict = Verdict::Category;
        content.category = category;
        return content;
    };
    const auto decided = [&](CategoryId category) {
        DecisionContent content = two.decided("A.1");
        content.category = category;
        return content;
    };
    must(reconcile::decide(two.project, two.round, two.me(), {{two.items[1], decided(gone)}}));
    const reconcile::RulePreview preview = reconcile::preview(must(LabelMatrix::load(two.project, two.round)),
                                                              reconcile::Rule{reconcile::Rule::Kind::Unanimous, 0});
    REQUIRE(preview.decisions.size() == 1);
    reconcile::SecondVoteRequest request;
    request.round = two.round;
    request.items = {two.items[2]};
    request.by = two.me();
    request.takingPart = {two.me(), two.them()};
    (void)must(reconcile::openSecondVotes(two.project, request));
    const auto vote = must(reconcile::newestSecondVote(two.project, two.round, two.items[2]));
    applied(two.other, two.them(), "retire B.1");
    REQUIRE_FALSE(two.project.taxonomy()->find(gone)->retired); // this one has not heard of it

    const auto refused = [](const auto& result) {
        return errorOf(result) == Error{Errc::UnknownCategory, Reason::CategoryUnusable, {"B.1"}};
    };
    CHECK(refused(labelling::submitLabel(two.project, {two.round, two.items[3], two.me(), labelled(gone), 1})));
    must(labelling::submitLabel(two.project, {two.round, two.items[0], two.me(), labelled(gone), 1})); // had it before
    Project third = test::reopened(two.project);
    CHECK(refused(reconcile::decide(third, two.round, two.me(), {{two.items[3], decided(gone)}})));
    must(reconcile::decide(third, two.round, two.me(), {{two.items[1], decided(gone)}})); // had it before
    CHECK(refused(reconcile::cast(third, vote->id, two.me(), {Verdict::Category, gone, Exclusion::None, {}})));
    must(reconcile::cast(third, vote->id, two.me(), {Verdict::Category, live, Exclusion::None, {}}));
    CHECK(refused(reconcile::apply(third, two.round, two.me(), preview)));
    CHECK(must(reconcile::currentDecision(third, two.round, two.items[0])).state == DecisionState::Open);
}

TEST_CASE("At once: handles that have not heard of a retired category ask the file", "[project]")
{
    // Each with a handle of its own, which nothing but the use case itself brings up to date.
    Two two;
    const CategoryId gone = two.category("B.1");
    reconcile::SecondVoteRequest request;
    request.round = two.round;
    request.items = {two.items[2]};
    request.by = two.me();
    request.takingPart = {two.me()};
    (void)must(reconcile::openSecondVotes(two.project, request));
    const auto vote = must(reconcile::newestSecondVote(two.project, two.round, two.items[2]));
    Project deciding = test::reopened(two.project);
    Project voting = test::reopened(two.project);
    applied(two.other, two.them(), "retire B.1");
    DecisionContent content = two.decided("A.1");
    content.category = gone;
    CHECK(errorOf(reconcile::decide(deciding, two.round, two.me(), {{two.items[3], content}})).code ==
          Errc::UnknownCategory);
    CHECK(errorOf(reconcile::cast(voting, vote->id, two.me(), {Verdict::Category, gone, Exclusion::None, {}})).code ==
          Errc::UnknownCategory);
}

TEST_CASE("At once: a round that runs by an earlier version keeps its categories, until it goes on by the newest",
          "[project]")
{
    Two two;
    const RoundId id = two.draft("Pilot");
    must(study::startRound(two.project, two.me(), id));
    must(two.other.refresh());
    const ItemId item = must(labelling::itemsForLink(two.project, id, test::sampleLink(1).url)).front();
    const LabelContent content = two.labelled("B.1");
    applied(two.other, two.them(), "retire B.1");
    must(labelling::submitLabel(two.project, {id, item, two.me(), content, 1}));
    (void)must(study::useNewestCodebook(two.other, two.them(), id));
    CHECK(errorOf(labelling::submitLabel(two.project, {id, item, two.them(), content, 1})).code ==
          Errc::UnknownCategory);
    must(labelling::submitLabel(two.project, {id, item, two.them(), two.labelled("A.1"), 1}));
}

namespace {

exchange::LabelPlan planFor(const Sample& sample, int issues, std::string_view code)
{
    exchange::LabelPlan plan;
    for (int issue = 1; issue <= issues; ++issue) {
        for (int person = 1; person <= 2; ++person) {
            exchange::LabelPlan::PlannedLabel label;
            label.item = plan.itemNumber(test::sampleLink(issue), 1);
            label.person = plan.personNumber("Person " + std::to_string(person));
            label.content = sample.labelled(code);
            plan.labels.push_back(label);
        }
    }
    return plan;
}

// Lets somebody know when an import has begun to write.
class AtFirst final : public Progress
{
public:
    explicit AtFirst(std::latch& begun)
        : m_begun(begun)
    {}
    void report(std::string_view /*step*/, std::int64_t /*done*/, std::int64_t /*total*/) override { tell(); }
    void tell()
    {
        if (!std::exchange(m_told, true)) {
            m_begun.count_down();
        }
    }

private:
    std::latch& m_begun;
    bool m_told = false;
};

} // namespace

TEST_CASE("At once: labels of a file do not get into a round that is closed while they are written", "[project]")
{
    constexpr int kItems = 4000;
    int refused = 0;
    // Whether the lead comes before the last batch is up to the system; when they do, nothing may be there.
    for (int attempt = 0; attempt < 20 && refused < 2; ++attempt) {
        INFO("attempt " << attempt);
        Two two(2, kItems);
        const RoundId id = two.draft("Pilot");
        must(study::startRound(two.project, two.me(), id));
        const auto plan = planFor(two, kItems, "A.1");
        std::latch begun(1);
        std::jthread lead([&] {
            begun.wait();
            (void)must(study::closeRound(two.other, two.them(), id));
        });
        AtFirst progress(begun);
        const auto report = exchange::writeLabels(two.project, plan, "Pilot", "labels.csv", progress, {});
        progress.tell();
        lead.join();
        sqlite::Statement query = must(two.project.database().prepare(
            "SELECT count(*), count(CASE WHEN a.clock > (SELECT max(clock) FROM event WHERE kind = 'round' AND "
            "round_id = "
            "?1) "
            "THEN 1 END) FROM event a JOIN item i ON i.id = a.item_id WHERE a.kind = 'label' AND i.round_id = ?1"));
        query.bind(id);
        (void)must(query.step());
        CHECK(query.integer(0) == (report.ok() ? 2 * kItems : 0));
        CHECK(query.integer(1) == 0);
        if (!report.ok()) {
            ++refused;
            CHECK(accord::test::isError(report.error(), accord::Errc::NotPermitted, "\"Pilot\"",
                                        "is closed, and first labels stay as they were given"));
        }
        query.reset();
        CHECK(must(checkIntegrity(two.project)).sound());
        CHECK(must(checkIntegrity(two.project)).interruptedImports == 0);
    }
    CHECK(refused > 0);
}

TEST_CASE("At once: labels of a file are refused whose category was retired since it was read", "[project]")
{
    Two two;
    const auto before = planFor(two, 6, "B.1");
    applied(two.other, two.them(), "retire B.1");
    NoProgress quiet;
    for (const std::string round : {"Main", "New"}) {
        const auto dumped = test::dump(two.project);
        CHECK(accord::test::isError(errorOf(exchange::writeLabels(two.project, before, round, "labels.csv", quiet, {})),
                                    accord::Errc::UnknownCategory, "B.1", {}));
        CHECK(test::dump(two.project) == dumped);
    }
}
