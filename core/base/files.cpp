// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/files.h"

#include <cerrno>
#include <iterator>
#include <system_error>

namespace accord {

Result<std::ifstream> openForReading(const std::filesystem::path& file)
{
    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        return Error{Errc::NotFound, file.string(), {}};
    }
    if (std::filesystem::is_directory(file, error)) {
        return Error{Errc::Unreadable, file.string(), std::generic_category().message(EISDIR)};
    }
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return Error{Errc::Unreadable, file.string(), std::generic_category().message(errno)};
    }
    return stream;
}

Result<std::string> readFile(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

} // namespace accord
