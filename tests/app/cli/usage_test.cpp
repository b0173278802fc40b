// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>

using namespace accord::test;

namespace {

const std::vector<Words>& commands()
{
    static const std::vector<Words> all{{"new"},
                                        {"info"},
                                        {"check"},
                                        {"demo"},
                                        {"import", "taxonomy"},
                                        {"import", "issues"},
                                        {"import", "links"},
                                        {"import", "labels"},
                                        {"export", "labels"},
                                        {"export", "taxonomy"},
                                        {"collect", "add"},
                                        {"collect", "change"},
                                        {"collect", "remove"},
                                        {"collect", "sources"},
                                        {"collect", "confirm"},
                                        {"collect", "forecast"},
                                        {"collect", "fetch"},
                                        {"collect", "log"},
                                        {"collect", "preview"},
                                        {"collect", "bring-in"},
                                        {"collect", "keywords"},
                                        {"collect", "duplicates"},
                                        {"package"},
                                        {"merge"},
                                        {"add", "person"},
                                        {"add", "round"},
                                        {"lift-blind"},
                                        {"sample", "draw"},
                                        {"sample", "size"},
                                        {"sample", "show"},
                                        {"sample", "top-up"},
                                        {"round", "list"},
                                        {"round", "show"},
                                        {"round", "create"},
                                        {"round", "edit"},
                                        {"round", "start"},
                                        {"round", "codebook"},
                                        {"round", "close"},
                                        {"round", "reconciled"},
                                        {"round", "report"},
                                        {"round", "gate"},
                                        {"study", "people"},
                                        {"study", "person"},
                                        {"study", "settings"},
                                        {"study", "screening"},
                                        {"progress"},
                                        {"training", "references"},
                                        {"training", "results"},
                                        {"training", "feedback"},
                                        {"assign", "share"},
                                        {"assign", "show"},
                                        {"assign", "waiting"},
                                        {"assign", "list"},
                                        {"assign", "reassign"},
                                        {"assign", "return"},
                                        {"assign", "join"},
                                        {"assign", "hand-out"},
                                        {"label"},
                                        {"search"},
                                        {"agreement"},
                                        {"conflicts"},
                                        {"decide"},
                                        {"taxonomy", "proposals"},
                                        {"taxonomy", "propose"},
                                        {"taxonomy", "opinion"},
                                        {"taxonomy", "accept"},
                                        {"taxonomy", "reject"},
                                        {"taxonomy", "withdraw"},
                                        {"taxonomy", "rule"},
                                        {"watch"}};
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
        CHECK(options >= 2);
    }
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
