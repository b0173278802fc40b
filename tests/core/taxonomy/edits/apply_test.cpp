// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"
#include "core/taxonomy/edits/apply.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/core/taxonomy/edits/random_edits.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>

using namespace accord;
using test::errorOf;
using test::must;

namespace {

Taxonomy sample()
{
    return must(format::readTaxonomy(test::sampleTaxonomy(), "sample.json")).taxonomy;
}

Taxonomy after(const std::string& lines, const Taxonomy& taxonomy = sample())
{
    return must(taxonomy::applied(taxonomy, must(taxonomy::parseEdits(lines))));
}

Error refused(const std::string& lines)
{
    return errorOf(taxonomy::applied(sample(), must(taxonomy::parseEdits(lines))));
}

const Category& coded(const Taxonomy& taxonomy, const std::string& code)
{
    const Category* found = taxonomy.findCode(code);
    REQUIRE(found != nullptr);
    return *found;
}

std::string codesOf(const Taxonomy& taxonomy)
{
    std::string codes;
    for (const std::string& code : taxonomy.codes()) {
        codes += (codes.empty() ? "" : " ") + code;
    }
    return codes;
}

} // namespace

TEST_CASE("New categories get the next free code, and later edits may use it")
{
    const Taxonomy now = after("add theme B \"Accuracy\"\n"
                               "add subtheme B.3 \"Drift\"\n"
                               "define B.3 definition \"Wrong numbers.\"\n"
                               "add type \"Request\"\n"
                               "add theme A \"Where\" as A.7\n");
    CHECK(codesOf(now) == "A A.1 A.1.i A.1.ii A.2 A.7 B B.1 B.1.i B.2 B.3 B.3.i C");
    CHECK(coded(now, "B.3").definition == "Wrong numbers.");
    CHECK(coded(now, "B.3").meaning == 0);
    CHECK(coded(now, "B.3.i").level == Level::Subtheme);
}

TEST_CASE("A category that moves takes along what is below it, and codes follow")
{
    const Uuid setUp = coded(sample(), "A.1.ii").uuid;
    const Taxonomy moved = after("move A.1 to B");
    CHECK(codesOf(moved) == "A A.2 B B.1 B.1.i B.2 B.3 B.3.i B.3.ii");
    CHECK(moved.find(setUp)->code == "B.3.ii");
    CHECK(coded(moved, "B.3").name == "How");

    const Taxonomy raised = after("move A.1.ii to A");
    CHECK(coded(raised, "A.3").uuid == setUp);
    CHECK(coded(raised, "A.3").level == Level::Theme);

    const Taxonomy lowered = after("move A.2 to A.1");
    CHECK(coded(lowered, "A.1.iii").name == "Why");
    CHECK(coded(lowered, "A.1.iii").level == Level::Subtheme);

    const Taxonomy top = after("move A.1 to top");
    CHECK(codesOf(top) == "A A.2 B B.1 B.1.i B.2 C C.i C.ii");
    CHECK(coded(top, "C.ii").level == Level::Theme);

    CHECK(codesOf(after("recode A.1 as Q")) == "A Q Q.i Q.ii A.2 B B.1 B.1.i B.2");
}

TEST_CASE("What is retired below a category that moves does not keep it from moving")
{
    const Taxonomy now = after("retire B.1.i\nmove B.1 to A.1");
    CHECK(coded(now, "A.1.iii").name == "Memory");
    const Category& leak = *now.find(coded(sample(), "B.1.i").uuid);
    CHECK(leak.retired);
    CHECK(leak.level == Level::Subtheme);
}

TEST_CASE("A merged category is retired and counts as the other, also through further merges")
{
    const Taxonomy now = after("merge A.1 into B.1\nmerge B.1 into B.2");
    CHECK(codesOf(now) == "A A.2 B B.2 B.2.i B.2.ii B.2.iii");
    const Category& how = *now.find(coded(sample(), "A.1").uuid);
    CHECK(how.retired);
    CHECK(now.resolveMerged(how).code == "B.2");
    CHECK(now.resolveMerged(coded(now, "B.2")).code == "B.2");

    const Taxonomy back = after("restore " + how.uuid.text(), now);
    CHECK(coded(back, "A.1").name == "How");
    CHECK(back.resolveMerged(coded(back, "A.1")).code == "A.1");
}

TEST_CASE("A split category is retired beside its parts; what is below goes to the first one")
{
    const Taxonomy now = after("split B.1 into \"Memory\" \"Disk\"\nmove B.3.i to B.4");
    CHECK(codesOf(now) == "A A.1 A.1.i A.1.ii A.2 B B.3 B.4 B.4.i B.2");
    const Category& old = *now.find(coded(sample(), "B.1").uuid);
    CHECK(old.retired);
    CHECK(old.splitInto == std::vector<Uuid>{coded(now, "B.3").uuid, coded(now, "B.4").uuid});
    CHECK(coded(now, "B.4.i").name == "Leak");
    CHECK(now.resolveMerged(old).uuid == old.uuid);
}

TEST_CASE("To retire takes what is below along, to restore brings back one")
{
    const Taxonomy gone = after("retire A.1");
    CHECK(codesOf(gone) == "A A.2 B B.1 B.1.i B.2");
    CHECK(codesOf(after("restore A.1\nrestore A.1.ii", gone)) == "A A.2 A.1 A.1.ii B B.1 B.1.i B.2");
    // No edit gives its code away, but another copy's codebook may have.
    std::vector<Category> categories = gone.categories();
    Category other = coded(gone, "A.2");
    other.uuid = newUuid();
    other.code = "A.1";
    other.name = "Other";
    const auto beside = std::ranges::find(categories, coded(gone, "A.2").uuid, &Category::uuid);
    categories.insert(beside + 1, std::move(other));
    const Taxonomy taken = must(Taxonomy::build(std::move(categories)));
    CHECK(codesOf(after("restore " + coded(sample(), "A.1").uuid.text(), taken)) == "A A.2 A.1 A.3 B B.1 B.1.i B.2");
}

TEST_CASE("A change of meaning is told apart from a minor edit, and the same words mean the same")
{
    const Taxonomy minor = after("define B.1 definition \"Memory runs out.\" minor");
    CHECK(coded(minor, "B.1").meaning == 0);
    const Taxonomy meaning = after("define B.1 definition \"Memory runs out.\" meaning");
    CHECK(coded(meaning, "B.1").meaning != 0);
    CHECK(coded(meaning, "B.1").meaning <= 9007199254740991);
    CHECK(coded(after("define B.1 definition \"Memory runs out.\" meaning"), "B.1").meaning ==
          coded(meaning, "B.1").meaning);
    CHECK(coded(after("define B.1 definition \"Other.\" meaning"), "B.1").meaning != coded(meaning, "B.1").meaning);
    CHECK(coded(after("define B.1 notes \"See minutes.\"", meaning), "B.1").meaning == coded(meaning, "B.1").meaning);
}

TEST_CASE("Every field can be set and emptied")
{
    const Taxonomy now = after("define A summary \"symptom\"\n"
                               "define A.2 use_when \"U\"\ndefine A.2 not_when \"N\"\ndefine A.2 notes \"No\"\n"
                               "define A.2 examples \"e1\" \"e2\"\ndefine A.2 counter_examples \"c\"\n"
                               "define A.2 synonyms \"s\"\ndefine A.2 examples\n");
    CHECK(coded(now, "A").summaryKind == SummaryKind::Symptom);
    const Category& why = coded(now, "A.2");
    CHECK(why.useWhen == "U");
    CHECK(why.notWhen == "N");
    CHECK(why.notes == "No");
    CHECK(why.examples.empty());
    CHECK(why.counterExamples == std::vector<std::string>{"c"});
    CHECK(why.synonyms == std::vector<std::string>{"s"});
}

TEST_CASE("A translation is edited by itself, and completed by the category's own words")
{
    const Taxonomy now = after("define B.1 definition \"Memory runs out.\"\ndefine B.1 synonyms \"RAM\"\n"
                               "rename B.1 \"内存\" in zh-CN\ndefine B.1 use_when \"内存增长。\" in zh-CN minor\n");
    const Category& memory = coded(now, "B.1");
    CHECK(memory.name == "Memory");
    CHECK(memory.useWhen.empty());
    REQUIRE(memory.translations.size() == 1);
    const CategoryText text = textIn(memory, "zh-CN");
    CHECK(text.name == "内存");
    CHECK(text.useWhen == "内存增长。");
    CHECK(text.definition == "Memory runs out.");
    CHECK(text.synonyms == std::vector<std::string>{"RAM", "Memory"});
    CHECK(textIn(memory, "zh") == text);
    CHECK(textIn(memory, "de").name == "Memory");
    CHECK(textIn(memory, {}).name == "Memory");

    const Taxonomy meaning = after("define B.1 definition \"内存耗尽。\" in zh-CN meaning", now);
    CHECK(coded(meaning, "B.1").meaning != 0);
    const Taxonomy without = after("rename B.1 \"\" in zh-CN\ndefine B.1 use_when \"\" in zh-CN", now);
    CHECK(coded(without, "B.1").translations.empty());
    CHECK(accord::test::says(refused("define B.1 notes \"x\" in zh-CN"), "it has no translation"));
    CHECK(accord::test::says(refused("define B.1 definition \"\" in zh-CN"), "B.1 says that already"));
}

TEST_CASE("An edit that does not fit is named with its line and the code")
{
    const Error third = refused("rename A.1 \"X\"\nretire B.2\nmerge B.9 into B.1");
    CHECK(third.code == Errc::Invalid);
    CHECK(accord::test::says(third, "Line 3: merge B.9 into B.1"));
    CHECK(accord::test::says(third, "there is no category B.9"));

    CHECK(accord::test::says(refused("retire B.2\nmerge B.2 into B.1"), "B.2 is retired"));
    CHECK(accord::test::says(refused("merge B.1 into B.1"), "B.1 cannot be merged into itself"));
    CHECK(accord::test::says(refused("merge B.1 into A"),
                             "there are categories below B.1, and A is on another level: move or retire them first"));
    CHECK(accord::test::says(refused("move B to B.1.i"), "B.1.i is B itself or lies below it"));
    CHECK(accord::test::says(refused("move A.1 to B.1"), "B.1.ii.i would lie on a fourth level"));
    CHECK(accord::test::says(refused("move A.1 to A"), "A.1 is there already; recode gives it another code"));
    CHECK(accord::test::says(refused("add theme A.1 \"x\""), "A.1 is not one level above"));
    CHECK(accord::test::says(refused("add theme A \"why\""), "A.2 beside it has this name"));
    CHECK(accord::test::says(refused("add theme A \"x\" as b.1"), "the code b.1 is that of Memory"));
    CHECK(accord::test::says(refused("recode A.1 as A.2"), "the code A.2 is that of Why"));
    CHECK(accord::test::says(refused("rename A.1 \"How\""), "A.1 is called that already"));
    CHECK(accord::test::says(refused("define A.1 notes \"\""), "A.1 says that already"));
    CHECK(accord::test::says(refused("define A.1 summary \"intent\""),
                             "A.1 is no type; only types say what the summary is about"));
    CHECK(accord::test::says(refused("define A summary \"joy\""),
                             "the summary of a type is intent, expectation, symptom or nothing"));
    CHECK(accord::test::says(refused("restore A.1"), "A.1 is not retired"));
    CHECK(accord::test::says(refused("retire A.1\nrestore A.1.i"),
                             "the category above it is retired: restore A.1 first"));
    CHECK(accord::test::says(refused("rename A.1 \"two\\nlines\""), "a category needs a name of one line"));
}

TEST_CASE("Whatever is edited, the taxonomy stays one, and a file of it says the same")
{
    const Taxonomy shipped =
        must(format::readTaxonomy(test::readFile(test::sourceFolder() / "resources/taxonomies/llm-dl-frameworks.json"),
                                  "shipped.json"))
            .taxonomy;
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        const Taxonomy start = seed % 2 == 0 ? shipped : sample();
        const auto edits = test::possibleEdits(start, 25, random);
        REQUIRE_FALSE(edits.empty());
        const Taxonomy now = must(taxonomy::applied(start, edits));
        for (const Category& category : now.categories()) {
            const Category* parent = now.parentOf(category);
            REQUIRE((category.retired || parent == nullptr || !parent->retired));
        }
        for (const Category& category : start.categories()) {
            REQUIRE(now.find(category.uuid) != nullptr); // nothing is ever lost
        }
        const auto read = must(format::readTaxonomy(format::writeTaxonomy(now, "x"), "x.json"));
        REQUIRE(test::allByUuid(read.taxonomy) == test::allByUuid(now));
        REQUIRE(test::liveOnes(read.taxonomy) == test::liveOnes(now));
    }
}

TEST_CASE("The code of a retired category is not given to another one")
{
    for (const char* lines : {"retire B.2\nadd theme B \"Pace\" as B.2\n", "retire B.2\nrecode B.1 as b.2\n",
                              "retire B.2\nmove A.2 to B as B.2\n"}) {
        const Error error = refused(lines);
        CHECK(accord::test::says(error, " is that of Speed, which is retired; codes are not used again"));
    }
    const Taxonomy back = after("retire B.2\nadd theme B \"Pace\"\nrestore B.2\n");
    CHECK(coded(back, "B.2").name == "Speed");
    CHECK(coded(back, "B.3").name == "Pace");
}
