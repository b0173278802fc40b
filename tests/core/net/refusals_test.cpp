// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/curl_transport.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/host/fake_host.h"
#include "tests/support/host/tls_host.h"
#include "tests/support/temp_folder.h"

#include <cstdlib>

using namespace accord;
using namespace accord::net;
using namespace accord::test::host;

namespace {

Request getRefused(const std::string& address, const std::string& token = {})
{
    Request request;
    request.address = address;
    request.token = Secret(token);
    return request;
}

/// A variable of the environment for as long as it lives.
class Variable
{
public:
    Variable(const char* name, const std::string& value)
        : m_name(name)
    {
        ::setenv(name, value.c_str(), 1);
    }
    ~Variable() { ::unsetenv(m_name); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* m_name;
};

} // namespace

TEST_CASE("A certificate that nobody vouches for is refused, and nothing is sent")
{
    const TlsHost host;
    CurlTransport transport;
    const auto refused = transport.send(getRefused(host.origin() + "/x", "s3cret"), {});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == Errc::NotPermitted);
    CHECK(accord::test::says(refused.error(), "certificate"));
    CHECK(host.requests() == 0);
}

TEST_CASE("A host that does not speak TLS is told at once from one that failed for the moment")
{
    FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    std::string address = host.base();
    address.replace(0, 4, "https");
    CurlTransport transport;
    const auto refused = transport.send(getRefused(address + "/x"), {});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == Errc::NotPermitted); // Errc::Network is tried again
}

TEST_CASE("A certificate that the system's store vouches for is good, for its own name only")
{
    const TlsHost host;
    const test::TempFolder folder;
    const Variable store("SSL_CERT_FILE", test::writeFile(folder.path() / "store.pem", host.certificate()).string());
    CurlTransport transport;
    const auto reply = transport.send(getRefused(host.origin() + "/x", "s3cret"), {});
    REQUIRE(reply.ok());
    CHECK(reply.value().body == "[]");
    auto other = host.origin();
    other.replace(other.find("127.0.0.1"), 9, "localhost");
    CHECK_FALSE(transport.send(getRefused(other + "/x", "s3cret"), {}).ok());
    CHECK(host.requests() == 1);
}

TEST_CASE("A token goes over https, not even to this machine without")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    const Variable nothing("ACCORD_TOKENS_OVER_HTTP", "127.0.0.1:1");
    CurlTransport transport;
    const auto request = getRefused(host.base() + "/repos/alice/engine/issues", "s3cret");
    const auto refused = transport.send(request, {});
    REQUIRE_FALSE(refused.ok());
    CHECK(accord::test::isError(refused.error(), accord::Errc::NotPermitted, request.address,
                                "a token is sent over https only"));
    CHECK(host.count() == 0);
    // Whoever starts the program can say otherwise of one address of this machine.
    const Variable named("ACCORD_TOKENS_OVER_HTTP", "127.0.0.1:1 " + host.authority() + " example.org:80");
    CHECK(transport.send(request, {}).value().status == 200);
    CHECK_FALSE(transport.send(getRefused("http://example.org/x", "s3cret"), {}).ok());
}

TEST_CASE("A token goes to no other host without https")
{
    const FakeHost proxy(makeWorld(Dialect::GitHub, 1, {}));
    const Variable variable("http_proxy", proxy.origin());
    CurlTransport transport;
    const auto refused = transport.send(getRefused("http://api.example.invalid/x", "s3cret"), {});
    REQUIRE_FALSE(refused.ok());
    CHECK(accord::test::isError(refused.error(), accord::Errc::NotPermitted, "http://api.example.invalid/x",
                                "a token is sent over https only"));
    CHECK(proxy.count() == 0);
}

TEST_CASE("The environment's proxy is used, but not for this machine")
{
    const FakeHost proxy(makeWorld(Dialect::GitHub, 1, {}));
    const FakeHost host(makeWorld(Dialect::GitHub, 2, {}));
    const Variable variable("http_proxy", proxy.origin());
    CurlTransport transport;
    const auto reply = transport.send(getRefused("http://api.example.invalid/x"), {});
    REQUIRE(reply.ok());
    CHECK(proxy.count() == 1);
    CHECK(transport.send(getRefused(host.base() + "/repos/alice/engine/issues", "s3cret"), {}).value().status == 200);
    CHECK(host.count() == 1);
    CHECK(proxy.count() == 1);
}

TEST_CASE("A proxy's password and a token stand in no error")
{
    const Variable variable("http_proxy", "bad://me:passw0rd@127.0.0.1:1");
    CurlTransport transport;
    const auto failed = transport.send(getRefused("http://api.example.invalid/x?access_token=s3cret"), {});
    REQUIRE_FALSE(failed.ok());
    const auto text = failed.error().argument(0) + accord::test::said(failed.error());
    CHECK(text.find("passw0rd") == std::string::npos);
    CHECK(text.find("s3cret") == std::string::npos);
    CHECK_FALSE(accord::test::said(failed.error()).empty());
}

TEST_CASE("What would break the lines of a request is not sent")
{
    const FakeHost host(makeWorld(Dialect::GitHub, 1, {}));
    CurlTransport transport;
    CHECK(transport.send(getRefused(host.base() + "/x", "a\r\nHost: b"), {}).error().code == Errc::Invalid);
    auto request = getRefused(host.base() + "/x");
    request.headers.emplace_back("X", "a\nb");
    CHECK(transport.send(request, {}).error().code == Errc::Invalid);
    CHECK(transport.send(getRefused("ftp://127.0.0.1/x"), {}).error().code == Errc::Invalid);
    CHECK(host.count() == 0);
}
