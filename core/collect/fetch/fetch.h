// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/http/rate_limiter.h"
#include "core/model/collect.h"
#include "core/project/project.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::collect {

/// What a running fetch tells. Called from the threads that work, one at a time, at most every 100 ms per source (and
/// at each change of phase).
class FetchWatch
{
public:
    FetchWatch() = default;
    virtual ~FetchWatch() = default;
    FetchWatch(const FetchWatch&) = delete;
    FetchWatch& operator=(const FetchWatch&) = delete;

    /// `counts` and `fetching` as they were committed last.
    virtual void page(const Source& source, const Fetching& fetching, const FetchedCounts& counts) = 0;

    /// The source waits so many seconds for a limit of its host, or before it repeats a request.
    virtual void waits(const Source& source, std::int64_t seconds, const std::string& why) = 0;
};

/// What a pass over one source came to.
struct FetchOutcome
{
    Uuid source;
    std::int64_t added = 0;   ///< issues that were not here before
    std::int64_t changed = 0; ///< issues that changed since the last pass
    std::int64_t comments = 0;
    std::int64_t requests = 0;
    std::map<LeftOut, std::int64_t> leftOut; ///< each part once, however often it came
    std::optional<Error> error; ///< the pass could not be finished; the next fetch goes on where it stopped. What
                                ///< nobody confirmed on this machine is not asked: see requireConfirmed()
};

/// Fetches from each source what is missing: goes on with a pass that was cut off, or begins one for what changed since
/// the last. Every page is committed with how far it brought the source, so that nothing is lost and nothing comes
/// twice. At most `network.atOnce` sources are asked at once. One that fails does not keep the others.
/// For leads (`by`): Errc::NotPermitted. Errc::Cancelled: what came so far is kept. Errc::Locked while another process
/// fetches into this project.
Result<std::vector<FetchOutcome>> fetch(Project& project, std::span<const Source> sources, const Network& network,
                                        FetchWatch& watch, const std::stop_token& stop, PersonId by = {});

/// The same of all sources together.
std::map<LeftOut, std::int64_t> leftOut(std::span<const FetchOutcome> outcomes);

/// What fetching would cost, asked with as few requests as possible.
struct FetchCost
{
    Way way = Way::Rest;
    std::int64_t issues = 0;   ///< pull requests included where the host lists them among the issues
    std::int64_t requests = 0; ///< still to be sent, at most
    double seconds = 0;        ///< at the pace of this host, waiting for limits included
    std::int64_t limit = 0;    ///< requests (GraphQL: points) per window; 0: the host does not tell
    std::int64_t left = 0;     ///< of the window
    std::string resetsAt;      ///< when the window ends
};

Result<FetchCost> forecast(Project& project, const Source& source, const Network& network, const std::stop_token& stop);

} // namespace accord::collect
