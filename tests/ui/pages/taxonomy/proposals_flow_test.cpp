// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolButton>

#include "core/study/lifecycle.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/must.h"
#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/queue/conflict_model.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/pages/taxonomy/proposal_dialogs.h"
#include "ui/pages/taxonomy/proposals_panel.h"
#include "ui/widgets/notification_bar.h"

using namespace accord;
using test::LabelBench;
using test::must;
using test::waitFor;

namespace {

void activate(QWidget& window)
{
    window.activateWindow();
    REQUIRE(waitFor([&] { return QApplication::activeWindow() == &window; }));
}

/// The dialog of that name which is in front of everything.
template <class Dialog = QDialog>
Dialog* inFront(LabelBench& bench, const char* name)
{
    auto* found = bench.window().findChild<Dialog*>(QString::fromLatin1(name));
    REQUIRE(found != nullptr);
    activate(*found);
    return found;
}

/// The list of proposals, on the Taxonomy page.
QWidget* list(LabelBench& bench)
{
    auto* found = bench.window().findChild<QWidget*>(QStringLiteral("proposalsPanel"));
    REQUIRE(found != nullptr);
    REQUIRE(waitFor([&] { return found->isVisible(); }));
    activate(bench.window());
    return found;
}

/// The keyboard is on the page again.
void backToPage(LabelBench& bench)
{
    activate(bench.window());
    bench.window().currentPage()->setFocus();
    bench.window().currentPage()->enter();
    QCoreApplication::processEvents();
}

template <class Part>
Part* part(const QWidget& parent, const char* name)
{
    auto* found = parent.findChild<Part*>(QString::fromLatin1(name));
    REQUIRE(found != nullptr);
    return found;
}

std::vector<taxonomy::ProposalView> all(LabelBench& bench, const std::string& viewer = {})
{
    bench.settle();
    Project project = must(Project::open(bench.file()));
    return must(taxonomy::proposals(project, viewer.empty() ? PersonId{} : bench.person(viewer)));
}

Uuid proposeElsewhere(LabelBench& bench, const std::string& name, const std::string& by, int number)
{
    Project project = must(Project::open(bench.file()));
    taxonomy::NewProposal proposal;
    proposal.content.name = name;
    proposal.content.definition = "What " + name + " means.";
    proposal.content.category = project.taxonomy()->findCode("C")->uuid;
    proposal.by = bench.person(by);
    proposal.items = {bench.item(number)};
    return must(taxonomy::propose(project, proposal));
}

void sayElsewhere(LabelBench& bench, const Uuid& id, const std::string& by, Stance stance)
{
    Project project = must(Project::open(bench.file()));
    must(taxonomy::giveOpinion(project, id, {bench.person(by), stance, "because", {}, {}}));
    bench.settle();
}

/// Ann and Bob differ on three issues, the first of which is in front on the Reconcile page.
ui::ReconcilePage* openConflicts(LabelBench& bench)
{
    for (const int number : {1, 2, 3}) {
        bench.labelElsewhere(number, "Ann", "C.5");
        bench.labelElsewhere(number, "Bob", "C.9");
    }
    bench.settle();
    bench.key(Qt::Key_2, Qt::ControlModifier);
    auto* page = qobject_cast<ui::ReconcilePage*>(bench.window().currentPage());
    REQUIRE(page != nullptr);
    REQUIRE(waitFor([&] { return bench.window().session()->liveRound() != nullptr; }));
    backToPage(bench);
    bench.key(Qt::Key_F5); // the round may have been read before there was a conflict in it
    return page;
}

QString said(LabelBench& bench, const char* name)
{
    return bench.window().notices().sentence(QString::fromLatin1(name));
}

} // namespace

TEST_CASE("A category is proposed, supported, accepted and used, by keys alone")
{
    LabelBench bench(6);
    // Walked to C.5: the new theme stands beside it, below C.
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_P);
    auto* dialog = inFront(bench, "proposeDialog");
    CHECK(part<QComboBox>(*dialog, "under")->currentText().contains(QStringLiteral("C Bug")));
    CHECK(part<QLabel>(*dialog, "raisedBy")->text().contains(QStringLiteral("tests#1")));
    CHECK(part<QPlainTextEdit>(*dialog, "examples")->toPlainText() == QStringLiteral("Loss is NaN in step 1"));
    CHECK_FALSE(part<QPushButton>(*dialog, "propose")->isEnabled());
    REQUIRE(part<QLineEdit>(*dialog, "name")->hasFocus());
    bench.type(QStringLiteral("Numerical Drift"));
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Tab);
    REQUIRE(part<QPlainTextEdit>(*dialog, "definition")->hasFocus());
    bench.type(QStringLiteral("Results differ between runs."));
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(all(bench).size() == 1);
    const Proposal made = all(bench, "Ann").front().proposal;
    CHECK(made.content.name == "Numerical Drift");
    CHECK(made.content.level == Level::Theme);
    CHECK(made.raisedBy.front().item == bench.item(1));
    CHECK(made.opinions.front().stance == Stance::For);

    // While the keyboard is in a text field P is a letter.
    backToPage(bench);
    bench.key(Qt::Key_N);
    bench.key(Qt::Key_P);
    CHECK(bench.window().findChildren<QDialog*>(QStringLiteral("proposeDialog")).isEmpty());
    bench.key(Qt::Key_Escape);

    // Another issue raises it, too.
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_Right);
    REQUIRE(bench.current() == 3);
    bench.key(Qt::Key_P);
    dialog = inFront(bench, "proposeDialog");
    bench.type(QStringLiteral("drift of num"));
    REQUIRE(part<QListWidget>(*dialog, "similar")->isVisible());
    bench.key(Qt::Key_Down);
    bench.key(Qt::Key_Return);
    REQUIRE(all(bench).size() == 1);
    CHECK(all(bench).front().proposal.raisedBy.size() == 2);

    sayElsewhere(bench, made.id, "Bob", Stance::For);
    backToPage(bench);
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    list(bench);
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    auto* acceptance = inFront(bench, "acceptDialog");
    CHECK(part<QLineEdit>(*acceptance, "code")->text() == QStringLiteral("C.11"));
    bench.key(Qt::Key_Return);
    bench.settle();
    REQUIRE(bench.project().taxonomy()->findCode("C.11") != nullptr);
    CHECK(bench.project().codebookNumber() == 2);
    CHECK(said(bench, "accepted").contains(QStringLiteral("Numerical Drift")));

    // Exactly those that raised it, and the new category at hand.
    list(bench);
    bench.key(Qt::Key_L);
    REQUIRE(bench.window().currentPage() == &bench.page());
    CHECK(bench.page().queuePanel().model().rowCount() == 2);
    CHECK(bench.current() == 1);
    CHECK(part<QLabel>(bench.page(), "queueFound")->text().contains(QStringLiteral("Numerical Drift")));
    backToPage(bench);
    for (const int key : {Qt::Key_C, Qt::Key_1, Qt::Key_1}) {
        bench.key(key);
    }
    bench.key(Qt::Key_Right);
    CHECK(bench.current() == 3);
    bench.key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    bench.key(Qt::Key_Escape);
    CHECK(bench.page().queuePanel().model().rowCount() == 6);
}

TEST_CASE("Nobody is led: opinions are shown after one's own, and the list follows what others do")
{
    LabelBench bench(3);
    const Uuid id = proposeElsewhere(bench, "Drift", "Bob", 2);
    bench.settle();
    CHECK(said(bench, "proposals") == QStringLiteral("A proposal for the codebook waits for your opinion."));
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto* proposals = list(bench);
    const auto* text = part<QTextBrowser>(*proposals, "proposalText");
    CHECK(text->toPlainText().contains(QStringLiteral("1 of 2 who are asked have given theirs")));
    CHECK_FALSE(text->toPlainText().contains(QStringLiteral("Bob: for")));
    CHECK_FALSE(part<QPushButton>(*proposals, "proposals.accept")->isEnabled());
    CHECK(part<QLabel>(*proposals, "judgeWords")->text() == QStringLiteral("Say first what you think."));

    bench.key(Qt::Key_A);
    auto* why = part<QLineEdit>(*proposals, "why");
    REQUIRE(why->hasFocus()); // being against needs a reason
    CHECK(all(bench, "Ann").front().own == Stance::None);
    bench.type(QStringLiteral("C.5 fits"));
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(all(bench, "Ann").front().own == Stance::Against);
    CHECK(said(bench, "proposals").isEmpty());
    CHECK(text->toPlainText().contains(QStringLiteral("Bob: for")));
    CHECK(text->toPlainText().contains(QStringLiteral("Ann: against – C.5 fits")));
    CHECK(part<QLabel>(*proposals, "judgeWords")->text().contains(QStringLiteral("Against it: Ann.")));

    sayElsewhere(bench, id, "Bob", Stance::Against);
    CHECK(text->toPlainText().contains(QStringLiteral("Bob: against")));
    bench.key(Qt::Key_Backspace, Qt::ControlModifier);
    REQUIRE(why->hasFocus());
    bench.type(QStringLiteral("Nobody wants it."));
    bench.key(Qt::Key_Return);
    bench.settle();
    const Proposal ended = all(bench).front().proposal;
    CHECK(ended.end.state == ProposalState::Rejected);
    CHECK(ended.end.reason == "Nobody wants it.");
    const auto* list = part<QListView>(*proposals, "proposalList");
    CHECK(list->model()->index(0, 0).data().toString().contains(QStringLiteral("Rejected")));

    // A further one comes on top, and the one that is read stays.
    const Uuid second = proposeElsewhere(bench, "显存碎片", "Bob", 3);
    bench.settle();
    CHECK(list->model()->rowCount() == 2);
    CHECK(list->currentIndex().row() == 1);
    bench.key(Qt::Key_Up);
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(all(bench, "Ann")[1].own == Stance::For);
    CHECK(text->toPlainText().contains(QStringLiteral("显存碎片")));
    CHECK(part<QPushButton>(*proposals, "proposals.accept")->isEnabled());
    CHECK(all(bench)[1].proposal.id == second);
}

TEST_CASE("What the study asks for is set in the list of proposals")
{
    LabelBench bench(2);
    (void)proposeElsewhere(bench, "Drift", "Ann", 1);
    bench.settle();
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto* proposals = list(bench);
    CHECK_FALSE(part<QPushButton>(*proposals, "proposals.accept")->isEnabled());
    auto* rule = part<QComboBox>(*proposals, "rule");
    rule->setFocus();
    bench.key(Qt::Key_End);
    bench.settle();
    CHECK(ruleText(must(taxonomy::currentRule(bench.project()))) == "lead");
    CHECK(part<QPushButton>(*proposals, "proposals.accept")->isEnabled());
}

TEST_CASE("Whoever raised a proposal is told that it was accepted while they were away")
{
    LabelBench bench(3);
    bench.labelElsewhere(2, "Ann", "C.5");
    const Uuid id = proposeElsewhere(bench, "Drift", "Ann", 2);
    sayElsewhere(bench, id, "Bob", Stance::For);
    bench.close();
    PersonId bob;
    {
        Project project = must(Project::open(bench.file()));
        bob = must(project.personNamed("Bob")).id;
        (void)must(taxonomy::accept(project, id, bob));
    }
    test::FakePrompts prompts;
    ui::MainWindow again(prompts);
    ui::Opening opening;
    opening.person = QStringLiteral("Ann");
    opening.ask = false;
    REQUIRE(again.open(bench.file(), opening).ok());
    CHECK(again.notices().sentence(QStringLiteral("accepted")).contains(QStringLiteral("Drift")));
    again.session()->setMe(bob);
    CHECK(again.notices().sentence(QStringLiteral("accepted")).isEmpty());
}

TEST_CASE("The notice of an accepted proposal says which codebook its round goes on with, and lets a lead change that")
{
    LabelBench bench(3);
    {
        Project other = must(Project::open(bench.file()));
        (void)must(study::useNewestCodebook(other, bench.person("Ann"), bench.round()));
    }
    bench.settle();
    const int frozen = bench.project().codebookNumberFor(bench.round());
    const Uuid id = proposeElsewhere(bench, "Drift", "Ann", 2);
    sayElsewhere(bench, id, "Ann", Stance::For);
    sayElsewhere(bench, id, "Bob", Stance::For);
    {
        Project other = must(Project::open(bench.file()));
        (void)must(taxonomy::accept(other, id, bench.person("Bob")));
    }
    bench.settle();
    REQUIRE(bench.project().codebookNumber() == frozen + 1);
    const QString before = said(bench, "accepted");
    CHECK(before.contains(QStringLiteral("goes on with version %1, in which nobody can choose it").arg(frozen)));
    CHECK(before.contains(QStringLiteral("version %1 of the codebook").arg(frozen + 1)));
    CHECK(before.contains(QStringLiteral("You can do that."))); // nobody leads here

    const auto buttons = bench.window().notices().findChildren<QPushButton*>(QStringLiteral("event"));
    REQUIRE(buttons.size() == 1);
    CHECK(buttons.front()->text().startsWith(QStringLiteral("Use the Newest Codebook")));
    bench.prompts.expectConfirm(true);
    buttons.front()->click();
    bench.settle();
    REQUIRE(bench.prompts.allAsked());
    CHECK(bench.project().codebookNumberFor(bench.round()) == frozen + 1);
    CHECK(said(bench, "accepted").contains(QStringLiteral("can be labelled again")));
    CHECK_FALSE(bench.window().actions().action(QStringLiteral("study.newestCodebook"))->isEnabled());
}

TEST_CASE("A proposal is withdrawn that the question named, although another one is shown when it is answered")
{
    LabelBench bench(3);
    const Uuid mine = proposeElsewhere(bench, "Drift", "Ann", 1);
    const Uuid other = proposeElsewhere(bench, "Cache", "Ann", 2);
    bench.settle();
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto* panel = bench.window().findChild<ui::ProposalsPanel*>();
    REQUIRE(panel != nullptr);
    panel->choose(mine);
    bench.prompts.expectConfirm(true, [&] { panel->choose(other); });
    bench.window().actions().action(QStringLiteral("proposals.withdraw"))->trigger();
    bench.settle();
    REQUIRE(bench.prompts.allAsked());
    for (const taxonomy::ProposalView& view : all(bench)) {
        CHECK((view.proposal.end.state == ProposalState::Withdrawn) == (view.proposal.id == mine));
    }
}

TEST_CASE("A proposal may ask some people only")
{
    LabelBench bench(2);
    bench.key(Qt::Key_P);
    auto* dialog = inFront(bench, "proposeDialog");
    auto* asked = part<QToolButton>(*dialog, "asked");
    CHECK(asked->text() == QStringLiteral("Everybody in the project"));
    CHECK_FALSE(asked->menu()->actions()[0]->isEnabled()); // whoever proposes is asked
    asked->menu()->actions()[1]->trigger();
    CHECK(asked->text() == QStringLiteral("Ann"));
    bench.type(QStringLiteral("Drift"));
    part<QPlainTextEdit>(*dialog, "definition")->setPlainText(QStringLiteral("Results differ."));
    part<QPushButton>(*dialog, "propose")->click();
    REQUIRE(all(bench).size() == 1);
    CHECK(all(bench, "Bob").front().tally.asked == std::vector{bench.person("Ann")});
    CHECK(all(bench, "Ann").front().acceptable);
}

TEST_CASE("A change of the codebook is proposed from the words that hold now")
{
    LabelBench bench(2);
    bench.window().actions().action(QStringLiteral("taxonomy.proposeChange"))->trigger();
    auto* dialog = inFront(bench, "changeDialog");
    auto* text = part<QPlainTextEdit>(*dialog, "text");
    CHECK(text->toPlainText().toStdString() == bench.project().taxonomy()->findCode("A")->definition);
    CHECK_FALSE(part<QPushButton>(*dialog, "propose")->isEnabled());
    part<QComboBox>(*dialog, "field")->setCurrentIndex(3);
    CHECK(text->toPlainText().isEmpty());
    text->setFocus();
    bench.type(QStringLiteral("How long does it take?"));
    part<QPushButton>(*dialog, "propose")->click();
    REQUIRE(all(bench).size() == 1);
    CHECK(all(bench).front().proposal.content.field == CategoryField::Example);
    CHECK(all(bench).front().proposal.content.text == "How long does it take?");
}

TEST_CASE("The Reconcile page proposes what the item in front raises, and shows what raised it")
{
    LabelBench bench(4);
    const auto* page = openConflicts(bench);
    REQUIRE(bench.window().actions().action(QStringLiteral("reconcile.propose"))->isEnabled());
    bench.key(Qt::Key_Right);
    bench.key(Qt::Key_P, Qt::ShiftModifier);
    auto* dialog = inFront(bench, "proposeDialog");
    CHECK(part<QLabel>(*dialog, "raisedBy")->text().contains(QStringLiteral("tests#2")));
    bench.type(QStringLiteral("Drift"));
    bench.key(Qt::Key_Tab);
    bench.key(Qt::Key_Tab);
    bench.type(QStringLiteral("Results differ."));
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(all(bench).size() == 1);
    const Uuid id = all(bench).front().proposal.id;
    sayElsewhere(bench, id, "Bob", Stance::For);
    {
        Project other = must(Project::open(bench.file()));
        (void)must(taxonomy::accept(other, id, bench.person("Bob")));
    }
    bench.settle();
    CHECK(said(bench, "accepted").contains(QStringLiteral("Drift")));
    backToPage(bench);
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    list(bench);
    bench.key(Qt::Key_T);
    CHECK(bench.window().currentPage() == page);
    const auto* queue = part<QListView>(*page, "queue");
    REQUIRE(queue->model()->rowCount() == 1);
    CHECK(queue->model()->index(0, 0).data(ui::ConflictModel::ItemRole).toLongLong() == bench.item(2).value);
    CHECK(said(bench, "accepted").isEmpty());
}

TEST_CASE("What is written beside a decision about the codebook becomes a proposal")
{
    LabelBench bench(4);
    (void)openConflicts(bench);
    bench.key(Qt::Key_1);
    bench.key(Qt::Key_B);
    bench.key(Qt::Key_B);
    bench.type(QStringLiteral("Say where caches belong."));
    bench.key(Qt::Key_Escape);
    backToPage(bench);
    bench.key(Qt::Key_N);
    bench.type(QStringLiteral("It is the cache."));
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(waitFor([&] { return all(bench).size() == 1; }));
    const Proposal wish = all(bench, "Ann").front().proposal;
    CHECK(wish.content.kind == ProposalKind::Change);
    CHECK(wish.content.field == CategoryField::None);
    CHECK(wish.content.text == "Say where caches belong.");
    CHECK(wish.content.category == bench.project().taxonomy()->findCode("C.5")->uuid);
    CHECK(wish.raisedBy.front().item == bench.item(1));
    CHECK(wish.by == bench.person("Ann"));

    // Whoever accepts it says what it comes to.
    sayElsewhere(bench, wish.id, "Bob", Stance::For);
    bench.key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    list(bench);
    bench.key(Qt::Key_Return, Qt::ControlModifier);
    auto* acceptance = inFront(bench, "acceptDialog");
    part<QComboBox>(*acceptance, "field")->setCurrentIndex(1);
    part<QPlainTextEdit>(*acceptance, "text")->setPlainText(QStringLiteral("A cache grows without end."));
    part<QPushButton>(*acceptance, "accept")->click();
    bench.settle();
    CHECK(bench.project().taxonomy()->findCode("C.5")->useWhen == "A cache grows without end.");
    CHECK(bench.project().codebookNumber() == 2);
}

TEST_CASE("A code that was given up is not proposed for a new category")
{
    TaxonomyBench bench;
    const auto taxonomy = bench.project().taxonomy();
    const Category& parent = *taxonomy->findCode("C");
    taxonomy::ProposalView view;
    view.proposal.content.kind = ProposalKind::NewCategory;
    view.proposal.content.category = parent.uuid;
    const auto proposed = [&](const HeldCodes& held) {
        const ui::AcceptDialog dialog(*taxonomy, held, view, 2, nullptr);
        return part<QLineEdit>(dialog, "code")->text();
    };
    REQUIRE(proposed({}) == QStringLiteral("C.11"));
    CHECK(proposed({{"c.11", parent}}) == QStringLiteral("C.12"));
}
