// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/sample.h"

#include "core/exchange/taxonomy_files.h"
#include "core/format/link.h"
#include "core/labelling/labelling.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/long_work.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/people.h"
#include "core/study/rounds.h"

namespace accord::test {
namespace {

constexpr std::string_view kTaxonomy = R"({"format":"accord-taxonomy","version":1,"name":"Sample","categories":[
{"id":"00000000-0000-4000-8000-000000000001","code":"A","name":"Question","summary":"intent"},
{"id":"00000000-0000-4000-8000-000000000002","code":"B","name":"Bug","summary":"symptom"},
{"id":"00000000-0000-4000-8000-000000000011","parent":"00000000-0000-4000-8000-000000000001","code":"A.1","name":"How"},
{"id":"00000000-0000-4000-8000-000000000012","parent":"00000000-0000-4000-8000-000000000001","code":"A.2","name":"Why"},
{"id":"00000000-0000-4000-8000-000000000021","parent":"00000000-0000-4000-8000-000000000002","code":"B.1","name":"Memory"},
{"id":"00000000-0000-4000-8000-000000000022","parent":"00000000-0000-4000-8000-000000000002","code":"B.2","name":"Speed"},
{"id":"00000000-0000-4000-8000-000000000111","parent":"00000000-0000-4000-8000-000000000011","code":"A.1.i","name":"Use"},
{"id":"00000000-0000-4000-8000-000000000112","parent":"00000000-0000-4000-8000-000000000011","code":"A.1.ii","name":"Set up"},
{"id":"00000000-0000-4000-8000-000000000211","parent":"00000000-0000-4000-8000-000000000021","code":"B.1.i","name":"Leak"}
]})";

// Every reason that all studies know, so that a case can use whichever it is about.
void giveReasons(Project& project)
{
    StudySettings settings;
    for (int number = 1; number <= static_cast<int>(Exclusion::NamedLikeIt); ++number) {
        settings.reasons.push_back(ScreeningReason{static_cast<Exclusion>(number), {}});
    }
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    must(store::writeStudySettings(events, PersonId{}, settings));
    must(transaction.commit());
    must(project.refresh());
}

Project made(const std::filesystem::path& file)
{
    Project project = must(Project::create(file, "Sample"));
    giveReasons(project);
    (void)must(exchange::importTaxonomyText(project, kTaxonomy, "sample.json"));
    return project;
}

void addIssues(Project& project, int count)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    const store::LongWork work = must(store::LongWork::begin(project.database(), "links", "sample", project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(project.database(), work.id()));
    for (int i = 1; i <= count; ++i) {
        (void)must(writer.link(sampleLink(i)));
    }
    must(work.finish(project.now()));
    must(transaction.commit());
}

std::vector<std::string> texts(sqlite::Database& database, const std::string& sql)
{
    sqlite::Statement query = must(database.prepare(sql));
    std::vector<std::string> found;
    while (must(query.step())) {
        found.push_back(query.string(0));
    }
    return found;
}

// As in a project of old: no event says anything of it, so that tests can say what they like.
RoundId plainRound(Project& project, const std::string& name)
{
    sqlite::Database& database = project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const Round round = must(store::insertRound(database, Round{{}, newUuid(), name, false}, project.now()));
    store::ItemWriter writer = must(store::ItemWriter::begin(database, round.id));
    for (const IssueId issue : must(study::issuesInOrder(project, false))) {
        (void)must(writer.add(issue, 1));
    }
    must(transaction.commit());
    must(project.refresh());
    return round.id;
}

} // namespace

std::string_view sampleTaxonomy()
{
    return kTaxonomy;
}

Sample::Sample(int peopleCount, int itemCount)
    : file(folder / "sample.accord")
    , project(made(file))
{
    for (int i = 1; i <= peopleCount; ++i) {
        people.push_back(must(study::addPerson(project, "Person " + std::to_string(i))).id);
    }
    if (itemCount > 0) {
        addIssues(project, itemCount);
        round = plainRound(project, "Main");
        items = must(store::itemsInOrder(project.database(), round));
    }
}

CategoryId Sample::category(std::string_view code) const
{
    return must(project.categoryCoded(code)).id;
}

LabelContent Sample::labelled(std::string_view code) const
{
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = category(code);
    return content;
}

DecisionContent Sample::decided(std::string_view code) const
{
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::Category;
    content.category = category(code);
    content.reason = "talked over";
    return content;
}

void Sample::give(int person, int item, const LabelContent& content)
{
    must(labelling::submitLabel(project, {round, items.at(static_cast<std::size_t>(item)),
                                          people.at(static_cast<std::size_t>(person)), content, 0}));
}

LabelContent notForStudy(Exclusion why)
{
    LabelContent content;
    content.verdict = Verdict::NotForStudy;
    content.exclusion = why;
    return content;
}

LabelContent cannotTell()
{
    LabelContent content;
    content.verdict = Verdict::CannotTell;
    return content;
}

TextLink sampleLink(int number)
{
    return format::makeIssueLink("github.com", number % 2 == 0 ? "toolkit/even" : "toolkit/odd",
                                 std::to_string(number));
}

Project reopened(const Project& project)
{
    return must(Project::open(project.file()));
}

std::vector<std::string> dumpTable(Project& project, const std::string& table)
{
    sqlite::Database& database = project.database();
    std::string row = "''";
    for (const std::string& column : texts(database, "SELECT name FROM pragma_table_info('" + table + "')")) {
        row += " || ' ' || quote(\"" + column + "\")";
    }
    return texts(database, "SELECT '" + table + "' || " + row + " AS line FROM \"" + table + "\" ORDER BY line");
}

std::vector<std::string> dump(Project& project)
{
    std::vector<std::string> lines;
    for (const std::string& table :
         texts(project.database(), "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
                                   "AND name <> 'search' ORDER BY name")) {
        const std::vector<std::string> rows = dumpTable(project, table);
        lines.insert(lines.end(), rows.begin(), rows.end());
    }
    return lines;
}

} // namespace accord::test
