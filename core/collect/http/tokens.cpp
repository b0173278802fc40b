// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/tokens.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/base/url.h"
#include "core/collect/sources.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <vector>

namespace accord::collect {

namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 20U;

std::vector<std::string_view> wordsOf(std::string_view line)
{
    std::vector<std::string_view> words;
    for (auto rest = text::trimmed(line); !rest.empty();) {
        const auto end = std::min(rest.find_first_of(" \t"), rest.size());
        words.push_back(rest.substr(0, end));
        rest = text::trimmed(rest.substr(end));
    }
    return words;
}

Status checkPermissions(const std::filesystem::path& file)
{
    namespace fs = std::filesystem;
    std::error_code error;
    const auto status = fs::status(file, error);
    if (error || !fs::exists(status)) {
        return Error{Errc::NotFound, Reason::FileNotFound, {file.string()}};
    }
    if ((status.permissions() & (fs::perms::group_all | fs::perms::others_all)) != fs::perms::none) {
        return Error{Errc::NotPermitted, Reason::TokenFileOpen, {file.string()}};
    }
    return {};
}

} // namespace

std::string tokenHost(const Source& source)
{
    if (source.base == usualBase(source.dialect, source.host)) {
        return text::lowerAscii(source.host);
    }
    // Over http nothing is sent (see net::CurlTransport), but somebody who has a token for that host is told so.
    const auto address = parseUrl(source.base);
    return address.ok() ? address->authority() : std::string();
}

std::string tokenVariable(std::string_view host)
{
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto isPlain = [](char each) { return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9'); };
    const std::string lower = text::lowerAscii(host);
    std::string name = "ACCORD_TOKEN_";
    for (std::size_t at = 0; at < lower.size(); ++at) {
        const char each = lower[at];
        if (isPlain(each)) {
            name += each >= 'a' ? static_cast<char>(each - 'a' + 'A') : each;
        } else if (each == '.' && at + 1 < lower.size() && isPlain(lower[at + 1])) {
            name += '_';
        } else {
            const auto code = static_cast<unsigned char>(each);
            name.append("__").append(1, kDigits[code >> 4U]).append(1, kDigits[code & 15U]);
        }
    }
    return name;
}

net::Secret tokenFromEnvironment(const std::string& host)
{
    const char* value = std::getenv(tokenVariable(host).c_str());
    return net::Secret(value == nullptr ? std::string() : std::string(text::trimmed(value)));
}

Result<net::Secret> tokenFromFile(const std::filesystem::path& file, std::string_view host, std::string_view loneFor)
{
    ACCORD_CHECK(checkPermissions(file));
    ACCORD_TRY(const auto content, readFile(file, kMostBytes));
    net::Secret lone;
    std::size_t number = 0;
    for (const auto line : text::split(content, '\n')) {
        ++number;
        const auto words = wordsOf(line);
        if (words.empty() || words[0].starts_with('#')) {
            continue;
        }
        if (words.size() > 2) {
            // What stands there may be a token: it is not repeated.
            return Error{Errc::BadSyntax, Reason::TokenLine, {file.string() + ":" + std::to_string(number)}};
        }
        if (words.size() == 2 && text::equalsIgnoringCase(words[0], host)) {
            return net::Secret(std::string(words[1]));
        }
        if (words.size() == 1 && loneFor.empty()) {
            return Error{Errc::BadSyntax, Reason::TokenLineAlone, {file.string() + ":" + std::to_string(number)}};
        }
        if (words.size() == 1 && text::equalsIgnoringCase(loneFor, host)) {
            lone = net::Secret(std::string(words[0]));
        }
    }
    return lone;
}

} // namespace accord::collect
