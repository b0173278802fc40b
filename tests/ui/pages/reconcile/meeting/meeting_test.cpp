// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>

#include "core/reconcile/meetings.h"
#include "tests/support/files.h"
#include "tests/ui/large_text.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/pages/reconcile/meeting/meeting_steps.h"
#include "tests/ui/waiting.h"
#include "ui/core/settings.h"
#include "ui/pages/reconcile/decision/category_chooser.h"
#include "ui/pages/reconcile/meeting/meeting_view.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/pages/reconcile/report/reading_list_dialog.h"
#include "ui/pages/reconcile/second_vote/ballot_panel.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reading_parts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

using namespace accord;
using namespace accord::test;
using ui::ReconcilePage;

TEST_CASE("A meeting is started with what is asked for it")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    CHECK_FALSE(child<QWidget>(page, "meetingBar")->isVisible());

    const QDialog* dialog = opened(bench, page);
    CHECK(child<QComboBox>(*dialog, "meetingAgenda")->currentText() == "Everything that is pending · 5 issues");
    CHECK(child<QSpinBox>(*dialog, "meetingMinutes")->value() == 60);
    // Nobody takes part before somebody says so.
    const auto* people = child<QListWidget>(*dialog, "meetingPeople");
    CHECK(people->count() == 4);
    CHECK(people->item(3)->checkState() == Qt::Unchecked);
    CHECK(textOf(*dialog, "meetingHint") == "Say who takes part: it is in the minutes.");
    CHECK_FALSE(child<QPushButton>(*dialog, "startMeeting")->isEnabled());
    child<QPushButton>(*dialog, "meetingEverybody")->click();
    CHECK(people->item(3)->checkState() == Qt::Checked);
    CHECK(textOf(*dialog, "meetingHint") == "That is 12 min for each issue.");

    bench.type("Tuesday");
    bench.key(Qt::Key_Tab); // the agenda
    for (int field = 0; field < 3; ++field) {
        bench.key(Qt::Key_Tab); // its size: how many, of one block, by which margin
    }
    bench.key(Qt::Key_Tab); // the budget
    bench.type("90");
    bench.key(Qt::Key_Tab); // the people
    bench.key(Qt::Key_End);
    bench.key(Qt::Key_Space);
    CHECK(people->item(3)->checkState() == Qt::Unchecked);
    bench.key(Qt::Key_Return);
    bench.settle();
    const auto meeting = running(bench);
    REQUIRE(meeting);
    CHECK(meeting->content.name == "Tuesday");
    CHECK(meeting->content.minutes == 90);
    CHECK(meeting->content.takingPart ==
          std::vector<PersonId>{bench.person("Ann"), bench.person("Bob"), bench.person("Cy")});
    CHECK(child<QWidget>(page, "meetingBar")->isVisible());
    CHECK(textOf(page, "meetingName") == "Tuesday");
    CHECK(textOf(page, "meetingTime") == "0 of 90 min");
    CHECK_FALSE(bench.actions.action("reconcile.startMeeting")->isEnabled());
    CHECK(bench.actions.clashes().isEmpty());
}

TEST_CASE("The line of a meeting leaves out what does not fit, and cuts nothing but its name")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const QDialog* dialog = opened(bench, page);
    bench.type("Tuesday, after the long discussion of what a question about an installation is");
    child<QPushButton>(*dialog, "meetingEverybody")->click();
    bench.key(Qt::Key_Return);
    bench.settle();
    const auto* bar = child<QWidget>(page, "meetingBar");
    REQUIRE(bar->isVisible());
    const auto inARow = [&] {
        int end = 0;
        for (const char* name : {"meetingName", "meetingDone", "meetingTime", "meetingPace"}) {
            const auto* part = child<QLabel>(*bar, name);
            if (part->x() < end || part->width() == 0) {
                return false;
            }
            end = part->geometry().right() + 1;
        }
        return true;
    };
    for (const int width : {1900, 1400, 1200}) {
        page.resize(width, 700);
        INFO(width);
        CHECK(waitFor(inARow)); // nothing lies on something else
        CHECK(child<QLabel>(*bar, "meetingName")->width() >= 12 * bar->fontMetrics().averageCharWidth());
    }
    for (const int percent : {100, 200}) {
        const LargeText larger(percent);
        page.resize(1150, 700);
        INFO(percent << " %");
        for (const char* label : {"meetingDone", "meetingTime"}) {
            const auto* words = child<QLabel>(*bar, label);
            CHECK(waitFor([&] { return words->width() >= words->sizeHint().width(); }));
        }
        CHECK(bar->width() <= page.width());
        for (const auto* key : bar->findChildren<QPushButton*>()) {
            CHECK((!key->isVisible() || key->width() >= key->sizeHint().width()));
        }
    }
}

TEST_CASE("A meeting is changed while it goes on")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    CHECK_FALSE(bench.actions.action("reconcile.changeMeeting")->isEnabled());
    start(bench, page);
    const Uuid id = running(bench)->id;
    bench.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = child<QDialog>(page, "meetingDialog");
    REQUIRE(waitUntilActive(dialog));
    REQUIRE(waitFor([&] { return child<QLineEdit>(*dialog, "meetingName")->hasFocus(); }));
    CHECK(child<QLineEdit>(*dialog, "meetingName")->text() == "Tuesday");
    CHECK(child<QComboBox>(*dialog, "meetingAgenda")->currentText() == "As it is · 5 issues");
    bench.type("Wednesday");
    bench.key(Qt::Key_Return);
    REQUIRE(waitUntilActive(&page));
    bench.settle();
    CHECK(running(bench)->id == id);
    CHECK(running(bench)->content.name == "Wednesday");
    CHECK(running(bench)->content.takingPart.size() == 4);
    CHECK(textOf(page, "meetingName") == "Wednesday");
}

TEST_CASE("What the queue shows is the first agenda that is offered")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    ui::ConflictsTarget target;
    target.repository = "microsoft/deepspeed";
    page.show(target);
    const QDialog* dialog = opened(bench, page);
    auto* agenda = child<QComboBox>(*dialog, "meetingAgenda");
    CHECK(agenda->currentText() == "What the queue shows · 1 issue");
    CHECK(agenda->itemText(1) == "Everything that is pending · 5 issues");
    child<QPushButton>(*dialog, "meetingEverybody")->click();
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(waitFor([&] { return textOf(page, "meetingDone") == "1 of 1 left"; }));
}

TEST_CASE("A meeting has as many issues as are wanted, and its view shows these")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const QDialog* dialog = opened(bench, page);
    child<QSpinBox>(*dialog, "agendaMost")->setValue(2);
    child<QCheckBox>(*dialog, "agendaByChance")->setChecked(true);
    child<QSpinBox>(*dialog, "agendaSeed")->setValue(7);
    child<QPushButton>(*dialog, "meetingEverybody")->click();
    CHECK(textOf(*dialog, "meetingHint") == "That is 30 min for each issue.");
    bench.key(Qt::Key_Return);
    bench.settle();
    REQUIRE(running(bench));
    CHECK(running(bench)->content.items.size() == 2);
    CHECK(running(bench)->content.agenda == "pending sample=2 seed=7");
    CHECK(waitFor([&] { return textOf(page, "meetingDone") == "2 of 2 left"; }));
    CHECK(textOf(page, "aboutItems") == "The agenda of the meeting");
    auto* queue = child<QListView>(page, "queue");
    CHECK(queue->model()->rowCount() == 2);

    page.show(ui::ConflictsTarget{}); // everything
    bench.settle();
    CHECK(queue->model()->rowCount() > 2);
    bench.key(Qt::Key_F11);
    bench.settle();
    CHECK(queue->model()->rowCount() == 2);
}

TEST_CASE("The meeting view walks the agenda by keys")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    start(bench, page);
    const QSignalSpy room(&page, &ui::Page::roomWanted);
    const auto* queue = child<QListView>(page, "queue");
    const QFont usual = child<QPlainTextEdit>(page, "reason")->font();

    bench.key(Qt::Key_F11);
    REQUIRE(room.size() == 1);
    CHECK(room.front().front().toBool());
    CHECK_FALSE(queue->isVisible());
    CHECK_FALSE(child<QWidget>(page, "meetingBar")->isVisible());
    CHECK(child<QWidget>(page, "meetingHead")->isVisible());
    CHECK_FALSE(child<QWidget>(page, "reason")->isVisible());
    CHECK(child<QPlainTextEdit>(page, "reason")->font().pointSizeF() > usual.pointSizeF());
    CHECK(textOf(page, "viewDone") == "<b>0 of 5</b>");

    // Types differ and nobody has a majority: a reason is asked for.
    REQUIRE(current(page) == "vllm#3");
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    CHECK(child<QPlainTextEdit>(page, "reason")->hasFocus());
    bench.type("The log says so");
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.decision("3").state == DecisionState::Decided);
    CHECK(bench.decision("3").reason == "The log says so");

    REQUIRE(current(page) == "vllm#4");
    bench.key(Qt::Key_D);
    bench.settle();
    CHECK(bench.decision("4").state == DecisionState::Deferred);

    REQUIRE(current(page) == "vllm#2");
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.decision("2").category == bench.category("C.9"));
    CHECK(bench.decision("2").meeting == running(bench)->id);
    CHECK(bench.decision("4").meeting == running(bench)->id);
    CHECK(waitFor([&] { return textOf(page, "viewDone") == "<b>2 of 5, 1 put off</b>"; }));

    bench.key(Qt::Key_Left);
    CHECK(current(page) == "vllm#2");
    bench.undo.undo();
    bench.settle();
    CHECK(bench.decision("2").state == DecisionState::Open);
    CHECK(waitFor([&] { return textOf(page, "viewDone") == "<b>1 of 5, 1 put off</b>"; }));

    // Esc leaves what popped up, the field, then the view.
    bench.key(Qt::Key_Slash);
    const QPointer<QWidget> chooser = child<QWidget>(page, "categoryChooser");
    REQUIRE(chooser->isVisible());
    CHECK(chooser->font().pointSizeF() > usual.pointSizeF());
    bench.key(Qt::Key_Escape);
    CHECK(waitFor([&] { return chooser.isNull() || !chooser->isVisible(); }));
    CHECK_FALSE(queue->isVisible());
    bench.key(Qt::Key_N);
    REQUIRE(child<QPlainTextEdit>(page, "reason")->hasFocus());
    bench.key(Qt::Key_Escape);
    CHECK_FALSE(child<QPlainTextEdit>(page, "reason")->hasFocus());
    CHECK_FALSE(queue->isVisible());
    bench.key(Qt::Key_Escape);
    CHECK(queue->isVisible());
    CHECK(queue->hasFocus());
    CHECK(child<QPlainTextEdit>(page, "reason")->font().pointSizeF() == usual.pointSizeF());
    REQUIRE(room.size() == 2);
    CHECK_FALSE(room.back().front().toBool());

    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_E, Qt::ControlModifier);
    bench.settle();
    CHECK_FALSE(running(bench));
    CHECK_FALSE(child<QWidget>(page, "meetingBar")->isVisible());
    CHECK(bench.prompts.asked.back().contains("1 of 5, 1 put off"));
}

TEST_CASE("In the meeting view text and votes have nine tenths of the height, and one line has the keys")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    start(bench, page);
    bench.key(Qt::Key_F11);
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(1000, 600)}) {
        page.resize(size);
        bench.settle();
        INFO("at " << size.width() << "x" << size.height());
        const auto* reader = page.findChild<ui::Reader*>();
        const auto* votes = child<QScrollArea>(page, "votes");
        const auto* line = child<QWidget>(page, "meetingHead");
        const auto* parts = child<ui::ReadingParts>(page, "reconcile");
        CHECK(parts->height() * 10 >= size.height() * 9);
        CHECK(line->height() * 10 <= size.height());
        if (!parts->isStacked()) {
            CHECK(reader->height() * 10 >= size.height() * 9);
            CHECK(votes->height() * 10 >= size.height() * 9);
            // Four categories with eight lines each: votes, path and what the codebook says.
            CHECK(votes->height() >= 4 * 8 * votes->fontMetrics().lineSpacing());
        }
        CHECK((size.width() < 1280 || !parts->isStacked()));
        int keys = 0;
        for (const auto* button : line->findChildren<ui::ShortcutButton*>()) {
            if (button->isVisible()) {
                ++keys;
                INFO(button->text().toStdString()
                     << ", " << button->x() << " + " << button->width() << " of " << line->width());
                CHECK(line->rect().contains(button->geometry()));
                CHECK(button->width() >= button->sizeHint().width());
                CHECK(button->y() == line->findChild<ui::ShortcutButton*>()->y());
            }
        }
        CHECK(keys >= 5);
    }
    // What was decided before is in view, and what is missing comes when it is.
    CHECK_FALSE(child<QWidget>(page, "belowVotes")->isVisible());
    bench.key(Qt::Key_1);
    CHECK_FALSE(child<QWidget>(page, "belowVotes")->isVisible());
    bench.key(Qt::Key_Return);
    CHECK(child<QWidget>(page, "belowVotes")->isVisible());
    CHECK(child<QWidget>(page, "reason")->hasFocus());
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_Right);
    CHECK_FALSE(child<QWidget>(page, "belowVotes")->isVisible());
}

TEST_CASE("A reading list of what the queue shows, or of the meeting, is saved for print and to be read")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const auto save = [&](int format, const std::string& name, bool names) {
        const auto file = bench.folder() / name;
        bench.key(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = page.findChild<ui::ReadingListDialog*>();
        REQUIRE(dialog != nullptr);
        child<QComboBox>(*dialog, "format")->setCurrentIndex(format);
        child<QCheckBox>(*dialog, "pseudonyms")->setChecked(!names);
        bench.prompts.expectSaveFile(QString::fromStdString(file.string()));
        bench.prompts.expectTell();
        const auto told = bench.prompts.told.size();
        dialog->accept();
        REQUIRE(waitFor([&] { return bench.prompts.told.size() > told; }));
        CHECK(bench.prompts.told.last().contains("5 issues"));
        bench.settle();
        page.activateWindow();
        REQUIRE(waitUntilActive(&page));
        return readFile(file);
    };
    const std::string html = save(1, "list.html", true);
    CHECK(html.find("To read before the meeting on pilot") != std::string::npos);
    CHECK(html.find("vllm-project/vllm#3") < html.find("vllm-project/vllm#4")); // as the queue has them
    CHECK(html.find("Bob") != std::string::npos);
    CHECK(save(2, "list.md", false).find("Bob") == std::string::npos);
    CHECK(save(0, "list.pdf", true).starts_with("%PDF"));
    start(bench, page);
    CHECK(save(1, "agenda.html", true).find("To read before the meeting on") == std::string::npos);
}

TEST_CASE("What opens over the meeting view has its large type")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    page.resize(1280, 1000);
    start(bench, page);
    const double usual = page.font().pointSizeF();
    bench.key(Qt::Key_F11);
    bench.key(Qt::Key_L);
    const QDialog* figures = nullptr;
    REQUIRE(waitFor([&] {
        for (const QDialog* dialog : page.findChildren<QDialog*>()) {
            figures = dialog->isVisible() ? dialog : figures;
        }
        return figures != nullptr;
    }));
    CHECK(figures->font().pointSizeF() > usual);
}

TEST_CASE("Four categories with definitions fit in the meeting view, and the chosen one says when to use it")
{
    const std::string definition =
        "Numbers are wrong: overflow, NaN, rounding, or a mix-up of precisions in an operator.";
    const std::string use = "The fault can be pinned to a computation, to an operator or to the format of a number.";
    const std::string notFor = "The training recipe is at fault, text generation misbehaves, or it is only slow.";
    ui::VoteSheet sheet;
    for (int i = 0; i < 4; ++i) {
        ui::Option option;
        option.text.codeHtml = QStringLiteral("C.<big>%1</big>").arg(i + 1);
        option.text.pathHtml = QStringLiteral("Bug › Numerical Stability and Precision Management");
        option.text.shortHtml = QString::fromStdString(definition);
        option.text.definitionHtml = QString::fromStdString(definition + " Use when: " + use + " Not when: " + notFor);
        option.voices.resize(2);
        sheet.options.push_back(option);
    }
    ui::VotesPanel panel;
    QFont large = panel.font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    panel.setFont(large);
    panel.setSheet(sheet, {"1", "2", "3", "4"});
    panel.resize(560, 640);
    panel.show();
    const auto whole = [&panel] {
        int count = 0;
        for (const auto* label : panel.findChildren<QLabel*>(QStringLiteral("definition"))) {
            count += label->text().contains("Not when") ? 1 : 0;
        }
        return count;
    };
    // Beside a decision that is being typed the rows are scrolled.
    CHECK(whole() == 4);
    CHECK(waitFor([&panel] { return panel.verticalScrollBar()->maximum() > 0; }));

    panel.setShortens(true);
    CHECK(whole() == 0);
    CHECK(waitFor([&panel] { return panel.verticalScrollBar()->maximum() == 0; }));
    panel.setChosen(2);
    CHECK(whole() == 1);
    CHECK(waitFor([&panel] { return panel.verticalScrollBar()->maximum() == 0; }));

    panel.resize(560, 1400);
    CHECK(whole() == 4); // there is room for all
    panel.resize(560, 200);
    CHECK(whole() == 4); // nothing helps
}

TEST_CASE("Votes that do not fit are scrolled by keys")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_F11);
    page.resize(1000, 500);
    auto* votes = child<QScrollArea>(page, "votes")->verticalScrollBar();
    REQUIRE(waitFor([&] { return votes->maximum() > 0; }));
    bench.key(Qt::Key_Down, Qt::ShiftModifier);
    CHECK(votes->value() > 0);
    bench.key(Qt::Key_Up, Qt::ShiftModifier);
    CHECK(votes->value() == 0);
}

TEST_CASE("Another category is chosen in the meeting view from a list that is on the screen")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_F11);
    bench.key(Qt::Key_Slash);
    const auto* chooser = page.findChild<ui::CategoryChooser*>();
    REQUIRE(chooser != nullptr);
    REQUIRE(chooser->isVisible());
    const QRect screen = page.screen()->availableGeometry();
    INFO(chooser->y() << " " << chooser->height() << " of " << screen.height());
    CHECK(chooser->geometry().top() >= screen.top());
    CHECK(chooser->geometry().bottom() <= screen.bottom());
}

TEST_CASE("In the meeting view no key changes the queue, which is out of view")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const QAction* blocks = bench.actions.action(QStringLiteral("reconcile.blocks"));
    REQUIRE(blocks != nullptr);
    bench.key(Qt::Key_F11);
    bench.key(Qt::Key_G);
    CHECK_FALSE(blocks->isChecked());
    bench.key(Qt::Key_Escape);
    bench.key(Qt::Key_G);
    CHECK(blocks->isChecked());
}

TEST_CASE("One key hides who is who in the meeting view")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    start(bench, page);
    bench.key(Qt::Key_F11);
    const auto chips = [&] {
        QStringList initials;
        for (const ui::Avatar* chip : page.findChildren<ui::Avatar*>()) {
            if (chip->isVisible()) {
                initials.append(chip->initials());
            }
        }
        initials.sort();
        return initials;
    };
    CHECK_FALSE(chips().contains("A1"));
    bench.key(Qt::Key_A);
    CHECK(chips() == QStringList{"A1", "A2", "A3", "A4"});
    bench.key(Qt::Key_A);
    CHECK_FALSE(chips().contains("A1"));
}

TEST_CASE("What somebody has voted is not on the projector")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    start(bench, page);
    bench.key(Qt::Key_F11);
    bench.key(Qt::Key_V);
    const QWidget* popup = QApplication::activePopupWidget();
    REQUIRE(popup != nullptr);
    QTest::keyClick(popup->findChild<QListWidget*>(), Qt::Key_Return);
    bench.settle();
    page.activateWindow(); // the offscreen platform does not do so when a popup closes
    REQUIRE(waitUntilActive(&page));
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    bench.settle();
    const auto said = [&] {
        QString text;
        for (const QLabel* label : page.findChild<ui::BallotPanel*>()->findChildren<QLabel*>()) {
            text += label->text() + QLatin1Char('\n');
        }
        return text;
    };
    CHECK(said().contains("You have voted."));
    CHECK_FALSE(said().contains("A.2"));
    bench.key(Qt::Key_Escape);
    CHECK(said().contains("You voted: A.2")); // at one's own screen
}

TEST_CASE("Everybody sees a meeting, wherever it was begun, and what it decides")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const Meeting meeting = beginElsewhere(bench);
    bench.session->poll();
    CHECK(child<QWidget>(page, "meetingBar")->isVisible());
    CHECK(textOf(page, "meetingName") == "Elsewhere");
    CHECK(waitFor([&] { return textOf(page, "meetingDone") == "5 of 5 left"; }));

    bench.key(Qt::Key_F11);
    bench.decideElsewhere("6", "C.1");
    bench.session->poll();
    CHECK(waitFor([&] { return textOf(page, "viewDone") == "<b>1 of 5</b>"; }));

    auto other = Project::open(bench.file());
    REQUIRE(other.ok());
    REQUIRE(reconcile::endMeeting(*other, meeting, bench.person("Bob")).ok());
    bench.session->poll();
    bench.key(Qt::Key_Escape);
    CHECK_FALSE(child<QWidget>(page, "meetingBar")->isVisible());
}

TEST_CASE("The issue in view stays what it is between page and view")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_End);
    REQUIRE(current(page) == "deepspeed#7");
    const IssueId issue = page.findChild<ui::Reader*>()->issue();
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_F11); // also without a meeting
    CHECK(textOf(page, "viewDone") == "<b>5 of 5</b>");
    CHECK(page.findChild<ui::Reader*>()->issue() == issue);
    CHECK(textOf(page, "choice").contains("C.2")); // what was chosen stays chosen
    bench.key(Qt::Key_F11);
    CHECK(current(page) == "deepspeed#7");
    CHECK(child<QListView>(page, "queue")->isVisible());
}

TEST_CASE("The clock of an issue nags softly, and can be off")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    start(bench, page);
    bench.key(Qt::Key_F11);
    auto* clock = page.findChild<ui::IssueClock*>();
    REQUIRE(clock != nullptr);
    qint64 now = 0;
    clock->setNow([&now] { return now; });
    CHECK(clock->planned()); // an hour for five
    now = 600'000;
    CHECK(clock->seconds() == 600);
    CHECK_FALSE(clock->over());
    now = 800'000;
    CHECK(clock->over());
    bench.key(Qt::Key_Right); // another issue, another turn
    CHECK(clock->seconds() == 0);
    CHECK_FALSE(clock->over());
    bench.key(Qt::Key_T);
    CHECK_FALSE(clock->planned());
    CHECK_FALSE(ui::setting(ui::settings::kIssueClock));
    bench.key(Qt::Key_T);
    CHECK(clock->planned());
    clock->setPlanned(ui::IssueClock::kShortest - 1); // no time to talk anything over
    CHECK_FALSE(clock->planned());
}
