// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/host/faults.h"
#include "tests/support/host/rest.h"
#include "tests/support/host/world.h"

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// A host on this machine that speaks the interface of GitHub (REST and GraphQL), Gitee or Gitea over a made-up world,
/// and goes wrong as it is told. It speaks http, and is named in ACCORD_TOKENS_OVER_HTTP so that it gets tokens.
namespace accord::test::host {

struct HostSettings
{
    Paging paging;
    std::string web;           ///< where people look; empty: the usual one of the dialect
    std::string token;         ///< another one is refused with 401; empty: any is good, none too
    std::int64_t limit = 5000; ///< requests per window, for REST and (as points) for GraphQL
    std::chrono::seconds window{3600};
    int graphQlMost = 0; ///< with more issues per page than that, GraphQL answers 502; 0: with none
    bool packed = false; ///< replies are compressed
    std::function<std::chrono::sys_seconds()> now; ///< the host's time; empty: the system's
};

/// A request as it arrived.
struct HostRequest
{
    std::size_t index = 0; ///< in the order of arrival, from 0
    Asked asked = Asked::Other;
    std::string method;
    std::string target; ///< path and query
    std::string body;
    std::string authorization;
    std::string userAgent;
    std::string ifNoneMatch;
    std::chrono::sys_seconds at; ///< by the host's time
    Fault fault = Fault::None;
    int status = 0;        ///< of the answer
    bool tooEarly = false; ///< it came before the end of the time for which a limit forbade it
};

/// Serves from its own threads until it is destroyed. May be asked and changed from any thread.
class FakeHost
{
public:
    explicit FakeHost(World world, HostSettings settings = {});
    ~FakeHost();
    FakeHost(const FakeHost&) = delete;
    FakeHost& operator=(const FakeHost&) = delete;

    [[nodiscard]] std::string origin() const;    ///< "http://127.0.0.1:4711"
    [[nodiscard]] std::string authority() const; ///< "127.0.0.1:4711": whose token is sent to it
    [[nodiscard]] std::string base() const;      ///< of the API, as a source has it
    [[nodiscard]] std::string webHost() const;   ///< "github.com"
    [[nodiscard]] Source source() const;         ///< all of the repository

    void change(const std::function<void(World& world)>& change);
    [[nodiscard]] World world() const;

    void fail(FaultPlan plan);

    /// Called before each request is answered, in the order of arrival: lists that move, issues that change.
    void beforeEach(std::function<void(std::size_t request, World& world)> change);

    /// The repository has another name from now on; the old one redirects to it.
    void rename(const std::string& repository);

    /// Everything is redirected to the same path at another origin; empty: no longer.
    void redirectTo(const std::string& origin);

    [[nodiscard]] std::vector<HostRequest> requests() const;
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t count(Asked asked) const;
    [[nodiscard]] std::size_t tooEarly() const;
    [[nodiscard]] int mostAtOnce() const; ///< requests that were answered at the same time
    void forget();                        ///< the requests so far; they are counted from 0 again

private:
    class Server;
    std::unique_ptr<Server> m_server;
};

} // namespace accord::test::host
