// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/rules.h"
#include "core/study/sampling/sample.h"
#include "core/study/sampling/top_up.h"
#include "core/study/shares.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <array>
#include <map>

using namespace accord;
using test::Corpus;
using test::errorOf;
using test::must;

namespace fs = std::filesystem;

namespace {

study::RoundShares sharesOf(Project& project, RoundId round, const study::SharesRequest& request)
{
    NoProgress quiet;
    return must(study::roundShares(project, round, request, quiet, {}));
}

study::StudyTable tableOf(Project& project, RoundId round, const study::StudyTableRequest& request)
{
    NoProgress quiet;
    return must(study::studyTable(project, round, request, quiet, {}));
}

/// A row of the study's Table I, as its authors published it: years 2023 to 2025; Question, Bug, Requirement.
struct Published
{
    const char* repository;
    std::array<std::int64_t, 3> years;
    std::array<std::int64_t, 3> types;
    double falsePositives;
};

constexpr std::array<Published, 11> kPublished{{
    {"pytorch", {1593, 1573, 1015}, {15, 3997, 169}, 0.2393},
    {"tensorflow", {908, 1167, 349}, {9, 2335, 80}, 0.3212},
    {"mindspore", {2091, 695, 228}, {5, 2968, 41}, 0.0833},
    {"DeepSpeed", {2100, 1380, 270}, {51, 2551, 1148}, 0.0515},
    {"Megatron-LM", {373, 572, 169}, {120, 639, 355}, 0.0860},
    {"vllm", {1220, 8423, 3903}, {130, 7459, 5957}, 0.0974},
    {"TensorRT-LLM", {765, 1769, 638}, {119, 1978, 1075}, 0.0747},
    {"ColossalAI", {2838, 940, 77}, {21, 1619, 2215}, 0.1435},
    {"mindnlp", {617, 1077, 132}, {7, 720, 1099}, 0.0783},
    {"MindSpeed", {0, 68, 12}, {3, 52, 25}, 0.0250},
    {"mindformers", {698, 854, 228}, {62, 1391, 327}, 0.0309},
}};

study::YearLists listsIn(const fs::path& study)
{
    study::YearLists lists;
    for (const auto& entry : fs::recursive_directory_iterator(study)) {
        if (entry.path().extension() == ".txt") {
            lists.push_back(entry.path());
        }
    }
    std::ranges::sort(lists);
    return lists;
}

/// Decides items as the numbers of their issues say: every fifth not for the study, every third B.1, others A.1; every
/// eleventh stays open.
void decideAll(Corpus& corpus, RoundId round)
{
    const LabelMatrix matrix = must(LabelMatrix::load(corpus.project, round));
    for (const LabelMatrixItem& item : matrix.items()) {
        if (item.issue.value % 11 == 0) {
            continue;
        }
        DecisionContent content;
        content.state = DecisionState::Decided;
        content.source = DecisionSource::Person;
        content.reason = "so it is";
        content.verdict = item.issue.value % 5 == 0 ? Verdict::NotForStudy : Verdict::Category;
        if (content.verdict == Verdict::Category) {
            content.category = must(corpus.project.categoryCoded(item.issue.value % 3 == 0 ? "B.1" : "A.1")).id;
        } else {
            content.exclusion = Exclusion::OffTopic;
        }
        must(reconcile::decide(corpus.project, round, corpus.people[0], {{item.item, content}}));
    }
}

} // namespace

TEST_CASE("Study table: the published study gives its Table I", "[study][shares]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study);
    const RoundId round = must(project.roundNamed("Study")).id;
    study::StudyTableRequest request;
    request.years = listsIn(study);
    REQUIRE(request.years.size() == 33);
    for (const Published& row : kPublished) {
        request.falsePositives.emplace(row.repository, row.falsePositives);
    }
    const study::StudyTable table = tableOf(project, round, request);
    CHECK(table.years == std::vector<std::string>{"2023", "2024", "2025"});
    CHECK(table.types == std::vector<std::string>{"A", "B", "C"});
    REQUIRE(table.rows.size() == kPublished.size());
    for (const Published& row : kPublished) {
        INFO(row.repository);
        const auto found = std::ranges::find_if(table.rows, [&](const study::StudyRow& each) {
            return each.repository.ends_with("/" + std::string(row.repository));
        });
        REQUIRE(found != table.rows.end());
        const auto in = [&](const char* year) { return found->years.contains(year) ? found->years.at(year) : 0; };
        CHECK(std::array<std::int64_t, 3>{in("2023"), in("2024"), in("2025")} == row.years);
        // Question is A, Requirement B, Bug C.
        CHECK(std::array<std::int64_t, 3>{found->types[0], found->types[2], found->types[1]} == row.types);
        CHECK(found->falsePositives.value() == Approx(row.falsePositives));
        CHECK(found->undecided == 0);
    }
    CHECK(table.all.items == 38742);
    CHECK(table.all.years == std::map<std::string, std::int64_t>{{"2023", 13203}, {"2024", 18518}, {"2025", 7021}});
    CHECK(table.all.types == std::vector<std::int64_t>{542, 12491, 25709});
    CHECK(table.meanFalsePositives.value() == Approx(0.1119).margin(5e-5));
    CHECK(table.all.falsePositives.value() == Approx(0.1267).margin(5e-5));

    // Shares of the types follow from the same counts. The round is all there is: nothing was left to chance.
    study::SharesRequest types;
    types.level = Level::Type;
    const study::RoundShares shares = sharesOf(project, round, types);
    REQUIRE(shares.rows.size() == 3);
    CHECK_FALSE(shares.drawn);
    CHECK(shares.decided == 38742);
    CHECK(shares.rows[2].code == "C");
    CHECK(shares.rows[2].share.share == Approx(25709.0 / 38742));
    CHECK(shares.noInterval == study::NoInterval::Whole);
    CHECK_FALSE(shares.rows[2].share.interval);
    CHECK_FALSE(shares.rows[2].share.bounds);
    REQUIRE(shares.by.size() == 1);
    CHECK(shares.by[0].source == DecisionSource::Import);
    types.by = study::SharesBy::Year;
    types.years = request.years;
    const study::RoundShares years = sharesOf(project, round, types);
    REQUIRE(years.rows.size() == 9);
    std::int64_t in2024 = 0;
    for (const study::ShareRow& row : years.rows) {
        in2024 += row.part == "2024" ? row.share.items : 0;
    }
    CHECK(in2024 == 18518);
}

TEST_CASE("Shares: of a half-decided round have bounds, and say by what it was decided", "[study][shares]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study, false);
    const RoundId round = must(project.roundNamed("Study")).id;
    NoProgress quiet;
    const auto preview =
        reconcile::preview(must(LabelMatrix::load(project, round)), must(reconcile::Rule::parse("unanimous")));
    (void)must(reconcile::applyForGood(project, round, {}, preview));
    study::SharesRequest types;
    types.level = Level::Type;
    const study::RoundShares shares = sharesOf(project, round, types);
    CHECK(shares.settled() == 16755);
    CHECK(shares.items() == 38742);
    CHECK(shares.noInterval == study::NoInterval::Undecided);
    REQUIRE(shares.by.size() == 1);
    CHECK(shares.by[0].rule == "unanimous");
    CHECK(shares.by[0].items == 16755);
    REQUIRE(shares.rows.size() == 3);
    // Of the decided 57.3 % are bugs; in the end 66.4 % were.
    const agreement::CategoryShare& bugs = shares.rows[2].share;
    CHECK(bugs.share == Approx(9595.0 / 16755));
    CHECK_FALSE(bugs.interval);
    REQUIRE(bugs.bounds);
    CHECK(bugs.bounds->low == Approx(9595.0 / 38742));
    CHECK(bugs.bounds->high == Approx((9595.0 + 21987) / 38742));
    CHECK(bugs.bounds->low < 25709.0 / 38742);
    CHECK(bugs.bounds->high > 25709.0 / 38742);
    // A theme that no item was decided as is a row.
    const study::RoundShares themes = sharesOf(project, round, {});
    const auto none = std::ranges::find(themes.rows, "A.1", &study::ShareRow::code);
    REQUIRE(none != themes.rows.end());
    CHECK(none->share.items == 0);
    CHECK(none->share.bounds == agreement::Interval{0, 21987.0 / 38742});
}

TEST_CASE("Shares: a round that is topped up says so and has no interval, nor has one that has the whole frame",
          "[study][shares]")
{
    Corpus corpus(Corpus::upTo(60));
    study::SampleRequest request;
    request.size = 30;
    request.seed = 3;
    NoProgress quiet;
    const RoundId round = corpus.running(
        "Main", study::itemsOf(corpus.project, must(study::drawSample(corpus.project, request, quiet, {})), {}), false);
    const auto decide = [&](RoundId in) {
        const LabelMatrix matrix = must(LabelMatrix::load(corpus.project, in));
        for (const LabelMatrixItem& item : matrix.items()) {
            DecisionContent content;
            content.state = DecisionState::Decided;
            content.source = DecisionSource::Person;
            content.reason = "so it is";
            content.verdict = Verdict::Category;
            content.category = must(corpus.project.categoryCoded(item.issue.value % 3 == 0 ? "B.1" : "A.1")).id;
            must(reconcile::decide(corpus.project, in, corpus.people[0], {{item.item, content}}));
        }
    };
    decide(round);
    CHECK(sharesOf(corpus.project, round, {}).noInterval == study::NoInterval::None);
    CHECK(sharesOf(corpus.project, round, {}).rows.front().share.interval);
    const CategoryId rare = must(corpus.project.categoryCoded("B.1")).id;
    study::TopUp more = must(study::planTopUp(corpus.project, corpus.people[0], round, rare, 15, quiet, {}));
    REQUIRE_FALSE(more.items.empty());
    REQUIRE(more.items.size() < 30);
    must(study::topUp(corpus.project, corpus.people[0], more, quiet, {}));
    CHECK(sharesOf(corpus.project, round, {}).noInterval == study::NoInterval::Undecided);
    decide(round);
    const study::RoundShares topped = sharesOf(corpus.project, round, {});
    CHECK(topped.noInterval == study::NoInterval::ToppedUp);
    CHECK(topped.added == static_cast<std::int64_t>(more.items.size()));
    CHECK_FALSE(topped.rows.front().share.interval);
    REQUIRE(topped.by.size() == 1);
    CHECK(topped.by[0].source == DecisionSource::Person);

    request.size = 60;
    const RoundId all = corpus.running(
        "All", study::itemsOf(corpus.project, must(study::drawSample(corpus.project, request, quiet, {})), {}), false);
    decide(all);
    const study::RoundShares whole = sharesOf(corpus.project, all, {});
    CHECK(whole.noInterval == study::NoInterval::Whole);
    CHECK_FALSE(whole.rows.front().share.interval);
}

TEST_CASE("Study table: counts years by texts and false positives in the round", "[study][shares]")
{
    Corpus corpus(Corpus::upTo(60));
    study::SampleRequest request;
    request.size = 60;
    request.seed = 3;
    NoProgress quiet;
    const RoundId round = corpus.running(
        "All", study::itemsOf(corpus.project, must(study::drawSample(corpus.project, request, quiet, {})), {}), false);
    decideAll(corpus, round);
    const study::StudyTable table = tableOf(corpus.project, round, {});
    std::map<std::string, std::int64_t> years;
    int out = 0;
    const LabelMatrix matrix = must(LabelMatrix::load(corpus.project, round));
    for (const LabelMatrixItem& item : matrix.items()) {
        const bool excluded = item.issue.value % 5 == 0 && item.issue.value % 11 != 0;
        out += excluded ? 1 : 0;
        years[test::corpusIssue(static_cast<int>(item.issue.value)).year] += excluded ? 0 : 1;
    }
    CHECK(table.all.years == years);
    CHECK(table.all.collected == 60);
    CHECK(table.all.items == 60 - out);
    CHECK(table.all.falsePositives.value() == Approx(out / 60.0));
    CHECK(table.all.undecided == 5);
    double mean = 0;
    for (const study::StudyRow& row : table.rows) {
        mean += row.falsePositives.value() / static_cast<double>(table.rows.size());
    }
    CHECK(table.meanFalsePositives.value() == Approx(mean));

    // What does not fit is refused.
    study::StudyTableRequest wrong;
    wrong.falsePositives = {{"delta", 0.1}};
    CHECK(errorOf(study::studyTable(corpus.project, round, wrong, quiet, {})).code == Errc::NotFound);
    wrong.falsePositives = {{"beta", 1.0}};
    CHECK(errorOf(study::studyTable(corpus.project, round, wrong, quiet, {})).reason == Reason::ShareOfFalsePositives);
    test::writeFile(corpus.folder / "links.txt", "https://github.com/toolkit/alpha/issues/1\n");
    wrong = {};
    wrong.years = {corpus.folder / "links.txt"};
    CHECK(errorOf(study::studyTable(corpus.project, round, wrong, quiet, {})).reason == Reason::ListWithoutYear);
}

TEST_CASE("Study table: where nobody screened, false positives are not known, and are not none", "[study][shares]")
{
    Corpus corpus(Corpus::upTo(60));
    study::SampleRequest sample;
    sample.size = 60;
    sample.seed = 3;
    NoProgress quiet;
    const RoundId round = corpus.running(
        "All", study::itemsOf(corpus.project, must(study::drawSample(corpus.project, sample, quiet, {})), {}), false);
    const study::StudyTable nothing = tableOf(corpus.project, round, {});
    CHECK_FALSE(nothing.all.falsePositives);
    CHECK_FALSE(nothing.meanFalsePositives);
    CHECK(nothing.all.items == 60);
    REQUIRE(nothing.rows.size() > 1);
    CHECK(nothing.unknownFalsePositives == static_cast<int>(nothing.rows.size()));

    // What is given for one is known of that one only.
    study::StudyTableRequest request;
    request.falsePositives = {{nothing.rows.front().repository, 0.25}};
    const study::StudyTable one = tableOf(corpus.project, round, request);
    CHECK(one.rows.front().falsePositives.value() == Approx(0.25));
    CHECK(one.rows.front().collected == Approx(static_cast<double>(one.rows.front().items) / 0.75));
    CHECK_FALSE(one.rows.back().falsePositives);
    CHECK_FALSE(one.all.falsePositives);
    CHECK(one.unknownFalsePositives == nothing.unknownFalsePositives - 1);

    // A single issue that was put out of the study says that the round was screened: none elsewhere is a figure then.
    const LabelMatrix matrix = must(LabelMatrix::load(corpus.project, round));
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.source = DecisionSource::Person;
    content.reason = "so it is";
    content.verdict = Verdict::NotForStudy;
    content.exclusion = Exclusion::OffTopic;
    must(reconcile::decide(corpus.project, round, corpus.people[0], {{matrix.items().front().item, content}}));
    const study::StudyTable screened = tableOf(corpus.project, round, {});
    CHECK(screened.unknownFalsePositives == 0);
    CHECK(screened.all.falsePositives.value() == Approx(1 / 60.0));
    CHECK(std::ranges::count_if(screened.rows, [](const study::StudyRow& row) { return row.falsePositives == 0.0; }) ==
          static_cast<std::ptrdiff_t>(screened.rows.size()) - 1);
}

TEST_CASE("Shares: of a stratified sample are those of its frame, and repeats do not count", "[study][shares]")
{
    Corpus corpus(Corpus::upTo(210));
    study::SampleRequest request;
    request.strata.by = {study::StratumBy::Repository};
    request.allocation = study::Allocation::Equal;
    request.size = 45;
    request.seed = 11;
    request.repeats = 0.2;
    NoProgress quiet;
    const study::Sample sample = must(study::drawSample(corpus.project, request, quiet, {}));
    REQUIRE(sample.strata.size() == 3);
    const RoundId round = corpus.running("Main", study::itemsOf(corpus.project, sample, {}), false);
    decideAll(corpus, round);
    const study::RoundShares found = sharesOf(corpus.project, round, {});
    CHECK(found.drawn);
    CHECK(found.frame == 210);
    CHECK(found.strata == 3);
    CHECK(found.unspokenFor == 0);
    CHECK(found.decided + found.excluded + found.undecided == 45);

    // The same by an own loop: each item counts as the frame of its stratum over the items of it that are decided.
    const LabelMatrix matrix = must(LabelMatrix::load(corpus.project, round));
    std::map<std::string, double> decided;
    for (const LabelMatrixItem& item : matrix.items()) {
        const auto number = static_cast<int>(item.issue.value);
        decided[test::corpusIssue(number).repository] += item.occurrence == 1 && number % 11 != 0 ? 1 : 0;
    }
    double all = 0;
    double ofB = 0;
    for (const LabelMatrixItem& item : matrix.items()) {
        const auto number = static_cast<int>(item.issue.value);
        const std::string repository = test::corpusIssue(number).repository;
        const auto stratum =
            std::ranges::find(sample.strata, std::vector<std::string>{repository}, &study::SampledPart::values);
        if (item.occurrence == 1 && number % 11 != 0 && number % 5 != 0) {
            const double weight = static_cast<double>(stratum->frame) / decided[repository];
            all += weight;
            ofB += number % 3 == 0 ? weight : 0;
        }
    }
    const auto row = std::ranges::find(found.rows, "B.1", &study::ShareRow::code);
    REQUIRE(row != found.rows.end());
    CHECK(row->share.share == Approx(ofB / all));
    // Some are open: the share is that of the decided ones, and what the open ones may be is in its bounds.
    CHECK_FALSE(row->share.interval);
    REQUIRE(row->share.bounds);
    CHECK(row->share.bounds->low < row->share.share);
    CHECK(row->share.bounds->high > row->share.share);

    // Within the repositories, which are the strata, weights make no difference.
    study::SharesRequest request2;
    request2.by = study::SharesBy::Repository;
    for (const study::ShareRow& each : sharesOf(corpus.project, round, request2).rows) {
        CHECK(each.share.share == Approx(static_cast<double>(each.share.items) / static_cast<double>(each.ofItems)));
    }
}
