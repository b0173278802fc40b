// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

#include "core/labelling/labelling.h"
#include "core/labelling/reading.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/training.h"
#include "core/taxonomy/edits/draft.h"
#include "tests/core/events.h"
#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/app/status_line.h"
#include "ui/core/actions.h"
#include "ui/core/jobs.h"
#include "ui/pages/label/callouts.h"
#include "ui/pages/label/progress_popup.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace accord::ui {
namespace {

using namespace test;

/// What a lead does in another process, while the window is open.
void elsewhere(LabelBench& bench, const std::function<Status(Project&, store::EventWriter&)>& what)
{
    Project other = must(Project::open(bench.file()));
    inOne(other, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(what(other, events));
        return true;
    });
    bench.settle();
}

void setRound(LabelBench& bench, const std::function<void(Round&, const Project&)>& change)
{
    elsewhere(bench, [&](Project& project, store::EventWriter& events) {
        Round round = *project.round(bench.round());
        change(round, project);
        return store::writeRound(events, bench.person("Bob"), round);
    });
}

void setState(LabelBench& bench, accord::RoundState state)
{
    setRound(bench, [&](Round& round, const Project&) { round.state = state; });
}

QString readOnly(LabelBench& bench)
{
    const auto* line = bench.page().findChild<QLabel*>(QStringLiteral("readOnly"));
    return line->isVisible() ? line->text() : QString();
}

QString shownText(const QWidget& page)
{
    QString all;
    for (const auto* label : page.findChildren<QLabel*>()) {
        all += label->isVisible() ? label->text() + QLatin1Char('\n') : QString();
    }
    return all;
}

/// The round is for training; the issues with these numbers have these references.
void makeTraining(LabelBench& bench, const std::vector<std::pair<int, std::string>>& references)
{
    setRound(bench, [](Round& round, const Project&) { round.purpose = RoundPurpose::Training; });
    Project lead = must(Project::open(bench.file()));
    for (const auto& [number, code] : references) {
        study::ReferenceLabel reference;
        reference.item = bench.item(number);
        reference.category = must(lead.categoryCoded(code)).id;
        reference.explanation = "It stops with a NaN, which is <wrong> output";
        reference.by = bench.person("Bob");
        must(study::setReference(lead, bench.round(), reference));
    }
    bench.settle();
}

QString feedbackShown(LabelBench& bench)
{
    const auto* note = bench.page().findChild<Callout*>(QStringLiteral("feedbackNote"));
    return note->isVisible() ? note->toPlainText() : QString();
}

/// Every key that says something about an issue.
void pressEverything(LabelBench& bench)
{
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_9, Qt::Key_Return, Qt::Key_X, Qt::Key_2, Qt::Key_F, Qt::Key_H,
                              Qt::Key_Question, Qt::Key_N, Qt::Key_S, Qt::Key_Delete}) {
        bench.key(key);
    }
}

TEST_CASE("a round that was closed is shown, and takes no label")
{
    LabelBench bench(3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    REQUIRE(bench.code(1) == "C.5");
    CHECK(readOnly(bench).isEmpty());
    setState(bench, accord::RoundState::Closed);
    CHECK(readOnly(bench).startsWith(QStringLiteral("This round is closed: first labels stay")));
    bench.key(Qt::Key_Left);
    REQUIRE(bench.current() == 1);
    CHECK(readOnly(bench).startsWith(QStringLiteral("This round is closed")));
    pressEverything(bench);
    CHECK(bench.page().tree().focusedCategory()->code == "C.9.ii"); // the codebook can still be read
    CHECK(bench.code(1) == "C.5");
    CHECK_FALSE(bench.label(1).flagged);
    for (int number = 2; number <= 3; ++number) {
        CHECK(bench.label(number).verdict == Verdict::None);
    }
    CHECK(bench.page().form().note()->isReadOnly());
}

TEST_CASE("a round that has not been started is read, and an observer only reads")
{
    LabelBench bench(2);
    // A state never goes back: as if nothing had been said of this round before.
    elsewhere(bench, [](Project& project, store::EventWriter&) {
        return project.database().execute("DELETE FROM event WHERE kind = 'round'");
    });
    setState(bench, accord::RoundState::Draft);
    CHECK(readOnly(bench).startsWith(QStringLiteral("This round has not been started")));
    pressEverything(bench);
    CHECK(bench.label(1).verdict == Verdict::None);
    setState(bench, accord::RoundState::Running);
    CHECK(readOnly(bench).isEmpty());
    elsewhere(bench, [&](Project& project, store::EventWriter& events) {
        Person ann = *project.person(bench.person("Ann"));
        ann.role = Role::Observer;
        return store::writePerson(events, ann.id, ann);
    });
    CHECK(readOnly(bench).startsWith(QStringLiteral("You are an observer of this study")));
    pressEverything(bench);
    CHECK(bench.label(1).verdict == Verdict::None);
    bool told = false;
    for (const auto* button : bench.window().findChildren<QToolButton*>()) {
        told = told || button->text() == QStringLiteral("Ann, observer");
    }
    CHECK(told);
}

TEST_CASE("a label that came too late is not kept, and the page says so")
{
    LabelBench bench(2);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    {
        // The window has not heard of it when Enter is pressed.
        Project other = must(Project::open(bench.file()));
        Round round = *other.round(bench.round());
        round.state = accord::RoundState::Closed;
        inOne(other, [&](store::EventWriter& events) -> Result<bool> {
            ACCORD_CHECK(store::writeRound(events, bench.person("Bob"), round));
            return true;
        });
    }
    bench.key(Qt::Key_Return);
    REQUIRE(waitFor([&] {
        return bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text().startsWith("Not kept.");
    }));
    bench.settle();
    CHECK(bench.label(1).verdict == Verdict::None);
    CHECK(bench.page().queuePanel().model().count(QueueTab::Done) == 0);
    CHECK_FALSE(bench.window().session()->notSaved().has_value()); // there is nothing left to be saved
}

TEST_CASE("my queue has what is handed to me, and where that is nothing the page says so")
{
    LabelBench bench(4);
    const std::vector<ItemId> all{bench.item(1), bench.item(2), bench.item(3), bench.item(4)};
    const std::vector<ItemId> two{all[3], all[1]};
    const std::vector<ItemId> one{all[2]};
    elsewhere(bench, [&](Project&, store::EventWriter& events) {
        return store::assign(events, bench.person("Bob"), bench.round(), bench.person("Ann"), {two, {}});
    });
    QueueModel& queue = bench.page().queuePanel().model();
    CHECK(queue.count(QueueTab::All) == 2);
    CHECK(queue.entry(all[0]) == nullptr);
    CHECK((bench.current() == 2 || bench.current() == 4));
    elsewhere(bench, [&](Project&, store::EventWriter& events) {
        return store::assign(events, bench.person("Bob"), bench.round(), bench.person("Ann"), {{}, two});
    });
    CHECK(shownText(bench.page()).contains(QStringLiteral("Nothing of “Pilot” is for you")));
    CHECK(shownText(bench.page()).contains(QStringLiteral("No issue of this round is handed to you.")));
    elsewhere(bench, [&](Project&, store::EventWriter& events) {
        return store::assign(events, bench.person("Bob"), bench.round(), bench.person("Ann"), {one, {}});
    });
    CHECK(bench.current() == 3);
}

TEST_CASE("the reasons for not for this study are the study's")
{
    LabelBench bench(3);
    bench.key(Qt::Key_X);
    QStringList offered;
    for (const auto* button : bench.page().findChildren<QPushButton*>()) {
        if (button->isVisible() && button->text().at(0).isDigit()) {
            offered << button->text();
        }
    }
    CHECK(offered == QStringList{QStringLiteral("1  On the subject, without anything that is studied"),
                                 QStringLiteral("2  Keyword only in a name, path or commit"),
                                 QStringLiteral("3  Named like it, but not it")});
    bench.key(Qt::Key_4); // there is none
    CHECK(bench.current() == 1);
    bench.key(Qt::Key_1);
    CHECK(bench.label(1).exclusion == Exclusion::NothingStudied);
    elsewhere(bench, [&](Project& project, store::EventWriter& events) {
        StudySettings settings = project.settings();
        settings.reasons.push_back({static_cast<Exclusion>(kFirstOwnReason), "Only a translation"});
        return store::writeStudySettings(events, bench.person("Bob"), settings);
    });
    bench.key(Qt::Key_X);
    bench.key(Qt::Key_4);
    CHECK(bench.label(2).exclusion == static_cast<Exclusion>(kFirstOwnReason));
    bench.key(Qt::Key_Left);
    CHECK(bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text() ==
          QStringLiteral("Not for this study. Only a translation."));
}

TEST_CASE("a running round goes on with its own codebook, and the foot of the window says which")
{
    LabelBench bench(2);
    setRound(bench, [](Round& round, const Project& project) { round.codebook = project.codebook(); });
    elsewhere(bench, [&](Project& project, store::EventWriter& events) -> Status {
        std::vector<Category> categories = project.taxonomy()->categories();
        for (Category& category : categories) {
            category.name = category.code == "C.5" ? std::string("Quite another name") : category.name;
        }
        ACCORD_TRY(Taxonomy next, Taxonomy::build(std::move(categories)));
        ACCORD_TRY(const CodebookId version, writeCodebookVersion(project.database(), events,
                                                                  {bench.person("Bob"), std::move(next), "Tests", ""}));
        CHECK(version.valid());
        return {};
    });
    REQUIRE(bench.project().codebookNumber() == 2);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    CHECK(bench.page().tree().focusedCategory()->name != "Quite another name");
    CHECK(shownText(bench.window().statusLine()).contains(QStringLiteral("Codebook 1")));
    bench.key(Qt::Key_Return);
    bench.settle();
    const auto label =
        must(labelling::currentLabel(bench.project(), bench.round(), bench.item(1), bench.person("Ann")));
    CHECK(bench.project().codebookNumber(label->codebook) == 1);
    setRound(bench, [](Round& round, const Project& project) { round.codebook = project.codebook(); });
    CHECK(shownText(bench.window().statusLine()).contains(QStringLiteral("Codebook 2")));
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    CHECK(bench.page().tree().focusedCategory()->name == "Quite another name");
}

TEST_CASE("my progress is a key away, and any key ends it")
{
    LabelBench bench(3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    bench.settle();
    bench.key(Qt::Key_I);
    auto* popup = qobject_cast<ProgressPopup*>(QApplication::activePopupWidget());
    REQUIRE(popup != nullptr);
    REQUIRE(waitFor([&] { return popup->text().contains(QStringLiteral("1 of 3")); }));
    CHECK(popup->text().contains(QStringLiteral("Pilot")));
    QTest::keyClick(popup, Qt::Key_X);
    CHECK(QApplication::activePopupWidget() == nullptr);
    CHECK(bench.current() == 2); // and does nothing else
    CHECK(bench.label(2).verdict == Verdict::None);
}

TEST_CASE("a training item tells at once whether and why a label differs from its reference")
{
    LabelBench bench(3, true);
    makeTraining(bench, {{1, "C.5"}, {2, "C.5"}});
    const auto shown = [&] { return feedbackShown(bench); };
    CHECK(shown().isEmpty()); // nothing of the reference before there is a label
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    QWidget* focused = QApplication::focusWidget();
    bench.key(Qt::Key_Return);
    REQUIRE(waitFor([&] { return !shown().isEmpty(); }));
    CHECK(bench.current() == 1); // to be read
    CHECK(QApplication::focusWidget() == focused);
    CHECK(shown().contains(QStringLiteral("Like the reference: C.5")));
    CHECK(shown().contains(QStringLiteral("It stops with a NaN, which is <wrong> output")));
    CHECK(shown().contains(QStringLiteral("1 of 1 right so far (100 %)")));
    bench.key(Qt::Key_Return);
    REQUIRE(bench.current() == 2);
    CHECK(shown().isEmpty());

    bench.key(Qt::Key_A);
    bench.key(Qt::Key_2);
    bench.key(Qt::Key_Return);
    REQUIRE(waitFor([&] { return !shown().isEmpty(); }));
    CHECK(shown().contains(QStringLiteral("It differs from the reference, in the type.")));
    CHECK(shown().contains(QStringLiteral("Your first label: A.2")));
    CHECK(shown().contains(QStringLiteral("1 of 2 right so far (50 %)")));
    bench.key(Qt::Key_Right);
    REQUIRE(bench.current() == 3);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return); // without a reference there is nothing to wait for
    REQUIRE(waitFor([&] {
        return bench.page().findChild<QLabel*>(QStringLiteral("verdictLine"))->text() ==
               QStringLiteral("This was the last one to do here.");
    }));
    bench.key(Qt::Key_Home);
    REQUIRE(waitFor([&] { return shown().contains(QStringLiteral("Like the reference")); }));
}

TEST_CASE("an answer to what was asked before a label does not take the place of its feedback")
{
    LabelBench bench(2, true);
    makeTraining(bench, {{1, "C.5"}});
    Project other = must(Project::open(bench.file()));
    // As long as somebody else writes, the label is not kept.
    std::optional<sqlite::Transaction> writing(must(sqlite::Transaction::begin(other.database())));
    // The question is asked when the issue is shown again; no turn of the event loop answers it before the label.
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Left, Qt::Key_C, Qt::Key_5, Qt::Key_Return}) {
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    REQUIRE(bench.window().session()->jobs().anyRunning());
    REQUIRE(waitFor([&] { return !bench.window().session()->jobs().anyRunning(); }));
    REQUIRE(bench.window().session()->pendingWrites() == 1);
    CHECK(bench.current() == 1);
    CHECK(feedbackShown(bench).isEmpty());
    writing.reset();
    REQUIRE(waitFor([&] { return !feedbackShown(bench).isEmpty(); }));
    CHECK(bench.current() == 1);
    CHECK(feedbackShown(bench).contains(QStringLiteral("Like the reference: C.5")));
}

TEST_CASE("labels from before a change of meaning come back with the old and the new words")
{
    LabelBench bench(3);
    for (int number = 1; number <= 2; ++number) {
        bench.key(Qt::Key_C);
        bench.key(number == 1 ? Qt::Key_5 : Qt::Key_1);
        bench.key(Qt::Key_Return);
    }
    bench.settle();
    const auto* tabs = bench.page().findChild<QTabBar*>();
    const int again = static_cast<int>(QueueTab::Again);
    CHECK_FALSE(tabs->isTabVisible(again));
    {
        Project lead = must(Project::open(bench.file()));
        const auto edits = must(taxonomy::parseEdits("define C.5 definition \"Only numbers that are wrong\" meaning"));
        (void)must(taxonomy::applyEdits(lead, edits, bench.person("Bob"), "sharper"));
    }
    bench.settle();
    CHECK(tabs->isTabVisible(again));
    CHECK(tabs->tabText(again) == QStringLiteral("Again 1"));
    QueuePanel& panel = bench.page().queuePanel();
    panel.setTab(QueueTab::Again);
    REQUIRE(panel.model().rowCount() == 1);
    CHECK(panel.model().itemAt(0) == bench.item(1));
    bench.key(Qt::Key_Home);
    REQUIRE(bench.current() == 1);
    const auto* note = bench.page().findChild<Callout*>(QStringLiteral("againNote"));
    REQUIRE(note->isVisible());
    CHECK(note->toPlainText().contains(
        QStringLiteral("means something else since you labelled this (codebook 1, now 2)")));
    CHECK(note->toPlainText().contains(QStringLiteral("Only numbers that are wrong")));

    // A flag says nothing about the meaning.
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(panel.model().count(QueueTab::Again) == 1);
    CHECK(note->isVisible());
    bench.key(Qt::Key_Return); // the same once more
    bench.settle();
    CHECK_FALSE(note->isVisible());
    CHECK(panel.model().count(QueueTab::Again) == 0);
    const auto label =
        must(labelling::currentLabel(bench.project(), bench.round(), bench.item(1), bench.person("Ann")));
    CHECK(bench.project().codebookNumber(label->codebook) == 2);
    CHECK(label->content.flagged);
    CHECK(bench.code(1) == "C.5");
}

TEST_CASE("what is to be looked at again can be labelled after the round was closed, and nothing else")
{
    LabelBench bench(2);
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    bench.settle();
    setState(bench, accord::RoundState::Closed);
    {
        Project lead = must(Project::open(bench.file()));
        const auto edits = must(taxonomy::parseEdits("define C.5 definition \"Only numbers that are wrong\" meaning"));
        (void)must(taxonomy::applyEdits(lead, edits, bench.person("Bob"), "sharper"));
    }
    bench.settle();
    CHECK_FALSE(readOnly(bench).isEmpty());
    bench.key(Qt::Key_Left);
    REQUIRE(bench.current() == 1);
    CHECK(readOnly(bench).isEmpty());
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    CHECK(bench.code(1) == "C.1");
    bench.key(Qt::Key_Right);
    CHECK(bench.current() == 2);
    CHECK_FALSE(readOnly(bench).isEmpty());
}

TEST_CASE("nothing on the page tells that an issue is a repeat")
{
    LabelBench bench(2);
    {
        Project other = must(Project::open(bench.file()));
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(other.database()));
        store::ItemWriter items = must(store::ItemWriter::begin(other.database(), bench.round()));
        (void)must(items.add(must(labelling::issueOf(other, bench.item(1))), 2));
        must(transaction.commit());
        setRound(bench, [](Round& round, const Project&) { round.overlap = 0; }); // a change that the window hears of
    }
    QueueModel& queue = bench.page().queuePanel().model();
    REQUIRE(queue.count(QueueTab::All) == 3);
    bench.key(Qt::Key_End);
    const QModelIndex first = queue.index(0);
    const QModelIndex repeat = queue.index(2);
    REQUIRE(waitFor([&] {
        return !queue.data(first, QueueModel::NameRole).toString().isEmpty() &&
               !queue.data(repeat, QueueModel::NameRole).toString().isEmpty();
    }));
    for (const int role : {static_cast<int>(QueueModel::NameRole), static_cast<int>(QueueModel::TitleRole),
                           static_cast<int>(Qt::DisplayRole), static_cast<int>(Qt::ToolTipRole)}) {
        CHECK(queue.data(first, role).toString() == queue.data(repeat, role).toString());
    }
    CHECK_FALSE(shownText(bench.window()).contains(QStringLiteral("repeat"), Qt::CaseInsensitive));
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    CHECK(bench.window().undo().undoText() == QStringLiteral("Label tests#1 as C.5"));
    CHECK(bench.label(1).verdict == Verdict::None); // it was the repeat that got the label
}

} // namespace
} // namespace accord::ui
