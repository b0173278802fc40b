// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include "tests/support/catch.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/dialogs/merge_flow.h"

namespace accord::ui {

TEST_CASE("the files of a merge are a row each, which stay where they are when numbers change")
{
    enum Column { File, What, New, Known };
    ColumnModel<exchange::MergeFileReport> model(nullptr, mergeFileColumns());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 0);
    std::vector<exchange::MergeFileReport> files(2);
    files[0].file = "/somewhere/ann.accord";
    files[0].isPackage = true;
    files[0].packagedFor = newUuid();
    files[0].people = {{newUuid(), "Somebody Else", true, false, 1}, {files[0].packagedFor, "Ann", true, false, 12}};
    files[0].fresh.labels = 1234;
    files[0].fresh.people = 1;
    files[1].file = "/somewhere/copy.accord";
    files[1].known.labels = 1;
    model.setRows(files);
    REQUIRE(model.rowCount() == 2);
    const auto text = [&](int row, int column) { return model.index(row, column).data().toString(); };
    CHECK(text(0, File) == QStringLiteral("ann.accord"));
    CHECK(text(0, What) == QStringLiteral("Package for Ann"));
    CHECK(text(0, New) == countsText(files[0].fresh));
    CHECK(text(0, New).endsWith(QStringLiteral("labels, 1 person")));
    CHECK(text(1, What) == QStringLiteral("A copy of the project"));
    CHECK(text(1, New) == QStringLiteral("nothing"));
    CHECK(text(1, Known) == QStringLiteral("1 label"));
    CHECK(model.index(0, 0).data(Qt::ToolTipRole).toString() == QStringLiteral("/somewhere/ann.accord"));

    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    files[0].fresh.labels = 0;
    model.setRows(files);
    CHECK(reset.count() == 0);
    CHECK(changed.count() == 1);
    CHECK(text(0, New) == QStringLiteral("1 person"));
}

} // namespace accord::ui
