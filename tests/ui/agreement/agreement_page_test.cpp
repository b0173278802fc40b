// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>

#include "core/agreement/coefficients/fleiss.h"
#include "core/study/rounds.h"
#include "tests/support/files.h"
#include "tests/ui/page_bench.h"
#include "ui/agreement/agreement_page.h"
#include "ui/agreement/charts/bar_list.h"
#include "ui/agreement/charts/matrix_view.h"
#include "ui/agreement/panels/section.h"
#include "ui/agreement/report/wording.h"

using namespace accord;
using namespace accord::test;
using ui::AgreementPage;
using ui::BarList;
using ui::MatrixView;

namespace {

QString headline(const QWidget& page)
{
    return child<QLabel>(page, "headlineValue")->text();
}

void waitForHeadline(const QWidget& page, const QString& text)
{
    INFO("headline " << headline(page).toStdString());
    REQUIRE(QTest::qWaitFor([&] { return headline(page) == text; }));
}

// Fleiss' kappa of the round's themes, computed from the table at once.
QString expected(PageBench& bench, Level level)
{
    Selection selection;
    selection.level = level;
    const auto kappa = agreement::fleissKappa(ratings(bench.session->roundState()->board, selection).table);
    REQUIRE(kappa.defined());
    return ui::valueText(kappa->value, false);
}

void waitForBars(const QWidget& page)
{
    REQUIRE(QTest::qWaitFor([&] { return !child<BarList>(page, "categoryBars")->bars().empty(); }));
}

} // namespace

TEST_CASE("The number follows level, coefficient and people")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForHeadline(page, expected(bench, Level::Theme));
    CHECK(child<QLabel>(page, "headlineItems")->text().startsWith("From 7 of 7 items."));
    CHECK(child<QLabel>(page, "headlineInterval")->text().contains("Landis and Koch"));

    child<QComboBox>(page, "level")->setCurrentIndex(0);
    waitForHeadline(page, expected(bench, Level::Type));
    child<QComboBox>(page, "level")->setCurrentIndex(2);
    waitForHeadline(page, QString::fromUtf8("–"));
    CHECK(child<QLabel>(page, "headlineInterval")->text().contains("There is no value"));
    child<QComboBox>(page, "level")->setCurrentIndex(1);
    child<QComboBox>(page, "coefficient")->setCurrentIndex(2);
    // Pairs alike of 6: 6, 3, 1, 2, 6, 3, 3; their mean is 24 / 42.
    waitForHeadline(page, "57.1 %");
}

TEST_CASE("Categories come worst first and stay where they are when labels move")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* bars = child<BarList>(page, "categoryBars");
    const auto keys = [bars] {
        std::vector<int> all;
        for (const ui::Bar& bar : bars->bars()) {
            all.push_back(bar.key);
        }
        return all;
    };
    CHECK(bars->bars().front().code == "A.2"); // chosen once, and nobody agreed
    CHECK(bars->bars().front().alarm == "used, never agreed on");
    CHECK(bars->bars().front().value < bars->bars().back().value);

    const std::vector<int> before = keys();
    const QString number = headline(page);
    bench.labelElsewhere("2", "Ann", "C.9");
    bench.settle();
    CHECK(headline(page) == expected(bench, Level::Theme));
    CHECK(headline(page) != number);
    CHECK(keys() == before);
}

TEST_CASE("A pair of people and a pair of categories lead to their conflicts")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    QSignalSpy wanted(&page, &ui::Page::wanted);

    auto* pairs = child<MatrixView>(page, "pairs");
    REQUIRE(pairs->size() == 4);
    QTest::mouseClick(pairs, Qt::LeftButton, {}, pairs->cellRect(3, 2).center());
    REQUIRE(wanted.count() == 1);
    CHECK(wanted[0][0].toString() == "reconcile");
    const QVariantList people = wanted[0][1].toMap().value("people").toList();
    CHECK(QSet<qlonglong>{people[0].toLongLong(), people[1].toLongLong()} ==
          QSet<qlonglong>{bench.person("Cy").value, bench.person("Dee").value});

    QTest::mouseClick(pairs, Qt::LeftButton, {}, pairs->cellRect(2, 2).center());
    CHECK(wanted.count() == 1); // nobody disputes with themselves

    auto* confused = child<BarList>(page, "confusedBars");
    REQUIRE_FALSE(confused->bars().empty());
    CHECK(confused->bars().front().code == "C.5 / C.9");
    QTest::mouseClick(confused, Qt::LeftButton, {}, QPoint(5, 5));
    REQUIRE(wanted.count() == 2);
    const QVariantList categories = wanted[1][1].toMap().value("categories").toList();
    CHECK(categories == QVariantList{QVariant::fromValue<qlonglong>(bench.category("C.5").value),
                                     QVariant::fromValue<qlonglong>(bench.category("C.9").value)});
}

TEST_CASE("Everything can be taken elsewhere")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);

    bench.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    CHECK(copied.contains("Level\tFleiss"));
    CHECK(copied.contains("Ann\tBob\t"));

    const auto sections = page.findChildren<ui::Section*>();
    REQUIRE(sections.size() == 6);
    for (const char* ending : {"csv", "tex", "png", "svg"}) {
        const QString name = QString::fromStdString((bench.folder() / "bars.").string()) + ending;
        bench.prompts.expectSaveFile(name);
        if (QString(ending).size() == 3 && (QString(ending) == "csv" || QString(ending) == "tex")) {
            sections[0]->saveTable(ending);
        } else {
            sections[0]->savePicture(ending);
        }
        CHECK(QFile(name).size() > 100);
    }
    CHECK(readFile(bench.folder() / "bars.csv").starts_with("Code,Category,Labels,"));
    CHECK(readFile(bench.folder() / "bars.svg").find("<svg") != std::string::npos);

    bench.prompts.expectSaveFile("/nowhere/at/all.csv");
    bench.prompts.expectTell();
    sections[0]->saveTable("csv");
}

TEST_CASE("A blind round shows no number")
{
    PageBench bench;
    REQUIRE(study::startRound(bench.session->project(), {"main", true, false, 0, false, 1}).ok());
    REQUIRE(bench.session->project().refresh().ok());
    bench.session->setRound(bench.session->project().rounds().back().id);
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    CHECK(headline(page).isEmpty());
    CHECK_FALSE(child<QLabel>(page, "headlineValue")->isVisible());
}
