// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/file_state.h"
#include "core/base/result.h"
#include "core/labelling/labelling.h"

#include <filesystem>
#include <vector>

namespace accord::labelling {

/// A project that was kept beside one that may not be written to any more.
struct Rescued
{
    std::filesystem::path file; ///< "NAME.rescue-2026-11-22T15-04-05Z.accord"; merged like any other copy
    int labels = 0;             ///< of those that were not saved, so many are in it
    std::vector<Error> refused; ///< why the others are not
};

/// For a project whose files were replaced or removed while it was open (isReplaced()): makes a new project beside it
/// that holds what this connection sees and the labels that could not be saved, in their order. `project` is only read;
/// other threads must not use it meanwhile. Where nobody can tell any more what the project held, the newest state that
/// fits together is taken. Errc::Unwritable, DiskFull, Damaged: no file was left. Also where `unsaved` is empty: what
/// was saved last may be in no other file.
Result<Rescued> rescue(Project& project, const std::vector<Given>& unsaved);

} // namespace accord::labelling
