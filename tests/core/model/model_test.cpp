// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/bounds.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/model/words.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

namespace {

Category made(std::uint8_t number, std::uint8_t parent, Level level, const std::string& code)
{
    Category category;
    category.uuid.bytes.fill(number);
    category.parent.bytes.fill(parent);
    category.level = level;
    category.code = code;
    category.name = "Name of " + code;
    return category;
}

std::string ruleBrokenBy(std::vector<Category> categories)
{
    const Error error = errorOf(Taxonomy::build(std::move(categories)));
    CHECK(error.code == Errc::BadTaxonomy);
    const std::string text = accord::test::said(error);
    return text.substr(0, text.size() - 1);
}

} // namespace

TEST_CASE("Taxonomy: parents come before children, siblings stay in their order", "[model]")
{
    const auto taxonomy = must(Taxonomy::build({made(3, 2, Level::Subtheme, "C.10.i"), made(2, 1, Level::Theme, "C.2"),
                                                made(1, 0, Level::Type, "C"), made(4, 1, Level::Theme, "C.10")}));
    CHECK(taxonomy.codes() == std::vector<std::string>{"C", "C.2", "C.10.i", "C.10"});
    CHECK(taxonomy.types().size() == 1);
    CHECK(taxonomy.childrenOf(*taxonomy.findCode("c")).size() == 2);
    CHECK(taxonomy.parentOf(*taxonomy.findCode(" C.10.I "))->code == "C.2");
    CHECK(taxonomy.parentOf(*taxonomy.findCode("C")) == nullptr);
    CHECK(taxonomy.findCode("C.3") == nullptr);
}

TEST_CASE("Taxonomy: each rule that is broken is named", "[model]")
{
    CHECK(ruleBrokenBy({made(1, 0, Level::Type, "")}).find("needs an id") != std::string::npos);
    CHECK(ruleBrokenBy({made(1, 0, Level::Type, "A"), made(1, 0, Level::Type, "B")})
              .starts_with("B: its id occurs twice"));
    CHECK(ruleBrokenBy({made(1, 0, Level::Type, "A"), made(2, 0, Level::Type, "a")}) == "a: the code occurs twice");
    CHECK(ruleBrokenBy({made(1, 0, Level::Theme, "A")}) == "A: has no parent but is not a type");
    CHECK(ruleBrokenBy({made(2, 9, Level::Theme, "A.1")}) == "A.1: its parent is not in the taxonomy");
    CHECK(ruleBrokenBy({made(1, 0, Level::Type, "A"), made(2, 1, Level::Subtheme, "A.1")}) ==
          "A.1: is not one level below its parent A");
    // A cycle cannot have levels that fit.
    CHECK_FALSE(Taxonomy::build({made(1, 2, Level::Theme, "A"), made(2, 1, Level::Theme, "B")}).ok());
    CHECK_FALSE(Taxonomy::build({made(1, 1, Level::Theme, "A")}).ok());
}

TEST_CASE("Taxonomy: a code that was retired may be taken over", "[model]")
{
    Category old = made(1, 0, Level::Type, "A");
    old.retired = true;
    const auto taxonomy = must(Taxonomy::build({old, made(2, 0, Level::Type, "A")}));
    CHECK_FALSE(taxonomy.findCode("A")->retired);
    CHECK(taxonomy.codes().size() == 1);
}

TEST_CASE("Taxonomy: ancestors, paths and kinds of summary", "[model]")
{
    const Sample sample(0, 0);
    const Taxonomy& taxonomy = *sample.project.taxonomy();
    const CategoryId use = sample.category("A.1.i");
    CHECK(taxonomy.at(Level::Type, use)->code == "A");
    CHECK(taxonomy.at(Level::Theme, use)->code == "A.1");
    CHECK(taxonomy.at(Level::Subtheme, use)->code == "A.1.i");
    CHECK(taxonomy.at(Level::Subtheme, sample.category("A.1")) == nullptr);
    CHECK(taxonomy.at(Level::Type, CategoryId{99}) == nullptr);
    CHECK(taxonomy.pathText(use, " > ") == "Question > How > Use");
    CHECK(taxonomy.pathText(CategoryId{}, " > ").empty());
    CHECK(taxonomy.summaryKindOf(use) == SummaryKind::Intent);
    CHECK(taxonomy.summaryKindOf(sample.category("B.2")) == SummaryKind::Symptom);
    CHECK(taxonomy.summaryKindOf({}) == SummaryKind::None);
}

TEST_CASE("Words: every verdict is written and read back", "[model]")
{
    const Sample sample(0, 0);
    const Taxonomy& taxonomy = *sample.project.taxonomy();
    const std::vector<VerdictText> verdicts{{Verdict::Category, sample.category("A.1"), Exclusion::None},
                                            {Verdict::NotForStudy, {}, Exclusion::OffTopic},
                                            {Verdict::NotForStudy, {}, Exclusion::NotAnIssue},
                                            {Verdict::NotForStudy, {}, Exclusion::Unusable},
                                            {Verdict::NotForStudy, {}, Exclusion::KeywordOnly},
                                            {Verdict::NotForStudy, {}, static_cast<Exclusion>(kFirstOwnReason)},
                                            {Verdict::CannotTell, {}, Exclusion::None}};
    for (const VerdictText& verdict : verdicts) {
        const std::string text = verdictText(verdict.verdict, verdict.category, verdict.exclusion, taxonomy);
        INFO(text);
        const auto read = parseVerdict(text, taxonomy);
        REQUIRE(read.has_value());
        CHECK(read->verdict == verdict.verdict);
        CHECK(read->category == verdict.category);
        CHECK(read->exclusion == verdict.exclusion);
    }
    CHECK(verdictText(Verdict::None, {}, Exclusion::None, taxonomy).empty());
    CHECK(parseVerdict("not_for_study", taxonomy)->exclusion == Exclusion::OffTopic);
    for (const char* text :
         {"", "category", "A.9", "not_for_study:", "not_for_study:tired", "cannot", ":off_topic", "cannot_tell:x"}) {
        INFO(text);
        CHECK_FALSE(parseVerdict(text, taxonomy).has_value());
    }
}

TEST_CASE("Words: every word stands for one value and back", "[model]")
{
    for (int i = 0; i <= kLastOwnReason; ++i) {
        const bool known = i <= static_cast<int>(Exclusion::NamedLikeIt) || i >= kFirstOwnReason;
        const std::string_view name = exclusionName(static_cast<Exclusion>(i));
        CHECK(name.empty() == (i == 0 || !known));
        CHECK(exclusionNamed(name) == static_cast<Exclusion>(known ? i : 0));
    }
    CHECK(exclusionName(static_cast<Exclusion>(17)) == "own_2");
    CHECK_FALSE(exclusionNamed("own_0").has_value());
    CHECK_FALSE(exclusionNamed("own_85").has_value());
    for (int i = 0; i < 4; ++i) {
        CHECK(confidenceNamed(confidenceName(static_cast<Confidence>(i))) == static_cast<Confidence>(i));
        CHECK(verdictNamed(verdictName(static_cast<Verdict>(i))) == static_cast<Verdict>(i));
    }
    for (int i = 0; i < 6; ++i) {
        CHECK(causeNamed(causeName(static_cast<Cause>(i))) == static_cast<Cause>(i));
    }
    for (int i = 0; i < 3; ++i) {
        CHECK(stateNamed(stateName(static_cast<DecisionState>(i))) == static_cast<DecisionState>(i));
        CHECK(sourceNamed(sourceName(static_cast<DecisionSource>(i + 1))) == static_cast<DecisionSource>(i + 1));
    }
    CHECK_FALSE(exclusionNamed("bored").has_value());
    CHECK_FALSE(stateNamed("").has_value());
}

TEST_CASE("Initials: of the first and last word, or what tells a single word from others", "[model]")
{
    CHECK(initialsOf("Mira Okafor") == "MO");
    CHECK(initialsOf("  tomás  de la herrera ") == "TH");
    CHECK(initialsOf("Label3") == "L3");
    CHECK(initialsOf("annotator12") == "A12");
    CHECK(initialsOf("ann") == "An");
    CHECK(initialsOf("x") == "X");
    CHECK(initialsOf("王 小明") == "王小");
    CHECK(initialsOf("42") == "42");
    CHECK(initialsOf("").empty());
}

TEST_CASE("Taxonomy: it has no more categories than tables of labels can number", "[model]")
{
    std::vector<Category> categories;
    for (std::size_t i = 0; i < bounds::kCategories; ++i) {
        Category category = made(1, 0, Level::Type, "C" + std::to_string(i));
        category.uuid = namedUuid(category.code);
        categories.push_back(std::move(category));
    }
    CHECK(Taxonomy::build(categories).ok());
    categories.push_back(made(1, 0, Level::Type, "One more"));
    CHECK(ruleBrokenBy(std::move(categories)) ==
          "A codebook has at most 10000 categories, retired ones included; here are 10001");
}
