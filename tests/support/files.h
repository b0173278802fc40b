// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// Small files for tests. They throw when the system refuses, which fails the case with the reason.
namespace accord::test {

std::string readFile(const std::filesystem::path& file);

/// Folders on the way are made. Returns the path, so that it can stand where a file is wanted.
std::filesystem::path writeFile(const std::filesystem::path& file, std::string_view content);

/// The project's root: what the tests were built from.
std::filesystem::path sourceFolder();

/// A file or folder in tests/fixtures.
std::filesystem::path fixture(std::string_view name);

} // namespace accord::test
