// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/markdown/markdown.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// Where a link may lead: an http or https address, or nothing. What is relative leads into the repository at
/// `repositoryUrl`, if that is not empty. Other schemes, however they are disguised, give nothing.
std::optional<std::string> linkTarget(std::string_view written, std::string_view repositoryUrl);

/// Where an image may be loaded from: https only.
std::optional<std::string> imageTarget(std::string_view written, std::string_view repositoryUrl);

/// The last part of an address's path, or its host: what stands for it when it has no text.
std::string fileNameOf(std::string_view url);

/// Where an address leads, short enough to stand in a text: without "https://", the middle of a long one left out.
std::string addressText(std::string_view url);
std::string hostOf(const std::string& url);

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
