// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "tests/core/must.h"
#include "tests/core/project/random_round.h"
#include "tests/core/reconcile/rows.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::reconcile::Filter;
using accord::reconcile::FilterNames;
using accord::reconcile::filterText;
using accord::reconcile::Naming;
using accord::reconcile::parseFilter;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

namespace {

// Read and written again, as people see it.
std::string again(const std::string& text, const FilterNames& names)
{
    return filterText(must(parseFilter(text, names)), names);
}

bool same(const Filter& a, const Filter& b)
{
    return a.show == b.show && a.onlyConflicts == b.onlyConflicts && a.onlyFlagged == b.onlyFlagged &&
           a.across == b.across && a.repository == b.repository && a.oneAnnotator == b.oneAnnotator &&
           a.otherAnnotator == b.otherAnnotator && a.oneCategory == b.oneCategory &&
           a.otherCategory == b.otherCategory && a.block == b.block && a.margin == b.margin && a.leading == b.leading &&
           a.perBlock == b.perBlock && a.sample == b.sample && a.limit == b.limit && a.seed == b.seed;
}

Filter randomFilter(const Sample& sample, test::Random& random)
{
    const auto any = [&](const auto& values) { return values[test::below(random, values.size())]; };
    const auto maybe = [&] { return test::below(random, 2) == 0; };
    const std::vector<CategoryId> categories{sample.category("A.1"), sample.category("B"), sample.category("B.1.i")};
    Filter filter;
    filter.show = static_cast<Filter::Show>(test::below(random, 4));
    filter.onlyConflicts = maybe();
    filter.onlyFlagged = maybe();
    if (maybe()) {
        filter.across = maybe() ? std::vector{Level::Theme} : std::vector{Level::Type, Level::Subtheme};
    }
    if (maybe()) {
        filter.repository = maybe() ? "toolkit/odd" : "toolkit/even";
    }
    if (maybe()) {
        filter.oneAnnotator = sample.people[0];
        filter.otherAnnotator = sample.people[2];
    }
    if (maybe()) {
        filter.oneCategory = any(categories);
        filter.otherCategory = maybe() ? any(categories) : CategoryId{};
    }
    if (maybe()) {
        filter.margin = static_cast<int>(test::below(random, 4));
        filter.leading = any(categories);
        filter.perBlock = static_cast<int>(test::below(random, 3));
        filter.sample = static_cast<int>(test::below(random, 9));
        filter.limit = static_cast<int>(test::below(random, 1001));
        filter.seed = static_cast<int>(test::below(random, 1'000'000'000));
    }
    switch (test::below(random, 4)) {
    case 0:
        filter.block = reconcile::BlockKey{};
        break;
    case 1:
        filter.block = reconcile::BlockKey{any(categories), {}};
        break;
    case 2:
        filter.block = reconcile::BlockKey{sample.category("A.1"), sample.category("B.1")};
        break;
    default:
        break;
    }
    return filter;
}

} // namespace

TEST_CASE("Filter text: as people write and read it", "[reconcile]")
{
    Sample sample(3, 4);
    test::giveRow(sample, 0, {"A.1", "B.1", "A.2"});
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const FilterNames names{labelMatrix, sample.project.people()};
    CHECK(again("", names) == "pending");
    CHECK(again("  all ", names) == "all");
    CHECK(again("flagged repo=odd decided", names) == "decided repo=odd flagged");
    CHECK(again("repo=toolkit/even", names) == "pending repo=even");
    CHECK(again("across=subtheme,Type", names) == "pending across=type,sub-theme");
    CHECK(again("pair=\"Person 1\",p3", names) == "pending pair=P1,P3");
    CHECK(again("pair=A1,a2", names) == "pending pair=P1,P2");
    CHECK(again("categories=b.1", names) == "pending categories=B.1");
    CHECK(again("categories=B.1,A", names) == "pending categories=B.1,A");
    CHECK(again("block=B.1,A.1", names) == "pending block=A.1,B.1");
    CHECK(again("block=-,A.1", names) == "pending block=A.1,-");
    CHECK(again("block=several", names) == "pending block=several");
    CHECK(again("every-item\tall", names) == "all every-item");
    const Filter pair = must(parseFilter("pair=P1,P2 deferred", names));
    CHECK((pair.oneAnnotator == sample.people[0]));
    CHECK((pair.show == Filter::Show::Deferred));
    CHECK(filterText(pair, names, Naming::Hidden) == "deferred pair=A1,A2");
    const std::string stored = filterText(pair, names, Naming::Stored);
    CHECK(stored.find(sample.project.people()[1].uuid.text()) != std::string::npos);
    CHECK(stored.find("P1") == std::string::npos);
}

TEST_CASE("Filter text: whatever a filter says comes back, in words and as it is stored", "[reconcile]")
{
    Sample sample(3, 4);
    test::giveRow(sample, 0, {"A.1", "B.1", "A.2"});
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const FilterNames names{labelMatrix, sample.project.people()};
    test::Random random(5);
    for (int run = 0; run < 200; ++run) {
        const Filter filter = randomFilter(sample, random);
        for (const Naming naming : {Naming::Shown, Naming::Hidden, Naming::Stored}) {
            const std::string text = filterText(filter, names, naming);
            INFO(text);
            CHECK(same(must(parseFilter(text, names)), filter));
        }
    }
}

TEST_CASE("Filter text: names with spaces, commas and quotes, and initials that two share", "[reconcile]")
{
    Sample sample(2, 2);
    test::giveRow(sample, 0, {"A.1", "B.1"});
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    std::vector<Person> people = sample.project.people().copy();
    people[0].name = "Ann \"A\" Lee, Dr";
    people[0].initials = "AL";
    people[1].name = "Abe Low";
    people[1].initials = "AL";
    const FilterNames names{labelMatrix, people};
    Filter filter;
    filter.oneAnnotator = people[0].id;
    filter.otherAnnotator = people[1].id;
    const std::string text = filterText(filter, names);
    CHECK(text == "pending pair=\"Ann \"\"A\"\" Lee, Dr\",\"Abe Low\"");
    CHECK(same(must(parseFilter(text, names)), filter));
    CHECK(errorOf(parseFilter("pair=AL,\"Abe Low\"", names)).code == Errc::Ambiguous);

    // What is stored is not about the name.
    const std::string stored = filterText(filter, names, Naming::Stored);
    people[0].name = "Somebody Else";
    CHECK(same(must(parseFilter(stored, {labelMatrix, people})), filter));
}

TEST_CASE("Filter text: people are found as everywhere else: pseudonym, else name, else initials", "[reconcile]")
{
    Sample sample(3, 2);
    test::giveRow(sample, 0, {"A.1", "B.1", "A.2"});
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    std::vector<Person> people = sample.project.people().copy();
    people[0].name = "A2"; // the pseudonym of somebody else
    people[0].initials = "P3";
    const FilterNames names{labelMatrix, people};
    const Filter filter = must(parseFilter("pair=A2,A3", names));
    CHECK(filter.oneAnnotator == people[1].id);
    CHECK(errorOf(parseFilter("pair=A1,P3", {labelMatrix, std::vector<Person>{people[0], people[2]}})).code ==
          Errc::Ambiguous);
    Filter both;
    both.oneAnnotator = people[0].id;
    both.otherAnnotator = people[1].id;
    CHECK(filterText(both, names) == "pending pair=A1,P2"); // neither initials nor name mean them alone
    CHECK(same(must(parseFilter(filterText(both, names), names)), both));
}

TEST_CASE("Filter text: mistakes name what exists", "[reconcile]")
{
    Sample sample(3, 4);
    test::giveRow(sample, 0, {"A.1", "B.1", "A.2"});
    const LabelMatrix labelMatrix = test::labelMatrixOf(sample);
    const FilterNames names{labelMatrix, sample.project.people()};
    const auto fails = [&](const std::string& text, Errc code, const std::string& names_) {
        INFO(text);
        const Error error = errorOf(parseFilter(text, names));
        CHECK(error.code == code);
        INFO(error.argument(0) << ": " << accord::test::said(error));
        CHECK(accord::test::says(error, names_));
    };
    fails("sometimes", Errc::Invalid, "deferred");
    fails("people=P1,P2", Errc::Invalid, "pair=ONE,OTHER");
    fails("across=topic", Errc::Invalid, "across=theme");
    fails("across=", Errc::Invalid, "a value");
    fails("pair=P1", Errc::Invalid, "two people");
    fails("pair=P1,", Errc::Invalid, "a value");
    fails("pair=P1,P9", Errc::NotFound, "Person 1, Person 2, Person 3");
    fails("categories=B.9", Errc::UnknownCategory, "B.1");
    fails("categories=A,B,A.1", Errc::Invalid, "one category, or two");
    fails("block=B.1", Errc::Invalid, "block=several");
    fails("block=B.1,B.1", Errc::Invalid, "two categories");
    fails("repo=nowhere", Errc::NotFound, "toolkit/even, toolkit/odd");
    fails("pending decided", Errc::Invalid, "only once");
    fails("flagged flagged", Errc::Invalid, "only once");
    fails("pair=\"P1,P2", Errc::Invalid, "a quote that is closed");
    fails("flagged \xff", Errc::Invalid, "UTF-8");
}
