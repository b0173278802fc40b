// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/sources.h"
#include "core/exchange/import_issues.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("A list of links gives each issue once, in its order")
{
    const TempFolder folder;
    const auto file = writeFile(folder / "links.txt", "# the first batch\n"
                                                      "https://gitee.com/mindspore/mindspore/issues/ibz414\n"
                                                      "\n"
                                                      "http://github.com/vllm-project/vllm/issues/12/ # long\n"
                                                      "https://github.com/vllm-project/vllm/issues/12#issue\n");
    CHECK(must(collect::readLinks(file)) ==
          std::vector<std::string>{"https://gitee.com/mindspore/mindspore/issues/IBZ414",
                                   "https://github.com/vllm-project/vllm/issues/12"});
}

TEST_CASE("A list with a line that is no link is refused with its place")
{
    const TempFolder folder;
    const auto file = writeFile(folder / "links.txt", "https://github.com/vllm-project/vllm/issues/12\n"
                                                      "https://github.com/vllm-project/vllm\n"
                                                      "nothing\n");
    const Error error = errorOf(collect::readLinks(file));
    CHECK(error.code == Errc::BadSyntax);
    CHECK(accord::test::says(error, file.string() +
                                        ":2: found \"https://github.com/vllm-project/vllm\", expected the link of "
                                        "an issue. (And so in 1 more.)"));
    CHECK(errorOf(collect::readLinks(writeFile(folder / "bytes.txt", "\xff\n"))).code == Errc::BadEncoding);
    CHECK(errorOf(collect::readLinks(folder / "gone.txt")).code == Errc::NotFound);
    CHECK(errorOf(collect::readLinks(writeFile(folder / "empty.txt", "# none\n"))).code == Errc::NotFound);
}

TEST_CASE("An issue is found by any spelling of its address")
{
    const TempFolder folder;
    Project project = must(Project::create(folder / "pilot.accord", "Pilot"));
    const auto file = writeFile(folder / "links.txt", "https://github.com/vllm-project/vllm/issues/12\n");
    NoProgress progress;
    (void)must(exchange::importLinks(project, {file}, exchange::Malformed::Refuse, progress, {}));
    const IssueId issue = must(collect::issueAt(project, "https://github.com/vllm-project/vllm/issues/12"));
    CHECK(must(collect::issueAt(project, "http://www.github.com/vllm-project/vllm/issues/12/?x=1#top")) == issue);
    CHECK(errorOf(collect::issueAt(project, "https://github.com/vllm-project/vllm/issues/13")).code == Errc::NotFound);
    CHECK(errorOf(collect::issueAt(project, "vllm")).code == Errc::Invalid);
}
