// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/model/issue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace accord::format {

/// What one object in the shape of the hosts' API holds, as it stands there: an issue or a comment.
struct HostObject
{
    std::string htmlUrl;
    std::string url;
    std::string issueUrl;          ///< the issue that a comment, or a pull request, belongs to
    Document document;             ///< issues only
    Comment comment;               ///< comments only
    std::int64_t commentsTold = 0; ///< issues only: how many the host counts
    bool pullRequest = false;

    void clear(); ///< keeps the memory of the strings
};

enum class HostShape { Issue, Comment };

/// Parses one object without building a tree of it; fields that are not needed are passed over. Null counts as absent.
/// Errc::BadSyntax or Errc::BadEncoding with "name:line" and what was expected.
Status parseHostObject(const JsonPiece& piece, HostShape shape, std::string_view name, HostObject& object);

} // namespace accord::format
