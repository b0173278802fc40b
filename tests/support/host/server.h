// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/host/fake_host.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace httplib {
class Server;
struct Request;
struct Response;
} // namespace httplib

namespace accord::test::host {

/// The part of a fake host that is on the wire.
class FakeHost::Server
{
public:
    struct Window
    {
        std::int64_t used = 0;
        std::int64_t endsAt = 0;
    };

    struct State
    {
        World world;
        std::optional<CommentOrder> order; ///< none: the world changed
        FaultPlan plan;
        std::function<void(std::size_t, World&)> beforeEach;
        std::string redirectedTo;
        std::vector<HostRequest> requests;
        std::array<Window, 2> windows; ///< REST, GraphQL
        std::int64_t heldUntil = 0;
        int atOnce = 0;
        int mostAtOnce = 0;
    };

    Server(World world, HostSettings settings);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] std::string origin() const { return "http://127.0.0.1:" + std::to_string(m_port); }
    [[nodiscard]] const Places& places() const { return m_places; }

    template <class Function>
    void locked(const Function& function)
    {
        const std::scoped_lock lock(m_mutex);
        function(m_state);
    }

private:
    void serve(const httplib::Request& request, httplib::Response& response);
    HostRequest arrived(const httplib::Request& request, const std::string& path);
    Answer answer(HostRequest& request, const httplib::Request& sent, const std::string& path);
    Answer answerWell(const HostRequest& request, const httplib::Request& sent, const std::string& path);
    std::optional<Answer> refusal(const HostRequest& request);
    std::optional<Answer> limitReached(const HostRequest& request);
    std::optional<Answer> redirection(const Route& route, const httplib::Request& sent);
    Answer faulty(const HostRequest& request);
    Answer holdFor(std::int64_t seconds, int status, const std::string& message, const std::string& retryAfter);
    void addHeaders(Answer& answer, const HostRequest& request);
    class Leaving;
    void write(const Answer& answer, Fault fault, httplib::Response& response);
    void leave(); ///< one request fewer is being answered
    [[nodiscard]] std::int64_t now() const;
    [[nodiscard]] Window& windowOf(const HostRequest& request);

    HostSettings m_settings;
    Places m_places;
    std::mutex m_mutex;
    State m_state;
    std::unique_ptr<httplib::Server> m_http;
    std::atomic<bool> m_stopping = false;
    int m_port = 0;
    std::thread m_thread;
};

} // namespace accord::test::host
