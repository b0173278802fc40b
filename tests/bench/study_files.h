// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "tests/core/must.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>
#include <vector>

namespace accord::bench {

/// The study's label tables in the order of their names: FOLDER/vllm/vllm.csv and so on.
std::vector<std::filesystem::path> labelFiles(const std::filesystem::path& study);

/// FOLDER/issues.accord with the shipped taxonomy and the issues of a file of JSON lines; made unless it is there. Ends
/// the program, saying what it lacks, without the file.
std::filesystem::path issuesProject(const std::filesystem::path& folder, const std::filesystem::path& issues);

/// The same project with the study's labels in the round "Main"; only what is missing is made.
std::filesystem::path labelledProject(const std::filesystem::path& folder, const std::filesystem::path& study,
                                      const std::filesystem::path& issues);

/// FOLDER/meeting.accord, the study's labels without its final ones in the round "Study"; made unless it is there.
std::filesystem::path meetingProject(const std::filesystem::path& folder, const std::filesystem::path& study);

/// A new project in place of one that may be there, with the shipped taxonomy.
Project newProject(const std::filesystem::path& file);

/// The value, or the end of the program: a measurement of something that failed is none.
template <class T>
T must(Result<T> result)
{
    if (!result.ok()) {
        std::fprintf(stderr, "%s: %s\n", result.error().argument(0).c_str(),
                     accord::test::said(result.error()).c_str());
        std::exit(1);
    }
    return std::move(result).value();
}

} // namespace accord::bench
