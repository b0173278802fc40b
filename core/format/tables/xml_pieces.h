// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// A part of an XML document.
struct XmlPiece
{
    enum class Kind : std::uint8_t {
        Whole, ///< an element with all that is in it
        Begin, ///< the start tag of an element that is looked into
        End,   ///< the end of one
    };

    Kind kind = Kind::Whole;
    std::string_view name; ///< of the element, without a prefix
    std::span<char> text;  ///< with its tags; a parser may change it. Lives until the next call.
};

/// Takes single elements out of an XML document of a stranger, in the order of their start, without ever holding more
/// than one of them. Only tags are looked at: who gets a piece parses it, and elements that are not asked for are not
/// checked.
///
/// Errc::BadSyntax for a document type or an entity of one's own, elements that nest more than 64 deep, an element of
/// more than 32 MB, an end tag without a start, a document that ends in its middle, or another encoding than UTF-8.
class XmlPieces
{
public:
    /// Fills the span from its front; how much of it, 0 at the end.
    using Source = std::function<Result<std::size_t>(std::span<char>)>;

    /// `file` and `part` are named in errors. `whole` and `opened` are names of elements without a prefix.
    XmlPieces(Source source, std::string file, std::string part, std::vector<std::string_view> whole,
              std::vector<std::string_view> opened = {});

    /// The next one; false behind the last one.
    Result<bool> next(XmlPiece& piece);

private:
    enum class TagKind : std::uint8_t { None, Start, End, Empty };
    struct Tag
    {
        TagKind kind = TagKind::None; ///< None: comment and the like
        std::string_view name;
        std::size_t from = 0; ///< offsets into the buffer
        std::size_t to = 0;
    };

    Status begin();
    Result<bool> fill();
    Result<std::size_t> find(std::string_view what, std::size_t from);
    Result<std::size_t> endOfTag(std::size_t from);
    bool quickTag(Tag& tag);
    static void take(std::string_view inner, Tag& tag);
    Result<bool> nextTag(Tag& tag);
    Result<bool> skipped(Tag& tag);
    [[nodiscard]] Error damaged() const;

    Source m_source;
    std::string m_file;
    std::string m_part;
    std::vector<std::string_view> m_whole;
    std::vector<std::string_view> m_opened;
    std::string m_buffer;
    std::size_t m_at = 0;   ///< what is in front of it was looked at
    std::size_t m_kept = 0; ///< what is in front of it may be dropped
    bool m_started = false;
    bool m_atEnd = false;
    std::size_t m_depth = 0;
};

/// The name of an element or attribute without its prefix.
std::string_view localName(std::string_view name);

} // namespace accord::format
