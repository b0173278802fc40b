// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/contents.h"

#include "core/model/bounds.h"
#include "core/store/issues/issues.h"
#include "core/store/json_fields.h"

#include <utility>
#include <vector>

namespace accord::store {
namespace {

using Json = nlohmann::json;

constexpr std::pair<const char*, std::string Document::*> kDocument[] = {
    {"title", &Document::title},        {"body", &Document::body},       {"state", &Document::state},
    {"reason", &Document::stateReason}, {"author", &Document::author},   {"role", &Document::role},
    {"created", &Document::createdAt},  {"closed", &Document::closedAt},
};

void put(Json& object, const char* key, const std::string& text)
{
    if (!text.empty()) {
        object[key] = text;
    }
}

void put(Json& object, const char* key, const std::vector<std::string>& texts)
{
    if (!texts.empty()) {
        object[key] = texts;
    }
}

} // namespace

std::string issueContent(const FetchedIssue& issue)
{
    Json object = Json::object();
    put(object, "host", issue.link.host);
    put(object, "repository", issue.link.repository);
    Document document = issue.document;
    bounds::cut(document);
    for (const auto& [key, member] : kDocument) {
        put(object, key, document.*member);
    }
    put(object, "labels", document.hostLabels);
    std::string milestone = issue.facts.milestone;
    bounds::cut(milestone, bounds::kName);
    put(object, "milestone", milestone);
    put(object, "closed_by", issue.facts.closedBy);
    put(object, "referred_by", issue.facts.referredBy);
    if (!issue.facts.reactions.empty()) {
        object["reactions"] = issue.facts.reactions;
    }
    return toText(object);
}

void readIssueContent(std::string_view content, FetchedIssue& issue)
{
    const Json object = toObject(content);
    take(object, "host", issue.link.host);
    take(object, "repository", issue.link.repository);
    issue.link.url = canonicalUrl(issue.link.host, issue.link.repository, issue.link.number);
    for (const auto& [key, member] : kDocument) {
        take(object, key, issue.document.*member);
    }
    takeTexts(object, "labels", issue.document.hostLabels);
    bounds::cut(issue.document);
    take(object, "milestone", issue.facts.milestone);
    bounds::cut(issue.facts.milestone, bounds::kName);
    take(object, "closed_by", issue.facts.closedBy);
    takeTexts(object, "referred_by", issue.facts.referredBy);
    const auto reactions = object.find("reactions");
    if (reactions != object.end() && reactions->is_object()) {
        for (const auto& [kind, count] : reactions->items()) {
            take(*reactions, kind.c_str(), issue.facts.reactions[kind]);
        }
    }
}

std::string commentContent(const FetchedComment& comment)
{
    Json object = Json::object();
    Comment said = comment.comment;
    bounds::cut(said);
    put(object, "author", said.author);
    put(object, "role", said.role);
    put(object, "body", said.body);
    put(object, "updated", comment.updatedAt == comment.comment.createdAt ? std::string() : comment.updatedAt);
    return toText(object);
}

void readCommentContent(std::string_view content, FetchedComment& comment)
{
    const Json object = toObject(content);
    take(object, "author", comment.comment.author);
    take(object, "role", comment.comment.role);
    take(object, "body", comment.comment.body);
    comment.updatedAt = comment.comment.createdAt;
    take(object, "updated", comment.updatedAt);
    bounds::cut(comment.comment);
}

} // namespace accord::store
