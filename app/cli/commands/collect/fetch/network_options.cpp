// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/fetch/network_options.h"

#include "core/collect/confirmed_sources.h"
#include "core/collect/http/tokens.h"

#include <chrono>

namespace accord::cli {

void addNetworkOptions(CLI::App& command, NetworkOptions& options)
{
    command
        .add_option("--token-file", options.tokenFile,
                    "A file that only you may read, with lines \"github.com TOKEN\". Without it a token is taken from "
                    "the environment: ACCORD_TOKEN_GITHUB_COM for github.com. There is no option for the token "
                    "itself: others on this machine can read the arguments of a program")
        ->type_name("FILE");
    command
        .add_option(
            "--token-host", options.tokenHost,
            "The host of a token that stands alone in the --token-file, such as github.com. It goes nowhere else")
        ->type_name("HOST")
        ->needs("--token-file");
    command.add_flag("--confirm", options.confirm,
                     "Ask sources that came with a copy of the project, too: you have looked at their addresses "
                     "(accord-cli collect confirm --list)");
    command
        .add_option("--wait-at-most", options.mostWait,
                    "Minutes to wait where a host asks for it (60). If it asks for more, the fetch ends, and goes on "
                    "with the next")
        ->type_name("MINUTES")
        ->check(CLI::Range(0, 24 * 60));
    command.add_option("--at-once", options.atOnce, "Requests at once, 1 to 8 (2)")
        ->type_name("N")
        ->check(CLI::Range(1, 8));
}

Result<collect::Network> networkOf(const NetworkOptions& options, std::span<const Source> sources)
{
    const std::string file = options.tokenFile;
    if (!file.empty()) {
        for (const Source& source : sources) {
            ACCORD_TRY(const net::Secret checked,
                       collect::tokenFromFile(file, collect::tokenHost(source), options.tokenHost));
        }
    }
    collect::Network network = collect::realNetwork([file, lone = options.tokenHost](const std::string& host) {
        if (!file.empty()) {
            Result<net::Secret> token = collect::tokenFromFile(file, host, lone);
            if (token.ok() && !token->empty()) {
                return std::move(token).value();
            }
        }
        return collect::tokenFromEnvironment(host);
    });
    network.atOnce = options.atOnce;
    network.mostWait = std::chrono::minutes(options.mostWait);
    network.confirmed = options.confirm;
    if (options.confirm) {
        (void)collect::confirm(sources); // where that cannot be remembered it holds for this time
    }
    return network;
}

} // namespace accord::cli
