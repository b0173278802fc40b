// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>

#include "core/exchange/labels/import_labels.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/study/study_bench.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("the audit lists what it found in a round, and says the whole of what is chosen")
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
    bench.settle();
    bench.page().show(ui::StudyTarget{QStringLiteral("audit"), bench.round("Twice").id});
    bench.settle();
    auto* list = bench.in<ui::ListView>(&bench.page(), "auditList");
    CHECK(bench.cell(list, 0, 0).toStdString() == "Warning");
    CHECK(bench.cell(list, 0, 1).toStdString() == "Repeated items");
    list->setCurrentIndex(list->model()->index(0, 0));
    const auto* sentence = bench.in<QLabel>(&bench.page(), "auditSentence");
    CHECK(sentence->text().contains(QStringLiteral("Rows that list an item again: 1 of 3")));
}

TEST_CASE("the audit of a blind round says that it is blind, and lists nothing")
{
    StudyBench bench;
    bench.makeRound("Blind", RoundPurpose::Main, true);
    bench.labelAll("Blind");
    bench.settle();
    REQUIRE(bench.round("Blind").blind);
    bench.page().show(ui::StudyTarget{QStringLiteral("audit"), bench.round("Blind").id});
    bench.settle();
    const auto* list = bench.in<ui::ListView>(&bench.page(), "auditList");
    CHECK_FALSE(list->isVisible());
    CHECK(list->model()->rowCount() == 0);
    bool said = false;
    for (const QLabel* label : bench.page().findChildren<QLabel*>()) {
        said = said || (label->isVisible() && label->text() == QStringLiteral("This round is blind"));
    }
    CHECK(said);
}
