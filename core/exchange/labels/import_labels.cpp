// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/label_readers.h"
#include "core/exchange/labels/new_categories.h"
#include "core/exchange/ratings/rating_doubts.h"
#include "core/exchange/study_profile.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <set>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;

// What was chosen for the column of that header, at the same place if there are several; what was guessed for a column
// that nobody chose anything for.
LabelColumn chosenColumn(const LabelColumns& chosen, const LabelColumn& column, std::size_t place)
{
    if (place < chosen.columns.size() && chosen.columns[place].header == column.header) {
        return chosen.columns[place];
    }
    const auto found = std::ranges::find(chosen.columns, column.header, &LabelColumn::header);
    return found == chosen.columns.end() ? column : *found;
}

// One of two would get lost, or one person's labels would be another's. Other columns may be headed alike.
Status checkHeaders(const LabelColumns& columns, const std::string& place)
{
    std::set<std::string> headers;
    for (const LabelColumn& column : columns.columns) {
        if (column.role == ColumnRole::Annotator && !column.annotator().empty() &&
            !headers.insert(text::lowerAscii(column.annotator())).second) {
            return Error{Errc::BadSyntax, Reason::ColumnTwice, {place, column.annotator()}};
        }
    }
    return {};
}

// Why a table without links is none of labels.
Message withoutLinks(const LabelColumns& columns, const std::string& place)
{
    std::vector<std::string> headers;
    for (const LabelColumn& column : columns.columns) {
        headers.push_back(text::lowerAscii(column.header));
    }
    if (areSummaries(headers)) {
        return {Reason::TableOfSummaries, {place}};
    }
    constexpr std::size_t kMost = 12;
    headers.resize(std::min(headers.size(), kMost));
    return {Reason::NoLinkColumn, {place, headers}};
}

Message notUsable(const LabelColumns& columns, bool anyLabels, const std::string& place)
{
    std::vector<std::string> finals;
    for (const LabelColumn& column : columns.columns) {
        if (column.role == ColumnRole::Final) {
            finals.push_back("\"" + column.header + "\"");
        }
    }
    if (finals.size() > 1) {
        return {Reason::SeveralFinalColumns, {place, finals}};
    }
    return {anyLabels ? Reason::NoCodeColumn : Reason::NoTaxonomyForColumns, {place}};
}

// Doubts are over where somebody is known by that name, or was said to be meant.
void clearDoubts(LabelColumns& columns, const LabelImport& import, const Project& project)
{
    for (LabelColumn& column : columns.columns) {
        // Somebody's name may look like a word for final labels.
        const bool known = std::ranges::any_of(project.people(), [&column](const Person& person) {
            return text::equalsIgnoringCase(person.name, column.header);
        });
        column.role = known && column.role == ColumnRole::Final ? ColumnRole::Annotator : column.role;
        const bool meant = std::ranges::any_of(import.people, [&column](const auto& person) {
            return text::equalsIgnoringCase(text::trimmed(person.first), column.header);
        });
        column.doubtful = column.doubtful && !known && !meant;
    }
}

void tellDoubts(LabelColumns& columns, const std::string& place, ImportReport& report)
{
    for (LabelColumn& column : columns.columns) {
        if (column.doubtful && (column.role == ColumnRole::Annotator || column.role == ColumnRole::Ignored)) {
            column.role = ColumnRole::Ignored;
            Error problem{Errc::BadSyntax, column.doubt, {place, column.header}};
            if (column.doubt == Reason::ColumnOfManyLabels) {
                problem = Error{Errc::BadSyntax, column.doubt, {place, column.header, kMostLabelsOfRater}};
            }
            report.addProblem(std::move(problem));
        }
        column.doubtful = column.doubtful && column.role == ColumnRole::Ignored;
    }
}

Result<LabelColumns> columnsOf(const fs::path& file, const LabelImport& import, const Project& project, LabelPlan& plan)
{
    const Taxonomy& taxonomy = *project.taxonomy();
    const std::string place = file.string() + ":1";
    ACCORD_TRY(LabelColumns columns, guessColumns(file, taxonomy, import.reading));
    clearDoubts(columns, import, project);
    if (import.columns) {
        // By header: the columns of several files need not be in the same order.
        for (std::size_t i = 0; i < columns.columns.size(); ++i) {
            LabelColumn& column = columns.columns[i];
            const bool doubtful = column.doubtful;
            column = chosenColumn(*import.columns, column, i);
            column.doubtful = column.doubtful && doubtful;
        }
    }
    const std::int64_t problems = plan.report.problemCount;
    ACCORD_CHECK(checkHeaders(columns, place));
    tellDoubts(columns, place, plan.report);
    if (!columns.first(ColumnRole::Link) && !columns.first(ColumnRole::Item)) {
        return Error{Errc::BadSyntax, withoutLinks(columns, place)};
    }
    if (const auto label = columns.first(ColumnRole::Label);
        label && !columns.first(ColumnRole::Person) && !import.reading.personPerFile) {
        return Error{Errc::BadSyntax, Reason::PersonColumnMissing, {place, columns.columns[*label].header}};
    }
    if (!columns.usable() && plan.report.problemCount > problems) {
        return plan.report.problems.back(); // nothing is left without them
    }
    if (!columns.usable()) {
        return Error{Errc::BadSyntax, notUsable(columns, import.reading.newCategories || !taxonomy.empty(), place)};
    }
    if (!import.withFinal) {
        for (LabelColumn& column : columns.columns) {
            // Left out by wish, which is no problem of the file.
            column.role = column.role == ColumnRole::Final ? ColumnRole::Skipped : column.role;
        }
    }
    return columns;
}

using TablesByName = std::vector<std::pair<std::string, LabelColumns>>;

Status readInto(const fs::path& file, const LabelImport& import, const Project& project, LabelPlan& plan,
                TablesByName& tables)
{
    const Taxonomy& taxonomy = *project.taxonomy();
    ACCORD_TRY(const LabelLayout layout, labelLayout(file, import.reading));
    LabelSource source{file.string(), taxonomy, plan, std::string(text::trimmed(import.round))};
    if (layout == LabelLayout::Json) {
        ACCORD_TRY(std::ifstream stream, openForReading(file));
        readJson(source, stream);
        return {};
    }
    ACCORD_TRY(format::TableReader table, openTable(file, import.reading));
    if (!table.description().plain()) {
        plan.report.readAs.emplace_back(file.filename().string(), table.description().message());
    }
    if (layout == LabelLayout::Long) {
        readLong(source, table, {});
        return {};
    }
    ACCORD_TRY(LabelColumns columns, columnsOf(file, import, project, plan));
    if (const auto final = columns.first(ColumnRole::Final)) {
        std::vector<std::string>& told = plan.report.finalColumns;
        const std::string& header = columns.columns[*final].header;
        if (std::ranges::find(told, header) == told.end()) {
            told.push_back(header);
        }
    }
    readTable(source, table, columns, import.reading);
    tables.emplace_back(file.string(), std::move(columns));
    return {};
}

// A category that was retired takes no labels any more; but those that it has may be said again, as in the project's
// own export.
class RetiredCheck
{
public:
    RetiredCheck(Project& project, const std::string& round, LabelPlan& plan)
        : m_project(project)
        , m_taxonomy(*project.taxonomy())
        , m_plan(plan)
    {
        const auto rounds = project.rounds();
        const auto known = std::ranges::find_if(
            rounds, [&round](const Round& each) { return text::equalsIgnoringCase(each.name, text::trimmed(round)); });
        // A blind round answers nothing.
        m_round = known == rounds.end() || known->blind ? RoundId{} : known->id;
    }

    Status run()
    {
        ACCORD_CHECK(keep(m_plan.labels, [this](const LabelPlan::PlannedLabel& planned) { return isSaid(planned); }));
        return keep(m_plan.decisions, [this](const LabelPlan::PlannedDecision& planned) { return isSaid(planned); });
    }

private:
    template <class Planned, class IsSaid>
    Status keep(PackedList<Planned>& all, const IsSaid& isSaid)
    {
        if (std::ranges::all_of(all, [](const Planned& planned) { return planned.retiredAt.empty(); })) {
            return {};
        }
        PackedList<Planned> kept;
        for (const Planned& planned : all) {
            ACCORD_TRY(const bool said, planned.retiredAt.empty() ? Result<bool>(true) : isSaid(planned));
            if (said) {
                kept.push_back(planned);
                continue;
            }
            const Category* category = m_taxonomy.find(planned.content.category);
            m_plan.report.addProblem(
                Error{Errc::BadSyntax, Reason::RetiredTakesNoLabels, {planned.retiredAt, category->code}});
        }
        all = std::move(kept);
        return {};
    }

    Result<ItemId> itemOf(int number)
    {
        const LabelPlan::PlannedItem planned = m_plan.item(number);
        ACCORD_TRY(const auto issue, store::textByAddress(m_project.database(), planned.link.url));
        if (!m_round.valid() || !issue) {
            return ItemId{};
        }
        ACCORD_TRY(const std::vector<Item> items, store::itemsOfIssue(m_project.database(), m_round, *issue));
        const auto known = std::ranges::find(items, planned.occurrence, &Item::occurrence);
        return known == items.end() ? ItemId{} : known->id;
    }

    Result<bool> isSaid(const LabelPlan::PlannedLabel& planned)
    {
        ACCORD_TRY(const ItemId item, itemOf(planned.item));
        const std::string& name = m_plan.people[static_cast<std::size_t>(planned.person)];
        const PersonId meant = m_plan.meant(planned.person);
        const auto people = m_project.people();
        const auto person = std::ranges::find_if(people, [&](const Person& each) {
            return meant.valid() ? each.id == meant : text::equalsIgnoringCase(each.name, name);
        });
        if (!item.valid() || person == people.end()) {
            return false;
        }
        ACCORD_TRY(const auto have, store::labelOf(m_project.database(), m_round, item, person->id));
        return have && LabelPlan::isSaid(planned, have->content, m_taxonomy);
    }

    Result<bool> isSaid(const LabelPlan::PlannedDecision& planned)
    {
        ACCORD_TRY(const ItemId item, itemOf(planned.item));
        if (!item.valid()) {
            return false;
        }
        ACCORD_TRY(const auto have, store::decisionToReplace(m_project.database(), m_round, item));
        if (!have) {
            return false;
        }
        DecisionContent content = planned.content;
        content.takingPart = have->content.takingPart; // compared when it is written
        content.secondVote = have->content.secondVote;
        content.meeting = have->content.meeting;
        return LabelPlan::isSaid(content, have->content, m_taxonomy);
    }

    Project& m_project;
    const Taxonomy& m_taxonomy;
    LabelPlan& m_plan;
    RoundId m_round;
};

// Reads the files; what is malformed is in the plan's report, and which columns tables have in `tables`.
Result<LabelPlan> readPlan(Project& project, const LabelImport& import, Progress& progress, const std::stop_token& stop,
                           TablesByName& tables)
{
    Ticker ticker(progress);
    LabelPlan plan;
    for (const auto& [name, id] : import.people) {
        const auto person = project.person(id);
        if (person == nullptr) {
            return Error{Errc::NotFound, Reason::PersonNotFound};
        }
        plan.mean(name, id, person->name);
    }
    std::int64_t done = 0;
    for (const fs::path& file : import.files) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ACCORD_CHECK(readInto(file, import, project, plan, tables));
        ticker.report(file.filename().string(), ++done, static_cast<std::int64_t>(import.files.size()));
    }
    for (const auto& [name, id] : import.people) {
        if (!plan.names(name)) {
            return Error{Errc::NotFound, Reason::AnnotatorUnknown, {name, plan.people}};
        }
    }
    if (!import.withFinal) {
        plan.decisions.clear();
    }
    for (const Category& category : project.taxonomy()->categories()) {
        if (category.retired) {
            plan.retired.insert(category.id);
        }
    }
    ACCORD_CHECK(RetiredCheck(project, import.round, plan).run());
    return plan;
}

std::string namesOf(const std::vector<fs::path>& files)
{
    std::vector<std::string> names;
    for (const fs::path& file : files) {
        names.push_back(file.filename().string());
    }
    return text::join(names, ", ");
}

} // namespace

Result<LabelPlan> planLabels(Project& project, const LabelImport& import, Progress& progress,
                             const std::stop_token& stop)
{
    TablesByName tables;
    return readPlan(project, import, progress, stop, tables);
}

Result<LabelPreview> previewLabels(Project& project, const LabelImport& import, Progress& progress,
                                   const std::stop_token& stop)
{
    LabelPreview preview;
    ACCORD_TRY(preview.plan, readPlan(project, import, progress, stop, preview.columns));
    ACCORD_TRY(preview.report.newCategories,
               categoriesOf(preview.plan.newLabels, *project.taxonomy(), import.reading, namesOf(import.files)));
    const std::vector<std::string> made = std::move(preview.report.newCategories);
    preview.report = preview.plan.report;
    preview.report.newCategories = made;
    preview.report.itemsAdded = static_cast<std::int64_t>(preview.plan.items.size());
    preview.report.peopleAdded = static_cast<std::int64_t>(preview.plan.people.size());
    preview.report.labels = static_cast<std::int64_t>(preview.plan.labels.size()) + preview.plan.labelsOfNew;
    preview.report.decisions = static_cast<std::int64_t>(preview.plan.decisions.size()) + preview.plan.decisionsOfNew;
    return preview;
}

Result<ImportReport> importLabels(Project& project, const LabelImport& import, Progress& progress,
                                  const std::stop_token& stop)
{
    ACCORD_TRY(LabelPlan plan, planLabels(project, import, progress, stop));
    const auto isRefused = [&] { return plan.report.problemCount > 0 && import.malformed == Malformed::Refuse; };
    std::vector<std::string> made;
    if (!plan.newLabels.empty() && !isRefused()) {
        const std::string names = namesOf(import.files);
        ACCORD_TRY(made, categoriesOf(plan.newLabels, *project.taxonomy(), import.reading, names));
        if (!made.empty()) {
            ACCORD_CHECK(makeCategories(project, made, import.reading, names, import.by));
        }
        ACCORD_TRY(plan, planLabels(project, import, progress, stop));
        if (!plan.newLabels.empty()) {
            // Its labels would get lost: it has a name that nothing finds, such as one that two categories have.
            return Error{Errc::UnknownCategory, Reason::CategoryUnusable, {plan.newLabels.front()}};
        }
    }
    if (isRefused()) {
        return plan.report;
    }
    ACCORD_TRY(ImportReport report, writeLabels(project, plan, import.round, namesOf(import.files), progress, stop,
                                                import.by, import.replace));
    report.newCategories = std::move(made);
    return report;
}

} // namespace accord::exchange
