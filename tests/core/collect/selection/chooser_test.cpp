// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/relevance.h"
#include "core/collect/selection/selection_filter.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using collect::SelectionFilter;
using test::must;

namespace {

FetchedIssue issueOf(const std::string& createdAt, const std::string& state = "open")
{
    FetchedIssue issue;
    issue.link = {"github.com", "o/r", "1", "https://github.com/o/r/issues/1"};
    issue.document.title = "An LLM";
    issue.document.createdAt = createdAt;
    issue.document.updatedAt = "2024-06-01T00:00:00Z";
    issue.document.state = state;
    return issue;
}

bool isWanted(const IssueSelection& selection, const FetchedIssue& issue)
{
    Source source;
    source.selection = selection;
    return must(SelectionFilter::of(source)).wanted(issue).has_value();
}

} // namespace

TEST_CASE("What a selection does not say does not restrict")
{
    CHECK(isWanted({}, issueOf("")));
    CHECK(isWanted({}, issueOf("2024-01-01T00:00:00Z", "closed")));
}

TEST_CASE("A period has both of its days, in UTC")
{
    IssueSelection selection;
    selection.from = "2023-01-01";
    selection.to = "2023-12-31";
    CHECK(isWanted(selection, issueOf("2023-01-01T00:00:00Z")));
    CHECK(isWanted(selection, issueOf("2023-12-31T23:59:59Z")));
    CHECK_FALSE(isWanted(selection, issueOf("2022-12-31T23:59:59Z")));
    CHECK_FALSE(isWanted(selection, issueOf("2024-01-01T00:00:00Z")));
    CHECK(isWanted(selection, issueOf("2024-01-01T07:59:59+08:00")));
    CHECK_FALSE(isWanted(selection, issueOf("2023-01-01T07:59:59+08:00")));
    CHECK_FALSE(isWanted(selection, issueOf("")));
    selection.periodOf = PeriodOf::Updated;
    CHECK_FALSE(isWanted(selection, issueOf("2023-01-01T00:00:00Z")));
    selection.to.clear();
    CHECK(isWanted(selection, issueOf("")));
}

TEST_CASE("States, labels, pull requests and numbers restrict")
{
    IssueSelection selection;
    selection.state = IssueState::Closed;
    CHECK(isWanted(selection, issueOf("", "closed")));
    CHECK(isWanted(selection, issueOf("", "rejected")));
    CHECK_FALSE(isWanted(selection, issueOf("", "open")));
    selection.state = IssueState::Open;
    CHECK(isWanted(selection, issueOf("", "progressing")));
    CHECK_FALSE(isWanted(selection, issueOf("", "closed")));

    FetchedIssue issue = issueOf("");
    issue.document.hostLabels = {"Bug", "stale"};
    IssueSelection labelled;
    labelled.labels = {"bug"};
    CHECK(isWanted(labelled, issue));
    labelled.labels = {"x", "STALE"};
    CHECK(isWanted(labelled, issue));
    labelled.labels = {"bugs"};
    CHECK_FALSE(isWanted(labelled, issue));

    issue.pullRequest = true;
    CHECK_FALSE(isWanted({}, issue));
    IssueSelection both;
    both.pullRequests = true;
    CHECK(isWanted(both, issue));

    Source source;
    source.numbers = {"2", "3"};
    CHECK_FALSE(must(SelectionFilter::of(source)).wanted(issueOf("")).has_value());
    source.numbers.emplace_back("1");
    CHECK(must(SelectionFilter::of(source)).wanted(issueOf("")).has_value());
}

TEST_CASE("Keywords restrict and are told with their places")
{
    Source source;
    source.selection.keywords = {{"llm"}, {"yi"}};
    CHECK(must(SelectionFilter::of(source)).wanted(issueOf("")) ==
          std::vector<KeywordHit>{{"llm", {{TextPlace::kTitle, 3, 3}}}});
    source.selection.places.title = false;
    CHECK_FALSE(must(SelectionFilter::of(source)).wanted(issueOf("")).has_value());
}

TEST_CASE("Selections that choose differently have different marks")
{
    Source source;
    const std::string mark = collect::markOf(source);
    CHECK(collect::markOf(source) == mark);
    source.selection.keywords = {{"a"}};
    const std::string word = collect::markOf(source);
    source.selection.keywords = {{"a", true}};
    CHECK(word != mark);
    CHECK(collect::markOf(source) != word);
}

TEST_CASE("An excerpt shows a keyword on one line with what stands around it")
{
    Document document;
    document.title = "LLM";
    document.body = "one\n\ntwo llm\tthree";
    const std::string filler(100, 'x');
    document.comments = {{"a", "", "", filler + "使 llm " + filler + " llm"}};
    const KeywordHit hit{"llm", {{TextPlace::kTitle, 0, 3}, {TextPlace::kBody, 9, 3}, {0, 104, 3}, {0, 209, 3}}};
    const auto excerpts = collect::excerptsOf(document, hit, 3);
    REQUIRE(excerpts.size() == 3);
    CHECK(excerpts[0] == "LLM");
    CHECK(excerpts[1] == "one two llm three");
    CHECK(excerpts[2] == "…" + filler.substr(0, 76) + "使 llm " + filler.substr(0, 79) + "…");
    CHECK(collect::excerptsOf(document, {"x", {{5, 0, 3}, {TextPlace::kTitle, 2, 3}}}, 3).empty());
}
