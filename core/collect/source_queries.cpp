// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/source_queries.h"

#include "core/collect/sources.h"
#include "core/model/bounds.h"
#include "core/store/events/payloads.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace accord::collect {
namespace {

using Json = nlohmann::json;

// Nothing of a source that does not say where it lies.
std::optional<Source> sourceFrom(const Event& event, SourceDescribed& told)
{
    Source& source = told.source;
    source.uuid = event.subject;
    std::erase_if(source.selection.keywords, [](const Keyword& keyword) { return keyword.text.empty(); });
    const bool complete =
        !source.uuid.isNull() && !source.host.empty() && !source.base.empty() && !source.repository.empty();
    return complete ? std::optional(std::move(source)) : std::nullopt;
}

} // namespace

Result<std::vector<Source>> sourcesIn(sqlite::Database& database)
{
    sqlite::Query query = store::eventsOf<SourceDescribed>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'source'
        ORDER BY e.clock, e.uuid
    )sql");
    std::vector<Source> found;
    ACCORD_CHECK(store::forEachEvent<SourceDescribed>(std::move(query), [&](const Event& event, SourceDescribed& told) {
        std::optional<Source> source = sourceFrom(event, told);
        if (!source) {
            return;
        }
        const auto known = std::ranges::find(found, source->uuid, &Source::uuid);
        if (known == found.end()) {
            found.push_back(std::move(*source));
        } else {
            *known = std::move(*source);
        }
    }));
    std::erase_if(found, [](const Source& source) { return source.removed; });
    return found;
}

Result<std::vector<std::pair<PersonId, Source>>> sourceHistory(sqlite::Database& database, const Uuid& source)
{
    sqlite::Query query = store::eventsOf<SourceDescribed>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'source'
          AND e.subject = :source
        ORDER BY e.clock, e.uuid
    )sql");
    query.bind(":source", source);
    std::vector<std::pair<PersonId, Source>> history;
    ACCORD_CHECK(store::forEachEvent<SourceDescribed>(std::move(query), [&](const Event& event, SourceDescribed& told) {
        if (std::optional<Source> said = sourceFrom(event, told)) {
            history.emplace_back(event.by, std::move(*said));
        }
    }));
    return history;
}

Result<Uuid> writeSource(store::EventWriter& events, PersonId by, const Source& source)
{
    ACCORD_TRY(const Event event, events.append({by, source.uuid}, SourceDescribed{source}));
    return event.subject;
}

namespace {

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

Result<Fetching> fetching(sqlite::Database& database, const Uuid& source)
{
    Fetching state;
    ACCORD_TRY(
        const auto told,
        database.query("SELECT state FROM fetching WHERE source = :source").bind(":source", source).one<std::string>());
    if (!told) {
        return state;
    }
    const Json object = store::toObject(*told);
    store::takeEnum(object, "phase", FetchPhase::Each, state.phase);
    store::takeEnum(object, "way", Way::GraphQl, state.way);
    for (const auto& [key, member] : kTexts) {
        store::take(object, key, state.*member);
    }
    for (const auto& [key, member] : kNumbers) {
        store::take(object, key, state.*member);
    }
    return state;
}

Status writeFetching(sqlite::Database& database, const Uuid& source, const Fetching& fetching)
{
    Json object{{"phase", static_cast<int>(fetching.phase)}, {"way", static_cast<int>(fetching.way)}};
    for (const auto& [key, member] : kTexts) {
        object[key] = fetching.*member;
    }
    for (const auto& [key, member] : kNumbers) {
        object[key] = fetching.*member;
    }
    static constexpr auto kSql = R"sql(
        INSERT INTO fetching (source, state)
        VALUES (:source, :state)
        ON CONFLICT DO UPDATE SET state = excluded.state
    )sql";
    return database.query(kSql).bind(":source", source).bind(":state", store::toText(object)).run();
}

Status writeFetchLine(sqlite::Database& database, const FetchLine& line)
{
    static constexpr auto kInsert = R"sql(
        INSERT INTO fetch_log (source, at, event, subject, detail)
        VALUES (:source, :at, :event, :subject, :detail)
    )sql";
    ACCORD_CHECK(database.query(kInsert)
                     .bind(":source", line.source)
                     .bind(":at", line.at)
                     .bind(":event", line.event)
                     .bind(":subject", line.subject)
                     .bind(":detail", line.detail)
                     .run());
    static constexpr auto kDrop = R"sql(
        DELETE FROM fetch_log
        WHERE source = :source
          AND id <= (
              SELECT id
              FROM fetch_log
              WHERE source = :source
              ORDER BY id DESC
              LIMIT 1 OFFSET :kept
          )
    )sql";
    return database.query(kDrop).bind(":source", line.source).bind(":kept", kMostLines).run();
}

Result<std::vector<FetchLine>> fetchLog(Project& project, const Uuid& source, std::int64_t most)
{
    static constexpr auto kAll = R"sql(
        SELECT source, at, event, subject, detail
        FROM fetch_log
        ORDER BY id DESC
        LIMIT :most
    )sql";
    static constexpr auto kOfOne = R"sql(
        SELECT source, at, event, subject, detail
        FROM fetch_log
        WHERE source = :source
        ORDER BY id DESC
        LIMIT :most
    )sql";
    sqlite::Query query = project.database().query(source.isNull() ? kAll : kOfOne);
    if (!source.isNull()) {
        query.bind(":source", source);
    }
    ACCORD_TRY(auto lines, query.bind(":most", most).all<FetchLine>([](const sqlite::Row& row) {
        return FetchLine{row.uuid(0), row.string(1), row.value<FetchEvent>(2), row.string(3), row.string(4)};
    }));
    // A project of a later version may tell of more than is known here.
    std::erase_if(lines, [](const FetchLine& line) {
        return line.event < FetchEvent::Began || line.event > FetchEvent::LeftOut;
    });
    return lines;
}

namespace {

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
    put(object, "repository", issue.link.group);
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
    return store::toText(object);
}

void readIssueContent(std::string_view content, FetchedIssue& issue)
{
    const Json object = store::toObject(content);
    store::take(object, "host", issue.link.host);
    store::take(object, "repository", issue.link.group);
    issue.link.url = canonicalUrl(issue.link.host, issue.link.group, issue.link.name);
    for (const auto& [key, member] : kDocument) {
        store::take(object, key, issue.document.*member);
    }
    store::takeTexts(object, "labels", issue.document.hostLabels);
    bounds::cut(issue.document);
    store::take(object, "milestone", issue.facts.milestone);
    bounds::cut(issue.facts.milestone, bounds::kName);
    store::take(object, "closed_by", issue.facts.closedBy);
    store::takeTexts(object, "referred_by", issue.facts.referredBy);
    const auto reactions = object.find("reactions");
    if (reactions != object.end() && reactions->is_object()) {
        for (const auto& [kind, count] : reactions->items()) {
            store::take(*reactions, kind.c_str(), issue.facts.reactions[kind]);
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
    return store::toText(object);
}

void readCommentContent(std::string_view content, FetchedComment& comment)
{
    const Json object = store::toObject(content);
    store::take(object, "author", comment.comment.author);
    store::take(object, "role", comment.comment.role);
    store::take(object, "body", comment.comment.body);
    comment.updatedAt = comment.comment.createdAt;
    store::take(object, "updated", comment.updatedAt);
    bounds::cut(comment.comment);
}

} // namespace accord::collect
