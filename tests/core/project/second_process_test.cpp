// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/feed.h"
#include "core/project/project.h"
#include "tests/support/catch.h"
#include "tests/support/process.h"
#include "tests/support/temp_folder.h"

namespace accord {
namespace {

// POSIX drops all locks that a process has on a file when it closes any handle to it. A connection that lost its locks
// this way would not notice that the next process to leave took the log away, and see nothing new any more.
TEST_CASE("two connections of one process keep seeing what other processes commit and leave")
{
    const test::TempFolder folder;
    const std::string file = (folder / "demo.accord").string();
    REQUIRE(test::cli({"demo", file}).code == 0);
    auto first = Project::open(file);
    REQUIRE(first.ok());
    auto feed = Feed::start(*first);
    REQUIRE(feed.ok());
    const auto second = Project::open(file);
    REQUIRE(second.ok());
    for (const char* category : {"A.2", "C.7", "B.1"}) {
        const auto done = test::cli({"label", file, "--as", "Jonas Lindqvist", "--round", "Pilot", "--issue",
                                     "https://github.com/tessera-ai/tessera/issues/917", "--category", category});
        REQUIRE(done.code == 0);
        const auto changes = feed->poll(*first);
        REQUIRE(changes.ok());
        REQUIRE(changes->labels.size() == 1);
        CHECK(changes->labels.front().category == first->taxonomy()->findCode(category)->id);
    }
}

} // namespace
} // namespace accord
