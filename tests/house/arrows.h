// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/house/tree.h"

namespace accord::house {

/// The layer that a path lies in, sub-folders included: "core/store" for "core/store/events/insert.h"; "" for none.
std::string layerOf(std::string_view path);

/// Includes that follow no arrow of the table, files that lie in no layer, and libraries outside the only layer that
/// may see them.
std::vector<Finding> wrongArrows(const SourceFile& file);

} // namespace accord::house
