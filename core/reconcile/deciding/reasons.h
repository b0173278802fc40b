// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::reconcile {

/// Reasons that people gave for decisions of this project and that begin as typed (ASCII letters in either case), most
/// used first, at most `most`: a meeting has the same reason again and again.
Result<std::vector<std::string>> reasonsLike(Project& project, const std::string& typed, int most = 12);

} // namespace accord::reconcile
