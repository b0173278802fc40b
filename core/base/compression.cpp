// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/compression.h"

#include "core/base/reason.h"

#include <lzma.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace accord {
namespace {

constexpr std::size_t kPieceOfStream = std::size_t{1} << 16U;
// Four megabytes in which repeats are found. Looking for them longer takes three times as long for a twelfth less.
constexpr std::uint32_t kPreset = 3;
constexpr std::uint64_t kMostMemory = std::uint64_t{32} << 20U;

/// One run of the library, which is ended whatever becomes of it.
struct Coder
{
    Coder() = default;
    ~Coder() { lzma_end(&stream); }
    Coder(const Coder&) = delete;
    Coder& operator=(const Coder&) = delete;

    lzma_stream stream = LZMA_STREAM_INIT;
};

Error damagedStream(const std::filesystem::path& file)
{
    return Error{Errc::Damaged, Reason::ChangedOnItsWay, {file.string()}};
}

// In pieces, between which it may be stopped.
Result<std::string> coded(Coder& coder, std::string_view bytes, std::size_t most, const std::filesystem::path& file,
                          const std::stop_token& stop)
{
    std::string made;
    std::array<std::uint8_t, kPieceOfStream> piece{};
    lzma_stream& stream = coder.stream;
    for (lzma_ret code = LZMA_OK; code != LZMA_STREAM_END;) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        if (stream.avail_in == 0) {
            stream.next_in = reinterpret_cast<const std::uint8_t*>(bytes.data());
            stream.avail_in = std::min(bytes.size(), kPieceOfStream);
            bytes.remove_prefix(stream.avail_in);
        }
        stream.next_out = piece.data();
        stream.avail_out = piece.size();
        code = lzma_code(&stream, bytes.empty() ? LZMA_FINISH : LZMA_RUN);
        if (code == LZMA_MEM_ERROR) {
            return Error{Errc::Unreadable, Reason::ContentUnreadable, {file.string()}};
        }
        if (code != LZMA_OK && code != LZMA_STREAM_END) {
            return damagedStream(file);
        }
        const std::size_t fresh = piece.size() - stream.avail_out;
        if (fresh > most - made.size()) {
            return Error{Errc::Damaged, Reason::UnpacksTooLarge, {file.string(), most >> 20U}};
        }
        made.append(reinterpret_cast<const char*>(piece.data()), fresh);
    }
    // Nothing follows what was compressed.
    return stream.avail_in == 0 && bytes.empty() ? Result<std::string>(std::move(made)) : damagedStream(file);
}

} // namespace

Result<std::string> compressed(std::string_view bytes, const std::filesystem::path& file, const std::stop_token& stop)
{
    Coder coder;
    if (lzma_easy_encoder(&coder.stream, kPreset, LZMA_CHECK_CRC64) != LZMA_OK) {
        return Error{Errc::Unwritable, Reason::ContentUnreadable, {file.string()}};
    }
    return coded(coder, bytes, SIZE_MAX, file, stop);
}

Result<std::string> decompressed(std::string_view bytes, std::size_t most, const std::filesystem::path& file,
                                 const std::stop_token& stop)
{
    Coder coder;
    if (lzma_stream_decoder(&coder.stream, kMostMemory, 0) != LZMA_OK) {
        return Error{Errc::Unreadable, Reason::ContentUnreadable, {file.string()}};
    }
    return coded(coder, bytes, most, file, stop);
}

} // namespace accord
