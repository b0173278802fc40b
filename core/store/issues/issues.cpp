// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/issues/issues.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/sqlite/statement.h"
#include "core/store/json_fields.h"

#include <algorithm>
#include <limits>
#include <string>

namespace accord::store {

namespace {

// Host, group, name, link and kind from that column on.
TextLink readLink(const sqlite::Row& row, int column)
{
    TextLink link{row.string(column), row.string(column + 1), row.string(column + 2), {}, textKindAt(row, column + 4)};
    link.url = addressOf(link.host, link.group, link.name, row.text(column + 3));
    return link;
}

// More than any host lets an issue have.
constexpr std::int64_t kMostComments = 1'000'000;

Result<std::vector<Comment>> commentsOf(sqlite::Database& database, DocumentId document, std::size_t count)
{
    std::vector<Comment> comments;
    if (count == 0) {
        return comments;
    }
    comments.reserve(count);
    static constexpr auto kSql = R"sql(
        SELECT author, role, created_at, body, begins
        FROM part
        WHERE document_id = :document
        ORDER BY position
    )sql";
    ACCORD_CHECK(database.query(kSql).bind(":document", document).each([&](const sqlite::Row& row) {
        comments.push_back(Comment{row.string(0), row.string(1), row.string(2), row.string(3),
                                   row.isNull(4) ? std::optional<std::int64_t>() : row.integer(4)});
        bounds::cut(comments.back());
    }));
    return comments;
}

} // namespace

Uuid textUuid(std::string_view address)
{
    return namedUuid(addressKey(address));
}

TextKind textKindAt(const sqlite::Row& row, int column)
{
    const std::int64_t number = row.integer(column);
    const bool known = number >= 0 && number <= static_cast<std::int64_t>(TextKind::Last);
    return known ? static_cast<TextKind>(number) : TextKind::Document;
}

Result<Issue> textById(sqlite::Database& database, IssueId issue)
{
    static constexpr auto kSql = R"sql(
        SELECT i.id, i.document_id, i.language, r.host, r.name, i.name, i.link, i.kind
        FROM text i
        JOIN text_group r ON r.id = i.group_id
        WHERE i.id = :text
    )sql";
    ACCORD_TRY(auto found, database.query(kSql).bind(":text", issue).one<Issue>([](const sqlite::Row& row) {
        return Issue{row.id<IssueId>(0), readLink(row, 3), row.string(2), row.id<DocumentId>(1), std::nullopt};
    }));
    if (!found) {
        return Error{Errc::NotFound, Reason::IssueNotFound, {issue.value}};
    }
    if (found->documentId.valid()) {
        ACCORD_TRY(found->document, documentById(database, found->documentId));
    }
    return std::move(*found);
}

Result<std::optional<IssueId>> textByAddress(sqlite::Database& database, const std::string& address)
{
    return database.query("SELECT id FROM text WHERE uuid = :uuid").bind(":uuid", textUuid(address)).one<IssueId>();
}

namespace {

Document readDocument(const sqlite::Row& row)
{
    Document result;
    int column = 0;
    for (std::string* text : {&result.state, &result.stateReason, &result.author, &result.role, &result.createdAt,
                              &result.updatedAt, &result.closedAt}) {
        *text = row.string(column++);
    }
    result.hostLabels = fromJsonList(row.text(7), bounds::kHostLabels);
    result.title = row.string(9);
    bounds::cut(result);
    result.body = row.string(10);
    // Where there are none, what the host told.
    result.commentsTold.value = std::clamp<std::int64_t>(row.integer(8), 0, kMostComments);
    return result;
}

} // namespace

Result<Document> documentById(sqlite::Database& database, DocumentId document)
{
    static constexpr auto kSql = R"sql(
        SELECT state, state_reason, author, role, created_at, updated_at, closed_at, host_labels, comment_count, title,
            body
        FROM document
        WHERE id = :document
    )sql";
    ACCORD_TRY(auto found, database.query(kSql).bind(":document", document).one<Document>(readDocument));
    if (!found) {
        return Error{Errc::NotFound, Reason::TextNotFound, {document.value}};
    }
    ACCORD_TRY(found->comments, commentsOf(database, document, static_cast<std::size_t>(found->commentsTold.value)));
    return std::move(*found);
}

namespace {

using Json = nlohmann::json;

std::string placesText(const std::vector<TextPlace>& places)
{
    Json list = Json::array();
    for (const TextPlace& place : places) {
        list.push_back({place.part, place.start, place.length});
    }
    return list.dump();
}

std::vector<TextPlace> readPlaces(std::string_view text)
{
    std::vector<TextPlace> places;
    const Json list = Json::parse(text, nullptr, false);
    for (const Json& one : list.is_array() ? list : Json::array()) {
        constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
        bool sound = one.is_array() && one.size() == 3;
        for (std::size_t i = 0; sound && i < 3; ++i) {
            sound = one[i].is_number_integer() && one[i].get<std::int64_t>() >= (i == 0 ? TextPlace::kTitle : 0) &&
                    one[i].get<std::int64_t>() <= kMost;
        }
        if (sound && places.size() < KeywordHit::kMostPlaces) {
            places.push_back({one[0].get<int>(), one[1].get<std::uint32_t>(), one[2].get<std::uint32_t>()});
        }
    }
    return places;
}

Result<std::int64_t> keywordNumber(sqlite::Database& database, const std::string& text)
{
    ACCORD_TRY(const auto known,
               database.query("SELECT id FROM keyword WHERE text = :text").bind(":text", text).one<std::int64_t>());
    if (known) {
        return *known;
    }
    ACCORD_CHECK(database.query("INSERT INTO keyword (text) VALUES (:text)").bind(":text", text).run());
    return database.lastInsertId();
}

} // namespace

Status writeHits(sqlite::Database& database, DocumentId document, std::span<const KeywordHit> hits)
{
    ACCORD_CHECK(database.query("DELETE FROM hit WHERE document_id = :document").bind(":document", document).run());
    ACCORD_TRY(sqlite::Statement insert,
               database.prepare("INSERT OR REPLACE INTO hit (keyword_id, document_id, places) VALUES (?, ?, ?)"));
    for (const KeywordHit& hit : hits) {
        ACCORD_TRY(const std::int64_t keyword, keywordNumber(database, hit.keyword));
        const std::string places = placesText(hit.places);
        insert.bind(keyword).bind(document).bind(std::string_view(places));
        ACCORD_CHECK(insert.run());
    }
    return {};
}

Result<std::vector<KeywordHit>> hitsOf(sqlite::Database& database, DocumentId document)
{
    static constexpr auto kSql = R"sql(
        SELECT keyword.text, hit.places
        FROM hit
        JOIN keyword ON keyword.id = hit.keyword_id
        WHERE hit.document_id = :document
        ORDER BY keyword.text
    )sql";
    return database.query(kSql).bind(":document", document).all<KeywordHit>([](const sqlite::Row& row) {
        return KeywordHit{row.string(0), readPlaces(row.text(1))};
    });
}

Status forEachTextLink(sqlite::Database& database, const std::function<void(IssueId, const TextLink&)>& visit)
{
    static constexpr auto kSql = R"sql(
        SELECT text.id, text_group.host, text_group.name, text.name, text.link, text.kind
        FROM text
        JOIN text_group ON text_group.id = text.group_id
        ORDER BY text.id
    )sql";
    return database.query(kSql).each([&](const sqlite::Row& row) { visit(row.id<IssueId>(0), readLink(row, 1)); });
}

} // namespace accord::store
