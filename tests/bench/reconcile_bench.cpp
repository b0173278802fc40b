// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// reconcile_bench FOLDER STUDY: the study's 21,987 conflicts as a meeting meets them. The queue, filters, blocks and
// the preview of a rule in memory, each against reading the labels with SQLite's C interface alone; then a rule that is
// applied and taken back while another process labels in the same round, against bare inserts of as many decisions.

#include "core/labelling/labelling.h"
#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/rule_effect.h"
#include "core/reconcile/rules.h"
#include "core/study/people.h"
#include "tests/bench/bare.h"
#include "tests/bench/crowd.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;
using reconcile::Rule;

constexpr int kRuns = 15;

bench::Timings readingLabels(const fs::path& file)
{
    bench::Timings bare;
    const bench::BareConnection connection(file);
    for (int run = 0; run < kRuns; ++run) {
        bare.measure([&] {
            sqlite3_stmt* query = nullptr;
            sqlite3_prepare_v2(connection.handle(),
                               "SELECT item_id, person_id, verdict, category_id, flagged FROM label", -1, &query,
                               nullptr);
            while (sqlite3_step(query) == SQLITE_ROW) {
                sqlite3_column_int64(query, 3);
            }
            sqlite3_finalize(query);
        });
    }
    return bare;
}

void measure(const std::string& what, const bench::Timings& bare, const std::string& aim,
             const std::function<void()>& work)
{
    bench::Timings ours;
    for (int run = 0; run < kRuns; ++run) {
        ours.measure(work);
    }
    bench::report(what, ours, bare, aim);
}

void measureQueue(const LabelMatrix& labelMatrix, const bench::Timings& bare)
{
    const std::string aim = "aim: 100 ms; bare: reading the labels";
    const auto queue = [&](const reconcile::Filter& filter, std::size_t wanted) {
        if (reconcile::conflicts(labelMatrix, filter).size() != wanted) {
            std::abort();
        }
    };
    measure("sort all conflicts", bare, aim, [&] { queue({}, 21987); });
    reconcile::Filter types;
    types.across = {Level::Type};
    measure("filter: across types", bare, aim, [&] { queue(types, 2263); });
    measure("blocks", bare, aim, [&] {
        if (reconcile::blocks(labelMatrix, {}).size() < 50) {
            std::abort();
        }
    });
    reconcile::Filter block;
    block.block = reconcile::blocks(labelMatrix, {}).front().key;
    measure("open the largest block, with the blocks", bare, aim, [&] {
        queue(block, 1267);
        (void)reconcile::blocks(labelMatrix, block);
    });
}

void measurePreviews(const LabelMatrix& labelMatrix, const bench::Timings& bare)
{
    const PersonId person = labelMatrix.annotators().front();
    for (const Rule& rule : {Rule{Rule::Kind::Majority, 0, {}, {}}, Rule{Rule::Kind::AtLeast, 5, {}, {}},
                             Rule{Rule::Kind::OfPerson, 0, person, "Label1"}}) {
        measure("preview, effect and sample: " + rule.name(), bare, "aim: 1 s; bare: reading the labels", [&] {
            const auto preview = reconcile::preview(labelMatrix, rule);
            const auto effect = reconcile::effect(labelMatrix, preview);
            if (effect.annotators.size() != 7 || reconcile::sample(labelMatrix, preview, 40, 1).size() != 40) {
                std::abort();
            }
        });
    }
}

// As many rows as a rule's decisions make, in one transaction, taken back at the end.
bench::Timings bareDecisions(const fs::path& file, std::size_t count)
{
    bench::Timings bare;
    bench::BareConnection connection(file);
    sqlite3_stmt* event = nullptr;
    sqlite3_stmt* answer = nullptr;
    sqlite3_stmt* decision = nullptr;
    sqlite3_prepare_v2(connection.handle(),
                       "INSERT INTO event (uuid, kind, clock, at, item_id, state) "
                       "VALUES (randomblob(16), 'decision', 9, '2026-01-01T00:00:00.000Z', ?1, 1)",
                       -1, &event, nullptr);
    sqlite3_prepare_v2(connection.handle(),
                       "INSERT INTO answer (event, verdict, category_id, source, rule) "
                       "SELECT last_insert_rowid(), 1, 5, 2, 'majority' WHERE ?1 > 0",
                       -1, &answer, nullptr);
    sqlite3_prepare_v2(connection.handle(),
                       "INSERT INTO decision VALUES (1, ?1, (SELECT max(seq) FROM event), 9, 1, 1, 5, 2)", -1,
                       &decision, nullptr);
    for (int run = 0; run < 5; ++run) {
        bare.measure([&] {
            connection.run("BEGIN IMMEDIATE");
            for (std::size_t item = 1; item <= count; ++item) {
                for (sqlite3_stmt* statement : {event, answer, decision}) {
                    sqlite3_bind_int64(statement, 1, static_cast<sqlite3_int64>(item));
                    sqlite3_step(statement);
                    sqlite3_reset(statement);
                }
            }
            connection.run("COMMIT");
        });
        // Keys are not checked here: nothing points to these rows any more, and to find that out takes a scan for each.
        connection.run("PRAGMA foreign_keys = OFF");
        connection.run("DELETE FROM decision");
        connection.run("DELETE FROM answer WHERE event IN (SELECT seq FROM event WHERE kind = 'decision')");
        connection.run("DELETE FROM event WHERE kind = 'decision'");
        connection.run("PRAGMA foreign_keys = ON");
    }
    sqlite3_finalize(event);
    sqlite3_finalize(answer);
    sqlite3_finalize(decision);
    return bare;
}

bool labelUntil(const fs::path& file, const fs::path& end, bench::Report& report)
{
    Project project = must(Project::open(file));
    const RoundId round = project.rounds().front().id;
    const PersonId person = must(study::addPerson(project, "Latecomer")).id;
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    LabelContent content;
    content.verdict = Verdict::CannotTell;
    if (!report.ready()) {
        return false;
    }
    for (std::size_t i = 0; !fs::exists(end); ++i) {
        const ItemId item = labelMatrix.items()[i % labelMatrix.items().size()].item;
        content.flagged = i / labelMatrix.items().size() % 2 == 0;
        report.count(report.measure([&] {
            return labelling::submitLabel(project, {round, item, person, content, 1}).ok();
        }));
    }
    return true;
}

// Only the conflicts: a rule that decides 21,987 items.
bool decideAndUndo(const fs::path& file, const fs::path& end, bench::Report& report)
{
    Project project = must(Project::open(file));
    const RoundId round = project.rounds().front().id;
    const PersonId lead = project.people().front().id;
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    auto preview = reconcile::preview(labelMatrix, Rule{Rule::Kind::Majority, 0, {}, {}});
    std::erase_if(preview.decisions, [&](const reconcile::RuleDecision& decision) {
        return consensusOf(labelMatrix, labelMatrix.rowOf(decision.item)).agreement != Agreement::Conflict;
    });
    if (!report.ready()) {
        return false;
    }
    std::ofstream times(end.string() + ".times");
    for (int run = 0; run < 3; ++run) {
        reconcile::RuleOutcome outcome;
        times << bench::milliseconds([&] { outcome = must(reconcile::apply(project, round, lead, preview)); }) << ' ';
        times << bench::milliseconds([&] {
            (void)must(reconcile::putBack(project, round, lead, outcome.before, outcome.after));
        }) << '\n';
    }
    times.close();
    std::ofstream(end) << "done";
    return true;
}

void measureBulk(const fs::path& file)
{
    const bench::Timings bare = bareDecisions(file, 21987);
    const fs::path end = file.string() + ".end";
    fs::remove(end);
    const bench::Crowd crowd = bench::crowd(2, [&](int number, bench::Report& report) {
        return number == 0 ? labelUntil(file, end, report) : decideAndUndo(file, end, report);
    });
    bench::Timings apply;
    bench::Timings undo;
    std::ifstream times(end.string() + ".times");
    for (double one = 0, other = 0; times >> one >> other;) {
        apply.add(one);
        undo.add(other);
    }
    bench::report("apply a rule to 21,987 conflicts", apply, bare, "aim: 3 s; bare: as many inserts, nobody else");
    bench::report("undo it", undo, bare, "aim: 3 s");
    std::printf("%-44s %lld, 99th %.2f ms, longest %.2f ms, errors %lld   aim: longest under 100 ms\n",
                "labels that another process gave meanwhile", static_cast<long long>(crowd.kept), crowd.waits.p99(),
                crowd.waits.quantile(1), static_cast<long long>(crowd.lost));
}

} // namespace

int main(int count, char** arguments)
{
    if (count != 3) {
        std::fprintf(stderr, "reconcile_bench FOLDER STUDY\n");
        return 2;
    }
    const fs::path file = bench::meetingProject(arguments[1], arguments[2]);
    {
        Project project = must(Project::open(file));
        const LabelMatrix labelMatrix = must(LabelMatrix::load(project, project.rounds().front().id));
        const bench::Timings bare = readingLabels(file);
        measureQueue(labelMatrix, bare);
        measurePreviews(labelMatrix, bare);
    }
    measureBulk(file);
    return 0;
}
