// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/decisions.h"
#include "core/store/issues/issues.h"
#include "core/study/lifecycle.h"
#include "core/study/sampling/frame.h"
#include "core/study/sampling/sample.h"
#include "core/taxonomy/edits/draft.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <functional>
#include <set>

using namespace accord;
using study::FrameFilter;
using study::StrataChoice;
using study::StratumBy;
using test::Corpus;
using test::CorpusIssue;
using test::must;

namespace {

constexpr int kIssuesInFrame = 210;

study::SamplingFrame frameOf(Corpus& corpus, const FrameFilter& filter, const StrataChoice& strata = {})
{
    NoProgress quiet;
    return must(study::readFrame(corpus.project, filter, strata, quiet, {}));
}

std::set<std::string> linksIn(Corpus& corpus, const study::SamplingFrame& frame)
{
    std::set<std::string> links;
    for (const IssueId issue : frame.issues) {
        links.insert(must(store::textById(corpus.project.database(), issue)).link.url);
    }
    return links;
}

std::set<std::string> expected(const std::function<bool(const CorpusIssue&)>& wanted)
{
    std::set<std::string> links;
    for (const int number : Corpus::upTo(kIssuesInFrame)) {
        const CorpusIssue issue = test::corpusIssue(number);
        if (wanted(issue)) {
            links.insert(issue.link().url);
        }
    }
    return links;
}

// The same as an own loop over all issues finds.
void checkFilter(Corpus& corpus, const FrameFilter& filter, const std::function<bool(const CorpusIssue&)>& wanted)
{
    const auto links = linksIn(corpus, frameOf(corpus, filter));
    CHECK_FALSE(links.empty());
    CHECK(links == expected(wanted));
}

} // namespace

TEST_CASE("Frame: filters leave in what they say", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesInFrame));
    checkFilter(corpus, {}, [](const CorpusIssue&) { return true; });
    FrameFilter filter;
    filter.repositories = {"ALPHA", "other/gamma"};
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.repository != "toolkit/beta"; });
    filter = {};
    filter.onlyWithText = true;
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return !issue.year.empty(); });
    filter = {};
    filter.states = {"Open"};
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.state == "open"; });
    filter = {};
    filter.keywords = {"slow", "\"memory leak\""};
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.slow || issue.leaks; });
    filter.from = "2024";
    filter.repositories = {"beta"};
    checkFilter(corpus, filter, [](const CorpusIssue& issue) {
        return (issue.slow || issue.leaks) && issue.year >= "2024" && issue.repository == "toolkit/beta";
    });
}

TEST_CASE("Frame: a period holds its ends", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesInFrame));
    FrameFilter filter;
    filter.from = "2024";
    filter.to = "2024";
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.year == "2024"; });
    filter.from = "2024-03-25";
    filter.to = "2024-03";
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.year == "2024" && issue.number % 2 == 1; });
    filter.from = {};
    filter.to = "2023-03-05";
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.year == "2023" && issue.number % 2 == 0; });
}

TEST_CASE("Frame: what earlier rounds had can be left out", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesInFrame));
    const auto part = [&](const std::string& repository) {
        FrameFilter filter;
        filter.repositories = {repository};
        study::RoundItems items;
        for (const IssueId issue : frameOf(corpus, filter).issues) {
            items.items.push_back({issue, 1});
        }
        return items;
    };
    const RoundId first = corpus.running("First", part("alpha"));
    corpus.running("Second", part("beta"));
    FrameFilter filter;
    filter.notInRounds = {first};
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.repository != "toolkit/alpha"; });
    filter.notInAnyRound = true;
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.repository == "other/gamma"; });
}

TEST_CASE("Frame: only what earlier rounds had, and how it was drawn is kept", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesInFrame));
    FrameFilter filter;
    filter.repositories = {"alpha"};
    study::RoundItems items;
    for (const IssueId issue : frameOf(corpus, filter).issues) {
        items.items.push_back({issue, 1});
    }
    const RoundId first = corpus.running("First", items);
    filter = {};
    filter.inRounds = {first};
    checkFilter(corpus, filter, [](const CorpusIssue& issue) { return issue.repository == "toolkit/alpha"; });

    study::SampleRequest request;
    request.frame = filter;
    request.size = 5;
    NoProgress quiet;
    const study::Sample sample = must(study::drawSample(corpus.project, request, quiet, {}));
    CHECK(sample.issues == 5);
    study::RoundContent content;
    content.name = "Check";
    content.purpose = RoundPurpose::Check;
    const Round check =
        must(study::createRound(corpus.project, {}, content, study::itemsOf(corpus.project, sample, {}), quiet, {}));
    CHECK(must(study::sampleOf(corpus.project, check.id)).request.frame == filter);
}

TEST_CASE("Frame: strata are each combination that occurs, sorted, and hold what they say", "[study]")
{
    Corpus corpus(Corpus::upTo(kIssuesInFrame));
    StrataChoice choice;
    choice.by = {StratumBy::Keyword, StratumBy::Repository, StratumBy::Year, StratumBy::State};
    choice.keywords = {"leak", "slow"};
    const study::SamplingFrame frame = frameOf(corpus, {}, choice);
    std::vector<std::vector<std::string>> values;
    std::int64_t items = 0;
    for (const study::Stratum& stratum : frame.strata) {
        values.push_back(stratum.values);
        items += stratum.items;
        CHECK(stratum.items > 0);
    }
    CHECK(items == kIssuesInFrame);
    CHECK(std::ranges::is_sorted(values));
    CHECK(std::set(values.begin(), values.end()).size() == values.size());
    for (std::size_t i = 0; i < frame.items.size(); ++i) {
        const Issue whole = must(store::textById(corpus.project.database(), frame.issues[i]));
        const CorpusIssue issue = test::corpusIssue(std::stoi(whole.link.name));
        const std::string keyword = issue.leaks ? "leak" : issue.slow ? "slow" : "";
        REQUIRE(frame.strata[static_cast<std::size_t>(frame.items[i].stratum)].values ==
                std::vector<std::string>{keyword, issue.repository, issue.year, issue.state});
    }
}

TEST_CASE("Frame: strata by what an earlier round decided", "[study]")
{
    Corpus corpus(Corpus::upTo(20));
    NoProgress quiet;
    const RoundId round = corpus.running("Pilot", must(study::everyIssue(corpus.project)), false);
    const auto items = corpus.itemsOf(round);
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::Category;
    content.category = must(corpus.project.categoryCoded("B.1.i")).id;
    content.reason = "talked over";
    for (std::size_t i = 0; i < 3; ++i) {
        must(reconcile::decide(corpus.project, round, corpus.people[0], {{items[i], content}}));
    }
    content.verdict = Verdict::NotForStudy;
    content.category = {};
    content.exclusion = Exclusion::OffTopic;
    must(reconcile::decide(corpus.project, round, corpus.people[0], {{items[3], content}}));

    StrataChoice choice;
    choice.by = {StratumBy::Category};
    choice.categoryRound = round;
    choice.categoryLevel = Level::Theme;
    const study::SamplingFrame frame = frameOf(corpus, {}, choice);
    REQUIRE(frame.strata.size() == 3);
    CHECK(frame.strata[0].values == std::vector<std::string>{""});
    CHECK(frame.strata[0].items == 16);
    CHECK(frame.strata[1].values == std::vector<std::string>{"-"});
    CHECK(frame.strata[1].items == 1);
    CHECK(frame.strata[2].values == std::vector<std::string>{"B.1"});
    CHECK(frame.strata[2].items == 3);

    (void)must(taxonomy::applyEdits(corpus.project, must(taxonomy::parseEdits("merge B.1 into B.2")), corpus.people[0],
                                    "one thing"));
    const study::SamplingFrame merged = frameOf(corpus, {}, choice);
    REQUIRE(merged.strata.size() == 3);
    CHECK(merged.strata[2].values == std::vector<std::string>{"B.2"});
    CHECK(merged.strata[2].items == 3);

    const RoundId blind = corpus.running("Blind", must(study::everyIssue(corpus.project)), true);
    choice.categoryRound = blind;
    CHECK(test::errorOf(study::readFrame(corpus.project, {}, choice, quiet, {})).code == Errc::NotPermitted);
}

TEST_CASE("Frame: what cannot be is refused", "[study]")
{
    Corpus corpus(Corpus::upTo(10));
    NoProgress quiet;
    const auto error = [&](const FrameFilter& filter, const StrataChoice& strata) {
        return test::errorOf(study::readFrame(corpus.project, filter, strata, quiet, {}));
    };
    FrameFilter filter;
    filter.repositories = {"delta"};
    CHECK(error(filter, {}).code == Errc::NotFound);
    CHECK(accord::test::says(error(filter, {}), "toolkit/alpha"));
    filter = {};
    filter.from = "spring";
    CHECK(accord::test::says(error(filter, {}), "from \"spring\""));
    StrataChoice strata;
    strata.by = {StratumBy::Keyword};
    CHECK(error({}, strata).code == Errc::Invalid);
    strata.by = {StratumBy::Category};
    CHECK(error({}, strata).code == Errc::Invalid);
    strata.by = {StratumBy::Year, StratumBy::Year};
    CHECK(error({}, strata).code == Errc::Invalid);
    std::stop_source stop;
    stop.request_stop();
    filter = {};
    filter.keywords = {"slow"};
    CHECK(test::errorOf(study::readFrame(corpus.project, filter, {}, quiet, stop.get_token())).code == Errc::Cancelled);
    CHECK(test::errorOf(study::stratumFromWord("colour")).code == Errc::Invalid);
    CHECK(must(study::stratumFromWord("Year")) == StratumBy::Year);
}
