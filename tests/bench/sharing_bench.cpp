// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// sharing_bench FOLDER STUDY [COUNT]: seven processes on one project, each giving COUNT (2,000) labels one by one, with
// a write-ahead log and with a rollback journal; beside it the same inserts with SQLite's C interface and its own busy
// handler. Then how long a label waits while the study's labels are imported and decided upon in bulk.

#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/rules.h"
#include "core/sqlite/database.h"
#include "core/store/events/derive.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/bench/bare.h"
#include "tests/bench/crowd.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <sqlite3.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;

constexpr int kProcesses = 7;

struct Study
{
    fs::path file;
    Location location;
    RoundId round;
    std::vector<PersonId> people;
    std::vector<ItemId> items;
    CategoryId category;
};

Study makeStudy(const fs::path& file, int items, const Location& location)
{
    fs::remove(file);
    std::ofstream links(file.string() + ".links");
    for (int i = 1; i <= items; ++i) {
        links << "https://github.com/toolkit/core/issues/" << i << '\n';
    }
    links.close();
    Study study{file, location, {}, {}, {}, {}};
    {
        Project project = must(Project::create(file, "Bench"));
        (void)must(exchange::importTaxonomyText(project, exchange::shippedTaxonomies().front().text, "shipped"));
        NoProgress progress;
        (void)must(
            exchange::importLinks(project, {file.string() + ".links"}, exchange::Malformed::Refuse, progress, {}));
        for (int i = 1; i <= kProcesses; ++i) {
            study.people.push_back(must(study::addPerson(project, "Person " + std::to_string(i))).id);
        }
        study::RoundPlan plan;
        plan.name = "Main";
        plan.blind = false;
        study.round = must(study::startRound(project, plan)).id;
        study.items = must(store::itemsInOrder(project.database(), study.round));
        study.category = project.taxonomy()->categories().front().id;
    }
    // The first to come switches the file to what the place wants.
    (void)must(Project::open(file, location));
    return study;
}

// One process of ours: every label durable before the next.
bool labelAll(const Study& study, int person, bench::Report& report)
{
    auto project = Project::open(study.file, study.location);
    if (!project.ok() || !report.ready()) {
        return false;
    }
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = study.category;
    for (const ItemId item : study.items) {
        const bool kept = report.measure([&] {
            return labelling::submitLabel(
                       *project, {study.round, item, study.people[static_cast<std::size_t>(person)], content, 1.5})
                .ok();
        });
        report.count(kept);
    }
    return true;
}

// The same inserts and nothing else: BEGIN IMMEDIATE, an event, a label, COMMIT.
class BareWriter
{
public:
    BareWriter(const Study& study, int person, int patience)
        : m_study(study)
        , m_person(study.people[static_cast<std::size_t>(person)])
        , m_connection(study.file, study.location.place == Place::Local)
    {
        sqlite3_busy_timeout(m_connection.handle(), patience);
        const char* const texts[] = {
            "BEGIN IMMEDIATE",
            "INSERT INTO event (uuid, kind, clock, at, person_id, item_id) "
            "VALUES (randomblob(16), 'label', ?, '2026-01-01T00:00:00.000Z', ?, ?)",
            "INSERT INTO answer (event, verdict, category_id, seconds) VALUES (last_insert_rowid(), 1, ?, 1.5)",
            "INSERT INTO label (round_id, person_id, item_id, event, clock, verdict, category_id, flagged, cited) "
            "VALUES (?, ?, ?, (SELECT max(seq) FROM event), ?, 1, ?, 0, 0)",
            "COMMIT"};
        for (std::size_t i = 0; i < 5; ++i) {
            sqlite3_prepare_v2(m_connection.handle(), texts[i], -1, &m_statements[i], nullptr);
        }
    }
    ~BareWriter()
    {
        for (sqlite3_stmt* statement : m_statements) {
            sqlite3_finalize(statement);
        }
    }
    BareWriter(const BareWriter&) = delete;
    BareWriter& operator=(const BareWriter&) = delete;

    bool label(ItemId item, std::int64_t clock)
    {
        bind(1, {clock, m_person.value, item.value});
        bind(2, {m_study.category.value});
        bind(3, {m_study.round.value, m_person.value, item.value, clock, m_study.category.value});
        bool done = run(0);
        done = done && run(1) && run(2) && run(3) && run(4);
        if (sqlite3_get_autocommit(m_connection.handle()) == 0) {
            sqlite3_exec(m_connection.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
        }
        return done;
    }

private:
    void bind(std::size_t statement, std::initializer_list<std::int64_t> values)
    {
        int column = 0;
        for (const std::int64_t value : values) {
            sqlite3_bind_int64(m_statements[statement], ++column, value);
        }
    }

    bool run(std::size_t statement)
    {
        const int code = sqlite3_step(m_statements[statement]);
        sqlite3_reset(m_statements[statement]);
        return code == SQLITE_DONE;
    }

    const Study& m_study;
    PersonId m_person;
    bench::BareConnection m_connection;
    sqlite3_stmt* m_statements[5] = {};
};

bool labelAllBare(const Study& study, int person, bench::Report& report)
{
    constexpr int kPatience = 5000; // milliseconds, what programs usually set
    BareWriter writer(study, person, kPatience);
    if (!report.ready()) {
        return false;
    }
    std::int64_t clock = 0;
    for (const ItemId item : study.items) {
        ++clock;
        report.count(report.measure([&] { return writer.label(item, clock); }));
    }
    return true;
}

std::int64_t labelsIn(const Study& study)
{
    Project project = must(Project::open(study.file, study.location));
    const store::Integrity report = must(store::check(project.database()));
    return !report.damaged ? report.labels : -1;
}

double run(const fs::path& folder, const Location& location, int count, const std::string& mode)
{
    const Study bareStudy = makeStudy(folder / "sharing_bare.accord", count, location);
    const bench::Crowd bare = bench::crowd(
        kProcesses, [&](int person, bench::Report& report) { return labelAllBare(bareStudy, person, report); });
    const Study study = makeStudy(folder / "sharing.accord", count, location);
    const bench::Crowd ours =
        bench::crowd(kProcesses, [&](int person, bench::Report& report) { return labelAll(study, person, report); });
    const std::int64_t wanted = std::int64_t{kProcesses} * count;
    bench::print("bare SQLite, " + mode, bare, wanted, labelsIn(bareStudy));
    bench::print("Accord, " + mode, ours, wanted, labelsIn(study));
    const double share = ours.perSecond() / bare.perSecond();
    std::printf("%-34s throughput %5.2f of bare   longest wait %5.2f of bare\n", ("  " + mode).c_str(), share,
                ours.waits.quantile(1) / bare.waits.quantile(1));
    return share;
}

// Gives labels one by one until the file is there that ends it.
bool labelUntil(const Study& study, const fs::path& end, bench::Report& report)
{
    auto project = Project::open(study.file, study.location);
    if (!project.ok() || !report.ready()) {
        return false;
    }
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = study.category;
    for (std::size_t i = 0; !fs::exists(end); ++i) {
        const ItemId item = study.items[i % study.items.size()];
        report.count(report.measure([&] {
            return labelling::submitLabel(*project, {study.round, item, study.people.front(), content, 1}).ok();
        }));
    }
    return true;
}

void beside(const Study& study, const std::string& what, const std::function<void(Project&)>& work)
{
    const fs::path end = study.file.string() + ".end";
    fs::remove(end);
    const bench::Crowd crowd = bench::crowd(2, [&](int number, bench::Report& report) {
        if (number == 0) {
            return labelUntil(study, end, report);
        }
        Project project = must(Project::open(study.file, study.location));
        const bool ready = report.ready();
        const double took = bench::milliseconds([&] { work(project); });
        std::ofstream(end) << took;
        return ready;
    });
    double took = 0;
    std::ifstream(end) >> took;
    fs::remove(end);
    std::printf("%-34s took %6.0f ms; labels meanwhile %6lld, 99th %8.2f ms, longest %8.2f ms, errors %lld   aim: "
                "longest under 100 ms\n",
                what.c_str(), took, static_cast<long long>(crowd.kept), crowd.waits.p99(), crowd.waits.quantile(1),
                static_cast<long long>(crowd.lost));
    std::fflush(stdout);
}

void runLongWork(const fs::path& folder, const fs::path& labels)
{
    const Study study = makeStudy(folder / "long.accord", 2000, {});
    const auto importAs = [&](Project& project, const std::string& round) {
        NoProgress progress;
        exchange::LabelImport import;
        import.files = bench::labelFiles(labels);
        import.round = round;
        import.withFinal = false;
        (void)must(exchange::importLabels(project, import, progress, {}));
    };
    beside(study, "import of the study's labels", [&](Project& project) { importAs(project, "Study"); });
    beside(study, "the same again", [&](Project& project) { importAs(project, "Study"); });
    const auto decide = [&](Project& project) {
        const RoundId round = must(project.roundNamed("Study")).id;
        const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
        const auto preview = reconcile::preview(labelMatrix, reconcile::Rule{reconcile::Rule::Kind::Majority, 0});
        return must(reconcile::apply(project, round, study.people.front(), preview));
    };
    reconcile::RuleOutcome outcome;
    beside(study, "bulk decisions and their undo", [&](Project& project) {
        outcome = decide(project);
        (void)must(reconcile::putBack(project, must(project.roundNamed("Study")).id, study.people.front(),
                                      outcome.before, outcome.after));
    });
    beside(study, "a round over all issues", [&](Project& project) {
        study::RoundPlan plan;
        plan.name = "All";
        (void)must(study::startRound(project, plan));
    });
    beside(study, "a board is read over and over", [&](Project& project) {
        for (int i = 0; i < 20; ++i) {
            (void)must(LabelMatrix::load(project, must(project.roundNamed("Study")).id));
        }
    });
}

} // namespace

int main(int count, char** arguments)
{
    if (count < 3) {
        std::fprintf(stderr, "sharing_bench FOLDER STUDY [COUNT]\n");
        return 2;
    }
    const fs::path folder = arguments[1];
    const int labels = count > 3 ? std::stoi(arguments[3]) : 2000;
    std::printf("%d processes x %d labels, each a commit of its own\n", kProcesses, labels);
    run(folder, {}, labels, "write-ahead log");
    run(folder, {Place::Network, "bench"}, labels, "rollback journal");
    runLongWork(folder, arguments[2]);
    return 0;
}
