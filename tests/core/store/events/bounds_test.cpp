// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/model/bounds.h"
#include "core/reconcile/decisions.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

TEST_CASE("Events: a note, a summary and a reason have a bound, whoever writes them", "[store]")
{
    Sample sample;
    const std::string longest(bounds::kNote, 'x');
    const auto before = test::dump(sample.project);
    LabelContent content = sample.labelled("A.1");
    for (std::string LabelContent::*text : {&LabelContent::note, &LabelContent::summary}) {
        LabelContent endless = content;
        endless.*text = longest + "x";
        const Error error = errorOf(
            labelling::submitLabel(sample.project, {sample.round, sample.items[0], sample.people[0], endless, 0}));
        CHECK(error.reason == Reason::TextTooLong);
        CHECK(test::says(error, "65537 bytes"));
    }
    DecisionContent decision = sample.decided("A.1");
    decision.reason = longest + "x";
    CHECK(errorOf(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], decision}}))
              .reason == Reason::TextTooLong);
    CHECK(test::dump(sample.project) == before);
    content.note = longest;
    sample.give(0, 0, content);
    CHECK(must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])).note ==
          longest);
}
