// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/pages.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/link.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace accord::format {
namespace {

using Json = nlohmann::json;

Error syntaxError(std::string_view body, std::string_view name)
{
    if (const auto at = text::invalidUtf8At(body)) {
        return {Errc::BadEncoding, Reason::SaysOf, {name, Message{Reason::ReplyNotUtf8, {*at}}}};
    }
    const std::string_view begin = text::trimmed(body);
    if (begin.starts_with('<')) {
        return {Errc::BadSyntax, Reason::SaysOf, {name, Reason::HtmlPage}};
    }
    if (begin.empty()) {
        return {Errc::BadSyntax, Reason::SaysOf, {name, Reason::EmptyReply}};
    }
    const std::size_t at = faultIn(body).at;
    return {Errc::BadSyntax,
            Reason::SaysOf,
            {name, at >= body.size() ? Message{Reason::ReplyCut, {}} : Message{Reason::NoJson, {at}}}};
}

} // namespace

Result<Json> parseReply(std::string_view body, std::string_view name)
{
    if (const auto at = tooDeepAt(body)) {
        return Error{Errc::BadSyntax, Reason::SaysOf, {name, Message{Reason::TooDeepAtByte, {kDeepestJson, *at}}}};
    }
    Json reply = Json::parse(body.begin(), body.end(), nullptr, false);
    if (reply.is_discarded()) {
        return syntaxError(body, name);
    }
    return reply;
}

void Misfit::note(const Argument& found, std::string_view key, const Argument& where, Reason expected)
{
    if (!first) {
        first = key.empty() ? Message{Reason::FoundInPlace, {found, where, expected}}
                            : Message{Reason::FoundInMember, {found, key, where, expected}};
    }
}

Status Misfit::status(std::string_view name) const
{
    return first ? Status(Error{Errc::BadSyntax, Reason::SaysOf, {name, *first}}) : Status();
}

Message ReplyFields::misfit(const char* key, const Json& value, Reason expected) const
{
    return {Reason::FoundInMember, {typeOf(value), key, m_where, expected}};
}

std::string ReplyFields::time(const char* key) const
{
    std::string told = text(key);
    if (told.empty()) {
        return told;
    }
    std::string utc = told.ends_with('Z') ? std::move(told) : utcTime(told);
    if (!isUtcTime(utc)) {
        m_misfit.note(Reason::AnotherText, key, m_where, Reason::ATime);
    }
    return utc;
}

std::string ReplyFields::name(const char* key) const
{
    const Json* value = present(key);
    if (value != nullptr && value->is_number_integer()) {
        return value->dump();
    }
    value = expect(key, value, value != nullptr && value->is_string(), Reason::TextOrWholeNumber);
    return value == nullptr ? std::string() : value->get_ref<const std::string&>();
}

std::int64_t ReplyFields::count(const char* key) const
{
    const Json* value = present(key);
    const bool fits = value != nullptr && value->is_number_unsigned() &&
                      value->get<std::uint64_t>() <= std::uint64_t{std::numeric_limits<std::int32_t>::max()};
    value = expect(key, value, fits, Reason::ACount);
    return value == nullptr ? 0 : value->get<std::int64_t>();
}

ReplyFields ReplyFields::within(const char* key) const
{
    static const Json none = Json::object();
    const Json* value = object(key);
    return {value == nullptr ? none : *value, m_where, m_misfit};
}

namespace {

// Some hosts tell of somebody who is there no more as nobody, and others put a ghost there: Gitea with a number that
// people cannot have, GitHub's REST interface with an account that is kept for this. People may have that name as well.
bool isGhost(const ReplyFields& person, const std::string& login)
{
    if (!text::equalsIgnoringCase(login, "ghost")) {
        return false;
    }
    const std::string number = person.name("id");
    return number == "-1" || number == "10137";
}

} // namespace

std::string authorIn(const ReplyFields& fields, const char* key)
{
    const ReplyFields person = fields.within(key);
    std::string login = person.text("login");
    if (isGhost(person, login)) {
        return {};
    }
    // GraphQL leaves out the end of a robot's name, which REST has.
    if (person.text("__typename") == "Bot" && !login.ends_with("[bot]")) {
        login += "[bot]";
    }
    return login.empty() ? person.text("name") : login;
}

namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMostReactions = 1'000'000'000; // beyond it is nonsense

void readLink(const ReplyFields& fields, const Argument& where, Misfit& misfit, FetchedIssue& issue)
{
    const std::string page = fields.text("html_url");
    for (const std::string& address : {page, fields.text("url")}) {
        if (auto link = hostLink(address, issue.pullRequest)) {
            issue.link = std::move(*link);
            return;
        }
    }
    misfit.note(page.empty() ? Argument(Reason::NothingThere) : quotedAddress(page), "html_url", where,
                Reason::LinkOfIssue);
}

std::vector<std::string> readLabels(const ReplyFields& fields, const Argument& where, Misfit& misfit)
{
    std::vector<std::string> labels;
    const Json* listed = fields.array("labels");
    if (listed == nullptr) {
        return labels;
    }
    for (const Json& label : *listed) {
        if (label.is_string()) {
            labels.push_back(label.get<std::string>());
        } else if (label.is_object()) {
            labels.push_back(ReplyFields(label, where, misfit).text("name"));
        } else {
            misfit.note(typeOf(label), "labels", where, Reason::FieldLabels);
        }
    }
    std::erase(labels, std::string());
    return labels;
}

// Among the counts stand their address and their sum.
void readReactions(const ReplyFields& fields, IssueFacts& facts)
{
    const Json* reactions = fields.object("reactions");
    if (reactions == nullptr) {
        return;
    }
    for (const auto& [kind, count] : reactions->items()) {
        const std::uint64_t given = count.is_number_unsigned() ? count.get<std::uint64_t>() : 0;
        if (kind != "total_count" && given > 0 && given <= kMostReactions) {
            facts.reactions[kind] = static_cast<std::int64_t>(given);
        }
    }
}

// In 2012 and 2013 GitHub gave every issue a "pull_request" whose members are all null.
bool saysPullRequest(const ReplyFields& fields)
{
    const Json* said = fields.object("pull_request");
    return said != nullptr &&
           (said->empty() || !std::ranges::all_of(*said, [](const Json& value) { return value.is_null(); }));
}

void readDocument(const ReplyFields& fields, Dialect dialect, Document& document)
{
    document.title = fields.text("title");
    document.body = fields.text("body");
    document.state = fields.text("state");
    document.stateReason = fields.text("state_reason");
    document.author = authorIn(fields, "user");
    document.role = fields.text("author_association");
    document.createdAt = fields.time("created_at");
    document.updatedAt = fields.time("updated_at");
    document.closedAt = fields.time("closed_at");
    if (dialect == Dialect::Gitee && document.closedAt.empty()) {
        document.closedAt = fields.time("finished_at");
    }
    if (document.updatedAt.empty()) {
        document.updatedAt = document.createdAt;
    }
}

FetchedIssue readIssue(const Json& object, Dialect dialect, const Argument& where, Misfit& misfit)
{
    FetchedIssue issue;
    if (!object.is_object()) {
        misfit.note(typeOf(object), "", where, Reason::AnObject);
        return issue;
    }
    const ReplyFields fields(object, where, misfit);
    issue.pullRequest = saysPullRequest(fields);
    readLink(fields, where, misfit, issue);
    readDocument(fields, dialect, issue.document);
    if (issue.document.updatedAt.empty()) {
        misfit.note(Reason::NothingThere, "updated_at", where, Reason::ATime);
    }
    issue.document.hostLabels = readLabels(fields, where, misfit);
    issue.facts.milestone = fields.within("milestone").text("title");
    readReactions(fields, issue.facts);
    issue.commentCount = fields.count("comments");
    return issue;
}

} // namespace

std::optional<TextLink> hostLink(std::string_view address, bool& pullRequest)
{
    if (auto link = parseIssueLink(address)) {
        return link;
    }
    for (const std::string_view word : {"/pull/", "/pulls/"}) {
        if (address.find(word) != std::string_view::npos) {
            auto link = parseIssueLink(text::replacedAll(address, word, "/issues/"));
            pullRequest = pullRequest || link.has_value();
            return link;
        }
    }
    return std::nullopt;
}

Result<std::vector<FetchedIssue>> readIssuePage(std::string_view body, Dialect dialect, std::string_view name,
                                                std::vector<LeftOutPart>* leftOut)
{
    ACCORD_TRY(const Json reply, parseReply(body, name));
    Misfit misfit;
    std::vector<FetchedIssue> issues;
    if (!reply.is_array()) {
        misfit.note(typeOf(reply), "", Reason::TheReply, Reason::ArrayOfIssues);
        return misfit.status(name).error();
    }
    issues.reserve(reply.size());
    std::vector<LeftOutPart> problems;
    std::size_t position = 0;
    for (const Json& object : reply) {
        const Argument where = Message{Reason::IssueAtPlace, {++position}};
        Misfit own;
        FetchedIssue issue = readIssue(object, dialect, where, own);
        if (!own.first) {
            issues.push_back(std::move(issue));
            continue;
        }
        const auto number = object.is_object() ? object.find("number") : object.end();
        const bool told = object.is_object() && number != object.end() && number->is_number_unsigned();
        problems.push_back(
            {LeftOut::Issue,
             told ? number->dump() : std::string(),
             {Reason::AtPlace,
              {told ? Argument(Message{Reason::NumberedIssueAtPlace, {position, number->dump()}}) : where,
               *own.first}}});
        misfit.first = misfit.first ? misfit.first : own.first;
    }
    if (leftOut == nullptr || issues.empty()) {
        ACCORD_CHECK(misfit.status(name));
    } else {
        *leftOut = std::move(problems);
    }
    return issues;
}

Result<FetchedIssue> readHostIssue(std::string_view body, Dialect dialect, std::string_view name)
{
    ACCORD_TRY(const Json reply, parseReply(body, name));
    Misfit misfit;
    FetchedIssue issue = readIssue(reply, dialect, Reason::TheIssue, misfit);
    ACCORD_CHECK(misfit.status(name));
    return issue;
}

namespace {

using Json = nlohmann::json;

// The number in the address of an issue or a pull request, wherever the interface that names it lies; empty for an
// address of something else.
std::string numberIn(std::string_view address)
{
    for (const std::string_view word : {"/issues/", "/pulls/", "/pull/"}) {
        const std::size_t at = address.rfind(word);
        if (at == std::string_view::npos) {
            continue;
        }
        std::string number(address.substr(at + word.size()));
        number.resize(std::min(number.size(), number.find_first_of("/?#")));
        // Any repository does to see whether it is a number.
        const auto link = parseIssueLink(makeIssueLink("example.org", "a/b", number).url);
        return link ? link->name : std::string();
    }
    return {};
}

// The number of the issue that a comment names; empty if it names none.
std::string namedIssue(const ReplyFields& fields, Dialect dialect, const Argument& where, Misfit& misfit)
{
    if (dialect == Dialect::Gitee) {
        return fields.within("target").within("issue").name("number");
    }
    for (const char* const key : {"issue_url", "pull_request_url"}) {
        const std::string address = fields.text(key);
        if (address.empty()) {
            continue;
        }
        if (std::string number = numberIn(address); !number.empty()) {
            return number;
        }
        misfit.note(quotedAddress(address), key, where, Reason::LinkOfIssue);
    }
    return {};
}

FetchedComment readComment(const ReplyFields& fields, const Argument& where, Misfit& misfit)
{
    FetchedComment comment;
    comment.hostId = fields.name("id");
    comment.comment.author = authorIn(fields, "user");
    comment.comment.role = fields.text("author_association");
    comment.comment.createdAt = fields.time("created_at");
    comment.comment.body = fields.text("body");
    comment.updatedAt = fields.time("updated_at");
    if (comment.updatedAt.empty()) {
        comment.updatedAt = comment.comment.createdAt;
    }
    if (comment.hostId.empty() || comment.comment.createdAt.empty()) {
        misfit.note(Reason::NothingThere, comment.hostId.empty() ? "id" : "created_at", where, Reason::AValue);
    }
    return comment;
}

} // namespace

Result<std::vector<FetchedComment>> readCommentPage(std::string_view body, Dialect dialect, std::string_view name,
                                                    std::string_view number, std::vector<LeftOutPart>* leftOut)
{
    ACCORD_TRY(const Json reply, parseReply(body, name));
    Misfit misfit;
    std::vector<FetchedComment> comments;
    if (!reply.is_array()) {
        misfit.note(typeOf(reply), "", Reason::TheReply, Reason::ArrayOfComments);
        return misfit.status(name).error();
    }
    comments.reserve(reply.size());
    std::vector<LeftOutPart> problems;
    std::size_t position = 0;
    for (const Json& object : reply) {
        const Argument where = Message{Reason::CommentAtPlace, {++position}};
        Misfit own;
        FetchedComment comment;
        if (object.is_object()) {
            const ReplyFields fields(object, where, own);
            comment = readComment(fields, where, own);
            comment.number = number.empty() ? namedIssue(fields, dialect, where, own) : std::string(number);
        } else {
            own.note(typeOf(object), "", where, Reason::AnObject);
        }
        if (own.first) {
            misfit.first = misfit.first ? misfit.first : own.first;
            problems.push_back({LeftOut::Comment, std::move(comment.hostId), {Reason::AtPlace, {where, *own.first}}});
        } else if (!comment.number.empty()) {
            comments.push_back(std::move(comment));
        } else {
            problems.push_back({LeftOut::Stray, std::move(comment.hostId), {Reason::CommentOfNoIssue, {where}}});
        }
    }
    if (leftOut == nullptr) {
        ACCORD_CHECK(misfit.status(name));
    } else {
        *leftOut = std::move(problems);
    }
    return comments;
}

} // namespace accord::format
