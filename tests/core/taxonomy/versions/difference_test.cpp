// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/versions.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using taxonomy::CategoryDifference;
using taxonomy::ChangeKind;
using test::must;

namespace {

Taxonomy sample()
{
    return must(format::readTaxonomy(test::sampleTaxonomy(), "sample.json")).taxonomy;
}

// "code kind: before -> after", one line each.
std::string told(const std::string& edits)
{
    const Taxonomy now = must(taxonomy::applied(sample(), must(taxonomy::parseEdits(edits))));
    std::string text;
    for (const CategoryDifference& each : taxonomy::difference(sample(), now)) {
        text += each.code + " " + std::string(kindName(each.kind));
        text += each.field ? " " + std::string(fieldName(*each.field)) : std::string();
        text += each.before.empty() && each.after.empty() ? "" : ": " + each.before + " -> " + each.after;
        text += "\n";
    }
    return text;
}

} // namespace

TEST_CASE("A difference of two versions tells what became of each category")
{
    CHECK(told("add theme B \"Accuracy\"") == "B.3 added\n");
    CHECK(told("retire A.1.i") == "A.1.i retired\n");
    CHECK(told("rename A.2 \"Reason\"") == "A.2 renamed: Why -> Reason\n");
    CHECK(told("recode A.1 as A.9") == "A.9 recoded: A.1 -> A.9\n");
    CHECK(told("move A.1 to B") == "B.3 moved: A Question -> B Bug\n");
    CHECK(told("merge B.1 into B.2") == "B.2.i moved: B.1 Memory -> B.2 Speed\nB.1 merged:  -> B.2 Speed\n");
    CHECK(told("split B.2 into \"Slow\" \"Slower\"") == "B.3 added\nB.4 added\nB.2 split:  -> B.3 Slow, B.4 Slower\n");
    CHECK(told("define A.2 definition \"Old and new.\" minor") == "A.2 words definition:  -> Old and new.\n");
    CHECK(told("define A.2 examples \"a\" \"b\" meaning") == "A.2 words examples:  -> a\nb\nA.2 meaning\n");
    CHECK(taxonomy::difference(sample(), sample()).empty());
}

TEST_CASE("From the later version to the earlier one a difference tells the way back")
{
    const Taxonomy now = must(taxonomy::applied(
        sample(), must(taxonomy::parseEdits("add theme B \"Accuracy\"\nretire A.2\ndefine B.2 notes \"n\""))));
    const auto back = taxonomy::difference(now, sample());
    REQUIRE(back.size() == 3);
    CHECK(back[0].kind == ChangeKind::Restored);
    CHECK(back[0].code == "A.2");
    CHECK(back[1].kind == ChangeKind::Words);
    CHECK(back[1].before == "n");
    CHECK(back[1].after.empty());
    CHECK(back[2].kind == ChangeKind::Retired);
    CHECK(back[2].name == "Accuracy");
    CHECK(taxonomy::difference(Taxonomy(), sample()).size() == sample().categories().size());
}
