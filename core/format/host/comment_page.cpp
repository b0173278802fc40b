// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/comment_page.h"

#include "core/format/host/reply_fields.h"
#include "core/format/link.h"

#include <algorithm>
#include <string>
#include <utility>

namespace accord::format {
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
        return link ? link->number : std::string();
    }
    return {};
}

// The number of the issue that a comment names; empty if it names none.
std::string namedIssue(const ReplyFields& fields, Dialect dialect, std::string_view where, Misfit& misfit)
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
        misfit.note(quotedAddress(address), key, where, "the link of an issue");
    }
    return {};
}

FetchedComment readComment(const ReplyFields& fields, std::string_view where, Misfit& misfit)
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
        misfit.note("nothing", comment.hostId.empty() ? "id" : "created_at", where, "a value");
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
        misfit.note(kindOf(reply), "", "the reply", "an array of comments");
        return misfit.status(name).error();
    }
    comments.reserve(reply.size());
    std::vector<LeftOutPart> problems;
    std::size_t position = 0;
    for (const Json& object : reply) {
        const std::string where = "comment " + std::to_string(++position);
        Misfit own;
        FetchedComment comment;
        if (object.is_object()) {
            const ReplyFields fields(object, where, own);
            comment = readComment(fields, where, own);
            comment.number = number.empty() ? namedIssue(fields, dialect, where, own) : std::string(number);
        } else {
            own.note(kindOf(object), "", where, "an object");
        }
        if (!own.text.empty()) {
            misfit.text = misfit.text.empty() ? own.text : misfit.text;
            problems.push_back({LeftOut::Comment, std::move(comment.hostId), where + ": " + own.text});
        } else if (!comment.number.empty()) {
            comments.push_back(std::move(comment));
        } else {
            problems.push_back({LeftOut::Stray, std::move(comment.hostId), where + ": found no issue that it is of"});
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
