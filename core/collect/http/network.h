// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/transport.h"

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>

namespace accord::collect {

/// Time as manners need it: a test has its own, in which nobody waits.
class FetchClock
{
public:
    FetchClock() = default;
    virtual ~FetchClock() = default;
    FetchClock(const FetchClock&) = delete;
    FetchClock& operator=(const FetchClock&) = delete;

    [[nodiscard]] virtual std::chrono::sys_seconds now() const = 0;

    /// False if somebody wished to stop meanwhile.
    virtual bool wait(std::chrono::milliseconds time, const std::stop_token& stop) = 0;
};

/// How the world is reached.
struct Network
{
    /// A transport for one thread.
    std::function<std::unique_ptr<net::Transport>()> transport;

    /// The token for a host ("github.com"); an empty one if there is none. Called from the threads that work.
    std::function<net::Secret(const std::string& host)> token;

    std::shared_ptr<FetchClock> time;
    int atOnce = 2;        ///< requests at once, 1 to 8
    unsigned int seed = 0; ///< of the jitter

    /// So long a host's limit is waited for, and a tenth longer as clocks differ. What asks for more ends the fetch.
    std::chrono::seconds mostWait{3600};

    /// The person agreed to ask sources that nobody confirmed on this machine (see confirmed.h).
    bool confirmed = false;
};

/// The real one: libcurl, the system's clock; tokens as `token` has them.
Network realNetwork(std::function<net::Secret(const std::string& host)> token);

} // namespace accord::collect
