// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/encoding.h"

#include "core/base/text.h"

#include <iconv.h>

#include <algorithm>
#include <cerrno>

namespace accord::format {
namespace {

constexpr std::size_t kRawChunk = std::size_t{64} * 1024;
constexpr std::array<std::string_view, 5> kNames{"UTF-8", "UTF-16 (little-endian)", "UTF-16 (big-endian)",
                                                 "Windows-1252", "GB18030"};
// As iconv calls them.
constexpr std::array<const char*, 5> kIconvNames{"UTF-8", "UTF-16LE", "UTF-16BE", "CP1252", "GB18030"};

unsigned byteAt(std::string_view bytes, std::size_t at)
{
    return at < bytes.size() ? static_cast<unsigned char>(bytes[at]) : 0U;
}

// Every other byte of Latin text in UTF-16 is empty, on the one or the other side.
std::optional<Encoding> utf16In(std::string_view bytes)
{
    constexpr std::size_t kEnough = 4096;
    const std::string_view start = bytes.substr(0, std::min(bytes.size(), kEnough));
    std::size_t empty[2] = {0, 0};
    for (std::size_t i = 0; i < start.size(); ++i) {
        empty[i % 2] += start[i] == '\0' ? 1 : 0;
    }
    const std::size_t few = start.size() / 20;
    const std::size_t many = start.size() / 5;
    if (start.size() >= 4 && empty[1] > many && empty[0] <= few) {
        return Encoding::Utf16Le;
    }
    return start.size() >= 4 && empty[0] > many && empty[1] <= few ? std::optional(Encoding::Utf16Be) : std::nullopt;
}

/// What the bytes beyond ASCII of a text look like, run by run of such bytes.
struct BytesBeyondAscii
{
    std::size_t all = 0;
    std::size_t ofUtf8 = 0; ///< in characters of UTF-8
    std::size_t runs = 0;
    std::size_t single = 0; ///< runs of one byte
    std::size_t even = 0;   ///< runs of pairs
    std::size_t common = 0; ///< bytes in pairs that are a common Chinese character or sign
    bool letters = true;    ///< all are letters or signs of Windows-1252 that people use
};

std::size_t utf8In(std::string_view run)
{
    std::size_t covered = 0;
    for (std::size_t at = 0; at < run.size();) {
        std::size_t size = std::min<std::size_t>(4, run.size() - at);
        while (size > 1 &&
               (text::invalidUtf8At(run.substr(at, size)) || (byteAt(run, at + size - 1) & 0xC0U) != 0x80)) {
            --size;
        }
        // The longest that is sound may be two characters: both count.
        covered += size > 1 ? size : 0;
        at += size;
    }
    return covered;
}

std::size_t commonIn(std::string_view run)
{
    std::size_t common = 0;
    for (std::size_t at = 0; at + 1 < run.size(); at += 2) {
        const unsigned first = byteAt(run, at);
        const bool known = (first >= 0xB0 && first <= 0xD7) || (first >= 0xA1 && first <= 0xA3);
        common += known && byteAt(run, at + 1) >= 0xA1 ? 2 : 0;
    }
    return common;
}

bool isLetterOrSign(char byte)
{
    const auto code = static_cast<unsigned char>(byte);
    return code < 0xFE && (code >= 0xA0 || code == 0x80 || code == 0x85 || (code >= 0x91 && code <= 0x97));
}

BytesBeyondAscii looked(std::string_view bytes, bool whole)
{
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    BytesBeyondAscii seen;
    for (std::size_t at = 0; at < bytes.size();) {
        if (isAscii(bytes[at])) {
            ++at;
            continue;
        }
        const auto* const end = std::find_if(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end(), isAscii);
        const std::string_view run = bytes.substr(at, static_cast<std::size_t>(end - bytes.begin()) - at);
        at += run.size();
        if (at == bytes.size() && !whole) {
            break; // it may be cut
        }
        seen.all += run.size();
        seen.ofUtf8 += utf8In(run);
        seen.runs += 1;
        seen.single += run.size() == 1 ? 1 : 0;
        seen.even += run.size() % 2 == 0 ? 1 : 0;
        seen.common += commonIn(run);
        seen.letters = seen.letters && std::ranges::all_of(run, isLetterOrSign);
    }
    return seen;
}

} // namespace

std::string_view nameOf(Encoding encoding)
{
    return kNames[static_cast<std::size_t>(encoding)];
}

std::optional<Encoding> encodingNamed(std::string_view name)
{
    static constexpr std::array<Encoding, kEncodingNames.size()> kEncodings{Encoding::Utf8,    Encoding::Utf16Le,
                                                                            Encoding::Utf16Be, Encoding::Windows1252,
                                                                            Encoding::Gb18030, Encoding::Gb18030};
    for (std::size_t i = 0; i < kEncodings.size(); ++i) {
        if (text::equalsIgnoringCase(kEncodingNames[i], name)) {
            return kEncodings[i];
        }
    }
    return std::nullopt;
}

class EncodingConverter
{
public:
    explicit EncodingConverter(Encoding encoding)
        : m_handle(iconv_open("UTF-8", kIconvNames[static_cast<std::size_t>(encoding)]))
    {}
    ~EncodingConverter()
    {
        if (usable()) {
            iconv_close(m_handle);
        }
    }
    EncodingConverter(const EncodingConverter&) = delete;
    EncodingConverter& operator=(const EncodingConverter&) = delete;

    [[nodiscard]] bool usable() const { return m_handle != reinterpret_cast<iconv_t>(-1); }

    /// Moves what could be converted from `raw` behind `out`. False at bytes that are not of the encoding.
    bool convert(std::string& raw, std::string& out)
    {
        char* from = raw.data();
        std::size_t left = raw.size();
        bool sound = usable();
        while (sound && left > 0) {
            const std::size_t have = out.size();
            out.resize(have + left * 2 + 16);
            char* to = out.data() + have;
            std::size_t room = out.size() - have;
            const std::size_t result = iconv(m_handle, &from, &left, &to, &room);
            const int problem = errno;
            out.resize(out.size() - room);
            if (result == static_cast<std::size_t>(-1) && problem == EINVAL) {
                break; // a character that goes on in what comes next
            }
            sound = result != static_cast<std::size_t>(-1) || problem == E2BIG;
        }
        raw.erase(0, raw.size() - left);
        return sound;
    }

private:
    iconv_t m_handle;
};

std::string decodedSample(std::string_view bytes, Encoding encoding)
{
    std::string raw(bytes);
    if (encoding == Encoding::Utf8) {
        return raw;
    }
    std::string out;
    EncodingConverter(encoding).convert(raw, out);
    return out;
}

DecodingBuffer::DecodingBuffer(std::istream& in, std::string first, Encoding encoding, std::size_t skip)
    : m_in(in)
    , m_converter(encoding == Encoding::Utf8 ? nullptr : std::make_unique<EncodingConverter>(encoding))
    , m_skip(skip)
    , m_raw(std::move(first))
    , m_read(m_raw.size())
{}

DecodingBuffer::~DecodingBuffer() = default;

// Reads on where nothing is left to convert, or only the beginning of a character.
void DecodingBuffer::readRaw()
{
    const std::size_t have = m_raw.size();
    m_raw.resize(have + kRawChunk);
    m_in.read(m_raw.data() + have, static_cast<std::streamsize>(kRawChunk));
    const auto got = static_cast<std::size_t>(m_in.gcount());
    m_raw.resize(have + got);
    m_read += got;
    m_atEnd = got == 0;
}

DecodingBuffer::int_type DecodingBuffer::underflow()
{
    m_out.clear();
    while (m_out.empty() && !m_fault.found && !(m_atEnd && m_raw.empty())) {
        bool sound = true;
        if (m_converter) {
            sound = m_converter->convert(m_raw, m_out);
            m_fault.line += static_cast<std::size_t>(std::ranges::count(m_out, '\n'));
        } else {
            m_out.swap(m_raw);
        }
        m_fault.found = !sound || (m_atEnd && m_out.empty() && !m_raw.empty());
        const std::size_t skipped = std::min(m_skip, m_out.size());
        m_out.erase(0, skipped);
        m_skip -= skipped;
        if (m_out.empty() && !m_fault.found && !m_atEnd) {
            readRaw();
        }
    }
    setg(m_out.data(), m_out.data(), m_out.data() + m_out.size());
    return m_out.empty() ? traits_type::eof() : traits_type::to_int_type(m_out.front());
}

std::optional<Encoding> recognisedEncoding(std::string_view bytes, bool whole)
{
    if (bytes.starts_with("\xEF\xBB\xBF")) {
        return Encoding::Utf8;
    }
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) {
        return bytes.front() == '\xFF' ? Encoding::Utf16Le : Encoding::Utf16Be;
    }
    if (const auto utf16 = utf16In(bytes)) {
        return utf16;
    }
    const auto invalid = text::invalidUtf8At(bytes);
    if (!invalid || (!whole && bytes.size() - *invalid < 4)) {
        return Encoding::Utf8;
    }
    const BytesBeyondAscii seen = looked(bytes, whole);
    if (seen.ofUtf8 * 10 >= seen.all * 9) {
        return Encoding::Utf8; // damaged: the reader says where
    }
    if (seen.letters && seen.single * 10 >= seen.runs * 7) {
        return Encoding::Windows1252;
    }
    const bool chinese = seen.even * 10 >= seen.runs * 9 && seen.common * 100 >= seen.all * 85;
    return chinese ? std::optional(Encoding::Gb18030) : std::nullopt;
}

} // namespace accord::format
