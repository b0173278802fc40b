// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

namespace accord::cli {
namespace {

struct Named
{
    std::string_view name;
    void (*add)(CommandSet& commands);
};

// In the order of the help. Two may add to one group.
constexpr auto kCommands = std::to_array<Named>({
    {"new", addNew},
    {"info", addInfo},
    {"check", addCheck},
    {"backup", addBackup},
    {"restore", addRestore},
    {"copy", addCopy},
    {"demo", addDemo},
    {"import", addImport},
    {"export", addExport},
    {"collect", addCollect},
    {"package", addPackage},
    {"return", addReturn},
    {"merge", addMerge},
    {"add", addAdd},
    {"lift-blind", addLiftBlind},
    {"round", addRound},
    {"sample", addSample},
    {"assign", addAssign},
    {"study", addStudy},
    {"progress", addProgress},
    {"training", addTraining},
    {"round", addRoundEnd},
    {"label", addLabel},
    {"search", addSearch},
    {"agreement", addAgreement},
    {"uncertainty", addUncertainty},
    {"audit", addAudit},
    {"conflicts", addConflicts},
    {"decide", addDecide},
    {"reconcile", addReconcile},
    {"cards", addCards},
    {"interviews", addInterviews},
    {"taxonomy", addTaxonomy},
    {"codebook", addCodebook},
    {"watch", addWatch},
});

// To describe all of them takes as long as many a command itself: the one that is named is enough. Whatever else stands
// first (nothing, an option, a name that is none) is for the help to answer, which knows them all.
void addCommands(CommandSet& commands, std::string_view first)
{
    const bool known = std::ranges::find(kCommands, first, &Named::name) != kCommands.end();
    for (const Named& each : kCommands) {
        if (!known || each.name == first) {
            each.add(commands);
        }
    }
}

int run(const Work& work, Format format)
{
    Console console(format);
    const Result<int> result = work(console);
    if (!console.flush()) {
        console.note("accord-cli: The result could not be written to standard output.");
        return kFailed;
    }
    if (!result.ok()) {
        console.note("accord-cli: " + sentence(result.error()));
        return exitCodeFor(result.error());
    }
    return *result;
}

// The library writes the greatest number that there is with its 309 digits.
std::string failureText(const CLI::App* app, const CLI::Error& error)
{
    std::string text = CLI::FailureMessage::simple(app, error);
    constexpr std::string_view kRange = " not in range ";
    const std::size_t at = text.find(kRange);
    const std::size_t end = std::min(text.find('\n'), text.size());
    constexpr std::size_t kLongest = 100;
    if (at < end && end - at > kLongest) {
        text.replace(at, end - at, " is no number, or too small");
    }
    return text;
}

int main(int argc, char** argv)
{
    CLI::App app{"Label issue reports together, measure agreement and settle conflicts, without a window.",
                 "accord-cli"};
    app.set_version_flag("--version", "accord-cli " ACCORD_VERSION);
    app.require_subcommand(1);
    app.failure_message(failureText);
    app.footer("Example:\n  accord-cli demo demo.accord && accord-cli agreement demo.accord --round Pilot\n\n"
               "\"accord-cli COMMAND --help\" explains a command.");
    CommandSet commands(app);
    addCommands(commands, argc > 1 ? argv[1] : "");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // What was given by mistake is repeated, and file names come from anywhere.
        std::ostringstream out;
        std::ostringstream problem;
        const int code = app.exit(error, out, problem);
        std::cout << withoutControls(out.str());
        std::cerr << withoutControls(problem.str());
        return code == 0 ? kDone : kUsage;
    }
    return run(commands.chosen(), commands.format());
}

} // namespace
} // namespace accord::cli

int main(int argc, char** argv)
{
    accord::cli::installSignalDefaults();
    return accord::cli::main(argc, argv);
}
