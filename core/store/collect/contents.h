// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/collect/fetched.h"

#include <string>
#include <string_view>

/// The column `content` of what was fetched: JSON with what no other column has. What is empty is left out.
namespace accord::store {

/// Everything of an issue but its number, `updated_at`, the discussion and the counts.
std::string issueContent(const FetchedIssue& issue);

/// Into the issue, whose number and `updated_at` are known. What is no such JSON leaves it as it is.
void readIssueContent(std::string_view content, FetchedIssue& issue);

/// Everything of a comment but its number, identifier and `created_at`.
std::string commentContent(const FetchedComment& comment);
void readCommentContent(std::string_view content, FetchedComment& comment);

} // namespace accord::store
