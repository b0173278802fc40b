// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/people.h"

#include "app/cli/commands/study/people/study_parts.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <optional>

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
        .column("left", "left",
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
            if (other.standsFor == person.id) {
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
    const Person* person = project.person(id);
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
    const Person* person = project.person(id);
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
    const auto found = std::ranges::find(project.people(), one, &Person::uuid);
    return found == project.people().end() ? project.people().front() : *found;
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
    return console.emit(record);
}

} // namespace

void addStudyPeople(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(commands.addTo(
        group, "people", "Who takes part, in the order of pseudonyms", "accord-cli study people pilot.accord"));
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

} // namespace accord::cli
