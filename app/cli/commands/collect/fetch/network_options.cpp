// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/fetch/network_options.h"

#include "core/collect/manners/tokens.h"

namespace accord::cli {

void addNetworkOptions(CLI::App& command, NetworkOptions& options)
{
    command
        .add_option("--token-file", options.tokenFile,
                    "A file that only you may read, with lines \"github.com TOKEN\". Without it a token is taken from "
                    "the environment: ACCORD_TOKEN_GITHUB_COM for github.com. There is no option for the token "
                    "itself: others on this machine can read the arguments of a program")
        ->type_name("FILE");
    command.add_option("--at-once", options.atOnce, "Requests at once, 1 to 8 (2)")
        ->type_name("N")
        ->check(CLI::Range(1, 8));
}

Result<collect::Network> networkOf(const NetworkOptions& options, std::span<const Source> sources)
{
    const std::string file = options.tokenFile;
    if (!file.empty()) {
        for (const Source& source : sources) {
            ACCORD_TRY(const net::Secret checked, collect::tokenFromFile(file, collect::tokenHost(source)));
        }
    }
    collect::Network network = collect::realNetwork([file](const std::string& host) {
        if (!file.empty()) {
            Result<net::Secret> token = collect::tokenFromFile(file, host);
            if (token.ok() && !token->empty()) {
                return std::move(token).value();
            }
        }
        return collect::tokenFromEnvironment(host);
    });
    network.atOnce = options.atOnce;
    return network;
}

} // namespace accord::cli
