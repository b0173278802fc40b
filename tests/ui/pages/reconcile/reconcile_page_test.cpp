// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QToolButton>

#include "core/labelling/rescue.h"
#include "core/study/rounds.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/figures/figure_tiles.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/queue/conflict_panel.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reader_text.h"
#include "ui/widgets/reader/reading_look.h"
#include "ui/widgets/reader/reading_parts.h"

using namespace accord;
using namespace accord::test;
using ui::ConflictModel;
using ui::ReconcilePage;

namespace {

QStringList queued(const QWidget& page)
{
    const QAbstractItemModel* model = child<QListView>(page, "queue")->model();
    QStringList numbers;
    for (int row = 0; row < model->rowCount(); ++row) {
        numbers.append(model->index(row, 0).data(ConflictModel::NumberRole).toString());
    }
    return numbers;
}

QString current(const QWidget& page)
{
    return child<QListView>(page, "queue")->currentIndex().data(ConflictModel::NumberRole).toString();
}

int chosenRow(const QWidget& page)
{
    const auto rows = page.findChildren<ui::VoteRow*>();
    for (int i = 0; i < rows.size(); ++i) {
        if (rows[i]->isChosen()) {
            return i;
        }
    }
    return -1;
}

QStringList chips(const QWidget& page)
{
    QStringList initials;
    for (const ui::Avatar* chip : page.findChildren<ui::Avatar*>()) {
        initials.append(chip->initials());
    }
    return initials;
}

} // namespace

TEST_CASE("The queue is worst first and names what it shows")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);

    CHECK(queued(page) == QStringList{"vllm#3", "vllm#4", "vllm#2", "vllm#6", "deepspeed#7"});
    CHECK(current(page) == "vllm#3");
    CHECK(child<QLabel>(page, "counts")->text() == "5 conflicts, 1 across types, 0 decided, 0 deferred");
    CHECK(child<QLabel>(page, "decidedCount")->text() == "0 of 5");
    CHECK(page.findChildren<ui::VoteRow*>().size() == 3);
    CHECK(chips(page).size() == 4);
    CHECK(chosenRow(page) == -1); // nothing is accepted beforehand
    CHECK(bench.actions.clashes().isEmpty());
}

TEST_CASE("What the model of the labels takes the issue for stands below the votes, and chooses nothing")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    page.show(ui::ReconcileTarget{bench.item("2")});
    const auto line = [&] {
        const auto* label = page.findChild<QLabel*>(QStringLiteral("labelModel"));
        return label == nullptr || label->isHidden() ? QString() : label->text();
    };
    REQUIRE(waitFor([&] { return line().startsWith(QStringLiteral("Model: ")); }));
    CHECK(line().contains(QLatin1Char('%')));
    CHECK(child<QLabel>(page, "labelModel")->toolTip().contains(QStringLiteral("Dawid and Skene (1979)")));
    CHECK(chosenRow(page) == -1);
    CHECK(child<QLabel>(page, "decidedCount")->text() == "0 of 5");

    // Of another issue it says something else, or the same of its own: it is there at once, as the labels are the same.
    page.show(ui::ReconcileTarget{bench.item("6")});
    CHECK(waitFor([&] { return line().startsWith(QStringLiteral("Model: ")); }));
    CHECK(chosenRow(page) == -1);
}

TEST_CASE("A reason that was typed and not decided is there again, also in another window")
{
    PageBench bench;
    {
        ReconcilePage page(bench.context(), nullptr);
        bench.open(page);
        page.show(ui::ReconcileTarget{bench.item("3")});
        auto* reason = child<QPlainTextEdit>(page, "reason");
        reason->setFocus();
        bench.type(QStringLiteral("because it asks"));
        CHECK(bench.session->unsaved() == ui::Unsaved::Typing);
        REQUIRE(waitFor([&] { return bench.session->unsaved() == ui::Unsaved::Kept; }));
        page.show(ui::ReconcileTarget{bench.item("4")});
        CHECK(reason->toPlainText().isEmpty());
        CHECK(bench.session->unsaved() == ui::Unsaved::Nothing);
        page.show(ui::ReconcileTarget{bench.item("3")});
        CHECK(reason->toPlainText() == QStringLiteral("because it asks"));
        CHECK(bench.session->unsaved() == ui::Unsaved::Kept);
    }
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    page.show(ui::ReconcileTarget{bench.item("3")});
    CHECK(child<QPlainTextEdit>(page, "reason")->toPlainText() == QStringLiteral("because it asks"));
    // Decided: the draft is gone.
    page.setFocus();
    bench.key(Qt::Key_1);
    bench.actions.action(QStringLiteral("reconcile.decide"))->trigger();
    bench.settle();
    CHECK(bench.decision("3").reason == "because it asks");
    page.show(ui::ReconcileTarget{bench.item("3")});
    CHECK(child<QPlainTextEdit>(page, "reason")->toPlainText().isEmpty());
    CHECK(bench.session->unsaved() == ui::Unsaved::Nothing);
}

TEST_CASE("A decision that the file does not take any more, because it was replaced, is kept in the rescue")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    REQUIRE(current(page) == "vllm#2");
    const auto newer = bench.file().parent_path() / "newer.accord";
    std::filesystem::copy_file(bench.file(), newer);
    std::filesystem::rename(newer, bench.file());
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    bench.session->finishWrites();
    REQUIRE(bench.session->isReplaced());
    REQUIRE(bench.session->unwritten().size() == 1);
    const auto kept = labelling::rescue(bench.session->project(), {}, bench.session->unwritten());
    REQUIRE(kept.ok());
    CHECK(kept->others == 1);
    auto rescued = Project::open(kept->file);
    REQUIRE(rescued.ok());
    const auto decision = reconcile::currentDecision(*rescued, bench.round, bench.item("2"));
    REQUIRE(decision.ok());
    CHECK(decision->category == bench.category("C.9"));
}

TEST_CASE("Of thousands of people as many are shown as anybody looks at, and how many more there are")
{
    const auto shown = [](std::size_t people) {
        const std::unique_ptr<QWidget> line(
            ui::voiceLine(QStringLiteral("Not labelled yet"), std::vector<ui::Voice>(people), nullptr));
        return std::pair(line->findChildren<ui::Avatar*>().size(), line->findChildren<QLabel*>().last()->text());
    };
    CHECK(shown(100) == std::pair(qsizetype{100}, QStringLiteral("Not labelled yet")));
    CHECK(shown(101) == std::pair(qsizetype{100}, QStringLiteral("and 1 more")));
    CHECK(shown(20000) == std::pair(qsizetype{100}, QStringLiteral("and 19,900 more")));
}

TEST_CASE("A conflict is decided by keys, with the reason that the rule asks for")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);

    SECTION("the majority's choice needs no reason")
    {
        bench.key(Qt::Key_Right);
        bench.key(Qt::Key_Right);
        REQUIRE(current(page) == "vllm#2");
        bench.key(Qt::Key_1); // C.9, three of four
        CHECK(chosenRow(page) == 0);
        bench.key(Qt::Key_Return);
        bench.settle();
        CHECK(bench.decision("2").category == bench.category("C.9"));
        CHECK(bench.decision("2").source == DecisionSource::Person);
        CHECK(current(page) == "vllm#6"); // on to the next one that is pending
        CHECK(bench.undo.undoText() == "Decide vllm#2 as C.9");
    }
    SECTION("another one does")
    {
        bench.key(Qt::Key_3); // B.1, one of four
        bench.key(Qt::Key_Return);
        bench.settle();
        CHECK(bench.decided() == 0);
        CHECK(child<QLabel>(page, "reasonHint")->text().contains("Say why"));
        auto* reason = child<QPlainTextEdit>(page, "reason");
        CHECK(reason->hasFocus());
        bench.type("1 d: it asks for a feature"); // letters and digits are text here
        bench.key(Qt::Key_Return, Qt::ControlModifier);
        bench.settle();
        CHECK(bench.decision("3").category == bench.category("B.1"));
        CHECK(bench.decision("3").reason == "1 d: it asks for a feature");
        CHECK(current(page) == "vllm#4");
    }
    SECTION("without a choice nothing happens")
    {
        bench.key(Qt::Key_Return);
        bench.settle();
        CHECK(bench.decided() == 0);
        CHECK(current(page) == "vllm#3");
    }
}

TEST_CASE("Cause and the wish for another codebook are kept with the decision")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_X);
    bench.key(Qt::Key_X);
    bench.key(Qt::Key_X);
    bench.key(Qt::Key_B);
    child<QComboBox>(page, "cause")->setCurrentIndex(2);
    bench.key(Qt::Key_N);
    bench.type("An announcement");
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.settle();
    const DecisionContent decision = bench.decision("3");
    CHECK(decision.verdict == Verdict::NotForStudy);
    CHECK(decision.exclusion == Exclusion::KeywordOnly); // the same key again says why
    CHECK(decision.cause == Cause::CodebookGap);
    CHECK(decision.codebookChange);
}

TEST_CASE("A category that nobody voted for is searched and chosen")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_Slash);
    auto* chooser = child<QWidget>(page, "categoryChooser");
    QLineEdit* search = chooser->findChild<QLineEdit*>();
    REQUIRE(search != nullptr);
    QTest::keyClicks(search, "c.10");
    QTest::keyClick(search, Qt::Key_Return);
    CHECK(child<QLabel>(page, "choice")->text().contains("C.10"));
    CHECK(chosenRow(page) == -1);
    bench.key(Qt::Key_N);
    bench.type("Everybody overlooked it");
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.decision("3").category == bench.category("C.10"));
}

TEST_CASE("Defer and open again")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_D);
    bench.settle();
    CHECK(bench.decision("3").state == DecisionState::Deferred);
    CHECK(current(page) == "vllm#4");
    CHECK(queued(page).front() == "vllm#3"); // the row says so, and stays
    CHECK(child<QPushButton>(page, "refresh")->isVisible());

    bench.key(Qt::Key_F5);
    CHECK_FALSE(queued(page).contains("vllm#3"));
    CHECK_FALSE(child<QPushButton>(page, "refresh")->isVisible());

    child<QToolButton>(page, "show1")->click(); // deferred
    CHECK(queued(page) == QStringList{"vllm#3"});
    bench.key(Qt::Key_O);
    bench.settle();
    CHECK(bench.decision("3").state == DecisionState::Open);
}

TEST_CASE("Undo and redo swap a decision and leave alone what somebody else decided")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_End);
    REQUIRE(current(page) == "deepspeed#7");
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    bench.settle();
    REQUIRE(bench.decided() == 1);

    bench.undo.undo();
    bench.settle();
    CHECK(bench.decided() == 0);
    CHECK(current(page) == "deepspeed#7"); // undo goes back to what it changes
    bench.undo.redo();
    bench.settle();
    CHECK(bench.decision("7").category == bench.category("C.2"));

    bench.decideElsewhere("7", "C.3");
    bench.settle();
    bench.prompts.expectTell();
    bench.undo.undo();
    bench.settle();
    CHECK(bench.decision("7").category == bench.category("C.3"));
}

TEST_CASE("What happens elsewhere moves numbers and states, not rows")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const QStringList before = queued(page);
    bench.decideElsewhere("4", "C.5");
    bench.labelElsewhere("3", "Ann", "C.9"); // now three of four, less evenly split
    bench.settle();
    CHECK(queued(page) == before);
    CHECK(child<QPushButton>(page, "refresh")->text().startsWith("2 changed"));
    CHECK(child<QLabel>(page, "decidedCount")->text() == "1 of 5");
    CHECK(page.findChildren<ui::VoteRow*>().size() == 2); // the votes on the one shown
    const QAbstractItemModel* model = child<QListView>(page, "queue")->model();
    CHECK(model->index(1, 0).data(ConflictModel::StateRole).toInt() == static_cast<int>(DecisionState::Decided));
}

ui::ConflictsTarget conflictsOf(std::array<PersonId, 2> people, std::array<CategoryId, 2> categories)
{
    ui::ConflictsTarget target;
    target.people = people;
    target.categories = categories;
    return target;
}

TEST_CASE("Filters choose people, categories and repositories")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);

    page.show(conflictsOf({bench.person("Cy"), bench.person("Dee")}, {}));
    CHECK(queued(page) == QStringList{"vllm#3", "vllm#6", "deepspeed#7"});
    page.show(conflictsOf({}, {bench.category("C.5"), bench.category("C.9")}));
    CHECK(queued(page) == QStringList{"vllm#4", "vllm#2"});
    child<QComboBox>(page, "repository")->setCurrentText("microsoft/deepspeed");
    CHECK(queued(page).isEmpty());
    page.show(ui::ReconcileTarget{bench.item("6")});
    CHECK(current(page) == "vllm#6");
}

TEST_CASE("The queue can hold exactly the issues behind a number")
{
    PageBench bench;
    bench.decideElsewhere("2", "C.9");
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const auto* about = child<QLabel>(page, "aboutItems");
    CHECK(about->isHidden());
    // Unanimous, decided and disputed alike.
    ui::ConflictsTarget target;
    target.items = {bench.item("3"), bench.item("1"), bench.item("2")};
    target.about = "What they are";
    page.show(target);
    // Titles of items that no list showed before are read when they come into view.
    const QStringList wanted{"vllm#3", "vllm#2", "vllm#1"};
    CHECK(waitFor([&] { return queued(page) == wanted; }));
    CHECK_FALSE(about->isHidden());
    CHECK(about->text() == "What they are");
    // Anything else that is asked for lets them go.
    page.show(conflictsOf({}, {bench.category("C.5"), bench.category("C.9")}));
    const QStringList pair{"vllm#4", "vllm#2"};
    CHECK(waitFor([&] { return queued(page) == pair; }));
    CHECK(about->isHidden());
}

TEST_CASE("Names can be hidden for a meeting")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const QString ann = QString::fromStdString(bench.session->project().person(bench.person("Ann"))->initials);
    CHECK(chips(page).contains(ann));
    bench.key(Qt::Key_A);
    CHECK(ui::setting(ui::settings::kInitialsOnly));
    const QStringList hidden = chips(page);
    CHECK(QSet<QString>(hidden.begin(), hidden.end()) == QSet<QString>{"A1", "A2", "A3", "A4"});
    bench.key(Qt::Key_A);
    CHECK(chips(page).contains(ann));
}

TEST_CASE("A blind round shows nothing of others")
{
    PageBench bench;
    REQUIRE(study::startRound(bench.session->project(), {"main", true, false, 0, false, 1}).ok());
    REQUIRE(bench.session->project().refresh().ok());
    bench.session->setRound(bench.session->project().rounds().back().id);
    REQUIRE(bench.session->roundIsBlind());
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    CHECK(queued(page).isEmpty());
    CHECK(chips(page).isEmpty());
    CHECK_FALSE(child<QListView>(page, "queue")->isVisible());
    const auto* model = page.findChild<QLabel*>(QStringLiteral("labelModel"));
    CHECK((model == nullptr || model->text().isEmpty()));
    bool said = false;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        said = said || (label->isVisible() && label->text().contains("blind"));
    }
    CHECK(said);
}

TEST_CASE("The issue keeps 45 characters beside the conflicts, and nothing lies upon something else")
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    for (const QFont& font : {usual, large}) {
        QApplication::setFont(font);
        const int least = ui::ReadingLook(0).leastColumn();
        PageBench bench;
        ReconcilePage page(bench.context(), nullptr);
        bench.open(page);
        auto* parts = child<ui::ReadingParts>(page, "reconcile");
        auto* reader = page.findChild<ui::Reader*>();
        for (const QSize size : {QSize(1340, 830), QSize(1180, 650), QSize(1000, 560), QSize(720, 420)}) {
            page.resize(size);
            parts->setSizes({100, 100, 3000});
            QCoreApplication::processEvents();
            INFO(size.width() << " " << font.pointSizeF());
            REQUIRE(page.size() == size);
            CHECK(reader->text().viewport()->width() >= least);
            CHECK(reader->geometry().right() < parts->width());
            // A tile is whole, or not there.
            for (const char* name : {"secondVotesTile", "decidedTile", "annotatorsTile"}) {
                const auto* tile = child<ui::FigureTile>(page, name);
                CHECK((!tile->isVisible() || tile->width() >= tile->sizeHint().width()));
            }
            const auto* below = child<QScrollArea>(page, "belowVotes");
            if (below->isVisible()) {
                const QWidget* content = below->widget();
                CHECK(content->height() >= content->heightForWidth(content->width()));
                CHECK(child<QScrollArea>(page, "votes")->height() >= 6 * page.fontMetrics().lineSpacing());
            }
        }
    }
    QApplication::setFont(usual);
}

/// The part of a widget that can be seen on the page.
QRect seenOn(const QWidget& page, const QWidget& widget)
{
    return widget.isVisible() ? QRect(widget.mapTo(&page, QPoint()), widget.size()).intersected(page.rect()) : QRect();
}

TEST_CASE("With text of twice the size, text, votes and decision are within a window of 1280x720, in a meeting too")
{
    const QFont usual = QApplication::font();
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    const QSize room(1140, 610); // what the bars at that size leave of the window
    page.resize(1800, 900);
    QCoreApplication::processEvents();
    auto* parts = child<ui::ReadingParts>(page, "reconcile");
    const auto* votes = child<QScrollArea>(page, "votes");
    const auto* below = child<QScrollArea>(page, "belowVotes");
    auto* reader = page.findChild<ui::Reader*>();
    REQUIRE_FALSE(parts->isStacked());
    const QList<int> sizes = parts->sizes();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 2);
    QApplication::setFont(large);
    page.resize(room);
    QCoreApplication::processEvents();
    for (const bool meeting : {false, true, false}) {
        INFO("meeting " << meeting);
        if (meeting != child<QWidget>(page, "meetingHead")->isVisible()) {
            bench.key(Qt::Key_F11);
        }
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        REQUIRE(page.size() == room);
        const int line = QFontMetrics(large).lineSpacing();
        // In a meeting what is below the votes comes when it is wanted.
        CHECK(below->isVisible() != meeting);
        std::vector<const QWidget*> shown{reader, votes};
        if (!meeting) {
            shown.push_back(below);
        }
        for (const QWidget* part : shown) {
            CHECK(seenOn(page, *part).height() >= 5 * line);
            CHECK(seenOn(page, *part).width() == part->width());
        }
        CHECK(reader->text().viewport()->width() >= ui::ReadingLook(0).leastColumn());
        CHECK_FALSE((!meeting && votes->geometry().intersects(below->geometry())));
    }
    QApplication::setFont(usual);
    page.resize(1800, 900);
    QCoreApplication::processEvents();
    CHECK_FALSE(parts->isStacked());
    CHECK(parts->sizes().size() == sizes.size());
    CHECK(page.findChild<ui::ConflictPanel*>()->isVisible());
}

TEST_CASE("The conflicts can be hidden, stay so, and come back for what is wanted of them")
{
    {
        PageBench bench;
        ReconcilePage page(bench.context(), nullptr);
        bench.open(page);
        page.resize(1340, 830);
        const auto* panel = page.findChild<ui::ConflictPanel*>();
        CHECK(panel->isVisible());
        bench.key(Qt::Key_B, Qt::ControlModifier);
        CHECK_FALSE(panel->isVisible());
        const QString before = current(page);
        bench.key(Qt::Key_Right); // and the queue goes on
        CHECK(current(page) != before);
    }
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    page.resize(1340, 830);
    const auto* panel = page.findChild<ui::ConflictPanel*>();
    CHECK_FALSE(panel->isVisible());
    auto* back = child<QToolButton>(page, "queueBack");
    CHECK(back->isVisible());
    bench.key(Qt::Key_G); // the blocks
    CHECK(panel->isVisible());
    CHECK_FALSE(back->isVisible());
    CHECK(ui::setting(ui::settings::kConflictsShown));
    bench.key(Qt::Key_G);

    // Where there is no room for both, what is asked for is there: the list, and what a key of the decision needs.
    const QWidget* below = child<QScrollArea>(page, "belowVotes");
    auto* parts = child<ui::ReadingParts>(page, "reconcile");
    int both = 3 * ui::theme::kGrid;
    for (const int part : {1, 2}) {
        both += std::max(parts->widget(part)->minimumSizeHint().width(), parts->widget(part)->minimumWidth());
    }
    page.resize(both, 600);
    QCoreApplication::processEvents();
    REQUIRE_FALSE(panel->isVisible());
    CHECK(below->isVisible());
    QTest::mouseClick(back, Qt::LeftButton);
    QCoreApplication::processEvents();
    CHECK(panel->isVisible());
    CHECK_FALSE(below->isVisible());
    bench.key(Qt::Key_N);
    QCoreApplication::processEvents();
    CHECK(below->isVisible());
    bench.type(QStringLiteral("d"));
    CHECK(page.findChild<QPlainTextEdit*>(QStringLiteral("reason"))->toPlainText() == QStringLiteral("d"));
}
