// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/pages/taxonomy/taxonomy_bench.h"

#include <QDialog>
#include <QLineEdit>
#include <QTreeView>

#include "tests/ui/waiting.h"

namespace accord::test {
TaxonomyBench::TaxonomyBench(bool labelled)
    : LabelBench(6)
{
    if (labelled) {
        for (const auto& [number, ann, bob] : {std::tuple{1, "C.7", "C.7"}, {2, "C.6", "C.6"}, {3, "C.6", "C.7"}}) {
            labelElsewhere(number, "Ann", ann);
            labelElsewhere(number, "Bob", bob);
        }
        settle();
    }
    openPage();
}

ui::TaxonomyPage& TaxonomyBench::taxonomyPage()
{
    auto* found = window().findChild<ui::TaxonomyPage*>();
    REQUIRE(found != nullptr);
    return *found;
}

void TaxonomyBench::openPage()
{
    key(Qt::Key_4, Qt::ControlModifier);
    REQUIRE(window().currentPage() == &taxonomyPage());
    REQUIRE(waitFor([this] { return !window().busy(); }));
    backToPage();
}

void TaxonomyBench::backToPage()
{
    window().activateWindow();
    REQUIRE(waitFor([this] { return QApplication::activeWindow() == &window(); }));
    taxonomyPage().tree().focusTree();
    QCoreApplication::processEvents();
}

void TaxonomyBench::goTo(const QString& code)
{
    key(Qt::Key_Slash);
    type(code);
    key(Qt::Key_Return);
    REQUIRE(chosen() == code.toStdString());
}

std::string TaxonomyBench::chosen()
{
    const Category* category = taxonomyPage().tree().chosen();
    return category == nullptr ? std::string() : category->code;
}

void TaxonomyBench::settleEdits()
{
    settle();
    REQUIRE(waitFor([this] { return !window().busy() && !taxonomyPage().draft().busy(); }));
    settle();
}

QStringList TaxonomyBench::pending()
{
    settleEdits();
    QStringList rows;
    const QAbstractItemModel& list = *part<QListView>("pendingEdits")->model();
    for (int i = 0; i < list.rowCount(); ++i) {
        rows << list.index(i, 0).data().toString();
    }
    return rows;
}

void TaxonomyBench::apply(const QString& note)
{
    settleEdits();
    key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    dialog("reviewDialog");
    type(note);
    key(Qt::Key_Return);
    settleEdits();
    backToPage();
}

} // namespace accord::test
