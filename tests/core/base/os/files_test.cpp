// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/collect/keywords.h"
#include "core/collect/sources.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/taxonomy_files.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <sys/stat.h>
#include <unistd.h>

using namespace accord;
using test::errorOf;
using test::must;

namespace fs = std::filesystem;

TEST_CASE("Files: what is no regular file is not waited for, but where it was given open", "[base]")
{
    test::Sample sample;
    const fs::path pipe = sample.folder / "pipe.txt";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(errorOf(openForReading(pipe)).reason == Reason::NotARegularFile);
    CHECK(errorOf(readFile("/dev/zero", 10)).reason == Reason::NotARegularFile);
    CHECK(errorOf(collect::readKeywordLists(pipe)).reason == Reason::NotARegularFile);
    CHECK(errorOf(collect::readLinks(pipe)).reason == Reason::NotARegularFile);
    CHECK(errorOf(exchange::importTaxonomy(sample.project, pipe)).reason == Reason::NotARegularFile);
    const fs::path sidecar = sample.folder / "issues.comments.jsonl";
    REQUIRE(::mkfifo(sidecar.c_str(), 0600) == 0);
    CHECK(errorOf(exchange::issueFiles({sidecar})).reason == Reason::NotARegularFile);

    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    REQUIRE(::write(ends[1], "word\n", 5) == 5);
    ::close(ends[1]);
    CHECK(must(readFile("/dev/fd/" + std::to_string(ends[0]), 100)) == "word\n");
    ::close(ends[0]);
}

TEST_CASE("Files: a file of keywords has a bound", "[base]")
{
    const test::TempFolder folder;
    const fs::path file = test::writeFile(folder / "words.txt", "");
    fs::resize_file(file, std::uintmax_t{1} << 40U); // a hole of a terabyte
    CHECK(errorOf(collect::readKeywordLists(file)).reason == Reason::FileTooLarge);
}
