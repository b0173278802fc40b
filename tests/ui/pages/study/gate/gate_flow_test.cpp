// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/study/lifecycle.h"
#include "tests/support/files.h"
#include "tests/ui/pages/study/study_bench.h"
#include "ui/core/session.h"
#include "ui/pages/study/criteria_report.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/charts/lines.h"
#include "ui/widgets/number_table.h"

using namespace accord;
using namespace accord::test;

namespace {

/// The pilot is labelled and closed, and its report is open.
void openReport(StudyBench& bench)
{
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 12);
    bench.labelAll("Pilot");
    bench.in<ui::ListView>(&bench.page(), "roundList")->setFocus();
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_C);
    bench.settle();
    bench.key(Qt::Key_R);
    bench.settle();
}

} // namespace

TEST_CASE("A blind round has no report")
{
    StudyBench bench;
    bench.makeRound("Pilot", RoundPurpose::Pilot, true, 6);
    bench.key(Qt::Key_5);
    bench.settle();
    CHECK_FALSE(bench.in<QLabel>(&bench.page(), "gateVerdict")->isVisible());
    CHECK_FALSE(bench.action("study.go")->isEnabled());
}

TEST_CASE("The gate of the study is set, fails, and the team goes on all the same with a reason")
{
    StudyBench bench;
    bench.key(Qt::Key_T);
    auto* settings = bench.dialog("studySettings");
    auto* gate = bench.in<QLineEdit>(settings, "gate");
    gate->setText("theme gold");
    CHECK_FALSE(bench.in<QPushButton>(settings, "save")->isEnabled());
    gate->setText("theme fleiss-kappa >= 0.99");
    QTest::mouseClick(bench.in<QPushButton>(settings, "save"), Qt::LeftButton);
    bench.settle();
    CHECK(bench.project().settings().gate == "theme fleiss-kappa >= 0.99");

    openReport(bench);
    CHECK(bench.in<QLabel>(&bench.page(), "gateVerdict")->text().contains("not passed"));
    const auto* conditions = bench.in<ui::NumberTable>(&bench.page(), "conditions");
    REQUIRE(conditions->rows().size() == 1);
    CHECK(conditions->rows().front().cells.back().text.contains("not met"));
    CHECK(bench.in<ui::NumberTable>(&bench.page(), "reportLevels")->rows().size() == 3);
    CHECK_FALSE(bench.in<ui::BarList>(&bench.page(), "reportCategories")->bars().empty());
    CHECK(bench.in<ui::PointLine>(&bench.page(), "kappaByRound")->points().size() == 1);

    bench.prompts.expectLine(QString("The differences are understood"));
    bench.key(Qt::Key_G);
    bench.settle();
    CHECK(bench.prompts.asked.back().contains("a reason is needed"));
    const QString records = bench.in<QLabel>(&bench.page(), "gateRecords")->text();
    CHECK(records.startsWith("Go: Lea"));
    CHECK(records.contains("against the conditions"));
    CHECK(records.contains("The differences are understood"));
}

TEST_CASE("The report tells of open codes where there are any")
{
    study::PilotReport report;
    CHECK_FALSE(ui::workLines(report).join('\n').contains("code"));
    report.openCodes = {4, 3, 2, 1, 1};
    CHECK(ui::workLines(report).back() == QString::fromUtf8("Labels with a code of the annotator’s own: 4. Codes: 3, "
                                                            "people: 2; already categories: 1, proposed: 1."));
}

TEST_CASE("The report is saved as a page, as Markdown and as PDF")
{
    StudyBench bench;
    openReport(bench);
    const auto save = [&](const char* name) {
        const auto file = bench.folder() / name;
        bench.prompts.expectSaveFile(QString::fromStdString(file.string()));
        bench.key(Qt::Key_S, Qt::ControlModifier);
        bench.settle();
        REQUIRE(std::filesystem::exists(file));
        return readFile(file);
    };
    CHECK(save("report.html").find("<html") != std::string::npos);
    CHECK(save("report.md").find("# ") != std::string::npos);
    CHECK(save("report.pdf").starts_with("%PDF"));
    // Nothing is written over a project.
    bench.prompts.expectSaveFile(QString::fromStdString(bench.file().string()));
    bench.prompts.expectTell();
    bench.key(Qt::Key_S, Qt::ControlModifier);
    bench.settle();
    CHECK(bench.prompts.allAsked());
}
