// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/saved_filters.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

TEST_CASE("Saved filters: kept in the project for everybody, by name, until removed", "[reconcile]")
{
    Sample sample(2, 2);
    CHECK(must(reconcile::savedFilters(sample.project)).empty());
    must(reconcile::saveFilter(sample.project, {"  worst ", "pending across=type"}));
    must(reconcile::saveFilter(sample.project, {"Flagged", "all flagged"}));

    Project other = test::reopened(sample.project);
    const auto both = must(reconcile::savedFilters(other));
    REQUIRE(both.size() == 2);
    CHECK(both[0].name == "Flagged");
    CHECK(both[1].name == "worst");
    CHECK(must(reconcile::savedFilterNamed(other, "WORST")).text == "pending across=type");

    // The same name in other letters is the same filter.
    must(reconcile::saveFilter(other, {"Worst", "deferred"}));
    CHECK(must(reconcile::savedFilters(sample.project)).size() == 2);
    CHECK(must(reconcile::savedFilterNamed(sample.project, "worst")).text == "deferred");

    must(reconcile::removeFilter(sample.project, "flagged"));
    CHECK(must(reconcile::savedFilters(other)).size() == 1);
    const Error gone = errorOf(reconcile::removeFilter(sample.project, "flagged"));
    CHECK(gone.code == Errc::NotFound);
    CHECK(accord::test::says(gone, "worst"));
}

TEST_CASE("Saved filters: two of one name in different letters become one", "[reconcile]")
{
    Sample sample(2, 2);
    must(sample.project.database().execute("INSERT INTO saved_filter VALUES ('Worst', 'pending'), ('worst', 'all')"));
    SECTION("when it is saved")
    {
        must(reconcile::saveFilter(sample.project, {"WORST", "deferred"}));
        const auto filters = must(reconcile::savedFilters(sample.project));
        REQUIRE(filters.size() == 1);
        CHECK(filters[0].text == "deferred");
    }
    SECTION("and go when it is removed")
    {
        must(reconcile::removeFilter(sample.project, "worst"));
        CHECK(must(reconcile::savedFilters(sample.project)).empty());
    }
}

TEST_CASE("Saved filters: copies that saved one in different letters have the same one after a merge", "[reconcile]")
{
    test::Team team;
    const auto first = team.copy("first.accord");
    const auto second = team.copy("second.accord");
    const auto third = team.copy("third.accord");
    const auto save = [](const std::filesystem::path& file, const std::string& name, const std::string& filter) {
        Project project = must(Project::open(file));
        must(reconcile::saveFilter(project, {name, filter}));
    };
    test::giveIn(first, "Person 1", 0, "A.1");
    test::giveIn(second, "Person 2", 0, "A.1");
    test::giveIn(third, "Person 3", 0, "A.1");
    save(first, "Worst", "deferred");
    save(second, "worst", "pending");
    save(third, "WORST", "all");
    const auto a = team.copy("a.accord");
    const auto b = team.copy("b.accord");
    for (const auto& file : {first, second, third}) {
        (void)test::merged(a, {file});
    }
    (void)test::merged(b, {third, second});
    (void)test::merged(b, {first});
    Project one = must(Project::open(a));
    const auto filters = must(reconcile::savedFilters(one));
    REQUIRE(filters.size() == 1);
    CHECK(filters[0].name == "worst");
    CHECK(filters[0].text == "pending");
    CHECK(test::visible(a) == test::visible(b));
}

TEST_CASE("Saved filters: a name is text that is not empty", "[reconcile]")
{
    Sample sample(2, 2);
    CHECK(errorOf(reconcile::saveFilter(sample.project, {"", "all"})).code == Errc::Invalid);
    CHECK(errorOf(reconcile::saveFilter(sample.project, {" \t", "all"})).code == Errc::Invalid);
    CHECK(errorOf(reconcile::saveFilter(sample.project, {"bad \xff", "all"})).code == Errc::Invalid);
    CHECK(must(reconcile::savedFilters(sample.project)).empty());
}
