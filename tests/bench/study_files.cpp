// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/study_files.h"

#include <algorithm>

namespace accord::bench {

std::vector<std::filesystem::path> labelFiles(const std::filesystem::path& study)
{
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::directory_entry& folder : std::filesystem::directory_iterator(study)) {
        const std::filesystem::path file = folder.path() / (folder.path().filename().string() + ".csv");
        if (std::filesystem::exists(file)) {
            files.push_back(file);
        }
    }
    std::ranges::sort(files);
    return files;
}

} // namespace accord::bench
