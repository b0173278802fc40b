// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"

#include <filesystem>

namespace accord::test {

/// A project with the study's 38,742 items in the round "Study", the labels of seven annotators and, unless not
/// wanted, the final ones as decisions. `study` is the folder with the tables. All projects of a program are copies of
/// one.
Project studyProject(const std::filesystem::path& file, const std::filesystem::path& study, bool withFinal = true);

} // namespace accord::test
