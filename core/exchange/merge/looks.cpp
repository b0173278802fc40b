// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge/looks.h"

#include "core/base/text.h"

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

Look preferenceLook(LookKind kind, const std::string& subject, std::int64_t count, Prefer prefer)
{
    Look look;
    look.kind = kind;
    look.subject = subject;
    look.count = count;
    look.choices = preferences();
    look.chosen = chosen(prefer);
    return look;
}

Look yesNoLook(LookKind kind, const std::string& subject, std::int64_t count, const char* yes, const char* no,
               bool chosen)
{
    Look look;
    look.kind = kind;
    look.subject = subject;
    look.count = count;
    look.choices = {yes, no};
    look.chosen = chosen ? yes : no;
    return look;
}

void lookAtPeople(const Project& project, const store::MergeSurvey& survey, const store::OtherCopy& copy,
                  const MergeChoices& choices, std::vector<Look>& looks)
{
    for (const store::OtherPerson& person : survey.people) {
        const bool foreign = copy.isPackage() && person.known && person.uuid != copy.packagedFor() && person.acts > 0;
        const auto choice = choices.people.find(person.uuid);
        // Who was left out before is not asked about again.
        if (person.forLead) {
            continue;
        }
        if ((person.known && !foreign && choice == choices.people.end()) ||
            (person.leftOut && choice == choices.people.end())) {
            continue;
        }
        Look look;
        look.kind = person.namesake ? LookKind::Namesake
                    : person.known  ? LookKind::OtherPerson
                                    : LookKind::UnknownPerson;
        look.subject = person.name;
        look.count = person.acts;
        look.person = person.uuid;
        look.choices = {"add", "skip"};
        const bool asks = person.namesake && choice == choices.people.end() && !choices.addNamesakes;
        look.chosen = person.leftOut ? "skip" : asks ? "" : "add";
        if (choice != choices.people.end() && choice->second.kind == PersonChoice::Kind::SameAs) {
            const Person* same = project.person(choice->second.same);
            look.chosen = same == nullptr ? "add" : same->name;
        }
        looks.push_back(std::move(look));
    }
    for (const auto& [first, second] : survey.samePeople) {
        Look look;
        look.kind = LookKind::SamePeople;
        look.subject = first;
        look.detail = second;
        looks.push_back(std::move(look));
    }
}

void lookAtCategories(const CodebookSurvey& codebooks, std::vector<Look>& looks)
{
    for (const CategoryChange& change : codebooks.changed) {
        Look look;
        look.kind = change.kind == CategoryChange::Kind::Renamed ? LookKind::CategoryRenamed
                    : change.kind == CategoryChange::Kind::Moved ? LookKind::CategoryMoved
                                                                 : LookKind::CategoryRetired;
        look.subject = change.code + " " + change.name;
        look.detail = change.now;
        looks.push_back(std::move(look));
    }
}

void lookAtCodebook(const CodebookSurvey& codebooks, const MergeChoices& choices, std::vector<Look>& looks)
{
    if (codebooks.newThere && codebooks.newHere) {
        looks.push_back(preferenceLook(LookKind::CodebookDiffers, {}, 0, choices.codebook));
    } else if (codebooks.newThere) {
        looks.push_back(preferenceLook(LookKind::CodebookNew, {}, 0, choices.codebook));
    }
    lookAtCategories(codebooks, looks);
    if (codebooks.retiredLabels > 0) {
        Look look;
        look.kind = LookKind::RetiredLabels;
        look.count = codebooks.retiredLabels;
        look.choices = {"keep", "flag", "reopen"};
        look.chosen = look.choices[static_cast<std::size_t>(choices.retired)];
        looks.push_back(std::move(look));
    }
}

void lookAtRounds(const store::MergeSurvey& survey, const MergeChoices& choices, std::vector<Look>& looks)
{
    for (const std::string& round : survey.newRounds) {
        looks.push_back(yesNoLook(LookKind::NewRound, round, 0, "add", "skip", choices.newRounds.value_or(true)));
    }
    if (survey.newItems > 0) {
        looks.push_back(
            yesNoLook(LookKind::NewItems, {}, survey.newItems, "add", "skip", choices.newItems.value_or(true)));
    }
    for (const std::string& round : survey.liftedRounds) {
        looks.push_back(yesNoLook(LookKind::BlindLifted, round, 0, "lift", "keep", choices.liftBlind));
    }
}

void lookAtExtras(const Project& project, const store::MergeSurvey& survey, const store::OtherCopy& copy,
                  const MergeChoices& choices, std::vector<Look>& looks)
{
    for (const auto& [extra, found] : survey.extras) {
        Look look = yesNoLook(LookKind::Extra, text::join(found.names, ", "), found.count, "leave", "take",
                              !copy.gives(extra, choices));
        look.extra = extra;
        std::vector<std::string> leads;
        for (const std::string& name : found.leads) {
            const bool here = std::ranges::any_of(project.people(), [&name](const Person& person) {
                return person.name == name && person.role == Role::Lead;
            });
            if (!here) {
                leads.push_back(name);
            }
        }
        look.detail = text::join(leads, ", ");
        looks.push_back(std::move(look));
    }
}

} // namespace

std::vector<Look> looksAt(const Project& project, const store::MergeSurvey& survey, const store::OtherCopy& copy,
                          const CodebookSurvey& codebooks, const MergeChoices& choices)
{
    std::vector<Look> looks;
    lookAtPeople(project, survey, copy, choices, looks);
    for (const auto& [name, twice] : survey.twice) {
        looks.push_back(preferenceLook(LookKind::LabelledTwice, name, twice.count, choices.samePerson));
        looks.back().samples = twice.links;
        looks.back().detail = twice.blind ? "blind" : "";
    }
    if (survey.changedTexts > 0) {
        looks.push_back(preferenceLook(LookKind::TextChanged, {}, survey.changedTexts, choices.texts));
        looks.back().samples = survey.changedTextLinks;
    }
    lookAtCodebook(codebooks, choices, looks);
    lookAtRounds(survey, choices, looks);
    lookAtExtras(project, survey, copy, choices, looks);
    return looks;
}

} // namespace accord::exchange
