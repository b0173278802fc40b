// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/issue_queries.h"

#include "core/store/events/payloads.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

namespace accord::collect {
namespace {

using Json = nlohmann::json;

// In the order in which they hold: of those on the same thing the last one does.
sqlite::Query findings(sqlite::Database& database)
{
    return store::eventsOf<FindingMade>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'finding'
        ORDER BY e.clock, e.uuid
    )sql");
}

} // namespace

Status writeFinding(store::EventWriter& events, const KeywordFinding& finding)
{
    FindingMade made;
    made.keyword = finding.keyword;
    made.url = finding.url;
    made.relevance = finding.relevance;
    ACCORD_CHECK(events.append({finding.by, namedUuid("keyword\n" + finding.keyword + "\n" + finding.url)}, made));
    return {};
}

Status writeFinding(store::EventWriter& events, const PairFinding& finding)
{
    FindingMade made;
    std::tie(made.first, made.second) = std::minmax(finding.first, finding.second);
    made.same = finding.takenBack ? std::optional<bool>() : finding.same;
    ACCORD_CHECK(events.append({finding.by, namedUuid("pair\n" + *made.first + "\n" + *made.second)}, made));
    return {};
}

Result<std::vector<KeywordFinding>> keywordFindings(sqlite::Database& database)
{
    std::map<std::tuple<std::string, std::string, PersonId>, Relevance> last;
    ACCORD_CHECK(store::forEachEvent<FindingMade>(findings(database), [&last](const Event& event, FindingMade& made) {
        if (!made.keyword.value_or("").empty() && !made.url.value_or("").empty() && made.relevance) {
            last[{std::move(*made.keyword), std::move(*made.url), event.by}] = *made.relevance;
        }
    }));
    std::vector<KeywordFinding> findings;
    for (const auto& [key, relevance] : last) {
        if (relevance != Relevance::NotSaid) {
            findings.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), relevance});
        }
    }
    return findings;
}

Result<std::vector<PairFinding>> pairFindings(sqlite::Database& database)
{
    std::map<std::pair<std::string, std::string>, PairFinding> last;
    ACCORD_CHECK(store::forEachEvent<FindingMade>(findings(database), [&last](const Event& event, FindingMade& made) {
        if (!made.first.value_or("").empty() && !made.second.value_or("").empty()) {
            last[{*made.first, *made.second}] =
                PairFinding{*made.first, *made.second, event.by, made.same.value_or(false), !made.same};
        }
    }));
    std::vector<PairFinding> findings;
    for (auto& [key, finding] : last) {
        if (!finding.takenBack) {
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

Result<std::vector<IssueId>> issuesWithKeyword(sqlite::Database& database, const std::string& keyword, bool alone)
{
    static constexpr auto kSql = R"sql(
        SELECT text.id
        FROM keyword
        JOIN hit ON hit.keyword_id = keyword.id
        JOIN text ON text.document_id = hit.document_id
        WHERE keyword.text = :keyword
          AND NOT (
              :alone AND EXISTS (
                  SELECT 1
                  FROM hit AS other
                  WHERE other.document_id = hit.document_id
                    AND other.keyword_id <> keyword.id
              )
          )
        ORDER BY text.id
    )sql";
    return database.query(kSql).bind(":keyword", keyword).bind(":alone", alone).all<IssueId>();
}

Status writeFacts(sqlite::Database& database, IssueId issue, const IssueFacts& facts)
{
    static constexpr auto kSql = R"sql(
        INSERT OR REPLACE INTO issue_fact (text_id, updated_at, milestone, reactions, closed_by, referred_by)
        SELECT text.id, coalesce(document.updated_at, ''), :milestone, :reactions, :closed_by, :referred_by
        FROM text
        LEFT JOIN document ON document.id = text.document_id
        WHERE text.id = :issue
          AND (:says_something OR EXISTS (SELECT 1 FROM issue_fact WHERE issue_fact.text_id = text.id))
    )sql";
    return database.query(kSql)
        .bind(":milestone", facts.milestone)
        .bind(":reactions", store::toText(nlohmann::json(facts.reactions)))
        .bind(":closed_by", facts.closedBy)
        .bind(":referred_by", store::jsonList(facts.referredBy))
        .bind(":issue", issue)
        .bind(":says_something", facts != IssueFacts{})
        .run();
}

Result<IssueFacts> factsOf(sqlite::Database& database, IssueId issue)
{
    static constexpr auto kSql = R"sql(
        SELECT milestone, reactions, closed_by, referred_by
        FROM issue_fact
        WHERE text_id = :issue
    )sql";
    ACCORD_TRY(auto facts, database.query(kSql).bind(":issue", issue).one<IssueFacts>([](const sqlite::Row& row) {
        IssueFacts told;
        told.milestone = row.string(0);
        told.closedBy = row.string(2);
        told.referredBy = store::fromJsonList(row.text(3));
        const nlohmann::json reactions = store::toObject(row.text(1));
        for (const auto& [kind, count] : reactions.items()) {
            store::take(reactions, kind.c_str(), told.reactions[kind]);
        }
        return told;
    }));
    return facts ? std::move(*facts) : IssueFacts{};
}

Result<DocumentId> newestText(sqlite::Database& database, IssueId issue)
{
    ACCORD_TRY(
        const auto text,
        database.query("SELECT document_id FROM text WHERE id = :issue").bind(":issue", issue).one<DocumentId>());
    return text.value_or(DocumentId{});
}

Result<bool> isLabelled(sqlite::Database& database, IssueId issue)
{
    static constexpr auto kSql = R"sql(
        SELECT 1
        FROM item
        JOIN label ON label.item_id = item.id
        WHERE item.text_id = :issue
          AND label.verdict <> :none
        LIMIT 1
    )sql";
    ACCORD_TRY(const auto label, database.query(kSql).bind(":issue", issue).bind(":none", Verdict::None).one<int>());
    return label.has_value();
}

Result<std::optional<std::int64_t>> lastNoted(sqlite::Database& database, std::string_view kind, std::string_view mark)
{
    static constexpr auto kSql = R"sql(
        SELECT source
        FROM import
        WHERE kind = :kind
          AND id NOT IN (SELECT id FROM open_import)
          AND instr(source, :mark) > 0
    )sql";
    std::optional<std::int64_t> last;
    ACCORD_CHECK(database.query(kSql).bind(":kind", kind).bind(":mark", mark).each([&](const sqlite::Row& row) {
        const std::string_view source = row.text(0);
        const std::size_t at = source.find(mark);
        std::int64_t number = 0;
        if (at != std::string_view::npos && source.substr(at + mark.size()).starts_with(' ')) {
            const std::string_view rest = source.substr(at + mark.size() + 1);
            if (std::from_chars(rest.data(), rest.data() + rest.size(), number).ec == std::errc{}) {
                last = std::max(last.value_or(number), number);
            }
        }
    }));
    return last;
}

Result<std::vector<std::pair<std::string, std::int64_t>>> issuesPerKeyword(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT keyword.text, count(*)
        FROM keyword
        JOIN hit ON hit.keyword_id = keyword.id
        JOIN text ON text.document_id = hit.document_id
        GROUP BY keyword.id
        ORDER BY count(*) DESC, keyword.text
    )sql";
    return database.query(kSql).all<std::pair<std::string, std::int64_t>>(
        [](const sqlite::Row& row) { return std::pair(row.string(0), row.integer(1)); });
}

Status forEachHitText(sqlite::Database& database,
                      const std::function<void(std::span<const std::string> keywords)>& visit)
{
    static constexpr auto kSql = R"sql(
        SELECT text.id, keyword.text
        FROM text
        JOIN hit ON hit.document_id = text.document_id
        JOIN keyword ON keyword.id = hit.keyword_id
        ORDER BY text.id
    )sql";
    IssueId issue;
    std::vector<std::string> keywords;
    ACCORD_CHECK(database.query(kSql).each([&](const sqlite::Row& row) {
        const auto next = row.id<IssueId>(0);
        if (next != issue && !keywords.empty()) {
            visit(keywords);
            keywords.clear();
        }
        issue = next;
        keywords.push_back(row.string(1));
    }));
    if (!keywords.empty()) {
        visit(keywords);
    }
    return {};
}

Status forEachText(sqlite::Database& database,
                   const std::function<Status(IssueId, std::string_view title, std::string_view body)>& visit)
{
    static constexpr auto kSql = R"sql(
        SELECT text.id, document.title, document.body
        FROM text
        JOIN document ON document.id = text.document_id
        ORDER BY text.id
    )sql";
    return database.query(kSql).each(
        [&](const sqlite::Row& row) { return visit(row.id<IssueId>(0), row.text(1), row.text(2)); });
}

} // namespace accord::collect
