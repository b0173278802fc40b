// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/object_splitter.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/json_values.h"

#include <algorithm>

namespace accord::format {
namespace {

// Without a bound a brace that is never closed would take the whole file into memory.
constexpr std::size_t kLongestObject = std::size_t{128} * 1024 * 1024;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

// Where the scan for an object's end stands; it goes on when more bytes have come.
struct Scan
{
    std::size_t at = 0;
    std::size_t depth = 0;
    bool inString = false;
    bool tooDeep = false;

    // True when `at` is behind the closing brace, or where the object nests too deep.
    bool run(std::string_view text)
    {
        while (at < text.size()) {
            const char c = text[at];
            if (inString) {
                if (c == '\\') {
                    if (at + 1 == text.size()) {
                        return false;
                    }
                    ++at;
                } else if (c == '"') {
                    inString = false;
                }
            } else if (c == '"') {
                inString = true;
            } else if (c == '{' || c == '[') {
                tooDeep = ++depth > kDeepestJson;
                if (tooDeep) {
                    return true;
                }
            } else if ((c == '}' || c == ']') && --depth == 0) {
                ++at;
                return true;
            }
            ++at;
        }
        return false;
    }
};

} // namespace

ObjectSplitter::ObjectSplitter(std::istream& in, std::string name)
    : m_window(in)
    , m_name(std::move(name))
{}

// False at the end of the file.
bool ObjectSplitter::skipSpace()
{
    for (;;) {
        for (; m_window.at < m_window.buffer.size(); ++m_window.at) {
            if (!isSpace(m_window.buffer[m_window.at])) {
                return true;
            }
            m_line += m_window.buffer[m_window.at] == '\n' ? 1U : 0U;
        }
        if (!m_window.fill()) {
            return false;
        }
    }
}

// An object that spans lines can only be broken behind one of "{[,:" (or in front of one of "}],:", which nobody's
// printer does on the first line); any other first line is one of JSON Lines, even if it is damaged.
void ObjectSplitter::chooseMode()
{
    if (m_window.buffer[m_window.at] != '{') {
        m_mode = m_window.buffer[m_window.at] == '[' ? Mode::Array : Mode::Objects;
        m_window.at += m_mode == Mode::Array ? 1U : 0U;
        m_firstElement = true;
        return;
    }
    std::size_t lineEnd = m_window.buffer.find('\n', m_window.at);
    while (lineEnd == std::string::npos && m_window.buffer.size() - m_window.at < kLongestObject && m_window.fill()) {
        lineEnd = m_window.buffer.find('\n', m_window.at);
    }
    const std::string_view line =
        text::trimmed(std::string_view(m_window.buffer).substr(m_window.at, lineEnd - m_window.at));
    const bool open = std::string_view("{[,:").find(line.back()) != std::string_view::npos;
    m_mode = open ? Mode::Objects : Mode::Lines;
}

void ObjectSplitter::take(JsonPiece& piece, std::size_t size)
{
    piece.text = std::string_view(m_window.buffer).substr(m_window.at, size);
    piece.line = m_line;
    piece.offset = m_window.consumed + m_window.at;
    m_window.at += size;
}

Error ObjectSplitter::unexpected(const Argument& expected)
{
    Argument found = Reason::EndOfFile;
    if (m_window.at < m_window.buffer.size()) {
        const char c = m_window.buffer[m_window.at];
        found = c > ' ' && c < 127 ? Argument(std::string{'\'', c, '\''}) : Argument(Reason::NoJsonByte);
    }
    m_mode = Mode::Ended;
    return Error{Errc::BadSyntax, Reason::Unexpected, {m_name + ":" + std::to_string(m_line), found, expected}};
}

Result<bool> ObjectSplitter::nextLine(JsonPiece& piece)
{
    if (!skipSpace()) {
        m_mode = Mode::Ended;
        return false;
    }
    std::size_t lineEnd = m_window.buffer.find('\n', m_window.at);
    while (lineEnd == std::string::npos) {
        const std::size_t searched = m_window.buffer.size() - m_window.at;
        if (searched >= kLongestObject) {
            return unexpected(Reason::LineBelowLimit);
        }
        if (!m_window.fill()) {
            lineEnd = m_window.buffer.size();
            break;
        }
        lineEnd = m_window.buffer.find('\n', m_window.at + searched);
    }
    take(piece, lineEnd - m_window.at);
    return true;
}

// The size of the object at m_window.at, all of which is in the buffer then.
Result<std::size_t> ObjectSplitter::objectSize()
{
    Scan scan;
    while (!scan.run(std::string_view(m_window.buffer).substr(m_window.at))) {
        if (scan.at >= kLongestObject) {
            return unexpected(Reason::ObjectBelowLimit);
        }
        if (!m_window.fill()) {
            const std::size_t start = m_line;
            m_line += static_cast<std::size_t>(std::count(
                m_window.buffer.begin() + static_cast<std::ptrdiff_t>(m_window.at), m_window.buffer.end(), '\n'));
            m_window.at = m_window.buffer.size();
            return unexpected(Message{Reason::RestOfObject, {start}});
        }
    }
    if (scan.tooDeep) {
        m_mode = Mode::Ended;
        return Error{Errc::BadSyntax, Reason::TooDeep, {m_name + ":" + std::to_string(m_line), kDeepestJson}};
    }
    return scan.at;
}

// Up to the next object of the array, or behind its end: false.
Result<bool> ObjectSplitter::enterElement()
{
    if (!skipSpace()) {
        return unexpected(Reason::RestOfArray);
    }
    if (m_window.buffer[m_window.at] == ']') {
        ++m_window.at;
        m_mode = Mode::Objects;
        return false;
    }
    if (!m_firstElement) {
        if (m_window.buffer[m_window.at] != ',') {
            return unexpected(Reason::CommaOrBracket);
        }
        ++m_window.at;
        if (!skipSpace()) {
            return unexpected(Reason::RestOfArray);
        }
    }
    m_firstElement = false;
    if (m_window.buffer[m_window.at] != '{') {
        return unexpected(Reason::AnObject);
    }
    return true;
}

Result<bool> ObjectSplitter::nextObject(JsonPiece& piece)
{
    for (;;) {
        if (m_mode == Mode::Array) {
            ACCORD_TRY(const bool entered, enterElement());
            if (!entered) {
                continue;
            }
        } else if (!skipSpace()) {
            m_mode = Mode::Ended;
            return false;
        } else if (m_window.buffer[m_window.at] == '[') {
            chooseMode();
            continue;
        } else if (m_window.buffer[m_window.at] != '{') {
            return unexpected(Reason::ObjectOrArray);
        }
        ACCORD_TRY(const std::size_t size, objectSize());
        take(piece, size);
        m_line += static_cast<std::size_t>(std::ranges::count(piece.text, '\n'));
        return true;
    }
}

Result<bool> ObjectSplitter::next(JsonPiece& piece)
{
    if (m_mode == Mode::Unknown) {
        m_window.fill();
        if (std::string_view(m_window.buffer).starts_with("\xEF\xBB\xBF")) {
            m_window.at = 3;
        }
        if (!skipSpace()) {
            m_mode = Mode::Ended;
            return false;
        }
        chooseMode();
    }
    if (m_mode == Mode::Ended) {
        return false;
    }
    return m_mode == Mode::Lines ? nextLine(piece) : nextObject(piece);
}

} // namespace accord::format
