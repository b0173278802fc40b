// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/codebook/relabel.h"
#include "core/project/consensus.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using test::must;
using test::Sample;

namespace {

/// B.1 and B.2 by different people, a decision, a second vote; then B.1 is merged into B.2.
struct Merged : Sample
{
    Merged()
        : Sample(3, 3)
    {
        give(0, 0, "B.1");
        give(1, 0, "B.1");
        give(2, 0, "B.2");
        give(0, 1, "B.1.i");
        must(reconcile::decide(project, round, people[0], {{items[0], decided("B.1")}}));
        const auto opened = must(reconcile::openSecondVotes(project, {round, {items[0]}, people[0], {}, {people[0]}}));
        REQUIRE(opened.size() == 1);
        const auto vote = must(reconcile::newestSecondVote(project, round, items[0]));
        VoteContent content;
        content.verdict = Verdict::Category;
        content.category = category("B.1");
        must(reconcile::cast(project, vote->id, people[0], content));
        must(reconcile::reveal(project, vote->id, people[0], true));
        was = category("B.1");
        (void)must(taxonomy::applyEdits(project, must(taxonomy::parseEdits("merge B.1 into B.2")), people[0], ""));
        now = category("B.2");
    }

    CategoryId was;
    CategoryId now;
};

} // namespace

TEST_CASE("What was said with a merged category counts and reads as the other one, and is kept as it was said")
{
    Merged sample;
    Project& project = sample.project;
    const Taxonomy& taxonomy = *project.taxonomy();
    CHECK(resolveMerged(taxonomy, sample.was) == sample.now);
    CHECK(resolveMerged(taxonomy, sample.now) == sample.now);
    CHECK_FALSE(resolveMerged(taxonomy, {}).valid());
    CHECK(taxonomy.at(Level::Theme, sample.was)->code == "B.2");
    CHECK(taxonomy.pathText(sample.was, " > ") == "Bug > Speed");

    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, sample.round));
    CHECK(labelMatrix.decision(0).category == sample.now);
    CHECK(labelMatrix.indexOf(sample.was) == labelMatrix.indexOf(sample.now));
    CHECK(consensusOf(labelMatrix, 0).agreement == Agreement::Unanimous);

    for (const Label& vote : must(reconcile::votes(project, sample.round, sample.items[0]))) {
        CHECK(vote.content.category == sample.now);
    }
    CHECK(must(reconcile::currentDecision(project, sample.round, sample.items[0])).category == sample.now);
    const auto second = must(reconcile::newestSecondVote(project, sample.round, sample.items[0]));
    CHECK(second->votes.at(0).content.category == sample.now);
    CHECK(must(reconcile::ownVote(project, second->id, sample.people[0]))->content.category == sample.now);

    CHECK(must(labelling::currentContent(project, sample.round, sample.items[0], sample.people[0])).category ==
          sample.now);
    CHECK(must(labelling::queue(project, sample.round, sample.people[0])).at(0).category == sample.now);

    const auto told = must(reconcile::feedback(project, reconcile::Scope{sample.round, {}, {}, {}}, sample.people[2]));
    CHECK(told.decided == 1);
    CHECK(told.same == 1);

    const auto file = sample.folder / "labels.csv";
    for (const auto format :
         {exchange::ExportFormat::Wide, exchange::ExportFormat::Long, exchange::ExportFormat::Json}) {
        (void)must(exchange::exportLabels(project, sample.round, format, file));
        const std::string text = test::readFile(file);
        CHECK(text.find("B.2") != std::string::npos);
        CHECK(text.find("B.1") == std::string::npos);
        CHECK(text.find("Memory") == std::string::npos);
    }

    const auto kept = must(store::labelOf(project.database(), sample.round, sample.items[0], sample.people[0]));
    CHECK(kept->content.category == sample.was);
    (void)must(taxonomy::undoVersion(project, project.codebookNumber(), sample.people[0]));
    CHECK(must(reconcile::currentDecision(project, sample.round, sample.items[0])).category == sample.was);
}

TEST_CASE("A decision for the category that stays needs no reason where most people said the merged one")
{
    Merged sample;
    DecisionContent content = sample.decided("B.2");
    content.reason.clear();
    content.method = Method::Majority;
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], content}}));
}

TEST_CASE("A label that comes in from elsewhere is told as what it counts as")
{
    Merged sample;
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    LabelMatrix labelMatrix = must(LabelMatrix::load(other, sample.round));
    // As it happens when a copy is merged that did not know of the merge of categories.
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(sample.project.database()));
        store::EventWriter events = must(store::EventWriter::begin(sample.project.database(), sample.project.now()));
        LabelContent content;
        content.verdict = Verdict::Category;
        content.category = sample.was;
        (void)must(events.append({sample.people[1]}, LabelGiven{sample.items[2], content}));
        must(transaction.commit());
    }
    const Changes changes = must(feed.poll(other));
    REQUIRE(changes.labels.size() == 1);
    CHECK(changes.labels[0].category == sample.now);
    const auto updates = labelMatrix.apply(changes);
    REQUIRE(updates.has_value());
    CHECK(updates->at(0).after.category == labelMatrix.indexOf(sample.now));
}
