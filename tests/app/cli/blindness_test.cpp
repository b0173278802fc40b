// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "tests/app/cli/kit.h"
#include "tests/app/cli/secret_projects.h"
#include "tests/core/must.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string_view>

using namespace accord;
using namespace accord::test;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

// What somebody says in a blind round is the same secret to every command of the program. The commands are those that
// the program itself lists: a new one is looked at without being named here.
namespace {

struct Command
{
    Words words;
    std::string help;

    [[nodiscard]] std::string name() const
    {
        std::string text;
        for (const std::string& word : words) {
            text += (text.empty() ? "" : " ") + word;
        }
        return text;
    }
};

std::vector<std::string> subcommandsIn(const std::string& help)
{
    std::vector<std::string> found;
    const auto begin = help.find("Subcommands:\n");
    if (begin == std::string::npos) {
        return found;
    }
    static const std::regex line("\n  ([a-z][a-z-]*) ");
    const std::string list = "\n" + help.substr(begin + 13, help.find("\n\n", begin) - begin - 12);
    for (auto at = std::sregex_iterator(list.begin(), list.end(), line); at != std::sregex_iterator(); ++at) {
        found.push_back((*at)[1]);
    }
    return found;
}

// Everything that works on a project, down to the last subcommand.
void collect(const Words& path, std::vector<Command>& found)
{
    Words words = path;
    words.emplace_back("--help");
    const std::string help = cliDone(words);
    if (help.find("PROJECT") != std::string::npos || help.find("--round") != std::string::npos) {
        if (!path.empty() && help.find("  PROJECT") != std::string::npos) {
            found.push_back({path, help});
        }
    }
    for (const std::string& name : subcommandsIn(help)) {
        Words deeper = path;
        deeper.push_back(name);
        collect(deeper, found);
    }
}

// What ends the blindness, or makes a file of the whole project by its nature.
const std::map<std::string, std::string>& exempt()
{
    static const std::map<std::string, std::string> reasons{
        {"new", "makes a project"},
        {"demo", "makes a project"},
        {"restore", "makes a project of a whole one"},
        {"lift-blind", "ends the blindness"},
        {"round close", "ends the blindness"},
    };
    return reasons;
}

// What counts how much there is, and so may tell a project with a further label from one without it.
bool counts(const std::string& name)
{
    static const std::set<std::string> all{"info", "check", "watch", "backup", "copy", "merge", "import labels"};
    static const std::set<std::string> groups{"round", "assign", "progress", "training", "gate", "study"};
    return all.contains(name) || groups.contains(name.substr(0, name.find(' ')));
}

// What is said beside PROJECT and --round, where the program's own list of what is required is not enough.
const std::map<std::string, std::vector<Words>>& taxonomyCalls()
{
    static const std::map<std::string, std::vector<Words>> calls{
        {"taxonomy propose",
         {{"--name", "Licences", "--definition", "What may be used", "--issue", "ISSUE"},
          {"--change", "C.2", "--field", "definition", "--text", "other words", "--issue", "ISSUE"},
          {"--name", "Licences", "--definition", "What may be used", "--code", "quokkaaaa"}}},
        {"taxonomy opinion", {{"1", "--for"}}},
        {"taxonomy codes", {{}}},
        {"taxonomy edit", {{"merge C.2 into C.3"}}},
        {"taxonomy merge", {{"C.2", "--into", "C.3"}}},
        {"taxonomy move", {{"C.2", "--to", "B"}}},
        {"taxonomy rename", {{"C.2", "Another"}}},
        {"taxonomy split", {{"C.2", "One", "Two"}}},
        {"taxonomy retire", {{"C.2"}, {"B.1"}}},
        {"taxonomy preview", {{}, {"merge C.2 into C.3"}, {"retire B.1"}}},
        {"taxonomy apply", {{"merge C.2 into C.3"}}},
        {"codebook show", {{}, {"C.2"}}},
        {"codebook again", {{}, {"--everybody"}}},
    };
    return calls;
}

// The same of all commands.
std::vector<Words> furtherCalls(const std::string& name)
{
    static const std::map<std::string, std::vector<Words>> calls{
        {"watch", {{"--for", "0.2"}}},
        {"copy", {{"BESIDE/copy.accord"}}}, // the whole project by its nature: what it says of it is looked at
        {"search", {{"quokkaaaa"}, {"wombatttt", "leak"}, {"memory"}}},
        {"label",
         {{"--issue", "ISSUE", "--category", "C.5"},
          {"--issue", "ISSUE", "--flag", "--cite", "leak"},
          {"--issue", "ISSUE", "--code", "quokkaaaa"},
          {"--issue", "ISSUE", "--withdraw"}}},
        {"import labels", {{"FOLDER/guess.csv"}, {"FOLDER/mine.csv"}}},
        {"import links", {{"FOLDER/links.txt"}}},
        {"collect add", {{"alice/engine", "--keyword", "memory"}, {"--links", "FOLDER/links.txt"}}},
        {"collect keywords", {{}, {"--sample", "memory"}, {"--say", "relevant", "memory", "ISSUE"}}},
        {"collect duplicates",
         {{}, {"--similarity", "0.3"}, {"--same", "ISSUE", "https://github.com/tessera-ai/tessera/issues/884"}}},
        {"merge",
         {{"FOLDER/copy.accord"},
          {"FOLDER/copy.accord", "--dry-run"},
          {"FOLDER/guess.accord", "--dry-run"},
          {"FOLDER/guess.accord", "--same-person", "here"}}},
        {"package", {{"--for", "ME", "-o", "OUT/package.accord"}}},
        {"export labels",
         {{"--format", "wide", "--output", "OUT/w.csv"},
          {"--format", "long", "--output", "OUT/l.csv"},
          {"--format", "json", "--output", "OUT/j.json"}}},
        {"agreement",
         {{},
          {"--intra"},
          {"--evidence"},
          {"--by", "round"},
          {"--by", "category"},
          {"--by", "pair"},
          {"--by", "person"},
          {"--by", "confusion"},
          {"--by", "final-type"},
          {"--explain", "fleiss_kappa"},
          {"--final-type", "C"},
          {"--repository", "tessera"},
          {"--matrix", "OUT/m.csv"},
          {"--against-round", "Pilot"}}},
        {"agreement next", {{}, {"--people", "2"}, {"--items", "OUT/h.csv"}}},
        {"conflicts", {{}, {"--show", "all"}, {"--filter", "decided margin=1"}}},
        {"decide", {{"--rule", "majority", "--preview"}, {"--rule", "person=Wei Zhang", "--preview"}}},
        {"reconcile agenda", {{}, {"--blocks"}, {"--filter", "all"}, {"--filter", "flagged"}}},
        {"reconcile vote open", {{"--item", "ISSUE"}, {"--filter", "all"}, {"--block", "C.2,C.3"}}},
        {"reconcile vote cast", {{"--item", "ISSUE", "--category", "C.2"}}},
        {"reconcile decide",
         {{"--item", "ISSUE", "--category", "C.2", "--reason", "so it is"},
          {"--item", "ISSUE", "--open-again"},
          {"--rule", "category=C.2 where all", "--preview"}}},
        {"round create",
         {{"Next"},
          {"Next", "--from-round", "Main"},
          {"Next", "--from-round", "Main", "--filter", "all"},
          {"Next", "--strata", "category", "--category-round", "Main", "--size", "5"}}},
        {"sample top-up",
         {{"--category", "C.2", "--until", "5", "--preview"},
          {"--category", "B.1", "--until", "5", "--preview"},
          {"--category", "C.2", "--until", "5"}}},
        {"sample draw", {{"--size", "5"}, {"--strata", "category", "--category-round", "Main", "--size", "5"}}},
        {"assign show", {{}, {"--strata", "category", "--category-round", "Main"}}},
        {"assign reassign", {{"--from", "ME", "--preview"}, {"--from", "Wei Zhang", "--preview"}}},
        {"assign return", {{"--from", "Wei Zhang", "--preview"}}},
    };
    for (const auto* some : {&calls, &taxonomyCalls()}) {
        if (const auto found = some->find(name); found != some->end()) {
            return found->second;
        }
    }
    return {{}};
}

/// A value for something that is required, by the word that the help has for it.
std::string valueFor(const std::string& option, const std::string& type)
{
    const auto choices = type.find('{');
    if (choices != std::string::npos) {
        return type.substr(choices + 1, type.find_first_of(",}", choices) - choices - 1);
    }
    if (option == "--round" || option == "ROUND") {
        return kRound;
    }
    if (option == "--person") {
        return "ME";
    }
    static const std::map<std::string, std::string> values{
        {"PERSON", "ME"},       {"URL", "ISSUE"},       {"FILE", "OUT/file.txt"},
        {"CODE", "C.2"},        {"RULE", "majority"},   {"N", "1"},
        {"TIME", "2026-01-01"}, {"DATE", "2026-01-01"}, {"FILE.csv", "OUT/f.csv"},
    };
    const auto known = values.find(type.substr(0, type.find_first_of(":=")));
    return known == values.end() ? "Something" : known->second;
}

bool says(const Words& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

// Where one of several options is required and none is said: the first.
void addFirstChoice(const std::string& help, const Words& more, Words& words)
{
    static const std::regex group(
        "\\[Exactly 1 of the following options is required\\]\\s+Options:((?:\n    [^\n]*)+)");
    static const std::regex option("\n +(?:-[a-z],)?(--[a-z-]+)(?: ([A-Z][^ \n]*))?");
    std::smatch found;
    if (!std::regex_search(help, found, group)) {
        return;
    }
    const std::string options = found[1];
    std::smatch first;
    for (auto at = std::sregex_iterator(options.begin(), options.end(), option); at != std::sregex_iterator(); ++at) {
        if (says(more, (*at)[1])) {
            return;
        }
        first = first.empty() ? *at : first;
    }
    words.push_back(first[1]);
    if (first[2].matched) {
        words.push_back(valueFor(first[1], first[2]));
    }
}

/// The whole line: what is required and not said yet is added.
Words callOf(const Command& command, const Words& more)
{
    Words words = command.words;
    words.emplace_back("PROJECT");
    static const std::regex required("\n +(?:-[a-z],)?(--[a-z-]+|[A-Z][A-Z_]*)((?: [^ \n]+)*?) REQUIRED");
    bool positionals = std::ranges::any_of(more, [](const std::string& word) { return !word.starts_with("-"); });
    for (auto at = std::sregex_iterator(command.help.begin(), command.help.end(), required);
         at != std::sregex_iterator(); ++at) {
        const std::string option = (*at)[1];
        std::string type = (*at)[2];
        type.erase(0, type.find_first_not_of(' '));
        if (option == "PROJECT" || says(more, option) || (option == "--output" && says(more, "-o"))) {
            continue;
        }
        if (option.starts_with("--")) {
            words.push_back(option);
            words.push_back(valueFor(option, type));
        } else if (!positionals) {
            words.push_back(valueFor(option, option));
        }
    }
    addFirstChoice(command.help, more, words);
    if (command.help.find("\n  --round ") != std::string::npos && !says(words, "--round")) {
        words.insert(words.end(), {"--round", kRound});
    }
    if (command.help.find("\n  --as ") != std::string::npos && !says(words, "--as")) {
        words.insert(words.end(), {"--as", "ME"});
    }
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

void replace(std::string& text, const std::string& what, const std::string& with)
{
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size())) {
        text.replace(at, what.size(), with);
    }
}

/// One command that runs on a copy of one of the projects.
class Telling
{
public:
    Telling(const Projects& projects, const std::string& which, const Words& call, const std::string& me)
    {
        fs::create_directory(m_folder / "out");
        fs::copy_file(projects.folder / (which + ".accord"), m_folder / "project.accord");
        Words words = call;
        for (std::string& word : words) {
            // The project's path is not searched: the folder's own name may end with one of these words.
            if (word == "PROJECT") {
                word = (m_folder / "project.accord").string();
                continue;
            }
            word = word == "ME" ? me : word;
            replace(word, "ISSUE", projects.issue);
            replace(word, "OUT/", (m_folder / "out").string() + "/");
            replace(word, "BESIDE/", m_folder.path().string() + "/");
            replace(word, "FOLDER/", projects.folder.path().string() + "/");
        }
        m_process.emplace(accordCli(), words);
    }

    /// All that it tells: both outputs and every file that it wrote, without what is never the same twice.
    std::string told()
    {
        const Finished finished = m_process->wait();
        INFO(finished.err);
        CHECK(finished.code != 2); // the test does not know how to say it: see furtherCalls()
        std::string text = std::to_string(finished.code) + "\n" + finished.out + finished.err + written();
        replace(text, m_folder.path().string(), "HERE");
        static const std::regex time("[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9:.-]+Z?(-[0-9a-f]{8})?");
        static const std::regex seed("(seed[\" :]+)[0-9]+"); // drawn by chance
        static const std::regex id("[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,23}");
        text = std::regex_replace(text, time, "TIME");
        text = std::regex_replace(text, seed, "$1N");
        return std::regex_replace(text, id, "ID");
    }

private:
    std::string written() const
    {
        std::vector<fs::path> files;
        for (const auto& entry : fs::recursive_directory_iterator(m_folder / "out")) {
            files.push_back(entry.path());
        }
        std::ranges::sort(files);
        std::string text;
        for (const fs::path& file : files) {
            const std::string content = readFile(file);
            if (file.extension() == ".accord") {
                CHECK(content.find(kOne.words) == std::string::npos);
                CHECK(content.find(kAnother.words) == std::string::npos);
            } else {
                text += file.filename().string() + "\n" + content;
            }
        }
        return text;
    }

    TempFolder m_folder;
    std::optional<Process> m_process;
};

/// Who asks. Where nobody leads, everybody may do what a lead may.
struct HostApi
{
    const char* name;
    const char* projects; ///< how the names of their projects begin
};

constexpr std::array<HostApi, 3> kAskers{{{kMe, ""}, {kLead, ""}, {kMe, "free-"}}};

/// The project to compare with. Where it may not even be told that there is a further label, that is the one without;
/// whatever a command made of the secret, its kind included, would be missing there.
const char* comparedWith(const Command& command)
{
    return counts(command.name()) ? "another" : "none";
}

/// The secret that shows best what a command makes of it: the one that the call is about.
const char* secretFor(const Command& command, const Words& call)
{
    const bool aboutOther = std::ranges::any_of(call, [](const std::string& word) {
        return word.find(kAnother.code) != std::string::npos || word == kAnother.words;
    });
    return aboutOther && !counts(command.name()) ? "another" : "one";
}

void checkCall(const Projects& projects, const Command& command, const Words& call, const HostApi& asker)
{
    // Both at once: processes mostly start and end.
    const std::string which = asker.projects;
    Telling with(projects, which + secretFor(command, call), call, asker.name);
    Telling without(projects, which + comparedWith(command), call, asker.name);
    const std::string told = with.told();
    CHECK(told == without.told());
    for (const Secret& secret : {kOne, kAnother}) {
        // What was searched for may be named.
        CHECK((says(call, secret.words) || told.find(secret.words) == std::string::npos));
    }
}

std::string lineOf(const Words& words)
{
    std::string line;
    for (const std::string& word : words) {
        line += " " + word;
    }
    return line;
}

} // namespace

TEST_CASE("No command tells what somebody else said in a blind round")
{
    std::vector<Command> commands;
    collect({}, commands);
    CHECK(commands.size() > 30);
    const Projects projects;
    int looked = 0;
    for (const Command& command : commands) {
        if (exempt().contains(command.name())) {
            continue;
        }
        for (const Words& more : furtherCalls(command.name())) {
            const Words call = callOf(command, more);
            for (const HostApi& asker : kAskers) {
                const bool first = &asker == kAskers.data();
                if (!says(call, "ME") && std::string_view(asker.name) == kLead) {
                    continue; // it asks for nobody
                }
                // Words for people are made of what JSON holds, for a lead as for everybody: once is enough.
                Words json = call;
                json.emplace_back("--json");
                const std::vector<Words> asked = first ? std::vector<Words>{call, json} : std::vector<Words>{json};
                for (const Words& each : asked) {
                    INFO("accord-cli" << lineOf(each) << " as " << asker.name << " in " << asker.projects);
                    checkCall(projects, command, each, asker);
                    ++looked;
                }
            }
        }
    }
    CHECK(looked > 100);
}

TEST_CASE("A watch does not tell what somebody else says in a blind round while it is said")
{
    const Projects projects;
    std::vector<std::string> lines;
    for (const Secret& secret : {kOne, kAnother}) {
        const TempFolder folder;
        fs::copy_file(projects.folder / "none.accord", folder / "project.accord");
        Process watch(accordCli(),
                      {"watch", (folder / "project.accord").string(), "--round", kRound, "--json", "--count", "2"});
        REQUIRE(watch.nextLine(kHangs).has_value());
        {
            Project project = must(Project::open(folder / "project.accord"));
            say(project, secret);
        }
        std::string all;
        for (int i = 0; i < 2; ++i) {
            const auto line = watch.nextLine(kHangs);
            REQUIRE(line.has_value());
            Json object = Json::parse(*line);
            object.erase("at");
            all += object.dump() + "\n";
        }
        CHECK(watch.wait().code == 0);
        CHECK(all.find(secret.words) == std::string::npos);
        lines.push_back(all);
    }
    CHECK(lines[0] == lines[1]);
}
