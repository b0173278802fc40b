// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge_questions.h"

#include "core/base/text.h"
#include "core/store/merging/merge_survey.h"
#include "core/store/merging/other_copy.h"

#include <algorithm>

namespace accord::exchange {
namespace {

constexpr const char* kPrefer[] = {"newest", "here", "package"};

std::vector<std::string> preferences()
{
    return {std::begin(kPrefer), std::end(kPrefer)};
}

std::string chosen(Prefer prefer)
{
    return kPrefer[static_cast<std::size_t>(prefer)];
}

MergeQuestion preferenceQuestion(MergeQuestionKind kind, const std::string& subject, std::int64_t count, Prefer prefer)
{
    MergeQuestion question;
    question.kind = kind;
    question.subject = subject;
    question.count = count;
    question.choices = preferences();
    question.chosen = chosen(prefer);
    return question;
}

MergeQuestion yesNoQuestion(MergeQuestionKind kind, const std::string& subject, std::int64_t count, const char* yes,
                            const char* no, bool chosen)
{
    MergeQuestion question;
    question.kind = kind;
    question.subject = subject;
    question.count = count;
    question.choices = {yes, no};
    question.chosen = chosen ? yes : no;
    return question;
}

void askAboutPeople(const Project& project, const store::MergeSurvey& survey, const store::OtherCopy& copy,
                    const MergeChoices& choices, std::vector<MergeQuestion>& questions)
{
    for (const MergePerson& person : survey.people) {
        const bool foreign = copy.isPackage() && person.known && person.uuid != copy.packagedFor() && person.events > 0;
        const auto choice = choices.people.find(person.uuid);
        // Who was left out before is not asked about again.
        if (person.forLead) {
            continue;
        }
        if ((person.known && !foreign && choice == choices.people.end()) ||
            (person.leftOut && choice == choices.people.end())) {
            continue;
        }
        MergeQuestion question;
        question.kind = person.namesake ? MergeQuestionKind::Namesake
                        : person.known  ? MergeQuestionKind::OtherPerson
                                        : MergeQuestionKind::UnknownPerson;
        question.subject = person.name;
        question.count = person.events;
        question.person = person.uuid;
        question.choices = {"add", "skip"};
        const bool asks = person.namesake && choice == choices.people.end() && !choices.addNamesakes;
        question.chosen = person.leftOut ? "skip" : asks ? "" : "add";
        if (choice != choices.people.end() && choice->second.kind == PersonChoice::Kind::SameAs) {
            const auto same = project.person(choice->second.same);
            question.chosen = same == nullptr ? "add" : same->name;
        }
        questions.push_back(std::move(question));
    }
    for (const auto& [first, second] : survey.samePeople) {
        MergeQuestion question;
        question.kind = MergeQuestionKind::SamePeople;
        question.subject = first;
        question.detail = second;
        questions.push_back(std::move(question));
    }
}

void askAboutCategories(const CodebookSurvey& codebooks, std::vector<MergeQuestion>& questions)
{
    for (const CategoryChange& change : codebooks.changed) {
        MergeQuestion question;
        question.kind = change.kind == CategoryChange::Kind::Renamed ? MergeQuestionKind::CategoryRenamed
                        : change.kind == CategoryChange::Kind::Moved ? MergeQuestionKind::CategoryMoved
                                                                     : MergeQuestionKind::CategoryRetired;
        question.subject = change.code + " " + change.name;
        question.detail = change.now;
        questions.push_back(std::move(question));
    }
}

void askAboutCodebook(const CodebookSurvey& codebooks, const MergeChoices& choices,
                      std::vector<MergeQuestion>& questions)
{
    if (codebooks.newThere && codebooks.newHere) {
        questions.push_back(preferenceQuestion(MergeQuestionKind::CodebookDiffers, {}, 0, choices.codebook));
    } else if (codebooks.newThere) {
        questions.push_back(preferenceQuestion(MergeQuestionKind::CodebookNew, {}, 0, choices.codebook));
    }
    askAboutCategories(codebooks, questions);
    if (codebooks.retiredLabels > 0) {
        MergeQuestion question;
        question.kind = MergeQuestionKind::RetiredLabels;
        question.count = codebooks.retiredLabels;
        question.choices = {"keep", "flag", "reopen"};
        question.chosen = question.choices[static_cast<std::size_t>(choices.retired)];
        questions.push_back(std::move(question));
    }
}

void askAboutRounds(const store::MergeSurvey& survey, const MergeChoices& choices,
                    std::vector<MergeQuestion>& questions)
{
    for (const std::string& round : survey.newRounds) {
        questions.push_back(
            yesNoQuestion(MergeQuestionKind::NewRound, round, 0, "add", "skip", choices.newRounds.value_or(true)));
    }
    if (survey.newItems > 0) {
        questions.push_back(yesNoQuestion(MergeQuestionKind::NewItems, {}, survey.newItems, "add", "skip",
                                          choices.newItems.value_or(true)));
    }
    for (const std::string& round : survey.liftedRounds) {
        questions.push_back(yesNoQuestion(MergeQuestionKind::BlindLifted, round, 0, "lift", "keep", choices.liftBlind));
    }
}

void askAboutExtras(const Project& project, const store::MergeSurvey& survey, const store::OtherCopy& copy,
                    const MergeChoices& choices, std::vector<MergeQuestion>& questions)
{
    for (const auto& [extra, found] : survey.extras) {
        MergeQuestion question = yesNoQuestion(MergeQuestionKind::Extra, text::join(found.names, ", "), found.count,
                                               "leave", "take", !copy.gives(extra, choices));
        question.extra = extra;
        question.origin = copy.origin();
        std::vector<std::string> leads;
        for (const std::string& name : found.leads) {
            const bool here = std::ranges::any_of(project.people(), [&name](const Person& person) {
                return person.name == name && person.role == Role::Lead;
            });
            if (!here) {
                leads.push_back(name);
            }
        }
        question.detail = text::join(extra == MergeExtra::FirstLabels ? found.rounds : leads, ", ");
        questions.push_back(std::move(question));
    }
}

} // namespace

std::vector<MergeQuestion> questionsAbout(const Project& project, const store::MergeSurvey& survey,
                                          const store::OtherCopy& copy, const CodebookSurvey& codebooks,
                                          const MergeChoices& choices)
{
    std::vector<MergeQuestion> questions;
    askAboutPeople(project, survey, copy, choices, questions);
    for (const auto& [name, twice] : survey.twice) {
        questions.push_back(
            preferenceQuestion(MergeQuestionKind::LabelledTwice, name, twice.count, choices.samePerson));
        questions.back().samples = twice.links;
        questions.back().detail = twice.blind ? "blind" : "";
    }
    if (survey.changedTexts > 0) {
        questions.push_back(preferenceQuestion(MergeQuestionKind::TextChanged, {}, survey.changedTexts, choices.texts));
        questions.back().samples = survey.changedTextLinks;
    }
    askAboutCodebook(codebooks, choices, questions);
    askAboutRounds(survey, choices, questions);
    askAboutExtras(project, survey, copy, choices, questions);
    return questions;
}

} // namespace accord::exchange
