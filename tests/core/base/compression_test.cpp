// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/compression.h"
#include "core/base/reason.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <random>
#include <stop_token>
#include <string>

using namespace accord;
using test::errorOf;
using test::must;

namespace {

constexpr std::size_t kPlenty = std::size_t{1} << 24U;

// Letters of which some words come again, over several pieces of what is read at once.
std::string manyWords(std::size_t size)
{
    std::mt19937 random(7);
    std::string text;
    while (text.size() < size) {
        text += "word" + std::to_string(random() % 5000) + ' ';
    }
    return text;
}

} // namespace

TEST_CASE("Compression: what is compressed is there again, and is smaller")
{
    for (const std::string& text : {std::string(), std::string("a"), std::string(70'000, '\0'), manyWords(300'000)}) {
        const std::string packed = must(compressed(text, "a.file", {}));
        CHECK(must(decompressed(packed, kPlenty, "a.file", {})) == text);
        CHECK((text.size() < 1000 || packed.size() < text.size() / 2));
    }
}

TEST_CASE("Compression: what comes again far away is found")
{
    const std::string version = manyWords(200'000);
    const std::string once = must(compressed(version, "a.file", {}));
    const std::string often = must(compressed(version + version + version + version, "a.file", {}));
    CHECK(often.size() < once.size() * 11 / 10);
}

TEST_CASE("Compression: whatever is missing, changed or left over is noticed")
{
    const std::string text = manyWords(5000);
    const std::string packed = must(compressed(text, "a.file", {}));
    const auto refused = [](const std::string& bytes) {
        const Error error = errorOf(decompressed(bytes, kPlenty, "a.file", {}));
        return error.code == Errc::Damaged && error.reason == Reason::ChangedOnItsWay && test::says(error, "a.file");
    };
    for (std::size_t size = 0; size < packed.size(); size += 7) {
        INFO(size);
        CHECK(refused(packed.substr(0, size)));
    }
    for (std::size_t at = 0; at < packed.size(); at += 7) {
        INFO(at);
        std::string changed = packed;
        changed[at] = static_cast<char>(changed[at] ^ 0x10);
        CHECK(refused(changed));
    }
    CHECK(refused(packed + "x"));
    CHECK(refused(packed + packed));
    CHECK(refused(text));
}

TEST_CASE("Compression: no more is unpacked than is allowed, and it can be stopped")
{
    const std::string large(1'000'000, 'a');
    const std::string bomb = must(compressed(large, "a.file", {}));
    CHECK(bomb.size() < 2000);
    CHECK(must(decompressed(bomb, large.size(), "a.file", {})) == large);
    const Error error = errorOf(decompressed(bomb, large.size() - 1, "a.file", {}));
    CHECK(error.code == Errc::Damaged);
    CHECK(error.reason == Reason::UnpacksTooLarge);
    CHECK(test::says(error, "a.file"));

    std::stop_source stopped;
    stopped.request_stop();
    CHECK(errorOf(compressed(large, "a.file", stopped.get_token())).code == Errc::Cancelled);
    CHECK(errorOf(decompressed(bomb, large.size(), "a.file", stopped.get_token())).code == Errc::Cancelled);
}
