// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/package.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/database.h"
#include "core/store/meeting/second_votes.h"
#include "tests/app/cli/kit.h"
#include "tests/core/must.h"

#include <algorithm>
#include <chrono>

using namespace accord;
using namespace accord::test;
using namespace std::chrono_literals;

namespace {

const std::string kLink = "https://github.com/lumen-ml/lumen/issues/1";
const std::string kNote = "quokkas nest in the allocator"; ///< said in a vote and nowhere else
const std::string kCode = "C.5.iii";                       ///< voted for, and labelled by nobody

std::string table()
{
    return "Issue_URL,Mira,Jonas,Wei\n" + kLink +
           ",B.1,B.1,C.2\nhttps://github.com/lumen-ml/lumen/issues/2,C.2,B.1,B.1\n";
}

bool tells(const std::string& shown)
{
    return shown.find(kNote) != std::string::npos || shown.find(kCode) != std::string::npos;
}

/// Which calls name the category anyhow, because they list the whole codebook.
const Words kListCodes{"agreement --json"};

/// Which of all that somebody who only looks on can get out of the file with accord-cli tell what was voted.
Words whoTell(const EmptyProject& project)
{
    const std::string& file = project.file();
    Words telling;
    for (const Words& words : std::vector<Words>{{"info", file},
                                                 {"conflicts", file, "--show", "all"},
                                                 {"reconcile", "agenda", file, "--filter", "all"},
                                                 {"reconcile", "agenda", file, "--blocks"},
                                                 {"reconcile", "vote", "status", file, "--item", kLink},
                                                 {"reconcile", "vote", "status", file, "--item", kLink, "--as", "Wei"},
                                                 {"reconcile", "vote", "status", file, "--filter", "all every-item"},
                                                 {"reconcile", "history", file, "--item", kLink},
                                                 {"reconcile", "figures", file},
                                                 {"reconcile", "feedback", file, "--as", "Mira"},
                                                 {"reconcile", "minutes", file, "--meeting", "latest"},
                                                 {"reconcile", "minutes", file, "--format", "html"},
                                                 {"reconcile", "meeting", "status", file},
                                                 {"agreement", file},
                                                 {"search", file, "quokkas"},
                                                 {"decide", file, "--rule", "majority", "--preview"},
                                                 {"check", file}}) {
        for (const bool json : {false, true}) {
            Words call = words;
            if (json) {
                call.emplace_back("--json");
            }
            const Finished finished = cli(call);
            INFO(call[0] << " " << call[1] << ": " << finished.err);
            REQUIRE(finished.code == 0);
            const std::string name =
                (words[0] == "reconcile" ? words[0] + " " + words[1] : words[0]) + (json ? " --json" : "");
            const bool lists = std::ranges::count(kListCodes, name) > 0;
            if (lists ? finished.out.find(kNote) != std::string::npos : tells(finished.out)) {
                telling.push_back(name);
            }
        }
    }
    for (const char* format : {"wide", "long", "json"}) {
        const std::filesystem::path output = project.beside(std::string("seen.") + format);
        cliDone({"export", "labels", file, "--format", format, "--output", output.string()});
        if (tells(readFile(output))) {
            telling.push_back(std::string("export ") + format);
        }
    }
    return telling;
}

/// The same from within: what the use cases answer to a third person's process.
std::vector<Vote> votesSeen(Project& project, RoundId round, ItemId item)
{
    std::vector<Vote> seen;
    for (const auto& list :
         {must(reconcile::secondVotes(project, round, item)), must(store::secondVotesIn(project.database(), round))}) {
        for (const SecondVote& vote : list) {
            seen.insert(seen.end(), vote.votes.begin(), vote.votes.end());
        }
    }
    return seen;
}

} // namespace

TEST_CASE("Three processes on one file: voted, hidden from the third until revealed, decided, with minutes")
{
    const EmptyProject made;
    cliDone({"import", "labels", made.file(), made.write("labels.csv", table()), "--round", "Pilot"});
    const auto as = [&](const std::string& what, const std::string& who, const Words& more) {
        Words words{"reconcile", "vote", what, made.file(), "--item", kLink, "--as", who};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    // One process looks on, this one has the project open, and each vote is a process of its own.
    Process watch(accordCli(), {"watch", made.file(), "--json"});
    REQUIRE(watch.nextLine(kHangs));
    Project third = must(Project::open(made.file()));
    Feed feed = must(Feed::start(third));
    const RoundId round = third.rounds().front().id;
    const ItemId item = must(LabelMatrix::load(third, round)).items().front().item;

    cliDone(
        {"reconcile", "meeting", "begin", made.file(), "--as", "Mira", "--name", "Tuesday", "--with", "Mira,Jonas"});
    cliDone(as("open", "Mira", {}));
    cliDone(as("cast", "Mira", {"--category", kCode, "--note", kNote}));
    cliDone(as("cast", "Jonas", {"--category", kCode}));

    const Changes changes = must(feed.poll(third));
    CHECK(changes.secondVotes.size() == 3);
    CHECK(changes.labels.empty());
    const SecondVote open = *must(reconcile::newestSecondVote(third, round, item));
    CHECK(open.voted.size() == 2);
    CHECK(votesSeen(third, round, item).empty());
    CHECK_FALSE(must(reconcile::ownVote(third, open.id, must(third.personNamed("Wei")).id)));
    CHECK(must(reconcile::reasonsLike(third, "quokkas")).empty());
    CHECK(whoTell(made) == Words{});

    // A package for somebody who takes part holds no vote, neither theirs nor others'.
    const std::string package = made.beside("jonas.accord").string();
    cliDone({"package", made.file(), "--for", "Jonas", "-o", package});
    {
        Project handed = must(Project::open(package));
        CHECK(must(handed.database().number("SELECT count(*) FROM event WHERE kind IN ('vote', 'second_vote')")) == 0);
    }
    CHECK(readFile(package).find(kNote) == std::string::npos);

    cliDone(as("reveal", "Mira", {}));
    CHECK(must(feed.poll(third)).secondVotes.size() == 1);
    CHECK(votesSeen(third, round, item).size() == 4);
    const Words told = whoTell(made);
    for (const char* where : {"reconcile vote", "reconcile vote --json", "reconcile history", "export json"}) {
        CHECK(std::ranges::count(told, where) > 0);
    }
    // What the process that looks on was told meanwhile says that people voted, and not what.
    std::string watched;
    cliDone({"reconcile", "decide", made.file(), "--item", kLink, "--as", "Mira", "--category", "C.2", "--method",
             "consensus", "--reason", "seen together", "--with", "Mira,Jonas,Wei"});
    while (watched.find("\"decision\"") == std::string::npos) {
        const auto line = watch.nextLine(kHangs);
        REQUIRE(line.has_value());
        watched += *line;
    }
    CHECK_FALSE(tells(watched));
    watch.interrupt();
    CHECK(watch.wait().code == 0);
    const Decision decision = must(reconcile::decisionHistory(third, item)).back();
    CHECK(decision.content.method == Method::Consensus);
    CHECK(decision.content.secondVote == open.id);
    CHECK(decision.content.takingPart.size() == 3);
    CHECK(must(reconcile::votes(third, round, item)).size() == 3); // first labels are what they were

    cliDone({"reconcile", "meeting", "end", made.file(), "--as", "Jonas"});
    const std::string minutes = cliDone({"reconcile", "minutes", made.file(), "--meeting", "Tuesday"});
    for (const char* part : {"Tuesday", "C.2", "seen together", "Mira"}) {
        INFO(part);
        CHECK(minutes.find(part) != std::string::npos);
    }
}
