// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/package.h"
#include "core/project/repair.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::Team;
using test::visible;

namespace fs = std::filesystem;

namespace {

Uuid propose(Project& project, const std::string& name, std::size_t item = 0)
{
    taxonomy::NewProposal proposal;
    proposal.content.name = name;
    proposal.content.definition = "What it means.";
    proposal.content.category = project.taxonomy()->findCode("B")->uuid;
    proposal.by = project.people().front().id;
    const RoundId round = project.rounds().front().id;
    proposal.items = {must(store::itemsInOrder(project.database(), round)).at(item)};
    return must(taxonomy::propose(project, proposal));
}

void say(Project& project, const Uuid& id, std::size_t person, Stance stance)
{
    must(taxonomy::giveOpinion(project, id, {project.people().at(person).id, stance, "because", {}, {}}));
}

void everybodyIsFor(Project& project, const Uuid& id)
{
    for (std::size_t person = 0; person < project.people().size(); ++person) {
        say(project, id, person, Stance::For);
    }
}

Proposal proposalIn(const fs::path& file, const Uuid& id)
{
    Project project = must(Project::open(file));
    return must(taxonomy::proposalNamed(project, id.text(), project.people().front().id)).proposal;
}

// The copy into the project and the project into the copy.
void mergeBothWays(Team& team, const fs::path& copy, const fs::path& other)
{
    (void)team.merge({copy});
    (void)test::merged(other, {team.file});
    CHECK(test::difference(visible(team.file), visible(other)).empty());
    CHECK(must(checkIntegrity(team.project)).sound());
}

} // namespace

TEST_CASE("Merge: opinions and issues of two copies come together in a proposal", "[merge]")
{
    Team team;
    const Uuid id = propose(team.project, "Accuracy");
    const fs::path file = team.copy();
    {
        Project copy = must(Project::open(file));
        say(copy, id, 1, Stance::For);
        must(taxonomy::support(copy, id, copy.people()[2].id, team.items[3]));
        (void)propose(copy, "Only there", 1);
    }
    say(team.project, id, 1, Stance::Against);
    must(taxonomy::support(team.project, id, team.people[1], team.items[2]));
    const fs::path other = test::copied(file, team.folder / "other.accord");
    mergeBothWays(team, file, other);

    const Proposal here = proposalIn(team.file, id);
    CHECK(here.raisedBy.size() == 3);
    CHECK(here.opinions.size() == 3);
    CHECK(must(taxonomy::proposals(team.project, team.people[0])).size() == 2);
    for (const RaisedBy& raised : here.raisedBy) {
        CHECK(must(taxonomy::roundOf(team.project, raised.item)) == team.round);
    }
}

TEST_CASE("Merge: a proposal that one copy accepted and another rejected is accepted", "[merge]")
{
    Team team;
    const Uuid id = propose(team.project, "Accuracy");
    everybodyIsFor(team.project, id);
    const fs::path file = team.copy();
    {
        Project copy = must(Project::open(file));
        CHECK(must(taxonomy::accept(copy, id, copy.people()[1].id)).code == "B.3");
    }
    say(team.project, id, 2, Stance::Against);
    must(taxonomy::reject(team.project, id, team.people[0], "not here"));
    const fs::path other = test::copied(file, team.folder / "other.accord");
    mergeBothWays(team, file, other);
    CHECK(proposalIn(team.file, id).end.state == ProposalState::Accepted);
    const auto view = must(taxonomy::proposalNamed(team.project, id.text(), {}));
    CHECK(view.codebook == 2);
    CHECK(view.inForce);
}

TEST_CASE("Merge: copies that accept the same proposal get the same category, which labels agree on", "[merge]")
{
    Team team;
    const Uuid id = propose(team.project, "Accuracy");
    everybodyIsFor(team.project, id);
    const fs::path file = team.copy();
    {
        Project copy = must(Project::open(file));
        (void)must(taxonomy::accept(copy, id, copy.people()[1].id));
    }
    (void)must(taxonomy::accept(team.project, id, team.people[0]));
    test::giveIn(file, "Person 2", 0, "B.3");
    team.give(0, 0, "B.3");
    const fs::path other = test::copied(file, team.folder / "other.accord");
    mergeBothWays(team, file, other);
    CHECK(team.code(0, 0) == "B.3");
    CHECK(team.code(1, 0) == "B.3");
    CHECK(std::ranges::count(team.project.taxonomy()->categories(), "Accuracy", &Category::name) == 1);
    CHECK_FALSE(team.project.taxonomy()->findCode("B.3")->retired);
}

TEST_CASE("Merge: what is proposed in a package comes back with it, and is not accepted there", "[merge]")
{
    Team team;
    const Uuid secret = propose(team.project, "Of the team");
    const fs::path file = team.package(1);
    Uuid id;
    {
        Project package = must(Project::open(file));
        CHECK(must(taxonomy::proposals(package, package.people().front().id)).empty());
        id = propose(package, "From outside");
        CHECK(errorOf(taxonomy::accept(package, id, package.people().front().id)).code == Errc::NotPermitted);
    }
    (void)team.merge({file});
    const auto all = must(taxonomy::proposals(team.project, team.people[1]));
    REQUIRE(all.size() == 2);
    // Which is first says the logical clock, of which a package knows a part.
    const auto& own = all[0].proposal.id == id ? all[0] : all[1];
    CHECK((&own == &all[0] ? all[1] : all[0]).proposal.id == secret);
    CHECK(own.proposal.id == id);
    CHECK(own.tally.asked == team.people);
    CHECK(own.own == Stance::For);
    CHECK(own.proposal.raisedBy.size() == 1);
}
