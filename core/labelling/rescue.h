// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/os/files.h"
#include "core/base/result.h"
#include "core/labelling/labelling.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace accord::labelling {

/// A project that was kept beside one that may not be written to any more.
struct Rescued
{
    std::filesystem::path file; ///< "NAME.rescue-2026-11-22T15-04-05Z.accord"; merged like any other copy
    int labels = 0;             ///< of those that were not saved, so many are in it
    int others = 0;             ///< and so many other changes: decisions, votes, proposals
    std::vector<Error> refused; ///< why the rest is not
};

/// What somebody did and could not be saved, to be done in a copy of the project instead: identifiers are the same.
using UnsavedWork = std::function<Status(Project&)>;

/// For a project whose files were replaced or removed while it was open (isReplaced()): makes a new project beside it
/// that holds what this connection sees, the labels that could not be saved, and then what else could not, each in its
/// order. `project` is only read;
/// other threads must not use it meanwhile. Where nobody can tell any more what the project held, the newest state that
/// fits together is taken. Errc::Unwritable, DiskFull, Damaged: no file was left. Also where `unsaved` is empty: what
/// was saved last may be in no other file.
Result<Rescued> rescue(Project& project, const std::vector<LabelSubmission>& unsaved,
                       const std::vector<UnsavedWork>& others = {});

} // namespace accord::labelling
