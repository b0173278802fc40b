// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/collect/http/rate_limiter.h"
#include "core/model/collect.h"

#include <span>
#include <string>

namespace accord::cli {

/// How hosts are reached. A token is never an argument: those are seen by everybody on the machine.
struct NetworkOptions
{
    std::string tokenFile;
    std::string tokenHost; ///< of a token that stands alone in the file
    int atOnce = 2;
    int mostWait = 60; ///< in minutes
    bool confirm = false;
};

void addNetworkOptions(CLI::App& command, NetworkOptions& options);

/// The network with the tokens of the file, and of the environment where the file has none for a host. The file is
/// checked for what `sources` need of it first: Errc::NotPermitted where others may read it. With `confirm` the sources
/// are confirmed for this machine.
Result<collect::Network> networkOf(const NetworkOptions& options, std::span<const Source> sources);

} // namespace accord::cli
