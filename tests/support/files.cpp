// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/files.h"

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

namespace accord::test {

std::string readFile(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        throw std::system_error(errno, std::generic_category(), file.string());
    }
    return {std::istreambuf_iterator<char>(in), {}};
}

std::filesystem::path writeFile(const std::filesystem::path& file, std::string_view content)
{
    if (file.has_parent_path()) {
        std::filesystem::create_directories(file.parent_path());
    }
    std::ofstream out(file, std::ios::binary | std::ios::trunc);
    out.write(content.data(), static_cast<std::streamsize>(content.size()));
    out.close();
    if (!out) {
        throw std::system_error(errno, std::generic_category(), file.string());
    }
    return file;
}

std::filesystem::path sourceFolder()
{
    return ACCORD_SOURCE_FOLDER;
}

std::filesystem::path fixture(std::string_view name)
{
    return sourceFolder() / "tests" / "fixtures" / name;
}

} // namespace accord::test
