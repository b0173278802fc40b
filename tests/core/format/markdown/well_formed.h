// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/markdown/markdown.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::test {

/// What is wrong with a piece of HTML that should be well-formed and safe to show, or nothing: every tag is one of
/// those that blocks may have, is closed in its turn, has only the attributes that are allowed; links lead to http or
/// https; no '<' or '&' stands for itself.
std::string htmlProblem(std::string_view html);

/// The first problem in any of the blocks, folds included.
std::string blockProblem(const std::vector<TextBlock>& blocks);

/// All blocks of a text at once.
std::vector<TextBlock> blocksOf(std::string_view markdown, const format::MarkdownOptions& options);

/// Everything that the blocks show, code included, without tags.
std::string shownText(const std::vector<TextBlock>& blocks);

} // namespace accord::test
