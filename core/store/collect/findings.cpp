// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/findings.h"

#include "core/store/json_fields.h"
#include "core/store/batches/unfinished.h"

#include <functional>
#include <map>
#include <tuple>
#include <utility>

namespace accord::store {
namespace {

using Json = nlohmann::json;

// In the order in which they hold: of those on the same thing the last one does.
Status forEachFinding(Database& database, const std::function<void(PersonId, const Json&)>& visit)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT person_id, coalesce(detail, '')
                   FROM event
                   WHERE kind > 3
                     AND kind = 15
                     AND (
                         import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL)
                     )
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

} // namespace accord::store
