// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QToolButton>

#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/actions.h"

namespace accord::ui {
namespace {

using namespace test;

void select(LabelBench& bench, const QString& words)
{
    ReaderText& text = bench.page().reader().text();
    REQUIRE(waitFor([&] { return bench.page().reader().isComplete(); }));
    const QTextCursor found = text.document()->find(words);
    REQUIRE(found.hasSelection());
    text.setTextCursor(found);
}

int marks(LabelBench& bench)
{
    return static_cast<int>(bench.page().reader().text().extraSelections().size());
}

TEST_CASE("what is selected is cited by a key, with its place in the text as it was collected, and taken back by it")
{
    LabelBench bench(2);
    select(bench, QStringLiteral("in step 1 of"));
    bench.key(Qt::Key_E);
    REQUIRE(bench.label(1).citations.size() == 1);
    CHECK(bench.label(1).citations[0].part == kBodyPart);
    CHECK(bench.label(1).citations[0].start == 9);
    CHECK(bench.label(1).citations[0].quote == "in **step 1** of");
    CHECK(marks(bench) == 1);
    CHECK(bench.page().findChild<EvidenceList*>()->isVisible());
    select(bench, QStringLiteral("odd here, 显存不足"));
    bench.key(Qt::Key_E);
    REQUIRE(bench.label(1).citations.size() == 2);
    CHECK(bench.label(1).citations[1].part == partOfComment(1));
    CHECK(marks(bench) == 2);
    select(bench, QStringLiteral("in step 1 of"));
    bench.key(Qt::Key_E);
    CHECK(bench.label(1).citations.size() == 1);
    bench.page().findChild<EvidenceList*>()->findChild<QToolButton*>()->click();
    CHECK(bench.label(1).citations.empty());
    CHECK_FALSE(bench.page().findChild<EvidenceList*>()->isVisible());
    bench.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(bench.label(1).citations.size() == 1);
}

TEST_CASE("without a selection the key walks from sentence to sentence, and other keys do what they did afterwards")
{
    LabelBench bench(2);
    REQUIRE(waitFor([&] { return bench.page().reader().isComplete(); }));
    bench.key(Qt::Key_E);
    REQUIRE(bench.page().passages().isWalking());
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_E);
    bench.key(Qt::Key_Left);
    bench.key(Qt::Key_Return);
    bench.key(Qt::Key_Escape);
    CHECK_FALSE(bench.page().passages().isWalking());
    CHECK(bench.current() == 1);
    REQUIRE(bench.label(1).citations.size() == 2);
    CHECK(bench.label(1).citations[0].quote == "It stops in **step 1** of training");
    CHECK(bench.label(1).citations[1].part == kTitlePart);
    CHECK(bench.label(1).verdict == Verdict::None);
    bench.key(Qt::Key_Right);
    CHECK(bench.current() == 2);
    CHECK(marks(bench) == 0);
}

TEST_CASE("labels without evidence are listed")
{
    LabelBench bench(3);
    bench.labelElsewhere(1, "Ann", "C.5");
    bench.labelElsewhere(2, "Ann", "C.5");
    bench.settle();
    bench.key(Qt::Key_E);
    bench.key(Qt::Key_E);
    bench.key(Qt::Key_Escape);
    REQUIRE_FALSE(bench.label(1).citations.empty());
    bench.window().actions().action(QStringLiteral("label.tabNoEvidence"))->trigger();
    CHECK(bench.page().queuePanel().model().rowCount() == 1);
    CHECK(bench.current() == 2);
}

} // namespace
} // namespace accord::ui
