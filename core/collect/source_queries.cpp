// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/source_queries.h"

#include "core/collect/sources.h"
#include "core/model/bounds.h"
#include "core/store/issues/issues.h"
#include "core/store/json_fields.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace accord::collect {
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
            store::take(one, "regex", keyword.text);
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
    store::takeEnum(*found, "period_of", PeriodOf::Updated, selection.periodOf);
    store::take(*found, "from", selection.from);
    store::take(*found, "to", selection.to);
    store::takeEnum(*found, "state", IssueState::Closed, selection.state);
    store::takeTexts(*found, "labels", selection.labels);
    selection.keywords = readKeywords(*found);
    store::take(*found, "in_title", selection.places.title);
    store::take(*found, "in_body", selection.places.body);
    store::take(*found, "in_comments", selection.places.comments);
    store::take(*found, "pull_requests", selection.pullRequests);
    return selection;
}

// Nothing of a source that does not say where it lies.
std::optional<Source> fromJson(const Uuid& uuid, std::string_view text)
{
    const Json object = store::toObject(text);
    Source source;
    source.uuid = uuid;
    store::takeEnum(object, "dialect", Dialect::Gitea, source.dialect);
    store::take(object, "host", source.host);
    store::take(object, "base", source.base);
    store::take(object, "repository", source.repository);
    store::takeTexts(object, "numbers", source.numbers);
    store::takeEnum(object, "way", Way::GraphQl, source.way);
    source.selection = readSelection(object);
    store::take(object, "removed", source.removed);
    const bool complete = !uuid.isNull() && !source.host.empty() && !source.base.empty() && !source.repository.empty();
    return complete ? std::optional(std::move(source)) : std::nullopt;
}

} // namespace

Result<std::vector<Source>> sourcesIn(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT subject, coalesce(detail, '')
        FROM rare_event
        WHERE kind = 'source'
        ORDER BY clock, uuid
    )sql";
    std::vector<Source> found;
    ACCORD_CHECK(database.query(kSql).each([&](const sqlite::Row& row) {
        std::optional<Source> source = fromJson(row.uuid(0), row.text(1));
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
    static constexpr auto kSql = R"sql(
        SELECT person_id, coalesce(detail, '')
        FROM rare_event
        WHERE kind = 'source'
          AND subject = :source
        ORDER BY clock, uuid
    )sql";
    std::vector<std::pair<PersonId, Source>> history;
    ACCORD_CHECK(database.query(kSql).bind(":source", source).each([&](const sqlite::Row& row) {
        if (std::optional<Source> told = fromJson(source, row.text(1))) {
            history.emplace_back(row.id<PersonId>(0), std::move(*told));
        }
    }));
    return history;
}

Result<Uuid> writeSource(store::EventWriter& events, PersonId by, const Source& source)
{
    store::NewEvent event;
    event.kind = EventKind::Source;
    event.by = by;
    if (!source.uuid.isNull()) {
        event.subject = source.uuid;
    }
    event.detail = store::toText(Json{{"dialect", static_cast<int>(source.dialect)},
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
    return store::toText(object);
}

void readIssueContent(std::string_view content, FetchedIssue& issue)
{
    const Json object = store::toObject(content);
    store::take(object, "host", issue.link.host);
    store::take(object, "repository", issue.link.repository);
    issue.link.url = canonicalUrl(issue.link.host, issue.link.repository, issue.link.number);
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
