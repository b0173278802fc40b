// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QDate>
#include <QLabel>
#include <QLocale>

#include "tests/ui/pages/study/study_bench.h"
#include "ui/pages/study/progress_tab.h"

using namespace accord;
using namespace accord::test;

namespace {

enum Column { Who, Done, ToDo };

} // namespace

TEST_CASE("A lead sees everybody by name, in the order of pseudonyms")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 8);
    bench.makeRound("Main", RoundPurpose::Main, true, 10);
    bench.labelAll("Pilot", 5); // Cy has five left
    bench.key(Qt::Key_3);
    bench.settle();
    const auto* matrix = bench.in<ui::ListView>(&bench.page(), "progressMatrix");
    REQUIRE(matrix->model()->rowCount() == 4);
    CHECK(bench.cell(matrix, 0, Who) == "Ann");
    CHECK(bench.cell(matrix, 0, 1) == "8 of 8");
    CHECK(bench.cell(matrix, 2, Who) == "Cy");
    CHECK(bench.cell(matrix, 2, 1) == "3 of 8");
    CHECK(bench.cell(matrix, 2, 2) == "0 of 10");
    CHECK(bench.cell(matrix, 3, 1) == "19 of 24");

    // In detail in the round that the page is about.
    bench.page().show(ui::StudyTarget{QString(), bench.round("Pilot").id});
    bench.settle();
    const auto* detail = bench.in<ui::ListView>(&bench.page(), "progressDetail");
    REQUIRE(detail->model()->rowCount() == 4);
    CHECK(bench.cell(detail, 0, Done) == "8 of 8");
    CHECK(bench.cell(detail, 2, ToDo) == "5");
    CHECK(bench.cell(detail, 0, 8) == "30 s");
    CHECK(bench.in<QLabel>(&bench.page(), "progressNote")->text().contains("no ranking"));
}

TEST_CASE("Everybody else sees only their own work")
{
    StudyBench bench("Bob");
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 8);
    bench.labelAll("Pilot", 5);
    bench.key(Qt::Key_3);
    bench.settle();
    CHECK_FALSE(bench.in<ui::ListView>(&bench.page(), "progressMatrix")->isVisible());
    const auto* detail = bench.in<ui::ListView>(&bench.page(), "progressDetail");
    REQUIRE(detail->model()->rowCount() == 1);
    CHECK(bench.cell(detail, 0, Who) == "Pilot");
    CHECK(bench.cell(detail, 0, Done) == "8 of 8");
    for (const auto* list : bench.page().findChildren<QAbstractItemView*>()) {
        for (int row = 0; list->isVisible() && row < list->model()->rowCount(); ++row) {
            for (int column = 0; column < list->model()->columnCount(); ++column) {
                const QString text = list->model()->index(row, column).data().toString();
                CHECK_FALSE(text.contains("Ann"));
                CHECK_FALSE(text.contains("Cy"));
            }
        }
    }
}

TEST_CASE("A forecast says when, or why it cannot")
{
    study::CompletionForecast forecast;
    CHECK(ui::forecastText(forecast) == QString::fromUtf8("–"));
    forecast.state = study::CompletionForecast::State::NothingToDo;
    CHECK(ui::forecastText(forecast) == "done");
    forecast.state = study::CompletionForecast::State::Known;
    forecast.end = "2026-03-04";
    CHECK(ui::forecastText(forecast) == QLocale().toString(QDate(2026, 3, 4), QLocale::ShortFormat));
}
