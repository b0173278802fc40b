// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/ids.h"
#include "tests/support/catch.h"

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

using namespace accord;

TEST_CASE("Identifiers: text and back", "[base]")
{
    const Uuid uuid = newUuid();
    CHECK(Uuid::parse(uuid.text()) == uuid);
    CHECK(uuid.text().size() == 36);
    CHECK(Uuid::parse("0195F2C4-7A11-7ABC-8DEF-0123456789AB")->text() == "0195f2c4-7a11-7abc-8def-0123456789ab");
    for (const char* text : {"", "0195f2c4", "0195f2c4-7a11-7abc-8def-0123456789ag", "0195f2c47a117abc8def0123456789ab",
                             "0195f2c4-7a11-7abc-8def-0123456789abc"}) {
        INFO(text);
        CHECK_FALSE(Uuid::parse(text).has_value());
    }
    CHECK(Uuid{}.isNull());
    CHECK_FALSE(uuid.isNull());
}

TEST_CASE("Identifiers: new ones sort in the order in which they were made, and none comes twice", "[base]")
{
    std::vector<Uuid> made(20000);
    std::ranges::generate(made, newUuid);
    CHECK(std::ranges::is_sorted(made));
    CHECK(std::set<Uuid>(made.begin(), made.end()).size() == made.size());
    CHECK((made.front().bytes[6] >> 4U) == 7); // the version
    CHECK((made.front().bytes[8] >> 6U) == 2); // the variant
}

TEST_CASE("Identifiers: several threads make different ones", "[base]")
{
    std::set<Uuid> all;
    std::mutex mutex;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&] {
                std::vector<Uuid> made(5000);
                std::ranges::generate(made, newUuid);
                const std::scoped_lock lock(mutex);
                all.insert(made.begin(), made.end());
            });
        }
    }
    CHECK(all.size() == 20000);
}

TEST_CASE("Identifiers: those of a forked process are not those of its parent", "[base]")
{
    (void)newUuid();
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const Uuid made = newUuid();
        ::_exit(::write(ends[1], made.bytes.data(), made.bytes.size()) == 16 ? 0 : 1);
    }
    const Uuid mine = newUuid();
    Uuid theirs;
    CHECK(::read(ends[0], theirs.bytes.data(), theirs.bytes.size()) == 16);
    int status = 0;
    ::waitpid(child, &status, 0);
    CHECK(status == 0);
    // The second half is the random one: the first would tell them apart by the millisecond alone.
    CHECK_FALSE(std::equal(mine.bytes.begin() + 8, mine.bytes.end(), theirs.bytes.begin() + 8));
    ::close(ends[0]);
    ::close(ends[1]);
}

TEST_CASE("Identifiers: a name always gives the same one", "[base]")
{
    const Uuid link = namedUuid("https://github.com/pytorch/pytorch/issues/1");
    CHECK(link == namedUuid("https://github.com/pytorch/pytorch/issues/1"));
    CHECK(link != namedUuid("https://github.com/pytorch/pytorch/issues/2"));
    CHECK((link.bytes[6] >> 4U) == 5);
    CHECK((link.bytes[8] >> 6U) == 2);
}

TEST_CASE("Clock: times sort as text", "[base]")
{
    const std::string first = nowUtc();
    const std::string second = nowUtc();
    CHECK(first <= second);
    CHECK(first.size() == 24);
    CHECK(first.back() == 'Z');
    CHECK(first[10] == 'T');
}
