// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/parts/meeting_use.h"

#include "core/project/label_matrix.h"
#include "core/reconcile/blocks.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/live_figures.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/saved_filters.h"
#include "core/reconcile/second_votes.h"
#include "core/report/documents.h"
#include "core/store/meeting/second_votes.h"
#include "core/taxonomy/proposals.h"
#include "tests/fuzz/parts/whole_use.h"

namespace accord::fuzz {
namespace {

void followMeetings(Project& project, const LabelMatrix& labelMatrix, const reconcile::FilterNames& names)
{
    const auto filters = reconcile::savedFilters(project);
    if (fine(filters)) {
        for (const auto& filter : *filters) {
            (void)fine(reconcile::parseFilter(filter.text, names));
        }
    }
    const auto meetings = reconcile::meetings(project, labelMatrix.round());
    if (!fine(meetings)) {
        return;
    }
    for (const Meeting& meeting : *meetings) {
        const auto agenda = reconcile::parseFilter(meeting.content.agenda, names);
        if (fine(agenda)) {
            const auto count = reconcile::countAgenda(project, labelMatrix, meeting, *agenda);
            if (fine(count)) {
                (void)reconcile::meetingTime(meeting, *count, project.now());
            }
        }
        (void)fine(reconcile::endMeeting(project, meeting, meeting.by));
    }
}

void voteAgain(Project& project, RoundId round)
{
    const auto votes = store::secondVotesIn(project.database(), round);
    if (!fine(votes)) {
        return;
    }
    for (const SecondVote& vote : *votes) {
        for (const PersonId person : vote.takingPart) {
            (void)fine(reconcile::ownVote(project, vote.id, person));
            (void)fine(reconcile::cast(project, vote.id, person, {Verdict::NoneOfThese, {}, Exclusion::None, "why"}));
        }
        (void)fine(reconcile::reveal(project, vote.id, vote.openedBy, true));
    }
}

void report(Project& project, const LabelMatrix& labelMatrix)
{
    const auto figures = reconcile::LiveFigures::load(project, labelMatrix, {});
    if (fine(figures)) {
        (void)figures->figures();
        (void)figures->difference(Level::Theme);
    }
    reconcile::Scope scope;
    scope.round = labelMatrix.round();
    const auto minutes = reconcile::minutes(project, scope, false);
    if (fine(minutes)) {
        for (const auto format : {report::ReportFormat::Markdown, report::ReportFormat::Html}) {
            (void)report::minutesText(*minutes, labelMatrix.taxonomy(), {format, messages::Language::Chinese});
        }
    }
    for (const PersonId person : labelMatrix.annotators()) {
        (void)fine(reconcile::feedback(project, scope, person));
    }
}

void judge(Project& project)
{
    if (project.people().empty()) {
        return;
    }
    const PersonId by = project.people().front().id;
    const auto proposals = taxonomy::proposals(project, by);
    if (!fine(proposals)) {
        return;
    }
    for (const auto& each : *proposals) {
        Opinion opinion;
        opinion.by = by;
        opinion.stance = Stance::For;
        (void)fine(taxonomy::giveOpinion(project, each.proposal.id, opinion));
        (void)fine(taxonomy::accept(project, each.proposal.id, by));
    }
}

} // namespace

void meet(Project& project, const Round& round)
{
    const auto labelMatrix = LabelMatrix::load(project, round.id);
    if (!fine(labelMatrix)) {
        return;
    }
    for (const reconcile::Block& block : reconcile::blocks(*labelMatrix, {})) {
        (void)report::blockText(report::Words(messages::Language::Chinese), labelMatrix->taxonomy(), block.key);
    }
    followMeetings(project, *labelMatrix, {*labelMatrix, project.people()});
    voteAgain(project, round.id);
    report(project, *labelMatrix);
    judge(project);
}

} // namespace accord::fuzz
