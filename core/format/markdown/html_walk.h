// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/markdown/write/block_writer.h"

#include <string_view>

namespace accord::format {

/// Parses HTML as browsers do and tells the writer what is in it, by a list of what is allowed: elements that are not
/// on it are left out and what they hold is kept, attributes are never copied. The HTML must be filtered (see RawHtml).
void writeHtml(std::string_view html, BlockWriter& writer);

} // namespace accord::format
