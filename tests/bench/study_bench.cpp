// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// study_bench FOLDER [COUNT]: draws a stratified sample of all of COUNT issues (1,000,000), makes a round of it, and
// shares it out among seven people so that three label each item; every step against the same reading or writing with
// nothing but SQLite.

#include "core/project/project.h"
#include "core/study/assignment/plan.h"
#include "core/study/people.h"
#include "core/study/sampling/sample.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"
#include "tests/core/must.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;

constexpr int kPeople = 7;
constexpr int kOverlap = 3;

// Forty repositories of very different sizes, five years; bodies of two thousand characters, as issues have.
void fill(const fs::path& file, long long count)
{
    bench::BareConnection connection(file);
    const std::string numbers =
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(count) + ") ";
    connection.run("BEGIN");
    connection.run("INSERT INTO import (id, uuid, kind, source, started_at, finished_at) VALUES (1, randomblob(16), "
                   "'issues', 'bench', '2026', '2026')");
    connection.run("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40) INSERT INTO "
                   "text_group SELECT i, 'github.com', 'bench/repository' || i FROM n");
    connection.run(numbers + "INSERT INTO text SELECT i, randomblob(16), 1, 1 + (i * i) % 1601 % 40, CAST(i AS TEXT), "
                             "NULL, NULL, NULL, 1 FROM n");
    connection.run(numbers +
                   "INSERT INTO document SELECT i, i, 1, CASE i % 3 WHEN 0 THEN 'open' ELSE 'closed' END, '', "
                   "'', '', (2021 + i % 5) || '-03-05T10:00:00Z', '', '', '[]', 0, 'An issue', "
                   "hex(zeroblob(1000)) FROM n");
    connection.run("UPDATE text SET document_id = id");
    connection.run("COMMIT");
}

void bareRead(const bench::BareConnection& connection, const std::string& sql)
{
    sqlite3_stmt* query = nullptr;
    sqlite3_prepare_v2(connection.handle(), sql.c_str(), -1, &query, nullptr);
    while (sqlite3_step(query) == SQLITE_ROW) {
        for (int column = 0; column < sqlite3_column_count(query); ++column) {
            sqlite3_column_text(query, column);
        }
    }
    sqlite3_finalize(query);
}

bench::Timings once(const std::function<void()>& work)
{
    bench::Timings timings;
    timings.measure(work);
    return timings;
}

struct Bare
{
    bench::Timings frame;
    bench::Timings items;
    bench::Timings assigned;
};

Bare measureBare(const fs::path& file, const fs::path& copy)
{
    fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
    bench::BareConnection connection(copy);
    Bare bare;
    bare.frame = once([&] {
        bareRead(connection, "SELECT id, uuid, group_id, document_id FROM text");
        bareRead(connection, "SELECT id, state, created_at FROM document");
    });
    connection.run("INSERT INTO round (id, uuid, name, blind, created_at) VALUES (1, randomblob(16), 'Bare', 0, '')");
    bare.items = once([&] {
        connection.run(
            "INSERT INTO item (uuid, round_id, text_id, occurrence, position) "
            "SELECT randomblob(16), 1, id, 1, row_number() OVER (ORDER BY uuid) - 1 FROM text ORDER BY uuid");
    });
    connection.run(
        "INSERT INTO event (uuid, kind, clock, at, round_id) SELECT randomblob(16), 'assignment', value, '', 1 "
        "FROM json_each('[1,2,3,4,5,6,7]')");
    bare.assigned = once([&] {
        connection.run(
            "INSERT INTO assigned_item (event, item_id, state) SELECT a.seq, i.id, 1 FROM event a JOIN item i ON "
            "(i.id + a.seq) % 7 < 3 WHERE a.kind = 'assignment' ORDER BY a.seq, i.id");
    });
    return bare;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2 || argc > 3) {
        std::fprintf(stderr, "study_bench FOLDER [COUNT]\n");
        return 2;
    }
    const long long count = argc == 3 ? std::atoll(argv[2]) : 1'000'000;
    const fs::path file = fs::path(argv[1]) / "drawn.accord";
    fs::remove(file);
    {
        Project project = must(Project::create(file, "Bench"));
        for (int i = 1; i <= kPeople; ++i) {
            (void)must(study::addPerson(project, "Person " + std::to_string(i)));
        }
    }
    fill(file, count);
    const Bare bare = measureBare(file, fs::path(argv[1]) / "bare.accord");

    NoProgress progress;
    Project project = must(Project::open(file));
    study::SampleRequest request;
    request.strata.by = {study::StratumBy::Repository, study::StratumBy::Year};
    request.size = count;
    request.seed = 20251120;
    study::SamplingFrame frame;
    study::Sample sample;
    RoundId round;
    study::Assignment plan;
    const bench::Timings reading =
        once([&] { frame = must(study::readFrame(project, request.frame, request.strata, progress, {})); });
    const bench::Timings drawing = once([&] { sample = must(study::drawSample(frame, request)); });
    const bench::Timings making = once([&] {
        study::RoundContent content;
        content.name = "Main";
        round = must(study::createRound(project, {}, content, study::itemsOf(project, sample, {}), progress, {})).id;
    });
    study::AssignmentRequest sharing;
    sharing.round = round;
    sharing.overlap = kOverlap;
    const bench::Timings planning =
        once([&] { plan = must(study::planAssignment(project, {}, sharing, progress, {})); });
    const bench::Timings assigning = once([&] {
        if (const Status applied = study::apply(project, {}, plan); !applied.ok()) {
            std::fprintf(stderr, "%s: %s\n", applied.error().argument(0).c_str(),
                         accord::test::said(applied.error()).c_str());
            std::exit(1);
        }
    });
    bench::reportValue("issues", static_cast<double>(count), "", "");
    bench::report("read the frame", reading, bare.frame, "bare: the same columns");
    bench::report("draw all of it in strata", drawing, "");
    bench::report("write the round's items", making, bare.items, "bare: the same rows at once");
    bench::report("read the round and share it out", planning, bare.frame, "bare: reading the frame");
    bench::report("write who has what", assigning, bare.assigned, "bare: the same rows");
    bench::reportValue("sampling: frame and draw", (reading.median() + drawing.median()) / 1000, "s", "");
    bench::reportValue("assignment: plan", planning.median() / 1000, "s", "");
    bench::reportValue("both, without writing", (reading.median() + drawing.median() + planning.median()) / 1000, "s",
                       "within 5 s");
    bench::reportValue("writing", (making.median() + assigning.median()) / 1000, "s", "");
    bench::reportValue("memory at most", bench::peakMegabytes(), "MB", "");
    return 0;
}
