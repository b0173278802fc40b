// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/exchange/merge_questions.h"

namespace accord::ui {

/// "312 labels, 1 person"; "nothing" if everything is zero.
QString countsText(const MergeCounts& counts);

/// What a merge brought, where the project as it was before is kept, and what was given anew.
QString mergeDone(const exchange::MergeReport& report);

/// Why files were not merged: what, which file, what to do. `project` is the open project's file.
QString mergeProblem(const Error& error);

/// The file is a project, but of another study, so that it can only be opened by itself.
bool isOtherProject(const Error& error);

} // namespace accord::ui
