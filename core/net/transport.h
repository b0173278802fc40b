// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::net {

/// A token of a host. It is never printed, logged or stored: nothing but the transport asks for its value.
class Secret
{
public:
    Secret() = default;
    explicit Secret(std::string value)
        : m_value(std::move(value))
    {}

    [[nodiscard]] bool empty() const { return m_value.empty(); }
    [[nodiscard]] const std::string& reveal() const { return m_value; } ///< for the line to the host only

private:
    std::string m_value;
};

/// One HTTP request.
struct Request
{
    std::string method = "GET";
    std::string address; ///< http or https; without user and password
    std::vector<std::pair<std::string, std::string>> headers;
    Secret token; ///< sent as "Authorization: <scheme> <token>"
    std::string scheme = "Bearer";
    std::string body;
};

/// What came back, whatever its status.
struct Reply
{
    int status = 0;
    std::vector<std::pair<std::string, std::string>> headers; ///< names in lower case
    std::string body;

    /// The value of a header (named in lower case), the last one where there are several; empty if there is none.
    [[nodiscard]] std::string_view header(std::string_view name) const
    {
        std::string_view value;
        for (const auto& [each, text] : headers) {
            value = each == name ? std::string_view(text) : value;
        }
        return value;
    }
};

/// Sends one request at a time. Redirects are not followed: whoever asks decides where a token may go.
class Transport
{
public:
    Transport() = default;
    virtual ~Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;

    /// Errc::Network where no whole reply came (subject: the address; detail: the reason); Errc::Cancelled within
    /// 200 ms of a wish to stop.
    virtual Result<Reply> send(const Request& request, const std::stop_token& stop) = 0;
};

} // namespace accord::net
