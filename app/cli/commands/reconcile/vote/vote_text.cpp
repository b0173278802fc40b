// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/vote/vote_text.h"

#include "app/cli/commands/reconcile/vote/said.h"
#include "app/cli/commands/reconcile/vote/which.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"

#include <algorithm>

namespace accord::cli {
namespace {

std::string_view stateKey(SecondVoteState state)
{
    switch (state) {
    case SecondVoteState::Revealed:
        return "revealed";
    case SecondVoteState::CalledOff:
        return "called_off";
    case SecondVoteState::Open:
        break;
    }
    return "open";
}

Said saidFirst(const reconcile::Mind& mind)
{
    return mind.first ? Said{mind.first->verdict, mind.first->category, mind.first->exclusion} : Said{};
}

Said saidThen(const reconcile::Mind& mind)
{
    return mind.then ? Said{mind.then->content.verdict, mind.then->content.category, mind.then->content.exclusion}
                     : Said{};
}

Json mindJson(const Project& project, const reconcile::Mind& mind)
{
    Json object{{"person", project.nameOf(mind.by)}};
    object["first_label"] = saidJson(*project.taxonomy(), saidFirst(mind));
    object["vote"] = mind.then ? saidJson(*project.taxonomy(), saidThen(mind)) : Json(nullptr);
    object["note"] = mind.then ? mind.then->content.note : std::string();
    object["changed"] = mind.changed;
    return object;
}

void printRevealed(const Project& project, const VoteReport& report, Console& console)
{
    const Taxonomy& taxonomy = *project.taxonomy();
    const std::vector<reconcile::Mind> minds = reconcile::minds(report.firstLabels, report.secondVote);
    TextTable table("llll", 2);
    for (const reconcile::Mind& mind : minds) {
        const std::string first = saidText(taxonomy, saidFirst(mind));
        const std::string note = mind.then ? mind.then->content.note : std::string("did not vote");
        table.row({project.nameOf(mind.by), saidText(taxonomy, saidThen(mind)),
                   mind.changed ? "before: " + first : std::string(), note});
    }
    console.line(table.text());
    const auto changed = std::ranges::count_if(minds, &reconcile::Mind::changed);
    const reconcile::VoteTally voices = reconcile::voteTallyOf(report.secondVote.votes);
    const reconcile::VoteCount* leading = voices.leading();
    console.line("  " + counted(changed, "person") + " changed their mind; " +
                 (leading == nullptr
                      ? std::string("no choice leads")
                      : saidText(taxonomy, {leading->verdict, leading->category, Exclusion::None}) + " leads with " +
                            std::to_string(leading->count) + " of " + std::to_string(voices.count)));
}

} // namespace

Result<VoteReport> voteReport(Project& project, const SecondVote& secondVote)
{
    VoteReport report;
    report.secondVote = secondVote;
    ACCORD_TRY(Heading heading, headingOf(project, secondVote.item));
    report.heading = std::move(heading);
    ACCORD_TRY(report.firstLabels, reconcile::votes(project, secondVote.round, secondVote.item));
    return report;
}

Json voteJson(const Project& project, const VoteReport& report)
{
    const SecondVote& vote = report.secondVote;
    Json object;
    if (report.heading) {
        object["issue"] = report.heading->url;
        object["occurrence"] = report.heading->occurrence;
    }
    object.update({{"state", stateKey(vote.state)},
                   {"opened_by", project.nameOf(vote.openedBy)},
                   {"opened_at", vote.openedAt},
                   {"ended_at", vote.endedAt.empty() ? Json(nullptr) : Json(vote.endedAt)},
                   {"taking_part", project.namesOf(vote.takingPart)},
                   {"voted", project.namesOf(vote.voted)},
                   {"missing", project.namesOf(reconcile::missing(vote))}});
    object["votes"] = nullptr;
    object["leading"] = nullptr;
    if (vote.state == SecondVoteState::Revealed) {
        object["votes"] = Json::array();
        for (const reconcile::Mind& mind : reconcile::minds(report.firstLabels, vote)) {
            object["votes"].push_back(mindJson(project, mind));
        }
        const reconcile::VoteTally voices = reconcile::voteTallyOf(vote.votes);
        if (const reconcile::VoteCount* leading = voices.leading()) {
            object["leading"] = saidJson(*project.taxonomy(), {leading->verdict, leading->category, Exclusion::None});
            object["leading"]["votes"] = leading->count;
        }
    }
    return object;
}

void printVote(const Project& project, const VoteReport& report, Console& console)
{
    const SecondVote& vote = report.secondVote;
    if (report.heading) {
        console.line(headingText(*report.heading));
    }
    const std::string opened = "  second vote, opened by " + project.nameOf(vote.openedBy) + " at " + vote.openedAt;
    const std::string count = std::to_string(vote.voted.size()) + " of " +
                              counted(static_cast<std::int64_t>(vote.takingPart.size()), "person");
    switch (vote.state) {
    case SecondVoteState::Open: {
        const std::vector<PersonId> missing = reconcile::missing(vote);
        console.line(
            opened + "; " + count + " voted" +
            (missing.empty() ? "; it can be revealed" : ", missing: " + text::join(project.namesOf(missing), ", ")));
        break;
    }
    case SecondVoteState::CalledOff:
        console.line(opened + ", called off at " + vote.endedAt);
        break;
    case SecondVoteState::Revealed:
        console.line(opened + ", revealed at " + vote.endedAt);
        printRevealed(project, report, console);
        break;
    }
}

} // namespace accord::cli
