// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch_checkpoint.h"
#include "core/collect/fetch/host_api.h"
#include "core/collect/fetched.h"

#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// The steps of a pass: each asks for one page and commits it together with how far that brings the pass. What a step
/// keeps in memory saves requests and can be lost.
namespace accord::collect {

/// What every step works with.
struct FetchContext
{
    FetchCheckpoint& checkpoint;
    HostApi& api;
    std::stop_token stop;
};

/// Before the first page of a pass is written: when the pass began, by the host's clock.
void begunAt(FetchContext& context, Fetching& after, const std::string& date);

/// Notes a new name of the repository, where the host spells it so.
void noteName(FetchContext& context, Fetching& after, const std::string& repository);

/// The list of issues is here: the discussions come next.
void toDiscussions(Fetching& after);

/// Ends the pass, and commits that.
Status finish(FetchContext& context);

/// An error about an address that stands for the whole repository.
Error aboutRepository(const FetchContext& context, const Error& error);

/// Where a list goes on, unless it goes in a circle.
Status checkNext(const std::string& address, const std::string& next);

/// Leaves out of these issues the ones that the source's selection does not want, whatever their discussions say:
/// nobody will read those. Where a selection asks for everything all of them stay.
Status leaveOutUnwanted(FetchContext& context, std::vector<Undiscussed>& issues);

} // namespace accord::collect
