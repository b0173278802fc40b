// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// agreement_bench FOLDER STUDY [PYTHON SCRIPT]: agreement of the study's labels and of a million items, on one thread
// (in processor time, so that what else the machine does counts for nobody), with the labels in memory, against one
// plain pass over the same bytes and, where PYTHON has statsmodels, against the usual script (SCRIPT) run side by side.

#include "core/agreement/compute.h"
#include "core/agreement/live.h"
#include "core/agreement/report.h"
#include "core/agreement/uncertainty/resampling.h"
#include "core/exchange/ratings/rating_file.h"
#include "tests/bench/heap.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <cstdio>
#include <ctime>
#include <fstream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using agreement::RatingTable;
using bench::must;

constexpr int kMillion = 1'000'000;
constexpr double kIrrCac = 730; ///< milliseconds of irrCAC and statsmodels for everything at once, measured before

volatile double g_sink = 0; ///< what was computed is used

/// Milliseconds of processor time of this thread.
void measure(bench::Timings& timings, const auto& work)
{
    const auto now = [] {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1000 + static_cast<double>(time.tv_nsec) / 1e6;
    };
    const double start = now();
    work();
    timings.add(now() - start);
}

RatingTable readStudy(const fs::path& study)
{
    RatingTable table;
    std::map<std::string, int> numbers;
    exchange::RatingColumns columns;
    columns.item = "Issue_URL";
    columns.final = "Final_Label";
    NoProgress progress;
    for (const fs::path& path : bench::labelFiles(study)) {
        const auto file = must(exchange::readRatings(path, columns, progress, {}));
        table.raters = file.table.raters;
        std::vector<int> number;
        for (const std::string& label : file.labels) {
            number.push_back(numbers.emplace(label, static_cast<int>(numbers.size())).first->second);
        }
        for (const int cell : file.table.cells) {
            table.cells.push_back(cell == agreement::kMissing ? cell : number[static_cast<std::size_t>(cell)]);
        }
    }
    table.categories = static_cast<int>(numbers.size());
    return table;
}

/// A million items with rows of the study, in its shares but not in its order.
RatingTable manyLike(const RatingTable& study)
{
    std::mt19937 random(1);
    RatingTable table{study.raters, study.categories, {}};
    table.cells.reserve(static_cast<std::size_t>(kMillion) * static_cast<std::size_t>(study.raters));
    for (int item = 0; item < kMillion; ++item) {
        const int* row = study.row(static_cast<int>(random() % static_cast<unsigned>(study.items())));
        table.cells.insert(table.cells.end(), row, row + study.raters);
    }
    return table;
}

/// The worst case: hardly two items alike.
RatingTable manyAtRandom(const RatingTable& study)
{
    std::mt19937 random(2);
    RatingTable table{study.raters, study.categories, {}};
    table.cells.resize(static_cast<std::size_t>(kMillion) * static_cast<std::size_t>(study.raters));
    for (int& cell : table.cells) {
        cell = static_cast<int>(random() % static_cast<unsigned>(study.categories));
    }
    return table;
}

/// What no program can do without: every label of every rater is looked at once and counted.
double plainPass(const RatingTable& table)
{
    std::vector<std::uint32_t> counts(static_cast<std::size_t>(table.categories) + 1);
    const auto raters = static_cast<std::size_t>(table.raters);
    for (std::size_t rater = 0; rater < raters; ++rater) {
        for (std::size_t cell = rater; cell < table.cells.size(); cell += raters) {
            ++counts[static_cast<std::size_t>(table.cells[cell] + 1)];
        }
    }
    return counts[1];
}

/// Milliseconds by name, as the script printed them; empty where there is no statsmodels.
using Script = std::map<std::string, double>;

Script runScript(const std::string& python, const std::string& script, const fs::path& folder)
{
    Script times;
    if (python.empty()) {
        std::printf("python3-statsmodels is not installed: nothing is compared with it\n");
        return times;
    }
    const fs::path output = folder / "statsmodels.txt";
    const std::string command =
        "OMP_NUM_THREADS=1 '" + python + "' '" + script + "' '" + folder.string() + "' > '" + output.string() + "'";
    if (std::system(command.c_str()) != 0) {
        std::printf("the script for statsmodels failed: nothing is compared with it\n");
        return times;
    }
    std::ifstream lines(output);
    std::string name;
    double time = 0;
    while (lines >> name >> time) {
        times[name] = time;
    }
    return times;
}

void write(const fs::path& file, const RatingTable& table)
{
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(table.cells.data()),
              static_cast<std::streamsize>(table.cells.size() * sizeof(int)));
}

void reportAgainst(const std::string& what, const bench::Timings& ours, const Script& script, const std::string& name,
                   const std::string& aim)
{
    const auto found = script.find(name);
    if (found != script.end()) {
        std::printf("%-44s statsmodels %9.1f ms   ours %9.3f ms   %8.0f times as fast   %s\n", what.c_str(),
                    found->second, ours.median(), found->second / ours.median(), aim.c_str());
    }
}

void measureFleiss(const std::string& what, const RatingTable& table, const Script& script, const std::string& name,
                   int runs)
{
    bench::Timings ours;
    bench::Timings bare;
    for (int run = 0; run < runs; ++run) {
        measure(ours, [&] { g_sink = agreement::compute(agreement::kFleissKappa, table)->value; });
        measure(bare, [&] { g_sink = plainPass(table); });
    }
    bench::report("Fleiss' kappa, error and interval, " + what, ours, bare, "");
    reportAgainst("  against aggregate_raters and fleiss_kappa", ours, script, name, "(aim: 150)");
    if (name == "fleiss_study") {
        reportAgainst("  against counts of text codes per row", ours, script, "fleiss_text", "(aim: 150)");
    }
}

void measureEverything(const RatingTable& study, const Script& script)
{
    bench::Timings ours;
    bench::Timings bare;
    for (int run = 0; run < 50; ++run) {
        measure(ours, [&] { g_sink = agreement::report(study).of(agreement::kFleissKappa)->value; });
        measure(bare, [&] { g_sink = plainPass(study); });
    }
    bench::report("everything nominal, 21 pairs, 18 categories", ours, bare, "");
    reportAgainst("  against the part that statsmodels has", ours, script, "everything", "");
    std::printf("%-44s irrCAC and statsmodels 730 ms (measured before)   %8.0f times as fast   (aim: 200)\n", "",
                kIrrCac / ours.median());
}

void measureBootstrap(const RatingTable& study)
{
    bench::Timings ours;
    for (int run = 0; run < 20; ++run) {
        measure(ours, [&] {
            const auto coefficient = agreement::additive(agreement::kFleissKappa, study);
            g_sink = agreement::bootstrap(*coefficient, {2000, 1, 0.95}).interval->low;
        });
    }
    bench::report("bootstrap of the study, 2,000 resamples", ours, "(aim: under 100 ms)");
}

void measureLive(const RatingTable& study)
{
    agreement::LiveAgreement live(study);
    std::mt19937 random(3);
    bench::Timings update;
    bench::Timings everything;
    for (int run = 0; run < 5000; ++run) {
        const auto item = static_cast<int>(random() % static_cast<unsigned>(study.items()));
        const auto rater = static_cast<int>(random() % static_cast<unsigned>(study.raters));
        const auto category = static_cast<int>(random() % static_cast<unsigned>(study.categories));
        measure(update, [&] {
            live.set(item, rater, category);
            g_sink = live.value(agreement::kFleissKappa)->value + live.value(agreement::kPercentAgreement)->value;
        });
        measure(everything, [&] { g_sink = live.perCategory()[0].prevalence + live.pair(0, 1).at(0, 0); });
    }
    bench::report("live: one label, kappa and interval again", update, "(aim: under 0.020 ms)");
    bench::report("live: all categories and a pair again", everything, "");
}

void measureMemory(const std::string& what, const RatingTable& table)
{
    const double labels = static_cast<double>(table.cells.size() * sizeof(int)) / 1024 / 1024;
    const auto peakOf = [&](const std::string& name, const auto& work) {
        const double peak = labels + bench::peakHeapOf(work);
        bench::reportValue(name + ", " + what, peak, "MB with the labels", "(aim: under 64)");
    };
    peakOf("memory, Fleiss' kappa", [&] { g_sink = agreement::compute(agreement::kFleissKappa, table)->value; });
    peakOf("memory, everything nominal", [&] { g_sink = agreement::report(table).of(agreement::kFleissKappa)->value; });
    const double live =
        bench::peakHeapOf([&] { g_sink = agreement::LiveAgreement(table).value(agreement::kFleissKappa)->value; });
    bench::reportValue("memory, live (labels of its own), " + what, live, "MB", "(aim: under 64)");
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 3 && argc != 5) {
        std::fprintf(stderr, "agreement_bench FOLDER STUDY [PYTHON SCRIPT]\n");
        return 2;
    }
    const fs::path folder = argv[1];
    const RatingTable study = readStudy(argv[2]);
    const RatingTable million = manyLike(study);
    write(folder / "study.int32", study);
    write(folder / "million.int32", million);
    const Script script = runScript(argc == 5 ? argv[3] : "", argc == 5 ? argv[4] : "", folder);
    measureFleiss("study", study, script, "fleiss_study", 200);
    measureFleiss("1,000,000 x 7", million, script, "fleiss_million", 20);
    measureEverything(study, script);
    measureBootstrap(study);
    measureLive(study);
    measureMemory("1,000,000 x 7 like the study", million);
    measureMemory("1,000,000 x 7 at random", manyAtRandom(study));
    return 0;
}
