// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/parts/whole_use.h"

#include "core/exchange/export_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/labelling/reading.h"
#include "core/project/feed.h"
#include "core/project/items.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/project/repair.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/rules.h"
#include "tests/fuzz/parts/altered_project.h"
#include "tests/fuzz/parts/collect_use.h"
#include "tests/fuzz/parts/meeting_use.h"
#include "tests/fuzz/parts/study_use.h"

#include <algorithm>

namespace accord::fuzz {
namespace {

void readIssue(Project& project, ItemId item)
{
    const auto id = labelling::issueOf(project, item);
    if (!fine(id)) {
        return;
    }
    const auto issue = labelling::issueToRead(project, *id);
    if (fine(issue) && issue->document) {
        labelling::TextSteps steps(issue->document->body.substr(0, 10000), issue->link.url, {"cuda"});
        while (!steps.next().empty()) {
        }
    }
}

void labelAs(Project& project, const Round& round, const Person& person)
{
    const auto queue = labelling::queue(project, round.id, person.id);
    if (!fine(queue)) {
        return;
    }
    const std::size_t most = std::min<std::size_t>(queue->size(), 8);
    std::vector<ItemId> items;
    for (std::size_t i = 0; i < most; ++i) {
        const ItemId item = (*queue)[i].item;
        items.push_back(item);
        readIssue(project, item);
        (void)fine(labelling::currentLabel(project, round.id, item, person.id));
    }
    (void)fine(headingsOf(project, items));
    (void)fine(labelling::summariesLike(project, person.id, "a"));
    if (!items.empty()) {
        LabelContent content;
        content.verdict = Verdict::CannotTell;
        (void)fine(labelling::submitLabel(project, {round.id, items.front(), person.id, content, 1.5}));
    }
}

void measure(Project& project, const Round& round)
{
    const auto labelMatrix = LabelMatrix::load(project, round.id);
    if (!fine(labelMatrix)) {
        return;
    }
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        Selection selection;
        selection.level = level;
        const Ratings ratings = accord::ratings(*labelMatrix, selection);
        for (std::size_t i = 0; i < ratings.categories.size(); ++i) {
            (void)ratings.code(labelMatrix->taxonomy(), static_cast<int>(i));
        }
    }
    for (const auto& conflict : reconcile::conflicts(*labelMatrix, {})) {
        (void)fine(reconcile::votes(project, round.id, conflict.item));
        (void)fine(reconcile::decisionHistory(project, conflict.item));
    }
    const auto outcome = reconcile::preview(*labelMatrix, reconcile::Rule{});
    if (!outcome.decisions.empty() && !project.people().empty()) {
        (void)fine(reconcile::apply(project, round.id, project.people().front().id, outcome));
    }
}

void writeOut(Project& project, const Round& round)
{
    using exchange::ExportFormat;
    const auto file = workFolder() / "out";
    for (const ExportFormat format : {ExportFormat::Wide, ExportFormat::Long, ExportFormat::Json}) {
        (void)fine(exchange::exportLabels(project, round.id, format, file));
    }
    (void)fine(exchange::exportTaxonomy(project, file));
}

} // namespace

void useAll(Project& project)
{
    auto feed = Feed::start(project);
    const auto rounds = project.rounds();
    const auto people = project.people();
    for (std::size_t i = 0; i < std::min<std::size_t>(rounds.size(), 3); ++i) {
        for (std::size_t j = 0; j < std::min<std::size_t>(people.size(), 4); ++j) {
            labelAs(project, rounds[i], people[j]);
        }
        measure(project, rounds[i]);
        meet(project, rounds[i]);
        runStudy(project, rounds[i]);
        writeOut(project, rounds[i]);
        for (const char* words : {"cuda", "内存", "me too", "leaks 内"}) {
            (void)fine(labelling::search(project, rounds[i].id, words, 10));
        }
    }
    for (int i = 0; i < 5; ++i) {
        const auto further = labelling::indexFurther(project);
        if (!fine(further) || !*further) {
            break;
        }
    }
    collect(project);
    if (fine(feed)) {
        (void)fine(feed->poll(project));
    }
    (void)fine(checkIntegrity(project));
}

} // namespace accord::fuzz
