// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/xml_pieces.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::format {
namespace {

constexpr std::size_t kXmlChunk = std::size_t{256} * 1024;
constexpr std::size_t kLongestPiece = std::size_t{32} * 1024 * 1024;
constexpr std::size_t kDeepestElement = 64;

bool declaresOtherEncoding(std::string_view declaration)
{
    const std::string lower = text::lowerAscii(declaration);
    const std::size_t at = lower.find("encoding");
    if (at == std::string::npos) {
        return false;
    }
    return lower.find("utf-8", at) == std::string::npos && lower.find("utf8", at) == std::string::npos &&
           lower.find("us-ascii", at) == std::string::npos;
}

} // namespace

std::string_view localName(std::string_view name)
{
    const std::size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

XmlPieces::XmlPieces(Source source, std::string file, std::string part, std::vector<std::string_view> whole,
                     std::vector<std::string_view> opened)
    : m_source(std::move(source))
    , m_file(std::move(file))
    , m_part(std::move(part))
    , m_whole(std::move(whole))
    , m_opened(std::move(opened))
{}

Error XmlPieces::damaged() const
{
    return Error{Errc::BadSyntax, Reason::PackedDamaged, {m_file, m_part}};
}

// Drops what nobody needs any more, which moves the rest to the front.
Result<bool> XmlPieces::fill()
{
    if (m_atEnd) {
        return false;
    }
    if (m_buffer.size() - m_kept > kLongestPiece) {
        return damaged();
    }
    m_buffer.erase(0, m_kept);
    m_at -= m_kept;
    m_kept = 0;
    const std::size_t have = m_buffer.size();
    const std::size_t wanted = std::max(kXmlChunk, have);
    m_buffer.resize(have + wanted);
    auto got = m_source(std::span(m_buffer).subspan(have));
    m_buffer.resize(have + (got.ok() ? *got : 0));
    if (!got.ok()) {
        return got.error();
    }
    m_atEnd = *got == 0;
    return !m_atEnd;
}

Status XmlPieces::begin()
{
    m_started = true;
    while (m_buffer.size() < 4) {
        ACCORD_TRY(const bool more, fill());
        if (!more) {
            return damaged();
        }
    }
    const std::string_view start(m_buffer);
    // UTF-16 begins with a mark, or has every other byte empty.
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF") || start.substr(0, 4).find('\0') < 4) {
        return damaged();
    }
    return {};
}

// Where `what` begins, at `from` or behind it. Offsets in front of `from` that the caller has are as far from m_kept
// as before.
Result<std::size_t> XmlPieces::find(std::string_view what, std::size_t from)
{
    std::size_t behind = from - m_kept;
    while (true) {
        const std::size_t found = m_buffer.find(what, m_kept + behind);
        if (found != std::string::npos) {
            return found;
        }
        behind = std::max(behind, m_buffer.size() - m_kept - std::min(m_buffer.size() - m_kept, what.size() - 1));
        ACCORD_TRY(const bool more, fill());
        if (!more) {
            return damaged();
        }
    }
}

// Where the ">" of the tag is: one within an attribute's value does not end it.
Result<std::size_t> XmlPieces::endOfTag(std::size_t from)
{
    std::size_t behind = from - m_kept;
    while (true) {
        ACCORD_TRY(const std::size_t end, find(">", m_kept + behind));
        char quote = '\0';
        for (std::size_t at = m_kept + behind; at < end; ++at) {
            const char c = m_buffer[at];
            if (quote == '\0' ? c == '"' || c == '\'' : c == quote) {
                quote = quote == '\0' ? c : '\0';
            }
        }
        if (quote == '\0') {
            return end;
        }
        ACCORD_TRY(const std::size_t closing, find(std::string_view(&quote, 1), end));
        // All quotes in front of it are closed.
        behind = closing + 1 - m_kept;
    }
}

// Whether what begins at tag.from is no element: then it is passed over.
Result<bool> XmlPieces::skipped(Tag& tag)
{
    constexpr std::size_t kLongestOpening = 9; // <![CDATA[
    while (m_buffer.size() - m_at < kLongestOpening) {
        ACCORD_TRY(const bool more, fill());
        if (!more) {
            break;
        }
    }
    const std::string_view rest = std::string_view(m_buffer).substr(m_at, kLongestOpening);
    std::string_view end;
    if (rest.starts_with("<!--")) {
        end = "-->";
    } else if (rest.starts_with("<![CDATA[")) {
        end = "]]>";
    } else if (rest.starts_with("<?")) {
        end = "?>";
    } else if (rest.starts_with("<!")) {
        return Error{Errc::BadSyntax, Reason::PackedDeclares, {m_file, m_part}};
    } else {
        return false;
    }
    const bool declaration = rest.starts_with("<?xml");
    const std::size_t behind = m_at - m_kept;
    ACCORD_TRY(const std::size_t found, find(end, m_at + 2));
    tag.from = m_kept + behind;
    tag.to = found + end.size();
    if (declaration && declaresOtherEncoding(std::string_view(m_buffer).substr(tag.from, tag.to - tag.from))) {
        return damaged();
    }
    return true;
}

// The next tag, if all of it is in the buffer and it is nothing but a tag: nearly all of a sheet is.
bool XmlPieces::quickTag(Tag& tag)
{
    const std::size_t from = m_buffer.find('<', m_at);
    const std::size_t end = from == std::string::npos ? from : m_buffer.find('>', from);
    if (end == std::string::npos || m_buffer[from + 1] == '!' || m_buffer[from + 1] == '?') {
        return false;
    }
    const std::string_view inner = std::string_view(m_buffer).substr(from + 1, end - from - 1);
    char quote = '\0';
    for (const char c : inner) {
        if (quote == '\0' ? c == '"' || c == '\'' : c == quote) {
            quote = quote == '\0' ? c : '\0';
        }
    }
    if (quote != '\0') {
        return false; // what ends there is no tag
    }
    take(inner, tag);
    tag.from = from;
    tag.to = end + 1;
    m_at = tag.to;
    return true;
}

// What stands between < and >.
void XmlPieces::take(std::string_view inner, Tag& tag)
{
    tag.kind = inner.starts_with('/') ? TagKind::End : inner.ends_with('/') ? TagKind::Empty : TagKind::Start;
    inner.remove_prefix(tag.kind == TagKind::End ? 1 : 0);
    tag.name = localName(inner.substr(0, inner.find_first_of(" \t\r\n/")));
}

// The next tag or the like, behind which m_at is then; false at the end.
Result<bool> XmlPieces::nextTag(Tag& tag)
{
    std::size_t found = m_buffer.find('<', m_at);
    while (found == std::string::npos) {
        m_at = m_buffer.size();
        ACCORD_TRY(const bool more, fill());
        if (!more) {
            return false;
        }
        found = m_buffer.find('<', m_at);
    }
    m_at = found;
    tag.kind = TagKind::None;
    ACCORD_TRY(const bool passed, skipped(tag));
    if (!passed) {
        const std::size_t behind = m_at - m_kept;
        ACCORD_TRY(const std::size_t end, endOfTag(m_at + 1));
        tag.from = m_kept + behind;
        tag.to = end + 1;
        take(std::string_view(m_buffer).substr(tag.from + 1, end - tag.from - 1), tag);
    }
    m_at = tag.to;
    return true;
}

Result<bool> XmlPieces::next(XmlPiece& piece)
{
    if (!m_started) {
        ACCORD_CHECK(begin());
    }
    m_kept = m_at;
    std::size_t wholeAt = 0; // the depth at which the piece began; 0: it did not yet
    Tag tag;
    while (true) {
        const Result<bool> more = quickTag(tag) ? Result<bool>(true) : nextTag(tag);
        if (!more.ok()) {
            return more;
        }
        if (!*more) {
            return m_depth == 0 ? Result<bool>(false) : Result<bool>(damaged());
        }
        const bool isStart = tag.kind == TagKind::Start || tag.kind == TagKind::Empty;
        if (isStart && m_depth == kDeepestElement) {
            return Error{Errc::BadSyntax, Reason::PackedTooDeep, {m_file, m_part}};
        }
        if (tag.kind == TagKind::End && m_depth == 0) {
            return damaged();
        }
        m_depth += isStart ? 1 : 0;
        if (wholeAt == 0 && isStart && std::ranges::find(m_whole, tag.name) != m_whole.end()) {
            m_kept = tag.from;
            wholeAt = m_depth;
        }
        const bool isEnd = tag.kind == TagKind::End || tag.kind == TagKind::Empty;
        const bool ended = isEnd && m_depth == wholeAt;
        m_depth -= isEnd ? 1 : 0;
        const bool opened = wholeAt == 0 && tag.kind != TagKind::None && tag.kind != TagKind::Empty &&
                            std::ranges::find(m_opened, tag.name) != m_opened.end();
        if (ended || opened) {
            m_kept = ended ? m_kept : tag.from;
            piece.kind = ended                        ? XmlPiece::Kind::Whole
                         : tag.kind == TagKind::Start ? XmlPiece::Kind::Begin
                                                      : XmlPiece::Kind::End;
            piece.name = tag.name;
            piece.text = std::span(m_buffer).subspan(m_kept, tag.to - m_kept);
            return true;
        }
        m_kept = wholeAt == 0 ? m_at : m_kept;
    }
}

} // namespace accord::format
