// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/table/scene.h"

#include "core/exchange/import_issues.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/reconcile/decisions.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/files.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace accord::test::faults {
namespace {

// Every one answers lines of text; nothing in them is a row's number, an identifier or a moment.
constexpr std::array<std::string_view, 24> kLines{
    "SELECT 'project ' || value FROM project WHERE key = 'name'",
    "SELECT 'person ' || name || ' ' || initials FROM person",
    "SELECT 'round ' || name || ' ' || blind FROM round",
    "SELECT 'import ' || kind || ' ' || (finished_at IS NOT NULL) FROM import",
    "SELECT 'issue ' || r.host || ' ' || r.name || ' ' || i.name || ' ' || coalesce(d.title || d.body, '-') "
    "FROM text i JOIN text_group r ON r.id = i.group_id LEFT JOIN document d ON d.id = i.document_id",
    "SELECT 'texts ' || count(*) FROM document",
    "SELECT 'comments ' || count(*) FROM part",
    "SELECT 'item ' || r.name || ' ' || t.position || ' ' || i.name FROM item t JOIN round r ON r.id = t.round_id "
    "JOIN text i ON i.id = t.text_id",
    "SELECT 'event ' || kind || ' ' || clock || ' ' || coalesce(person_id, 0) || ' ' || coalesce(item_id, 0) || ' ' || "
    "coalesce(verdict, 0) || ' ' || coalesce(category_id, 0) || ' ' || coalesce(summary, '') || coalesce(state, 0) "
    "FROM event LEFT JOIN answer ON event = seq",
    "SELECT 'replaces ' || count(*) FROM event a WHERE replaces IS NOT NULL AND EXISTS (SELECT 1 FROM event b WHERE "
    "b.uuid = a.replaces)",
    "SELECT 'label ' || round_id || ' ' || person_id || ' ' || item_id || ' ' || verdict || ' ' || "
    "coalesce(category_id, 0) || ' ' || clock FROM label",
    "SELECT 'decision ' || item_id || ' ' || state || ' ' || verdict || ' ' || coalesce(category_id, 0) || ' ' || "
    "source FROM decision",
    "SELECT 'taking part ' || a.kind || ' ' || a.clock || ' ' || t.person_id FROM taking_part t JOIN event a ON "
    "a.seq = t.event",
    "SELECT 'about ' || a.kind || ' ' || a.clock || ' ' || b.clock || ' ' || coalesce(s.method, 0) FROM event a JOIN "
    "event b ON b.uuid = a.subject LEFT JOIN answer s ON s.event = a.seq",
    "SELECT 'study ' || kind || ' ' || clock || ' ' || coalesce(round_id, 0) || ' ' || coalesce(about_person, 0) || ' "
    "' "
    "|| coalesce(detail, '') FROM rare_event WHERE kind NOT IN ('taxonomy', 'second_vote', 'meeting', 'proposal', "
    "'opinion')",
    "SELECT 'handed ' || a.clock || ' ' || h.item_id || ' ' || h.state FROM assigned_item h JOIN event a ON a.seq = "
    "h.event",
    "SELECT 'fetched ' || number || ' ' || updated_at || ' ' || comments_at || ' ' || content FROM fetched_issue",
    "SELECT 'fetched comment ' || number || ' ' || host_id || ' ' || content FROM fetched_comment",
    "SELECT 'fetching ' || state FROM fetching",
    "SELECT 'fetch log ' || event || ' ' || subject FROM fetch_log",
    "SELECT 'fact ' || text_id || ' ' || milestone FROM issue_fact UNION ALL SELECT 'hit ' || k.text || ' ' || "
    "h.document_id || ' ' || h.places FROM hit h JOIN keyword k ON k.id = h.keyword_id",
    "SELECT 'filter ' || name || ' ' || filter FROM saved_filter",
    "SELECT 'codebook ' || number FROM codebook",
    "SELECT 'category ' || code || ' ' || name || ' ' || retired FROM category"};

} // namespace

Result<std::vector<std::string>> picture(Project& project)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    std::vector<std::string> lines;
    for (const std::string_view sql : kLines) {
        ACCORD_TRY(sqlite::Statement query, project.database().prepare(sql));
        std::vector<std::string> part;
        while (true) {
            ACCORD_TRY(const bool row, query.step());
            if (!row) {
                break;
            }
            part.push_back(query.string(0));
        }
        std::ranges::sort(part);
        lines.insert(lines.end(), part.begin(), part.end());
    }
    return lines;
}

void prepareProject(const AssignmentDraft& scene)
{
    Project project = must(Project::create(scene.project(), "Pilot"));
    (void)must(exchange::importTaxonomyText(project, sampleTaxonomy(), "sample.json"));
    for (const char* name : {"Ann", "Ben", "Cem"}) {
        (void)must(study::addPerson(project, name));
    }
    (void)importFiles(project, {writeFile(scene.folder / "first.jsonl", issueLines(1, 8))});
    study::RoundPlan plan;
    plan.name = "Main";
    plan.blind = false;
    const RoundId round = must(study::startRound(project, plan)).id;
    const std::vector<ItemId> items = must(store::itemsInOrder(project.database(), round));
    for (std::size_t i = 0; i < 6; ++i) {
        for (const Person& person : project.people()) {
            LabelContent content;
            content.verdict = Verdict::Category;
            const bool other = person.name == "Cem" && i % 2 == 0;
            content.category = must(project.categoryCoded(other ? "B.1" : "A.1")).id;
            content.summary = person.name + " " + std::to_string(i);
            must(labelling::submitLabel(project, {round, items[i], person.id, content, 1}));
        }
    }
    DecisionContent decided;
    decided.state = DecisionState::Decided;
    decided.verdict = Verdict::Category;
    decided.category = must(project.categoryCoded("A.2")).id;
    decided.reason = "talked over";
    must(reconcile::decide(project, round, project.people().front().id, {{items[0], decided}}));
}

} // namespace accord::test::faults
