// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>

namespace accord {

/// The bytes in the format of xz, with a checksum, so that whatever happens to them on their way is noticed. Repeats
/// are found over four megabytes. `file`: what errors are about. Errc::Cancelled.
Result<std::string> compressed(std::string_view bytes, const std::filesystem::path& file, const std::stop_token& stop);

/// What was compressed. It may come from anybody: never more than `most` bytes are made of it, nor much memory taken.
/// Errc::Damaged where bytes are missing, changed or left over, and where there would be more than `most`; Cancelled.
Result<std::string> decompressed(std::string_view bytes, std::size_t most, const std::filesystem::path& file,
                                 const std::stop_token& stop);

} // namespace accord
