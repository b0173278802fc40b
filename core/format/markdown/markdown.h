// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/issue.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

struct MarkdownOptions
{
    /// "https://github.com/owner/name": where relative links and references such as #123 lead. Empty: they stay text.
    std::string repositoryUrl;

    /// Highlighted as whole words, in either case of (ASCII) letters; may contain spaces. Words in scripts without
    /// spaces are found anywhere.
    std::vector<std::string> keywords;
};

/// Turns GitHub-flavoured Markdown, with the raw HTML that issues contain, into blocks, one step after another,
/// so that the first screen can be shown while the rest of a long text still waits. Line breaks are kept, as issue
/// trackers do.
///
/// What is longer than anybody writes is cut into pieces of a megabyte at a blank line, so that it is ready in steps,
/// too.
///
/// It accepts any bytes and takes time in proportion to their number: what is nested absurdly deep is flattened, and
/// markup that is only there to burn time is shown as text.
///
/// Objects may be used in several threads, each in one at a time.
class MarkdownSteps
{
public:
    /// Parses; the text need not stay alive. Where somebody wishes to stop before that is done there are no blocks.
    MarkdownSteps(std::string_view markdown, MarkdownOptions options, const std::stop_token& stop = {});
    ~MarkdownSteps();
    MarkdownSteps(MarkdownSteps&&) noexcept;
    MarkdownSteps& operator=(MarkdownSteps&&) noexcept;

    /// The next blocks: about 16 KB of them, more where a part cannot be divided. Empty: that was all.
    std::vector<TextBlock> next();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace accord::format
