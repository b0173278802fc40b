// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/export_labels.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/backups.h"
#include "core/project/label_matrix.h"
#include "core/project/repair.h"
#include "core/project/restore_backup.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/rules.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "core/store/schema.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/faults/table/collect_operations.h"
#include "tests/faults/table/meeting_operations.h"
#include "tests/faults/table/scene.h"
#include "tests/faults/table/study_operations.h"
#include "tests/support/files.h"

#include <algorithm>
#include <iterator>

namespace accord::test::faults {
namespace {

namespace fs = std::filesystem;
using Step = Operation::Step;

Error mistaken(const std::string& what)
{
    return Error{Errc::Damaged, Reason::FileDamaged, {what, "it is not what it should be"}};
}

template <class T>
Status only(const Result<T>& result)
{
    return result.ok() ? Status() : Status(result.error());
}

Result<ItemId> itemAt(Project& project, std::size_t place)
{
    ACCORD_TRY(const std::vector<ItemId> items, store::itemsInOrder(project.database(), project.rounds().front().id));
    return items.size() > place ? Result<ItemId>(items[place]) : Result<ItemId>(mistaken("round"));
}

Step gives(std::size_t person, std::size_t item, const std::string& code)
{
    return [=](Project& project) -> Status {
        LabelContent content;
        if (!code.empty()) {
            ACCORD_TRY(const Category category, project.categoryCoded(code));
            content.verdict = Verdict::Category;
            content.category = category.id;
            content.summary = "given under faults";
        }
        ACCORD_TRY(const ItemId id, itemAt(project, item));
        return labelling::submitLabel(project,
                                      {project.rounds().front().id, id, project.people().at(person).id, content, 2});
    };
}

Step decides(std::size_t item, const std::string& code)
{
    return [=](Project& project) -> Status {
        ACCORD_TRY(const Category category, project.categoryCoded(code));
        DecisionContent content;
        content.state = DecisionState::Decided;
        content.verdict = Verdict::Category;
        content.category = category.id;
        content.reason = "talked over";
        ACCORD_TRY(const ItemId id, itemAt(project, item));
        return reconcile::decide(project, project.rounds().front().id, project.people().front().id, {{id, content}});
    };
}

Status appliesRule(Project& project)
{
    const RoundId round = project.rounds().front().id;
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    const reconcile::RulePreview preview = reconcile::preview(labelMatrix, {reconcile::Rule::Kind::Majority, 0});
    return only(reconcile::apply(project, round, project.people().front().id, preview));
}

// The label matrix as it was before the rule, so that undoing is a step of its own.
Status undoesRule(Project& project)
{
    const RoundId round = project.rounds().front().id;
    std::vector<reconcile::Decided> wanted;
    std::vector<reconcile::Decided> expected;
    for (std::size_t i = 1; i < 6; ++i) {
        ACCORD_TRY(const ItemId item, itemAt(project, i));
        ACCORD_TRY(const DecisionContent now, reconcile::currentDecision(project, round, item));
        if (now.source == DecisionSource::Rule) {
            wanted.push_back({item, {}});
            expected.push_back({item, now});
        }
    }
    return only(reconcile::putBack(project, round, project.people().front().id, wanted, expected));
}

fs::path beside(const Project& project, const char* name)
{
    return project.file().parent_path() / name;
}

Status importsIssues(Project& project)
{
    NoProgress progress;
    return only(
        exchange::importIssues(project, {beside(project, "more.jsonl")}, exchange::Malformed::LeaveOut, progress, {}));
}

// Stopped at the first report: whatever was written by then is taken back.
Status cancelsImport(Project& project)
{
    std::stop_source stop;
    stop.request_stop();
    NoProgress progress;
    const auto report = exchange::importIssues(project, {beside(project, "more.jsonl")}, exchange::Malformed::LeaveOut,
                                               progress, stop.get_token());
    if (report.ok()) {
        return mistaken("an import that was cancelled");
    }
    return report.error().code == Errc::Cancelled ? Status() : Status(report.error());
}

Status importsLinks(Project& project)
{
    NoProgress progress;
    return only(
        exchange::importLinks(project, {beside(project, "links.txt")}, exchange::Malformed::Refuse, progress, {}));
}

Status importsLabels(Project& project)
{
    NoProgress progress;
    exchange::LabelImport import;
    import.files = {beside(project, "labels.csv")};
    import.round = "Imported";
    return only(exchange::importLabels(project, import, progress, {}));
}

Status importsTaxonomy(Project& project)
{
    return only(exchange::importTaxonomy(project, beside(project, "taxonomy.json")));
}

Status indexesAndSearches(Project& project)
{
    while (true) {
        ACCORD_TRY(const bool more, labelling::indexFurther(project));
        if (!more) {
            break;
        }
    }
    ACCORD_TRY(const auto hits, labelling::search(project, project.rounds().front().id, "body", 100));
    return hits.items.size() == 8 ? Status() : Status(mistaken("a search"));
}

Status checks(Project& project)
{
    ACCORD_TRY(const Integrity found, checkIntegrity(project));
    // What a failed read makes SQLite say is no verdict on the file, but it is no false "sound" either.
    return found.sound() && found.labels == 18 ? Status() : Status(mistaken("a check"));
}

Status reads(Project& project)
{
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, project.rounds().front().id));
    std::int64_t labels = 0;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        for (int annotator = 0; annotator < static_cast<int>(labelMatrix.annotators().size()); ++annotator) {
            labels += labelMatrix.cell(row, annotator).verdict == Verdict::None ? 0 : 1;
        }
    }
    return labels == 18 ? Status() : Status(mistaken("a round in memory"));
}

Status exportsLabels(Project& project)
{
    const fs::path file = beside(project, "out.csv");
    fs::remove(file);
    ACCORD_TRY(const auto report,
               exchange::exportLabels(project, project.rounds().front().id, exchange::ExportFormat::Long, file));
    const std::string text = readFile(file);
    return report.labels == 18 && std::ranges::count(text, '\n') > 18 ? Status() : Status(mistaken("an export"));
}

Status makesBackup(Project& project)
{
    ACCORD_TRY(const auto backup, backups::make(project, backups::Occasion::Asked));
    ACCORD_TRY(const backups::Contents found, backups::contents(backup.file));
    ACCORD_TRY(const std::int64_t events, project.database().number("SELECT count(*) FROM event"));
    return found.labels == 18 && found.events == events ? Status() : Status(mistaken("a backup"));
}

Status restores(const AssignmentDraft& scene)
{
    ACCORD_TRY(const auto all, backups::list(scene.project()));
    if (all.empty()) {
        return mistaken("the list of backups");
    }
    return only(backups::restoreInPlace(all.back().file, scene.project()));
}

Status makesPackage(Project& project)
{
    const fs::path file = beside(project, "ben.accord");
    fs::remove(file);
    exchange::PackageRequest request;
    request.person = project.people().at(1).id;
    request.by = project.leads().empty() ? PersonId{} : project.leads().front().id;
    NoProgress progress;
    ACCORD_TRY(const auto report, exchange::writePackage(project, request, file, progress, {}));
    return report.labels == 6 ? Status() : Status(mistaken("a package"));
}

Step merges(const char* name)
{
    return [name](Project& project) {
        NoProgress progress;
        const std::vector<fs::path> files{beside(project, name)};
        return only(exchange::merge(project, files, {}, progress, {}));
    };
}

Status repairs(const AssignmentDraft& scene)
{
    ACCORD_TRY(const Repair done, repairProject(scene.project()));
    return done.after.sound() ? Status() : Status(mistaken("a repair"));
}

// Today's schema with one more step, as a next release will have it.
store::Migrations nextSchema()
{
    store::Migrations migrations = embedded::migrations();
    migrations.push_back({"9999_next.sql", "CREATE TABLE next (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT; "
                                           "INSERT INTO next (name) SELECT name FROM person;"});
    return migrations;
}

// The copy that is made before the first step must be whole, wherever it was interrupted.
Status migrates(const AssignmentDraft& scene)
{
    ACCORD_TRY(const auto database, store::openProject(scene.project(), nextSchema()));
    for (const auto& entry : fs::directory_iterator(scene.folder)) {
        const bool copy = entry.path().filename().string().find("before-schema") != std::string::npos;
        if (copy && entry.path().extension() == ".accord") {
            ACCORD_CHECK(only(backups::contents(entry.path())));
        }
    }
    return {};
}

// Whatever the failure left must open with the next schema. The step is then undone, so that today's program can look.
void undoesStep(const AssignmentDraft& scene)
{
    const auto database = must(store::openProject(scene.project(), nextSchema()));
    must(database->execute("DROP TABLE next; PRAGMA user_version = " + std::to_string(store::newestSchema())));
}

void withFiles(const AssignmentDraft& scene)
{
    prepareProject(scene);
    (void)writeFile(scene.folder / "more.jsonl", issueLines(5, 40, 3000));
    (void)writeFile(scene.folder / "links.txt", "https://github.com/toolkit/core/issues/901\n"
                                                "https://github.com/toolkit/core/issues/902\n");
    (void)writeFile(scene.folder / "labels.csv", "Issue_URL,Ann,Dora,Final_Label\n"
                                                 "https://github.com/toolkit/core/issues/1,A.1,B.1,A.1\n"
                                                 "https://github.com/toolkit/core/issues/77,A.2,B,B\n");
    (void)writeFile(scene.folder / "taxonomy.json", text::replacedAll(sampleTaxonomy(), "\"Speed\"", "\"Slowness\""));
}

void withBackup(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    (void)must(backups::make(project, backups::Occasion::Asked));
    must(gives(0, 7, "B.2")(project));
}

// A copy in which two more labels were given, and in the project one other.
void withCopy(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(sqlite::copyDatabase(project.database(), scene.folder / "copy.accord"));
    {
        Project copy = must(Project::open(scene.folder / "copy.accord"));
        must(gives(1, 6, "A.2")(copy));
        must(gives(1, 7, "B.1")(copy));
    }
    must(gives(0, 7, "B.2")(project));
}

// What one person returns of a package in which they gave two more labels.
void withReturn(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(makesPackage(project));
    Project package = must(Project::open(scene.folder / "ben.accord"));
    must(gives(0, 6, "A.2")(package));
    must(gives(0, 7, "B.1")(package));
    NoProgress progress;
    (void)must(exchange::writeReturn(package, scene.folder / "from-ben.accord", progress, {}));
    must(gives(0, 7, "B.2")(project));
}

// Its pages are whole, but its labels are not as people gave them.
void withWrongLabels(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(project.database().execute("DELETE FROM label WHERE item_id % 2 = 0"));
}

void withRule(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(appliesRule(project));
}

Operation simple(std::string name, std::vector<Step> steps)
{
    return Operation{std::move(name), prepareProject, std::move(steps), false, {}};
}

} // namespace

std::vector<Operation> operations()
{
    const Step addsPerson = [](Project& project) { return only(study::addPerson(project, "Dora")); };
    const Step startsRound = [](Project& project) {
        study::RoundPlan plan;
        plan.name = "Second";
        return only(study::startRound(project, plan));
    };
    const Step liftsBlind = [](Project& project) {
        return study::liftBlind(project, {}, project.rounds().back().id, "everybody is done");
    };
    const Step creates = [](Project&) { return Status(); };
    const Step opens = [](Project&) { return Status(); };
    std::vector<Operation> all{
        {"create a project", [](const AssignmentDraft&) {}, {creates}, true, {}},
        simple("open, take back, refresh", {opens}),
        {"bring an older file up to date", prepareProject, {}, false, migrates, undoesStep},
        {"import a taxonomy", withFiles, {importsTaxonomy}, false, {}},
        {"import issues", withFiles, {importsIssues}, false, {}},
        {"import issues, cancelled", withFiles, {cancelsImport}, false, {}},
        {"import links", withFiles, {importsLinks}, false, {}},
        {"import labels", withFiles, {importsLabels}, false, {}},
        simple("add a person", {addsPerson}),
        simple("start a round, lift its blind", {startsRound, liftsBlind}),
        simple("label, three times", {gives(0, 6, "A.1"), gives(1, 6, "B"), gives(0, 7, "B.2")}),
        simple("change and withdraw a label", {gives(0, 0, "B.1"), gives(0, 0, "")}),
        simple("decide, twice", {decides(1, "A.1"), decides(0, "B")}),
        simple("decide by a rule", {appliesRule}),
        {"undo what a rule decided", withRule, {undoesRule}, false, {}},
        simple("index words, search", {indexesAndSearches}),
        simple("read a round", {reads}),
        simple("check", {checks}),
        simple("export labels", {exportsLabels}),
        simple("make a backup", {makesBackup}),
        {"restore a backup", withBackup, {}, false, restores},
        simple("make a package", {makesPackage}),
        {"merge a copy", withCopy, {merges("copy.accord")}, false, {}},
        {"merge what is returned", withReturn, {merges("from-ben.accord")}, false, {}},
        {"repair what is derived", withWrongLabels, {}, false, repairs},
    };
    std::ranges::move(meetingOperations(), std::back_inserter(all));
    std::ranges::move(studyOperations(), std::back_inserter(all));
    std::ranges::move(collectOperations(), std::back_inserter(all));
    return all;
}

} // namespace accord::test::faults
