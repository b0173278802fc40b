// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/rating_matrix.h"

#include "core/exchange/sheet.h"
#include "core/format/csv.h"
#include "core/project/codebook/relabel.h"
#include "core/sqlite/statement.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace accord::exchange {
namespace {

// A label says something when it has a verdict, or a note or a flag although it has none.
bool saysSomething(const LabelContent& content)
{
    return content.verdict != Verdict::None || content.flagged || !content.note.empty() || !content.summary.empty() ||
           !content.citations.empty();
}

bool saysSomething(const DecisionContent& content)
{
    return content.state != DecisionState::Open;
}

} // namespace

namespace {

// The items of a round in their order, one at a time. Labels come in the same order: see forEachWholeLabel().
class ItemCursor
{
public:
    static Result<ItemCursor> begin(sqlite::Database& database, RoundId round)
    {
        // Of a damaged project the text of an item may be lost, and a text's group.
        ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
            SELECT i.id, i.occurrence, s.id, r.host, r.name, s.name, s.link
            FROM item i
            LEFT JOIN text s ON s.id = i.text_id
            LEFT JOIN text_group r ON r.id = s.group_id
            WHERE i.round_id = ?
            ORDER BY i.position, i.text_id, i.id
        )sql"));
        query.bind(round);
        return ItemCursor(std::move(query));
    }

    /// False behind the last one.
    Result<bool> next(ItemContent& content)
    {
        ACCORD_TRY(const bool row, m_query.step());
        if (!row) {
            return false;
        }
        content.item = m_query.id<ItemId>(0);
        content.occurrence = static_cast<int>(m_query.integer(1));
        m_hasIssue = !m_query.isNull(2);
        content.url = m_query.isNull(3) ? std::string()
                                        : addressOf(m_query.text(3), m_query.text(4), m_query.text(5), m_query.text(6));
        content.labels.clear();
        content.decision.reset();
        content.secondVotes.clear();
        return true;
    }

    [[nodiscard]] bool hasIssue() const { return m_hasIssue; }

private:
    explicit ItemCursor(sqlite::Statement query)
        : m_query(std::move(query))
    {}

    sqlite::Statement m_query;
    bool m_hasIssue = false;
};

// Puts together what belongs to an item, and hands it on before it goes to the next: one item is in memory at a time.
class ItemReader
{
public:
    using Visit = std::function<Status(const ItemContent&)>;

    ItemReader(sqlite::Database& database, RoundId round, const Taxonomy& taxonomy, ItemCursor items,
               const Visit& visit)
        : m_database(database)
        , m_round(round)
        , m_taxonomy(taxonomy)
        , m_items(std::move(items))
        , m_visit(visit)
    {}

    Status readSecondVotes()
    {
        ACCORD_TRY(std::vector<SecondVote> votes, store::secondVotesIn(m_database, m_round));
        resolveMerged(m_taxonomy, votes);
        for (SecondVote& vote : votes) {
            if (vote.state == SecondVoteState::Revealed) {
                m_secondVotes[vote.item].push_back(std::move(vote));
            }
        }
        return {};
    }

    Status next()
    {
        ACCORD_TRY(m_more, m_items.next(m_content));
        return {};
    }

    Status take(const Label& label)
    {
        while (m_more && m_content.item != label.item) {
            ACCORD_CHECK(handOn());
        }
        if (m_more && saysSomething(label.content)) {
            m_content.labels.push_back(label);
            resolveMerged(m_taxonomy, m_content.labels.back());
        }
        return {};
    }

    Status finish()
    {
        while (m_more) {
            ACCORD_CHECK(handOn());
        }
        return {};
    }

private:
    Status handOn()
    {
        if (m_items.hasIssue()) {
            ACCORD_TRY(m_content.decision, store::decisionToReplace(m_database, m_round, m_content.item));
            if (m_content.decision && !saysSomething(m_content.decision->content)) {
                m_content.decision.reset();
            }
            if (m_content.decision) {
                resolveMerged(m_taxonomy, *m_content.decision);
            }
            if (const auto votes = m_secondVotes.find(m_content.item); votes != m_secondVotes.end()) {
                m_content.secondVotes = std::move(votes->second);
            }
            ACCORD_CHECK(m_visit(m_content));
        }
        return next();
    }

    sqlite::Database& m_database;
    RoundId m_round;
    const Taxonomy& m_taxonomy;
    ItemCursor m_items;
    const Visit& m_visit;
    std::unordered_map<ItemId, std::vector<SecondVote>> m_secondVotes; ///< revealed ones: conflicts that were discussed
    ItemContent m_content;
    bool m_more = false;
};

} // namespace

Status forEachItemContent(Project& project, RoundId round, const std::function<Status(const ItemContent&)>& visit,
                          PersonId only)
{
    sqlite::Database& database = project.database();
    // A damaged project may have lost the codebook, or the issue of an item: then its labels are nobody's.
    const Taxonomy none;
    const Taxonomy& taxonomy = project.taxonomy() != nullptr ? *project.taxonomy() : none;
    ACCORD_TRY(ItemCursor items, ItemCursor::begin(database, round));
    ItemReader reader(database, round, taxonomy, std::move(items), visit);
    if (const auto found = project.round(round); found == nullptr || !found->blind) {
        ACCORD_CHECK(reader.readSecondVotes()); // none is revealed while it is blind
    }
    ACCORD_CHECK(reader.next());
    Status status;
    ACCORD_CHECK(store::forEachWholeLabel(
        database, round, [&](const Label& label) { status = status.ok() ? reader.take(label) : status; }, only));
    ACCORD_CHECK(status);
    return reader.finish();
}

namespace {

// What an issue is called; empty where it is lost.
Result<std::string> linkOf(Project& project, IssueId issue)
{
    static constexpr auto kSql = R"sql(
        SELECT r.host, r.name, s.name, s.link
        FROM text s
        JOIN text_group r ON r.id = s.group_id
        WHERE s.id = :text
    )sql";
    ACCORD_TRY(auto link,
               project.database().query(kSql).bind(":text", issue).one<std::string>([](const sqlite::Row& row) {
                   return addressOf(row.text(0), row.text(1), row.text(2), row.text(3));
               }));
    return std::move(link).value_or(std::string());
}

std::vector<std::string> headersOf(const Project& project, const Ratings& ratings, bool pseudonyms)
{
    std::vector<std::string> headers;
    for (const PersonId annotator : ratings.annotators) {
        const auto person = project.person(annotator);
        headers.push_back(person == nullptr ? std::string() : pseudonyms ? person->pseudonym : person->name);
    }
    return headers;
}

Status writeItems(std::ostream& out, Project& project, const LabelMatrix& labelMatrix, const Ratings& ratings,
                  const MatrixReport& report)
{
    format::CsvWriter csv(out);
    csv.field("item");
    for (const std::string& annotator : report.annotators) {
        csv.field(annotator);
    }
    csv.endRow();
    for (int row = 0; row < ratings.table.items(); ++row) {
        const auto at = static_cast<std::size_t>(ratings.rows[static_cast<std::size_t>(row)]);
        const LabelMatrixItem& item = labelMatrix.items()[at];
        ACCORD_TRY(std::string name, linkOf(project, item.issue));
        if (item.occurrence > 1) {
            name += " #" + std::to_string(item.occurrence);
        }
        csv.field(name);
        for (int annotator = 0; annotator < ratings.table.raters; ++annotator) {
            const int cell = ratings.table.at(row, annotator);
            csv.field(cell == agreement::kMissing ? std::string_view()
                                                  : report.codebook[static_cast<std::size_t>(cell)]);
        }
        csv.endRow();
    }
    return {};
}

void writeCodebook(std::ostream& out, const Taxonomy& taxonomy, const Ratings& ratings, const MatrixReport& report)
{
    format::CsvWriter csv(out);
    csv.row({"code", "name", "used"});
    for (std::size_t i = 0; i < ratings.categories.size(); ++i) {
        const int index = ratings.categories[i];
        const bool used = std::ranges::count(ratings.table.cells, static_cast<int>(i)) > 0;
        csv.row({report.codebook[i],
                 index < -1    ? std::string_view("a code of annotators' own")
                 : index == -1 ? std::string_view("not for this study")
                               : std::string_view(taxonomy.categories()[static_cast<std::size_t>(index)].name),
                 used ? "1" : "0"});
    }
}

} // namespace

Result<MatrixReport> exportMatrix(Project& project, const MatrixPlan& plan, const std::filesystem::path& file)
{
    ACCORD_CHECK(project.requireOpen(plan.round));
    ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, plan.round));
    if (plan.selection.openCodes) {
        ACCORD_CHECK(labelMatrix.readOpenCodes(project));
    }
    const Ratings ratings =
        plan.wholePath ? wholeRatings(labelMatrix, plan.selection) : accord::ratings(labelMatrix, plan.selection);
    MatrixReport report;
    report.items = ratings.table.items();
    report.annotators = headersOf(project, ratings, plan.pseudonyms);
    for (int category = 0; category < ratings.table.categories; ++category) {
        report.codebook.push_back((ratings.isOpenCode(category) ? "own:" : "") +
                                  ratings.code(labelMatrix.taxonomy(), category));
    }
    report.codebookFile = file;
    report.codebookFile.replace_extension(".codebook.csv");
    ACCORD_TRY(SafeFile target, SafeFile::create(file, project.file()));
    ACCORD_CHECK(writeItems(target.stream(), project, labelMatrix, ratings, report));
    ACCORD_TRY(SafeFile codebook, SafeFile::create(report.codebookFile, project.file()));
    writeCodebook(codebook.stream(), labelMatrix.taxonomy(), ratings, report);
    ACCORD_CHECK(codebook.finish());
    ACCORD_CHECK(target.finish());
    return report;
}

} // namespace accord::exchange
