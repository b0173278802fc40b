// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/audit/audit.h"
#include "core/exchange/labels/label_plan.h"
#include "core/exchange/ratings/rating_file.h"
#include "core/exchange/taxonomy_files.h"
#include "core/format/link.h"
#include "core/format/taxonomy_json.h"
#include "core/project/items.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/codebooks.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace accord::exchange {
namespace {

// Which columns name items and final labels, as far as header and first row tell.
Result<RatingColumns> columnsOf(const std::filesystem::path& file, const AuditedTables& tables)
{
    RatingColumns columns{tables.item, false, tables.final, true, tables.raters};
    columns.doubt = true;
    columns.blank.emplace(); // who has labelled nothing yet is no reason not to look
    columns.table = tables.table;
    ACCORD_TRY(format::TableReader reader, format::TableReader::open(file, tableOptions(tables.table)));
    format::CsvRecord record;
    ACCORD_TRY(const bool header, reader.next(record));
    if (!header) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    std::vector<std::string> names;
    for (const std::string_view field : record.fields) {
        names.emplace_back(text::trimmed(field));
    }
    if (columns.final.empty() && std::ranges::count_if(names, speaksOfFinal) == 1) {
        columns.final = *std::ranges::find_if(names, speaksOfFinal);
    }
    ACCORD_TRY(const bool row, reader.next(record));
    for (std::size_t i = 0; row && columns.item.empty() && i < names.size(); ++i) {
        columns.item = format::parseTextLink(text::trimmed(record.fields[i])) ? names[i] : std::string();
    }
    return columns;
}

Result<Taxonomy> codebookNamed(const std::string& named)
{
    std::error_code unknown;
    if (!std::filesystem::exists(named, unknown)) {
        for (const ShippedTaxonomy& shipped : shippedTaxonomies()) {
            if (named == shipped.file || named + ".json" == shipped.file) {
                ACCORD_TRY(format::TaxonomyFile read, format::readTaxonomy(shipped.text, shipped.file));
                return std::move(read.taxonomy);
            }
        }
    }
    ACCORD_TRY(const std::string text, readFile(named, format::kLargestTaxonomy));
    ACCORD_TRY(format::TaxonomyFile read, format::readTaxonomy(text, named));
    return std::move(read.taxonomy);
}

/// Puts tables below each other.
class TableUnion
{
public:
    void add(const RatingFile& file, const std::filesystem::path& path)
    {
        std::vector<std::size_t> annotators;
        for (const std::string& name : file.raters) {
            annotators.push_back(numberOf(m_annotators, m_labels.annotators, name));
        }
        std::vector<int> codes;
        for (const std::string& label : file.labels) {
            codes.push_back(static_cast<int>(numberOf(m_codes, m_labels.codes, label)));
        }
        const auto code = [&codes](int label) {
            return label == agreement::kMissing ? label : codes[static_cast<std::size_t>(label)];
        };
        for (int row = 0; row < file.table.items(); ++row) {
            const std::string& name = file.items[static_cast<std::size_t>(row)];
            const auto link = format::parseTextLink(text::trimmed(name));
            m_labels.items.push_back(link ? link->url : name);
            m_labels.repositories.push_back(link ? link->group : path.filename().string());
            m_labels.finals.push_back(file.final.empty() ? agreement::kMissing
                                                         : code(file.final[static_cast<std::size_t>(row)]));
            std::vector<int>& cells = m_rows.emplace_back(m_labels.annotators.size(), agreement::kMissing);
            for (std::size_t rater = 0; rater < annotators.size(); ++rater) {
                cells[annotators[rater]] = code(file.table.at(row, static_cast<int>(rater)));
            }
        }
    }

    AuditedLabels finish()
    {
        m_labels.table.raters = static_cast<int>(m_labels.annotators.size());
        m_labels.table.categories = static_cast<int>(m_labels.codes.size());
        for (std::vector<int>& cells : m_rows) {
            cells.resize(m_labels.annotators.size(), agreement::kMissing); // who came with a later file
            m_labels.table.cells.insert(m_labels.table.cells.end(), cells.begin(), cells.end());
        }
        for (int row = 0; row < m_labels.table.items(); ++row) {
            const bool open = m_labels.finals[static_cast<std::size_t>(row)] == agreement::kMissing;
            m_labels.undecided += open && agreement::rowUse(m_labels.table, row) != agreement::RowUse::NoRating ? 1 : 0;
        }
        return std::move(m_labels);
    }

private:
    using Numbers = std::unordered_map<std::string, std::size_t>;

    static std::size_t numberOf(Numbers& numbers, std::vector<std::string>& names, const std::string& name)
    {
        const auto [found, isNew] = numbers.emplace(name, names.size());
        if (isNew) {
            names.push_back(name);
        }
        return found->second;
    }

    AuditedLabels m_labels;
    Numbers m_annotators;
    Numbers m_codes;
    std::vector<std::vector<int>> m_rows;
};

// What was in view for how long; nothing where labels came from a file that does not say it.
Status addTimes(Project& project, RoundId round, const LabelMatrix& labelMatrix, AuditedLabels& labels)
{
    std::map<PersonId, int> numbers;
    for (const PersonId person : labelMatrix.annotators()) {
        numbers.emplace(person, static_cast<int>(numbers.size()));
    }
    static constexpr auto kSql = R"sql(
        SELECT label.person_id, answer.seconds, length(document.title) + length(document.body)
        FROM label
        JOIN answer ON answer.event = label.event
        JOIN item ON item.id = label.item_id
        JOIN text ON text.id = item.text_id
        JOIN document ON document.id = text.document_id
        WHERE label.round_id = :round
          AND answer.seconds > 0
          AND label.verdict IN (:category, :not_for_study)
    )sql";
    return project.database()
        .query(kSql)
        .bind(":round", round)
        .bind(":category", Verdict::Category)
        .bind(":not_for_study", Verdict::NotForStudy)
        .each([&](const sqlite::Row& row) {
            if (const auto found = numbers.find(row.id<PersonId>(0)); found != numbers.end()) {
                labels.timed.push_back({found->second, row.real(1), row.integer(2)});
            }
        });
}

Status addCodebooks(Project& project, AuditedLabels& labels)
{
    ACCORD_TRY(const auto versions, store::codebookVersions(project.database()));
    for (const store::CodebookVersion& version : versions) {
        const std::string file = project.file().string();
        Result<format::TaxonomyFile> read = format::readTaxonomy(version.json, file);
        if (!read.ok()) {
            return Error{Errc::Damaged, Reason::CodebookVersionBroken, {file, read.error()}};
        }
        labels.codebooks.push_back(std::move(read->taxonomy));
    }
    return {};
}

} // namespace

Result<AuditedLabels> readAudited(const AuditedTables& tables, Progress& progress, const std::stop_token& stop)
{
    TableUnion tableUnion;
    for (const std::filesystem::path& file : tables.files) {
        ACCORD_TRY(const RatingColumns columns, columnsOf(file, tables));
        ACCORD_TRY(const RatingFile read, readRatings(file, columns, progress, stop));
        tableUnion.add(read, file);
    }
    AuditedLabels labels = tableUnion.finish();
    for (const std::string& named : tables.codebooks) {
        ACCORD_TRY(Taxonomy codebook, codebookNamed(named));
        labels.codebooks.push_back(std::move(codebook));
    }
    return labels;
}

Result<AuditedLabels> readAudited(Project& project, RoundId round, Level level, const std::stop_token& stop)
{
    // What is read belongs to one state of the project.
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    Selection selection;
    selection.level = level;
    selection.repeats = Repeats::Count;
    Ratings rated = ratings(labelMatrix, selection);
    AuditedLabels labels;
    labels.later = rated.later;
    if (rated.later.all() > 0) {
        selection.labels = LabelsOf::Now;
        labels.withLater = agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, selection).table);
    }
    std::vector<ItemId> items;
    for (const LabelMatrixItem& item : labelMatrix.items()) {
        items.push_back(item.item);
    }
    ACCORD_TRY(const std::vector<Heading> headings, headingsOf(project, items));
    for (std::size_t row = 0; row < headings.size(); ++row) {
        const LabelMatrixItem& item = labelMatrix.items()[row];
        const std::string again = item.drawnAgain ? " #" + std::to_string(item.occurrence) : std::string();
        labels.items.push_back(headings[row].url + again);
        labels.repositories.push_back(labelMatrix.repositories()[static_cast<std::size_t>(item.repository)]);
        labels.byRule.push_back(labelMatrix.decision(static_cast<int>(row)).source == DecisionSource::Rule);
        const bool open = labelMatrix.decision(static_cast<int>(row)).state != DecisionState::Decided;
        labels.undecided +=
            open && agreement::rowUse(rated.table, static_cast<int>(row)) != agreement::RowUse::NoRating ? 1 : 0;
    }
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    labels.annotators = project.namesOf(rated.annotators);
    for (int category = 0; category < rated.table.categories; ++category) {
        labels.codes.push_back(rated.code(labelMatrix.taxonomy(), category));
    }
    labels.table = std::move(rated.table);
    labels.whole = wholeRatings(labelMatrix, selection).table;
    labels.finals = std::move(rated.finals);
    ACCORD_CHECK(addTimes(project, round, labelMatrix, labels));
    ACCORD_CHECK(addCodebooks(project, labels));
    return labels;
}

} // namespace accord::exchange
