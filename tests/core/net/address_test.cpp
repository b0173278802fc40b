// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/address.h"
#include "tests/support/catch.h"

using namespace accord;
using namespace accord::net;

TEST_CASE("An origin is scheme, host and port, however they are written")
{
    const auto origin = [](const std::string& text) { return parseAddress(text).value().origin(); };
    CHECK(origin("https://API.github.com/repos?x=1") == "https://api.github.com:443");
    CHECK(origin("https://api.github.com:443") == origin("https://api.github.com/"));
    CHECK(origin("http://127.0.0.1:4711/api/v1") == "http://127.0.0.1:4711");
    CHECK(origin("http://[::1]:80/") == "http://[::1]:80");
    CHECK(parseAddress("https://host/a/b?c=d&e=%20").value().query == "c=d&e=%20");
    CHECK(parseAddress("https://host/a/b?c=d").value().path == "/a/b");
}

TEST_CASE("What is no address for a request is refused")
{
    const std::string text = GENERATE(as<std::string>(), "", "api.github.com", "ftp://host/", "file:///etc/passwd",
                                      "https://", "https://me@host/", "https://me:pass@host/", "https://host/a b",
                                      "https://host/\r\nX: y", "https://host:99999/", "javascript:alert(1)");
    CAPTURE(text);
    const auto none = parseAddress(text);
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().code == Errc::Invalid);
    CHECK(none.error().argument(0).find("pass@") == std::string::npos);
}

TEST_CASE("This machine is known by its names")
{
    const auto loopback = [](const std::string& text) { return parseAddress(text).value().isLoopback(); };
    CHECK(loopback("http://localhost:80/"));
    CHECK(loopback("http://127.0.0.1/"));
    CHECK(loopback("http://127.9.9.9/"));
    CHECK(loopback("http://[::1]/"));
    CHECK_FALSE(loopback("http://127.0.0.1.example.org/"));
    CHECK_FALSE(loopback("http://localhost.example.org/"));
    CHECK_FALSE(loopback("http://10.0.0.1/"));
}

TEST_CASE("A location is read from where it was told")
{
    const std::string from = "https://host/repos/a/b/issues?page=1";
    CHECK(resolved(from, "/repositories/1/issues?page=2").value() == "https://host/repositories/1/issues?page=2");
    CHECK(resolved(from, "?page=2").value() == "https://host/repos/a/b/issues?page=2");
    CHECK(resolved(from, "https://other/x").value() == "https://other/x");
    CHECK(resolved(from, "//other/x").value() == "https://other/x");
    CHECK_FALSE(resolved(from, "ftp://other/x").ok());
    CHECK_FALSE(resolved(from, "https://me@other/x").ok());
}

TEST_CASE("An address for people has no secrets")
{
    CHECK(printable("https://me:pass@host/a?page=2&access_token=abc&since=x#y") ==
          "https://host/a?page=2&access_token=...&since=x");
    CHECK(printable("https://host/a?client_secret=abc") == "https://host/a?client_secret=...");
    CHECK(printable("https://host/a@b?x=1") == "https://host/a@b?x=1");
    CHECK(printable("nonsense") == "nonsense");
}
