// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/issue_page.h"

#include "core/base/text.h"
#include "core/format/host/reply_fields.h"
#include "core/format/link.h"

#include <algorithm>
#include <string>
#include <utility>

namespace accord::format {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t kMostReactions = 1'000'000'000; // beyond it is nonsense

void readLink(const ReplyFields& fields, std::string_view where, Misfit& misfit, FetchedIssue& issue)
{
    const std::string page = fields.text("html_url");
    for (const std::string& address : {page, fields.text("url")}) {
        if (auto link = hostLink(address, issue.pullRequest)) {
            issue.link = std::move(*link);
            return;
        }
    }
    misfit.note(page.empty() ? "nothing" : quotedAddress(page), "html_url", where, "the link of an issue");
}

std::vector<std::string> readLabels(const ReplyFields& fields, std::string_view where, Misfit& misfit)
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
            misfit.note(kindOf(label), "labels", where, "labels");
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

FetchedIssue readIssue(const Json& object, Dialect dialect, std::string_view where, Misfit& misfit)
{
    FetchedIssue issue;
    if (!object.is_object()) {
        misfit.note(kindOf(object), "", where, "an object");
        return issue;
    }
    const ReplyFields fields(object, where, misfit);
    issue.pullRequest = saysPullRequest(fields);
    readLink(fields, where, misfit, issue);
    readDocument(fields, dialect, issue.document);
    if (issue.document.updatedAt.empty()) {
        misfit.note("nothing", "updated_at", where, "a time");
    }
    issue.document.hostLabels = readLabels(fields, where, misfit);
    issue.facts.milestone = fields.within("milestone").text("title");
    readReactions(fields, issue.facts);
    issue.commentCount = fields.count("comments");
    return issue;
}

} // namespace

std::optional<IssueLink> hostLink(std::string_view address, bool& pullRequest)
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
        misfit.note(kindOf(reply), "", "the reply", "an array of issues");
        return misfit.status(name).error();
    }
    issues.reserve(reply.size());
    std::vector<LeftOutPart> problems;
    std::size_t position = 0;
    for (const Json& object : reply) {
        const std::string where = "issue " + std::to_string(++position);
        Misfit own;
        FetchedIssue issue = readIssue(object, dialect, where, own);
        if (own.text.empty()) {
            issues.push_back(std::move(issue));
            continue;
        }
        const auto number = object.is_object() ? object.find("number") : object.end();
        const bool told = object.is_object() && number != object.end() && number->is_number_unsigned();
        problems.push_back({LeftOut::Issue, told ? number->dump() : std::string(),
                            where + (told ? " (#" + number->dump() + "): " : ": ") + own.text});
        misfit.text = misfit.text.empty() ? own.text : misfit.text;
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
    FetchedIssue issue = readIssue(reply, dialect, "the issue", misfit);
    ACCORD_CHECK(misfit.status(name));
    return issue;
}

} // namespace accord::format
