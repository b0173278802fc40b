// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/stream_window.h"

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>

namespace accord::format {

/// The text of one JSON object within a file.
struct JsonPiece
{
    std::string_view text;    ///< lives until the splitter's next call
    std::size_t line = 0;     ///< 1-based line on which it starts
    std::uint64_t offset = 0; ///< bytes in front of it
};

/// Cuts a stream of JSON into objects without understanding them: JSON Lines, a JSON array of objects (also several in
/// a row, as paginating tools write them), or one object after another. Memory is bounded by the longest object.
///
/// In JSON Lines every line is a piece, whatever it holds, so that a broken line costs only itself. Elsewhere
/// Errc::BadSyntax ("name:line") tells what stands where an object was expected, or that the file stops in the middle,
/// and nothing comes after it.
class ObjectSplitter
{
public:
    ObjectSplitter(std::istream& in, std::string name);

    /// The next object into `piece`; false behind the last one.
    Result<bool> next(JsonPiece& piece);

    [[nodiscard]] std::uint64_t bytesRead() const { return m_window.taken(); }

private:
    enum class Mode { Unknown, Lines, Objects, Array, Ended };

    bool skipSpace();
    void chooseMode();
    Result<bool> nextLine(JsonPiece& piece);
    Result<bool> nextObject(JsonPiece& piece);
    Result<bool> enterElement();
    Result<std::size_t> objectSize();
    void take(JsonPiece& piece, std::size_t size);
    Error unexpected(const Argument& expected);

    StreamWindow m_window;
    std::string m_name;
    std::size_t m_line = 1; ///< of what comes next
    Mode m_mode = Mode::Unknown;
    bool m_firstElement = true; ///< of the array: no comma in front of it
};

} // namespace accord::format
