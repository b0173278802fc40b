// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/vote/said.h"

#include "core/base/text.h"
#include "core/model/words.h"

#include <algorithm>

namespace accord::cli {

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
