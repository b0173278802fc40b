// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules.h"
#include "tests/core/must.h"
#include "tests/core/reconcile/rows.h"
#include "tests/support/catch.h"

#include <map>

using namespace accord;
using accord::reconcile::Rule;
using accord::test::errorOf;
using accord::test::giveRow;
using accord::test::must;
using accord::test::Sample;

namespace {

using Answers = std::map<std::string, int>;

Rule ruleOf(const Sample& sample, const std::string& text)
{
    return must(reconcile::resolved(must(Rule::parse(text)), sample.project.people()));
}

Answers answers(Sample& sample, const std::string& rule)
{
    return reconcile::preview(test::labelMatrixOf(sample), ruleOf(sample, rule)).byCategory;
}

} // namespace

TEST_CASE("Rules: plurality is more than any other got, and a tie has no answer", "[reconcile]")
{
    Sample sample(5, 6);
    giveRow(sample, 0, {"A.1", "A.1", "A.2", "B.1", "B.2"});
    giveRow(sample, 1, {"A.1", "A.1", "B.1", "B.1", "A.2"});
    giveRow(sample, 2, {"-", "-", "-", "B.1", "B.1"});
    giveRow(sample, 3, {"B.1", "", "", "", ""}); // one alone is no majority of anything
    giveRow(sample, 4, {"B.2", "?", "B.2", "", ""});
    giveRow(sample, 5, {"A.1", "B.1", "", "", ""});
    CHECK(answers(sample, "plurality") == Answers{{"A.1", 1}, {"-", 1}, {"B.2", 1}});
}

TEST_CASE("Rules: where labels differ in the sub-theme only, the theme is decided", "[reconcile]")
{
    Sample sample(3, 8);
    giveRow(sample, 0, {"A.1.i", "A.1.ii", "A.1.i"});
    giveRow(sample, 1, {"A.1", "A.1.i", "A.1.ii"});
    giveRow(sample, 2, {"A.1.i", "A.2", "A.1.ii"});
    giveRow(sample, 3, {"A.1.i", "A.1.i", "A.1.i"}); // nobody differs
    giveRow(sample, 4, {"B.1.i", "A.1.i", "B.1.i"});
    giveRow(sample, 5, {"A.1.i", "-", "A.1.ii"});
    giveRow(sample, 6, {"A", "A.1.i", "A.1.ii"});
    giveRow(sample, 7, {"A.1.i", "?", "A.1.ii"});
    CHECK(answers(sample, "same-theme") == Answers{{"A.1", 3}});
    const auto preview = reconcile::preview(test::labelMatrixOf(sample), ruleOf(sample, "same-theme"));
    CHECK(preview.bySplit == std::array<int, 4>{0, 0, 0, 3});
    CHECK(preview.conflicts == 3);
    CHECK(preview.byRepository == std::map<std::string, int>{{"toolkit/even", 2}, {"toolkit/odd", 1}});
}

TEST_CASE("Rules: one trusted person's label, never where they did not label or could not tell", "[reconcile]")
{
    Sample sample(3, 6);
    giveRow(sample, 0, {"A.1", "B.1.i", "A.1"});
    giveRow(sample, 1, {"A.1", "", "A.2"});
    giveRow(sample, 2, {"A.1", "?", "A.2"});
    giveRow(sample, 3, {"A.1", "-", "A.1"});
    giveRow(sample, 4, {"B.2", "B.2", "B.2"});
    giveRow(sample, 5, {"", "B.1", ""});
    CHECK(answers(sample, "person=Person 2") == Answers{{"B.1.i", 1}, {"-", 1}, {"B.2", 1}, {"B.1", 1}});
    CHECK(ruleOf(sample, "person=p2").name() == "person=Person 2");
    CHECK(ruleOf(sample, "person=" + sample.project.people()[1].uuid.text()).name() == "person=Person 2");
    const auto unknown = errorOf(reconcile::resolved(must(Rule::parse("person=Nobody")), sample.project.people()));
    CHECK(unknown.code == Errc::NotFound);
    CHECK(accord::test::says(unknown, "Person 1, Person 2, Person 3"));

    const auto preview = reconcile::preview(test::labelMatrixOf(sample), ruleOf(sample, "person=Person 2"));
    must(reconcile::apply(sample.project, sample.round, {}, preview));
    const auto decided = must(reconcile::currentDecision(sample.project, sample.round, sample.items[0]));
    CHECK(decided.rule == "person=Person 2");
    CHECK((decided.source == DecisionSource::Rule));
    CHECK(answers(sample, "person=Person 2").empty());
}

TEST_CASE("Rules: their words, also of people who share initials", "[reconcile]")
{
    for (const std::string name : {"plurality", "same-theme", "person=Ann Lee"}) {
        CHECK(must(Rule::parse(name)).name() == name);
    }
    for (const std::string name : {"person=", "person=  ", "person", "sametheme", "plurality=2"}) {
        INFO(name);
        CHECK(errorOf(Rule::parse(name)).code == Errc::Invalid);
    }
    const std::vector<Person> people{{PersonId{1}, {}, "Ann Lee", "AL", 0}, {PersonId{2}, {}, "Abe Low", "AL", 0}};
    CHECK(errorOf(reconcile::resolved(must(Rule::parse("person=AL")), people)).code == Errc::Ambiguous);
    CHECK((must(reconcile::resolved(must(Rule::parse("person=abe low")), people)).person == PersonId{2}));
}
