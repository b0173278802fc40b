// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/real_data.h"

#include "tests/support/files.h"

#include <cstdlib>
#include <iostream>

namespace accord::test {

std::filesystem::path realDataFolder()
{
    if (const char* folder = std::getenv("ACCORD_REAL_DATA"); folder != nullptr && *folder != '\0') {
        return folder;
    }
    return sourceFolder().parent_path() / "shared" / "data";
}

std::filesystem::path realDataOrSkip(std::string_view name, std::string_view testCase)
{
    auto path = realDataFolder() / name;
    std::error_code unreadable;
    if (!std::filesystem::exists(path, unreadable)) {
        std::cerr << "skipped: real data not found at " << path.string() << " (" << testCase << ")\n";
        return {};
    }
    return path;
}

} // namespace accord::test
