// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"

#include "core/base/text.h"
#include "core/model/words.h"

namespace accord::cli {

CLI::App& CommandSet::group(const std::string& name, const std::string& about)
{
    // Several rooms may have something to do with one thing, such as a round.
    const auto known = m_app.get_subcommands([&name](const CLI::App* other) { return other->get_name() == name; });
    if (!known.empty()) {
        return *known.front();
    }
    CLI::App& group = *m_app.add_subcommand(name, about);
    group.require_subcommand(1);
    return group;
}

CLI::App& CommandSet::add(const std::string& name, const std::string& about, const std::string& example)
{
    return addTo(m_app, name, about, example);
}

CLI::App& CommandSet::addTo(CLI::App& parent, const std::string& name, const std::string& about,
                            const std::string& example)
{
    CLI::App& command = *parent.add_subcommand(name, about);
    command.footer("Example:\n  " + example);
    command.add_flag("--json", m_json, "Print the result as JSON");
    return command;
}

void addProjectArgument(CLI::App& command, std::string& project)
{
    command.add_option("PROJECT", project, "The project file, such as pilot.accord")->required()->type_name("");
}

void addRoundOption(CLI::App& command, std::string& round)
{
    command.add_option("--round", round, "The round; may be left out where there is only one")->type_name("NAME");
}

CLI::Validator utf8()
{
    return {[](std::string& value) {
                return text::invalidUtf8At(value) ? std::string("the text is not UTF-8") : std::string();
            },
            ""};
}

CLI::Validator exclusionWord()
{
    return {[](std::string& value) {
                return !value.empty() && exclusionNamed(value)
                           ? std::string()
                           : "\"" + value +
                                 "\" is no reason: it is off_topic, not_an_issue, unusable, without_challenge, "
                                 "keyword_only, named_like_it, or own_1, own_2 and so on for those of the study";
            },
            ""};
}

Result<Round> chooseRound(const Project& project, const std::string& name)
{
    if (!name.empty()) {
        return project.roundNamed(name);
    }
    const auto& rounds = project.rounds();
    if (rounds.size() == 1) {
        return rounds.front();
    }
    std::vector<std::string> names;
    names.reserve(rounds.size());
    for (const Round& round : rounds) {
        names.push_back(round.name);
    }
    return rounds.empty() ? Error{Errc::NotFound, "round", {}}
                          : Error{Errc::Ambiguous, "--round", text::join(names, ", ")};
}

Result<Category> chooseCategory(const Project& project, const std::string& code)
{
    Result<Category> category = project.categoryCoded(code);
    if (category.ok() || !category.error().detail.empty()) {
        return category;
    }
    std::vector<std::string> types;
    for (const Category* type : project.taxonomy()->types()) {
        types.push_back(type->code);
    }
    return Error{category.error().code, category.error().subject, text::join(types, ", ")};
}

} // namespace accord::cli
