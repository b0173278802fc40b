// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/transport.h"

#include <chrono>
#include <cstddef>
#include <memory>

namespace accord::net {

/// How long a transport puts up with a slow host, and how much it takes from it.
struct Patience
{
    std::chrono::milliseconds connect{20'000}; ///< for name, connection and TLS together
    std::chrono::seconds stalled{30};          ///< with fewer than `slowest` bytes a second
    long slowest = 100;
    std::chrono::seconds whole{300};                ///< for one request and its reply
    std::size_t mostBytes = std::size_t{64} << 20U; ///< of a reply, unpacked
};

/// The transport over libcurl: connections are kept open between requests, HTTP/2 and compression are used where the
/// host offers them, certificates are verified against the system's (or SSL_CERT_FILE and SSL_CERT_DIR), proxies are
/// those of the environment. It introduces itself as "Accord/VERSION".
///
/// A token goes over https only, or to this machine: Errc::NotPermitted otherwise, as for a host whose certificate
/// nobody vouches for. For one thread at a time.
class CurlTransport final : public Transport
{
public:
    explicit CurlTransport(Patience patience = {});
    ~CurlTransport() override;

    Result<Reply> send(const Request& request, const std::stop_token& stop) override;

private:
    struct Handles;
    Patience m_patience;
    std::unique_ptr<Handles> m_handles;
};

} // namespace accord::net
