// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/filter.h"
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

TEST_CASE("Saved filters: a name is text that is not empty", "[reconcile]")
{
    Sample sample(2, 2);
    CHECK(errorOf(reconcile::saveFilter(sample.project, {"", "all"})).code == Errc::Invalid);
    CHECK(errorOf(reconcile::saveFilter(sample.project, {" \t", "all"})).code == Errc::Invalid);
    CHECK(errorOf(reconcile::saveFilter(sample.project, {"bad \xff", "all"})).code == Errc::Invalid);
    CHECK(must(reconcile::savedFilters(sample.project)).empty());
}
