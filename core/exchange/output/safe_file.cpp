// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/output/safe_file.h"

#include <cerrno>
#include <system_error>
#include <utility>

namespace accord::exchange {
namespace {

Error writeError(const std::filesystem::path& file, int reason)
{
    return Error{reason == ENOSPC ? Errc::DiskFull : Errc::Unwritable, file.string(),
                 std::generic_category().message(reason)};
}

} // namespace

SafeFile::SafeFile(std::filesystem::path file, std::filesystem::path temporary)
    : m_file(std::move(file))
    , m_temporary(std::move(temporary))
    , m_stream(m_temporary, std::ios::binary | std::ios::trunc)
{}

SafeFile::SafeFile(SafeFile&& other) noexcept
    : m_file(std::move(other.m_file))
    , m_temporary(std::exchange(other.m_temporary, {}))
    , m_stream(std::move(other.m_stream))
{}

SafeFile::~SafeFile()
{
    if (!m_temporary.empty()) {
        m_stream.close();
        std::error_code ignored;
        std::filesystem::remove(m_temporary, ignored);
    }
}

Result<SafeFile> SafeFile::create(const std::filesystem::path& file)
{
    std::filesystem::path temporary = file;
    temporary += ".part";
    errno = 0;
    SafeFile result(file, std::move(temporary));
    if (!result.m_stream) {
        const int reason = errno;
        result.m_temporary.clear();
        return writeError(file, reason);
    }
    return result;
}

Status SafeFile::check() const
{
    return m_stream.good() ? Status() : Status(writeError(m_file, errno));
}

Status SafeFile::finish()
{
    errno = 0;
    m_stream.flush();
    ACCORD_CHECK(check());
    m_stream.close();
    if (m_stream.fail()) {
        return writeError(m_file, errno);
    }
    std::error_code error;
    std::filesystem::rename(m_temporary, m_file, error);
    if (error) {
        return writeError(m_file, error.value());
    }
    m_temporary.clear();
    return {};
}

} // namespace accord::exchange
