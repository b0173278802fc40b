// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "tests/app/cli/kit.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <string_view>

using namespace accord::test;

namespace {

// A command a word or two, between commas.
constexpr std::string_view kCommands = R"(
    new, info, check, demo, import taxonomy, import issues, import links, import labels, export labels,
    export taxonomy, collect add, collect change, collect remove, collect sources, collect confirm,
    collect forecast, collect fetch, collect log, collect preview, collect bring-in, collect keywords,
    collect duplicates, package, return, merge, add person, add round, lift-blind, sample draw, sample size,
    sample show, sample top-up, round list, round show, round create, round edit, round start, round codebook,
    round close, round reconciled, round report, round gate, study people, study person, study permissions,
    study settings, study screening, study table, study shares, progress, training references, training results,
    training feedback, assign share, assign show, assign waiting, assign list, assign reassign, assign return,
    assign join, assign hand-out, label, search, agreement, agreement next, uncertainty, audit, conflicts, decide,
    reconcile pairs, taxonomy proposals, taxonomy propose, taxonomy opinion, taxonomy accept, taxonomy reject,
    taxonomy withdraw, taxonomy rule, taxonomy codes, watch
)";

const std::vector<Words>& commands()
{
    static const std::vector<Words> all = [] {
        std::vector<Words> found;
        for (const std::string_view command : accord::text::split(kCommands, ',')) {
            std::istringstream words{std::string(command)};
            found.emplace_back(std::istream_iterator<std::string>(words), std::istream_iterator<std::string>());
        }
        return found;
    }();
    return all;
}

Words with(Words words, const std::string& more)
{
    words.push_back(more);
    return words;
}

std::string joined(const Words& words)
{
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

} // namespace

TEST_CASE("Every command explains itself with an example and knows --json")
{
    for (const Words& command : commands()) {
        INFO(joined(command));
        const std::string help = cliDone(with(command, "--help"));
        CHECK(help.find("Example:") != std::string::npos);
        CHECK(help.find("accord-cli " + joined(command)) != std::string::npos);
        CHECK(help.find("--json") != std::string::npos);
    }
}

TEST_CASE("The program explains itself, and every command is in the manual")
{
    const std::string help = cliDone({"--help"});
    const std::string manual = readFile(sourceFolder() / "resources" / "help" / "en" / "command-line.md");
    for (const Words& command : commands()) {
        INFO(joined(command));
        CHECK(help.find(command.front()) != std::string::npos);
        CHECK(manual.find("accord-cli " + joined(command)) != std::string::npos);
    }
    CHECK(cliDone({"--version"}).starts_with("accord-cli "));
}

TEST_CASE("Every long option of every command is in the manual")
{
    const std::string manual = readFile(sourceFolder() / "resources" / "help" / "en" / "command-line.md");
    for (const Words& command : commands()) {
        const std::string help = cliDone(with(command, "--help"));
        std::size_t options = 0;
        for (auto at = help.find("--"); at != std::string::npos; at = help.find("--", at + 2)) {
            const auto end = help.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at);
            const std::string option = help.substr(at, end - at);
            INFO(joined(command) << " " << option);
            CHECK(manual.find(option) != std::string::npos);
            ++options;
        }
        CHECK(options >= 2); // --help and --json at least
    }
}

TEST_CASE("Who may do what stands in the manual as the program has it")
{
    const std::string manual = readFile(sourceFolder() / "resources" / "help" / "en" / "permissions.md");
    const std::string table = cliDone({"study", "permissions"});
    CHECK(std::ranges::count(table, '\n') > 40);
    CHECK(manual.find("\n\n" + table + "\n") != std::string::npos);
    CHECK(cliJson({"study", "permissions"})["permissions"][0]["action"] == "label");
}

TEST_CASE("The commands of the README work as they stand, in an empty folder")
{
    const std::string readme = readFile(sourceFolder() / "README.md");
    const auto chapter = readme.find("## Your own study");
    REQUIRE(chapter != std::string::npos);
    const auto begin = readme.find("```\n", chapter) + 4;
    const std::string block = readme.substr(begin, readme.find("```", begin) - begin);
    REQUIRE(block.find("accord-cli new ") != std::string::npos);
    const TempFolder folder;
    const std::string script = "unset ACCORD_AS; cd \"$1\"; PATH=\"$2:$PATH\"\n" + block;
    const Finished finished = run("/bin/bash", {"-euo", "pipefail", "-c", script, "readme", (folder / ".").string(),
                                                accordCli().parent_path().string()});
    INFO(finished.out << finished.err);
    CHECK(finished.code == 0);
    CHECK(std::filesystem::file_size(folder / "final.csv") > 0);
}

TEST_CASE("A command acts for somebody, and says so where it does not know for whom")
{
    const TempFolder folder;
    const std::string file = (folder / "own.accord").string();
    const ActingAs nobody("");
    // Who makes it leads it; the account's own name goes on in it.
    const Json made = cliJson({"new", file, "--taxonomy", "llm-dl-frameworks"});
    const std::string me = made["lead"];
    CHECK_FALSE(me.empty());
    CHECK(cliJson({"study", "people", file})["people"][0]["role"] == "lead");
    cliDone({"add", "person", file, "Ben"});
    cliDone({"add", "person", file, "Olu", "--role", "lead", "--no-labels"});
    CHECK(cliJson({"study", "people", file})["people"][2]["labels"] == false);
    const std::string only = "Only a lead can do this. Leads are: " + me + ", Olu. Nothing was changed.";
    cliFails({"add", "person", file, "Cem", "--as", "Ben"}, 1, only);
    cliFails({"import", "taxonomy", file, "llm-dl-frameworks", "--as", "Ben"}, 1, only);
    {
        const ActingAs ben("Ben");
        cliFails({"add", "person", file, "Cem"}, 1, only);
        cliDone({"add", "person", file, "Cem", "--as", "Olu"});
    }
    // In a project in which the account has no name.
    const std::string other = (folder / "other.accord").string();
    cliDone({"new", other, "--as", "Ann", "--no-labels"});
    cliFails({"add", "person", other, "Ben"}, 1,
             "Say who does this, with --as NAME or in the variable ACCORD_AS. People are: Ann.");
    cliFails({"add", "person", other, "Ben", "--as", "Nora"}, 1, "There is no person \"Nora\"");
    cliDone({"add", "person", other, "Ben", "--as", "A1"});
}

TEST_CASE("A command line that is not understood ends with 2")
{
    const std::vector<Words> wrong{{},
                                   {"wonder"},
                                   {"info"},
                                   {"info", "a.accord", "b.accord"},
                                   {"info", "a.accord", "--colour"},
                                   {"import"},
                                   {"import", "labels", "a.accord", "labels.csv"},
                                   {"export", "labels", "a.accord", "--format", "excel", "--output", "x"},
                                   {"agreement", "a.accord", "--level", "kingdom"},
                                   {"decide", "a.accord", "--rule", "coin"},
                                   {"decide", "a.accord", "--rule", "at-least=1"},
                                   {"label", "a.accord", "--as", "A", "--issue", "x", "--category", "C", "--withdraw"},
                                   {"label", "a.accord", "--as", "A", "--issue", "x", "--not-for-study", "boring"},
                                   {"add", "person", "a.accord", "M\xfcller"},
                                   {"add", "round", "a.accord", "Pilot", "--seed", "7"},
                                   {"watch", "a.accord", "--for", "-1"},
                                   {"collect", "fetch", "a.accord", "--token", "secret"},
                                   {"collect", "fetch", "a.accord", "--at-once", "9"},
                                   {"collect", "add", "a.accord", "alice/engine", "--state", "half-open"},
                                   {"collect", "duplicates", "a.accord", "--same", "x"},
                                   {"collect", "keywords", "a.accord", "--alone"}};
    for (const Words& words : wrong) {
        INFO(joined(words));
        const Finished finished = cli(words);
        CHECK(finished.code == 2);
        CHECK(finished.out.empty());
        CHECK(finished.err.find("--help") != std::string::npos);
    }
}

TEST_CASE("A number that is too small is told in a few words")
{
    const std::string said = cliFails({"add", "round", "a.accord", "Pilot", "--first", "-1"}, 2,
                                      "--first: Value -1 is no number, or too small\n");
    CHECK(said.size() < 200);
}

TEST_CASE("A misspelt rule is told those that exist")
{
    cliFails({"decide", "a.accord", "--rule", "coin"}, 2, "unanimous, majority, plurality, at-least=K");
}
