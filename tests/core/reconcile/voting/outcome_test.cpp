// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/second_votes.h"
#include "tests/support/catch.h"

using namespace accord;
using namespace accord::reconcile;

namespace {

Vote vote(int person, Verdict verdict, int category = 0)
{
    return Vote{PersonId{person}, {verdict, CategoryId{category}, Exclusion::None, {}}, {}};
}

Label label(int person, Verdict verdict, int category = 0)
{
    Label label;
    label.by = PersonId{person};
    label.content.verdict = verdict;
    label.content.category = CategoryId{category};
    return label;
}

} // namespace

TEST_CASE("Voices: counted by choice, and those who cannot tell make none", "[meeting]")
{
    const std::vector<Vote> votes{vote(1, Verdict::Category, 5), vote(2, Verdict::NoneOfThese),
                                  vote(3, Verdict::Category, 5), vote(4, Verdict::CannotTell),
                                  vote(5, Verdict::NotForStudy)};
    const auto voices = voteTallyOf(votes);
    CHECK(voices.votes == 4);
    REQUIRE(voices.choices.size() == 3);
    CHECK(voices.choices[0].category == CategoryId{5});
    CHECK(voices.choices[0].votes == 2);
    CHECK(voices.choices[1].verdict == Verdict::NotForStudy);
    CHECK(voices.choices[2].verdict == Verdict::NoneOfThese);
    CHECK(voices.majority() == nullptr);
    CHECK(voices.leading() == &voices.choices[0]);
}

TEST_CASE("Voices: a tie leads nowhere, silence neither", "[meeting]")
{
    const std::vector<Label> tie{label(1, Verdict::Category, 5), label(2, Verdict::Category, 6)};
    CHECK(voteTallyOf(tie).leading() == nullptr);
    CHECK(voteTallyOf(tie).majority() == nullptr);
    CHECK(voteTallyOf(std::vector<Label>{}).leading() == nullptr);
    CHECK(voteTallyOf(std::vector<Label>{label(1, Verdict::CannotTell)}).majority() == nullptr);
}

TEST_CASE("Minds: who changed theirs", "[meeting]")
{
    SecondVote second;
    second.takingPart = {PersonId{1}, PersonId{2}, PersonId{3}, PersonId{4}, PersonId{5}};
    second.votes = {vote(1, Verdict::Category, 5), vote(2, Verdict::Category, 6), vote(3, Verdict::Category, 5),
                    vote(5, Verdict::NotForStudy)};
    std::vector<Label> labels{label(1, Verdict::Category, 5), label(2, Verdict::Category, 5),
                              label(4, Verdict::Category, 5), label(5, Verdict::NotForStudy)};
    labels[3].content.exclusion = Exclusion::OffTopic;
    const std::vector<RevisedChoice> all = revisedChoices(labels, second);
    REQUIRE(all.size() == 5);
    CHECK_FALSE(all[0].changed);
    CHECK(all[1].changed);
    CHECK(all[1].first->category == CategoryId{5});
    CHECK(all[1].then->content.category == CategoryId{6});
    CHECK_FALSE(all[2].changed); // never said anything before
    CHECK_FALSE(all[2].first);
    CHECK_FALSE(all[3].changed); // did not vote
    CHECK_FALSE(all[3].then);
    CHECK_FALSE(all[4].changed); // the same, whatever the reason
}
