// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/catch.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/number_table.h"

#include <memory>

using namespace accord::ui;

namespace {

struct Batch
{
    qlonglong id = 0;
    QString name{};
    int labels = 0;
    QString began{}; ///< ISO
    bool sum = false;
};

Columns<Batch> batchColumns()
{
    return {
        {"Name", [](const Batch& batch) { return batch.name; }},
        {.heading = "Labels",
         .text = [](const Batch& batch) { return QLocale().toString(batch.labels) + QStringLiteral(" of 9,000"); },
         .alignment = Qt::AlignRight,
         .accessible = [](const Batch& batch) { return QStringLiteral("%1 labels").arg(batch.labels); }},
        {.heading = "Began",
         .text = [](const Batch& batch) { return batch.began.mid(8, 2) + QLatin1Char('/') + batch.began.mid(5, 2); },
         .sort = [](const Batch& batch) { return batch.began; }}};
}

/// A window with a list and something else that can have the keyboard, as somebody who writes English sees it.
struct ListBench
{
    explicit ListBench(const char* name = "", Columns<Batch> columns = batchColumns())
        : model(new ColumnModel<Batch>(&window, std::move(columns),
                                       {.strong = [](const Batch& batch) { return batch.sum; }}))
        , list(new ListView(&window))
        , other(new QLineEdit(&window))
    {
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::Fatal, &window);
        auto* column = new QVBoxLayout(&window);
        column->addWidget(list);
        column->addWidget(other);
        list->setObjectName(QString::fromLatin1(name));
        list->setModel(model);
        model->setRows({{1, "round 10", 1200, "2024-01-09"},
                        {2, "Round 9", 300, "2023-12-24"},
                        {3, "alone", 45, "2024-02-01"},
                        {4, "all", 1545, "", true}});
        window.resize(600, 300);
        window.show();
        window.activateWindow();
        other->setFocus();
        REQUIRE(QTest::qWaitForWindowActive(&window));
    }

    void clickHeading(int column) const
    {
        QHeaderView* header = list->header();
        const QPoint at(header->sectionViewportPosition(column) + header->sectionSize(column) / 2,
                        header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, at);
    }

    /// First cells, from top to bottom.
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (int row = 0; row < model->rowCount(); ++row) {
            all << model->index(row, 0).data().toString();
        }
        return all;
    }

    /// Headings that are shown, from left to right.
    [[nodiscard]] QStringList headings() const
    {
        QStringList all;
        for (int place = 0; place < list->header()->count(); ++place) {
            const int column = list->header()->logicalIndex(place);
            if (!list->isColumnHidden(column)) {
                all << model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            }
        }
        return all;
    }

    /// Chooses an entry of the menu that the menu key opens; the last one of a submenu's name and an entry's.
    void choose(const QString& submenu, const QString& entry) const
    {
        QContextMenuEvent key(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(list->viewport(), &key);
        const QPointer<QMenu> menu = list->findChild<QMenu*>(QStringLiteral("columnMenu"));
        REQUIRE(menu != nullptr);
        for (QAction* each : menu->actions()) {
            if (each->menu() == nullptr && each->text() == entry) {
                each->trigger();
            }
            for (QAction* inside : each->text() == submenu ? each->menu()->actions() : QList<QAction*>()) {
                if (inside->text() == entry) {
                    inside->trigger();
                }
            }
        }
        menu->close();
        REQUIRE(QTest::qWaitFor([&] { return menu == nullptr; }));
    }

    QWidget window;
    ColumnModel<Batch>* model;
    ListView* list;
    QLineEdit* other;
    struct English
    {
        English() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
        ~English() { QLocale::setDefault(before); }
        QLocale before;
    };
};

const QStringList kGiven{"round 10", "Round 9", "alone", "all"};

} // namespace

TEST_CASE("A click on a heading sorts: upwards, downwards, and as it was")
{
    const ListBench::English english;
    const ListBench bench;
    CHECK(bench.names() == kGiven);
    bench.list->choose(3);

    bench.clickHeading(0); // as people order text; sums stay where they are
    CHECK(bench.names() == QStringList{"alone", "Round 9", "round 10", "all"});
    CHECK(bench.list->currentId() == 3);
    bench.clickHeading(0);
    CHECK(bench.names() == QStringList{"round 10", "Round 9", "alone", "all"});
    bench.clickHeading(0);
    CHECK(bench.names() == kGiven);

    bench.clickHeading(1); // numbers as numbers
    CHECK(bench.names() == QStringList{"alone", "Round 9", "round 10", "all"});
    bench.clickHeading(2); // dates as dates
    CHECK(bench.names() == QStringList{"Round 9", "round 10", "alone", "all"});
    CHECK(bench.list->currentId() == 3);

    bench.choose("Sort By", "Began"); // by keys, the other way round
    CHECK(bench.names() == QStringList{"alone", "round 10", "Round 9", "all"});
}

TEST_CASE("Chinese names are sorted by how they sound")
{
    const ListBench::English english;
    QLocale::setDefault(QLocale(QLocale::Chinese, QLocale::China));
    const ListBench bench;
    bench.model->setRows({{1, "中"}, {2, "北"}, {3, "安"}});
    bench.clickHeading(0);
    CHECK(bench.names() == QStringList{"安", "北", "中"});
}

TEST_CASE("What has no value comes last, whichever way a list is sorted")
{
    const ListBench::English english;
    const ListBench bench;
    bench.model->setRows({{1, "never", 1, ""}, {2, "late", 2, "2024-05-05"}, {3, "early", 3, "2023-01-01"}});
    bench.clickHeading(2);
    CHECK(bench.names() == QStringList{"early", "late", "never"});
    bench.clickHeading(2);
    CHECK(bench.names() == QStringList{"late", "early", "never"});
}

TEST_CASE("What comes later is sorted as well, but nothing moves while somebody is in the list")
{
    const ListBench::English english;
    const ListBench bench;
    bench.clickHeading(1); // which goes into the list
    bench.other->setFocus();
    bench.list->choose(2);
    bench.model->setRows({{1, "one", 1}, {2, "two", 300}, {5, "five", 50}});
    CHECK(bench.names() == QStringList{"one", "five", "two"});
    CHECK(bench.list->currentId() == 2);

    bench.list->setFocus();
    bench.model->setRows({{1, "one", 999}, {2, "two", 3}, {5, "five", 50}, {6, "six", 0}});
    CHECK(bench.names() == QStringList{"one", "five", "two", "six"});
    Batch answered = *bench.model->find(5);
    answered.labels = 1;
    bench.model->setRow(bench.model->indexOf(5), answered);
    CHECK(bench.names() == QStringList{"one", "five", "two", "six"});
    bench.other->setFocus();
    CHECK(bench.names() == QStringList{"six", "five", "two", "one"});
    CHECK(bench.list->currentId() == 2);
}

TEST_CASE("Rows without ids are the same rows after sorting")
{
    const ListBench::English english;
    ColumnModel<QString> words(nullptr, {{"Word", [](const QString& word) { return word; }}});
    const QAbstractItemModelTester tester(&words, QAbstractItemModelTester::FailureReportingMode::Fatal);
    words.setRows({"b", "c", "a"});
    const QPersistentModelIndex second = words.index(1, 0);
    words.sort(0);
    CHECK(words.rows() == std::vector<QString>{"a", "b", "c"});
    CHECK(second.row() == 2);
    CHECK(second.data(IdRole).toLongLong() == 2);
    words.setRows({"b", "0", "a"}); // the second is another word now
    CHECK(words.rows() == std::vector<QString>{"0", "a", "b"});
    CHECK(second.row() == 0);
    words.sort(-1);
    CHECK(words.rows() == std::vector<QString>{"b", "0", "a"});
}

TEST_CASE("Hidden and moved columns and the order come back when a list is opened again")
{
    const ListBench::English english;
    {
        const ListBench bench("comesBack");
        CHECK(bench.headings() == QStringList{"Name", "Labels", "Began"});
        bench.list->header()->moveSection(2, 0);
        bench.choose("Show Columns", "Labels");
        bench.clickHeading(0);
        bench.clickHeading(0);
        CHECK(bench.headings() == QStringList{"Began", "Name"});
    }
    {
        const ListBench bench("comesBack");
        CHECK(bench.headings() == QStringList{"Began", "Name"});
        CHECK(bench.names() == QStringList{"round 10", "Round 9", "alone", "all"});
        CHECK(bench.list->header()->sortIndicatorSection() == 0);
        bench.model->setRows({{8, "b"}, {9, "a"}}); // others altogether
        CHECK(bench.headings() == QStringList{"Began", "Name"});
        CHECK(bench.names() == QStringList{"b", "a"});
    }
    CHECK(ListBench("another").headings() == QStringList{"Name", "Labels", "Began"});
    { // a release with other columns
        Columns<Batch> columns = batchColumns();
        columns[0].heading = "Title";
        columns.push_back({"Who", [](const Batch&) { return QString(); }});
        const ListBench bench("comesBack", std::move(columns));
        CHECK(bench.headings() == QStringList{"Began", "Title", "Who"});
        CHECK(bench.names() == kGiven);
    }
    {
        const ListBench bench("comesBack");
        bench.choose({}, "As They Were");
        CHECK(bench.headings() == QStringList{"Name", "Labels", "Began"});
        CHECK(bench.names() == kGiven);
    }
    CHECK(ListBench("comesBack").headings() == QStringList{"Name", "Labels", "Began"});
}

TEST_CASE("What is remembered of a list and cannot be is passed over")
{
    const ListBench::English english;
    const QString key = "lists/doubtful/" + QLocale().name();
    QSettings().setValue(key + "/order", 7);
    QSettings().setValue(key + "/hidden", QStringList{"Name", "Labels", "Began", "Gone"});
    QSettings().setValue(key + "/sorted", "Gone");
    QSettings().setValue(key + "/downwards", "perhaps");
    const ListBench bench("doubtful");
    CHECK_FALSE(bench.headings().isEmpty());
    CHECK(bench.names() == kGiven);

    // A list without a name forgets what it shows, and nothing else.
    const ListBench nameless;
    nameless.clickHeading(0);
    nameless.choose({}, "As They Were");
    CHECK(nameless.names() == kGiven);
    CHECK(QSettings().contains(key + "/order"));

    // The last column cannot be hidden.
    const ListBench one("oneLeft");
    one.choose("Show Columns", "Name");
    one.choose("Show Columns", "Labels");
    one.choose("Show Columns", "Began");
    CHECK(one.headings() == QStringList{"Began"});
}

TEST_CASE("A list whose order means something is not sorted")
{
    const ListBench::English english;
    const ListBench bench;
    bench.list->setSortable(false);
    bench.clickHeading(0);
    CHECK(bench.names() == kGiven);
}

TEST_CASE("Screen readers are told what a cell says and how a list is sorted")
{
    const ListBench::English english;
    const ListBench bench;
    bench.clickHeading(1);
    QAccessibleInterface* list = QAccessible::queryAccessibleInterface(bench.list);
    REQUIRE(list != nullptr);
    REQUIRE(list->tableInterface() != nullptr);
    QAccessibleInterface* cell = list->tableInterface()->cellAt(0, 1);
    REQUIRE(cell != nullptr);
    CHECK(cell->text(QAccessible::Name) == "45 labels");
    CHECK(bench.model->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString() == "Labels, sorted upwards");
    CHECK_FALSE(bench.model->headerData(0, Qt::Horizontal, Qt::AccessibleTextRole).isValid());
    bench.clickHeading(1);
    CHECK(bench.model->headerData(1, Qt::Horizontal, Qt::AccessibleTextRole).toString() == "Labels, sorted downwards");
}

TEST_CASE("In a table of numbers one goes from cell to cell, and each is read with its row and heading")
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* table = new NumberTable(&window);
    column->addWidget(table);
    table->setRows({"Level", "Value of agreement", "Said"},
                   {{{{"Type", {}, -1}, {"0.91", "of 9", -1}, {"B.1", {}, -1}}},
                    {{{"Theme", {}, -1}, {"0.8", {}, 7}, {"A.10", {}, -1}}},
                    {{{"All", {}, -1}, {"0.85", {}, -1}, {"A.9", {}, -1}}, true, true}});
    window.resize(600, 400);
    window.show();
    window.activateWindow();
    table->setFocus(Qt::TabFocusReason);
    REQUIRE(QTest::qWaitForWindowActive(&window));
    const QSignalSpy followed(table, &NumberTable::followed);
    const auto at = [table] { return table->currentIndex().data(Qt::AccessibleTextRole).toString(); };
    QTest::keyClick(table, Qt::Key_Home);
    CHECK(at() == "Type");
    QTest::keyClick(table, Qt::Key_Right);
    CHECK(at() == "Type, Value of agreement: 0.91");
    CHECK(table->currentIndex().data(Qt::AccessibleDescriptionRole) == "of 9");
    QTest::keyClick(table, Qt::Key_Return);
    CHECK(followed.isEmpty()); // nothing is behind it
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    CHECK(followed.size() == 1);
    QTest::keyClick(table, Qt::Key_End);
    CHECK(at() == "Theme, Said: A.10");

    // Numbers go by their size, words as people order them, and what sums them up stays last.
    const auto first = [table](int row) { return table->model()->index(row, 0).data().toString(); };
    table->sortByColumn(1, Qt::AscendingOrder);
    CHECK(QStringList{first(0), first(1), first(2)} == QStringList{"Theme", "Type", "All"});
    table->sortByColumn(2, Qt::DescendingOrder);
    CHECK(QStringList{first(0), first(1), first(2)} == QStringList{"Type", "Theme", "All"});
    CHECK(table->height() == table->header()->height() + 3 * table->sizeHintForRow(0));
}
