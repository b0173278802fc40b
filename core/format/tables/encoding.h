// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <memory>
#include <optional>
#include <streambuf>
#include <string>
#include <string_view>

namespace accord::format {

/// How text is written in bytes.
enum class Encoding : std::uint8_t { Utf8, Utf16Le, Utf16Be, Windows1252, Gb18030 };

/// As people call it: "Windows-1252".
std::string_view nameOf(Encoding encoding);

/// By the name of an option, such as "windows-1252", "gbk"; in any case of letters.
std::optional<Encoding> encodingNamed(std::string_view name);

/// The names of an option.
inline constexpr std::array<std::string_view, 6> kEncodingNames{"utf-8",        "utf-16le", "utf-16be",
                                                                "windows-1252", "gbk",      "gb18030"};

/// The encoding of text by its first bytes: by a byte order mark, by empty bytes beside letters, by being UTF-8; of
/// what is none of these, by whether bytes beyond ASCII stand alone (Windows-1252) or in pairs of Chinese characters
/// (GB18030, of which GBK is a part). Nothing where that is not certain. `whole`: nothing comes behind them.
std::optional<Encoding> recognisedEncoding(std::string_view bytes, bool whole);

/// The bytes as UTF-8 as far as they are of that encoding.
std::string decodedSample(std::string_view bytes, Encoding encoding);

/// Where bytes are not what they should be. Only one whose bytes are converted tells; UTF-8 is passed on as it is.
struct DecodingFault
{
    bool found = false;
    std::size_t line = 1; ///< 1-based
};

class EncodingConverter;

/// Gives a stream, of which the first bytes were read already, as UTF-8. Ends where bytes are not of the encoding, and
/// says so then in fault().
class DecodingBuffer final : public std::streambuf
{
public:
    /// `skip`: how many bytes of UTF-8 are left out at the beginning. The stream must stay alive.
    DecodingBuffer(std::istream& in, std::string first, Encoding encoding, std::size_t skip);
    ~DecodingBuffer() override;
    DecodingBuffer(const DecodingBuffer&) = delete;
    DecodingBuffer& operator=(const DecodingBuffer&) = delete;

    [[nodiscard]] const DecodingFault& fault() const { return m_fault; }
    [[nodiscard]] std::uint64_t bytesRead() const { return m_read; } ///< of the stream, for progress

protected:
    int_type underflow() override;

private:
    void readRaw();

    std::istream& m_in;
    std::unique_ptr<EncodingConverter> m_converter; ///< none for UTF-8
    std::size_t m_skip;
    std::string m_raw; ///< not converted yet
    std::string m_out;
    std::uint64_t m_read;
    bool m_atEnd = false;
    DecodingFault m_fault;
};

} // namespace accord::format
