// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/database.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdint>
#include <cstdio>
#include <thread>

using namespace accord;
using test::must;

#ifndef NDEBUG
namespace {

// One thread is in the connection until the process ends; another one goes there as well.
[[noreturn]] void meetInOneConnection()
{
    (void)std::signal(SIGABRT, SIG_DFL);
    (void)std::freopen("/dev/null", "w", stderr); // NOLINT(cppcoreguidelines-owning-memory)
    const auto database = must(sqlite::Database::inMemory());
    const std::thread first([&database] {
        (void)database->number(
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n");
    });
    while (true) {
        (void)database->number("SELECT 1");
    }
}

} // namespace

TEST_CASE("One thread: a second one in a connection at the same time ends a debug build", "[sqlite]")
{
    const pid_t child = ::fork();
    if (child == 0) {
        meetInOneConnection();
    }
    REQUIRE(child > 0);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
}
#endif

TEST_CASE("One thread: a connection goes from one thread to the next", "[sqlite]")
{
    const auto database = must(sqlite::Database::inMemory());
    for (int i = 0; i < 3; ++i) {
        std::int64_t there = 0;
        std::thread([&] { there = must(database->number("SELECT 1")); }).join();
        CHECK(there == 1);
        CHECK(must(database->number("SELECT 2")) == 2);
    }
}
