// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/hits.h"

#include "core/store/json_fields.h"

#include <functional>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace accord::store {
namespace {

using Json = nlohmann::json;

// In the order in which they hold: of those on the same thing the last one does.
Status forEachFinding(Database& database, const std::function<void(PersonId, const Json&)>& visit)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT person_id, coalesce(detail, '')
                   FROM rare_event
                   WHERE kind = 'finding'
                   ORDER BY clock, uuid
               )sql"));
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        visit(query.id<PersonId>(0), toObject(query.text(1)));
    }
}

Status write(EventWriter& events, PersonId by, const std::string& subject, const Json& detail)
{
    NewEvent event;
    event.kind = EventKind::Finding;
    event.by = by;
    event.subject = namedUuid(subject);
    event.detail = toText(detail);
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace

Status writeFinding(EventWriter& events, const KeywordFinding& finding)
{
    return write(
        events, finding.by, "keyword\n" + finding.keyword + "\n" + finding.url,
        Json{{"keyword", finding.keyword}, {"url", finding.url}, {"relevance", static_cast<int>(finding.relevance)}});
}

Status writeFinding(EventWriter& events, const PairFinding& finding)
{
    const bool ordered = finding.first <= finding.second;
    const std::string& first = ordered ? finding.first : finding.second;
    const std::string& second = ordered ? finding.second : finding.first;
    Json detail{{"first", first}, {"second", second}};
    if (!finding.takenBack) {
        detail["same"] = finding.same;
    }
    return write(events, finding.by, "pair\n" + first + "\n" + second, detail);
}

Result<std::vector<KeywordFinding>> keywordFindings(Database& database)
{
    std::map<std::tuple<std::string, std::string, PersonId>, Relevance> last;
    ACCORD_CHECK(forEachFinding(database, [&last](PersonId by, const Json& detail) {
        std::string keyword;
        std::string url;
        int relevance = 0;
        take(detail, "keyword", keyword);
        take(detail, "url", url);
        take(detail, "relevance", relevance);
        if (keyword.empty() || url.empty() || relevance < 0 || relevance > static_cast<int>(Relevance::FalsePositive)) {
            return;
        }
        last[{std::move(keyword), std::move(url), by}] = static_cast<Relevance>(relevance);
    }));
    std::vector<KeywordFinding> findings;
    for (const auto& [key, relevance] : last) {
        if (relevance != Relevance::NotSaid) {
            findings.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), relevance});
        }
    }
    return findings;
}

Result<std::vector<PairFinding>> pairFindings(Database& database)
{
    std::map<std::pair<std::string, std::string>, PairFinding> last;
    ACCORD_CHECK(forEachFinding(database, [&last](PersonId by, const Json& detail) {
        PairFinding finding;
        finding.by = by;
        take(detail, "first", finding.first);
        take(detail, "second", finding.second);
        if (finding.first.empty() || finding.second.empty()) {
            return;
        }
        finding.takenBack = !detail.contains("same");
        take(detail, "same", finding.same);
        std::pair key(finding.first, finding.second);
        last[std::move(key)] = std::move(finding);
    }));
    std::vector<PairFinding> findings;
    for (auto& [key, finding] : last) {
        if (!finding.takenBack) {
            findings.push_back(std::move(finding));
        }
    }
    return findings;
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

Result<std::int64_t> keywordNumber(Database& database, const std::string& text)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT id FROM keyword WHERE text = ?"));
    query.bind(std::string_view(text));
    ACCORD_TRY(const bool row, query.step());
    if (row) {
        return query.integer(0);
    }
    ACCORD_TRY(Statement insert, database.prepare("INSERT INTO keyword (text) VALUES (?)"));
    insert.bind(std::string_view(text));
    ACCORD_CHECK(insert.run());
    return database.lastInsertId();
}

} // namespace

Status writeHits(Database& database, DocumentId document, std::span<const KeywordHit> hits)
{
    ACCORD_TRY(Statement remove, database.prepare("DELETE FROM hit WHERE document_id = ?"));
    remove.bind(document);
    ACCORD_CHECK(remove.run());
    ACCORD_TRY(Statement insert,
               database.prepare("INSERT OR REPLACE INTO hit (keyword_id, document_id, places) VALUES (?, ?, ?)"));
    for (const KeywordHit& hit : hits) {
        ACCORD_TRY(const std::int64_t keyword, keywordNumber(database, hit.keyword));
        const std::string places = placesText(hit.places);
        insert.bind(keyword).bind(document).bind(std::string_view(places));
        ACCORD_CHECK(insert.run());
    }
    return {};
}

Result<std::vector<KeywordHit>> hitsOf(Database& database, DocumentId document)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT k.text, h.places
        FROM hit h
        JOIN keyword k ON k.id = h.keyword_id
        WHERE h.document_id = ?
        ORDER BY k.text
    )sql"));
    query.bind(document);
    std::vector<KeywordHit> hits;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return hits;
        }
        hits.push_back({query.string(0), readPlaces(query.text(1))});
    }
}

Result<std::vector<IssueId>> issuesWithKeyword(Database& database, const std::string& keyword, bool alone)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
                   SELECT i.id
                   FROM keyword k
                   JOIN hit h ON h.keyword_id = k.id
                   JOIN issue i ON i.document_id = h.document_id
                   WHERE k.text = ?
                     AND (
                         ? = 0 OR NOT EXISTS (
                             SELECT 1
                             FROM hit o
                             WHERE o.document_id = h.document_id
                               AND o.keyword_id <> k.id
                         )
                     )
                   ORDER BY i.id
               )sql"));
    query.bind(std::string_view(keyword)).bind(std::int64_t{alone ? 1 : 0});
    return ids<IssueId>(query);
}

Status writeFacts(Database& database, IssueId issue, const IssueFacts& facts)
{
    const std::string reactions = toText(Json(facts.reactions));
    const std::string referredBy = jsonList(facts.referredBy);
    ACCORD_TRY(Statement insert, database.prepare(R"sql(
            INSERT OR REPLACE INTO issue_fact (
                issue_id, updated_at, milestone, reactions, closed_by, referred_by
            )
            SELECT i.id, coalesce(d.updated_at, ''), ?, ?, ?, ?
            FROM issue i
            LEFT JOIN document d ON d.id = i.document_id
            WHERE i.id = ?
              AND (? OR EXISTS (SELECT 1 FROM issue_fact f WHERE f.issue_id = i.id))
        )sql"));
    insert.bind(std::string_view(facts.milestone)).bind(std::string_view(reactions));
    insert.bind(std::string_view(facts.closedBy)).bind(std::string_view(referredBy));
    insert.bind(issue).bind(std::int64_t{facts == IssueFacts{} ? 0 : 1});
    return insert.run();
}

Result<IssueFacts> factsOf(Database& database, IssueId issue)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT milestone, reactions, closed_by, referred_by
        FROM issue_fact
        WHERE issue_id = ?
    )sql"));
    query.bind(issue);
    ACCORD_TRY(const bool row, query.step());
    IssueFacts facts;
    if (!row) {
        return facts;
    }
    facts.milestone = query.string(0);
    facts.closedBy = query.string(2);
    facts.referredBy = fromJsonList(query.text(3));
    const Json reactions = toObject(query.text(1));
    for (const auto& [kind, count] : reactions.items()) {
        take(reactions, kind.c_str(), facts.reactions[kind]);
    }
    return facts;
}

} // namespace accord::store
