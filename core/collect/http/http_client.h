// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/collect/http/rate_limiter.h"
#include "core/model/collect.h"
#include "core/net/transport.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace accord::collect {

/// What happens between a request and its reply. Called from the sender's thread; each may be empty.
struct HttpEvents
{
    std::function<void(std::int64_t seconds, const Message& why)> waits;                    ///< for a limit of the host
    std::function<void(const std::string& address, const Message& why)> repeated;           ///< before it is sent again
    std::function<void(std::int64_t seconds, const Message& why)> waitsToRepeat;            ///< the pause before that
    std::function<void(const std::string& address, const std::string& newAddress)> renamed; ///< the host redirected
};

/// Asks one host with good manners, one request at a time: made once per thread and source. It keeps the host's limits
/// (together with every other sender of the same pace), repeats what failed for the moment with growing pauses, and
/// follows redirects within the source's origin. Nothing is ever sent anywhere but there.
class HttpClient
{
public:
    /// So many failures in a row and it gives up, with the last reason.
    static constexpr int kMostTries = 8;

    /// The token is asked of `network` for the source's tokenHost(), once.
    HttpClient(const Network& network, const Source& source, std::shared_ptr<RateLimiter> pace, HttpEvents events);

    /// Whole JSON with a status of 2xx, or 304 where `etag` (if not empty) still holds. The errors:
    /// - NotFound: the host does not have it (404, 410, 422, 451), with the address and what the host says
    /// - NotPermitted: the host refuses (401, 403 without a limit), with the host and what it says
    /// - Network: no good reply in kMostTries tries, or one that trying again does not better, or a limit that ends
    ///   later than is waited for (see RateLimiter::turn()), with the address and why
    /// - Invalid: an address outside the source's origin
    /// - Cancelled
    Result<net::Reply> get(const std::string& address, const std::string& etag, const std::stop_token& stop);

    /// As get(), for GraphQL. `smallerHelps`: a failure of the host (5xx, no reply in time, a torn one) is not repeated
    /// as it is: after the pause an empty answer says that less should be asked for.
    Result<std::optional<net::Reply>> post(const std::string& address, const std::string& json, bool smallerHelps,
                                           const std::stop_token& stop);

    [[nodiscard]] std::int64_t requests() const { return m_requests; } ///< sent so far, repeated ones included
    [[nodiscard]] bool hasToken() const { return !m_token.empty(); }

private:
    /// A request on its way, with the redirects that it met.
    struct PendingRequest
    {
        net::Request request;
        Bucket bucket = Bucket::Rest;
        bool smallerHelps = false;
        int redirects = 0;
    };

    using Answer = Result<std::optional<net::Reply>>;

    Answer ask(PendingRequest pending, const std::stop_token& stop);
    Result<RateLimiter::Turn> turnFor(const PendingRequest& pending, const std::stop_token& stop);
    Result<net::Reply> sendOnce(const PendingRequest& pending, RateLimiter::Turn turn, const std::stop_token& stop);
    Status limited(const PendingRequest& pending, std::chrono::seconds told, const Message& reason);
    Status failed(const PendingRequest& pending, std::chrono::seconds told, const Message& reason,
                  const std::stop_token& stop);
    Status follow(PendingRequest& pending, const net::Reply& reply);
    [[nodiscard]] Status checkOrigin(const std::string& address) const;
    [[nodiscard]] PendingRequest requestTo(const std::string& address, Bucket bucket) const;

    std::unique_ptr<net::Transport> m_transport;
    std::shared_ptr<FetchClock> m_time;
    std::shared_ptr<RateLimiter> m_limiter;
    HttpEvents m_events;
    Dialect m_dialect;
    std::string m_host;
    std::string m_base;
    net::Secret m_token;
    Random m_random;
    std::int64_t m_requests = 0;
    int m_failures = 0; ///< in a row
    int m_limits = 0;   ///< replies in a row that told only that a limit is reached
};

} // namespace accord::collect
