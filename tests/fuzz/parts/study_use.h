// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"

namespace accord::fuzz {

/// Does with a round what running a study does: who has what to do and how far they are, training, screening, the
/// report at the gate, and handing items out.
void runStudy(Project& project, const Round& round);

} // namespace accord::fuzz
