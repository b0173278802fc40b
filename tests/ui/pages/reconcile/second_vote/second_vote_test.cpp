// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include "core/reconcile/second_votes.h"
#include "tests/core/must.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/pages/reconcile/voting.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/queue/conflict_filter.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/pages/reconcile/second_vote/ballot_panel.h"
#include "ui/pages/reconcile/second_vote_dialog.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"

using namespace accord;
using namespace accord::test;
using ui::ReconcilePage;

namespace {

/// The page with the first conflict on it: vllm#3, which has no majority. Ann sits at it.
struct Voting : PageBench
{
    Voting()
        : page(context(), nullptr)
    {
        open(page);
    }

    /// A key while a popup is open, which gets it from the window system.
    static void popupKey(Qt::Key pressed)
    {
        QWidget* popup = QApplication::activePopupWidget();
        REQUIRE(popup != nullptr);
        auto* people = popup->findChild<QListWidget*>();
        QTest::keyClick(people != nullptr ? people : popup, pressed);
    }

    /// The offscreen platform makes a popup the active window, and none when it closes.
    void backFromPopup()
    {
        settle();
        page.activateWindow();
        REQUIRE(waitUntilActive(&page));
    }

    /// A second vote by keys, among those who label in the round.
    void begin()
    {
        key(Qt::Key_V);
        popupKey(Qt::Key_Return);
        backFromPopup();
    }

    [[nodiscard]] SecondVote newest(const std::string& number)
    {
        const auto found = reconcile::newestSecondVote(session->project(), round, item(number));
        REQUIRE(found.ok());
        REQUIRE(found->has_value());
        return **found;
    }

    /// What somebody votes at another machine.
    void voteElsewhere(const std::string& number, const std::string& name, const std::string& code,
                       const std::string& note = {})
    {
        auto other = Project::open(file());
        REQUIRE(other.ok());
        const VoteContent content{Verdict::Category, category(code), Exclusion::None, note};
        REQUIRE(reconcile::cast(*other, newest(number).id, person(name), content).ok());
        settle();
    }

    [[nodiscard]] QString current() const
    {
        return child<QListView>(page, "queue")->currentIndex().data(ui::ConflictModel::NumberRole).toString();
    }

    [[nodiscard]] bool ballotShown() const { return page.findChild<ui::BallotPanel*>()->isVisible(); }
    [[nodiscard]] QString label(const char* name) const { return child<QLabel>(page, name)->text(); }

    [[nodiscard]] int chosenRow() const
    {
        const auto rows = page.findChildren<ui::VoteRow*>();
        for (int i = 0; i < rows.size(); ++i) {
            if (rows[i]->isChosen()) {
                return i;
            }
        }
        return -1;
    }

    /// Everything that can be read below the first labels.
    [[nodiscard]] QString ballotTexts() const
    {
        QString all;
        const auto* ballot = page.findChild<ui::BallotPanel*>();
        for (const QLabel* text : ballot->findChildren<QLabel*>()) {
            all += text->text() + QLatin1Char('\n');
        }
        for (const QLineEdit* text : ballot->findChildren<QLineEdit*>()) {
            all += text->text() + QLatin1Char('\n');
        }
        return all;
    }

    ReconcilePage page;
};

} // namespace

TEST_CASE("Second vote: each at their own machine, by keys, unseen until it is revealed")
{
    Voting bench;
    REQUIRE(bench.current() == "vllm#3");
    CHECK_FALSE(bench.ballotShown());
    bench.begin();
    CHECK(bench.newest("3").takingPart.size() == 4);
    CHECK(bench.ballotShown());
    CHECK(bench.label("ballotHead").contains("0 of 4 have voted"));

    bench.voteElsewhere("3", "Bob", "C.5", "quokkas nest in it");
    CHECK(bench.label("ballotHead").contains("1 of 4 have voted"));
    CHECK_FALSE(bench.ballotTexts().contains("C.5"));
    CHECK_FALSE(bench.ballotTexts().contains("quokkas"));
    CHECK(bench.page.findChild<ui::RevealView*>() == nullptr);

    bench.key(Qt::Key_1); // A.2, as before
    bench.key(Qt::Key_N);
    bench.type("it asks for docs");
    bench.voteElsewhere("3", "Cy", "C.9"); // comes in between, and takes nothing away
    CHECK(bench.label("ballotChoice").contains("A.2"));
    CHECK(child<QLineEdit>(bench.page, "ballotNote")->text() == "it asks for docs");
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.label("ballotHead").contains("3 of 4 have voted"));
    CHECK(bench.label("voter").contains("You voted: A.2"));
    CHECK(bench.chosenRow() == -1);
    CHECK(bench.decided() == 0);

    bench.voteElsewhere("3", "Dee", "C.9");
    CHECK(bench.label("ballotHead").contains("all 4 have voted"));
    bench.key(Qt::Key_E);
    bench.settle();
    CHECK_FALSE(bench.ballotShown());
    const QString head = bench.label("revealHead");
    CHECK(head.contains("<b>C.9</b> leads with 2 of 4"));
    CHECK(head.contains("2 changed their minds"));
    CHECK(bench.current() == "vllm#3");

    // As voted: no reason is asked for; that it is decided as voted is one key.
    CHECK(child<QComboBox>(bench.page, "method")->currentText() == "Not said");
    bench.key(Qt::Key_M);
    CHECK(child<QComboBox>(bench.page, "method")->currentText() == "Second vote");
    bench.key(Qt::Key_Return);
    bench.settle();
    const DecisionContent decision = bench.decision("3");
    CHECK(decision.method == Method::SecondVote);
    CHECK(decision.secondVote == bench.newest("3").id);
    CHECK(decision.takingPart.size() == 4);
    CHECK(decision.category == bench.category("C.9"));
}

TEST_CASE("Second vote: a note that is being typed is kept until one has voted, for oneself alone")
{
    Voting bench;
    bench.begin();
    auto* note = child<QLineEdit>(bench.page, "ballotNote");
    const auto show = [&](const std::string& number) { bench.page.show(ui::ReconcileTarget{bench.item(number)}); };
    bench.key(Qt::Key_N);
    bench.type("quokkas nest in it");
    CHECK(bench.session->unsaved() == ui::Unsaved::Typing);
    REQUIRE(waitFor([&] { return bench.session->unsaved() == ui::Unsaved::Kept; }));
    show("4");
    CHECK(note->text().isEmpty());
    show("3");
    CHECK(note->text() == "quokkas nest in it");
    // Where one keyboard goes round it is nobody's.
    bench.page.setFocus();
    bench.key(Qt::Key_P);
    CHECK_FALSE(bench.ballotTexts().contains("quokkas"));
    bench.key(Qt::Key_N);
    bench.type("wombats");
    CHECK(bench.session->unsaved() == ui::Unsaved::Nothing);
    show("4");
    show("3");
    CHECK(note->text() == "quokkas nest in it");

    bench.page.setFocus();
    bench.key(Qt::Key_2);
    bench.key(Qt::Key_Return);
    bench.settle();
    show("4");
    show("3");
    CHECK(note->text().isEmpty());
    CHECK(bench.session->unsaved() == ui::Unsaved::Nothing);
}

TEST_CASE("Second vote: one keyboard goes round, and nothing of a vote stays on the screen")
{
    Voting bench;
    bench.begin();
    bench.key(Qt::Key_P);
    for (const auto& [who, what] :
         {std::pair{"Ann", Qt::Key_3}, std::pair{"Bob", Qt::Key_1}, std::pair{"Cy", Qt::Key_Z}}) {
        CHECK(bench.label("voter").contains(QString("<b>%1</b>, your vote").arg(QLatin1String(who))));
        CHECK(bench.label("ballotChoice").contains("does not show which one"));
        // What is to be said first, with a note; the number is the vote.
        bench.key(Qt::Key_N);
        bench.type("a secret");
        CHECK(child<QLineEdit>(bench.page, "ballotNote")->displayText().contains("secret") == false);
        bench.key(Qt::Key_Return);
        bench.key(what);
        CHECK(bench.chosenRow() == -1);
        CHECK_FALSE(bench.ballotTexts().contains("C.9"));
        CHECK_FALSE(bench.ballotTexts().contains("secret"));
        CHECK_FALSE(bench.ballotTexts().contains("None of these"));
    }
    bench.settle();
    CHECK(bench.label("voter").contains("Cy has voted."));
    CHECK(bench.label("voter").contains("<b>Dee</b>, your vote"));
    CHECK(bench.newest("3").voted.size() == 3);
    CHECK(bench.label("ballotHead").contains("3 of 4 have voted"));

    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_E);
    bench.settle();
    REQUIRE_FALSE(bench.prompts.asked.isEmpty());
    CHECK(bench.prompts.asked.last().contains("Dee"));
    const SecondVote revealed = bench.newest("3");
    REQUIRE(revealed.votes.size() == 3);
    CHECK(revealed.votes[2].content.verdict == Verdict::NoneOfThese);
    CHECK(revealed.votes[2].content.note == "a secret");
    CHECK(bench.label("revealHead").contains("no choice leads"));
}

TEST_CASE("Second vote: whoever has the keyboard can have shown what they choose, until the next one has it")
{
    Voting bench;
    bench.begin();
    bench.key(Qt::Key_P);
    auto* show = child<QCheckBox>(bench.page, "showChoice");
    show->click();
    bench.page.setFocus();
    bench.key(Qt::Key_2);
    CHECK(bench.chosenRow() == 1);
    CHECK_FALSE(bench.label("ballotChoice").contains("not shown"));
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.newest("3").voted.size() == 1);
    CHECK_FALSE(show->isChecked());
    bench.key(Qt::Key_1);
    CHECK(bench.chosenRow() == -1);
    bench.settle();
    CHECK(bench.newest("3").voted.size() == 2);
}

TEST_CASE("Second vote: eight votes at one keyboard are a key each, Enter reveals them and takes the leader")
{
    Voting bench;
    int keys = 0;
    const auto press = [&](Qt::Key key) {
        bench.key(key);
        ++keys;
    };
    const auto round = [&](const std::string& number, const std::vector<Qt::Key>& votes) {
        press(Qt::Key_V);
        Voting::popupKey(Qt::Key_Return);
        ++keys;
        bench.backFromPopup();
        press(Qt::Key_P);
        for (const Qt::Key vote : votes) {
            press(vote);
        }
        CHECK(bench.ballotTexts().contains("All have voted."));
        press(Qt::Key_Return); // reveals
        bench.settle();
        CHECK(bench.newest(number).state == SecondVoteState::Revealed);
        CHECK(bench.newest(number).votes.size() == 4);
        CHECK(bench.chosenRow() >= 0); // the leader
        press(Qt::Key_M);              // as voted
        press(Qt::Key_Return);         // takes it
        bench.settle();
        CHECK(bench.decision(number).state == DecisionState::Decided);
        CHECK(bench.decision(number).method == Method::SecondVote);
    };
    REQUIRE(bench.current() == "vllm#3");
    // In the order of the codebook: A.2, B.1, C.9.
    round("3", {Qt::Key_3, Qt::Key_3, Qt::Key_3, Qt::Key_1});
    CHECK(bench.decision("3").category == bench.category("C.9"));
    REQUIRE(bench.current() == "vllm#4");
    round("4", {Qt::Key_1, Qt::Key_2, Qt::Key_1, Qt::Key_1});
    CHECK(bench.decision("4").category == bench.category("C.5"));
    CHECK(keys == 20); // for both, decisions included
}

TEST_CASE("Second vote: first labels and the majority are not in view before it is revealed")
{
    Voting bench;
    const auto texts = [&] {
        QString all;
        for (const QLabel* text : bench.page.findChild<ui::VotesPanel*>()->findChildren<QLabel*>()) {
            all += text->text() + QLatin1Char('\n');
        }
        return all;
    };
    const auto avatars = [&] { return bench.page.findChild<ui::VotesPanel*>()->findChildren<ui::Avatar*>().size(); };
    const auto row = [&] {
        return child<QListView>(bench.page, "queue")->currentIndex().data(ui::ConflictModel::VotesRole).toStringList();
    };
    REQUIRE(texts().contains("2 of 4"));
    REQUIRE(avatars() == 4);
    REQUIRE(row().contains(QString::fromUtf8("C.9×2")));
    bench.begin();
    CHECK_FALSE(texts().contains("of 4"));
    CHECK(avatars() == 0);
    CHECK_FALSE(row().join(QString()).contains("C.9"));
    const auto rows = bench.page.findChildren<ui::VoteRow*>();
    REQUIRE(rows.size() == 3);
    CHECK(rows[0]->accessibleName().startsWith("A.2")); // of the codebook, not of the votes
    CHECK(rows[2]->accessibleName().startsWith("C.9"));
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_V, Qt::ShiftModifier);
    bench.settle();
    CHECK(texts().contains("2 of 4"));
    CHECK(row().contains(QString::fromUtf8("C.9×2")));
}

TEST_CASE("Second vote: a leader that another window revealed is not taken by a key that was meant for the ballot")
{
    Voting bench;
    bench.begin();
    const Uuid vote = bench.newest("3").id;
    for (const char* name : {"Ann", "Bob", "Cy", "Dee"}) {
        bench.voteElsewhere("3", name, "C.9");
    }
    revealVote(bench, vote);
    bench.settle();
    REQUIRE_FALSE(bench.ballotShown());
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.decision("3").state == DecisionState::Open);
}

TEST_CASE("Second vote: asked for over any page, one after the other, two keys each")
{
    Voting bench;
    // Opened elsewhere, among Ann and Bob.
    openVote(bench, "3");
    openVote(bench, "4");
    bench.settle();
    QWidget other;
    other.show();
    const QPointer<ui::SecondVoteDialog> opened = new ui::SecondVoteDialog(bench.context(), &other);
    ui::SecondVoteDialog& dialog = *opened; // until it is closed
    dialog.open();
    REQUIRE(waitUntilActive(&dialog));
    const auto key = [&](Qt::Key pressed) {
        QTest::keyClick(dialog.focusWidget() != nullptr ? dialog.focusWidget() : &dialog, pressed);
    };
    REQUIRE(dialog.item() == bench.item("3"));
    QString all;
    for (const QLabel* text : dialog.findChild<ui::VotesPanel*>()->findChildren<QLabel*>()) {
        all += text->text();
    }
    CHECK_FALSE(all.contains("of 4"));
    key(Qt::Key_3);
    key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.newest("3").voted == std::vector{bench.person("Ann")});
    REQUIRE(dialog.item() == bench.item("4"));
    CHECK(dialog.isVisible());
    key(Qt::Key_1);
    key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.newest("4").voted == std::vector{bench.person("Ann")});
    CHECK((opened.isNull() || !opened->isVisible()));
    CHECK(bench.decided() == 0);
}

TEST_CASE("Second vote: what is revealed, and the votes on the next issue, are read from their beginning")
{
    Voting bench;
    bench.page.resize(1200, 560);
    auto* votes = child<QScrollArea>(bench.page, "votes")->verticalScrollBar();
    REQUIRE(waitFor([&] { return votes->maximum() > 0; }));
    bench.begin();
    for (const char* name : {"Ann", "Bob", "Cy", "Dee"}) {
        bench.voteElsewhere("3", name, "B.1"); // the last row
    }
    votes->setValue(votes->maximum());
    bench.key(Qt::Key_E);
    bench.settle();
    const auto* reveal = bench.page.findChild<ui::RevealView*>();
    REQUIRE(reveal != nullptr);
    REQUIRE(bench.chosenRow() >= 0);
    CHECK(votes->value() == 0);
    int stayed = 0;
    for (const QLabel* text : reveal->findChildren<QLabel*>()) {
        if (text->text().startsWith("Stayed with")) {
            ++stayed;
            CHECK(text->height() < 2 * text->fontMetrics().height()); // the code is in one line
        }
    }
    CHECK(stayed == 1);
    votes->setValue(votes->maximum());
    bench.key(Qt::Key_Return);
    bench.settle();
    REQUIRE(bench.current() != "vllm#3");
    CHECK(votes->value() == 0);
}

TEST_CASE("Second vote: asked for over any page it is of one person, and no keyboard goes round")
{
    Voting bench;
    openVote(bench, "3");
    openVote(bench, "4");
    bench.settle();
    QWidget other;
    other.show();
    const QPointer<ui::SecondVoteDialog> opened = new ui::SecondVoteDialog(bench.context(), &other);
    ui::SecondVoteDialog& dialog = *opened; // until it is closed
    dialog.open();
    REQUIRE(waitUntilActive(&dialog));
    const auto handOver = [&] { return dialog.findChild<QPushButton*>(QStringLiteral("reconcile.handOver")); };
    REQUIRE(handOver() != nullptr);
    CHECK_FALSE(handOver()->isVisible());
    REQUIRE(dialog.focusWidget() != nullptr);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_P); // asks nobody by name
    // One may be left for later.
    QTest::keyClick(dialog.focusWidget(), Qt::Key_W);
    REQUIRE(dialog.item() == bench.item("4"));
    QTest::keyClick(dialog.focusWidget(), Qt::Key_W);
    REQUIRE(dialog.item() == bench.item("3"));
    // Still hidden with the next one; the vote is of who sits here.
    QTest::keyClick(dialog.focusWidget(), Qt::Key_3);
    QTest::keyClick(dialog.focusWidget(), Qt::Key_Return);
    bench.settle();
    CHECK(bench.newest("3").voted == std::vector{bench.person("Ann")});
    REQUIRE(dialog.item() == bench.item("4"));
    CHECK_FALSE(handOver()->isVisible());
}

TEST_CASE("Second vote: vote again, call it off, and who takes part is chosen")
{
    Voting bench;
    bench.begin();
    for (const char* name : {"Ann", "Bob", "Cy", "Dee"}) {
        bench.voteElsewhere("3", name, "C.9");
    }
    bench.key(Qt::Key_E);
    bench.settle();
    const Uuid first = bench.newest("3").id;

    bench.key(Qt::Key_V);
    auto* people = bench.page.findChild<QListWidget*>(QStringLiteral("people"));
    REQUIRE(people != nullptr);
    CHECK(people->count() == 4);
    Voting::popupKey(Qt::Key_Space); // Ann stays out
    Voting::popupKey(Qt::Key_Return);
    bench.backFromPopup();
    CHECK(bench.newest("3").id != first);
    CHECK(bench.newest("3").takingPart.size() == 3);
    CHECK(bench.page.findChild<ui::RevealView*>() == nullptr); // the earlier one would lead people
    CHECK(bench.ballotTexts().contains("You do not take part"));
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.newest("3").voted.empty());

    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_V, Qt::ShiftModifier);
    bench.settle();
    CHECK(bench.newest("3").state == SecondVoteState::CalledOff);
    CHECK_FALSE(bench.ballotShown());
    CHECK(bench.page.findChild<ui::RevealView*>() != nullptr);
}

TEST_CASE("Second vote: on a block, from one to the next that waits")
{
    Voting bench;
    auto* filter = bench.page.findChild<ui::ConflictFilter*>();
    REQUIRE(filter != nullptr);
    reconcile::Filter block;
    block.block = reconcile::BlockKey{bench.category("C.5"), bench.category("C.9")};
    filter->set(block);
    bench.settle();
    REQUIRE(bench.current() == "vllm#4");
    bench.key(Qt::Key_V);
    Voting::popupKey(Qt::Key_B);
    Voting::popupKey(Qt::Key_Return);
    bench.backFromPopup();
    CHECK(bench.newest("4").state == SecondVoteState::Open);
    CHECK(bench.newest("2").state == SecondVoteState::Open);
    CHECK(child<QLabel>(bench.page, "waitingVotes")->text() == "One waits for your vote");
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(bench.newest("4").voted.size() == 1);
    CHECK(bench.current() == "vllm#2");
    CHECK(child<QLabel>(bench.page, "waitingVotes")->isHidden());
}

TEST_CASE("Deciding against the majority needs a reason; earlier ones are offered")
{
    Voting bench;
    bench.decideElsewhere("6", "C.9"); // "Talked it over"
    bench.settle();
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    REQUIRE(bench.current() == "vllm#2");
    bench.key(Qt::Key_2); // C.5, one of four
    CHECK(bench.label("reasonHint").contains("needed: not the majority"));
    bench.key(Qt::Key_M);
    CHECK(child<QComboBox>(bench.page, "method")->currentText() == "One decides for all");
    bench.key(Qt::Key_Return);
    CHECK(bench.label("reasonHint").contains("Say why: not the majority"));
    auto* reason = child<QPlainTextEdit>(bench.page, "reason");
    CHECK(reason->hasFocus());
    bench.type("talk");
    REQUIRE(waitFor([] { return QApplication::activePopupWidget() != nullptr; }));
    Voting::popupKey(Qt::Key_Down);
    Voting::popupKey(Qt::Key_Return);
    bench.backFromPopup();
    CHECK(reason->toPlainText() == "Talked it over");
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.decision("2").category == bench.category("C.5"));
    CHECK(bench.decision("2").reason == "Talked it over");
    CHECK(bench.decision("2").method == Method::Lead);
    CHECK(bench.decision("2").takingPart == std::vector{bench.person("Ann")});
}

TEST_CASE("None of these is decided by a key and shown with how it came about")
{
    Voting bench;
    bench.key(Qt::Key_Z);
    bench.key(Qt::Key_N);
    bench.type("a topic of its own");
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.decision("3").verdict == Verdict::NoneOfThese);
    CHECK(bench.undo.undoText() == "Decide vllm#3 as none of these");
    bench.key(Qt::Key_Left);
    CHECK(bench.label("currentDecision").contains("None of these"));
    CHECK(bench.label("currentDecision").contains("How: not said"));
    CHECK(bench.decision("3").takingPart.empty());
    bench.undo.undo();
    bench.settle();
    CHECK(bench.decision("3").state == DecisionState::Open);
}

TEST_CASE("Second vote: what is called off or revealed is the one that the question was about")
{
    Voting bench;
    const Uuid first = openVote(bench, "3");
    castVote(bench, first, "Ann", "C.9");
    bench.settle();
    REQUIRE(bench.newest("3").id == first);
    Uuid second;
    // Somebody else calls it off and opens another one, with a vote in it.
    const auto another = [&] {
        Project other = must(Project::open(bench.file()));
        must(reconcile::callOff(other, bench.newest("3").id, bench.person("Bob")));
        second = openVote(bench, "3");
        castVote(bench, second, "Ann", "C.9");
        bench.session->poll();
        CHECK(bench.newest("3").id == second);
    };
    for (const char* what : {"reconcile.reveal", "reconcile.callOff"}) {
        INFO(what);
        bench.prompts.expectConfirm(true, another);
        bench.actions.action(QString::fromLatin1(what))->trigger();
        bench.settle();
        CHECK(bench.prompts.allAsked());
        CHECK(bench.newest("3").id == second);
        CHECK(bench.newest("3").state == SecondVoteState::Open);
    }
}
