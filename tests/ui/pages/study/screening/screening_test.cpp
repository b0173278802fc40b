// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLabel>

#include "core/exchange/labels/import_labels.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/study/study_bench.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("repeats are counted in the screening or left out of it")
{
    StudyBench bench;
    const std::string link = "https://github.com/alpha/one/issues/";
    NoProgress quiet;
    exchange::LabelImport import;
    import.files = {writeFile(bench.folder() / "twice.csv", "Issue_URL,Ann,Bob\n" + link + "1,A.1,A.1\n" + link +
                                                                "2,A.1,A.1\n" + link + "2,A.1,B.1\n")};
    import.round = "Twice";
    import.by = bench.person("Lea");
    Project other = must(Project::open(bench.file()));
    must(exchange::importLabels(other, import, quiet, {}));
    import.files = {writeFile(bench.folder() / "once.csv", "Issue_URL,Ann,Bob\n" + link + "1,A.1,A.1\n")};
    import.round = "Once";
    must(exchange::importLabels(other, import, quiet, {}));
    bench.settle();
    const auto showRound = [&bench](const char* name) {
        bench.page().show(ui::StudyTarget{QStringLiteral("screening"), bench.round(name).id});
        bench.settle();
    };
    showRound("Twice");
    const auto* list = bench.in<ui::ListView>(&bench.page(), "screeningList");
    auto* repeats = bench.in<QComboBox>(&bench.page(), "repeats");
    CHECK(repeats->isVisible());
    CHECK(bench.cell(list, 0, 1).toStdString() == "3"); // as the file has them
    repeats->setCurrentText(QStringLiteral("Repeats: all left out"));
    bench.settle();
    CHECK(bench.cell(list, 0, 1).toStdString() == "2");
    CHECK(repeats->isVisible());
    repeats->setCurrentText(QStringLiteral("Repeats: all count"));
    bench.settle();
    CHECK(bench.cell(list, 0, 1).toStdString() == "3");
    showRound("Once");
    CHECK_FALSE(repeats->isVisible());
    CHECK(bench.cell(list, 0, 1).toStdString() == "1");
}
