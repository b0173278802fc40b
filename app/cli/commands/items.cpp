// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/items.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/labelling/labelling.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/filter.h"

#include <algorithm>
#include <array>

namespace accord::cli {

std::string placeText(const Round& round, const Heading& heading)
{
    return heading.url + (!round.blind && heading.occurrence > 1
                              ? " (occurrence " + std::to_string(heading.occurrence) + ")"
                              : std::string());
}

Json placeJson(const Round& round, const Heading& heading)
{
    Json object{{"issue", heading.url}};
    if (!round.blind) {
        object["occurrence"] = heading.occurrence;
    }
    return object;
}

namespace {

Result<ItemId> itemAt(Project& project, RoundId round, const WhichOptions& options)
{
    ACCORD_TRY(const std::vector<ItemId> items, labelling::itemsForLink(project, round, options.link));
    const auto place = static_cast<std::size_t>(options.occurrence - 1);
    if (place >= items.size()) {
        return Error{Errc::NotFound, Reason::IssueOccursOften, {options.link, items.size()}};
    }
    return items[place];
}

Result<std::vector<ItemId>> itemsIn(Project& project, RoundId round, const WhichOptions& options, Settled settled)
{
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, round));
    const std::string text = options.block.empty()
                                 ? options.filter
                                 : (settled == Settled::Included ? "all block=" : "block=") + options.block;
    ACCORD_TRY(const reconcile::Filter filter,
               reconcile::parseFilter(text, reconcile::FilterNames{labelMatrix, project.people()}));
    std::vector<ItemId> items;
    for (const reconcile::Conflict& conflict : reconcile::conflicts(labelMatrix, filter)) {
        items.push_back(conflict.item);
    }
    return items;
}

void addOccurrence(CLI::App& command, WhichOptions& options, CLI::Option* item)
{
    command.add_option("--occurrence", options.occurrence, "Which one, where the round has the issue more than once")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->needs(item);
}

} // namespace

void addWhichOne(CLI::App& command, WhichOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    addOccurrence(command, options, addItemOption(command, options.link)->required());
}

void addWhichMany(CLI::App& command, WhichOptions& options)
{
    addProjectArgument(command, options.project);
    addRoundOption(command, options.round);
    CLI::Option_group& group = *command.add_option_group("On which issues");
    CLI::Option* item = addItemOption(group, options.link);
    group.add_option("--filter", options.filter, "Those of the queue, in one line as \"agenda\" takes it")
        ->type_name("TEXT");
    group.add_option("--block", options.block, "All conflicts between two categories")->type_name("ONE,OTHER");
    group.require_option(1);
    addOccurrence(command, options, item);
}

Result<Which> which(const WhichOptions& options, Settled settled)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    std::vector<ItemId> items;
    if (options.link.empty()) {
        ACCORD_TRY(items, itemsIn(project, round.id, options, settled));
    } else {
        ACCORD_TRY(const ItemId item, itemAt(project, round.id, options));
        items.push_back(item);
    }
    return Which{std::move(project), std::move(round), std::move(items)};
}

std::string headingText(const Heading& heading)
{
    return heading.url +
           (heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : std::string());
}

Result<Heading> headingOf(Project& project, ItemId item)
{
    const std::array<ItemId, 1> items{item};
    ACCORD_TRY(auto headings, headingsOf(project, items));
    return std::move(headings.front());
}

CLI::Option_group& addSaid(CLI::App& command, SaidOptions& options)
{
    CLI::Option_group& group = *command.add_option_group("What it is");
    group.add_option("--category", options.category, "A category's code")->type_name("CODE");
    group.add_flag("--none-of-these", options.noneOfThese, "No category of the codebook fits");
    group.add_option("--not-for-study", options.exclusion, "A false positive of the collection, and why")
        ->type_name("REASON")
        ->check(exclusionWord());
    return group;
}

Result<Said> said(const Project& project, const SaidOptions& options)
{
    if (!options.category.empty()) {
        ACCORD_TRY(const Category category, chooseCategory(project, options.category));
        return Said{Verdict::Category, category.id, Exclusion::None};
    }
    if (!options.exclusion.empty()) {
        return Said{Verdict::NotForStudy, {}, exclusionNamed(options.exclusion).value_or(Exclusion::None)};
    }
    if (options.noneOfThese) {
        return Said{Verdict::NoneOfThese, {}, Exclusion::None};
    }
    return Said{options.cannotTell ? Verdict::CannotTell : Verdict::None, {}, Exclusion::None};
}

std::string saidText(const Taxonomy& taxonomy, const Said& said)
{
    switch (said.verdict) {
    case Verdict::Category: {
        const Category* category = taxonomy.find(said.category);
        return category == nullptr ? std::string("?") : category->code;
    }
    case Verdict::NotForStudy:
        return "not for this study" + (said.exclusion == Exclusion::None
                                           ? std::string()
                                           : " (" + text::replacedAll(exclusionName(said.exclusion), "_", " ") + ")");
    case Verdict::NoneOfThese:
        return "none of these";
    case Verdict::CannotTell:
        return "cannot tell";
    case Verdict::None:
        break;
    }
    return "-";
}

Json saidJson(const Taxonomy& taxonomy, const Said& said)
{
    const Category* category = taxonomy.find(said.category);
    Json object;
    object["verdict"] = said.verdict == Verdict::None ? Json(nullptr) : Json(verdictName(said.verdict));
    object["category"] = category == nullptr ? Json(nullptr) : Json(category->code);
    object["exclusion"] = said.exclusion == Exclusion::None ? Json(nullptr) : Json(exclusionName(said.exclusion));
    return object;
}

Result<std::vector<PersonId>> peopleNamed(const Project& project, const std::vector<std::string>& names)
{
    std::vector<PersonId> people;
    for (const std::string& name : names) {
        ACCORD_TRY(const Person person, project.personNamed(std::string(text::trimmed(name))));
        people.push_back(person.id);
    }
    std::ranges::sort(people);
    people.erase(std::unique(people.begin(), people.end()), people.end());
    return people;
}

} // namespace accord::cli
