// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/report/agenda_words.h"

#include "core/base/text.h"
#include "core/reconcile/queue/blocks.h"
#include "core/reconcile/queue/filter_text.h"

#include <algorithm>

namespace accord::reconcile {
namespace {

std::string stateText(const Filter& filter)
{
    const std::string what = filter.onlyConflicts ? "conflicts" : "items";
    switch (filter.show) {
    case Filter::Show::Pending:
        return "pending " + what;
    case Filter::Show::Deferred:
        return "deferred " + what;
    case Filter::Show::Decided:
        return "decided " + what;
    case Filter::Show::All:
        break;
    }
    return "all " + what;
}

std::string levelsText(const Filter& filter)
{
    std::vector<std::string> levels;
    for (const Level level : filter.across) {
        levels.emplace_back(level == Level::Type ? "the type" : level == Level::Theme ? "the theme" : "the sub-theme");
    }
    return text::join(levels, " or ");
}

std::string personText(const Project& project, PersonId id, bool pseudonyms)
{
    const Person* person = project.person(id);
    return person != nullptr && pseudonyms ? person->pseudonym : project.nameOf(id);
}

std::string codeText(const Taxonomy& taxonomy, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    return category == nullptr ? "?" : category->code;
}

} // namespace

std::string agendaWords(const Project& project, const LabelMatrix& labelMatrix, const std::string& agenda, bool pseudonyms)
{
    const FilterNames names{labelMatrix, project.people()};
    const Result<Filter> parsed = parseFilter(agenda, names);
    if (!parsed.ok()) {
        return agenda;
    }
    const Filter& filter = *parsed;
    std::string words = stateText(filter);
    if (filter.onlyFlagged) {
        words += " that somebody flagged";
    }
    if (!filter.across.empty()) {
        words += ", where labels differ on " + levelsText(filter);
    }
    if (filter.oneAnnotator.valid()) {
        words += ", where " + personText(project, filter.oneAnnotator, pseudonyms) + " and " +
                 personText(project, filter.otherAnnotator, pseudonyms) + " differ";
    }
    if (filter.block) {
        words += ", between " + blockText(labelMatrix.taxonomy(), *filter.block);
    }
    if (filter.oneCategory.valid()) {
        words += ", with votes for " + codeText(labelMatrix.taxonomy(), filter.oneCategory);
        words += filter.otherCategory.valid() ? " and " + codeText(labelMatrix.taxonomy(), filter.otherCategory) : "";
    }
    if (!filter.repository.empty()) {
        words += ", in " + filter.repository;
    }
    return words + " (" + filterText(filter, names, pseudonyms ? Naming::Hidden : Naming::Shown) + ")";
}

} // namespace accord::reconcile
