// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/url.h"
#include "tests/support/catch.h"

using namespace accord;

TEST_CASE("An origin is scheme, host and port, however they are written")
{
    const auto origin = [](const std::string& text) { return parseUrl(text).value().origin(); };
    CHECK(origin("https://API.github.com/repos?x=1") == "https://api.github.com:443");
    CHECK(origin("https://api.github.com:443") == origin("https://api.github.com/"));
    CHECK(origin("http://127.0.0.1:4711/api/v1") == "http://127.0.0.1:4711");
    CHECK(origin("http://[::1]:80/") == "http://[::1]:80");
    CHECK(parseUrl("https://host/a/b?c=d&e=%20").value().query == "c=d&e=%20");
    CHECK(parseUrl("https://host/a/b?c=d").value().path == "/a/b");
    CHECK(parseUrl("https://host/a/./c/../b").value().path == "/a/b");
    CHECK(parseUrl("https://host").value().path == "/");
    CHECK(parseUrl("HTTPS://Host:443/").value().authority() == "host");
    CHECK(parseUrl("http://host:443/").value().authority() == "host:443");
}

TEST_CASE("What is no address for a request is refused")
{
    const std::string text =
        GENERATE(as<std::string>(), "", "api.github.com", "ftp://host/", "file:///etc/passwd", "https://",
                 "https://me@host/", "https://me:pass@host/", "https://host/a b", "https://host/\r\nX: y",
                 "https://host:99999/", "https://host:80:443/", "https:/host/", "https:///host/", "https:host",
                 "///host/", "https://host\\x/", "https://evil\"host/", "javascript:alert(1)");
    CAPTURE(text);
    const auto none = parseUrl(text);
    REQUIRE_FALSE(none.ok());
    CHECK(none.error().code == Errc::Invalid);
    CHECK(none.error().argument(0).find("pass@") == std::string::npos);
}

TEST_CASE("This machine is known by its names")
{
    const auto loopback = [](const std::string& text) { return parseUrl(text).value().isLoopback(); };
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
    CHECK(resolvedUrl(from, "/repositories/1/issues?page=2").value() == "https://host/repositories/1/issues?page=2");
    CHECK(resolvedUrl(from, "?page=2").value() == "https://host/repos/a/b/issues?page=2");
    CHECK(resolvedUrl(from, "https://other/x").value() == "https://other/x");
    CHECK(resolvedUrl(from, "//other/x").value() == "https://other/x");
    CHECK_FALSE(resolvedUrl(from, "ftp://other/x").ok());
    CHECK_FALSE(resolvedUrl(from, "https://me@other/x").ok());
    CHECK(resolvedUrl("https://host/a/b/", "c/../d.md#e").value() == "https://host/a/b/d.md#e");
    for (const char* other :
         {"https:/other/x", "https:///other/x", "///other/x", "https:x", "a b", "a\\b", "mailto:x"}) {
        INFO(other);
        CHECK_FALSE(resolvedUrl(from, other).ok());
    }
}

TEST_CASE("An address for people has no secrets")
{
    CHECK(printableUrl("https://me:pass@host/a?page=2&access_token=abc&since=x#y") ==
          "https://host/a?page=2&access_token=...&since=x");
    CHECK(printableUrl("https://host/a?client_secret=abc") == "https://host/a?client_secret=...");
    CHECK(printableUrl("https://host/a@b?x=1") == "https://host/a@b?x=1");
    CHECK(printableUrl("nonsense") == "nonsense");
}

TEST_CASE("People may be led to a web address, also one that names a user")
{
    CHECK(isWebAddress("https://host"));
    CHECK(isWebAddress("HTTP://user@host:8080/a?b#c"));
    for (const char* other : {"", "host/a", "ftp://host/", "https://", "https:///host", "https:/host", "https://ho st/",
                              "https://host\\@other/", "https://host/\n", "//host/", "javascript://host/%0aalert(1)"}) {
        INFO(other);
        CHECK_FALSE(isWebAddress(other));
    }
}

TEST_CASE("A parameter of a query is read and replaced where it stands")
{
    const std::string address = "https://host/page=9?per_page=100&page=2&after=a%3D#?page=7";
    CHECK(queryValue(address, "page") == "2");
    CHECK(queryValue(address, "per_page") == "100");
    CHECK(queryValue(address, "after") == "a%3D");
    CHECK_FALSE(queryValue(address, "age").has_value());
    CHECK_FALSE(queryValue("https://host/?pages=1&page", "page").has_value());
    CHECK(queryValue("https://host/?page=", "page") == "");
    CHECK(withQueryValue(address, "page", "13") == "https://host/page=9?per_page=100&page=13&after=a%3D#?page=7");
    CHECK(withQueryValue("https://host/a", "page", "3") == "https://host/a?page=3");
    CHECK(withQueryValue("https://host/a?b=c", "page", "3") == "https://host/a?b=c&page=3");
    CHECK(withQueryValue("https://host/a?page=", "page", "3") == "https://host/a?page=3");
}
