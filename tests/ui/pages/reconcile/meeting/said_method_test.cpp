// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QPushButton>

#include "core/reconcile/meetings.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/pages/reconcile/meeting/meeting_steps.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/widgets/buttons.h"

using namespace accord;
using namespace accord::test;
using ui::ReconcilePage;

TEST_CASE("How people came to a decision is said by a key, seen in the meeting view, and never taken for granted")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    page.show(ui::ReconcileTarget{bench.item("2")});
    REQUIRE(current(page) == "vllm#2");
    auto* method = child<QComboBox>(page, "method");
    const auto* tookPart = child<QPushButton>(page, "tookPart");
    const auto said = [&] { return static_cast<Method>(method->currentData().toInt()); };
    bench.key(Qt::Key_1); // the majority's
    CHECK(said() == Method::None);
    CHECK(method->currentText() == "Not said");
    CHECK(tookPart->text() == "With: not said");
    bench.key(Qt::Key_M);
    CHECK(said() == Method::Majority); // the likely one first
    bench.key(Qt::Key_M);
    CHECK(said() == Method::Consensus);
    bench.key(Qt::Key_M);
    CHECK(said() == Method::Lead); // there was no second vote
    CHECK(tookPart->text() == "With " + initialsOf(bench, {"Ann"}));
    bench.key(Qt::Key_M);
    CHECK(said() == Method::None);
    // What is not so any more is not said any more.
    bench.key(Qt::Key_M);
    bench.key(Qt::Key_2);
    CHECK(said() == Method::None);
    bench.key(Qt::Key_1);
    CHECK(said() == Method::None);

    const Meeting meeting = beginElsewhere(bench);
    bench.session->poll();
    CHECK(said() == Method::None);
    CHECK(textOf(page, "choice").contains("C.9")); // what was chosen stays chosen
    bench.key(Qt::Key_F11);
    page.resize(1280, 720);
    const auto inHead = [&](const QString& words) {
        return waitFor([&] {
            for (const auto* button : child<QWidget>(page, "meetingHead")->findChildren<ui::ShortcutButton*>()) {
                if (button->isVisible() && button->text() == words) {
                    return true;
                }
            }
            return false;
        });
    };
    CHECK(inHead("How: not said"));

    // Somebody comes in.
    auto other = Project::open(bench.file());
    REQUIRE(other.ok());
    MeetingContent content = meeting.content;
    content.takingPart = {bench.person("Ann"), bench.person("Bob"), bench.person("Cy")};
    REQUIRE(reconcile::changeMeeting(*other, meeting, bench.person("Bob"), content).ok());
    bench.session->poll();
    CHECK(tookPart->text() == "With: not said");

    const bool isSaid = GENERATE(false, true);
    if (isSaid) {
        bench.key(Qt::Key_M);
        CHECK(said() == Method::Consensus);
        CHECK(inHead("Consensus, with 3"));
        CHECK(tookPart->text() == "With " + initialsOf(bench, {"Ann", "Bob", "Cy"}));
    }
    bench.key(Qt::Key_Return);
    bench.settle();
    const DecisionContent decision = bench.decision("2");
    CHECK(decision.method == (isSaid ? Method::Consensus : Method::None));
    CHECK(decision.takingPart == (isSaid ? content.takingPart : std::vector<PersonId>{}));
    CHECK(decision.meeting == meeting.id);
    bench.key(Qt::Key_Escape);
    page.show(ui::ReconcileTarget{bench.item("2")});
    CHECK(textOf(page, "currentDecision").contains(isSaid ? "Consensus" : "How: not said"));
}
