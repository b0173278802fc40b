// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"

namespace accord::fuzz {

/// Does with an open project what the window and the command line do: reads every page and text, searches, measures,
/// lists conflicts, exports, labels, decides, looks whether it is sound. Whatever is refused is refused with an error.
void useAll(Project& project);

} // namespace accord::fuzz
