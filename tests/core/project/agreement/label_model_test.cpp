// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/label_model.h"
#include "core/reconcile/decisions.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <numeric>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

namespace {

// Persons 1 and 2 agree on all, person 3 says A.2 on two of the six.
void labelAlmostAlike(Sample& sample)
{
    const std::vector<std::string> right{"A.1", "A.1", "A.1", "A.2", "A.2", "B.2"};
    for (int item = 0; item < 6; ++item) {
        const std::string& code = right[static_cast<std::size_t>(item)];
        sample.give(0, item, code);
        sample.give(1, item, code);
        sample.give(2, item, item == 0 || item == 5 ? "A.2" : code);
    }
}

std::shared_ptr<const LabelModel> modelOf(Sample& sample, const std::shared_ptr<const LabelModel>& before = {})
{
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    return must(labelModel(labelMatrix, {}, {}, before));
}

} // namespace

TEST_CASE("Label model: says of each item and person what the fitted model does", "[project]")
{
    Sample sample(3, 6);
    labelAlmostAlike(sample);
    const auto model = modelOf(sample);
    REQUIRE(model->fitted.defined());
    REQUIRE(model->raters.size() == 3);
    CHECK(model->raters[0].accuracy == Approx(1));
    CHECK(model->raters[2].accuracy == Approx(model->fitted.accuracy(2)));
    CHECK(model->raters[0].mistakes.size() <= RaterSkill::kMost);
    REQUIRE_FALSE(model->raters[2].mistakes.empty());
    const LikelyMistake& most = model->raters[2].mistakes.front();
    CHECK(model->codes[static_cast<std::size_t>(most.given)] == "A.2");
    CHECK(std::ranges::is_sorted(model->raters[2].mistakes, std::ranges::greater{}, &LikelyMistake::share));

    // What a person gets right and their mistakes are all there is: where all mistakes are listed the shares add up.
    double all = model->raters[2].accuracy;
    for (const LikelyMistake& mistake : model->raters[2].mistakes) {
        all += mistake.share;
    }
    CHECK(all <= Approx(1.0));

    const auto likely = model->likely(sample.items[0], 0);
    REQUIRE_FALSE(likely.empty());
    CHECK(likely.front().code == "A.1");
    CHECK(likely.front().probability == Approx(model->fitted.probabilities(model->rowOf.at(sample.items[0]))[0]));
    double sum = 0;
    for (const LikelyCategory& each : likely) {
        sum += each.probability;
    }
    CHECK(sum == Approx(1));
    CHECK(model->likely(sample.items[0], 2).empty());
    CHECK(model->likely(ItemId{}, 0).empty());

    // Three people, of whom two are always alike: nothing differs from what most say.
    CHECK(model->differing.empty());
    for (std::size_t i = 1; i < model->uncertain.size(); ++i) {
        const auto highest = [&](int row) { return std::ranges::max(model->fitted.probabilities(row)); };
        CHECK(highest(model->uncertain[i - 1]) <= highest(model->uncertain[i]));
    }
}

TEST_CASE("Label model: is fitted once for the same labels, and decisions are none of them", "[project]")
{
    Sample sample(3, 6);
    labelAlmostAlike(sample);
    const auto before = modelOf(sample);
    CHECK(modelOf(sample, before) == before);
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], sample.decided("B.1")}}));
    CHECK(modelOf(sample, before) == before);
    sample.give(2, 0, "A.1");
    const auto after = modelOf(sample, before);
    CHECK(after != before);
    CHECK(after->raters[2].accuracy > before->raters[2].accuracy);

    // At another level it is another one.
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    Selection types;
    types.level = Level::Type;
    const auto ofTypes = must(labelModel(labelMatrix, types, {}, after));
    CHECK(ofTypes != after);
    CHECK(std::ranges::count(ofTypes->codes, std::string("A")) == 1);
}

TEST_CASE("Label model: where no item has two labels there is none, and it can be stopped", "[project]")
{
    Sample sample(3, 6);
    sample.give(0, 0, "A.1");
    sample.give(1, 1, "A.2");
    const auto model = modelOf(sample);
    CHECK_FALSE(model->fitted.defined());
    CHECK(model->raters.empty());
    CHECK(model->likely(sample.items[0], 0).empty());

    labelAlmostAlike(sample);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    std::stop_source stop;
    stop.request_stop();
    CHECK(errorOf(labelModel(labelMatrix, {}, stop.get_token())).code == Errc::Cancelled);
}
