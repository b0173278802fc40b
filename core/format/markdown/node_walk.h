// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/markdown/write/block_writer.h"

#include <cmark-gfm.h>

namespace accord::format {

/// Tells the writer what one node of the Markdown tree and all below it are. Raw HTML counts as text. Works without
/// recursion, so that depth does not matter.
void writeNode(cmark_node* node, BlockWriter& writer);

} // namespace accord::format
