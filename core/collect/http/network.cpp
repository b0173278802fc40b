// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/network.h"

#include "core/net/curl_transport.h"

#include <condition_variable>
#include <mutex>
#include <random>

namespace accord::collect {

namespace {

class SystemTime final : public FetchClock
{
public:
    [[nodiscard]] std::chrono::sys_seconds now() const override
    {
        return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    }

    bool wait(std::chrono::milliseconds time, const std::stop_token& stop) override
    {
        std::mutex mutex;
        std::condition_variable_any nothing;
        std::unique_lock lock(mutex);
        nothing.wait_for(lock, stop, time, [] { return false; });
        return !stop.stop_requested();
    }
};

} // namespace

Network realNetwork(std::function<net::Secret(const std::string& host)> token)
{
    Network network;
    network.transport = [] { return std::make_unique<net::CurlTransport>(); };
    network.token = std::move(token);
    network.time = std::make_shared<SystemTime>();
    network.seed = std::random_device{}();
    return network;
}

} // namespace accord::collect
