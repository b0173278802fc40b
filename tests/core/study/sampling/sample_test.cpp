// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/study/sampling/sample.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>
#include <set>

using namespace accord;
using study::Allocation;
using study::Sample;
using study::SampleRequest;
using study::StratumBy;
using test::Corpus;
using test::must;

namespace {

constexpr int kIssues = 400;

std::vector<int> inAnotherOrder(std::uint64_t seed)
{
    std::vector<int> numbers = Corpus::upTo(kIssues);
    Random random(seed);
    shuffle(random, numbers);
    return numbers;
}

SampleRequest stratified()
{
    SampleRequest request;
    request.frame.onlyWithText = true;
    request.strata.by = {StratumBy::Repository, StratumBy::Year};
    request.size = 90;
    request.seed = 20251120;
    request.repeats = 0.1;
    return request;
}

Sample drawn(Corpus& corpus, const SampleRequest& request)
{
    NoProgress quiet;
    return must(study::drawSample(corpus.project, request, quiet, {}));
}

} // namespace

TEST_CASE("Sample: the same seed draws the same links in the same order on another machine", "[study]")
{
    Corpus here(Corpus::upTo(kIssues));
    Corpus there(inAnotherOrder(5));
    SampleRequest request = stratified();
    const std::vector<std::string> links = here.links(drawn(here, request).items);
    CHECK(links.size() == 99);
    CHECK(links == there.links(drawn(there, request).items));
    request.seed = 7;
    CHECK(links != here.links(drawn(here, request).items));
}

TEST_CASE("Sample: frame and sample stand side by side", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssues));
    const Sample sample = drawn(corpus, stratified());
    CHECK(sample.issues == 90);
    CHECK(sample.repeats == 9);
    CHECK(sample.frame == kIssues - kIssues / 7);
    REQUIRE(sample.compositions.size() == 3);
    for (const study::Composition& composition : sample.compositions) {
        std::int64_t frame = 0;
        std::int64_t issues = 0;
        for (const study::SampledPart& part : composition.parts) {
            frame += part.frame;
            issues += part.sample;
        }
        CHECK(frame == sample.frame);
        CHECK(issues == sample.issues);
    }
    for (const study::SampledPart& part : sample.strata) {
        const double exact = 90.0 * static_cast<double>(part.frame) / static_cast<double>(sample.frame);
        CHECK(std::abs(static_cast<double>(part.sample) - exact) < 1);
    }
    // What was counted is what was drawn.
    std::map<std::string, std::int64_t> years;
    std::int64_t first = 0;
    for (const std::string& link : corpus.links(sample.items)) {
        if (first++ < sample.issues) {
            ++years[test::corpusIssue(std::stoi(link.substr(link.rfind('/') + 1))).year];
        }
    }
    for (const study::SampledPart& part : sample.compositions[1].parts) {
        CHECK(years[part.values.front()] == part.sample);
    }
}

TEST_CASE("Sample: repeats show issues of the sample once more, at the end", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssues));
    const Sample sample = drawn(corpus, stratified());
    std::set<IssueId> issues;
    std::set<IssueId> repeated;
    for (std::size_t i = 0; i < sample.items.size(); ++i) {
        const study::PlannedItem& item = sample.items[i];
        CHECK(item.occurrence == (i < 90 ? 1 : 2));
        CHECK((item.occurrence == 1 ? issues : repeated).insert(item.issue).second);
    }
    CHECK(repeated.size() == 9);
    CHECK(std::ranges::includes(issues, repeated));
}

TEST_CASE("Sample: own quotas and equal parts", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssues));
    SampleRequest request = stratified();
    request.strata.by = {StratumBy::Repository};
    request.allocation = Allocation::Quotas;
    request.quotas = {{{"gamma"}, 4}, {{"toolkit/alpha"}, 11}};
    const Sample sample = drawn(corpus, request);
    REQUIRE(sample.strata.size() == 3);
    CHECK(sample.strata[0].values.front() == "other/gamma");
    CHECK(sample.strata[0].sample == 4);
    CHECK(sample.strata[1].sample == 11);
    CHECK(sample.strata[2].sample == 0);
    NoProgress quiet;
    request.quotas = {{{"delta"}, 4}};
    CHECK(test::errorOf(study::drawSample(corpus.project, request, quiet, {})).argument(0) == "delta");
    request.allocation = Allocation::Equal;
    request.size = 30;
    for (const study::SampledPart& part : drawn(corpus, request).strata) {
        CHECK(part.sample == 10);
    }
    request.repeats = 1.5;
    CHECK(test::errorOf(study::drawSample(corpus.project, request, quiet, {})).reason == Reason::RepeatsOutOfRange);
    request.repeats = 0;
    request.frame.from = "2030";
    CHECK(test::errorOf(study::drawSample(corpus.project, request, quiet, {})).code == Errc::NotFound);
}

TEST_CASE("Sample: the round keeps how its items were drawn", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssues));
    const RoundId earlier = corpus.running("Earlier", must(study::everyIssue(corpus.project)), false);
    NoProgress quiet;
    SampleRequest request = stratified();
    request.frame.states = {"closed"};
    request.frame.keywords = {"leak", "work"};
    request.strata.by.push_back(StratumBy::Keyword);
    request.strata.keywords = {"leak"};
    request.strata.categoryRound = earlier;
    request.strata.categoryLevel = Level::Theme;
    const Sample sample = drawn(corpus, request);
    const RoundId round = corpus.running("Pilot", study::itemsOf(corpus.project, sample, corpus.people[1]));
    const study::SampleRecord record = must(study::sampleOf(corpus.project, round));
    CHECK(record.request == request);
    CHECK(record.by == "Person 2");
    CHECK(record.at.size() == 24);
    CHECK(record.frame == sample.frame);
    CHECK(record.issues == sample.issues);
    CHECK(record.repeats == sample.repeats);
    CHECK(record.added == 0);
    REQUIRE(record.strata.size() == sample.strata.size());
    for (std::size_t i = 0; i < record.strata.size(); ++i) {
        CHECK(record.strata[i].values == sample.strata[i].values);
        CHECK(record.strata[i].frame == sample.strata[i].frame);
        CHECK(record.strata[i].sample == sample.strata[i].sample);
    }
    // With the record anybody draws the same again.
    CHECK(drawn(corpus, record.request).items == sample.items);
    CHECK(test::errorOf(study::sampleOf(corpus.project, earlier)).code == Errc::NotFound);
}
