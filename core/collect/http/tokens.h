// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/net/transport.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace accord::collect {

/// The host whose token a source may use: the one that its API's address names, with the port where it is not the
/// usual one. The host of its issues only where it has its API at the usual address (github.com at api.github.com). A
/// source may come from somebody else's copy of the project, and must not lead a token for one host to another.
std::string tokenHost(const Source& source);

/// The environment variable that holds the token for a host: ACCORD_TOKEN_GITHUB_COM for "github.com". No two hosts
/// share one: a dot is "_", and what is no letter or digit otherwise is "__" and its code in hexadecimal, so that
/// "git-example.org:3000" has ACCORD_TOKEN_GIT__2DEXAMPLE_ORG__3A3000.
std::string tokenVariable(std::string_view host);

/// The token in that variable; an empty one if it is not set.
net::Secret tokenFromEnvironment(const std::string& host);

/// The token that a file holds for a host: lines "host token". A line with a token alone is for the host that the
/// person named, `loneFor`; Errc::BadSyntax where they named none. Errc::NotPermitted for a file that others than its
/// owner can read or write: the sentence says what to do.
Result<net::Secret> tokenFromFile(const std::filesystem::path& file, std::string_view host,
                                  std::string_view loneFor = {});

} // namespace accord::collect
