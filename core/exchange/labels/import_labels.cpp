// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/label_readers.h"
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

// One of two would get lost, or one person's labels would be another's.
Status checkHeaders(const LabelColumns& columns, const std::string& place)
{
    std::set<std::string> headers;
    for (const LabelColumn& column : columns.columns) {
        const bool taken = column.role != ColumnRole::Skipped && column.role != ColumnRole::Ignored;
        if (taken && !column.header.empty() && !headers.insert(text::lowerAscii(column.header)).second) {
            return Error{Errc::BadSyntax, Reason::ColumnTwice, {place, column.header}};
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

Message notUsable(const LabelColumns& columns, const Taxonomy& taxonomy, const std::string& place)
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
    return {taxonomy.empty() ? Reason::NoTaxonomyForColumns : Reason::NoCodeColumn, {place}};
}

Result<LabelColumns> columnsOf(const fs::path& file, const LabelImport& import, const Project& project, LabelPlan& plan)
{
    const Taxonomy& taxonomy = *project.taxonomy();
    ACCORD_TRY(LabelColumns columns, guessColumns(file, taxonomy, import.exact));
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
    ACCORD_CHECK(checkHeaders(columns, file.string() + ":1"));
    for (LabelColumn& column : columns.columns) {
        if (column.doubtful && (column.role == ColumnRole::Annotator || column.role == ColumnRole::Ignored)) {
            column.role = ColumnRole::Ignored;
            plan.report.addProblem(
                Error{Errc::BadSyntax, Reason::ColumnOfNoPerson, {file.string() + ":1", column.header}});
        }
        column.doubtful = column.doubtful && column.role == ColumnRole::Ignored;
    }
    if (!columns.first(ColumnRole::Link)) {
        return Error{Errc::BadSyntax, withoutLinks(columns, file.string() + ":1")};
    }
    if (!columns.usable() && plan.report.problemCount > problems) {
        return plan.report.problems.back(); // nothing is left without them
    }
    if (!columns.usable()) {
        return Error{Errc::BadSyntax, notUsable(columns, taxonomy, file.string() + ":1")};
    }
    if (!import.withFinal) {
        for (LabelColumn& column : columns.columns) {
            // Left out by wish, which is no problem of the file.
            column.role = column.role == ColumnRole::Final ? ColumnRole::Skipped : column.role;
        }
    }
    return columns;
}

Status readInto(const fs::path& file, const LabelImport& import, const Project& project, LabelPlan& plan)
{
    const Taxonomy& taxonomy = *project.taxonomy();
    ACCORD_TRY(const LabelLayout layout, labelLayout(file));
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    LabelSource source{stream, file.string(), taxonomy, plan, import.exact, std::string(text::trimmed(import.round))};
    switch (layout) {
    case LabelLayout::Wide: {
        ACCORD_TRY(const LabelColumns columns, columnsOf(file, import, project, plan));
        if (const auto final = columns.first(ColumnRole::Final)) {
            std::vector<std::string>& told = plan.report.finalColumns;
            const std::string& header = columns.columns[*final].header;
            if (std::ranges::find(told, header) == told.end()) {
                told.push_back(header);
            }
        }
        readWide(source, columns);
        break;
    }
    case LabelLayout::Long:
        readLong(source, {});
        break;
    case LabelLayout::Json:
        readJson(source);
        break;
    }
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

} // namespace

Result<LabelPlan> planLabels(Project& project, const LabelImport& import, Progress& progress,
                             const std::stop_token& stop)
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
        ACCORD_CHECK(readInto(file, import, project, plan));
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

Result<ImportReport> importLabels(Project& project, const LabelImport& import, Progress& progress,
                                  const std::stop_token& stop)
{
    ACCORD_TRY(const LabelPlan plan, planLabels(project, import, progress, stop));
    if (plan.report.problemCount > 0 && import.malformed == Malformed::Refuse) {
        return plan.report;
    }
    std::vector<std::string> names;
    for (const fs::path& file : import.files) {
        names.push_back(file.filename().string());
    }
    return writeLabels(project, plan, import.round, text::join(names, ", "), progress, stop, import.by, import.replace);
}

} // namespace accord::exchange
