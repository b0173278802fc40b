// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/relevance.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/collect/issue_queries.h"
#include "core/collect/keywords.h"
#include "core/collect/source_queries.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace accord::collect {
namespace {

constexpr std::size_t kAround = 80; // bytes on either side

std::string_view partOf(const Document& document, int part)
{
    if (part == TextPlace::kTitle) {
        return document.title;
    }
    if (part == TextPlace::kBody) {
        return document.body;
    }
    const auto comment = static_cast<std::size_t>(part);
    return part >= 0 && comment < document.comments.size() ? std::string_view(document.comments[comment].body)
                                                           : std::string_view();
}

bool isInsideCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U;
}

} // namespace

std::vector<std::string> excerptsOf(const Document& document, const KeywordHit& hit, std::size_t most)
{
    std::vector<std::string> excerpts;
    int part = TextPlace::kTitle - 1;
    std::size_t shownTo = 0;
    for (const TextPlace& place : hit.places) {
        const std::string_view text = partOf(document, place.part);
        const std::size_t end = std::size_t{place.start} + place.length;
        if (excerpts.size() >= most || end > text.size() || (place.part == part && end <= shownTo)) {
            continue;
        }
        std::size_t from = place.start > kAround ? place.start - kAround : 0;
        std::size_t to = std::min(end + kAround, text.size());
        while (isInsideCharacter(text, from)) {
            ++from;
        }
        while (isInsideCharacter(text, to)) {
            --to;
        }
        excerpts.push_back((from > 0 ? "…" : "") + withSingleSpaces(text.substr(from, to - from)) +
                           (to < text.size() ? "…" : ""));
        part = place.part;
        shownTo = to;
    }
    return excerpts;
}

namespace {

constexpr std::size_t kMostExcerpts = 3;

// The issues in the order of the draw: the same seed gives the same everywhere.
Result<std::vector<IssueId>> inOrder(sqlite::Database& database, const std::vector<IssueId>& issues, std::uint64_t seed)
{
    const std::set<IssueId> wanted(issues.begin(), issues.end());
    std::vector<std::pair<std::uint64_t, IssueId>> drawn;
    ACCORD_CHECK(store::forEachTextLink(database, [&](IssueId issue, const TextLink& link) {
        if (wanted.contains(issue)) {
            drawn.emplace_back(permanentNumber(namedUuid(link.url), seed), issue);
        }
    }));
    std::ranges::sort(drawn);
    std::vector<IssueId> order;
    order.reserve(drawn.size());
    for (const auto& [number, issue] : drawn) {
        order.push_back(issue);
    }
    return order;
}

Result<KeywordExample> exampleOf(sqlite::Database& database, IssueId id, const std::string& keyword)
{
    ACCORD_TRY(Issue issue, store::textById(database, id));
    KeywordExample example;
    example.issue = id;
    example.link = std::move(issue.link);
    if (issue.document) {
        ACCORD_TRY(const std::vector<KeywordHit> hits, store::hitsOf(database, issue.documentId));
        const auto hit = std::ranges::find(hits, keyword, &KeywordHit::keyword);
        if (hit != hits.end()) {
            example.excerpts = excerptsOf(*issue.document, *hit, kMostExcerpts);
        }
        example.title = std::move(issue.document->title);
    }
    return example;
}

} // namespace

Result<std::vector<KeywordExample>> keywordSample(Project& project, PersonId viewer, const std::string& keyword,
                                                  bool alone, std::size_t size, std::uint64_t seed)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(const std::vector<IssueId> with, collect::issuesWithKeyword(database, keyword, alone));
    ACCORD_TRY(std::vector<IssueId> drawn, inOrder(database, with, seed));
    drawn.resize(std::min(drawn.size(), size));
    std::map<std::string, Relevance> said;
    ACCORD_TRY(const std::vector<KeywordFinding> findings, collect::keywordFindings(database));
    for (const KeywordFinding& finding : findings) {
        if (finding.by == viewer && finding.keyword == keyword) {
            said[finding.url] = finding.relevance;
        }
    }
    std::vector<KeywordExample> examples;
    for (const IssueId issue : drawn) {
        ACCORD_TRY(KeywordExample example, exampleOf(database, issue, keyword));
        const auto known = said.find(example.link.url);
        example.relevance = known == said.end() ? Relevance::NotSaid : known->second;
        examples.push_back(std::move(example));
    }
    return examples;
}

Status sayRelevance(Project& project, PersonId by, const std::string& keyword, IssueId issue, Relevance relevance)
{
    sqlite::Database& database = project.database();
    if (project.person(by) == nullptr) {
        return Error{Errc::NotFound, Reason::PersonNotFound};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::JudgeFindings));
    ACCORD_TRY(const Issue about, store::textById(database, issue));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    KeywordFinding finding;
    finding.keyword = keyword;
    finding.url = about.link.url;
    finding.by = by;
    finding.relevance = relevance;
    ACCORD_CHECK(collect::writeFinding(events, finding));
    return transaction.commit();
}

Result<std::vector<KeywordRelevance>> keywordRelevance(Project& project)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(const auto counts, collect::issuesPerKeyword(database));
    ACCORD_TRY(const std::vector<KeywordFinding> findings, collect::keywordFindings(database));
    // An issue that two people found relevant counts once.
    std::map<std::string, std::map<Relevance, std::set<std::string>>> found;
    for (const KeywordFinding& finding : findings) {
        found[finding.keyword][finding.relevance].insert(finding.url);
    }
    std::vector<KeywordRelevance> all;
    for (const auto& [keyword, issues] : counts) {
        KeywordRelevance relevance;
        relevance.keyword = keyword;
        relevance.issues = issues;
        relevance.relevant = static_cast<std::int64_t>(found[keyword][Relevance::Relevant].size());
        relevance.falsePositive = static_cast<std::int64_t>(found[keyword][Relevance::FalsePositive].size());
        all.push_back(std::move(relevance));
    }
    return all;
}

Result<std::vector<KeywordClass>> keywordClasses(Project& project, std::span<const Keyword> keywords)
{
    sqlite::Database& database = project.database();
    KeywordClasses classes(keywords);
    if (classes.counts().empty()) {
        return classes.counts();
    }
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_CHECK(
        collect::forEachHitText(database, [&classes](std::span<const std::string> names) { classes.add(names); }));
    ACCORD_TRY(const std::vector<KeywordFinding> findings, collect::keywordFindings(database));
    for (const KeywordFinding& finding : findings) {
        classes.judged(finding.keyword, finding.url, finding.relevance);
    }
    return classes.counts();
}

Result<std::vector<Keyword>> keywordsOfSources(Project& project)
{
    ACCORD_TRY(const std::vector<Source> sources, collect::sourcesIn(project.database()));
    return keywordsOf(sources);
}

Result<KeywordSummary> keywordSummary(Project& project)
{
    ACCORD_TRY(const std::vector<Keyword> keywords, keywordsOfSources(project));
    ACCORD_TRY(std::vector<KeywordClass> classes, keywordClasses(project, keywords));
    return KeywordSummary{std::ssize(keywords), countIgnoringCase(keywords), std::move(classes)};
}

Result<std::vector<KeywordCount>> countKeywords(Project& project, std::span<const Keyword> keywords,
                                                std::int64_t& texts, const std::stop_token& stop,
                                                std::vector<KeywordClass>* classes)
{
    ACCORD_TRY(const Matcher matcher, Matcher::compile(keywords));
    std::vector<KeywordCount> counts;
    for (const std::string& name : matcher.names()) {
        counts.push_back({name, 0, 0});
    }
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    KeywordClasses byClass(keywords);
    std::vector<Found> found;
    texts = 0;
    ACCORD_CHECK(collect::forEachText(project.database(),
                                      [&](IssueId /*issue*/, std::string_view title, std::string_view body) -> Status {
                                          if (stop.stop_requested()) {
                                              return Error{Errc::Cancelled, Reason::Cancelled};
                                          }
                                          ++texts;
                                          std::set<std::uint32_t> here;
                                          for (const std::string_view text : {title, body}) {
                                              matcher.find(text, found);
                                              for (const Found& each : found) {
                                                  here.insert(each.keyword);
                                              }
                                          }
                                          std::vector<std::string> names;
                                          for (const std::uint32_t keyword : here) {
                                              counts[keyword].add(here.size() - 1);
                                              names.push_back(counts[keyword].keyword);
                                          }
                                          byClass.add(names);
                                          return {};
                                      }));
    if (classes != nullptr) {
        *classes = byClass.counts();
    }
    return counts;
}

} // namespace accord::collect
