// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/temp_folder.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <system_error>

namespace accord::test {
namespace {

// Each commit waits for the disk, and the tests commit by the thousand. What they claim does not depend on the device,
// so that they work in memory where there is plenty of it and nobody names another place.
std::filesystem::path placeForFolders()
{
    constexpr std::uintmax_t kPlenty = 4ULL << 30;
    const std::filesystem::path memory = "/dev/shm";
    std::error_code none;
    const std::filesystem::space_info space = std::filesystem::space(memory, none);
    const bool plenty = !none && space.available >= kPlenty;
    return plenty && std::getenv("TMPDIR") == nullptr ? memory : std::filesystem::temp_directory_path();
}

} // namespace

TempFolder::TempFolder()
{
    auto pattern = (placeForFolders() / "accord-test-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) {
        throw std::system_error(errno, std::generic_category(), pattern);
    }
    m_path = pattern;
}

TempFolder::~TempFolder()
{
    // A test may have taken the right to write away from a folder in here.
    std::error_code ignored;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(m_path, ignored)) {
        if (entry.is_directory(ignored)) {
            std::filesystem::permissions(entry.path(), std::filesystem::perms::owner_all,
                                         std::filesystem::perm_options::add, ignored);
        }
    }
    std::filesystem::remove_all(m_path, ignored);
}

} // namespace accord::test
