// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/as_given.h"

#include "core/project/codebook/codebook_versions.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/blindness.h"
#include "core/store/events/labels.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace accord {
namespace {

/// Which version of the codebook labels were given by.
class VersionsOfLabels
{
public:
    static Result<VersionsOfLabels> read(sqlite::Database& database)
    {
        VersionsOfLabels versions;
        ACCORD_TRY(versions.m_codebooks, store::codebooks(database));
        ACCORD_TRY(const auto told, store::codebookVersions(database));
        for (const store::CodebookVersion& version : told) {
            versions.m_clocks.push_back(version.clock);
        }
        return versions;
    }

    [[nodiscard]] const std::vector<store::Codebook>& codebooks() const { return m_codebooks; }

    void add(CodebookId codebook, std::int64_t clock)
    {
        const auto found = std::ranges::find(m_codebooks, codebook, &store::Codebook::id);
        if (found != m_codebooks.end()) {
            m_given.insert(found->number);
            return;
        }
        // An imported one: by the version that held then.
        const auto later = std::ranges::upper_bound(m_clocks, clock) - m_clocks.begin();
        m_given.insert(std::max<int>(1, static_cast<int>(later)));
    }

    [[nodiscard]] std::vector<int> given() const { return {m_given.begin(), m_given.end()}; }

private:
    std::vector<store::Codebook> m_codebooks;
    std::vector<std::int64_t> m_clocks; ///< of the versions, in their order
    std::set<int> m_given;
};

// Those that hold and are first labels too: most of them, in one query.
Status addUnchanged(sqlite::Database& database, RoundId round, std::int64_t end, VersionsOfLabels& versions)
{
    static constexpr auto kSql = R"sql(
        SELECT b.id, min(l.clock), max(l.clock)
        FROM label l
        JOIN event e ON e.seq = l.event
        LEFT JOIN codebook b ON b.uuid = e.codebook
        WHERE l.round_id = :round
          AND l.clock <= :end
          AND l.verdict IN (:category, :not_for_study)
        GROUP BY b.id
    )sql";
    return database.query(kSql)
        .bind(":round", round)
        .bind(":end", end)
        .bind(":category", Verdict::Category)
        .bind(":not_for_study", Verdict::NotForStudy)
        .each([&versions](const sqlite::Row& row) {
            versions.add(row.id<CodebookId>(0), row.integer(1));
            versions.add(row.id<CodebookId>(0), row.integer(2));
        });
}

// First labels that were changed afterwards.
Status addChanged(sqlite::Database& database, RoundId round, std::int64_t end, VersionsOfLabels& versions)
{
    std::vector<store::LabelCell> firsts;
    const auto take = [&](const store::LabelCell& now, const store::LabelCell& first) {
        if (now.clock > end && isRating(first.verdict)) {
            firsts.push_back(first);
        }
    };
    ACCORD_CHECK(store::forEachLabelAndFirst(database, round, take));
    for (const store::LabelCell& first : firsts) {
        ACCORD_TRY(const CodebookId codebook, store::codebookGivenBy(database, first.event));
        versions.add(codebook, first.clock);
    }
    return {};
}

} // namespace

Result<GivenVersions> givenVersions(Project& project, RoundId round)
{
    sqlite::Database& database = project.database();
    ACCORD_CHECK(store::requireOpen(database, round));
    GivenVersions result;
    result.counted = project.codebookNumber();
    if (result.counted < 2) {
        return result;
    }
    ACCORD_TRY(VersionsOfLabels versions, VersionsOfLabels::read(database));
    ACCORD_TRY(const auto end, store::firstLabelsEnd(database, round));
    const std::int64_t last = end ? end->clock : INT64_MAX;
    ACCORD_CHECK(addUnchanged(database, round, last, versions));
    if (end) {
        ACCORD_CHECK(addChanged(database, round, last, versions));
    }
    result.given = versions.given();
    return result;
}

Result<AsGiven> asGiven(Project& project, RoundId round)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    AsGiven result;
    ACCORD_TRY(result.versions, givenVersions(project, round));
    if (!result.versions.across() || result.versions.given.back() >= result.versions.counted) {
        return result;
    }
    ACCORD_TRY(const std::vector<store::Codebook> codebooks, store::codebooks(project.database()));
    const auto last = std::ranges::find(codebooks, result.versions.given.back(), &store::Codebook::number);
    if (last != codebooks.end()) {
        ACCORD_TRY(const auto taxonomy, taxonomyAt(project, last->id));
        ACCORD_TRY(result.labels, LabelMatrix::load(project, round, taxonomy));
    }
    return result;
}

} // namespace accord
