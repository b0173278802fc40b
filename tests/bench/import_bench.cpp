// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// import_bench FOLDER STUDY ISSUES: the study's labels and generated issues into a project, against a loop that only
// inserts the same rows. Leaves FOLDER/issues.accord, which the other programs would make for themselves.

#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace {

namespace fs = std::filesystem;
using namespace accord;

using bench::must;

void measureLabels(const fs::path& folder, const fs::path& study)
{
    const fs::path file = folder / "labels.accord";
    bench::Timings ours;
    bench::Timings bare;
    for (int run = 0; run < 3; ++run) {
        Project project = bench::newProject(file);
        NoProgress progress;
        exchange::LabelImport import;
        import.files = bench::labelFiles(study);
        import.round = "Main";
        ours.measure([&] {
            const auto report = must(exchange::importLabels(project, import, progress, {}));
            if (!report.written) {
                std::exit(1);
            }
        });
    }
    const auto rows = bench::BareRows::load(
        file, {"person", "import", "text_group", "text", "round", "item", "event", "answer", "label", "decision"});
    for (int run = 0; run < 3; ++run) {
        const fs::path copy = folder / "bare.accord";
        fs::remove(copy);
        bare.add(rows.insertInto(copy));
        fs::remove(copy);
    }
    bench::report("import labels (271,194 and finals)", ours, bare, "aim: ratio at most 4");
}

void measureIssues(const fs::path& folder, const fs::path& issues)
{
    const fs::path file = folder / "issues.accord";
    bench::Timings ours;
    {
        Project project = bench::newProject(file);
        NoProgress progress;
        ours.measure(
            [&] { must(exchange::importIssues(project, {issues}, exchange::Malformed::Refuse, progress, {})); });
    }
    bench::reportValue("import issues: peak memory", bench::peakMegabytes(), "MB", "aim: below 300");
    bench::Timings bare;
    const auto rows = bench::BareRows::load(file, {"import", "text_group", "text", "document", "part"});
    for (int run = 0; run < 3; ++run) {
        const fs::path copy = folder / "bare.accord";
        fs::remove(copy);
        bare.add(rows.insertInto(copy));
        fs::remove(copy);
    }
    bench::report("import issues with comments", ours, bare, "aim: ratio at most 5");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fprintf(stderr, "import_bench FOLDER STUDY ISSUES\n");
        return 2;
    }
    measureIssues(argv[1], argv[3]);
    measureLabels(argv[1], argv[2]);
    return 0;
}
