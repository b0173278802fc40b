// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/collect/sources.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::cli {

std::string_view dialectWord(Dialect dialect); ///< "github", "gitee", "gitea"
std::string_view wayWord(Way way);             ///< "auto", "rest", "bulk", "each", "graphql"
std::string_view periodWord(PeriodOf period);  ///< "created", "updated"
std::string_view stateWord(IssueState state);  ///< "any", "open", "closed"

std::optional<Dialect> dialectNamed(std::string_view word);
std::optional<Way> wayNamed(std::string_view word);
std::optional<PeriodOf> periodNamed(std::string_view word);
std::optional<IssueState> issueStateNamed(std::string_view word);

/// "title", "body", "comments", as far as they are looked through.
std::vector<std::string> placeWords(const KeywordPlaces& places);

Json sourceJson(const Source& source);

/// What restricts a source, in a few words: "created 2023-01-01 to 2024-12-31, closed, 84 keywords"; "everything".
std::string selectionText(const IssueSelection& selection);

} // namespace accord::cli
