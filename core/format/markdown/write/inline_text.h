// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/markdown/markdown.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// Text for HTML: &, <, > and quotes as entities, control characters gone.
void appendEscaped(std::string& out, std::string_view text);

/// Writes text as HTML and marks in it the keywords and the references to other issues: #12, GH-12, owner/name#12.
class InlineText
{
public:
    explicit InlineText(const MarkdownOptions& options);

    enum class References { Link, Keep }; ///< Keep: within a link or code

    void append(std::string& out, std::string_view text, References references) const;

private:
    struct Reference
    {
        std::size_t from = 0;
        std::size_t end = 0;
        std::string url;
    };

    [[nodiscard]] std::size_t keywordAt(std::string_view text, std::size_t at) const;
    bool findReference(std::string_view text, std::size_t least, std::size_t at, Reference& reference) const;
    [[nodiscard]] std::size_t behindNumber(std::string_view text, std::size_t at) const;

    std::string m_repositoryUrl;
    std::string m_hostUrl;                               ///< "https://github.com"
    bool m_alphanumeric = false;                         ///< the host's issue numbers may be like IBZ414
    std::vector<std::string> m_keywords;                 ///< lower case, longest first
    std::array<std::vector<std::size_t>, 256> m_byFirst; ///< keywords by their first byte
    std::array<bool, 256> m_special{};                   ///< bytes at which something may have to be done
};

} // namespace accord::format
