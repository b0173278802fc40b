// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/store/merging/export.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::exchange {

/// For whom a package is and what is to be in it.
struct PackageRequest
{
    PersonId person;
    RoundId round;          ///< none: every round
    std::string repository; ///< empty: every repository; else its name or the last part of it ("vllm")
    PersonId by{};          ///< who hands it out; none: nobody said so
};

/// What is in a package, or would be. Issues without a text are known by their link only.
struct PackageReport : store::PackCounts
{
    std::string person;
    std::uintmax_t bytes = 0; ///< size of the file; 0 before it is written
    bool kept = true;         ///< the project knows for whom it is; not so of one that can only be read
};

/// The repositories that a package can be limited to, by name in alphabetical order.
Result<std::vector<std::string>> packageRepositories(Project& project);

/// What a package would hold; writes nothing. Errc::NotFound when there is nothing in it, or no such repository;
/// Errc::Ambiguous when several repositories could be meant.
Result<PackageReport> previewPackage(Project& project, const PackageRequest& request);

/// Writes a project file with one person's items and nothing that others said: to be handed out, worked in for weeks
/// and merged back. The project keeps for whom it was: what a merge believes of the file follows from that (see
/// store::OtherCopy); where the project can only be read that is left to whoever leads the merge. Leads hand out to
/// everybody, others to themselves: Errc::NotPermitted. Errors as previewPackage(); Errc::Exists when the file is there
/// (it may have been worked in), Unwritable, DiskFull, Cancelled. No file is left behind after an error; after the last
/// three the record of a package that nobody has may be.
Result<PackageReport> writePackage(Project& project, const PackageRequest& request, const std::filesystem::path& file,
                                   Progress& progress, const std::stop_token& stop);

/// What is in a file that is returned.
struct ReturnReport
{
    std::string person;
    std::int64_t labels = 0;         ///< that the person has given, as they stand
    std::uintmax_t bytes = 0;        ///< size of the file
    std::uintmax_t packageBytes = 0; ///< size of the package
};

/// Writes what was said in a package, without the texts that came with it: a small file to be sent back, which is
/// merged like the package and not opened (see store/merging/returned.h). Errc::Invalid where the project is no
/// package, or more was said than such a file holds; Errc::Exists, Unwritable, DiskFull, Cancelled. Nothing is left
/// behind after an error.
Result<ReturnReport> writeReturn(Project& package, const std::filesystem::path& file, Progress& progress,
                                 const std::stop_token& stop);

/// For whom this project is, if it is a package.
Result<std::optional<Person>> packagedFor(Project& project);

} // namespace accord::exchange
