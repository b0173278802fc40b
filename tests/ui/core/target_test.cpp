// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QVariant>

#include "tests/support/catch.h"
#include "ui/core/target.h"

namespace accord::ui {
namespace {

TEST_CASE("A target's page follows from its type, and its round only where it becomes the current one")
{
    const ItemId item{3};
    const RoundId round{5};
    CHECK(pageOf(LabelTarget{round, item}) == QStringLiteral("label"));
    CHECK(pageOf(ReconcileTarget{item}) == QStringLiteral("reconcile"));
    CHECK(pageOf(ConflictsTarget()) == QStringLiteral("reconcile"));
    CHECK(pageOf(MeetingTarget()) == QStringLiteral("reconcile"));
    CHECK(pageOf(TaxonomyTarget()) == QStringLiteral("taxonomy"));
    CHECK(pageOf(StudyTarget()) == QStringLiteral("study"));
    CHECK(pageOf(CollectTarget()) == QStringLiteral("collect"));
    CHECK(pageOf(ItemTarget{item}).isEmpty()); // the window decides
    CHECK(pageOf(ProposalTarget()).isEmpty());
    CHECK(pageOf(ChangeTarget()).isEmpty());
    CHECK(pageOf(IssuesTarget()).isEmpty());

    ConflictsTarget conflicts;
    conflicts.round = round;
    CHECK(roundOf(conflicts) == round);
    CHECK(roundOf(LabelTarget{round, item}) == round);
    CHECK_FALSE(roundOf(StudyTarget{QString(), round}).valid()); // the page alone is about it
}

TEST_CASE("A target goes through a signal as it is")
{
    const Target target = LabelTarget{RoundId{5}, ItemId{3}, {ItemId{3}, ItemId{4}}, QStringLiteral("Two of them")};
    const QVariant packed = QVariant::fromValue(target);
    CHECK(packed.value<Target>() == target);
    CHECK(packed == QVariant::fromValue(target));
    CHECK_FALSE(packed == QVariant::fromValue(Target(LabelTarget{RoundId{5}, ItemId{3}})));
}

} // namespace
} // namespace accord::ui
