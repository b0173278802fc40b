// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/issue_sax.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/format/json_depth.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace accord::format {
namespace {

using Json = nlohmann::json;

// Where in the object the parser stands. Whatever is not needed is Skip, with all that is below it.
enum class Place { Top, Issue, Comment, Author, Labels, Label, Comments, ListedComment, ListedAuthor, Presence, Skip };

// What the value of a key is for: text for `text`, or an object or array that opens `place`.
struct Target
{
    std::string* text = nullptr;
    Place place = Place::Skip;
};

constexpr std::pair<std::string_view, std::string Document::*> kTexts[] = {
    {"title", &Document::title},
    {"body", &Document::body},
    {"state", &Document::state},
    {"state_reason", &Document::stateReason},
    {"author_association", &Document::role},
    {"created_at", &Document::createdAt},
    {"updated_at", &Document::updatedAt},
    {"closed_at", &Document::closedAt},
    {"finished_at", &Document::closedAt}, // Gitee's word for it
};

constexpr std::uint64_t kMostTold = 1'000'000'000; // beyond it is nonsense

constexpr std::pair<std::string_view, Place> kContainers[] = {
    {"user", Place::Author},       {"labels", Place::Labels},         {"comments_list", Place::Comments},
    {"comments", Place::Comments}, {"pull_request", Place::Presence},
};

class IssueSax final : public nlohmann::json_sax<Json>
{
public:
    IssueSax(HostShape shape, HostObject& object)
        : m_object(object)
        , m_root(shape == HostShape::Issue ? Place::Issue : Place::Comment)
    {
        m_places.push_back(Place::Top);
    }

    bool null() override;
    bool boolean(bool) override { return plain("true or false", nullptr); }
    bool number_integer(number_integer_t) override { return plain("a number", nullptr); }
    bool number_unsigned(number_unsigned_t value) override
    {
        // Hosts count the discussion where others list it.
        if (m_skipped == 0 && m_places.back() == Place::Issue && m_target.place == Place::Comments) {
            m_object.commentsTold = static_cast<std::int64_t>(std::min<number_unsigned_t>(value, kMostTold));
        }
        return plain("a number", nullptr);
    }
    bool number_float(number_float_t, const string_t&) override { return plain("a number", nullptr); }
    bool string(string_t& value) override { return plain("text", &value); }
    bool binary(binary_t&) override { return false; } // JSON text has none

    bool start_object(std::size_t) override { return enter(false); }
    bool start_array(std::size_t) override { return enter(true); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(string_t& name) override;

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception& error) override
    {
        m_errorAt = position;
        m_error = error.what();
        return false;
    }

    [[nodiscard]] const std::string& shapeError() const { return m_shapeError; }
    [[nodiscard]] const std::string& error() const { return m_error; }
    [[nodiscard]] std::size_t errorAt() const { return m_errorAt; }

private:
    bool plain(std::string_view found, const std::string* text);
    bool enter(bool array);
    bool leave();
    Target targetOf(std::string_view key);
    Target issueField(std::string_view key);
    Target commentField(std::string_view key, Comment& comment);
    bool misfit(std::string_view found, std::string_view expected);

    HostObject& m_object;
    Place m_root;
    std::vector<Place> m_places;
    bool m_empty = true;       ///< of "pull_request": nothing in it but null
    std::size_t m_nulls = 0;   ///< in "pull_request"
    std::size_t m_skipped = 0; ///< how many containers deep within one that is not needed
    Target m_target;
    std::string m_key;
    std::string m_shapeError;
    std::string m_error;
    std::size_t m_errorAt = 0;
};

bool IssueSax::misfit(std::string_view found, std::string_view expected)
{
    m_shapeError = "found " + std::string(found) + (m_key.empty() ? "" : " in \"" + m_key + "\"") + ", expected " +
                   std::string(expected);
    return false;
}

bool IssueSax::null()
{
    if (m_skipped == 0 && m_places.back() == Place::Top) {
        return misfit("null", "an object");
    }
    if (m_skipped == 0 && m_target.text != nullptr) {
        m_target.text->clear();
    }
    m_nulls += m_skipped == 0 && m_places.back() == Place::Presence ? 1U : 0U;
    return true;
}

// A value that is neither null nor a container; `text` if it is a string.
bool IssueSax::plain(std::string_view found, const std::string* text)
{
    if (m_skipped > 0) {
        return true;
    }
    switch (m_places.back()) {
    case Place::Top:
        return misfit(found, "an object");
    case Place::Comments:
        return misfit(found, "a comment");
    case Place::Presence:
        m_empty = false;
        return true;
    case Place::Labels:
        if (text == nullptr) {
            return misfit(found, "text or an object");
        }
        m_object.document.hostLabels.push_back(*text);
        return true;
    default:
        break;
    }
    if (m_target.text != nullptr) {
        if (text == nullptr) {
            return misfit(found, "text");
        }
        *m_target.text = *text;
        return true;
    }
    switch (m_target.place) {
    case Place::Author:
    case Place::ListedAuthor:
        return misfit(found, "an object");
    case Place::Labels:
        return misfit(found, "an array");
    default:
        return true; // hosts count the discussion in "comments"
    }
}

bool IssueSax::enter(bool array)
{
    if (m_places.size() + m_skipped > kDeepestJson) {
        return misfit("more than " + std::to_string(kDeepestJson) + " objects and arrays within each other", "fewer");
    }
    if (m_skipped > 0) {
        ++m_skipped;
        return true;
    }
    const std::string_view found = array ? "an array" : "an object";
    Place next = Place::Skip;
    switch (m_places.back()) {
    case Place::Top:
        if (array) {
            return misfit(found, "an object");
        }
        next = m_root;
        break;
    case Place::Labels:
        next = array ? Place::Skip : Place::Label;
        break;
    case Place::Comments:
        if (array) {
            return misfit(found, "a comment");
        }
        next = Place::ListedComment;
        m_object.document.comments.emplace_back();
        break;
    case Place::Presence:
        m_empty = false;
        break;
    default:
        if (m_target.text != nullptr) {
            return misfit(found, "text");
        }
        next = m_target.place;
        const bool list = next == Place::Labels || next == Place::Comments;
        if (next == Place::Presence) {
            // In 2012 and 2013 GitHub gave every issue one of these whose members are all null.
            m_object.pullRequest = true;
            m_empty = !array;
        } else if (next != Place::Skip && list != array) {
            return misfit(found, list ? "an array" : "an object");
        }
    }
    if (next == Place::Skip) {
        m_skipped = 1;
    } else {
        m_places.push_back(next);
        if (next == Place::Label) {
            m_object.document.hostLabels.emplace_back();
        }
    }
    m_target = {};
    return true;
}

bool IssueSax::leave()
{
    if (m_skipped > 0) {
        --m_skipped;
        return true;
    }
    if (m_places.back() == Place::Label && m_object.document.hostLabels.back().empty()) {
        m_object.document.hostLabels.pop_back();
    }
    if (m_places.back() == Place::Presence && m_empty && m_nulls > 0) {
        m_object.pullRequest = false;
    }
    m_nulls = m_places.back() == Place::Presence ? 0 : m_nulls;
    m_places.pop_back();
    m_target = {};
    return true;
}

Target IssueSax::commentField(std::string_view key, Comment& comment)
{
    if (key == "body") {
        return {&comment.body};
    }
    if (key == "created_at") {
        return {&comment.createdAt};
    }
    if (key == "author_association") {
        return {&comment.role};
    }
    return {};
}

Target IssueSax::issueField(std::string_view key)
{
    for (const auto& [name, member] : kTexts) {
        if (name == key) {
            return {&(m_object.document.*member)};
        }
    }
    for (const auto& [name, place] : kContainers) {
        if (name == key) {
            return {nullptr, place};
        }
    }
    if (key == "html_url") {
        return {&m_object.htmlUrl};
    }
    if (key == "issue_url") {
        return {&m_object.issueUrl};
    }
    return key == "url" ? Target{&m_object.url} : Target{};
}

Target IssueSax::targetOf(std::string_view key)
{
    switch (m_places.back()) {
    case Place::Issue:
        return issueField(key);
    case Place::Comment:
        if (key == "user") {
            return {nullptr, Place::Author};
        }
        if (key == "issue_url") {
            return {&m_object.issueUrl};
        }
        return commentField(key, m_object.comment);
    case Place::ListedComment:
        if (key == "user") {
            return {nullptr, Place::ListedAuthor};
        }
        return commentField(key, m_object.document.comments.back());
    case Place::Author:
        return key == "login" ? Target{m_root == Place::Issue ? &m_object.document.author : &m_object.comment.author}
                              : Target{};
    case Place::ListedAuthor:
        return key == "login" ? Target{&m_object.document.comments.back().author} : Target{};
    case Place::Label:
        return key == "name" ? Target{&m_object.document.hostLabels.back()} : Target{};
    default:
        return {};
    }
}

bool IssueSax::key(string_t& name)
{
    if (m_skipped == 0) {
        m_target = targetOf(name);
        m_key = name;
    }
    return true;
}

// What the library says, without its own prefix, and without the text that it had read, which may be a whole body.
std::string explained(const std::string& what)
{
    std::size_t from = what.find("column ");
    from = from == std::string::npos ? 0 : what.find(": ", from) + 2;
    std::string said = what.substr(from);
    const std::size_t read = said.find("; last read: ");
    if (read != std::string::npos) {
        const std::size_t expected = said.rfind("; expected ");
        said.erase(read, expected != std::string::npos && expected > read ? expected - read : std::string::npos);
    }
    return said;
}

// Answers what is no time; empty if all are.
std::string makeTimesUtc(HostObject& object)
{
    std::string problem;
    const auto make = [&problem](std::string& time, const char* key) {
        if (!time.ends_with('Z')) {
            time = utcTime(time);
        }
        if (problem.empty() && !time.empty() && !isUtcTime(time)) {
            constexpr std::size_t kLongest = 100;
            problem = "found " + (time.size() > kLongest ? "a long text" : "\"" + time + "\"") + " in \"" + key +
                      "\", expected a time such as 2024-03-15T10:30:00Z";
        }
    };
    make(object.document.createdAt, "created_at");
    make(object.document.updatedAt, "updated_at");
    make(object.document.closedAt, "closed_at");
    make(object.comment.createdAt, "created_at");
    for (Comment& comment : object.document.comments) {
        make(comment.createdAt, "created_at");
    }
    return problem;
}

} // namespace

void HostObject::clear()
{
    for (std::string* text :
         {&htmlUrl, &url, &issueUrl, &document.title, &document.body, &document.state, &document.stateReason,
          &document.author, &document.role, &document.createdAt, &document.updatedAt, &document.closedAt,
          &comment.author, &comment.role, &comment.createdAt, &comment.body}) {
        text->clear();
    }
    document.hostLabels.clear();
    document.comments.clear();
    pullRequest = false;
    commentsTold = 0;
}

Status parseHostObject(const JsonPiece& piece, HostShape shape, std::string_view name, HostObject& object)
{
    object.clear();
    IssueSax sax(shape, object);
    const char* const begin = piece.text.data();
    if (Json::sax_parse(begin, begin + piece.text.size(), &sax)) {
        const std::string problem = makeTimesUtc(object);
        return problem.empty() ? Status()
                               : Error{Errc::BadSyntax,
                                       Reason::SaysOf,
                                       {std::string(name) + ":" + std::to_string(piece.line), problem}};
    }
    const std::size_t at = std::min(sax.errorAt(), piece.text.size());
    const auto lines = static_cast<std::size_t>(std::ranges::count(piece.text.substr(0, at), '\n'));
    const std::string subject = std::string(name) + ":" + std::to_string(piece.line + lines);
    if (!sax.shapeError().empty()) {
        return Error{Errc::BadSyntax, Reason::SaysOf, {subject, sax.shapeError()}};
    }
    if (sax.error().find("ill-formed UTF-8") != std::string::npos) {
        return Error{Errc::BadEncoding, Reason::NotUtf8AtByte, {subject, at}};
    }
    if (sax.error().find("unexpected end of input") != std::string::npos ||
        sax.error().find("missing closing quote") != std::string::npos) {
        return Error{Errc::BadSyntax, Reason::ObjectCut, {subject}};
    }
    return Error{Errc::BadSyntax, Reason::SaysOf, {subject, explained(sax.error())}};
}

} // namespace accord::format
