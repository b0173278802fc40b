// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QTest>
#include <QTreeWidget>

#include "core/project/consensus.h"
#include "core/reconcile/decisions.h"
#include "tests/core/must.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/main_window.h"
#include "ui/core/session.h"
#include "ui/pages/reconcile/report/report_dialogs.h"

#include <algorithm>

using namespace accord;
using namespace accord::test;

namespace {

/// Decides an item of the pilot otherwise than the first person labelled it.
void decideOtherwise(const DemoProject& demo)
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    const auto round = project->roundNamed("Pilot");
    REQUIRE(round.ok());
    const auto labelMatrix = LabelMatrix::load(*project, round->id);
    REQUIRE(labelMatrix.ok());
    const PersonId me = project->people().front().id;
    const auto column =
        static_cast<int>(std::ranges::find(labelMatrix->annotators(), me) - labelMatrix->annotators().begin());
    for (int row = 0; row < labelMatrix->rows(); ++row) {
        const LabelMatrixCell& cell = labelMatrix->cell(row, column);
        const Consensus consensus = consensusOf(*labelMatrix, row);
        for (const Choice& choice : consensus.choices) {
            if (cell.verdict == Verdict::Category && choice.verdict == Verdict::Category &&
                choice.category != cell.category && labelMatrix->decision(row).state == DecisionState::Open) {
                DecisionContent content;
                content.state = DecisionState::Decided;
                content.verdict = Verdict::Category;
                content.category = labelMatrix->taxonomy().categories()[static_cast<std::size_t>(choice.category)].id;
                content.reason = "The trace names the allocator";
                const ItemId item = labelMatrix->items()[static_cast<std::size_t>(row)].item;
                REQUIRE(reconcile::decide(*project, round->id, me, {{item, content}}).ok());
                return;
            }
        }
    }
    FAIL("the pilot of the demo has a conflict");
}

} // namespace

TEST_CASE("A key shows in every page what the meeting changed for me, and Enter goes to the issue")
{
    const DemoProject demo;
    decideOtherwise(demo);
    FakePrompts prompts;
    ui::MainWindow window(prompts);
    ui::Opening opening;
    opening.person = QString::fromStdString(must(Project::open(demo.file())).people().front().name);
    opening.round = QStringLiteral("Pilot");
    opening.page = QStringLiteral("label");
    REQUIRE(window.open(demo.file(), opening).ok());
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));

    QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = window.findChild<ui::FeedbackDialog*>();
    REQUIRE(dialog != nullptr);
    REQUIRE(waitFor([&] { return !dialog->busy(); }));
    auto* list = child<QTreeWidget>(*dialog, "list");
    REQUIRE(list->currentItem() != nullptr);
    const QTreeWidgetItem* group = list->currentItem();
    QTest::keyClick(list, Qt::Key_Return);
    QTest::keyClick(list, Qt::Key_Down);
    REQUIRE(list->currentItem()->parent() == group);
    REQUIRE(list->currentItem()->parent()->isExpanded());
    CHECK_FALSE(list->currentItem()->text(1).isEmpty()); // how it was decided
    QTest::keyClick(list, Qt::Key_Return);
    REQUIRE(waitFor([&] { return window.currentPage()->id() == QStringLiteral("reconcile"); }));
}
