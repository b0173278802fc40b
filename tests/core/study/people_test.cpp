// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

using namespace accord;
using study::PersonContent;
using test::errorOf;
using test::must;
using test::StudySample;

namespace {

PersonContent named(const std::string& name)
{
    PersonContent content;
    content.name = name;
    return content;
}

} // namespace

TEST_CASE("People get initials, a colour of their own and a pseudonym that stays theirs")
{
    StudySample study(0, 0);
    const Person mira = must(study::addPerson(study.project, "Mira Okafor"));
    CHECK(mira.initials == "MO");
    CHECK(mira.colour == 0);
    CHECK(mira.pseudonym == "A1");
    CHECK(mira.joined == study.project.now());
    const Person jonas = must(study::addPerson(study.project, "Jonas"));
    CHECK(jonas.pseudonym == "A2");
    CHECK(jonas.colour == 1);
    CHECK(study.project.people().copy() == std::vector<Person>{mira, jonas});
    CHECK(errorOf(study::addPerson(study.project, "jonas ")).code == Errc::Exists);
    CHECK(errorOf(study::addPerson(study.project, "  ")).code == Errc::Invalid);
}

TEST_CASE("No two people have the same initials")
{
    StudySample study(0, 0);
    CHECK(must(study::addPerson(study.project, "Mira Okafor")).initials == "MO");
    const Person max = must(study::addPerson(study.project, "Max Ott"));
    CHECK(max.initials == "MO2");
    CHECK(must(study::addPerson(study.project, "Mo Oz")).initials == "MO3");
    CHECK(must(study.project.personNamed("mo2")).id == max.id);
    const Error taken = errorOf(study::addPerson(study.project, "Ann", "mo"));
    CHECK(taken.code == Errc::Exists);
    CHECK(taken.reason == Reason::InitialsTaken);
    PersonContent content = study::contentOf(max);
    content.initials = "MO3";
    CHECK(errorOf(study::editPerson(study.project, {}, max.id, content)).reason == Reason::InitialsTaken);
    content.initials.clear(); // their own are free for themselves
    CHECK(must(study::editPerson(study.project, {}, max.id, content)).initials == "MO2");
    content.name = "Ned Ott";
    CHECK(must(study::editPerson(study.project, {}, max.id, content)).initials == "NO");
}

TEST_CASE("Initials that came twice are told apart by who joined first, in every copy alike")
{
    const auto person = [](int id, const std::string& joined, const std::string& initials) {
        Person made{PersonId{id}, Uuid{}, "Somebody", initials};
        made.joined = joined;
        return made;
    };
    std::vector<Person> people{person(1, "2026-03-02", "MO"), person(2, "2026-03-01", "mo"),
                               person(3, "2026-03-03", "MO2"), person(4, "2026-03-04", "")};
    std::vector<Person> reversed(people.rbegin(), people.rend());
    tellInitialsApart(people);
    tellInitialsApart(reversed);
    CHECK(people[0].initials == "MO3"); // MO2 is somebody's
    CHECK(people[1].initials == "mo");
    CHECK(people[2].initials == "MO2");
    CHECK(people[3].initials.empty());
    CHECK(people == std::vector<Person>(reversed.rbegin(), reversed.rend()));
}

TEST_CASE("Everybody changes what is their own, and leads the rest")
{
    StudySample study(3, 0);
    PersonContent content = study::contentOf(*study.project.person(study.who(0)));
    content.role = Role::Lead;
    // As long as nobody leads, everybody may name a lead.
    CHECK(must(study::editPerson(study.project, study.who(1), study.who(0), content)).role == Role::Lead);
    content = study::contentOf(*study.project.person(study.who(1)));
    content.name = "Cy Twombly";
    content.initials.clear();
    content.colour = 9;
    // Who somebody is, is for leads to say; how their chip looks is their own.
    CHECK(errorOf(study::editPerson(study.project, study.who(1), study.who(1), content)).code == Errc::NotPermitted);
    const Person renamed = must(study::editPerson(study.project, study.who(0), study.who(1), content));
    CHECK(renamed.name == "Cy Twombly");
    CHECK(renamed.initials == "CT");
    CHECK(renamed.colour == 9);
    CHECK(renamed.pseudonym == "A2");
    content.initials = "CY";
    content.colour = 3;
    CHECK(errorOf(study::editPerson(study.project, study.who(2), study.who(1), content)).code == Errc::NotPermitted);
    CHECK(must(study::editPerson(study.project, study.who(1), study.who(1), content)).initials == "CY");
    content.role = Role::Lead;
    CHECK(errorOf(study::editPerson(study.project, study.who(1), study.who(1), content)).code == Errc::NotPermitted);
    content.role = Role::Annotator;
    content.pseudonym = "B7";
    CHECK(errorOf(study::editPerson(study.project, study.who(1), study.who(1), content)).code == Errc::NotPermitted);
    CHECK(must(study::editPerson(study.project, study.who(0), study.who(1), content)).pseudonym == "B7");
    content.pseudonym = "a3";
    CHECK(errorOf(study::editPerson(study.project, study.who(0), study.who(1), content)).code == Errc::Exists);
    content.pseudonym = "Person 3";
    CHECK(errorOf(study::editPerson(study.project, study.who(0), study.who(1), content)).code == Errc::Exists);
    content.pseudonym.clear(); // as it is
    CHECK(must(study::editPerson(study.project, study.who(0), study.who(1), content)).pseudonym == "B7");
    content.colour = 64;
    CHECK(errorOf(study::editPerson(study.project, study.who(0), study.who(1), content)).code == Errc::Invalid);
    content.colour = 1;
    content.name = "two\nlines";
    CHECK(errorOf(study::editPerson(study.project, study.who(0), study.who(1), content)).code == Errc::Invalid);

    PersonContent another = named("Another Lead");
    another.role = Role::Lead;
    CHECK(errorOf(study::addPerson(study.project, study.who(1), another)).code == Errc::NotPermitted);
    CHECK(must(study::addPerson(study.project, study.who(0), another)).role == Role::Lead);
    CHECK(errorOf(study::addPerson(study.project, study.who(1), named("Late"))).code == Errc::NotPermitted);
    CHECK(study::addPerson(study.project, study.who(0), named("Late")).ok());
}

TEST_CASE("The only lead of a study stays one, and makes another one first")
{
    StudySample study(2, 0);
    study.lead(0);
    PersonContent content = study::contentOf(*study.project.person(study.who(0)));
    content.role = Role::Annotator;
    const std::string only = "they are the only lead of the study; make somebody else a lead first";
    CHECK(accord::test::says(errorOf(study::editPerson(study.project, study.who(0), study.who(0), content)), only));
    const Status left = study::leave(study.project, study.who(0), study.who(0));
    REQUIRE_FALSE(left.ok());
    CHECK(accord::test::says(left.error(), only));
    study.lead(1);
    CHECK(must(study::editPerson(study.project, study.who(0), study.who(0), content)).role == Role::Annotator);
    CHECK_FALSE(study.project.mayLead(study.who(0)));
    CHECK(accord::test::says(study.project.requireLead(study.who(0)).error(),
                             "Only a lead can do this. Leads are: " + study.project.nameOf(study.who(1))));
}

TEST_CASE("Who makes a project leads it, and need not label")
{
    StudySample study(0, 0);
    const Person maker = must(study::addFirstLead(study.project, "Mira Okafor", false));
    CHECK(maker.role == Role::Lead);
    CHECK_FALSE(maker.isLabeller());
    CHECK(study.project.people().copy() == std::vector<Person>{maker});
    CHECK(errorOf(study::addFirstLead(study.project, "Jonas", true)).code == Errc::NotPermitted);
    CHECK(errorOf(study::addPerson(study.project, "Jonas")).code == Errc::NotPermitted); // in nobody's name
    const Person jonas = must(study::addPerson(study.project, maker.id, named("Jonas")));
    CHECK(jonas.isLabeller());
    PersonContent content = study::contentOf(maker);
    content.labels = true;
    CHECK(must(study::editPerson(study.project, maker.id, maker.id, content)).isLabeller());
}

TEST_CASE("Who leaves comes back under the same pseudonym, which nobody gets meanwhile")
{
    StudySample study(2, 0);
    study.lead(0);
    must(study::leave(study.project, study.who(1), study.who(1)));
    CHECK(study.project.person(study.who(1))->left == study.project.now());
    must(study::leave(study.project, study.who(0), study.who(1))); // again: nothing happens
    const Person late = must(study::addPerson(study.project, study.who(0), named("Late")));
    CHECK(late.pseudonym == "A3");
    CHECK(accord::test::says(study::comeBack(study.project, study.who(1), study.who(1)).error(),
                             "This person has left the study"));
    CHECK(study::comeBack(study.project, late.id, study.who(1)).error().code == Errc::NotPermitted);
    must(study::comeBack(study.project, study.who(0), study.who(1)));
    CHECK(study.project.person(study.who(1))->left.empty());
    CHECK(study.project.person(study.who(1))->pseudonym == "A2");
}

TEST_CASE("Pseudonyms come in the order of their numbers")
{
    CHECK(study::pseudonymBefore("A2", "A10"));
    CHECK_FALSE(study::pseudonymBefore("A10", "A2"));
    CHECK(study::pseudonymBefore("A10", "B1"));
    CHECK_FALSE(study::pseudonymBefore("A1", "A1"));
    CHECK(study::pseudonymBefore("A01", "A1") != study::pseudonymBefore("A1", "A01"));
    StudySample study(12, 0);
    const auto people = study::byPseudonym(study.project);
    CHECK(people[1].pseudonym == "A2");
    CHECK(people[11].pseudonym == "A12");
}
