// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/tokens.h"
#include "tests/support/catch.h"

using namespace accord;

namespace {

std::string hostFor(const std::string& host, const std::string& base)
{
    Source source;
    source.host = host;
    source.base = base;
    return collect::tokenHost(source);
}

} // namespace

TEST_CASE("A source uses the token of the host that its requests go to")
{
    CHECK(hostFor("github.com", "https://api.github.com") == "github.com");
    CHECK(hostFor("gitee.com", "https://gitee.com/api/v5") == "gitee.com");
    CHECK(hostFor("git.example:3000", "https://git.example:3000/api/v1") == "git.example:3000");
    CHECK(hostFor("git.example", "https://git.example:3000/api/v3") == "git.example:3000");
}

TEST_CASE("A source that somebody else made leads no token to another host")
{
    CHECK(hostFor("github.com", "https://collector.example/api/v3") == "collector.example");
    CHECK(hostFor("github.com", "https://notgithub.com/api/v3") == "notgithub.com");
    CHECK(hostFor("github.com", "https://github.com.example/api/v3") == "github.com.example");
    CHECK(hostFor("git.example", "https://git.example:8443/api/v3") == "git.example:8443");
    CHECK(hostFor("github.com", "http://127.0.0.1:4711/api/v3") == "127.0.0.1:4711");
    CHECK(hostFor("github.com", "https://pages.github.com/api/v3") == "pages.github.com");
    CHECK(hostFor("com", "https://github.com/api/v9") == "github.com");
    CHECK(hostFor("127.0.0.1", "http://127.0.0.1:4711/api/v3") == "127.0.0.1:4711");
}
