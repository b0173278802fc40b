// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/demo.h"

#include "core/base/embedded.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/labels/label_readers.h"
#include "core/exchange/taxonomy_files.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/long_work.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <sstream>
#include <system_error>
#include <utility>

namespace accord::exchange {
namespace {

Result<std::string_view> embeddedText(const std::vector<embedded::File>& files, std::string_view name)
{
    const auto found = std::ranges::find(files, name, &embedded::File::name);
    if (found == files.end()) {
        return Error{Errc::Internal, Reason::NotEmbedded, {name}};
    }
    return found->text;
}

std::string_view primaryLanguage(std::string_view tag)
{
    return tag.substr(0, tag.find('-'));
}

// What the English texts of the demo are in that language, by its file (zh-CN.json) or that of another region. Empty
// where there is none.
nlohmann::json wordsIn(std::string_view language)
{
    constexpr std::string_view kEnding = ".json";
    nlohmann::json words = nlohmann::json::object();
    for (const embedded::File& file : embedded::demo()) {
        if (!file.name.ends_with(kEnding)) {
            continue;
        }
        const std::string_view tag = file.name.substr(0, file.name.size() - kEnding.size());
        if (text::equalsIgnoringCase(tag, language)) {
            return nlohmann::json::parse(file.text);
        }
        if (words.empty() && text::equalsIgnoringCase(primaryLanguage(tag), primaryLanguage(language))) {
            words = nlohmann::json::parse(file.text);
        }
    }
    return words;
}

// Itself where the language has no words for it: somebody wrote it in Chinese, or the demo is in English.
std::string translated(const nlohmann::json& words, const std::string& english)
{
    return words.value(english, english);
}

void translate(LabelPlan& plan, const nlohmann::json& words)
{
    PackedList<LabelPlan::PlannedLabel> labels;
    for (LabelPlan::PlannedLabel label : plan.labels) {
        label.content.summary = translated(words, label.content.summary);
        label.content.note = translated(words, label.content.note);
        labels.push_back(label);
    }
    plan.labels = std::move(labels);
    PackedList<LabelPlan::PlannedDecision> decisions;
    for (LabelPlan::PlannedDecision decision : plan.decisions) {
        decision.content.reason = translated(words, decision.content.reason);
        decisions.push_back(decision);
    }
    plan.decisions = std::move(decisions);
}

Status addIssues(Project& project)
{
    ACCORD_TRY(const std::string_view text, embeddedText(embedded::demo(), "issues.jsonl"));
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_TRY(const store::LongWork work, store::LongWork::begin(database, "issues", "issues.jsonl", project.now()));
    ACCORD_TRY(store::IssueWriter writer, store::IssueWriter::begin(database, work.id()));
    std::istringstream stream{std::string(text)};
    format::IssueReader reader(stream, "issues.jsonl");
    format::CollectedIssue issue;
    while (true) {
        ACCORD_TRY(const bool more, reader.next(issue));
        if (!more) {
            break;
        }
        ACCORD_CHECK(writer.issue(issue.link, issue.document));
    }
    ACCORD_CHECK(work.finish(project.now()));
    return transaction.commit();
}

Status addPeople(Project& project, const nlohmann::json& description)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    int colour = 0;
    for (const nlohmann::json& described : description.at("people")) {
        Person person{{},
                      newUuid(),
                      described.at("name").get<std::string>(),
                      described.at("initials").get<std::string>(),
                      colour++};
        ACCORD_TRY(person, store::insertPerson(database, std::move(person), project.now()));
        person.pseudonym = "A" + std::to_string(colour);
        person.role = person.name == description.at("lead").get<std::string>() ? Role::Lead : Role::Annotator;
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
        ACCORD_CHECK(store::writePerson(events, person.id, person));
    }
    return transaction.commit();
}

// A plan that is read from the demo's own files must not have a problem.
Status checkPlan(const LabelPlan& plan)
{
    return plan.report.problemCount == 0 ? Status() : Status(plan.report.problems.front());
}

Status makeRound(Project& project, PersonId lead, const std::string& name, const nlohmann::json& described)
{
    Round round{{}, newUuid(), name, described.at("blind").get<bool>()};
    round.purpose = described.at("purpose").get<std::string>() == "pilot" ? RoundPurpose::Pilot : RoundPurpose::Main;
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_TRY(round, store::insertRound(project.database(), std::move(round), project.now()));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(store::writeRound(events, lead, round));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

Status addRound(Project& project, PersonId lead, const nlohmann::json& described, const nlohmann::json& words,
                Progress& progress, const std::stop_token& stop)
{
    const std::string round = described.at("name").get<std::string>();
    const std::string name = translated(words, round);
    LabelPlan plan;
    for (const char* file : {"labels.csv", "decisions.csv"}) {
        ACCORD_TRY(const std::string_view text, embeddedText(embedded::demo(), file));
        format::TableOptions options;
        options.formulas = format::Formulas::Neutral;
        ACCORD_TRY(format::TableReader table,
                   format::TableReader::from(std::make_unique<std::istringstream>(std::string(text)), file, options));
        LabelSource source{file, *project.taxonomy(), plan};
        if (std::string_view(file) == "labels.csv") {
            readLong(source, table, round);
        } else {
            readDecisions(source, table, round);
        }
    }
    ACCORD_CHECK(checkPlan(plan));
    translate(plan, words);
    ACCORD_CHECK(makeRound(project, lead, name, described));
    ACCORD_CHECK(writeLabels(project, plan, name, "labels.csv", progress, stop, lead));
    return {};
}

Result<Project> build(const std::filesystem::path& file, const nlohmann::json& words, Progress& progress,
                      const std::stop_token& stop)
{
    ACCORD_TRY(const std::string_view described, embeddedText(embedded::demo(), "project.json"));
    const nlohmann::json description = nlohmann::json::parse(described);
    ACCORD_TRY(Project project, Project::create(file, translated(words, description.at("name").get<std::string>())));
    const std::string taxonomy = description.at("taxonomy").get<std::string>();
    ACCORD_TRY(const std::string_view taxonomyText, embeddedText(embedded::taxonomies(), taxonomy));
    ACCORD_CHECK(importTaxonomyText(project, taxonomyText, taxonomy));
    ACCORD_CHECK(addIssues(project));
    ACCORD_CHECK(addPeople(project, description));
    ACCORD_CHECK(project.refresh());
    ACCORD_TRY(const Person lead, project.personNamed(description.at("lead").get<std::string>()));
    for (const nlohmann::json& round : description.at("rounds")) {
        ACCORD_CHECK(addRound(project, lead.id, round, words, progress, stop));
    }
    ACCORD_CHECK(project.refresh());
    return project;
}

} // namespace

Result<Project> createDemo(const std::filesystem::path& file, Progress& progress, const std::stop_token& stop,
                           std::string_view language)
{
    ACCORD_CHECK(sqlite::checkFree(file));
    Result<Project> project = build(file, wordsIn(language), progress, stop);
    if (!project.ok()) {
        sqlite::removeDatabase(file);
    }
    return project;
}

} // namespace accord::exchange
