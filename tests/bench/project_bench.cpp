// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// project_bench FOLDER STUDY ISSUES: everyday operations on FOLDER/issues.accord with the study's labels in it, each
// against the same thing done with SQLite's C interface alone.

#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/items.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/store/issues/issues.h"
#include "core/store/search_index.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <sqlite3.h>

#include <cstdio>
#include <filesystem>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;

struct Bare
{
    explicit Bare(const fs::path& file, const char* sql)
        : connection(file)
    {
        sqlite3_prepare_v2(connection.handle(), sql, -1, &statement, nullptr);
    }
    ~Bare() { sqlite3_finalize(statement); }
    Bare(const Bare&) = delete;
    Bare& operator=(const Bare&) = delete;

    bench::BareConnection connection;
    sqlite3_stmt* statement = nullptr;
};

// Open the file, read a person's queue and the first issue: what happens before the window shows it.
void measureOpen(const fs::path& file)
{
    bench::Timings ours;
    bench::Timings bare;
    for (int run = 0; run < 30; ++run) {
        ours.measure([&] {
            Project project = must(Project::open(file));
            const auto queue = must(labelling::queue(project, project.rounds()[0].id, project.people()[0].id));
            const ItemId first[] = {queue[static_cast<std::size_t>(run) * 7].item};
            const auto headings = must(headingsOf(project, first));
            must(store::textById(project.database(), headings[0].issue));
        });
        bare.measure([&] {
            const bench::BareConnection connection(file);
            for (const char* sql :
                 {"SELECT id FROM item WHERE round_id = 1 ORDER BY position",
                  "SELECT item_id, verdict, category_id, flagged FROM label WHERE round_id = 1 AND person_id = 1",
                  "SELECT * FROM document WHERE id = 7", "SELECT * FROM part WHERE document_id = 7"}) {
                sqlite3_stmt* query = nullptr;
                sqlite3_prepare_v2(connection.handle(), sql, -1, &query, nullptr);
                while (sqlite3_step(query) == SQLITE_ROW) {
                    sqlite3_column_int64(query, 0);
                }
                sqlite3_finalize(query);
            }
        });
    }
    bench::report("open, queue of 38,742 and first issue", ours, bare, "file work only");
}

void measureSave(const fs::path& file)
{
    Project project = must(Project::open(file));
    const RoundId round = project.rounds()[0].id;
    const PersonId person = project.people()[0].id;
    const auto queue = must(labelling::queue(project, round, person));
    const auto& categories = project.taxonomy()->categories();
    std::mt19937 random(1);
    bench::Timings ours;
    bench::Timings bare;
    Bare insert(file, "INSERT INTO event (uuid, kind, clock, at, person_id, item_id) "
                      "VALUES (randomblob(16), 'bare', 0, '2026-01-01T00:00:00.000Z', 1, ?)");
    for (int run = 0; run < 1000; ++run) {
        const auto& entry = queue[random() % queue.size()];
        labelling::LabelSubmission given{round, entry.item, person, {}, 12.5};
        given.content.verdict = Verdict::Category;
        given.content.category = categories[random() % categories.size()].id;
        ours.measure([&] {
            if (!labelling::submitLabel(project, given).ok()) {
                std::abort();
            }
        });
        bare.measure([&] {
            insert.connection.run("BEGIN IMMEDIATE");
            sqlite3_bind_int64(insert.statement, 1, entry.item.value);
            sqlite3_step(insert.statement);
            sqlite3_reset(insert.statement);
            insert.connection.run("COMMIT");
        });
    }
    insert.connection.run("DELETE FROM event WHERE kind = 'bare'");
    bench::report("save one label, durable", ours, bare, "aim: median 2, 99th 3 times the bare commit");
}

void measureIssue(const fs::path& file)
{
    Project project = must(Project::open(file));
    const auto newest =
        static_cast<std::uint64_t>(must(project.database().number("SELECT min((SELECT max(id) FROM document), "
                                                                  "(SELECT max(id) FROM text))")));
    std::mt19937 random(2);
    bench::Timings ours;
    bench::Timings bare;
    Bare document(file, "SELECT * FROM document WHERE id = ?");
    Bare comments(file, "SELECT author, role, created_at, body FROM part WHERE document_id = ? ORDER BY position");
    for (int run = 0; run < 2000; ++run) {
        const std::int64_t id = 1 + static_cast<std::int64_t>(random() % newest);
        ours.measure([&] { must(store::textById(project.database(), IssueId{id})); });
        bare.measure([&] {
            for (Bare* query : {&document, &comments}) {
                sqlite3_bind_int64(query->statement, 1, id);
                while (sqlite3_step(query->statement) == SQLITE_ROW) {
                    sqlite3_column_text(query->statement, 3);
                }
                sqlite3_reset(query->statement);
            }
        });
    }
    bench::report("read one issue with its discussion", ours, bare, "");
}

void measureAgreement(const fs::path& file)
{
    Project project = must(Project::open(file));
    const RoundId round = project.rounds()[0].id;
    bench::Timings ours;
    bench::Timings bare;
    for (int run = 0; run < 10; ++run) {
        ours.measure([&] {
            const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
            const LiveLevels levels(labelMatrix);
            if (!levels.at(Level::Theme).value(agreement::kFleissKappa).defined()) {
                std::abort();
            }
        });
        bare.measure([&] {
            Bare labels(file, "SELECT item_id, person_id, verdict, category_id, flagged FROM label");
            while (sqlite3_step(labels.statement) == SQLITE_ROW) {
                sqlite3_column_int64(labels.statement, 3);
            }
        });
    }
    bench::report("round in memory, kappa at three levels", ours, bare, "bare: reading the labels");

    LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    LiveLevels levels(labelMatrix);
    std::printf("%-44s %.4f %.4f\n", "Fleiss' kappa, type and theme",
                levels.at(Level::Type).value(agreement::kFleissKappa)->value,
                levels.at(Level::Theme).value(agreement::kFleissKappa)->value);
    bench::Timings change;
    std::mt19937 random(3);
    for (int run = 0; run < 1000; ++run) {
        Changes changes;
        LabelChange label;
        label.round = round;
        label.item = labelMatrix.items()[random() % labelMatrix.items().size()].item;
        label.by = labelMatrix.annotators()[random() % labelMatrix.annotators().size()];
        label.verdict = Verdict::Category;
        label.category = labelMatrix.taxonomy().categories()[random() % 91].id;
        changes.labels.push_back(label);
        change.measure([&] {
            levels.apply(labelMatrix, *labelMatrix.apply(changes));
            if (!levels.at(Level::Theme).value(agreement::kFleissKappa).defined()) {
                std::abort();
            }
        });
    }
    bench::report("kappa at three levels after one label", change, "");
}

// Words and prefixes, phrases that occur (the third and fourth word of some bodies) and one that does not, Chinese.
std::vector<std::string> queries(sqlite::Database& database)
{
    std::vector<std::string> typed{
        "deadlock",          "the", "quant*", "checkpoint deadlock", "\"memory the memory leak\"", "\u663e\u5b58",
        "\u5206\u5e03\u5f0f"};
    const std::int64_t newest = must(database.number("SELECT max(id) FROM document"));
    for (const std::int64_t id : {newest - newest / 20, newest / 2 + 1, newest / 80 + 1}) {
        const Document document = must(store::documentById(database, DocumentId{id}));
        std::istringstream words(document.title);
        std::string first;
        std::string second;
        words >> first >> first >> second;
        typed.push_back('"' + first + ' ' + second + '"');
    }
    return typed;
}

void measureSearch(const fs::path& file)
{
    Project project = must(Project::open(file));
    sqlite::Database& database = project.database();
    const auto size = [&] { return must(database.number("SELECT sum(pgsize) FROM dbstat WHERE name LIKE 'search%'")); };
    const auto text = must(database.number("SELECT (SELECT sum(length(CAST(title AS BLOB)) + "
                                           "length(CAST(body AS BLOB))) FROM document) + "
                                           "(SELECT sum(length(CAST(body AS BLOB))) FROM part)"));
    bench::Timings turns;
    const double build = bench::milliseconds([&] {
        int done = 1;
        while (done > 0) {
            turns.measure([&] { done = must(store::indexFurther(database, 100)); });
        }
    });
    bench::reportValue("word index: time to build", build, "ms", "");
    bench::report("word index: one turn of 100 texts", turns, "others wait for one turn: below 100 ms");
    bench::reportValue("word index: size to text", static_cast<double>(size()) / static_cast<double>(text), "",
                       "aim: at most 0.5");
    for (const std::string& typed : queries(database)) {
        const store::SearchQuery query = store::SearchQuery::parse(typed);
        bench::Timings ours;
        std::size_t hits = 0;
        for (int run = 0; run < 20; ++run) {
            ours.measure([&] { hits = must(store::search(database, query, 50, 0)).issues.size(); });
        }
        bench::report("search " + typed + " (" + std::to_string(hits) + " hits)", ours, "aim: 20 ms");
    }
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fprintf(stderr, "project_bench FOLDER STUDY ISSUES\n");
        return 2;
    }
    const fs::path file = bench::labelledProject(argv[1], argv[2], argv[3]);
    measureOpen(file);
    measureIssue(file);
    measureAgreement(file);
    measureSave(file);
    measureSearch(file);
    return 0;
}
