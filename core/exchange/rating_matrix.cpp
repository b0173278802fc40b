// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/rating_matrix.h"

#include "core/exchange/sheet.h"
#include "core/format/csv.h"
#include "core/project/codebook/relabel.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <unordered_map>

namespace accord::exchange {
namespace {

// A label says something when it has a verdict, or a note or a flag although it has none.
bool saysSomething(const LabelContent& content)
{
    return content.verdict != Verdict::None || content.flagged || !content.note.empty() || !content.summary.empty();
}

bool saysSomething(const DecisionContent& content)
{
    return content.state != DecisionState::Open;
}

} // namespace

Status forEachItemContent(Project& project, RoundId round, const std::function<Status(const ItemContent&)>& visit)
{
    store::Database& database = project.database();
    // A damaged project may have lost the codebook, or the issue of an item: then its labels are nobody's.
    const Taxonomy none;
    const Taxonomy& taxonomy = project.taxonomy() != nullptr ? *project.taxonomy() : none;
    std::unordered_map<IssueId, std::string> urls;
    ACCORD_CHECK(store::forEachIssueLink(
        database, [&urls](IssueId issue, const IssueLink& link) { urls.emplace(issue, link.url); }));

    std::vector<ItemContent> items;
    std::unordered_map<ItemId, std::size_t> places;
    ACCORD_CHECK(store::forEachItem(database, round, [&](const Item& row) {
        places.emplace(row.id, items.size());
        items.push_back(ItemContent{row.id, urls[row.issue], row.occurrence, {}, {}, {}});
    }));

    // Labels and decisions come in the order of the items: what is complete is handed on at once.
    std::vector<std::optional<Decision>> decisions(items.size());
    ACCORD_CHECK(store::forEachWholeDecision(database, round, [&](const Decision& decision) {
        const auto place = places.find(decision.item);
        if (saysSomething(decision.content) && place != places.end()) {
            std::optional<Decision>& kept = decisions[place->second];
            kept = decision;
            resolveMerged(taxonomy, *kept);
        }
    }));
    ACCORD_TRY(std::vector<SecondVote> secondVotes, store::secondVotesIn(database, round));
    resolveMerged(taxonomy, secondVotes);
    for (SecondVote& vote : secondVotes) {
        const auto place = places.find(vote.item);
        if (vote.state == SecondVoteState::Revealed && place != places.end()) {
            items[place->second].secondVotes.push_back(std::move(vote));
        }
    }
    std::size_t current = 0;
    Status status;
    const auto handOnUntil = [&](std::size_t end) {
        for (; current < end && status.ok(); ++current) {
            items[current].decision = std::move(decisions[current]);
            status = visit(items[current]);
            items[current].labels = {};
        }
    };
    ACCORD_CHECK(store::forEachWholeLabel(database, round, [&](const Label& label) {
        const auto place = places.find(label.item);
        if (place == places.end()) {
            return;
        }
        handOnUntil(place->second);
        if (saysSomething(label.content)) {
            std::vector<Label>& labels = items[place->second].labels;
            labels.push_back(label);
            resolveMerged(taxonomy, labels.back());
        }
    }));
    handOnUntil(items.size());
    return status;
}

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
