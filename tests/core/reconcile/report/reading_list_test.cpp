// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/reading_list.h"
#include "core/reconcile/second_votes.h"
#include "core/report/documents.h"
#include "core/sqlite/statement.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/must.h"
#include "tests/core/reconcile/figures/voting.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/demo_project.h"
#include "tests/support/files.h"

#include <algorithm>

using namespace accord;
using namespace accord::reconcile;
using test::must;

namespace {

/// Three people who disagree on the first two of three issues.
struct Read : test::Sample
{
    Read()
        : Sample(3, 3)
    {
        give(0, 0, "A.1.i");
        LabelContent content = labelled("B.1");
        content.note = "<script>alert(1)</script> asks why";
        give(1, 0, content);
        give(2, 0, "B.1");
        give(0, 1, "A.1");
        give(1, 1, "A.2");
        give(2, 1, "A.2");
        give(0, 2, "A.1");
        give(1, 2, "A.1");
        give(2, 2, "A.1");
    }

    [[nodiscard]] ReadingList list(ReadingRequest request = {})
    {
        request.round = round;
        return must(readingList(project, request));
    }
    [[nodiscard]] std::string text(const ReadingList& from, const report::Form& form = {}) const
    {
        return report::readingListText(from, *project.taxonomy(), form);
    }
};

Filter everything()
{
    Filter filter;
    filter.show = Filter::Show::All;
    filter.onlyConflicts = false;
    return filter;
}

bool says(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("Reading list: the agenda's issues in its order, with votes and definitions", "[reconcile]")
{
    Read sample;
    const ReadingList list = sample.list();
    const LabelMatrix matrix = must(LabelMatrix::load(sample.project, sample.round));
    std::vector<ItemId> agenda;
    for (const Conflict& conflict : conflicts(matrix, {})) {
        agenda.push_back(conflict.item);
    }
    std::vector<ItemId> listed;
    for (const ReadingEntry& entry : list.entries) {
        listed.push_back(entry.item);
    }
    REQUIRE(agenda.size() == 2);
    CHECK(listed == agenda);
    const std::string text = sample.text(list);
    CHECK(says(text, "- **B.1** (Bug \\> "));
    CHECK(says(text, "2 of 3: Person 2 (\\<script\\>"));
    CHECK(says(text, "1 of 3: Person 1"));
    CHECK(says(text, "## Definitions"));
    CHECK(says(text, "### A.1 ")); // above A.1.i
    CHECK_FALSE(says(text, "### B.2 "));
    CHECK(text.find("### A.1") < text.find("### B.1"));

    const ReadingList first = sample.list({{}, {}, "Tuesday", 1});
    CHECK(first.entries.size() == 1);
    CHECK(first.more == 1);
    CHECK(says(sample.text(first), "# To read before Tuesday\n"));
    CHECK(sample.list({{}, everything()}).entries.size() == 3);
}

TEST_CASE("Reading list: without names, and what people wrote is no markup", "[reconcile]")
{
    Read sample;
    const std::string html = sample.text(sample.list({{}, {}, {}, 50, true}), {report::ReportFormat::Html});
    CHECK_FALSE(says(html, "Person "));
    CHECK(says(html, "A1"));
    CHECK_FALSE(says(html, "<script>"));
    CHECK(says(html, "&lt;script&gt;"));
}

TEST_CASE("Reading list: where people vote a second time nothing of the first labels is on it", "[reconcile]")
{
    Read sample;
    const Uuid vote = test::openVote(sample, 0);
    CHECK(must(votedOnNow(sample.project, sample.round)) == std::vector{sample.items[0]});
    test::castVote(sample, vote, 0, "A.2");
    const ReadingList list = sample.list();
    const auto entry = std::ranges::find(list.entries, sample.items[0], &ReadingEntry::item);
    REQUIRE(entry != list.entries.end());
    CHECK(entry->votedOn);
    CHECK(entry->labels.empty());
    CHECK(says(sample.text(list), "A second vote is going on."));
    CHECK_FALSE(says(sample.text(list), "because of A.2"));
    CHECK_FALSE(says(sample.text(list), "asks why"));
    test::endVote(sample, vote, SecondVoteState::Revealed);
    CHECK(must(votedOnNow(sample.project, sample.round)).empty());
    CHECK(says(sample.text(sample.list()), "asks why"));
}

TEST_CASE("Reading list: what labels cite, in the order of the text, moved or lost", "[reconcile][evidence]")
{
    Read sample;
    const auto bring = [&sample](const std::string& body) {
        test::importFiles(sample.project, {test::writeFile(sample.folder / "issue.json",
                                                           R"({"html_url":")" + test::sampleLink(1).url +
                                                               R"(","title":"Leak","body":")" + body + R"("})")});
    };
    const auto cite = [&sample](int person, std::string_view code, const std::vector<std::string>& passages) {
        LabelContent content = sample.labelled(code);
        for (const std::string& words : passages) {
            content.citations.push_back(must(labelling::cite(sample.project, sample.items[0], std::nullopt, words)));
        }
        sample.give(person, 0, content);
    };
    const auto lines = [&sample](bool pseudonyms = false) {
        const std::string text = sample.text(sample.list({{}, everything(), {}, 50, pseudonyms}));
        const std::size_t from = text.find("Cited from the text:\n");
        return from == std::string::npos ? std::string() : text.substr(from, text.find("\n#", from) - from);
    };
    bring("The cache grows. Memory is <b>not</b> freed. Please_help_.");
    CHECK(lines().empty());
    cite(0, "A.1.i", {"Please_help_", "cache grows"});
    cite(1, "B.1", {"cache grows", "Leak"});
    CHECK(lines() == "Cited from the text:\n\n"
                     "- **Person 2**, the title: “Leak”\n"
                     "- **Person 1, Person 2**, the body: “cache grows”\n"
                     "- **Person 1**, the body: “Please\\_help\\_”\n");
    bring("Update: solved. The cache grows. Memory is freed.");
    CHECK(lines(true) == "Cited from the text:\n\n"
                         "- **A2**, the title: “Leak”\n"
                         "- **A1, A2**, the body: “cache grows” (moved)\n"
                         "- **A1**, the body: “Please\\_help\\_” (not found any more)\n");
    // What a label without a verdict cites stands for nothing yet.
    LabelContent undecided;
    undecided.citations.push_back(must(labelling::cite(sample.project, sample.items[0], std::nullopt, "solved")));
    sample.give(2, 0, undecided);
    CHECK_FALSE(says(lines(), "solved"));
    const std::string html = sample.text(sample.list({{}, everything()}), {report::ReportFormat::Html});
    CHECK(says(html, "<bdi>“cache grows”</bdi>"));

    // A long one is told with its beginning.
    bring(std::string(report::kMostCitedWords, 'x') + "yy");
    cite(0, "A.1.i", {std::string(report::kMostCitedWords, 'x') + "yy"});
    CHECK(says(lines(), "xx…”\n"));
    CHECK_FALSE(says(lines(), "xy"));

    const Uuid vote = test::openVote(sample, 0);
    CHECK(lines().empty());
    test::castVote(sample, vote, 0, "A.2");
    test::endVote(sample, vote, SecondVoteState::Revealed);
    CHECK(says(lines(), "**Person 1**, the body: “xx"));
}

TEST_CASE("Reading list: not of a blind round", "[reconcile]")
{
    Read sample;
    sqlite::Statement blind = must(sample.project.database().prepare("UPDATE round SET blind = 1"));
    (void)must(blind.step());
    must(sample.project.refresh());
    CHECK(test::errorOf(readingList(sample.project, {sample.round})).code == Errc::NotPermitted);
    CHECK(test::errorOf(votedOnNow(sample.project, sample.round)).code == Errc::NotPermitted);
}

TEST_CASE("Reading list: the beginning of a long text, with its lines, and what is left out", "[reconcile]")
{
    const test::DemoProject demo;
    Project project = must(Project::open(demo.file()));
    const Round pilot = must(project.roundNamed("Pilot"));
    const ReadingList list = must(readingList(project, {pilot.id, everything(), {}, 1000}));
    REQUIRE(!list.entries.empty());
    CHECK(std::ranges::any_of(list.entries, [](const ReadingEntry& entry) { return says(entry.text, "\n"); }));
    CHECK(std::ranges::all_of(list.entries, [](const ReadingEntry& entry) {
        return entry.text.size() <= 4 * kMostReadingText && (entry.left == 0 || !entry.text.empty());
    }));
    const std::string html = report::readingListText(list, *project.taxonomy(), {report::ReportFormat::Html});
    CHECK(says(html, "<pre dir=\"auto\">"));
    CHECK(says(html, "Not printed here: "));
}
