// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/curl_transport.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/host/fake_host.h"

#include <nlohmann/json.hpp>

using namespace accord;
using namespace accord::net;
using namespace accord::test::host;

namespace {

Request get(const std::string& address)
{
    Request request;
    request.address = address;
    return request;
}

std::string issues(const FakeHost& host)
{
    return host.base() + "/repos/alice/engine/issues?state=all&direction=asc&per_page=100";
}

} // namespace

TEST_CASE("A reply comes with status, headers in lower case and body")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    CurlTransport transport;
    auto request = get(issues(host));
    request.token = Secret("t0ken");
    const auto reply = transport.send(request, {});
    REQUIRE(reply.ok());
    CHECK(reply.value().status == 200);
    CHECK(reply.value().header("content-type") == "application/json; charset=utf-8");
    CHECK_FALSE(reply.value().header("x-ratelimit-remaining").empty());
    CHECK(nlohmann::json::parse(reply.value().body).size() == 50);
    const auto sent = host.requests().at(0);
    CHECK(sent.authorization == "Bearer t0ken");
    CHECK(sent.userAgent.starts_with("Accord/"));
}

TEST_CASE("Torn replies are errors, whichever way they are torn")
{
    FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    const auto fault = GENERATE(Fault::TornLength, Fault::TornChunked, Fault::NoBytes);
    host.fail(scripted({fault}));
    CurlTransport transport;
    const auto torn = transport.send(get(issues(host)), {});
    REQUIRE_FALSE(torn.ok());
    CHECK(torn.error().code == Errc::Network);
    CHECK(torn.error().argument(0) == issues(host));
    CHECK_FALSE(accord::test::said(torn.error()).empty());
    CHECK(transport.send(get(issues(host)), {}).ok());
}

TEST_CASE("Slow replies are waited for, compressed ones unpacked")
{
    HostSettings settings;
    settings.packed = true;
    FakeHost host(makeWorld(Dialect::Gitee, 1, {}), settings);
    host.fail(scripted({Fault::Slow}));
    CurlTransport transport;
    const auto slow = transport.send(get(issues(host)), {});
    const auto packed = transport.send(get(issues(host)), {});
    REQUIRE(slow.ok());
    REQUIRE(packed.ok());
    CHECK_FALSE(packed.value().header("content-encoding").empty());
    CHECK(slow.value().body == packed.value().body);
}
