// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/duplicates.h"

#include "core/base/reason.h"
#include "core/collect/issue_queries.h"
#include "core/collect/min_hash.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace accord::collect {
namespace {

// What is compared: everything of the project that has a text.
struct IssueTexts
{
    std::vector<IssueId> issues;
    std::vector<std::string> titles;
    std::vector<Shingles> shingles;
};

struct Known
{
    std::map<IssueId, TextLink> links;
    std::map<std::string, IssueId> byUrl;
    std::map<IssueId, std::size_t> texts; ///< positions in Texts
};

Result<IssueTexts> readTexts(sqlite::Database& database, const std::stop_token& stop)
{
    IssueTexts texts;
    ACCORD_CHECK(collect::forEachText(database, [&](IssueId issue, std::string_view title, std::string_view body) {
        if (stop.stop_requested()) {
            return Status(Error{Errc::Cancelled, Reason::Cancelled});
        }
        texts.issues.push_back(issue);
        texts.titles.emplace_back(title);
        texts.shingles.push_back(shinglesOf(title, body));
        return Status();
    }));
    return texts;
}

Result<Known> readLinks(sqlite::Database& database, const IssueTexts& texts)
{
    Known known;
    ACCORD_CHECK(store::forEachTextLink(database, [&](IssueId issue, const TextLink& link) {
        known.links[issue] = link;
        known.byUrl[link.url] = issue;
    }));
    for (std::size_t i = 0; i < texts.issues.size(); ++i) {
        known.texts[texts.issues[i]] = i;
    }
    return known;
}

LikePair pairOf(const IssueTexts& texts, const Known& known, IssueId first, IssueId second)
{
    LikePair pair;
    pair.first = first;
    pair.second = second;
    pair.firstLink = known.links.at(first);
    pair.secondLink = known.links.at(second);
    const auto one = known.texts.find(first);
    const auto other = known.texts.find(second);
    pair.firstTitle = one == known.texts.end() ? std::string() : texts.titles[one->second];
    pair.secondTitle = other == known.texts.end() ? std::string() : texts.titles[other->second];
    if (one != known.texts.end() && other != known.texts.end()) {
        pair.similarity = jaccard(texts.shingles[one->second], texts.shingles[other->second]);
    }
    return pair;
}

// Issues that the project has under both names of a repository.
Result<std::vector<LikePair>> renamedPairs(sqlite::Database& database, const IssueTexts& texts, const Known& known)
{
    std::vector<LikePair> pairs;
    ACCORD_TRY(const std::vector<Source> sources, collect::sourcesIn(database));
    for (const Source& source : sources) {
        ACCORD_TRY(const Fetching fetching, collect::fetching(database, source.uuid));
        if (fetching.renamedTo.empty() || fetching.renamedTo == source.repository) {
            continue;
        }
        for (const auto& [issue, link] : known.links) {
            if (link.host != source.host || link.group != source.repository) {
                continue;
            }
            const auto renamed = known.byUrl.find(canonicalUrl(link.host, fetching.renamedTo, link.name));
            if (renamed != known.byUrl.end()) {
                pairs.push_back(
                    pairOf(texts, known, std::min(issue, renamed->second), std::max(issue, renamed->second)));
                pairs.back().renamed = true;
            }
        }
    }
    return pairs;
}

using UrlPair = std::pair<std::string, std::string>;

UrlPair inOrder(const TextLink& a, const TextLink& b)
{
    return a.url < b.url ? UrlPair(a.url, b.url) : UrlPair(b.url, a.url);
}

Status readVerdicts(sqlite::Database& database, std::vector<LikePair>& pairs)
{
    std::map<UrlPair, PairVerdict> said;
    ACCORD_TRY(const std::vector<PairFinding> findings, collect::pairFindings(database));
    for (const PairFinding& finding : findings) {
        said[{finding.first, finding.second}] = finding.same ? PairVerdict::Same : PairVerdict::Different;
    }
    for (LikePair& pair : pairs) {
        const auto verdict = said.find(inOrder(pair.firstLink, pair.secondLink));
        pair.verdict = verdict == said.end() ? PairVerdict::NotSaid : verdict->second;
    }
    return {};
}

} // namespace

Result<std::vector<LikePair>> likePairs(Project& project, double similarity, Progress& progress,
                                        const std::stop_token& stop)
{
    if (!(similarity > 0 && similarity <= 1)) {
        return Error{Errc::Invalid, Reason::SimilarityOutOfRange, {std::to_string(similarity)}};
    }
    sqlite::Database& database = project.database();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(const IssueTexts texts, readTexts(database, stop));
    ACCORD_TRY(const Known known, readLinks(database, texts));
    ACCORD_TRY(std::vector<LikePair> pairs, renamedPairs(database, texts, known));
    std::set<std::pair<IssueId, IssueId>> renamed;
    for (const LikePair& pair : pairs) {
        renamed.emplace(pair.first, pair.second);
    }
    Ticker ticker(progress);
    ACCORD_TRY(const std::vector<AlikeSets> alike, alikeSets(texts.shingles, similarity, ticker, stop));
    for (const AlikeSets& sets : alike) {
        const std::pair issues(texts.issues[sets.first], texts.issues[sets.second]);
        if (!renamed.contains(issues)) {
            pairs.push_back(pairOf(texts, known, issues.first, issues.second));
        }
    }
    ACCORD_CHECK(readVerdicts(database, pairs));
    std::ranges::stable_sort(pairs, [](const LikePair& a, const LikePair& b) {
        return a.renamed != b.renamed ? a.renamed : a.similarity > b.similarity;
    });
    return pairs;
}

Status sayPair(Project& project, PersonId by, IssueId first, IssueId second, PairVerdict verdict)
{
    sqlite::Database& database = project.database();
    if (project.person(by) == nullptr) {
        return Error{Errc::NotFound, Reason::PersonNotFound};
    }
    if (first == second) {
        return Error{Errc::Invalid, Reason::PairOfTwo};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::JudgeFindings));
    ACCORD_TRY(const Issue one, store::textById(database, first));
    ACCORD_TRY(const Issue other, store::textById(database, second));
    PairFinding finding;
    std::tie(finding.first, finding.second) = inOrder(one.link, other.link);
    finding.by = by;
    finding.same = verdict == PairVerdict::Same;
    finding.takenBack = verdict == PairVerdict::NotSaid;
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    ACCORD_CHECK(collect::writeFinding(events, finding));
    return transaction.commit();
}

} // namespace accord::collect
