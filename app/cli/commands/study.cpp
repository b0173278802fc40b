// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/words.h"
#include "core/project/permission.h"
#include "core/report/words.h"
#include "core/study/people.h"
#include "core/study/screening.h"
#include "core/study/settings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::cli {
namespace {

struct PeopleOptions
{
    std::string project;
};

struct PersonOptions
{
    std::string project;
    std::string name;
    std::string by;
    bool add = false;
    bool leave = false;
    bool comeBack = false;
    std::optional<std::string> newName;
    std::optional<std::string> initials;
    std::optional<int> colour;
    std::optional<std::string> role;
    std::optional<std::string> pseudonym;
    bool labels = false;
    bool noLabels = false;
    std::string sameAs;
    std::string differentFrom;
};

std::string dayOf(const std::string& at)
{
    return at.substr(0, 10);
}

Table<Person> peopleTable()
{
    const auto day = [](std::string Person::*at) { return [at](const Person& person) { return dayOf(person.*at); }; };
    return Table<Person>()
        .shown("", &Person::pseudonym)
        .shown("", &Person::initials)
        .column("name", "name", &Person::name)
        .key("initials", &Person::initials)
        .key("colour", &Person::colour)
        .column("role", "role", [](const Person& person) { return study::roleWord(person.role); })
        .key("labels", &Person::labels)
        .key("pseudonym", &Person::pseudonym)
        .column("joined", "joined", &Person::joined, day(&Person::joined))
        .column(
            "left", "left",
            [](const Person& person) { return person.left.empty() ? Json(nullptr) : Json(person.left); },
            day(&Person::left));
}

Result<int> listPeople(const PeopleOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<study::OtherName> others, study::otherNames(project));
    const auto otherNames = [&others](const Person& person) {
        std::vector<std::string> names;
        for (const study::OtherName& other : others) {
            if (other.sameAs == person.id) {
                names.push_back(other.name);
            }
        }
        return names;
    };
    const std::vector<Person> people = study::byPseudonym(project);
    Record record;
    record.table("people", peopleTable().key("other_names", otherNames), people, 2, "Nobody takes part yet.");
    for (const Person& person : people) {
        for (const std::string& name : otherNames(person)) {
            record.line(name + " is " + person.name + ".");
        }
    }
    return console.emit(record);
}

Status takeContent(const PersonOptions& options, study::PersonContent& content)
{
    content.name = options.newName.value_or(content.name);
    content.initials = options.initials.value_or(content.initials);
    content.colour = options.colour.value_or(content.colour);
    content.pseudonym = options.pseudonym.value_or(content.pseudonym);
    content.labels = options.labels || (content.labels && !options.noLabels);
    if (options.role) {
        ACCORD_TRY(content.role, study::roleFromWord(*options.role));
    }
    return {};
}

Result<Person> addOne(Project& project, const PersonOptions& options, PersonId by)
{
    study::PersonContent content;
    content.name = options.name;
    ACCORD_CHECK(takeContent(options, content));
    return study::addPerson(project, by, content);
}

Result<Person> changeOne(Project& project, const PersonOptions& options, PersonId by)
{
    ACCORD_TRY(const PersonId id, choosePerson(project, options.name));
    const auto person = project.person(id);
    if (person == nullptr) {
        return Error{Errc::Invalid, Reason::NameWithoutLetter, {""}};
    }
    const study::PersonContent seen = study::contentOf(*person);
    study::PersonContent content = seen;
    ACCORD_CHECK(takeContent(options, content));
    ACCORD_CHECK(study::editPerson(project, by, id, content, seen));
    if (options.leave) {
        ACCORD_CHECK(study::leave(project, by, id));
    } else if (options.comeBack) {
        ACCORD_CHECK(study::comeBack(project, by, id));
    }
    return *project.person(id);
}

// Anybody by name, also under another name that somebody stands for.
Result<Uuid> personOrOtherName(Project& project, const std::string& name)
{
    ACCORD_TRY(const std::vector<study::OtherName> others, study::otherNames(project));
    const auto other = std::ranges::find_if(
        others, [&name](const study::OtherName& each) { return text::equalsIgnoringCase(each.name, name); });
    if (other != others.end()) {
        return other->uuid;
    }
    ACCORD_TRY(const PersonId id, choosePerson(project, name));
    const auto person = project.person(id);
    return person != nullptr ? person->uuid : Result<Uuid>(Error{Errc::NotFound, Reason::PersonNotFound});
}

Result<Person> joinOrSeparate(Project& project, const PersonOptions& options, PersonId by)
{
    if (!options.sameAs.empty()) {
        ACCORD_TRY(const PersonId person, choosePerson(project, options.name));
        ACCORD_TRY(const PersonId sameAs, choosePerson(project, options.sameAs));
        ACCORD_CHECK(study::joinPeople(project, by, person, sameAs));
        return *project.person(sameAs);
    }
    ACCORD_TRY(const Uuid one, personOrOtherName(project, options.name));
    ACCORD_TRY(const Uuid other, personOrOtherName(project, options.differentFrom));
    ACCORD_CHECK(study::separatePeople(project, by, one, other));
    const auto people = project.people();
    const auto found = std::ranges::find(people, one, &Person::uuid);
    return found == people.end() ? people.front() : *found;
}

Result<int> changePerson(const PersonOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.by));
    const bool identity = !options.sameAs.empty() || !options.differentFrom.empty();
    ACCORD_TRY(const Person person, identity      ? joinOrSeparate(project, options, by)
                                    : options.add ? addOne(project, options, by)
                                                  : changeOne(project, options, by));
    Record record;
    record.fields(peopleTable().json(person));
    record.line(person.name + " (" + person.initials + ", " + person.pseudonym + "): " + study::roleWord(person.role) +
                (person.left.empty() ? "." : ", left on " + dayOf(person.left) + "."));
    sayNext(project, options.project, record);
    return console.emit(record);
}

void addStudyPeople(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(group, "people", "Who takes part, in the order of pseudonyms",
                                                        "accord-cli study people pilot.accord"));
    const auto options = std::make_shared<PeopleOptions>();
    addProjectArgument(command, options->project);
    commands.onChosen(command, options, listPeople);
}

void addStudyPerson(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "person", "Add somebody, or change what is known of them; what is not given stays",
                       "accord-cli study person pilot.accord \"Mira Okafor\" --role lead");
    const auto options = std::make_shared<PersonOptions>();
    addProjectArgument(command, options->project);
    command.add_option("NAME", options->name, "The person's name or pseudonym")
        ->required()
        ->type_name("")
        ->check(utf8());
    CLI::Option* add = command.add_flag("--add", options->add, "They are new");
    command.add_option("--name", options->newName, "Another name")->type_name("NAME")->check(utf8())->excludes(add);
    command.add_option("--initials", options->initials, "For chips and lists")->type_name("XX")->check(utf8());
    command.add_option("--colour", options->colour, "The number of their colour")->type_name("N");
    command.add_option("--role", options->role, "annotator, lead (runs the study) or observer (only looks)")
        ->check(CLI::IsMember({"annotator", "lead", "observer"}))
        ->type_name("ROLE");
    CLI::Option* labels = command.add_flag("--labels", options->labels, "Of a lead: they label as well");
    command.add_flag("--no-labels", options->noLabels, "Of a lead: they lead and do not label")->excludes(labels);
    command.add_option("--pseudonym", options->pseudonym, "What exports call them if they are not to tell names")
        ->type_name("A1")
        ->check(utf8());
    CLI::Option* leave = command.add_flag("--leave", options->leave, "They leave the study; what they did stays");
    leave->excludes(add);
    command.add_flag("--come-back", options->comeBack, "They are back")->excludes(add)->excludes(leave);
    CLI::Option* same =
        command.add_option("--same-as", options->sameAs, "They are this person, who stands for both from now on")
            ->type_name("PERSON")
            ->check(utf8())
            ->excludes(add);
    command.add_option("--different-from", options->differentFrom, "They are not this person after all")
        ->type_name("PERSON")
        ->check(utf8())
        ->excludes(add)
        ->excludes(same);
    addActingOption(command, options->by);
    commands.onChosen(command, options, changePerson);
}

struct PermissionOptions
{};

// In the order of the actions.
constexpr std::array<std::string_view, kActions> kActionTexts{
    "label",
    "import one's own labels",
    "make, support or withdraw a proposal",
    "give an opinion on a proposal",
    "vote in a second vote in which one takes part",
    "open a second vote",
    "reveal a second vote, or call it off",
    "decide by hand",
    "begin or change a meeting",
    "end a meeting",
    "keep or remove a filter for everybody",
    "accept or reject a proposal, as the rule of proposals says",
    "collect edits of the codebook without applying them",
    "judge keywords and duplicates",
    "change one's own initials and colour",
    "leave the study",
    "accept or reject a proposal that the rule leaves to a lead",
    "edit the codebook, undo a version or return to one",
    "import a taxonomy",
    "set the rule of proposals",
    "add a person",
    "change a person, their role too",
    "create a round",
    "edit a round (of one that has started: its name and criteria)",
    "delete a round that has not been started",
    "add items to a round",
    "start a round",
    "close a round",
    "lift the blind",
    "mark a round as reconciled",
    "go on by the newest codebook",
    "assign items",
    "set acceptance criteria",
    "record go or no-go",
    "set reference labels of a training round",
    "decide by rule, and undo it",
    "open a decision of a reconciled round again",
    "change the study's settings",
    "import issues, other texts and links",
    "import labels of others",
    "import decisions",
    "add, change or remove a source",
    "fetch",
    "bring fetched issues in",
    "hand out a package for oneself",
    "hand out packages to others",
    "merge packages and copies: people's own work",
    "take over anything else that a package or copy brings",
};

std::string actionText(Action action)
{
    return std::string(kActionTexts[static_cast<std::size_t>(action)]);
}

std::string rankText(Rank rank)
{
    switch (rank) {
    case Rank::Anybody:
        return "everybody";
    case Rank::Annotator:
        return "annotators, leads";
    case Rank::Member:
        return "annotators of the round, leads";
    case Rank::Labeller:
        return "who labels in the round";
    case Rank::Lead:
        return "leads";
    }
    return {};
}

std::vector<std::string> statesOf(const PermissionRule& rule)
{
    constexpr std::array<std::pair<RoundState, const char*>, 4> kStates{{{RoundState::Draft, "draft"},
                                                                         {RoundState::Running, "running"},
                                                                         {RoundState::Closed, "closed"},
                                                                         {RoundState::Reconciled, "reconciled"}}};
    std::vector<std::string> states;
    for (const auto& [state, word] : kStates) {
        if (rule.allows(state)) {
            states.emplace_back(word);
        }
    }
    return states;
}

Table<PermissionRule> ruleTable()
{
    return Table<PermissionRule>()
        .key("action", [](const PermissionRule& rule) { return toString(rule.action); })
        .column("about", "what", [](const PermissionRule& rule) { return actionText(rule.action); })
        .column("who", "who", [](const PermissionRule& rule) { return rankText(rule.rank); })
        .column("states", "state of the round", statesOf,
                [](const PermissionRule& rule) {
                    return rule.states == 0 ? std::string("any") : text::join(statesOf(rule), ", ");
                })
        .column("blind", "while it is blind", &PermissionRule::blind)
        .column("package", "in a package", &PermissionRule::package);
}

// The text is the table that the manual has.
Result<int> show(const PermissionOptions& /*options*/, Console& console)
{
    const auto table = ruleTable();
    const std::vector<PermissionRule> rules(permissionRules().begin(), permissionRules().end());
    const exchange::Sheet sheet = table.latex(rules);
    const auto row = [](const std::vector<std::string>& cells) { return "| " + text::join(cells, " | ") + " |"; };
    Record record;
    record.field("permissions", table.json(rules)).sheet(table, rules);
    record.line(row(sheet.columns)).line("|---|---|---|---|---|");
    for (const std::vector<std::string>& cells : sheet.rows) {
        record.line(row(cells));
    }
    return console.emit(record);
}

void addStudyPermissions(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "permissions", "Who may do what, as a table", "accord-cli study permissions"));
    commands.onChosen(command, std::make_shared<PermissionOptions>(), show);
}

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
    const auto number = [&settings](const ScreeningReason& reason) { return &reason - settings.reasons.data() + 1; };
    const auto reasons = Table<ScreeningReason>()
                             .key("key", number)
                             .key("reason", reasonWord)
                             .key("text", [](const ScreeningReason& reason) {
                                 return reason.text.empty() ? Json(nullptr) : Json(reason.text);
                             });
    return {{"reasons", reasons.json(settings.reasons)},
            {"training",
             {{"level", levelKey(settings.training.level)},
              {"share", settings.training.share},
              {"items", settings.training.items}}},
            {"gate", settings.gate.empty() ? Json(nullptr) : Json(settings.gate)}};
}

void addLines(Record& record, const StudySettings& settings)
{
    record.line("Reasons for \"not for this study\":");
    int key = 0;
    for (const ScreeningReason& reason : settings.reasons) {
        record.line("  " + std::to_string(++key) + "  " + reasonWord(reason) +
                    (reason.text.empty() ? "" : ": " + reason.text));
    }
    record.line("Ready after training: " + percent(settings.training.share) + " right down to the " +
                std::string(levelText(settings.training.level)) + ", of at least " +
                counted(settings.training.items, "label"));
    record.line("Gate: " + (settings.gate.empty() ? "none" : settings.gate));
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
    record.fields(settingsJson(project.settings()));
    addLines(record, project.settings());
    return console.emit(record);
}

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

struct ScreeningOptions
{
    std::string project;
    std::string round;
    std::string repeats;
};

std::string wordFor(Exclusion reason)
{
    const std::string name(exclusionName(reason));
    return !name.empty()               ? name
           : reason == Exclusion::None ? "none"
                                       : "reason_" + std::to_string(static_cast<int>(reason));
}

Table<study::ScreeningRow> screeningTable()
{
    using Row = study::ScreeningRow;
    const auto reasons = [](const Row& row) {
        Json object = Json::object();
        for (const auto& [reason, items] : row.reasons) {
            object[wordFor(reason)] = items;
        }
        return object;
    };
    return Table<Row>()
        .column(
            "repository", "",
            [](const Row& row) { return row.repository.empty() ? Json(nullptr) : Json(row.repository); },
            [](const Row& row) { return row.repository.empty() ? "all" : row.repository; })
        .number("collected", "collected", &Row::collected)
        .number("excluded", "excluded", &Row::excluded)
        .number(
            "rate", "false positives", [](const Row& row) { return orNull(row.rate()); },
            [](const Row& row) { return row.rate() ? percent(*row.rate()) : std::string("not screened"); })
        .key("screened", &Row::screened)
        .key("by_decision", &Row::byDecision)
        .number("disputed", "to reconcile", &Row::disputed)
        .number("open", "not labelled by all", &Row::open)
        .key("reasons", reasons);
}

Result<int> runScreening(const ScreeningOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const study::Screening screening, study::screening(project, round.id, repeatsOf(options.repeats)));
    ACCORD_TRY(const auto words, study::everyReason(project));
    const auto table = screeningTable();
    std::vector<study::ScreeningRow> rows = screening.repositories;
    rows.push_back(screening.all);
    Record record;
    record.field("round", round.name).field("repositories", table.json(screening.repositories));
    record.field("all", table.json(screening.all));
    record.field("repeats", Json{{"counted", screening.repeats}, {"left_out", screening.repeatsLeftOut}});
    record.field("changed_later", screening.later.changed).field("given_later", screening.later.given);
    record.sheet(table, rows).line(table.text(rows, 2));
    for (const auto& [reason, items] : screening.all.reasons) {
        const auto own = std::ranges::find(words, reason, &ScreeningReason::number);
        const std::string text = own == words.end() || own->text.empty() ? wordFor(reason) : own->text;
        record.line("  " + text + ": " + grouped(items));
    }
    const std::string repeats = repeatsText(screening.all.collected, screening.repeats, screening.repeatsLeftOut);
    if (!repeats.empty()) {
        record.line(repeats);
    }
    if (const std::string later = report::asNowText(english(), screening.later); !later.empty()) {
        record.line(later + ".");
    }
    return console.emit(record);
}

void addStudyScreening(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "screening", "False positives of a round by repository and reason, all agreeing",
                       "accord-cli study screening pilot.accord --round Pilot"));
    const auto options = std::make_shared<ScreeningOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addRepeatsOption(command, options->repeats);
    commands.onChosen(command, options, runScreening);
}

} // namespace

void addStudy(CommandSet& commands)
{
    CLI::App& group =
        commands.group("study", "Who takes part, what the study sets, what is not for it, and what it found");
    addStudyPeople(commands, group);
    addStudyPerson(commands, group);
    addStudyPermissions(commands, group);
    addStudySettings(commands, group);
    addStudyScreening(commands, group);
    addStudyTables(commands, group);
}

} // namespace accord::cli
