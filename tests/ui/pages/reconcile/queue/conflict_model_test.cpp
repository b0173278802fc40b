// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "core/project/items.h"
#include "core/taxonomy/edits/draft.h"
#include "tests/core/must.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/queue/conflict_model.h"

using namespace accord;
using namespace accord::test;
using ui::ConflictModel;

TEST_CASE("The queue keeps its rows, fetches titles in one go and finds what is open")
{
    PageBench bench;
    bench.session->wantRound();
    REQUIRE(waitFor([&] { return bench.session->liveRound() != nullptr; }));
    int fetches = 0;
    ConflictModel model([&](std::span<const ItemId> items) {
        ++fetches;
        auto headings = headingsOf(bench.session->project(), items);
        return headings.ok() ? *headings : std::vector<Heading>{};
    });
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    {
        const auto state = bench.session->liveRound();
        model.reset(state->labelMatrix, reconcile::conflicts(state->labelMatrix, {}));
    }
    REQUIRE(model.rowCount() == 5);
    for (int row = 0; row < 5; ++row) {
        CHECK(model.index(row).data(ConflictModel::NumberRole).toString().isEmpty());
    }
    REQUIRE(waitFor([&] { return !model.index(0).data(ConflictModel::NumberRole).toString().isEmpty(); }));
    CHECK(fetches == 1);
    CHECK(model.index(0).data(ConflictModel::VotesRole).toStringList().join(' ') ==
          QString::fromUtf8("C.9×2 A.2×1 B.1×1"));
    const QString said = model.index(0).data(Qt::AccessibleTextRole).toString();
    CHECK(said.startsWith(model.index(0).data(ConflictModel::NumberRole).toString() + QStringLiteral(", ") +
                          model.index(0).data(ConflictModel::TitleRole).toString()));
    CHECK(said.contains(QString::fromUtf8(", Conflict, C.9×2, A.2×1, B.1×1, ≠ ")));

    CHECK(model.nextOpen(0) == 1);
    model.setState(model.itemAt(1), DecisionState::Deferred);
    CHECK(model.nextOpen(0) == 2);
    CHECK(model.nextOpen(4) == 0);

    bench.decideElsewhere("2", "C.9");
    bench.settle();
    const QSignalSpy moved(&model, &ConflictModel::dataChanged);
    const QSignalSpy reset(&model, &ConflictModel::modelReset);
    const std::vector<ItemId> items{bench.item("2")};
    model.refresh(bench.session->liveRound()->labelMatrix, items);
    CHECK(moved.count() == 1);
    CHECK(reset.count() == 0);
    CHECK(model.index(2).data(ConflictModel::StateRole).toInt() == static_cast<int>(DecisionState::Decided));
}

TEST_CASE("Votes are said by the codes that the codebook has now")
{
    PageBench bench;
    bench.session->wantRound();
    REQUIRE(waitFor([&] { return bench.session->liveRound() != nullptr; }));
    ConflictModel model([](std::span<const ItemId>) { return std::vector<Heading>{}; });
    {
        const auto state = bench.session->liveRound();
        model.reset(state->labelMatrix, reconcile::conflicts(state->labelMatrix, {}));
    }
    const auto votes = [&model] { return model.index(0).data(ConflictModel::VotesRole).toStringList().join(' '); };
    const QString before = votes();
    const std::size_t categories = bench.session->liveRound()->labelMatrix.taxonomy().categories().size();
    {
        Project other = must(Project::open(bench.file()));
        // It comes before all that was voted for.
        const auto edits = must(taxonomy::parseEdits("add theme A \"Accuracy\""));
        (void)must(taxonomy::applyEdits(other, edits, bench.person("Bob"), "asked often"));
    }
    bench.settle();
    REQUIRE(waitFor([&] {
        const auto state = bench.session->liveRound();
        return state != nullptr && state->labelMatrix.taxonomy().categories().size() > categories;
    }));
    // Only another issue moved; the codes of every row follow.
    const std::vector<ItemId> moved{bench.item("7")};
    model.refresh(bench.session->liveRound()->labelMatrix, moved);
    CHECK(votes() == before);
    CHECK(before == QString::fromUtf8("C.9×2 A.2×1 B.1×1"));
}
