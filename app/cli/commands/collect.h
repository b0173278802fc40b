// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/collect/selection/selection.h"
#include "core/collect/sources.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::cli {

/// `[SOURCE...]`; all of them if left out.
void addSourcesArgument(CLI::App& command, std::vector<std::string>& names);

/// The sources that are meant by these names, each once; without a name all of them. Errc::NotFound where the project
/// has none.
Result<std::vector<Source>> chooseSources(Project& project, const std::vector<std::string>& names);

/// "vllm-project/vllm", with the host where it is another one than github.com, and how many single issues it is of.
std::string sourceText(const Source& source);

/// The source with that identifier as people call it; "a source that was removed" for another one.
std::string sourceText(std::span<const Source> sources, const Uuid& uuid);

/// The same on one line, whatever a host sent: nothing in it steers the terminal.
std::string plainLine(std::string_view text);

/// Classes of keywords and what they bring; `read`: with what was found on reading.
Table<collect::KeywordClass> keywordClassTable(bool read);

std::string_view wayWord(Way way); ///< "auto", "rest", "bulk", "each", "graphql"

/// What came of bringing in what is selected.
Json importResultJson(const collect::ImportResult& brought);

/// What was added, and each issue whose text the host changed after the project had it.
std::vector<std::string> importResultLines(const collect::ImportResult& brought);

} // namespace accord::cli
