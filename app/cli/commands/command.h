// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/base/result.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/backups.h"
#include "core/project/presence.h"
#include "core/project/project.h"
#include "core/report/documents.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace accord::cli {

/// What a command does: prints its result and answers the exit code.
using Work = std::function<Result<int>(Console&)>;

/// Builds the command line, and keeps what the chosen command has to do until it was understood as a whole.
class CommandSet
{
public:
    explicit CommandSet(CLI::App& app)
        : m_app(app)
    {}

    /// A group of commands, such as "import"; the one of that name if there is one already.
    CLI::App& group(const std::string& name, const std::string& about);

    /// A command with its --json; `example` follows the help.
    CLI::App& add(const std::string& name, const std::string& about, const std::string& example);
    CLI::App& addTo(CLI::App& parent, const std::string& name, const std::string& about, const std::string& example);

    /// Adds --csv and --latex, for a command whose answer is a table. Answers the command.
    CLI::App& tabular(CLI::App& command);

    /// Says what the command does with its options, which live as long as the command line.
    template <class Options>
    void onChosen(CLI::App& command, std::shared_ptr<Options> options, Result<int> (*work)(const Options&, Console&))
    {
        command.callback([this, &command, options = std::move(options), work] {
            // A command below this one was chosen, and said so before.
            if (command.get_subcommands().empty()) {
                m_work = [options, work](Console& console) { return work(*options, console); };
            }
        });
    }

    [[nodiscard]] Format format() const
    {
        return m_json ? Format::Structured : m_csv ? Format::Csv : m_latex ? Format::Latex : Format::Text;
    }
    [[nodiscard]] const Work& chosen() const { return m_work; }

private:
    CLI::App& m_app;
    Work m_work;
    bool m_json = false;
    bool m_csv = false;
    bool m_latex = false;
};

/// The first argument of nearly every command.
void addProjectArgument(CLI::App& command, std::string& project);

/// `--round NAME`; usually it may be left out where the project has a single round.
CLI::Option* addRoundOption(CLI::App& command, std::string& round,
                            const std::string& about = "The round; may be left out where there is only one");

/// `--item URL`: one issue by its link.
CLI::Option* addItemOption(CLI::App& command, std::string& link, const std::string& about = "The issue's link");

/// `--level type|theme|subtheme`, with `more` words that are allowed; `name` where an option has another name.
CLI::Option* addLevelOption(CLI::App& command, std::string& level, const std::string& about,
                            const std::string& name = "--level", const std::vector<std::string>& more = {});

/// The person by name or pseudonym; none for an empty name.
Result<PersonId> choosePerson(const Project& project, const std::string& name);

/// `--as PERSON`: who does it. Every command that writes has it.
CLI::Option* addActingOption(
    CLI::App& command, std::string& person,
    const std::string& about = "Who does it; if left out $ACCORD_AS, or the person who has the name of your account");

/// Who does it: the person of that name; without a name $ACCORD_AS, else the person who has the name of the account
/// that runs the program. Errc::Ambiguous, naming the people, where that is nobody. None only while the project has no
/// people.
Result<PersonId> whoIs(const Project& project, const std::string& name);

/// The same where it has to be a person of the project.
Result<Person> actingPerson(const Project& project, const std::string& name);

/// The same for who only looks: none where it is nobody.
Result<PersonId> whoLooks(const Project& project, const std::string& name);

/// The name in which a project is made: `name`, else $ACCORD_AS, else that of the account that runs the program. Empty
/// where the account has none.
std::string makersName(const std::string& name);

/// Refuses text that is not UTF-8.
CLI::Validator utf8();

/// Refuses what is no language tag.
CLI::Validator languageTag();

/// Refuses what is no word for a reason why an issue is not for a study. Whether the study has it is the project's.
CLI::Validator exclusionWord();

/// The named round; without a name the only one. Errc::Ambiguous and NotFound name those that exist.
Result<Round> chooseRound(const Project& project, const std::string& name);

/// As Project::categoryCoded, with the types where nothing looks like the code.
Result<Category> chooseCategory(const Project& project, const std::string& code);

/// --format and --output of what is written as Markdown or HTML.
void addReportFile(CLI::App& command, std::string& format, std::string& file);

/// --format, --output and --pseudonyms of a report.
void addReportOptions(CLI::App& command, std::string& format, std::string& file, std::string& language,
                      bool& pseudonyms);

/// Whether a report is HTML and not Markdown: as it is called for, otherwise as the file's name says.
report::Form formOf(const std::string& format, const std::string& file, const std::string& language);

/// Writes a whole report, or nothing: what stood there before stays until all of it is written.
Status writeReport(const Project& project, const std::string& file, const std::string& text);

/// Makes a backup before a command changes much, if anything changed since the last one. Where none can be made the
/// command goes on all the same, after a note that says why.
void backUpBefore(Project& project, backups::Occasion reason, Console& console);

/// Takes over a taxonomy from a file or, where there is no such file, one of those that ship with Accord by its name
/// ("llm-dl-frameworks"). Errc::NotFound and the errors of the file.
Result<exchange::TaxonomyReport> takeTaxonomy(Project& project, const std::string& named, PersonId by,
                                              exchange::SameBy sameBy = exchange::SameBy::Ask);

/// Says on a terminal which command usually comes next: "Next: accord-cli round start pilot.accord --round Pilot". Of
/// the result, which others read, it is no part.
void sayNext(Project& project, const std::string& file, Record& record);

/// Says which types have another key on the Label page than the letter that their code begins with.
void sayOtherKeys(const Taxonomy& taxonomy, Record& record);

/// Prints what that would lead to, as a tree, and writes nothing. `project`: none for a new one.
Result<int> printTaxonomyPreview(Project* project, const std::string& named, exchange::SameBy sameBy, Console& console);

/// "local", "network", "cloud"
std::string placeWord(Place place);

/// One sentence: where the file lies and what that means.
std::string placeSentence(const Opened& opened);

/// What was found of a process that ended abruptly; empty if nothing was.
std::string recoverySentence(const Opened& opened);

/// "Ann, Ben in 2 windows, somebody who has not said who they are"; "nobody".
std::string hereText(const Project& project, const std::vector<Present>& others);

/// The same, one object per window with `name` and `initials`, both null where they are not known.
Json hereJson(const Project& project, const std::vector<Present>& others);

} // namespace accord::cli
