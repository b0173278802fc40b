// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exchange/merge/team.h"

#include "core/exchange/package.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/long_work.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "tests/core/exchange/merge/copies.h"

#include <algorithm>

namespace accord::test {

namespace fs = std::filesystem;

void Team::lead()
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    Person third = *project.person(people.at(2));
    third.role = Role::Lead;
    must(store::writePerson(events, third.id, third));
    must(transaction.commit());
    must(project.refresh());
}

fs::path Team::package(int person, const std::string& name)
{
    NoProgress progress;
    fs::path target = folder / name;
    const PersonId id = people.at(static_cast<std::size_t>(person));
    (void)must(exchange::writePackage(project, {id, {}, {}, leadOf(project)}, target, progress, {}));
    return target;
}

fs::path Team::copy(const std::string& name)
{
    must(sqlite::copyDatabase(project.database(), folder / name));
    return folder / name;
}

std::string Team::code(int person, int item)
{
    const auto content = must(labelling::currentContent(project, round, items.at(static_cast<std::size_t>(item)),
                                                        people.at(static_cast<std::size_t>(person))));
    const Category* category = project.taxonomy()->find(content.category);
    return category == nullptr ? std::string() : category->code;
}

exchange::MergeReport Team::merge(const std::vector<fs::path>& files, const MergeChoices& choices)
{
    NoProgress progress;
    return must(exchange::merge(project, files, choices, progress, {}));
}

void giveIn(const fs::path& file, const std::string& person, int item, const std::string& code)
{
    Project project = must(Project::open(file));
    const Round round = project.rounds().at(0);
    const auto items = must(store::itemsInOrder(project.database(), round.id));
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = must(project.categoryCoded(code)).id;
    must(labelling::submitLabel(project, {round.id, items.at(static_cast<std::size_t>(item)),
                                          must(project.personNamed(person)).id, content, 2}));
}

void setText(Project& project, int issue, const std::string& title)
{
    sqlite::Database& database = project.database();
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    const store::LongWork work = must(store::LongWork::begin(database, "issues", "texts.jsonl", project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(database, work.id()));
    Document document;
    document.title = title;
    document.comments.push_back(Comment{"somebody", "", "", "on " + title});
    (void)must(writer.issue(sampleLink(issue), document));
    must(work.finish(project.now()));
    must(transaction.commit());
}

std::string titleOf(Project& project, int issue)
{
    const auto id = must(store::textByAddress(project.database(), sampleLink(issue).url));
    return must(store::textById(project.database(), *id)).document->title;
}

std::string changedTaxonomy(const std::string& from, const std::string& to)
{
    std::string text(sampleTaxonomy());
    text.replace(text.find(from), from.size(), to);
    return text;
}

std::string taxonomyWithout(std::string json, const std::string& id)
{
    const auto from = json.find("{\"id\":\"" + id + "\"");
    json.erase(from, json.find('\n', from) - from + 1);
    return json;
}

void importTaxonomyIn(const fs::path& file, const std::string& json)
{
    Project project = must(Project::open(file));
    (void)must(exchange::importTaxonomyText(project, json, "changed.json"));
}

const exchange::MergeQuestion* lookFor(const exchange::MergeReport& report, exchange::MergeQuestionKind kind)
{
    for (const exchange::MergeFileReport& file : report.files) {
        const auto found = std::ranges::find(file.questions, kind, &exchange::MergeQuestion::kind);
        if (found != file.questions.end()) {
            return &*found;
        }
    }
    return nullptr;
}

} // namespace accord::test
