// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/settings.h"

#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/model/words.h"

#include <optional>

namespace accord::cli {
namespace {

struct SettingsOptions
{
    std::string project;
    std::string by;
    std::vector<std::string> reasons;
    std::string level; ///< empty: as it is
    std::optional<double> share;
    std::optional<int> items;
    std::optional<std::string> gate;

    [[nodiscard]] bool change() const { return !reasons.empty() || !level.empty() || share || items || gate; }
};

std::string reasonWord(const ScreeningReason& reason)
{
    const std::string name(exclusionName(reason.number));
    return name.empty() ? "reason_" + std::to_string(static_cast<int>(reason.number)) : name;
}

// One of the study's by its text or word, one of those that there always are, or a new one.
ScreeningReason reasonFrom(const std::vector<ScreeningReason>& known, const std::string& text)
{
    for (const ScreeningReason& reason : known) {
        if (text == reasonWord(reason) || text == reason.text) {
            return reason;
        }
    }
    const auto number = exclusionNamed(text);
    return number && *number != Exclusion::None ? ScreeningReason{*number, {}} : ScreeningReason{Exclusion::None, text};
}

Result<StudySettings> wanted(Project& project, const SettingsOptions& options)
{
    StudySettings settings = project.settings();
    if (!options.reasons.empty()) {
        ACCORD_TRY(const auto known, study::everyReason(project));
        settings.reasons.clear();
        for (const std::string& text : options.reasons) {
            settings.reasons.push_back(reasonFrom(known, text));
        }
    }
    for (const Level level : kLevels) {
        settings.training.level = options.level == levelKey(level) ? level : settings.training.level;
    }
    settings.training.share = options.share.value_or(settings.training.share);
    settings.training.items = options.items.value_or(settings.training.items);
    settings.gate = options.gate.value_or(settings.gate);
    return settings;
}

Json settingsJson(const StudySettings& settings)
{
    Json reasons = Json::array();
    for (const ScreeningReason& reason : settings.reasons) {
        reasons.push_back({{"key", reasons.size() + 1},
                           {"reason", reasonWord(reason)},
                           {"text", reason.text.empty() ? Json(nullptr) : Json(reason.text)}});
    }
    return {{"reasons", std::move(reasons)},
            {"training",
             {{"level", levelKey(settings.training.level)},
              {"share", settings.training.share},
              {"items", settings.training.items}}},
            {"gate", settings.gate.empty() ? Json(nullptr) : Json(settings.gate)}};
}

void print(const StudySettings& settings, Console& console)
{
    console.line("Reasons for \"not for this study\":");
    int key = 0;
    for (const ScreeningReason& reason : settings.reasons) {
        console.line("  " + std::to_string(++key) + "  " + reasonWord(reason) +
                     (reason.text.empty() ? "" : ": " + reason.text));
    }
    console.line("Ready after training: " + percent(settings.training.share) + " right down to the " +
                 std::string(levelText(settings.training.level)) + ", of at least " +
                 counted(settings.training.items, "label"));
    console.line("Gate: " + (settings.gate.empty() ? "none" : settings.gate));
}

Result<int> runSettings(const SettingsOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    if (options.change()) {
        ACCORD_TRY(const PersonId by, whoIs(project, options.by));
        const StudySettings seen = project.settings();
        ACCORD_TRY(const StudySettings settings, wanted(project, options));
        ACCORD_CHECK(study::changeSettings(project, by, settings, seen));
    }
    Record record;
    record.fields(settingsJson(project.settings())).text([&] { print(project.settings(), console); });
    return console.emit(record);
}

} // namespace

void addStudySettings(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "settings", "What the study sets for all rounds; what is not given stays",
                                       "accord-cli study settings pilot.accord \\\n"
                                       "    --gate \"theme fleiss-kappa >= 0.7 and lower > 0.6\"");
    const auto options = std::make_shared<SettingsOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("--reason", options->reasons,
                    "A reason for \"not for this study\": one that there is, or the words of a new one; given once for "
                    "each, in the order of their keys, instead of all before")
        ->type_name("TEXT")
        ->allow_extra_args(false)
        ->check(utf8());
    addLevelOption(command, options->level, "Down to which a label has to be the reference's", "--training-level")
        ->type_name("LEVEL");
    command.add_option("--training-share", options->share, "Of right labels, 0 to 1, to be ready")->type_name("SHARE");
    command.add_option("--training-items", options->items, "At least so many have to be labelled")->type_name("N");
    command
        .add_option("--gate", options->gate,
                    "What is to be reached before the next round, such as \"theme fleiss-kappa >= 0.7 and lower > "
                    "0.6\"; empty: nothing")
        ->type_name("CONDITIONS")
        ->check(utf8());
    addActingOption(command, options->by);
    commands.onChosen(command, options, runSettings);
}

} // namespace accord::cli
