// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace accord::format {

/// Where a link may lead: an http or https address, or nothing. What is relative leads into the repository at
/// `repositoryUrl`, if that is not empty. Other schemes, however they are disguised, give nothing.
std::optional<std::string> linkTarget(std::string_view written, std::string_view repositoryUrl);

/// Where an image may be loaded from: https only.
std::optional<std::string> imageTarget(std::string_view written, std::string_view repositoryUrl);

/// The last part of an address's path, or its host: what stands for it when it has no text.
std::string fileNameOf(std::string_view url);

/// Where an address leads, short enough to stand in a text: without "https://", the middle of a long one left out.
std::string addressText(std::string_view url);
std::string hostOf(std::string_view url);

} // namespace accord::format
