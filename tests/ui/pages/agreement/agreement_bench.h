// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>

#include "core/agreement/compute.h"
#include "core/project/agreement/figures.h"
#include "tests/support/files.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/agreement/agreement_page.h"
#include "ui/pages/agreement/sections.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/number_table.h"

#include <filesystem>
#include <string>

namespace accord::test {

using ui::AgreementPage;
using ui::BarList;
using ui::Chart;

inline QString headline(const QWidget& page)
{
    return child<QLabel>(page, "headlineValue")->text();
}

inline void waitForHeadline(const QWidget& page, const QString& text)
{
    INFO("headline " << headline(page).toStdString());
    REQUIRE(waitFor([&] { return headline(page) == text; }));
}

// Fleiss' kappa of the round's themes, computed from the table at once.
inline QString expected(PageBench& bench, Level level)
{
    Selection selection;
    selection.level = level;
    const auto kappa =
        agreement::compute(agreement::kFleissKappa, ratings(bench.session->liveRound()->labelMatrix, selection).table);
    REQUIRE(kappa.defined());
    return ui::valueText(kappa->value, false);
}

inline void choose(const QWidget& page, const agreement::Measure& measure)
{
    auto* box = child<QComboBox>(page, "coefficient");
    box->setCurrentIndex(box->findText(ui::measureName(measure)));
}

/// The issues to which the page leads, by their numbers.
struct Led
{
    QStringList issues;
    QString about;
};

/// Waits until the page asks for Reconcile.
inline Led ledTo(PageBench& bench, QSignalSpy& wanted)
{
    REQUIRE(waitFor([&] { return !wanted.isEmpty(); }));
    const auto target = wanted.takeFirst()[0].value<ui::Target>();
    CHECK(ui::pageOf(target) == "reconcile");
    const auto* conflicts = std::get_if<ui::ConflictsTarget>(&target);
    REQUIRE(conflicts != nullptr);
    Led led{{}, conflicts->about};
    for (const ItemId item : conflicts->items) {
        for (const char* number : {"1", "2", "3", "4", "5", "6", "7"}) {
            if (bench.item(number) == item) {
                led.issues.append(number);
            }
        }
    }
    return led;
}

inline void click(Chart* chart, int field)
{
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->fieldRect(field).center());
}

inline void enterOn(Chart* chart, int field)
{
    chart->setFocus(Qt::TabFocusReason);
    chart->setCurrentField(field);
    QTest::keyClick(chart, Qt::Key_Return);
}

inline QModelIndex cellOf(const ui::NumberTable* table, int row, int column)
{
    return table->model()->index(row, column);
}

inline void click(ui::NumberTable* table, int row, int column)
{
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cellOf(table, row, column)).center());
}

inline void enterOn(ui::NumberTable* table, int row, int column)
{
    table->setFocus(Qt::TabFocusReason);
    table->setCurrentIndex(cellOf(table, row, column));
    QTest::keyClick(table, Qt::Key_Return);
}

inline ui::Section* sectionOf(const QWidget& page, const char* name)
{
    return child<ui::Section>(page, name);
}

inline std::string saved(PageBench& bench, ui::Section* section, const char* ending)
{
    const std::filesystem::path file = bench.folder() / (std::string("saved.") + ending);
    bench.prompts.expectSaveFile(QString::fromStdString(file.string()));
    section->saveTable(ending);
    bench.prompts.settle();
    return readFile(file);
}

inline void waitForBars(const QWidget& page)
{
    REQUIRE(waitFor([&] { return !child<BarList>(page, "categoryBars")->bars().empty(); }));
}

} // namespace accord::test
