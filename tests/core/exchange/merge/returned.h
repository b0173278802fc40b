// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <vector>

namespace accord::test {

/// A project that handed out a package to each of its people before anybody had labelled, and the packages as they come
/// back: each with everything that its person says in a project in which all worked in one file.
struct Returned
{
    std::filesystem::path original;
    std::vector<std::filesystem::path> packages;
};

/// `whole` is the project in which all worked in one file; nobody has it open. Files are made in `folder`.
Returned returnedPackages(const std::filesystem::path& whole, const std::filesystem::path& folder);

/// Fleiss' kappa at the three levels, over all items of the first round.
std::vector<double> kappas(const std::filesystem::path& project);

} // namespace accord::test
