// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// merge_bench FOLDER STUDY ISSUES: hands out seven packages of FOLDER/issues.accord with the study's labels, lets each
// come back with everything its person says there, and merges them, against reading them.

#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"
#include "tests/core/exchange/merge/returned.h"

#include <sqlite3.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;

// Every row of every table with SQLite's C interface alone.
void readAll(const fs::path& file)
{
    const bench::BareConnection connection(file);
    for (const char* table : {"project", "person", "import", "text_group", "text", "document", "part", "round", "item",
                              "event", "codebook", "category", "label", "decision"}) {
        sqlite3_stmt* query = nullptr;
        sqlite3_prepare_v2(connection.handle(), (std::string("SELECT * FROM ") + table).c_str(), -1, &query, nullptr);
        while (sqlite3_step(query) == SQLITE_ROW) {
            for (int column = 0; column < sqlite3_column_count(query); ++column) {
                sqlite3_column_text(query, column);
            }
        }
        sqlite3_finalize(query);
    }
}

double megabytes(const std::vector<fs::path>& files)
{
    double bytes = 0;
    for (const fs::path& file : files) {
        bytes += static_cast<double>(fs::file_size(file));
    }
    return bytes / 1e6;
}

// What people say in their packages comes back without the texts, into a copy of the project.
void measureReturns(const test::Returned& returned, const fs::path& folder)
{
    NoProgress progress;
    std::vector<fs::path> files;
    bench::Timings write;
    for (const fs::path& package : returned.packages) {
        Project project = must(Project::open(package));
        files.push_back(folder / ("return-" + package.filename().string()));
        write.measure([&] { (void)must(exchange::writeReturn(project, files.back(), progress, {})); });
    }
    bench::report("write one return", write, write, "");
    bench::reportValue("seven returns", megabytes(files), "MB", "");
    const fs::path copy = folder / "by-returns.accord";
    fs::copy_file(returned.original, copy);
    Project project = must(Project::open(copy));
    bench::Timings merge;
    merge.measure([&] { (void)must(exchange::merge(project, files, {}, progress, {})); });
    bench::report("merge seven returns, backup included", merge, merge, "");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fprintf(stderr, "merge_bench FOLDER STUDY ISSUES\n");
        return 2;
    }
    const fs::path whole = bench::labelledProject(argv[1], argv[2], argv[3]);
    const fs::path folder = fs::path(argv[1]) / "packages";
    fs::remove_all(folder);
    fs::create_directories(folder);
    NoProgress progress;
    {
        Project project = must(Project::open(whole));
        bench::Timings pack;
        pack.measure([&] {
            const auto leads = project.leads();
            const PersonId by = leads.empty() ? PersonId{} : leads.front().id;
            (void)must(exchange::writePackage(project, {project.people().at(0).id, {}, {}, by}, folder / "one.accord",
                                              progress, {}));
        });
        bench::Timings read;
        read.measure([&] { readAll(folder / "one.accord"); });
        bench::report("write one package", pack, read, "bare: reading it");
    }
    const test::Returned returned = test::returnedPackages(whole, folder);
    bench::reportValue("seven packages", megabytes(returned.packages), "MB", "");
    bench::Timings read;
    read.measure([&] {
        for (const fs::path& package : returned.packages) {
            readAll(package);
        }
    });
    measureReturns(returned, folder);
    Project project = must(Project::open(returned.original));
    bench::Timings plan;
    plan.measure([&] { (void)must(exchange::planMerge(project, returned.packages, {}, progress, {})); });
    bench::report("plan a merge of seven packages", plan, read, "bare: reading them");
    bench::Timings merge;
    exchange::MergeReport report;
    merge.measure([&] { report = must(exchange::merge(project, returned.packages, {}, progress, {})); });
    bench::report("merge seven packages, backup included", merge, read, "bare: reading them");
    bench::reportValue("labels merged", static_cast<double>(report.fresh().labels), "", "");
    const bool same = test::kappas(returned.original) == test::kappas(whole);
    std::printf("%-44s %s\n", "kappa as where all worked in one file", same ? "equal" : "NOT EQUAL");
    return same ? 0 : 1;
}
