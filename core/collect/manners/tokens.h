// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/source.h"
#include "core/net/transport.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace accord::collect {

/// The host whose token a source may use: its own where its API lies there, below it (api.github.com) or on this
/// machine, else the one that its API's address names. A source may come from somebody else's copy of the project, and
/// must not lead a token for one host to another.
std::string tokenHost(const Source& source);

/// The environment variable that holds the token for a host: ACCORD_TOKEN_GITHUB_COM for "github.com".
std::string tokenVariable(std::string_view host);

/// The token in that variable; an empty one if it is not set.
net::Secret tokenFromEnvironment(const std::string& host);

/// The token that a file holds for a host: lines "host token", or one line with a token alone, which is for every host.
/// Errc::NotPermitted for a file that others than its owner can read or write: the sentence says what to do.
Result<net::Secret> tokenFromFile(const std::filesystem::path& file, std::string_view host);

} // namespace accord::collect
