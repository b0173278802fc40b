// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/items.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/second_votes.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct OpenOptions
{
    WhichOptions which;
    std::string person;
    std::vector<std::string> with;
};

struct CastOptions
{
    WhichOptions which;
    std::string person;
    SaidOptions said;
    bool withdraw = false;
    std::string note;
};

struct EndOptions
{
    WhichOptions which;
    std::string person;
    bool withoutTheMissing = false;
};

std::int64_t sizeOf(const std::vector<ItemId>& items)
{
    return static_cast<std::int64_t>(items.size());
}

// The one that is voted on now.
Result<SecondVote> newestOn(Which& where, ItemId item)
{
    ACCORD_TRY(const auto newest, reconcile::newestSecondVote(where.project, where.round.id, item));
    if (!newest) {
        return Error{Errc::Invalid, Reason::NoVoteHere};
    }
    return *newest;
}

Result<int> openVotes(const OpenOptions& options, Console& console)
{
    ACCORD_TRY(Which where, which(options.which, Settled::LeftOut));
    ACCORD_TRY(const Person by, actingPerson(where.project, options.person));
    reconcile::SecondVoteRequest request{where.round.id, where.items, by.id, {}, {}};
    ACCORD_TRY(request.takingPart, peopleNamed(where.project, options.with));
    ACCORD_TRY(const auto meeting, reconcile::runningMeeting(where.project, where.round.id));
    request.meeting = meeting ? meeting->id : Uuid{};
    if (request.takingPart.empty()) {
        ACCORD_TRY(request.takingPart, reconcile::whoUsuallyTakesPart(where.project, where.round.id, request.meeting));
    }
    ACCORD_TRY(const std::vector<ItemId> opened, reconcile::openSecondVotes(where.project, request));
    const std::int64_t before = sizeOf(where.items) - sizeOf(opened);
    ACCORD_TRY(const auto headings, headingsOf(where.project, opened));
    const std::vector<std::string> takingPart = where.project.namesOf(request.takingPart);
    const auto issues = Table<Heading>().key("issue", &Heading::url).key("occurrence", &Heading::occurrence);
    Record record;
    record.field("round", where.round.name).field("taking_part", takingPart);
    record.field("opened", sizeOf(opened)).field("open_before", before).field("issues", issues.json(headings));
    record.line("Opened " + counted(sizeOf(opened), "second vote") +
                (before > 0 ? "; " + grouped(before) + " were open already" : std::string()) + ".");
    if (!opened.empty()) {
        record.line("  takes part: " + text::join(takingPart, ", "));
    }
    return console.emit(record);
}

Result<int> castVote(const CastOptions& options, Console& console)
{
    ACCORD_TRY(Which where, which(options.which, Settled::Included));
    ACCORD_TRY(const Person by, actingPerson(where.project, options.person));
    ACCORD_TRY(const Said what, said(where.project, options.said));
    ACCORD_TRY(const SecondVote open, newestOn(where, where.items.front()));
    const VoteContent content{what.verdict, what.category, what.exclusion,
                              options.withdraw ? std::string() : options.note};
    ACCORD_CHECK(reconcile::cast(where.project, open.id, by.id, content));
    ACCORD_TRY(const SecondVote now, newestOn(where, where.items.front()));
    ACCORD_TRY(const Heading heading, headingOf(where.project, now.item));
    Record record;
    record.field("issue", heading.url).field("occurrence", heading.occurrence).field("round", where.round.name);
    record.field("person", by.name).fields(saidJson(where.taxonomy(), what)).field("note", content.note);
    record.field("voted", now.voted.size()).field("taking_part", now.takingPart.size());
    record.line(
        by.name + ", " + headingText(heading) + ": " +
        (options.withdraw ? std::string("the vote was withdrawn") : "voted " + saidText(where.taxonomy(), what)) +
        "; " + std::to_string(now.voted.size()) + " of " + std::to_string(now.takingPart.size()) + " have voted.");
    return console.emit(record);
}

/// Second votes that were ended, and how many could not be yet.
struct Ended
{
    std::vector<VoteReport> reports;
    std::int64_t waiting = 0;
};

// Of several, those that are over or cannot be revealed yet are left as they are.
bool isToBeEnded(const SecondVote& vote, const EndOptions& options, bool shown, Ended& ended)
{
    if (vote.state != SecondVoteState::Open) {
        return false;
    }
    const bool complete = options.withoutTheMissing || reconcile::missing(vote).empty();
    if (shown && (vote.voted.empty() || !complete)) {
        ++ended.waiting;
        return false;
    }
    return true;
}

Result<Ended> end(Which& where, const EndOptions& options, PersonId by, bool shown)
{
    const bool single = !options.which.link.empty();
    Ended ended;
    for (const ItemId item : where.items) {
        const Result<SecondVote> newest = newestOn(where, item);
        if (!newest.ok() && single) {
            return newest.error();
        }
        if (!newest.ok() || (!single && !isToBeEnded(*newest, options, shown, ended))) {
            continue;
        }
        ACCORD_CHECK(shown ? reconcile::reveal(where.project, newest->id, by, options.withoutTheMissing)
                           : reconcile::callOff(where.project, newest->id, by));
        ACCORD_TRY(const SecondVote now, newestOn(where, item));
        ACCORD_TRY(VoteReport report, voteReport(where.project, now));
        ended.reports.push_back(std::move(report));
    }
    return ended;
}

Result<int> endVotes(const EndOptions& options, Console& console, bool shown)
{
    ACCORD_TRY(Which where, which(options.which, Settled::Included));
    ACCORD_TRY(const Person by, actingPerson(where.project, options.person));
    ACCORD_TRY(const Ended ended, end(where, options, by.id, shown));
    Record record;
    record.field("round", where.round.name).field(shown ? "revealed" : "called_off", ended.reports.size());
    record.field("still_open", ended.waiting);
    std::vector<Record> votes;
    for (const VoteReport& report : ended.reports) {
        votes.push_back(voteRecord(where.project, report));
    }
    record.list("second_votes", std::move(votes), "\n");
    if (options.which.link.empty()) {
        record.line((shown ? "Revealed " : "Called off ") +
                    counted(static_cast<std::int64_t>(ended.reports.size()), "second vote") +
                    (ended.waiting > 0 ? "; " + grouped(ended.waiting) + " are still voted on" : std::string()) + ".");
    }
    return console.emit(record);
}

Result<int> revealVotes(const EndOptions& options, Console& console)
{
    return endVotes(options, console, true);
}

Result<int> callOffVotes(const EndOptions& options, Console& console)
{
    return endVotes(options, console, false);
}

Result<int> showStatus(const EndOptions& options, Console& console)
{
    ACCORD_TRY(Which where, which(options.which, Settled::Included));
    PersonId asker;
    if (!options.person.empty()) {
        ACCORD_TRY(const Person person, where.project.personNamed(options.person));
        asker = person.id;
    }
    std::vector<Record> votes;
    for (const ItemId item : where.items) {
        ACCORD_TRY(const auto newest, reconcile::newestSecondVote(where.project, where.round.id, item));
        if (!newest) {
            continue;
        }
        ACCORD_TRY(const VoteReport report, voteReport(where.project, *newest));
        ACCORD_TRY(const auto own, reconcile::ownVote(where.project, newest->id, asker));
        const Said mine = own ? Said{own->content.verdict, own->content.category, own->content.exclusion} : Said{};
        Record& vote = votes.emplace_back(voteRecord(where.project, report));
        vote.field("own_vote", own ? saidJson(where.taxonomy(), mine) : Json(nullptr));
        if (own && newest->state != SecondVoteState::Revealed) {
            vote.line("  your own vote: " + saidText(where.taxonomy(), mine));
        }
    }
    Record record;
    record.field("round", where.round.name);
    if (votes.empty()) {
        record.line("No second vote was opened there.");
    }
    return console.emit(record.list("second_votes", std::move(votes), "\n"));
}

void addOpen(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "open", "Open a second vote on an issue, or one on each of many",
                       "accord-cli reconcile vote open pilot.accord --block C.5,C.9 --as \"Mira Okafor\"");
    const auto options = std::make_shared<OpenOptions>();
    addWhichMany(command, options->which);
    addActingOption(command, options->person);
    command
        .add_option("--with", options->with,
                    "Who votes; the people of the meeting, or those who label in the round, if left out")
        ->type_name("PERSON,...")
        ->delimiter(',');
    commands.onChosen(command, options, openVotes);
}

void addCast(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "cast", "Vote, vote otherwise, or withdraw a vote; nobody sees it yet",
                       "accord-cli reconcile vote cast pilot.accord --as \"Wei Zhang\" --category C.9 \\\n"
                       "    --item https://github.com/lumen-ml/lumen/issues/2187 --note \"it leaks\"");
    const auto options = std::make_shared<CastOptions>();
    addWhichOne(command, options->which);
    addActingOption(command, options->person);
    CLI::Option_group& what = addSaid(command, options->said);
    what.add_flag("--cannot-tell", options->said.cannotTell, "Looked again, and cannot tell");
    what.add_flag("--withdraw", options->withdraw, "Take the vote back");
    what.require_option(1);
    command.add_option("--note", options->note, "Why; shown when it is revealed")->type_name("TEXT")->check(utf8());
    commands.onChosen(command, options, castVote);
}

void addEnd(CommandSet& commands, CLI::App& group)
{
    CLI::App& show = commands.addTo(group, "reveal", "Show everybody what everybody voted",
                                    "accord-cli reconcile vote reveal pilot.accord --as \"Mira Okafor\" \\\n"
                                    "    --item https://github.com/lumen-ml/lumen/issues/2187");
    const auto reveal = std::make_shared<EndOptions>();
    addWhichMany(show, reveal->which);
    addActingOption(show, reveal->person);
    show.add_flag("--without-the-missing", reveal->withoutTheMissing, "Even if somebody has not voted");
    commands.onChosen(show, reveal, revealVotes);

    CLI::App& end = commands.addTo(group, "call-off", "End a second vote; nobody will see what was voted",
                                   "accord-cli reconcile vote call-off pilot.accord --as \"Mira Okafor\" \\\n"
                                   "    --item https://github.com/lumen-ml/lumen/issues/2187");
    const auto callOff = std::make_shared<EndOptions>();
    addWhichMany(end, callOff->which);
    addActingOption(end, callOff->person);
    commands.onChosen(end, callOff, callOffVotes);
}

void addStatus(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(group, "status", "Who has voted and who is missing; the votes once revealed",
                                       "accord-cli reconcile vote status pilot.accord --block C.5,C.9");
    const auto options = std::make_shared<EndOptions>();
    addWhichMany(command, options->which);
    addActingOption(command, options->person, "Also show this person's own vote");
    commands.onChosen(command, options, showStatus);
}

} // namespace

void addVote(CommandSet& commands, CLI::App& group)
{
    CLI::App& vote = *group.add_subcommand("vote", "Vote a second time, unseen, and look at the votes together");
    vote.require_subcommand(1);
    addOpen(commands, vote);
    addCast(commands, vote);
    addEnd(commands, vote);
    addStatus(commands, vote);
}

} // namespace accord::cli
