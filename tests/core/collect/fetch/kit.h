// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/fetch/fetch.h"
#include "core/model/collect.h"
#include "core/project/project.h"
#include "tests/support/host/fake_host.h"
#include "tests/support/temp_folder.h"

#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

/// Fetching from a fake host, with what came compared with the host's world.
namespace accord::test {

/// Time in which nobody waits: a wait moves it on.
class QuickTime final : public collect::FetchClock
{
public:
    [[nodiscard]] std::chrono::sys_seconds now() const override
    {
        return std::chrono::floor<std::chrono::seconds>(
            std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(m_now)));
    }

    bool wait(std::chrono::milliseconds time, const std::stop_token& stop) override
    {
        m_now += time.count();
        return !stop.stop_requested();
    }

    void pass(std::chrono::seconds time) { m_now += std::chrono::milliseconds(time).count(); }

private:
    std::atomic<std::int64_t> m_now{1'760'000'000'000}; ///< after everything that happens in made-up worlds
};

class NobodyWatches final : public collect::FetchWatch
{
public:
    void page(const Source& /*source*/, const Fetching& /*fetching*/, const FetchedCounts& /*counts*/) override {}
    void waits(const Source& /*source*/, std::int64_t /*seconds*/, const std::string& /*why*/) override {}
};

/// An issue in a project file, with the host's numbers of its comments.
struct KeptIssue
{
    FetchedIssue issue;
    std::vector<std::string> commentIds; ///< in the order of `issue.document.comments`
};

/// What was fetched from a source, by number.
std::map<std::string, KeptIssue> keptOf(Project& project, const Uuid& source);

/// The same as it ought to be. `pullRequests`: with their discussions. `facts`: what only GraphQL tells is told.
std::map<std::string, KeptIssue> truthOf(const host::World& world, bool pullRequests, bool facts);

/// The first difference between two of these in words; empty if there is none.
std::string difference(const std::map<std::string, KeptIssue>& kept, const std::map<std::string, KeptIssue>& truth);

/// A host with a world and a project that fetches from it.
struct FetchSample
{
    explicit FetchSample(host::World world, Way way = Way::Rest, host::HostSettings settings = {});

    /// One fetch to its end; an exception where it does not come to a good one.
    collect::FetchOutcome fetch();
    Result<std::vector<collect::FetchOutcome>> tryToFetch(const std::stop_token& stop = {});

    [[nodiscard]] collect::Network network() const;
    void save(const Source& changed); ///< the source, otherwise
    [[nodiscard]] Fetching fetching();
    [[nodiscard]] std::string difference();
    [[nodiscard]] std::vector<FetchLine> log(FetchEvent event);

    std::shared_ptr<QuickTime> time;
    host::FakeHost host;
    TempFolder folder;
    std::filesystem::path file;
    Project project;
    Source source;
    std::string token; ///< empty: none
    unsigned int seed = 1;
};

/// Requests for these rows in pages of a hundred, at least one.
constexpr std::int64_t pages(std::size_t rows, std::size_t size = 100)
{
    return rows == 0 ? 1 : static_cast<std::int64_t>((rows + size - 1) / size);
}

} // namespace accord::test
