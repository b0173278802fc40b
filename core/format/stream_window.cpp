// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/stream_window.h"

#include <algorithm>

namespace accord::format {
namespace {

constexpr std::size_t kChunk = std::size_t{1} << 18U;

} // namespace

bool StreamWindow::fill()
{
    if (atEnd) {
        return false;
    }
    buffer.erase(0, at);
    consumed += at;
    at = 0;
    const std::size_t have = buffer.size();
    const std::size_t wanted = std::max(kChunk, have);
    buffer.resize(have + wanted);
    in.read(buffer.data() + have, static_cast<std::streamsize>(wanted));
    const auto got = static_cast<std::size_t>(in.gcount());
    buffer.resize(have + got);
    atEnd = got < wanted;
    return got > 0;
}

} // namespace accord::format
