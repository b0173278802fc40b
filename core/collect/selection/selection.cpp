// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/selection.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/fetched.h"
#include "core/collect/issue_queries.h"
#include "core/collect/selection/selection_filter.h"
#include "core/collect/source_queries.h"
#include "core/format/keyword_list.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/batched_write.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace accord::collect {
namespace {

constexpr std::string_view kKind = "collect";

// A source with what is known before it is brought in.
struct SelectionPlan
{
    const Source* source = nullptr;
    SelectionFilter filter;
    std::int64_t after = 0; // what was touched up to this pass was brought in before, with the same selection
    std::int64_t pass = 0;  // the last one that is whole
    std::int64_t total = 0;
    std::set<std::string> others; // keywords of other sources: their places stay
};

Result<SelectionPlan> planOf(sqlite::Database& database, const Source& source, const std::vector<Source>& all)
{
    ACCORD_TRY(SelectionFilter filter, SelectionFilter::of(source));
    ACCORD_TRY(const Fetching fetching, collect::fetching(database, source.uuid));
    ACCORD_TRY(const FetchedCounts there, collect::fetchedCounts(database, source.uuid));
    ACCORD_TRY(const auto noted, collect::lastNoted(database, kKind, markOf(source)));
    SelectionPlan plan{&source, std::move(filter), noted.value_or(0), fetching.pass, there.issues + there.pullRequests,
                       {}};
    plan.pass -= fetching.phase == FetchPhase::Idle ? 0 : 1;
    for (const Source& other : all) {
        for (const Keyword& keyword : other.selection.keywords) {
            if (other.uuid != source.uuid) {
                plan.others.insert(format::spelling(keyword));
            }
        }
    }
    return plan;
}

// What imports note: how far each source came, and, behind a slash, its name. A copy that takes the import over keeps
// only what is behind the last slash (it fetches for itself).
std::string noteOf(const std::vector<SelectionPlan>& plans)
{
    std::string note;
    for (const SelectionPlan& plan : plans) {
        note += markOf(*plan.source) + " " + std::to_string(std::max(plan.pass, plan.after)) + "\n";
    }
    return note + "/collected";
}

bool sameHits(std::vector<KeywordHit> a, std::vector<KeywordHit> b)
{
    std::ranges::sort(a, {}, &KeywordHit::keyword);
    std::ranges::sort(b, {}, &KeywordHit::keyword);
    return a == b;
}

// Writes in batches, from the first issue on that is new or changed; taken back unless finish() was called.
class SelectedImport
{
public:
    SelectedImport(Project& project, PersonId by, std::string note, ImportResult& outcome)
        : m_project(project)
        , m_by(by)
        , m_database(project.database())
        , m_note(std::move(note))
        , m_outcome(outcome)
    {}

    Status bring(const SelectionPlan& plan, const FetchedIssue& fetched, std::vector<KeywordHit> hits)
    {
        ++m_outcome.selected;
        ACCORD_TRY(const Identity identity, identityOf(m_database, *plan.source, fetched.link));
        if (!identity.known.valid()) {
            ACCORD_TRY(const IssueId added, write(identity.link, fetched, hits));
            ACCORD_CHECK(collect::writeFacts(m_database, added, fetched.facts));
            ++m_outcome.added;
            return {};
        }
        ACCORD_TRY(const Issue have, store::textById(m_database, identity.known));
        if (have.document == fetched.document) {
            ++m_outcome.unchanged;
            ACCORD_CHECK(noteHits(plan, have.documentId, std::move(hits)));
        } else {
            ACCORD_CHECK(noteChange(have, fetched.document));
            ACCORD_TRY([[maybe_unused]] const IssueId changed, write(have.link, fetched, hits));
        }
        ACCORD_TRY(const IssueFacts facts, collect::factsOf(m_database, have.id));
        if (facts != fetched.facts) {
            m_facts.emplace_back(have.id, fetched.facts);
        }
        return {};
    }

    // What cannot be taken back comes last.
    Status finish()
    {
        for (const auto& [document, hits] : m_hits) {
            ACCORD_TRY([[maybe_unused]] store::IssueWriter * ready, writer());
            ACCORD_CHECK(store::writeHits(m_database, document, hits));
        }
        for (const auto& [issue, facts] : m_facts) {
            ACCORD_TRY([[maybe_unused]] store::IssueWriter * ready, writer());
            ACCORD_CHECK(collect::writeFacts(m_database, issue, facts));
        }
        return m_batches ? m_batches->finish(m_project.now()) : Status();
    }

private:
    Result<store::IssueWriter*> writer()
    {
        if (!m_batches) {
            ACCORD_TRY(store::BatchedWrite batches,
                       store::BatchedWrite::begin(m_database, kKind, m_note, store::BatchedWrite::Brings::Texts,
                                                  m_project.now()));
            ACCORD_TRY(store::IssueWriter writer, store::IssueWriter::begin(m_database, batches.import()));
            m_batches.emplace(std::move(batches));
            m_writer.emplace(std::move(writer));
        }
        ACCORD_TRY(const bool fresh, m_batches->turn());
        if (fresh) {
            ACCORD_CHECK(permit(m_project, m_by, Action::Select));
            m_writer->forget();
        }
        return &*m_writer;
    }

    Result<IssueId> write(const TextLink& link, const FetchedIssue& fetched, const std::vector<KeywordHit>& hits)
    {
        ACCORD_TRY(store::IssueWriter * into, writer());
        ACCORD_TRY(const auto written, into->issue(link, fetched.document));
        ACCORD_TRY(const DocumentId text, collect::newestText(m_database, written.issue));
        ACCORD_CHECK(store::writeHits(m_database, text, hits));
        return written.issue;
    }

    Status noteHits(const SelectionPlan& plan, DocumentId document, std::vector<KeywordHit> hits)
    {
        const auto noted = m_hits.find(document);
        std::vector<KeywordHit> have;
        if (noted != m_hits.end()) {
            have = noted->second; // by another source of the same repository
        } else {
            ACCORD_TRY(have, store::hitsOf(m_database, document));
        }
        const std::vector<std::string>& ours = plan.filter.matcher().names();
        for (const KeywordHit& hit : have) {
            if (plan.others.contains(hit.keyword) && std::ranges::find(ours, hit.keyword) == ours.end()) {
                hits.push_back(hit);
            }
        }
        if (!sameHits(hits, have)) {
            m_hits[document] = std::move(hits);
        }
        return {};
    }

    Status noteChange(const Issue& have, const Document& now)
    {
        if (!have.document) {
            ++m_outcome.textsAdded;
            return {};
        }
        ChangedText change;
        change.issue = have.id;
        change.link = have.link;
        change.parts = {have.document->title != now.title, have.document->body != now.body,
                        have.document->comments != now.comments};
        if (!change.parts.any()) {
            ++m_outcome.unchanged;
            return {};
        }
        ACCORD_TRY(change.labelled, collect::isLabelled(m_database, have.id));
        m_outcome.changed.push_back(std::move(change));
        return {};
    }

    Project& m_project;
    PersonId m_by;
    sqlite::Database& m_database;
    std::string m_note;
    ImportResult& m_outcome;
    std::optional<store::BatchedWrite> m_batches;
    std::optional<store::IssueWriter> m_writer;
    std::map<DocumentId, std::vector<KeywordHit>> m_hits;
    std::vector<std::pair<IssueId, IssueFacts>> m_facts;
};

} // namespace

Result<ImportResult> importSelected(Project& project, std::span<const Source> sources, Progress& progress,
                                    const std::stop_token& stop, PersonId by)
{
    ACCORD_CHECK(permit(project, by, Action::Select)); // before long work; asked again where it writes
    sqlite::Database& database = project.database();
    ACCORD_TRY(const std::vector<Source> all, collect::sourcesIn(database));
    std::vector<SelectionPlan> plans;
    for (const Source& source : sources) {
        ACCORD_TRY(SelectionPlan plan, planOf(database, source, all));
        plans.push_back(std::move(plan));
    }
    ImportResult outcome;
    Ticker ticker(progress);
    SelectedImport bringer(project, by, noteOf(plans), outcome);
    for (const SelectionPlan& plan : plans) {
        std::int64_t done = 0;
        ACCORD_CHECK(collect::forEachFetched(
            database, plan.source->uuid, plan.after, [&](const FetchedIssue& fetched) -> Status {
                if (stop.stop_requested()) {
                    return Error{Errc::Cancelled, Reason::Cancelled};
                }
                ticker.report(plan.source->repository, ++done, plan.total);
                auto hits = plan.filter.wanted(fetched);
                return hits ? bringer.bring(plan, fetched, std::move(*hits)) : Status();
            }));
    }
    ACCORD_CHECK(bringer.finish());
    return outcome;
}

namespace {

// Adds what one keyword brought to the counts over all sources. Spellings that differ only in case are one.
void addTo(std::vector<KeywordCount>& all, const KeywordCount& one)
{
    const auto known = std::ranges::find_if(
        all, [&one](const KeywordCount& count) { return text::equalsIgnoringCase(count.keyword, one.keyword); });
    if (known == all.end()) {
        all.push_back(one);
    } else {
        known->issues += one.issues;
        known->alone += one.alone;
    }
}

void countYear(std::map<int, std::int64_t>& years, const std::string& createdAt)
{
    int year = 0;
    if (std::from_chars(createdAt.data(), createdAt.data() + std::min<std::size_t>(createdAt.size(), 4), year).ec ==
        std::errc{}) {
        ++years[year];
    }
}

void countKeywords(SourceCount& count, const std::vector<KeywordHit>& hits)
{
    for (const KeywordHit& hit : hits) {
        std::ranges::find(count.keywords, hit.keyword, &KeywordCount::keyword)->add(hits.size() - 1);
    }
}

std::vector<std::string> namesOf(const std::vector<KeywordHit>& hits)
{
    std::vector<std::string> names;
    for (const KeywordHit& hit : hits) {
        names.push_back(hit.keyword);
    }
    return names;
}

} // namespace

Result<SelectionPreview> previewSelection(Project& project, std::span<const Source> sources, Progress& progress,
                                          const std::stop_token& stop)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    SelectionPreview preview;
    KeywordClasses classes(keywordsOf(sources));
    Ticker ticker(progress);
    for (const Source& source : sources) {
        ACCORD_TRY(const SelectionFilter filter, SelectionFilter::of(source));
        ACCORD_TRY(const FetchedCounts there, collect::fetchedCounts(database, source.uuid));
        SourceCount count;
        count.source = source.uuid;
        for (const std::string& name : filter.matcher().names()) {
            count.keywords.push_back({name});
        }
        std::int64_t done = 0;
        ACCORD_CHECK(collect::forEachFetched(database, source.uuid, 0, [&](const FetchedIssue& issue) -> Status {
            if (stop.stop_requested()) {
                return Error{Errc::Cancelled, Reason::Cancelled};
            }
            ticker.report(source.repository, ++done, there.issues + there.pullRequests);
            count.fetched += issue.pullRequest && !source.selection.pullRequests ? 0 : 1;
            const auto hits = filter.wanted(issue);
            if (!hits) {
                return {};
            }
            ++count.selected;
            ++count.months[issue.document.createdAt.substr(0, 7)];
            countYear(preview.years, issue.document.createdAt);
            countKeywords(count, *hits);
            classes.add(namesOf(*hits));
            ACCORD_TRY(const Identity identity, identityOf(database, source, issue.link));
            preview.newIssues += identity.known.valid() ? 0 : 1;
            return {};
        }));
        preview.fetched += count.fetched;
        preview.selected += count.selected;
        for (const KeywordCount& keyword : count.keywords) {
            addTo(preview.keywords, keyword);
        }
        preview.sources.push_back(std::move(count));
    }
    std::ranges::stable_sort(preview.keywords, std::ranges::greater{}, &KeywordCount::issues);
    preview.classes = classes.counts();
    return preview;
}

} // namespace accord::collect
