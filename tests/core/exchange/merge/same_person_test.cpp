// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/repair.h"
#include "core/store/events/labels.h"
#include "core/study/people.h"
#include "tests/core/events.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using test::errorOf;
using test::merged;
using test::must;
using test::visible;
namespace fs = std::filesystem;

TEST_CASE("Two people who are one: labels of both are one person's, and go back when it is taken back", "[merge]")
{
    test::Team team;
    team.lead();
    team.give(0, 0, "A.1");
    team.give(1, 0, "B.1");
    team.give(1, 1, "A.2");
    const PersonId lead = team.people[2];
    const Uuid first = team.project.person(team.people[0])->uuid;
    const Uuid second = team.project.person(team.people[1])->uuid;
    const auto before = visible(team.file);

    must(study::joinPeople(team.project, lead, team.people[1], team.people[0]));
    CHECK(team.project.people().size() == 2);
    CHECK(team.code(0, 0) == "B.1"); // the later one
    CHECK(team.code(0, 1) == "A.2");
    const auto names = must(study::otherNames(team.project));
    REQUIRE(names.size() == 1);
    CHECK(names[0].uuid == second);
    CHECK(names[0].sameAs == team.people[0]);
    CHECK(test::labelHistory(team.project.database(), team.items[0]).back().by == team.people[0]);
    CHECK(must(checkIntegrity(team.project)).sound());

    must(study::separatePeople(team.project, lead, first, second));
    CHECK(team.project.people().size() == 3);
    CHECK(team.code(0, 0) == "A.1");
    CHECK(team.code(1, 0) == "B.1");
    CHECK(team.code(1, 1) == "A.2");
    CHECK(must(checkIntegrity(team.project)).sound());
    // But for the two events that say so, everything is as it was.
    auto after = visible(team.file);
    std::erase_if(after, [](const std::string& line) { return line.find("'same_person'") != std::string::npos; });
    CHECK(after == before);

    CHECK(errorOf(study::separatePeople(team.project, lead, first, second)).code == Errc::NotFound);
    CHECK(errorOf(study::joinPeople(team.project, lead, team.people[0], team.people[0])).code == Errc::Invalid);
    // Whoever is the only lead cannot become somebody who is none.
    CHECK(errorOf(study::joinPeople(team.project, lead, lead, team.people[0])).code == Errc::NotPermitted);
}

TEST_CASE("Two people who are one: a check finds who stands for nobody, and a repair mends it", "[merge][repair]")
{
    test::Team team;
    team.lead();
    team.give(1, 1, "A.2");
    must(study::joinPeople(team.project, team.people[2], team.people[1], team.people[0]));
    must(team.project.database().execute("UPDATE person SET same_as = NULL"));
    const Integrity found = must(checkIntegrity(team.project));
    CHECK(found.wrongPeople == 1);
    CHECK_FALSE(found.sound());

    const Repair repair = must(repairProject(team.file));
    CHECK(repair.needed);
    CHECK_FALSE(repair.salvaged);
    CHECK(repair.after.sound());
    must(team.project.refresh());
    CHECK(team.project.people().size() == 2);
    CHECK(team.code(0, 1) == "A.2");
}

TEST_CASE("Two people who are one: of what two copies say of them the later holds, whichever copy meets the other",
          "[merge]")
{
    test::Team team;
    team.lead();
    team.give(0, 0, "A.1");
    team.give(1, 0, "B.1");
    const PersonId lead = team.people[2];
    must(study::joinPeople(team.project, lead, team.people[1], team.people[0]));
    const fs::path copy = team.copy();
    {
        // There it is taken back; here somebody goes on.
        Project other = must(Project::open(copy));
        must(study::separatePeople(other, lead, other.person(team.people[0])->uuid,
                                   must(study::otherNames(other)).front().uuid));
    }
    team.give(0, 1, "A.2");
    const fs::path here = team.copy("here.accord");
    const fs::path there = test::copied(copy, team.folder / "there.accord");
    (void)merged(here, {copy});
    (void)merged(there, {team.file});
    CHECK(visible(here) == visible(there));
    CHECK(must(Project::open(here)).people().size() == 3);
    // Again changes nothing, and neither does the copy from before.
    const auto now = visible(here);
    (void)merged(here, {there, team.file});
    CHECK(visible(here) == now);
}

TEST_CASE("Two people who are one: only a lead takes over that they are", "[merge]")
{
    test::Team team;
    team.lead();
    const fs::path copy = team.copy();
    {
        Project other = must(Project::open(copy));
        must(study::joinPeople(other, team.people[2], team.people[1], team.people[0]));
    }
    NoProgress progress;
    MergeChoices choices;
    choices.by = team.people[0];
    const std::vector<fs::path> files{copy};
    (void)must(exchange::merge(team.project, files, choices, progress, {}));
    CHECK(team.project.people().size() == 3);
    choices.by = team.people[2];
    (void)must(exchange::merge(team.project, files, choices, progress, {}));
    CHECK(team.project.people().size() == 2);
}
