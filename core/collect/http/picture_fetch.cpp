// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/picture_fetch.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/base/url.h"
#include "core/net/curl_transport.h"

#include <chrono>
#include <utility>

namespace accord::collect {

namespace {

constexpr int kMostPictureRedirects = 5;
constexpr std::chrono::seconds kLongestForPicture{60};

/// Also by the names that the address of this machine has besides the usual ones.
bool leadsToThisMachine(const Url& address)
{
    const std::string_view host = address.host;
    return address.isLoopback() || host == "localhost." || host.ends_with(".localhost") ||
           host.ends_with(".localhost.") || host.starts_with("0.") || host.starts_with("[::");
}

/// Whether a request for a picture may go there at all.
Status checkPictureHost(const PictureHosts& hosts, const std::string& address)
{
    ACCORD_TRY(const Url there, parseUrl(address));
    const bool allowed = leadsToThisMachine(there) ? hosts.thisMachine : there.scheme == "https";
    if (!allowed) {
        return Error{
            Errc::NotPermitted, Reason::FetchFailed, {printableUrl(address), Message{Reason::PicturesOverHttps, {}}}};
    }
    return {};
}

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

/// Where the host says that it is instead.
Result<std::string> pictureElsewhere(const PictureHosts& hosts, const std::string& from, const net::Reply& reply)
{
    const std::string there(reply.header("location"));
    if (there.empty()) {
        return Error{Errc::Network, Reason::RedirectNowhere, {printableUrl(from), reply.status}};
    }
    auto address = resolvedUrl(from, there);
    if (!address.ok() || !checkPictureHost(hosts, *address).ok()) {
        const std::string shown = printableUrl(address.ok() ? *address : there);
        return Error{
            Errc::NotPermitted, Reason::FetchFailed, {printableUrl(from), Message{Reason::PictureRedirected, {shown}}}};
    }
    return address;
}

Status checkStatus(const std::string& address, int status)
{
    const Message told{Reason::HttpStatus, {status}};
    const std::string where = printableUrl(address);
    if (status >= 200 && status < 300) {
        return {};
    }
    if (status == 401 || status == 403) {
        ACCORD_TRY(const Url there, parseUrl(address));
        return Error{Errc::NotPermitted, Reason::HostRefuses, {there.authority(), told}};
    }
    if (status == 404 || status == 410 || status == 451) {
        return Error{Errc::NotFound, Reason::NotOnHost, {where, told}};
    }
    return Error{Errc::Network, Reason::FetchFailed, {where, told}};
}

/// What came instead of a picture.
Message noPicture(std::string_view bytes)
{
    constexpr std::size_t kBeginning = 4096;
    const std::string beginning = text::lowerAscii(bytes.substr(0, kBeginning));
    if (text::trimmed(beginning).empty()) {
        return {Reason::AnEmptyReply, {}};
    }
    if (beginning.find("<svg") != std::string::npos) {
        return {Reason::PictureIsSvg, {}};
    }
    return {text::trimmed(beginning).substr(0, 1) == "<" ? Reason::AnHtmlPage : Reason::NotAPicture, {}};
}

Status checkContent(const std::string& address, const std::string& bytes, std::size_t mostBytes)
{
    const std::string where = printableUrl(address);
    if (bytes.size() > mostBytes) {
        return Error{Errc::Network, Reason::FetchFailed, {where, Message{Reason::ReplyTooLarge, {mostBytes >> 20U}}}};
    }
    if (!pictureKindOf(bytes)) {
        return Error{Errc::Invalid, Reason::FetchFailed, {where, noPicture(bytes)}};
    }
    return {};
}

} // namespace

std::optional<PictureKind> pictureKindOf(std::string_view bytes)
{
    using namespace std::string_view_literals;
    if (bytes.starts_with("\x89PNG\r\n\x1a\n"sv)) {
        return PictureKind::Png;
    }
    if (bytes.starts_with("\xff\xd8\xff"sv)) {
        return PictureKind::Jpeg;
    }
    if (bytes.starts_with("GIF87a"sv) || bytes.starts_with("GIF89a"sv)) {
        return PictureKind::Gif;
    }
    if (bytes.starts_with("RIFF"sv) && bytes.size() > 12 && bytes.substr(8, 4) == "WEBP"sv) {
        return PictureKind::WebP;
    }
    return std::nullopt;
}

std::string_view formatOf(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Png:
        return "png";
    case PictureKind::Jpeg:
        return "jpeg";
    case PictureKind::Gif:
        return "gif";
    case PictureKind::WebP:
        return "webp";
    }
    return {};
}

PictureHosts realPictureHosts()
{
    PictureHosts hosts;
    hosts.transport = [](std::size_t mostBytes) {
        net::Patience patience;
        patience.whole = kLongestForPicture;
        patience.mostBytes = mostBytes;
        return std::make_unique<net::CurlTransport>(patience);
    };
    return hosts;
}

Result<std::string> fetchPicture(const PictureHosts& hosts, const std::string& address, const std::stop_token& stop)
{
    ACCORD_CHECK(checkPictureHost(hosts, address));
    const auto transport = hosts.transport(hosts.mostBytes);
    net::Request request;
    request.address = address;
    request.headers.emplace_back("Accept", "image/png, image/jpeg, image/gif, image/webp");
    for (int redirects = 0; redirects <= kMostPictureRedirects; ++redirects) {
        ACCORD_TRY(net::Reply reply, transport->send(request, stop));
        if (isRedirect(reply.status)) {
            ACCORD_TRY(request.address, pictureElsewhere(hosts, request.address, reply));
            continue;
        }
        ACCORD_CHECK(checkStatus(request.address, reply.status));
        ACCORD_CHECK(checkContent(request.address, reply.body, hosts.mostBytes));
        return std::move(reply.body);
    }
    return Error{Errc::Network, Reason::FetchFailed, {printableUrl(address), Message{Reason::RedirectedTooOften, {}}}};
}

} // namespace accord::collect
