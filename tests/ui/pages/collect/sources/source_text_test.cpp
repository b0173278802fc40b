// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "ui/pages/collect/source_text.h"

using namespace accord;
using namespace accord::test;
using namespace accord::ui;

TEST_CASE("What is wanted of a source is said below the table")
{
    Source source = must(collect::parseSource("vllm-project/vllm"));
    CHECK(wantedText(source) ==
          "No keywords: every issue of the period.\nGitHub at https://api.github.com, way: automatic.");
    for (int i = 1; i <= 84; ++i) {
        source.selection.keywords.push_back({"word" + std::to_string(i), false});
    }
    source.selection.state = IssueState::Closed;
    source.selection.labels = {"bug", "help wanted"};
    const QString told = wantedText(source);
    CHECK(told.startsWith("Keywords in title, description: word1, word2, "));
    CHECK(told.contains("word40, … (84 in all)\nState: closed only. Host’s labels: bug, help wanted.\n"));
}

TEST_CASE("What can be done next with a source depends on how far it is")
{
    collect::SourceStatus status;
    CHECK(nextText(status).startsWith("Nothing is fetched yet."));
    status.fetching.phase = FetchPhase::Comments;
    CHECK(nextText(status) == "Fetch goes on where it stopped.");
    status.fetching.phase = FetchPhase::Idle;
    status.fetching.finishedAt = "2026-11-20T10:12:00Z";
    CHECK(nextText(status).startsWith("Fetch asks for what changed since."));
}
