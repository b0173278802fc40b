// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/issue_queries.h"
#include "core/collect/source_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/must.h"

namespace accord::test {

// What people say about sources and of what they brought, and what is kept of the hosts' answers.
void RandomHistory::collect()
{
    sqlite::Database& database = m_project.database();
    std::vector<std::pair<IssueId, std::string>> issues;
    must(store::forEachTextLink(database,
                                [&issues](IssueId id, const TextLink& link) { issues.emplace_back(id, link.url); }));
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    store::EventWriter events = must(store::EventWriter::begin(database, m_project.now()));
    const PersonId by = anyOf(m_project.people()).id;
    const auto& [issue, url] = anyOf(issues);
    const std::string keyword = below(2) == 0 ? "T5" : "OPT";
    const int what = below(5);
    if (what == 0) {
        Source source;
        source.uuid = namedUuid("source " + std::to_string(below(2)));
        source.host = "github.com";
        source.base = "https://api.github.com";
        source.repository = "o/r" + std::to_string(below(3));
        source.selection.keywords = {{keyword, false}};
        source.removed = below(4) == 0;
        (void)must(collect::writeSource(events, by, source));
    } else if (what == 1) {
        must(
            collect::writeFinding(events, collect::KeywordFinding{keyword, url, by, static_cast<Relevance>(below(3))}));
    } else if (what == 2) {
        must(collect::writeFinding(events, collect::PairFinding{url, anyOf(issues).second, by, below(2) == 0}));
    } else if (what == 3) {
        IssueFacts facts;
        facts.milestone = below(3) == 0 ? std::string() : "v" + std::to_string(below(3));
        facts.reactions["+1"] = below(4);
        must(collect::writeFacts(database, issue, below(4) == 0 ? IssueFacts{} : facts));
    } else if (const DocumentId text = must(store::textById(database, issue)).documentId; text.valid()) {
        const KeywordHit hit{keyword, {{TextPlace::kBody, static_cast<std::uint32_t>(below(9)), 2}}};
        const KeywordHit other{"vLLM", {{TextPlace::kTitle, 0, 4}}};
        must(store::writeHits(database, text, below(2) == 0 ? std::vector{hit} : std::vector{hit, other}));
    }
    must(transaction.commit());
    must(m_project.refresh());
}

} // namespace accord::test
