// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <filesystem>
#include <stop_token>
#include <string_view>

namespace accord::exchange {

/// Makes a project to try things out: invented issues of three toolkits, five annotators, a finished pilot round with
/// disagreements, a main round half done, some decisions. Its people write in that language (a tag of BCP 47, such as
/// zh-CN) if the demo has it, else in English; issues and names of people are the same in all. Errc::Exists when the
/// file is there.
Result<Project> createDemo(const std::filesystem::path& file, Progress& progress, const std::stop_token& stop,
                           std::string_view language = {});

} // namespace accord::exchange
