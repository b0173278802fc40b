// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "core/project/items.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/reconcile/queue/conflict_model.h"

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
