// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/output/rating_matrix.h"

#include "core/exchange/output/safe_file.h"
#include "core/format/csv/writer.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <unordered_map>

namespace accord::exchange {
namespace {

using Links = std::unordered_map<IssueId, std::string>;

Result<Links> linksOf(Project& project)
{
    Links links;
    ACCORD_CHECK(store::forEachIssueLink(
        project.database(), [&links](IssueId issue, const IssueLink& link) { links.emplace(issue, link.url); }));
    return links;
}

std::vector<std::string> headersOf(const Project& project, const Ratings& ratings, bool pseudonyms)
{
    std::vector<std::string> headers;
    for (const PersonId annotator : ratings.annotators) {
        const Person* person = project.person(annotator);
        headers.push_back(person == nullptr ? std::string() : pseudonyms ? person->pseudonym : person->name);
    }
    return headers;
}

void writeItems(std::ostream& out, const LabelMatrix& labelMatrix, const Ratings& ratings, const Links& links,
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
        const auto link = links.find(item.issue);
        std::string name = link == links.end() ? std::string() : link->second;
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
}

void writeCodebook(std::ostream& out, const Taxonomy& taxonomy, const Ratings& ratings, const MatrixReport& report)
{
    format::CsvWriter csv(out);
    csv.row({"code", "name", "used"});
    for (std::size_t i = 0; i < ratings.categories.size(); ++i) {
        const int index = ratings.categories[i];
        const bool used = std::ranges::count(ratings.table.cells, static_cast<int>(i)) > 0;
        csv.row({report.codebook[i],
                 index < 0 ? std::string_view("not for this study")
                           : std::string_view(taxonomy.categories()[static_cast<std::size_t>(index)].name),
                 used ? "1" : "0"});
    }
}

} // namespace

Result<MatrixReport> exportMatrix(Project& project, const MatrixPlan& plan, const std::filesystem::path& file)
{
    ACCORD_CHECK(project.requireOpen(plan.round));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, plan.round));
    const Ratings ratings =
        plan.wholePath ? wholeRatings(labelMatrix, plan.selection) : accord::ratings(labelMatrix, plan.selection);
    ACCORD_TRY(const Links links, linksOf(project));
    MatrixReport report;
    report.items = ratings.table.items();
    report.annotators = headersOf(project, ratings, plan.pseudonyms);
    for (int category = 0; category < ratings.table.categories; ++category) {
        report.codebook.push_back(ratings.code(labelMatrix.taxonomy(), category));
    }
    report.codebookFile = file;
    report.codebookFile.replace_extension(".codebook.csv");
    ACCORD_TRY(SafeFile target, SafeFile::create(file, project.file()));
    writeItems(target.stream(), labelMatrix, ratings, links, report);
    ACCORD_TRY(SafeFile codebook, SafeFile::create(report.codebookFile, project.file()));
    writeCodebook(codebook.stream(), labelMatrix.taxonomy(), ratings, report);
    ACCORD_CHECK(codebook.finish());
    ACCORD_CHECK(target.finish());
    return report;
}

} // namespace accord::exchange
