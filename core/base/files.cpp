// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/files.h"

#include "core/base/reason.h"

#include <cerrno>
#include <string>
#include <system_error>

namespace accord {

Error replacedError(const std::filesystem::path& project)
{
    return Error{Errc::Unwritable, Reason::ReplacedWhileOpen, {project}};
}

bool isReplaced(const Error& error)
{
    return error.reason == Reason::ReplacedWhileOpen;
}

Error secondNameError(const std::filesystem::path& project)
{
    return Error{Errc::Unreadable, Reason::SecondName, {project}};
}

Error logOfAnotherError(const std::filesystem::path& project)
{
    return Error{Errc::Locked, Reason::LogOfAnotherFile, {project}};
}

Result<std::ifstream> openForReading(const std::filesystem::path& file)
{
    std::error_code error;
    if (!std::filesystem::exists(file, error)) {
        return Error{Errc::NotFound, Reason::FileNotFound, {file.string()}};
    }
    if (std::filesystem::is_directory(file, error)) {
        return Error{
            Errc::Unreadable, Reason::FileUnreadable, {file.string(), std::generic_category().message(EISDIR)}};
    }
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        return Error{Errc::Unreadable, Reason::FileUnreadable, {file.string(), std::generic_category().message(errno)}};
    }
    return stream;
}

std::filesystem::path realPath(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::absolute(file, error);
    std::filesystem::path real = error ? whole : std::filesystem::weakly_canonical(whole, error);
    return error || real.empty() ? file : real;
}

Result<std::string> readFile(const std::filesystem::path& file, std::size_t most)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    constexpr std::size_t kPiece = std::size_t{1} << 16U;
    std::string text;
    // What is behind the name may be no plain file and tell no size.
    while (stream && text.size() <= most) {
        const std::size_t have = text.size();
        text.resize(have + kPiece);
        stream.read(text.data() + have, static_cast<std::streamsize>(kPiece));
        text.resize(have + static_cast<std::size_t>(stream.gcount()));
    }
    if (text.size() > most) {
        return Error{Errc::Unreadable, Reason::FileTooLarge, {file.string(), most >> 20U}};
    }
    return text;
}

} // namespace accord
