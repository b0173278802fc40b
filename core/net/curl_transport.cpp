// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/curl_transport.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/base/url.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <mutex>
#include <optional>

namespace accord::net {

namespace {

constexpr int kSliceMs = 50; // a wish to stop wakes the wait; this is for what may have been missed
constexpr std::size_t kMostHeaderBytes = std::size_t{1} << 20U;

struct CloseList
{
    void operator()(curl_slist* list) const { curl_slist_free_all(list); }
};
using List = std::unique_ptr<curl_slist, CloseList>;

/// A reply while it arrives.
struct Arriving
{
    Reply reply;
    std::size_t headerBytes = 0;
    std::size_t mostBytes = 0;
    bool tooLarge = false;
};

std::size_t takeBody(char* bytes, std::size_t size, std::size_t count, void* user)
{
    auto& arriving = *static_cast<Arriving*>(user);
    if (arriving.reply.body.size() + size * count > arriving.mostBytes) {
        arriving.tooLarge = true;
        return 0; // libcurl takes it as a wish to end the transfer
    }
    arriving.reply.body.append(bytes, size * count);
    return size * count;
}

std::size_t takeHeader(char* bytes, std::size_t size, std::size_t count, void* user)
{
    auto& arriving = *static_cast<Arriving*>(user);
    const std::string_view line(bytes, size * count);
    arriving.headerBytes += line.size();
    if (arriving.headerBytes > kMostHeaderBytes) {
        arriving.tooLarge = true;
        return 0;
    }
    if (line.starts_with("HTTP/")) {
        arriving.reply.headers.clear(); // those of an interim reply (1xx) are not meant
    } else if (const auto colon = line.find(':'); colon != std::string_view::npos) {
        arriving.reply.headers.emplace_back(text::lowerAscii(text::trimmed(line.substr(0, colon))),
                                            text::trimmed(line.substr(colon + 1)));
    }
    return line.size();
}

bool hasControl(std::string_view text)
{
    return std::ranges::any_of(text,
                               [](char each) { return static_cast<unsigned char>(each) < ' ' || each == '\x7f'; });
}

/// Whether a token may be sent there at all: over https. Tests have hosts on this machine that speak http; whoever
/// starts a program may name them in its environment (ACCORD_TOKENS_OVER_HTTP="127.0.0.1:4711 ..."), nothing in a
/// project can.
bool mayCarryToken(const Url& address)
{
    if (address.scheme == "https") {
        return true;
    }
    const char* const named = std::getenv("ACCORD_TOKENS_OVER_HTTP");
    const std::string authority = address.host + ":" + address.port;
    return named != nullptr && address.isLoopback() &&
           std::ranges::any_of(text::split(named, ' '), [&](std::string_view each) { return each == authority; });
}

/// What must not be sent at all.
Status checked(const Request& request, const Url& address)
{
    const bool bad = hasControl(request.token.reveal()) || hasControl(request.scheme) ||
                     std::ranges::any_of(request.headers, [](const auto& header) {
                         return hasControl(header.first) || hasControl(header.second);
                     });
    if (bad) {
        return Error{Errc::Invalid, Reason::HeaderUnsound, {printableUrl(request.address)}};
    }
    if (!request.token.empty() && !mayCarryToken(address)) {
        return Error{Errc::NotPermitted, Reason::TokenOverHttps, {printableUrl(request.address)}};
    }
    return {};
}

List headerList(const Request& request)
{
    List list;
    const auto add = [&list](const std::string& line) {
        if (auto* longer = curl_slist_append(list.get(), line.c_str()); longer != nullptr) {
            (void)list.release();
            list.reset(longer);
        }
    };
    for (const auto& [name, value] : request.headers) {
        add(name + ": " + value);
    }
    if (!request.token.empty()) {
        add("Authorization: " + request.scheme + " " + request.token.reveal());
    }
    add("Expect:"); // waiting for a "100 Continue" costs a second with hosts that do not send it
    return list;
}

void setPatience(CURL* easy, const Patience& patience)
{
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(patience.connect.count()));
    curl_easy_setopt(easy, CURLOPT_LOW_SPEED_TIME, static_cast<long>(patience.stalled.count()));
    curl_easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, patience.slowest);
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(patience.whole.count()) * 1000);
}

/// The command line tool takes these two from the environment, the library leaves it to its users.
void setCertificates(CURL* easy)
{
    if (const char* file = std::getenv("SSL_CERT_FILE"); file != nullptr && *file != '\0') {
        curl_easy_setopt(easy, CURLOPT_CAINFO, file);
    }
    if (const char* folder = std::getenv("SSL_CERT_DIR"); folder != nullptr && *folder != '\0') {
        curl_easy_setopt(easy, CURLOPT_CAPATH, folder);
    }
}

void setRules(CURL* easy, const Url& address)
{
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_2TLS));
    curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(easy, CURLOPT_USERAGENT, "Accord/" ACCORD_VERSION);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYPEER, 1L);
    curl_easy_setopt(easy, CURLOPT_SSL_VERIFYHOST, 2L);
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    // Without it a wish to stop would have to wait until the system has given up looking for the host's name.
    curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
    curl_easy_setopt(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    curl_easy_setopt(easy, CURLOPT_HEADEROPT, static_cast<long>(CURLHEADER_SEPARATE)); // no token to a proxy
    if (address.isLoopback()) {
        curl_easy_setopt(easy, CURLOPT_PROXY, "");
    }
}

/// What trying again does not better: a certificate that is not trusted, a server that speaks no TLS, or none that is
/// safe. A connection that broke while it was made is no such thing.
bool isFinalTlsError(CURLcode code, std::string_view words)
{
    switch (code) {
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CIPHER:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
        return true;
    case CURLE_SSL_CONNECT_ERROR:
        return words.find("SYSCALL") == std::string_view::npos && words.find("reset") == std::string_view::npos &&
               words.find("unexpected eof") == std::string_view::npos;
    default:
        return false;
    }
}

/// libcurl's own words, unless they could repeat what must not be read: a proxy's password, the token.
std::string reasonOf(CURLcode code, const char* words, const Request& request)
{
    const std::string text(text::trimmed(words));
    const auto& token = request.token.reveal();
    const bool secret = text.find('@') != std::string::npos || code == CURLE_COULDNT_RESOLVE_PROXY ||
                        (!token.empty() && text.find(token) != std::string::npos);
    return text.empty() || secret ? curl_easy_strerror(code) : text;
}

} // namespace

struct CurlTransport::Handles
{
    struct CloseEasy
    {
        void operator()(CURL* handle) const { curl_easy_cleanup(handle); }
    };
    struct CloseMulti
    {
        void operator()(CURLM* handle) const { curl_multi_cleanup(handle); }
    };

    std::unique_ptr<CURLM, CloseMulti> multi;
    std::unique_ptr<CURL, CloseEasy> easy;

    /// The end of the transfer; nothing where somebody wished to stop before.
    std::optional<CURLcode> transfer(const std::stop_token& stop) const
    {
        const std::stop_callback wake(stop, [this] { curl_multi_wakeup(multi.get()); });
        curl_multi_add_handle(multi.get(), easy.get());
        std::optional<CURLcode> end;
        while (!end && !stop.stop_requested()) {
            int running = 0;
            int waiting = 0;
            if (curl_multi_perform(multi.get(), &running) != CURLM_OK) {
                end = CURLE_FAILED_INIT;
            }
            while (const CURLMsg* message = curl_multi_info_read(multi.get(), &waiting)) {
                if (message->msg == CURLMSG_DONE) {
                    end = message->data.result;
                }
            }
            if (!end) {
                curl_multi_poll(multi.get(), nullptr, 0, kSliceMs, nullptr);
            }
        }
        curl_multi_remove_handle(multi.get(), easy.get());
        return end;
    }
};

CurlTransport::CurlTransport(Patience patience)
    : m_patience(patience)
{
    static std::once_flag once;
    std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    m_handles = std::make_unique<Handles>();
    m_handles->multi.reset(curl_multi_init());
    m_handles->easy.reset(curl_easy_init());
}

CurlTransport::~CurlTransport() = default;

Result<Reply> CurlTransport::send(const Request& request, const std::stop_token& stop)
{
    ACCORD_TRY(const auto address, parseUrl(request.address));
    ACCORD_CHECK(checked(request, address));
    CURL* easy = m_handles->easy.get();
    if (easy == nullptr || !m_handles->multi) {
        return Error{Errc::Internal, Reason::LibraryNotStarted};
    }
    Arriving arriving;
    arriving.mostBytes = m_patience.mostBytes;
    std::array<char, CURL_ERROR_SIZE> words{};
    const List headers = headerList(request);

    curl_easy_reset(easy); // keeps the open connections
    setRules(easy, address);
    setCertificates(easy);
    setPatience(easy, m_patience);
    curl_easy_setopt(easy, CURLOPT_URL, request.address.c_str());
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers.get());
    curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, words.data());
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, takeBody);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, &arriving);
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, takeHeader);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, &arriving);
    if (request.method == "POST") {
        curl_easy_setopt(easy, CURLOPT_POST, 1L);
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request.body.c_str());
    } else if (request.method != "GET") {
        return Error{Errc::Internal, Reason::MethodUnknown, {request.method}};
    }

    const auto end = m_handles->transfer(stop);
    if (!end) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    if (*end != CURLE_OK) {
        const std::string where = printableUrl(request.address);
        if (arriving.tooLarge) {
            return Error{Errc::Network,
                         Reason::FetchFailed,
                         {where, Message{Reason::ReplyTooLarge, {arriving.mostBytes >> 20U}}}};
        }
        const std::string reason = reasonOf(*end, words.data(), request);
        return isFinalTlsError(*end, words.data())
                   ? Error{Errc::NotPermitted, Reason::CertificateRefused, {where, reason}}
                   : Error{Errc::Network, Reason::FetchFailed, {where, reason}};
    }
    long status = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    arriving.reply.status = static_cast<int>(status);
    return std::move(arriving.reply);
}

} // namespace accord::net
