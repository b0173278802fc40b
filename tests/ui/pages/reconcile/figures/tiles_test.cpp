// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>

#include "tests/ui/page_bench.h"
#include "tests/ui/pages/reconcile/voting.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/figures/figure_tiles.h"
#include "ui/pages/reconcile/figures/figures_dialog.h"
#include "ui/pages/reconcile/figures/figures_updater.h"
#include "ui/pages/reconcile/reconcile_page.h"
#include "ui/widgets/charts/lines.h"

using namespace accord;
using namespace accord::test;
using ui::FigureTile;
using ui::ReconcilePage;

namespace {

bool has(const QString& text, const char* part)
{
    return text.contains(QString::fromUtf8(part));
}

QString cellText(const QAbstractItemView* table, int row, int column)
{
    return table->model()->index(row, column).data().toString();
}

std::string toText(const QRect& place)
{
    return std::to_string(place.x()) + ',' + std::to_string(place.y()) + ' ' + std::to_string(place.width()) + 'x' +
           std::to_string(place.height());
}

} // namespace

TEST_CASE("Tiles: what others vote and decide updates a number, and moves nothing")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    auto* votes = child<FigureTile>(page, "secondVotesTile");
    auto* people = child<FigureTile>(page, "annotatorsTile");
    REQUIRE(waitFor([&] { return votes->value().text().contains(QStringLiteral("–")); }));
    CHECK(has(votes->accessibleDescription(), "not inter-rater agreement"));
    CHECK(has(people->value().text(), "–"));
    const QRect place = votes->geometry();
    const QRect queue = child<QWidget>(page, "queue")->geometry();

    // Before it is revealed nothing of it is here.
    const Uuid vote = openVote(bench, "3");
    castVote(bench, vote, "Ann", "C.9");
    castVote(bench, vote, "Bob", "C.9");
    castVote(bench, vote, "Cy", "B.1");
    bench.session->poll();
    QTest::qWait(0);
    CHECK(has(votes->value().text(), "–"));
    revealVote(bench, vote);
    voteAgain(bench, "4", {{"Ann", "C.9"}, {"Bob", "C.9"}, {"Cy", "C.9"}, {"Dee", "C.9"}});
    bench.session->poll();
    // Themes C.9 C.9 B.1 and C.9 four times: of two items no coefficient is told, but that one of them is alike.
    REQUIRE(waitFor([&] { return has(votes->value().text(), "1 of 2"); }));
    CHECK(has(votes->accessibleDescription(), "Fewer than ten items have no coefficient"));
    CHECK(has(votes->accessibleDescription(), "first labels of the same items"));

    bench.decideElsewhere("2", "C.9");
    bench.decideElsewhere("3", "C.9");
    bench.session->poll();
    // Each of the two decisions may have been seen, and counted, by itself before the other one was there.
    REQUIRE(waitFor([&] { return has(people->value().text(), "<b>2 of 2</b>"); }));
    CHECK(has(people->value().text(), "<b>0 of 2</b>")); // Ann: C.5 and A.2 where C.9 was decided
    REQUIRE(waitFor([&] { return child<QLabel>(page, "decidedCount")->text() == "2 of 5"; }));
    CHECK_FALSE(votes->line().lines().isEmpty());
    INFO("the tile: " << toText(place) << ", now " << toText(votes->geometry()));
    CHECK(votes->geometry() == place);
    CHECK(child<QWidget>(page, "queue")->geometry() == queue);
}

TEST_CASE("Figures: a key opens the whole table, which follows what others do")
{
    PageBench bench;
    ReconcilePage page(bench.context(), nullptr);
    bench.open(page);
    bench.key(Qt::Key_L);
    const auto* dialog = page.findChild<ui::FiguresDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(dialog->isVisible());
    CHECK(has(child<QLabel>(*dialog, "difference")->text(), "no measure of inter-rater agreement"));
    auto* people = child<QAbstractItemView>(*dialog, "people");
    auto* levels = child<QAbstractItemView>(*dialog, "levels");
    REQUIRE(waitFor([&] { return people->model()->rowCount() == 4; }));
    CHECK(cellText(people, 0, 0) == "Ann");
    CHECK(cellText(levels, 1, 3) == QStringLiteral("–"));
    CHECK(cellText(levels, 1, 1) != QStringLiteral("–"));
    const QString before = cellText(levels, 1, 1);

    bench.decideElsewhere("1", "C.9");
    bench.decideElsewhere("2", "C.9");
    bench.decideElsewhere("3", "B.1");
    bench.session->poll();
    REQUIRE(waitFor([&] { return cellText(people, 0, 1) == QStringLiteral("3"); }));
    // Ann said C.9, C.5, A.2 where C.9, C.9, B.1 was decided.
    CHECK(cellText(people, 0, 2) == "1 of 3");
    CHECK(cellText(people, 0, 3).isEmpty());
    CHECK(cellText(people, 3, 2) == "3 of 3"); // Dee: C.9, C.9, B.1
    child<QComboBox>(*dialog, "level")->setCurrentIndex(0);
    CHECK(cellText(people, 0, 2) == "2 of 3"); // C C A with C C B
    CHECK(cellText(levels, 1, 1) == before);   // first labels stay what they were
}
