// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"

#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/category.h"
#include "core/model/words.h"
#include "core/study/next_step.h"
#include "core/taxonomy/walk_keys.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace accord::cli {
namespace {

std::string environment(const char* variable)
{
    const char* value = std::getenv(variable);
    return value == nullptr ? std::string() : std::string(value);
}

// Of the account that runs the program: what its owner is called, where the system knows, and how it logs in.
std::vector<std::string> accountNames()
{
    std::array<char, 16384> room{};
    passwd entry{};
    passwd* found = nullptr;
    std::vector<std::string> names;
    if (::getpwuid_r(::geteuid(), &entry, room.data(), room.size(), &found) == 0 && found != nullptr) {
        const std::string_view about = found->pw_gecos == nullptr ? "" : found->pw_gecos;
        names.emplace_back(text::trimmed(about.substr(0, about.find(','))));
        names.emplace_back(found->pw_name);
    } else {
        names.push_back(environment("USER"));
    }
    std::erase_if(names, [](const std::string& name) { return name.empty() || text::invalidUtf8At(name); });
    return names;
}

} // namespace

CLI::App& CommandSet::group(const std::string& name, const std::string& about)
{
    // Several features may have something to do with one thing, such as a round.
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

CLI::App& CommandSet::tabular(CLI::App& command)
{
    CLI::Option* json = command.get_option("--json");
    CLI::Option* csv = command.add_flag("--csv", m_csv, "Print the table as CSV")->excludes(json);
    command.add_flag("--latex", m_latex, "Print the table as LaTeX, for booktabs")->excludes(json)->excludes(csv);
    return command;
}

void addProjectArgument(CLI::App& command, std::string& project)
{
    command.add_option("PROJECT", project, "The project file, such as pilot.accord")->required()->type_name("");
}

CLI::Option* addRoundOption(CLI::App& command, std::string& round, const std::string& about)
{
    return command.add_option("--round", round, about)->type_name("NAME");
}

CLI::Option* addItemOption(CLI::App& command, std::string& link, const std::string& about)
{
    return command.add_option("--item", link, about)->type_name("URL");
}

CLI::Option* addLevelOption(CLI::App& command, std::string& level, const std::string& about, const std::string& name,
                            const std::vector<std::string>& more)
{
    std::vector<std::string> words;
    for (const Level each : kLevels) {
        words.emplace_back(levelKey(each));
    }
    words.insert(words.end(), more.begin(), more.end());
    return command.add_option(name, level, about)->check(CLI::IsMember(words));
}

Result<PersonId> choosePerson(const Project& project, const std::string& name)
{
    if (name.empty()) {
        return PersonId{};
    }
    ACCORD_TRY(const Person person, project.personNamed(name));
    return person.id;
}

CLI::Option* addActingOption(CLI::App& command, std::string& person, const std::string& about)
{
    return command.add_option("--as", person, about)->type_name("PERSON")->check(utf8());
}

Result<PersonId> whoIs(const Project& project, const std::string& name)
{
    if (project.people().empty() && name.empty()) {
        return PersonId{};
    }
    ACCORD_TRY(const PersonId person, whoLooks(project, name));
    if (person.valid()) {
        return person;
    }
    std::vector<std::string> names;
    for (const Person& each : project.people()) {
        names.push_back(each.name);
    }
    return Error{Errc::Ambiguous, Reason::SayWho, {names}};
}

Result<Person> actingPerson(const Project& project, const std::string& name)
{
    ACCORD_TRY(const PersonId id, whoIs(project, name));
    const auto person = project.person(id);
    return person == nullptr ? Result<Person>(Error{Errc::NotFound, Reason::NoPeople}) : Result<Person>(*person);
}

Result<PersonId> whoLooks(const Project& project, const std::string& name)
{
    const std::string said = name.empty() ? environment("ACCORD_AS") : name;
    if (!said.empty()) {
        return choosePerson(project, said);
    }
    for (const std::string& account : accountNames()) {
        const auto person = project.personNamed(account);
        if (person.ok()) {
            return person->id;
        }
    }
    return PersonId{};
}

std::string makersName(const std::string& name)
{
    const std::string said = name.empty() ? environment("ACCORD_AS") : name;
    const std::vector<std::string> accounts = accountNames();
    return !said.empty() ? said : accounts.empty() ? std::string() : accounts.front();
}

CLI::Validator utf8()
{
    return {[](std::string& value) {
                return text::invalidUtf8At(value) ? std::string("the text is not UTF-8") : std::string();
            },
            ""};
}

CLI::Validator languageTag()
{
    return {[](std::string& value) {
                std::ranges::replace(value, '_', '-'); // zh_CN, as documents and the system have it
                return isLanguage(value) ? std::string() : "\"" + value + "\" is no language tag, such as zh-CN";
            },
            ""};
}

CLI::Validator exclusionWord()
{
    return {[](std::string& value) {
                return !value.empty() && exclusionNamed(value)
                           ? std::string()
                           : "\"" + value +
                                 "\" is no reason: it is off_topic, not_an_issue, unusable, nothing_studied, "
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
    return rounds.empty() ? Error{Errc::NotFound, Reason::NoRounds}
                          : Error{Errc::Ambiguous, Reason::SayWhichRound, {names}};
}

Result<Category> chooseCategory(const Project& project, const std::string& code)
{
    Result<Category> category = project.categoryCoded(code);
    if (category.ok() || category.error().reason != Reason::CategoryUnusable || project.taxonomy()->types().empty()) {
        return category;
    }
    std::vector<std::string> types;
    for (const Category* type : project.taxonomy()->types()) {
        types.push_back(type->code);
    }
    return Error{Errc::UnknownCategory, Reason::TypesAre, {code, types}};
}

namespace {

CLI::Validator documentLanguage()
{
    return {[](std::string& value) {
                const bool known = std::ranges::any_of(messages::kLanguages, [&](messages::Language each) {
                    return value == messages::codeOf(each) || value == messages::tagOf(each);
                });
                return known ? std::string() : "\"" + value + "\" is no language of documents; there are en and zh_CN";
            },
            ""};
}

} // namespace

void addReportFile(CLI::App& command, std::string& format, std::string& file)
{
    command.add_option("--format", format, "md (or markdown) or html; as the file's name says if left out")
        ->check(CLI::IsMember({"md", "markdown", "html"}))
        ->type_name("FORMAT");
    command.add_option("-o,--output", file, "The file to write; standard output if left out")->type_name("FILE");
}

void addReportOptions(CLI::App& command, std::string& format, std::string& file, std::string& language,
                      bool& pseudonyms)
{
    addReportFile(command, format, file);
    command.add_option("--language", language, "The language in which it is written: en or zh_CN; en if left out")
        ->type_name("LANGUAGE")
        ->check(documentLanguage());
    command.add_flag("--pseudonyms", pseudonyms, "Call people A1, A2, ...; what they wrote stays as it is");
}

report::Form formOf(const std::string& format, const std::string& file, const std::string& language)
{
    const bool html = format == "html" || (format.empty() && (file.ends_with(".html") || file.ends_with(".htm")));
    return {html ? report::ReportFormat::Html : report::ReportFormat::Markdown, messages::languageOf(language)};
}

Status writeReport(const Project& project, const std::string& file, const std::string& text)
{
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file, project.file()));
    out.stream() << text;
    ACCORD_CHECK(out.check());
    return out.finish();
}

void backUpBefore(Project& project, backups::Occasion reason, Console& console)
{
    const auto made = backups::makeIfChanged(project, reason);
    if (!made.ok()) {
        console.note("accord-cli: No backup was made before: " + sentence(made.error()));
    }
}

Result<exchange::TaxonomyReport> takeTaxonomy(Project& project, const std::string& named, PersonId by,
                                              exchange::SameBy sameBy)
{
    ACCORD_TRY(const exchange::TaxonomySource source, exchange::taxonomySource(named));
    return exchange::importTaxonomyText(project, source.text, source.file, by, sameBy);
}

Result<int> printTaxonomyPreview(Project* project, const std::string& named, exchange::SameBy sameBy, Console& console)
{
    using exchange::TaxonomyChange;
    using Line = exchange::TaxonomyPreview::Line;
    ACCORD_TRY(const exchange::TaxonomySource source, exchange::taxonomySource(named));
    ACCORD_TRY(const exchange::TaxonomyPreview preview, exchange::previewTaxonomy(project, source, sameBy));
    const auto change = [project](const Line& line) {
        return line.change == TaxonomyChange::Retired   ? "retired"
               : line.change == TaxonomyChange::Changed ? "changed"
               : line.change == TaxonomyChange::Added   ? project == nullptr ? "" : "new"
                                                        : "";
    };
    std::vector<Line> lines;
    for (const Line& line : preview.categories) {
        if (!line.category.retired || line.change != TaxonomyChange::None) {
            lines.push_back(line);
        }
    }
    const auto indented = [](const Line& line) {
        return std::string(2 * (static_cast<std::size_t>(line.category.level) - 1), ' ') + line.category.code;
    };
    Table<Line> table;
    table.withoutHeadings()
        .shown("", indented)
        .shown("", [](const Line& line) { return line.category.name; })
        .shown("", change)
        .key("code", [](const Line& line) { return line.category.code; })
        .key("name", [](const Line& line) { return line.category.name; })
        .key("level", [](const Line& line) { return levelKey(line.category.level); })
        .key("definition", [](const Line& line) { return line.category.definition; })
        .key("change", change);
    const exchange::TaxonomyReport& report = preview.report;
    Record record;
    record.fields({{"name", report.name},
                   {"added", report.added},
                   {"changed", report.changed},
                   {"retired", report.retired},
                   {"matched", report.matched}});
    record.line("\"" + report.name + "\": " + grouped(report.added) + " categories new, " + grouped(report.changed) +
                " changed, " + grouped(report.retired) + " to be retired. Nothing was written.");
    record.table("categories", table, std::move(lines), 2);
    return console.emit(record);
}

namespace {

// As a shell takes it.
std::string quotedWord(const std::string& word)
{
    const auto plain = [](unsigned char c) {
        return std::isalnum(c) != 0 || c >= 0x80 ||
               std::string_view("._-/:@+").find(static_cast<char>(c)) != std::string_view::npos;
    };
    return std::ranges::all_of(word, plain) ? word : "'" + text::replacedAll(word, "'", "'\\''") + "'";
}

std::string nextCommand(const Project& project, const std::string& file, const study::NextStep& next)
{
    const auto round = project.round(next.round);
    const auto command = [&file, &round](const std::string& name, const std::string& more = {}) {
        return "accord-cli " + name + " " + quotedWord(file) +
               (round == nullptr ? std::string() : " --round " + quotedWord(round->name)) +
               (more.empty() ? more : " " + more);
    };
    switch (next.step) {
    case study::StudyStep::ImportTaxonomy:
        return command("import taxonomy", "FILE");
    case study::StudyStep::ImportTexts:
        return command("import issues", "FILE") + " (or links, texts, labels; or collect add)";
    case study::StudyStep::AddPeople:
        return command("add person", "NAME");
    case study::StudyStep::MakeRound:
        return command("round create", "NAME");
    case study::StudyStep::StartRound:
        return command("round start") + " (to share it out first: assign share)";
    case study::StudyStep::Label:
        return command("label", "--issue URL --category CODE") + " (or in the window; how far it is: round show)";
    case study::StudyStep::CloseRound:
        return command("round close");
    case study::StudyStep::Reconcile:
        return command("reconcile agenda");
    case study::StudyStep::MarkReconciled:
        return command("round reconciled");
    case study::StudyStep::WriteReport:
        break;
    }
    return command("round report", "--output FILE");
}

} // namespace

void sayNext(Project& project, const std::string& file, Record& record)
{
    if (::isatty(STDOUT_FILENO) == 0) {
        return;
    }
    record.lines([&project, file]() -> std::vector<std::string> {
        const auto next = study::nextStep(project);
        return next.ok() ? std::vector{"Next: " + nextCommand(project, file, *next)} : std::vector<std::string>();
    });
}

void sayOtherKeys(const Taxonomy& taxonomy, Record& record)
{
    Json others = Json::object();
    std::vector<std::string> lines;
    for (const taxonomy::TypeKey& key : taxonomy::typeKeys(taxonomy, taxonomy::keysOfCommands())) {
        if (!key.isOther()) {
            continue;
        }
        others[key.type->code] = key.key;
        lines.push_back("On the Label page the key of " + key.type->code + " " + key.type->name + " is " +
                        (key.key.empty() ? "none" : key.key) + ", not the letter that its code begins with.");
    }
    if (!lines.empty()) {
        lines.emplace_back("Everybody can choose other keys, in Settings under Shortcuts.");
    }
    record.field("other_keys", std::move(others));
    record.lines(std::move(lines));
}

std::string placeWord(Place place)
{
    return place == Place::Network ? "network" : place == Place::Cloud ? "cloud" : "local";
}

std::string placeSentence(const Opened& opened)
{
    const std::string& name = opened.location.name;
    switch (opened.location.place) {
    case Place::Local:
        break;
    case Place::Network:
        return "on a network drive (" + name +
               "): several people can work in it, one save at a time, and it is as safe as the locks of that drive; "
               "for work apart, use packages";
    case Place::Cloud:
        return "in a folder that " + name +
               " copies elsewhere behind its back, so it can only be read here: move it to a local or network drive, "
               "or hand out packages, which may lie in such a folder (accord-cli package PROJECT --for NAME -o FILE)";
    }
    return opened.writeAheadLog
               ? "on a local disk: many programs on this machine can work in it at once"
               : "on a local disk, open from another machine: several can work in it, one save at a time";
}

std::string recoverySentence(const Opened& opened)
{
    if (opened.recoveredPages == 0) {
        return {};
    }
    const std::string pages = counted(opened.recoveredPages, "page");
    return opened.writeAheadLog
               ? "a program that had it open ended abruptly; all that it had saved is here (recovered " + pages + ")"
               : "a program that had it open ended abruptly; what it had not finished saving was undone (put back " +
                     pages + ")";
}

std::string hereText(const Project& project, const std::vector<Present>& others)
{
    std::map<PersonId, int> windows;
    for (const Present& other : others) {
        ++windows[other.person];
    }
    std::vector<std::string> names;
    for (const auto& [id, count] : windows) {
        const auto person = project.person(id);
        names.push_back((person == nullptr ? "somebody who has not said who they are" : person->name) +
                        (count > 1 ? " in " + std::to_string(count) + " windows" : ""));
    }
    return names.empty() ? "nobody" : text::join(names, ", ");
}

Json hereJson(const Project& project, const std::vector<Present>& others)
{
    const auto known = [&project](std::string Person::*field) {
        return [&project, field](const Present& other) {
            const auto person = project.person(other.person);
            return person == nullptr ? Json(nullptr) : Json((*person).*field);
        };
    };
    return Table<Present>().key("name", known(&Person::name)).key("initials", known(&Person::initials)).json(others);
}

} // namespace accord::cli
