// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/sources.h"

#include "core/model/bounds.h"
#include "core/store/issues/issues.h"
#include "core/store/json_fields.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace accord::store {
namespace {

using Json = nlohmann::json;

Json toJson(const IssueSelection& selection)
{
    Json keywords = Json::array();
    for (const Keyword& keyword : selection.keywords) {
        keywords.push_back(keyword.regex ? Json{{"regex", keyword.text}} : Json(keyword.text));
    }
    return Json{{"period_of", static_cast<int>(selection.periodOf)},
                {"from", selection.from},
                {"to", selection.to},
                {"state", static_cast<int>(selection.state)},
                {"labels", selection.labels},
                {"keywords", std::move(keywords)},
                {"in_title", selection.places.title},
                {"in_body", selection.places.body},
                {"in_comments", selection.places.comments},
                {"pull_requests", selection.pullRequests}};
}

std::vector<Keyword> readKeywords(const Json& object)
{
    std::vector<Keyword> keywords;
    const auto list = object.find("keywords");
    if (list == object.end() || !list->is_array()) {
        return keywords;
    }
    for (const Json& one : *list) {
        Keyword keyword;
        if (one.is_string()) {
            keyword.text = one.get<std::string>();
        } else if (one.is_object()) {
            take(one, "regex", keyword.text);
            keyword.regex = true;
        }
        if (!keyword.text.empty()) {
            keywords.push_back(std::move(keyword));
        }
    }
    return keywords;
}

IssueSelection readSelection(const Json& source)
{
    IssueSelection selection;
    const auto found = source.find("selection");
    if (found == source.end() || !found->is_object()) {
        return selection;
    }
    takeEnum(*found, "period_of", PeriodOf::Updated, selection.periodOf);
    take(*found, "from", selection.from);
    take(*found, "to", selection.to);
    takeEnum(*found, "state", IssueState::Closed, selection.state);
    takeTexts(*found, "labels", selection.labels);
    selection.keywords = readKeywords(*found);
    take(*found, "in_title", selection.places.title);
    take(*found, "in_body", selection.places.body);
    take(*found, "in_comments", selection.places.comments);
    take(*found, "pull_requests", selection.pullRequests);
    return selection;
}

// Nothing of a source that does not say where it lies.
std::optional<Source> fromJson(const Uuid& uuid, std::string_view text)
{
    const Json object = toObject(text);
    Source source;
    source.uuid = uuid;
    takeEnum(object, "dialect", Dialect::Gitea, source.dialect);
    take(object, "host", source.host);
    take(object, "base", source.base);
    take(object, "repository", source.repository);
    takeTexts(object, "numbers", source.numbers);
    takeEnum(object, "way", Way::GraphQl, source.way);
    source.selection = readSelection(object);
    take(object, "removed", source.removed);
    const bool complete = !uuid.isNull() && !source.host.empty() && !source.base.empty() && !source.repository.empty();
    return complete ? std::optional(std::move(source)) : std::nullopt;
}

} // namespace

Result<std::vector<Source>> sources(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT subject, coalesce(detail, '')
                   FROM rare_event
                   WHERE kind = 'source'
                   ORDER BY clock, uuid
               )sql"));
    std::vector<Source> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        std::optional<Source> source = fromJson(query.uuid(0), query.text(1));
        if (!source) {
            continue;
        }
        const auto known = std::ranges::find(found, source->uuid, &Source::uuid);
        if (known == found.end()) {
            found.push_back(std::move(*source));
        } else {
            *known = std::move(*source);
        }
    }
    std::erase_if(found, [](const Source& source) { return source.removed; });
    return found;
}

Result<std::vector<std::pair<PersonId, Source>>> sourceHistory(Database& database, const Uuid& source)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT person_id, coalesce(detail, '')
                   FROM rare_event
                   WHERE kind = 'source'
                     AND subject = ?
                   ORDER BY clock, uuid
               )sql"));
    query.bind(source);
    std::vector<std::pair<PersonId, Source>> history;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return history;
        }
        if (std::optional<Source> told = fromJson(source, query.text(1))) {
            history.emplace_back(query.id<PersonId>(0), std::move(*told));
        }
    }
}

Result<Uuid> writeSource(EventWriter& events, PersonId by, const Source& source)
{
    NewEvent event;
    event.kind = EventKind::Source;
    event.by = by;
    if (!source.uuid.isNull()) {
        event.subject = source.uuid;
    }
    event.detail = toText(Json{{"dialect", static_cast<int>(source.dialect)},
                               {"host", source.host},
                               {"base", source.base},
                               {"repository", source.repository},
                               {"numbers", source.numbers},
                               {"way", static_cast<int>(source.way)},
                               {"selection", toJson(source.selection)},
                               {"removed", source.removed}});
    return events.event(event);
}

namespace {

using Json = nlohmann::json;

constexpr std::pair<const char*, std::string Fetching::*> kTexts[] = {
    {"next", &Fetching::next},
    {"since", &Fetching::since},
    {"began_at", &Fetching::beganAt},
    {"finished_at", &Fetching::finishedAt},
    {"address", &Fetching::address},
    {"etag", &Fetching::etag},
    {"renamed_to", &Fetching::renamedTo},
    {"listed_to", &Fetching::listedTo},
    {"rest_held_until", &Fetching::restHeldUntil},
    {"graphql_held_until", &Fetching::graphQlHeldUntil},
};

constexpr std::pair<const char*, std::int64_t Fetching::*> kNumbers[] = {
    {"pass", &Fetching::pass},
    {"pages", &Fetching::pages},
    {"pages_in_all", &Fetching::pagesInAll},
    {"requests", &Fetching::requests},
    {"added", &Fetching::added},
    {"changed", &Fetching::changed},
    {"held_with_token", &Fetching::heldWithToken},
};

} // namespace

Result<Fetching> fetching(Database& database, const Uuid& source)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT state FROM fetching WHERE source = ?"));
    query.bind(source);
    ACCORD_TRY(const bool row, query.step());
    Fetching state;
    if (!row) {
        return state;
    }
    const Json object = toObject(query.text(0));
    takeEnum(object, "phase", FetchPhase::Each, state.phase);
    takeEnum(object, "way", Way::GraphQl, state.way);
    for (const auto& [key, member] : kTexts) {
        take(object, key, state.*member);
    }
    for (const auto& [key, member] : kNumbers) {
        take(object, key, state.*member);
    }
    return state;
}

Status writeFetching(Database& database, const Uuid& source, const Fetching& fetching)
{
    Json object{{"phase", static_cast<int>(fetching.phase)}, {"way", static_cast<int>(fetching.way)}};
    for (const auto& [key, member] : kTexts) {
        object[key] = fetching.*member;
    }
    for (const auto& [key, member] : kNumbers) {
        object[key] = fetching.*member;
    }
    const std::string state = toText(object);
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
        INSERT INTO fetching (source, state)
        VALUES (?, ?)
        ON CONFLICT DO UPDATE SET state = excluded.state
    )sql"));
    insert.bind(source).bind(std::string_view(state));
    return insert.run();
}

Status writeFetchLine(Database& database, const FetchLine& line)
{
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
        INSERT INTO fetch_log (source, at, event, subject, detail)
        VALUES (?, ?, ?, ?, ?)
    )sql"));
    insert.bind(line.source).bind(std::string_view(line.at)).bind(static_cast<std::int64_t>(line.event));
    insert.bind(std::string_view(line.subject)).bind(std::string_view(line.detail));
    ACCORD_CHECK(insert.run());
    ACCORD_TRY(Statement remove, database.prepare(R"sql(
                   DELETE FROM fetch_log
                   WHERE source = ?1
                     AND id <= (
                         SELECT id
                         FROM fetch_log
                         WHERE source = ?1
                         ORDER BY id DESC
                         LIMIT 1 OFFSET ?2
                     )
               )sql"));
    remove.bind(line.source).bind(kMostLines);
    return remove.run();
}

Result<std::vector<FetchLine>> fetchLog(Database& database, const Uuid& source, std::int64_t most)
{
    ACCORD_TRY(Statement query,
               database.prepare(
                   source.isNull() ? "SELECT source, at, event, subject, detail FROM fetch_log ORDER BY id DESC LIMIT ?"
                                   : R"sql(
                                       SELECT source, at, event, subject, detail
                                       FROM fetch_log
                                       WHERE source = ?
                                       ORDER BY id DESC
                                       LIMIT ?
                                   )sql"));
    if (!source.isNull()) {
        query.bind(source);
    }
    query.bind(most);
    std::vector<FetchLine> lines;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return lines;
        }
        const std::int64_t event = query.integer(2);
        if (event >= 1 && event <= static_cast<std::int64_t>(FetchEvent::LeftOut)) {
            lines.push_back(
                {query.uuid(0), query.string(1), static_cast<FetchEvent>(event), query.string(3), query.string(4)});
        }
    }
}

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
