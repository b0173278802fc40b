// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>
#include <vector>

namespace accord::bench {

/// The study's label tables in the order of their names: FOLDER/vllm/vllm.csv and so on.
std::vector<std::filesystem::path> labelFiles(const std::filesystem::path& study);

/// The value, or the end of the program: a measurement of something that failed is none.
template <class T>
T must(Result<T> result)
{
    if (!result.ok()) {
        std::fprintf(stderr, "%s: %s\n", result.error().subject.c_str(), result.error().detail.c_str());
        std::exit(1);
    }
    return std::move(result).value();
}

} // namespace accord::bench
