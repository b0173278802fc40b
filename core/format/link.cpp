// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/link.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/base/url.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <array>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

namespace accord::format {
namespace {

bool isLinkDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLinkCharacter(char c)
{
    return isLinkDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Whether the host of this address is read as it is spelled here.
bool isItself(const std::string& address, std::string_view host)
{
    const auto url = parseUrl(address);
    return url.ok() && url->host == host;
}

// Without "www." and without the ports that go without saying; empty if it is no host that has issues.
std::string canonicalHost(const Url& url)
{
    // All of them: an address that is made from the result must give the same result.
    std::string_view host = url.host;
    while (host.starts_with("www.")) {
        host.remove_prefix(4);
    }
    const bool plain =
        !host.empty() && std::ranges::all_of(host, [](char c) { return isLinkCharacter(c) || c == '.' || c == '-'; });
    // What is left of "www.1" would be read as an address of four numbers.
    const bool stays = host.size() == url.host.size() || isItself("https://" + std::string(host) + "/", host);
    const bool usual = url.port == "443" || url.port == "80";
    return plain && stays ? std::string(host) + (usual ? "" : ":" + url.port) : std::string();
}

bool isName(std::string_view segment)
{
    return !segment.empty() && segment != "." && segment != ".." &&
           std::ranges::all_of(segment, [](char c) { return isLinkCharacter(c) || c == '-' || c == '_' || c == '.'; });
}

// The number as the host spells it, or empty if the segment is something else, such as "new". Gitee numbers its issues
// in base 36 after a capital I.
std::string canonicalNumber(const std::string& host, std::string_view segment)
{
    if (segment.empty() || segment.size() > 20) {
        return {};
    }
    if (std::ranges::all_of(segment, isLinkDigit)) {
        return segment.front() == '0' ? std::string() : std::string(segment);
    }
    if (host == "github.com" || segment.size() < 5 || (segment.front() != 'I' && segment.front() != 'i') ||
        !std::ranges::all_of(segment, isLinkCharacter)) {
        return {};
    }
    const bool hasDigit = std::ranges::any_of(segment, isLinkDigit);
    const bool hasLower = std::ranges::any_of(segment, [](char c) { return c >= 'a' && c <= 'z'; });
    if (hasLower && !hasDigit) {
        return {};
    }
    std::string number(segment);
    std::ranges::transform(number, number.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return number;
}

// The path's segments, without those that lead to the repository in an API address.
std::vector<std::string_view> repositoryPath(std::string& host, std::string_view path)
{
    std::vector<std::string_view> segments = text::split(path, '/');
    std::size_t skip = 0;
    if (host == "api.github.com") {
        host = "github.com";
        skip = 1;
    } else if (segments.size() > 3 && segments[0] == "api" && segments[1].starts_with('v') && segments[2] == "repos") {
        skip = 3;
    }
    if (skip > 0 && segments[skip - 1] != "repos") {
        return {};
    }
    segments.erase(segments.begin(), segments.begin() + static_cast<std::ptrdiff_t>(skip));
    return segments;
}

} // namespace

TextLink makeIssueLink(std::string host, std::string repository, std::string number)
{
    std::string url = canonicalUrl(host, repository, number);
    return TextLink{std::move(host), std::move(repository), std::move(number), std::move(url)};
}

std::optional<TextLink> parseIssueLink(std::string_view address)
{
    // What follows the path makes no difference, whatever is in it.
    std::string_view given = text::trimmed(address);
    given = given.substr(0, given.find_first_of("?#"));
    while (given.ends_with('/')) {
        given.remove_suffix(1);
    }
    const bool schemed = given.find("://") != std::string_view::npos;
    const auto url = parseUrl((schemed ? "" : "https://") + std::string(given));
    if (!url.ok()) {
        return std::nullopt;
    }
    std::string host = canonicalHost(*url);
    const std::vector<std::string_view> path = repositoryPath(host, std::string_view(url->path).substr(1));
    const bool isHost = !host.empty() && (schemed || host.find('.') != std::string::npos);
    if (!isHost || path.size() != 4 || path[2] != "issues" || !isName(path[0]) || !isName(path[1])) {
        return std::nullopt;
    }
    std::string number = canonicalNumber(host, path[3]);
    if (number.empty()) {
        return std::nullopt;
    }
    return makeIssueLink(std::move(host), std::string(path[0]) + "/" + std::string(path[1]), std::move(number));
}

namespace {

// An address taken apart, whatever it names.
struct TakenApart
{
    std::string host;
    std::vector<std::string_view> path;
    std::string_view fragment;
    bool schemed = false;
};

std::string joined(std::string_view host, std::string_view path)
{
    return std::string("https://").append(host).append("/").append(path);
}

bool isCommit(std::string_view segment)
{
    return segment.size() >= 7 && segment.size() <= 64 && std::ranges::all_of(segment, [](char c) {
               return isLinkDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
           });
}

bool isNumber(std::string_view segment)
{
    return !segment.empty() && segment.size() <= 20 && std::ranges::all_of(segment, isLinkDigit);
}

// What lies in a repository beside issues: `word` and `id` are the last two segments of "/owner/name/word/id".
std::optional<TextLink> inRepository(const TakenApart& parts, const std::string& repository, std::string_view word,
                                     std::string_view id)
{
    const std::string within = repository + "/" + std::string(word) + "/";
    if ((word == "pull" || word == "pulls" || word == "merge_requests") && isNumber(id)) {
        // The interface of GitHub says "pulls" where its pages say "pull".
        const std::string number(id);
        const std::string page =
            (parts.host == "github.com" && word == "pulls" ? repository + "/pull/" : within) + number;
        constexpr std::string_view kComment = "discussion_r";
        if (parts.fragment.starts_with(kComment) && isNumber(parts.fragment.substr(kComment.size()))) {
            const std::string comment(parts.fragment);
            return TextLink{parts.host, repository, number + "#" + comment.substr(kComment.size() - 1),
                            joined(parts.host, page + "#" + comment), TextKind::ReviewComment};
        }
        return TextLink{parts.host, repository, number, joined(parts.host, page), TextKind::PullRequest};
    }
    if ((word == "commit" || word == "commits") && isCommit(id)) {
        const std::string commit = text::lowerAscii(id);
        return TextLink{parts.host, repository, commit, joined(parts.host, repository + "/commit/" + commit),
                        TextKind::Commit};
    }
    if (word == "discussions" && isNumber(id)) {
        return TextLink{parts.host, repository, std::string(id), joined(parts.host, within + std::string(id)),
                        TextKind::Post};
    }
    return std::nullopt;
}

std::optional<TextLink> inRepository(const TakenApart& parts)
{
    const auto& path = parts.path;
    const auto dash = std::ranges::find(path, "-");
    if (dash - path.begin() >= 2 && path.end() - dash >= 3) { // GitLab, where groups lie within groups
        std::string repository;
        for (auto each = path.begin(); each != dash; ++each) {
            repository.append(repository.empty() ? "" : "/").append(*each);
        }
        if (dash[1] == "issues" && isNumber(dash[2])) {
            return TextLink{parts.host, repository, std::string(dash[2]),
                            joined(parts.host, repository + "/-/issues/" + std::string(dash[2])), TextKind::Issue};
        }
        auto link = inRepository(parts, repository, dash[1], dash[2]);
        if (link) {
            link->url = text::replacedAll(link->url, repository + "/", repository + "/-/");
        }
        return link;
    }
    if (path.size() < 4 || !isName(path[0]) || !isName(path[1])) {
        return std::nullopt;
    }
    const std::string repository = std::string(path[0]) + "/" + std::string(path[1]);
    if (path.size() == 6 && path[4] == "commits") { // of a pull request
        return inRepository(parts, repository, path[4], path[5]);
    }
    return inRepository(parts, repository, path[2], path[3]);
}

// Questions and answers of Stack Exchange, whatever title stands behind the number.
std::optional<TextLink> onStackExchange(const TakenApart& parts)
{
    static constexpr std::array<std::string_view, 5> kSites{"stackoverflow.com", "serverfault.com", "superuser.com",
                                                            "askubuntu.com", "mathoverflow.net"};
    const bool isSite =
        std::ranges::any_of(
            kSites, [&](auto site) { return parts.host == site || parts.host.ends_with("." + std::string(site)); }) ||
        parts.host.ends_with(".stackexchange.com") || parts.host == "stackexchange.com";
    const auto& path = parts.path;
    if (!isSite || path.size() < 2 || !isNumber(path[1])) {
        return std::nullopt;
    }
    const bool question = path[0] == "questions" || path[0] == "q";
    // An answer is told behind the title of its question: /questions/12/title/34.
    const bool answered = path[0] == "questions" && path.size() >= 4 && isNumber(path[3]);
    if (!question && path[0] != "a") {
        return std::nullopt;
    }
    const std::string id(answered ? path[3] : path[1]);
    const bool answer = answered || !question;
    return TextLink{parts.host, parts.host, answer ? "a" + id : id,
                    joined(parts.host, (answer ? "a/" : "questions/") + id), TextKind::Post};
}

std::optional<TextLink> localText(std::string_view address)
{
    const std::string_view rest = address.substr(kTextScheme.size());
    const std::size_t slash = rest.rfind('/');
    if (slash == std::string_view::npos || slash == 0 || slash + 1 == rest.size() || !text::isLine(rest)) {
        return std::nullopt;
    }
    const std::string name = text::replacedAll(rest.substr(slash + 1), "%2F", "/");
    return localLink(std::string(rest.substr(0, slash)), text::replacedAll(name, "%25", "%"), TextKind::Document);
}

// The last part of an address, as far as it can be a name on one line.
std::string lastName(const TakenApart& parts, const std::string& host)
{
    std::string name = parts.path.empty() ? host : std::string(parts.path.back());
    bounds::cut(name, bounds::kName);
    return text::isLine(name) ? name : host;
}

} // namespace

std::optional<TextLink> parseTextLink(std::string_view address)
{
    if (auto issue = parseIssueLink(address)) {
        return issue;
    }
    std::string_view given = text::trimmed(address);
    if (given.starts_with(kTextScheme)) {
        return localText(given);
    }
    constexpr std::size_t kLongest = 2000;
    if (given.size() > kLongest) {
        return std::nullopt;
    }
    TakenApart parts;
    const std::size_t fragment = given.find('#');
    if (fragment != std::string_view::npos) {
        parts.fragment = given.substr(fragment + 1);
        given = given.substr(0, fragment);
    }
    parts.schemed = given.find("://") != std::string_view::npos;
    const auto url = parseUrl((parts.schemed ? "" : "https://") + std::string(given));
    if (!url.ok()) {
        return std::nullopt;
    }
    parts.host = canonicalHost(*url);
    if (parts.host.empty() || parts.host.find('.') == std::string::npos) {
        return std::nullopt;
    }
    TakenApart within = parts;
    std::string host = parts.host;
    within.path = repositoryPath(host, std::string_view(url->path).substr(1));
    within.host = host;
    std::erase(within.path, std::string_view());
    if (auto link = inRepository(within)) {
        return link;
    }
    parts.path = text::split(std::string_view(url->path).substr(1), '/');
    std::erase(parts.path, std::string_view());
    if (auto link = onStackExchange(parts)) {
        return link;
    }
    if (!parts.schemed) {
        return std::nullopt;
    }
    // With what is empty in the path: without, it may name something else.
    std::string canonical = url->scheme + "://" + parts.host + url->path;
    canonical.erase(canonical.find_last_not_of('/') + 1);
    if (auto issue = parseIssueLink(canonical)) {
        return issue; // "issues/12/."
    }
    canonical += url->query.empty() ? "" : "?" + url->query;
    return TextLink{parts.host, parts.host, lastName(parts, parts.host), std::move(canonical), TextKind::Document};
}

Argument quotedAddress(std::string_view address)
{
    constexpr std::size_t kLongest = 300;
    return address.size() > kLongest ? Message{Reason::LongText, {address.size()}} : Message{Reason::Quoted, {address}};
}

namespace {

// A '#' within an address starts its fragment, one on its own starts a comment.
std::string_view withoutComment(std::string_view line)
{
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1)) {
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') {
            return text::trimmed(line.substr(0, at));
        }
    }
    return line;
}

std::string shortened(std::string_view line)
{
    constexpr std::size_t kLongest = 120;
    if (line.size() <= kLongest) {
        return std::string(line);
    }
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(line[end]) & 0xc0U) == 0x80U) {
        --end;
    }
    return std::string(line.substr(0, end)) + "...";
}

// The next line into `line` without its end; what is beyond the longest is passed over, and `whole` is false then.
bool nextLine(std::istream& in, std::string& line, bool& whole)
{
    constexpr std::size_t kLongestLine = std::size_t{64} * 1024;
    line.clear();
    whole = true;
    std::streambuf& bytes = *in.rdbuf();
    constexpr int kEnd = std::streambuf::traits_type::eof();
    int c = bytes.sbumpc();
    if (c == kEnd) {
        return false;
    }
    for (; c != kEnd && c != '\n'; c = bytes.sbumpc()) {
        if (line.size() < kLongestLine) {
            line.push_back(static_cast<char>(c));
        } else {
            whole = false;
        }
    }
    return true;
}

void addError(LinkList& list, Error error)
{
    constexpr std::size_t kMostErrors = 1000;
    if (++list.errorCount <= kMostErrors) {
        list.errors.push_back(std::move(error));
    }
}

} // namespace

LinkList readLinkList(std::istream& in, std::string_view name, Listed listed)
{
    LinkList list;
    std::string text;
    bool whole = true;
    for (std::size_t number = 1; nextLine(in, text, whole); ++number) {
        std::string_view line = text;
        if (number == 1 && line.starts_with("\xEF\xBB\xBF")) {
            line.remove_prefix(3);
        }
        const std::string subject = std::string(name) + ":" + std::to_string(number);
        if (!whole) {
            addError(list, {Errc::BadSyntax, Reason::LinkLineTooLong, {subject}});
            continue;
        }
        if (const auto bad = text::invalidUtf8At(line)) {
            addError(list, {Errc::BadEncoding, Reason::NotUtf8AtByte, {subject, *bad + 1}});
            continue;
        }
        line = withoutComment(text::trimmed(line));
        if (line.empty()) {
            continue;
        }
        if (auto link = listed == Listed::Issues ? parseIssueLink(line) : parseTextLink(line)) {
            list.links.push_back({std::move(*link), number});
        } else {
            addError(list, {Errc::BadSyntax,
                            Reason::Unexpected,
                            {subject, '"' + shortened(line) + '"',
                             listed == Listed::Issues ? Reason::LinkOfIssue : Reason::LinkOfText}});
        }
    }
    return list;
}

} // namespace accord::format
