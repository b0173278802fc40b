// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/output/safe_file.h"

#include "core/base/text.h"

#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace accord::exchange {
namespace {

Error writeError(const std::filesystem::path& file, int reason)
{
    return Error{reason == ENOSPC ? Errc::DiskFull : Errc::Unwritable, file.string(),
                 std::generic_category().message(reason)};
}

// "pilot.accord-wal" belongs to "pilot.accord".
std::filesystem::path ownerOf(const std::filesystem::path& file)
{
    const std::string name = file.string();
    for (const std::string_view tail : {"-wal", "-shm", "-journal", "-guard"}) {
        if (name.ends_with(tail)) {
            return name.substr(0, name.size() - tail.size());
        }
    }
    return file;
}

} // namespace

Status checkNoProject(const std::filesystem::path& file, const std::filesystem::path& project)
{
    const std::filesystem::path owner = ownerOf(file);
    std::error_code error;
    if (!std::filesystem::exists(owner, error)) {
        return {};
    }
    const bool open = std::filesystem::equivalent(owner, project, error);
    if (open || text::equalsIgnoringCase(owner.extension().string(), ".accord")) {
        return Error{Errc::Unwritable, file.string(),
                     open ? "it is this project itself, and nothing is written over it; choose another name"
                          : "it is called like a project, and nothing is written over one; choose another name"};
    }
    return {};
}

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

Result<SafeFile> SafeFile::create(const std::filesystem::path& file, const std::filesystem::path& project)
{
    ACCORD_CHECK(checkNoProject(file, project));
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
