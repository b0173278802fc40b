// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/must.h"
#include "tests/ui/pages/label/label_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/actions.h"

using namespace accord;
using test::LabelBench;
using test::must;
using test::waitFor;

namespace {

QAction* action(LabelBench& bench, const char* name)
{
    QAction* found = bench.window().actions().action(QString::fromLatin1(name));
    REQUIRE(found != nullptr);
    return found;
}

void allowCodes(LabelBench& bench)
{
    Project other = must(Project::open(bench.file()));
    study::RoundContent content = study::contentOf(*other.round(bench.round()));
    content.openCodes = true;
    must(study::editRound(other, bench.person("Ann"), bench.round(), content));
    REQUIRE(waitFor([&] { return action(bench, "label.code")->isEnabled(); }));
}

void codeElsewhere(LabelBench& bench, int number, const std::string& code)
{
    Project other = must(Project::open(bench.file()));
    labelling::LabelSubmission given{bench.round(), bench.item(number), bench.person("Bob"), {}, 0};
    given.content.verdict = Verdict::NoneOfThese;
    given.content.code = code;
    must(labelling::submitLabel(other, given));
}

template <class Widget>
Widget* part(LabelBench& bench, const char* name)
{
    auto* found = bench.window().findChild<Widget*>(QString::fromLatin1(name));
    REQUIRE(found != nullptr);
    return found;
}

} // namespace

TEST_CASE("A code of one's own is typed and given by Enter, in a round that takes them")
{
    LabelBench bench(3, true);
    CHECK_FALSE(action(bench, "label.code")->isEnabled());
    CHECK_FALSE(part<QLineEdit>(bench, "openCode")->isVisible());
    allowCodes(bench);
    CHECK(part<QLineEdit>(bench, "openCode")->isVisible());
    bench.key(Qt::Key_Plus);
    bench.type(QStringLiteral("numeric "));
    bench.key(Qt::Key_Escape); // what was only begun is not given
    CHECK(bench.label(1).verdict == Verdict::None);
    bench.key(Qt::Key_Plus);
    bench.type(QStringLiteral("numeric drift"));
    bench.key(Qt::Key_Return);
    CHECK(bench.label(1).verdict == Verdict::NoneOfThese);
    CHECK(bench.label(1).code == "numeric drift");
    CHECK(bench.current() == 2);
    // The keys are the page's again, and a category takes the place of a code.
    bench.key(Qt::Key_Left);
    REQUIRE(bench.current() == 1);
    CHECK(part<QLineEdit>(bench, "openCode")->text() == QStringLiteral("numeric drift"));
    bench.key(Qt::Key_C);
    bench.key(Qt::Key_5);
    bench.key(Qt::Key_Return);
    CHECK(bench.code(1) == "C.5");
    CHECK(bench.label(1).code.empty());
}

TEST_CASE("Open codes are listed on the Taxonomy page and become a proposal, but not while the round is blind")
{
    LabelBench bench(3, true);
    allowCodes(bench);
    codeElsewhere(bench, 1, "drift");
    codeElsewhere(bench, 2, "nondeterminism");
    bench.window().showPage(QStringLiteral("taxonomy"));
    action(bench, "taxonomy.codes")->trigger();
    auto* list = part<QAbstractItemView>(bench, "codesList");
    auto* leftOut = part<QLabel>(bench, "codesLeftOut");
    REQUIRE(waitFor([&] { return leftOut->isVisible(); }));
    CHECK(leftOut->text().contains(QStringLiteral("Pilot")));
    CHECK(list->model()->rowCount() == 0);
    must(study::liftBlind(bench.project(), bench.person("Ann"), bench.round(), "everybody is done"));
    REQUIRE(waitFor([&] { return list->model()->rowCount() == 2; }));
    CHECK_FALSE(action(bench, "taxonomy.proposeCodes")->isEnabled());
    list->selectAll();
    CHECK(part<QPlainTextEdit>(bench, "codeLabels")->toPlainText().contains(QStringLiteral("tests#2")));
    REQUIRE(action(bench, "taxonomy.proposeCodes")->isEnabled());
    action(bench, "taxonomy.proposeCodes")->trigger();
    auto* dialog = part<QDialog>(bench, "proposeDialog");
    CHECK(dialog->findChild<QLabel*>(QStringLiteral("standsFor"))->text() == QStringLiteral("drift, nondeterminism"));
    CHECK(dialog->findChild<QLineEdit*>(QStringLiteral("name"))->text() == QStringLiteral("drift"));
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("definition"))->setPlainText(QStringLiteral("Results differ."));
    dialog->findChild<QPushButton*>(QStringLiteral("propose"))->click();
    bench.settle();
    const auto proposals = must(taxonomy::proposals(bench.project(), bench.person("Ann")));
    REQUIRE(proposals.size() == 1);
    CHECK(proposals[0].proposal.content.codes == std::vector<std::string>{"drift", "nondeterminism"});
    CHECK(proposals[0].proposal.raisedBy.size() == 2);
}
