// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/fake_host.h"

#include "tests/support/host/server.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace accord::test::host {

FakeHost::FakeHost(World world, HostSettings settings)
    : m_server(std::make_unique<Server>(std::move(world), std::move(settings)))
{
    // Of this process, and of those that it starts.
    constexpr const char* kVariable = "ACCORD_TOKENS_OVER_HTTP";
    const char* const others = std::getenv(kVariable);
    ::setenv(kVariable, ((others == nullptr ? "" : others + std::string(" ")) + authority()).c_str(), 1);
}

std::string FakeHost::authority() const
{
    const std::string origin = m_server->origin();
    return origin.substr(origin.find("//") + 2);
}

FakeHost::~FakeHost() = default;

std::string FakeHost::origin() const
{
    return m_server->origin();
}

std::string FakeHost::base() const
{
    return m_server->places().api;
}

std::string FakeHost::webHost() const
{
    const auto web = m_server->places().web;
    return web.substr(web.find("://") + 3);
}

Source FakeHost::source() const
{
    Source source;
    source.uuid = newUuid();
    const auto world = this->world();
    source.dialect = world.dialect;
    source.host = webHost();
    source.base = base();
    source.repository = world.repository;
    return source;
}

void FakeHost::change(const std::function<void(World& world)>& change)
{
    m_server->locked([&](Server::State& state) {
        change(state.world);
        state.order.reset();
    });
}

World FakeHost::world() const
{
    World world;
    m_server->locked([&](Server::State& state) { world = state.world; });
    return world;
}

void FakeHost::fail(FaultPlan plan)
{
    m_server->locked([&](Server::State& state) { state.plan = std::move(plan); });
}

void FakeHost::beforeEach(std::function<void(std::size_t request, World& world)> change)
{
    m_server->locked([&](Server::State& state) { state.beforeEach = std::move(change); });
}

void FakeHost::rename(const std::string& repository)
{
    m_server->locked([&](Server::State& state) {
        state.world.formerNames.push_back(state.world.repository);
        state.world.repository = repository;
    });
}

void FakeHost::redirectTo(const std::string& origin)
{
    m_server->locked([&](Server::State& state) { state.redirectedTo = origin; });
}

std::vector<HostRequest> FakeHost::requests() const
{
    std::vector<HostRequest> requests;
    m_server->locked([&](Server::State& state) { requests = state.requests; });
    return requests;
}

std::size_t FakeHost::count() const
{
    return requests().size();
}

std::size_t FakeHost::count(Asked asked) const
{
    const auto all = requests();
    return static_cast<std::size_t>(std::ranges::count(all, asked, &HostRequest::asked));
}

std::size_t FakeHost::tooEarly() const
{
    const auto all = requests();
    return static_cast<std::size_t>(std::ranges::count(all, true, &HostRequest::tooEarly));
}

int FakeHost::mostAtOnce() const
{
    int most = 0;
    m_server->locked([&](Server::State& state) { most = state.mostAtOnce; });
    return most;
}

void FakeHost::forget()
{
    m_server->locked([&](Server::State& state) {
        state.requests.clear();
        state.mostAtOnce = 0;
    });
}

} // namespace accord::test::host
