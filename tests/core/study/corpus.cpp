// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/study/corpus.h"

#include "core/exchange/taxonomy_files.h"
#include "core/format/link.h"
#include "core/labelling/labelling.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/issues/issues.h"
#include "core/store/long_work/long_work.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"

#include <array>

namespace accord::test {

CorpusIssue corpusIssue(int number)
{
    static const std::array<std::string, 3> repositories{"toolkit/alpha", "toolkit/beta", "other/gamma"};
    CorpusIssue issue;
    issue.number = number;
    issue.repository = repositories[static_cast<std::size_t>(number % 5 < 3 ? 0 : number % 5 - 2)];
    if (number % 7 != 0) {
        issue.year = std::to_string(2023 + number % 3);
        issue.state = number % 4 == 0 ? "open" : "closed";
        issue.leaks = number % 6 == 1;
        issue.slow = number % 10 == 3;
    }
    return issue;
}

TextLink CorpusIssue::link() const
{
    return format::makeIssueLink("github.com", repository, std::to_string(number));
}

Corpus::Corpus(const std::vector<int>& numbers, int count)
    : project(must(Project::create(folder / "corpus.accord", "Corpus")))
{
    (void)must(exchange::importTaxonomyText(project, sampleTaxonomy(), "sample.json"));
    for (int i = 1; i <= count; ++i) {
        people.push_back(must(study::addPerson(project, "Person " + std::to_string(i))).id);
    }
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    const store::LongWork work = must(store::LongWork::begin(project.database(), "issues", "corpus", project.now()));
    store::IssueWriter writer = must(store::IssueWriter::begin(project.database(), work.id()));
    for (const int number : numbers) {
        const CorpusIssue issue = corpusIssue(number);
        if (issue.year.empty()) {
            (void)must(writer.link(issue.link()));
            continue;
        }
        Document document;
        document.state = issue.state;
        document.createdAt = issue.year + "-03-" + (number % 2 == 0 ? "05" : "25") + "T10:00:00Z";
        document.title = issue.slow ? "It is slow" : "It does not work";
        document.body = issue.leaks ? "There is a memory leak, I think." : "No more is known.";
        (void)must(writer.issue(issue.link(), document));
    }
    must(work.finish(project.now()));
    must(transaction.commit());
}

std::vector<int> Corpus::upTo(int count)
{
    std::vector<int> numbers;
    for (int number = 1; number <= count; ++number) {
        numbers.push_back(number);
    }
    return numbers;
}

RoundId Corpus::running(const std::string& name, const study::RoundItems& items, bool blind, RoundPurpose purpose)
{
    NoProgress quiet;
    study::RoundContent content;
    content.name = name;
    content.blind = blind;
    content.purpose = purpose;
    const RoundId round = must(study::createRound(project, {}, content, items, quiet, {})).id;
    must(study::startRound(project, {}, round));
    return round;
}

void Corpus::makeLead(PersonId id)
{
    Person person = *project.person(id);
    person.role = Role::Lead;
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    must(store::writePerson(events, id, person));
    must(transaction.commit());
    must(project.refresh());
}

std::vector<std::string> Corpus::links(const std::vector<study::PlannedItem>& items)
{
    std::vector<std::string> links;
    for (const study::PlannedItem& item : items) {
        links.push_back(must(store::textById(project.database(), item.issue)).link.url);
    }
    return links;
}

std::vector<ItemId> Corpus::itemsOf(RoundId round)
{
    return must(store::itemsInOrder(project.database(), round));
}

void Corpus::label(RoundId round, PersonId person, ItemId item, std::string_view code)
{
    LabelContent content;
    content.verdict = Verdict::Category;
    content.category = must(project.categoryCoded(code)).id;
    must(labelling::submitLabel(project, {round, item, person, content, 0}));
}

} // namespace accord::test
