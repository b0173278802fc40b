// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/net/transport.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace accord::collect {

/// What pictures of issues may be. None of them can refer to anything else, as an SVG can.
enum class PictureKind : std::uint8_t { Png, Jpeg, Gif, WebP };

/// Judged by the first bytes, whatever a host or a name says.
std::optional<PictureKind> pictureKindOf(std::string_view bytes);

std::string_view formatOf(PictureKind kind); ///< "png", "jpeg", "gif", "webp"

/// How the hosts of pictures are reached, and how much is taken from them.
struct PictureHosts
{
    /// A transport for one thread that takes no larger reply.
    std::function<std::unique_ptr<net::Transport>(std::size_t mostBytes)> transport;

    std::size_t mostBytes = std::size_t{8} << 20U; ///< of one picture, counted while it comes

    /// This machine is asked too, over http as well: for tests, which have their hosts here. Without it an issue could
    /// send requests to what listens on this machine alone.
    bool thisMachine = false;
};

/// The real ones: libcurl.
PictureHosts realPictureHosts();

/// The bytes of a picture, which pictureKindOf() knows. One request, and one more for each redirect, with no token, no
/// cookie and no word of where the address stands. It is not repeated: whoever asks may ask again. The errors:
/// - NotPermitted: the address, or one that the host redirects to, is not https or leads to this machine (nothing is
///   sent there); the host refuses (401, 403)
/// - NotFound: the host does not have it
/// - Network: no whole reply, another status, a redirect that leads nowhere, more than `mostBytes`
/// - Invalid: no address; what came is no picture, or one that is not shown
/// - Cancelled
Result<std::string> fetchPicture(const PictureHosts& hosts, const std::string& address, const std::stop_token& stop);

} // namespace accord::collect
