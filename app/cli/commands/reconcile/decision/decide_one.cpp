// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/decision/decide_one.h"

#include "app/cli/commands/reconcile/decision/decision_text.h"
#include "app/cli/exit_code.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/words.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/second_votes.h"

namespace accord::cli {
namespace {

// The words of the command line are those of files, with hyphens too.
Method methodFor(const std::string& word)
{
    return methodNamed(text::replacedAll(word, "-", "_")).value_or(Method::None);
}

// The last one that was revealed on the issue; none where there is none.
Result<Uuid> lastRevealed(Which& where, ItemId item)
{
    ACCORD_TRY(const auto all, reconcile::secondVotes(where.project, where.round.id, item));
    Uuid last;
    for (const SecondVote& vote : all) {
        last = vote.state == SecondVoteState::Revealed ? vote.id : last;
    }
    return last;
}

// Who took part, if nobody says so: those who voted, those of the meeting, or the one who decides.
Result<std::vector<PersonId>> tookPart(Which& where, const DecisionOptions& options, const DecisionContent& content,
                                       const std::optional<Meeting>& meeting, PersonId by)
{
    if (!options.with.empty()) {
        return peopleNamed(where.project, options.with);
    }
    if (content.method == Method::SecondVote) {
        ACCORD_TRY(const auto all, reconcile::secondVotes(where.project, where.round.id, where.items.front()));
        for (const SecondVote& vote : all) {
            if (vote.id == content.secondVote) {
                return vote.voted;
            }
        }
    }
    return meeting && content.method != Method::Lead ? meeting->content.takingPart : std::vector<PersonId>{by};
}

Result<DecisionContent> contentFor(Which& where, const DecisionOptions& options, PersonId by)
{
    DecisionContent content;
    ACCORD_TRY(const auto meeting, reconcile::runningMeeting(where.project, where.round.id));
    content.meeting = meeting ? meeting->id : Uuid{};
    if (options.openAgain) {
        return content;
    }
    content.state = options.defer ? DecisionState::Deferred : DecisionState::Decided;
    content.reason = options.reason;
    content.cause = causeNamed(text::replacedAll(options.cause, "-", "_")).value_or(Cause::None);
    content.codebookChange = options.codebookChange;
    if (options.defer) {
        return content;
    }
    ACCORD_TRY(const Said what, said(where.project, options.said));
    content.verdict = what.verdict;
    content.category = what.category;
    content.exclusion = what.exclusion;
    content.method = methodFor(options.method);
    if (content.method != Method::Lead && content.method != Method::Majority) {
        ACCORD_TRY(content.secondVote, lastRevealed(where, where.items.front()));
    }
    ACCORD_TRY(content.takingPart, tookPart(where, options, content, meeting, by));
    return content;
}

} // namespace

CLI::Option* addDecisionOptions(CLI::App& command, DecisionOptions& options)
{
    CLI::Option* item =
        addItemOption(command, options.which.link, "The link of the issue to decide by hand");
    command
        .add_option("--occurrence", options.which.occurrence, "Which one, where the round has the issue more than once")
        ->type_name("N")
        ->check(CLI::PositiveNumber)
        ->needs(item);
    CLI::Option_group& what = addSaid(command, options.said);
    what.add_flag("--defer", options.defer, "Put the issue off for later");
    what.add_flag("--open-again", options.openAgain, "Take the decision back: the issue waits again");
    what.require_option(0, 1);
    for (CLI::Option* option : what.get_options()) {
        option->needs(item);
    }
    command
        .add_option("--method", options.method,
                    "How you came to it: consensus (talked over), majority (of the first labels), second_vote (as the "
                    "one that was revealed leads to) or lead (one decides for all)")
        ->type_name("WORD")
        ->check(CLI::IsMember({"consensus", "majority", "second_vote", "second-vote", "lead"}))
        ->needs(item);
    command
        .add_option("--reason", options.reason, "Why; needed where it goes against the majority of the first labels")
        ->type_name("TEXT")
        ->check(utf8())
        ->needs(item);
    command.add_option("--cause", options.cause, "What people disagreed for")
        ->type_name("WORD")
        ->check(CLI::IsMember({"ambiguous_issue", "codebook_gap", "slip", "two_topics", "needs_expert"}))
        ->needs(item);
    command.add_flag("--codebook-change", options.codebookChange, "The codebook needs a change")->needs(item);
    command
        .add_option("--with", options.with,
                    "Who took part; if left out those who voted, the people of the meeting, or who decides")
        ->type_name("PERSON,...")
        ->delimiter(',')
        ->needs(item);
    return item;
}

Result<int> decideOne(const DecisionOptions& options, Console& console)
{
    const SaidOptions& what = options.said;
    const bool settles = !what.category.empty() || !what.exclusion.empty() || what.noneOfThese;
    if (!settles && !options.defer && !options.openAgain) {
        return Error{Errc::Invalid, Reason::SayWhatItIs};
    }
    if (settles && options.method.empty()) {
        return Error{Errc::Invalid, Reason::SayHowYouCame};
    }
    ACCORD_TRY(Which where, which(options.which, Settled::Included));
    ACCORD_TRY(const Person by, actingPerson(where.project, options.person));
    ACCORD_TRY(const DecisionContent content, contentFor(where, options, by.id));
    const ItemId item = where.items.front();
    if (options.openAgain) {
        ACCORD_TRY(const DecisionContent now, reconcile::currentDecision(where.project, where.round.id, item));
        if (now.state == DecisionState::Open) {
            return Error{Errc::Invalid, Reason::NothingToOpenAgain};
        }
    }
    ACCORD_CHECK(reconcile::decide(where.project, where.round.id, by.id, {{item, content}}));
    ACCORD_TRY(const std::vector<Decision> history, reconcile::decisionHistory(where.project, item));
    ACCORD_TRY(const Heading heading, headingOf(where.project, item));
    Record record;
    record.field("issue", heading.url).field("occurrence", heading.occurrence).field("round", where.round.name);
    record.fields(decisionJson(where.project, history.back())).line(headingText(heading));
    for (const std::string& line : decisionLines(where.project, history.back())) {
        record.line("  " + line);
    }
    return console.emit(record);
}

} // namespace accord::cli
