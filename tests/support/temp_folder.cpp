// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/temp_folder.h"

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

namespace accord::test {

TempFolder::TempFolder()
{
    auto pattern = (std::filesystem::temp_directory_path() / "accord-test-XXXXXX").string();
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
