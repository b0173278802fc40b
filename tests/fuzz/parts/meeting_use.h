// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"

namespace accord::fuzz {

/// Does with a round of an open project what a meeting does: the queue by blocks, saved filters, second votes, figures,
/// feedback, minutes, proposals.
void meet(Project& project, const Round& round);

} // namespace accord::fuzz
