// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// codebook_bench FOLDER STUDY: edits of the codebook on the study's 271,194 labels and its final labels as decisions,
// in FOLDER/codebook.accord, which is made anew: what they would do, applying and undoing them, and what is to be
// looked at again.

#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/codebook/relabel.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/report/documents.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/impact.h"
#include "core/taxonomy/versions.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <sqlite3.h>

#include <cstdio>
#include <filesystem>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;

Project studyProject(const fs::path& file, const fs::path& study)
{
    Project::remove(file);
    Project project = must(Project::create(file, "Study"));
    const auto shipped = exchange::shippedTaxonomies().front();
    (void)must(exchange::importTaxonomyText(project, shipped.text, shipped.file));
    NoProgress progress;
    exchange::LabelImport import;
    import.files = bench::labelFiles(study);
    import.round = "Main";
    (void)must(exchange::importLabels(project, import, progress, {}));
    return project;
}

double kappa(Project& project, Level level)
{
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, project.rounds()[0].id));
    return LiveLevels(labelMatrix).at(level).value(agreement::kFleissKappa)->value;
}

void measureEdit(Project& project, const std::string& line)
{
    const PersonId lead = project.people()[0].id;
    const auto edits = must(taxonomy::parseEdits(line));
    bench::Timings cold;
    bench::Timings warm;
    const taxonomy::Forecast forecast = must(taxonomy::Forecast::load(project, lead));
    for (int run = 0; run < 10; ++run) {
        cold.measure([&] { (void)must(taxonomy::preview(project, edits, lead)); });
        warm.measure([&] { (void)must(forecast.preview(edits)); });
    }
    const auto preview = must(forecast.preview(edits));
    std::printf("%s\n",
                report::impactSentence(report::Words(messages::Language::English), project, line, preview.all).c_str());
    bench::report("  preview, labels read for it", cold, "aim: 200 ms");
    bench::report("  preview, labels in memory", warm, "");

    bench::Timings apply;
    bench::Timings undo;
    bench::Timings again;
    for (int run = 0; run < 5; ++run) {
        apply.measure([&] { (void)must(taxonomy::applyEdits(project, edits, lead, "bench")); });
        for (const Level level : {Level::Type, Level::Theme}) {
            const auto foretold = preview.all.byRound[0].kappa[static_cast<std::size_t>(level) - 1].after;
            if (foretold != kappa(project, level)) {
                std::printf("kappa is not what was foretold\n");
                std::abort();
            }
        }
        again.measure([&] { (void)must(relabelCounts(project)); });
        undo.measure([&] { (void)must(taxonomy::undoVersion(project, project.codebookNumber(), lead)); });
    }
    bench::report("  apply", apply, "aim: 2 s");
    bench::report("  to look at again, everybody", again, "");
    bench::report("  undo", undo, "");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fprintf(stderr, "codebook_bench FOLDER STUDY\n");
        return 2;
    }
    Project project = studyProject(fs::path(argv[1]) / "codebook.accord", argv[2]);
    bench::Timings bare;
    for (int run = 0; run < 10; ++run) {
        bare.measure([&] {
            const bench::BareConnection connection(project.file());
            sqlite3_stmt* query = nullptr;
            sqlite3_prepare_v2(connection.handle(), "SELECT item_id, person_id, category_id FROM label", -1, &query,
                               nullptr);
            while (sqlite3_step(query) == SQLITE_ROW) {
                sqlite3_column_int64(query, 2);
            }
            sqlite3_finalize(query);
        });
    }
    bench::report("bare: reading the labels", bare, "");
    measureEdit(project, "merge C.7 into C.6");
    measureEdit(project, "split C.7 into \"One\" \"Another\"");
    measureEdit(project, "define C.3 definition \"Something else.\" meaning");
    measureEdit(project, "merge C.7 into C.6\nmove C.9 to B\nretire C.10\nrename A.2 \"Use\"\n"
                         "define C.3 definition \"Other.\" meaning\nmerge B.4 into B.3");
    return 0;
}
