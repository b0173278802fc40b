// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QFont>
#include <QPersistentModelIndex>
#include <QSignalSpy>

#include "tests/support/catch.h"
#include "ui/widgets/column_model.h"

using namespace accord::ui;

namespace {

constexpr int kLeft = static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
constexpr int kRight = static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);

struct Town
{
    qlonglong id = 0;
    QString name;
    int people = 0;
    bool capital = false;

    bool operator==(const Town&) const = default;
};

Columns<Town> columns()
{
    return {{"Town", [](const Town& town) { return town.name; }},
            {.heading = "People",
             .text = [](const Town& town) { return QString::number(town.people); },
             .alignment = Qt::AlignRight,
             .toolTip = [](const Town& town) { return town.people > 9 ? QStringLiteral("many") : QString(); },
             .share = [](const Town& town) { return town.people / 10.0; },
             .warning = [](const Town& town) { return town.people == 0; },
             .chip = [](const Town& town) { return town.capital ? std::optional(3) : std::nullopt; },
             .accessible = [](const Town& town) { return QStringLiteral("%1 people").arg(town.people); }},
            {.heading = "Days",
             .text = {},
             .toolTip = [](const Town& town) { return QStringLiteral("so many in %1").arg(town.name); },
             .days = [](const Town& town) { return QList<int>(2, town.people); }}};
}

Town town(qlonglong id, int people = 1)
{
    return {id, QStringLiteral("T%1").arg(id), people, false};
}

QStringList names(const QAbstractItemModel& model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row) {
        names.append(model.index(row, 0).data().toString());
    }
    return names;
}

} // namespace

TEST_CASE("A list says what its columns say of each row")
{
    ColumnModel<Town> model(nullptr, columns(), {.quiet = [](const Town& each) { return each.people == 0; }});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(model.rowCount() == 0);
    CHECK(model.columnCount() == 3);
    CHECK(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString() == "People");
    CHECK(model.headerData(1, Qt::Horizontal, Qt::TextAlignmentRole).toInt() == kRight);
    CHECK_FALSE(model.headerData(0, Qt::Vertical, Qt::DisplayRole).isValid());
    model.setRows({{5, "Ulm", 12, true}, {7, "Ur", 0, false}});
    REQUIRE(model.rowCount() == 2);

    const QModelIndex name = model.index(0, 0);
    CHECK(name.data().toString() == "Ulm");
    CHECK(name.data(IdRole).toLongLong() == 5);
    CHECK(name.data(Qt::TextAlignmentRole).toInt() == kLeft);
    for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleTextRole), int(Qt::FontRole),
                           int(Qt::ForegroundRole), int(ShareRole), int(ChipRole), int(DaysRole)}) {
        CHECK_FALSE(name.data(role).isValid());
    }
    CHECK_FALSE(name.data(QuietRole).toBool());
    CHECK(model.index(1, 0).data(QuietRole).toBool());

    const QModelIndex people = model.index(0, 1);
    CHECK(people.data(IdRole).toLongLong() == 5); // in each column
    CHECK(people.data(Qt::TextAlignmentRole).toInt() == kRight);
    CHECK(people.data(Qt::ToolTipRole).toString() == "many");
    CHECK(people.data(Qt::AccessibleTextRole).toString() == "12 people");
    CHECK(people.data(ShareRole).toDouble() == 1.2);
    CHECK(people.data(ChipRole).toInt() == 3);
    CHECK_FALSE(people.data(WarningRole).toBool());
    CHECK_FALSE(model.index(1, 1).data(Qt::ToolTipRole).isValid());
    CHECK_FALSE(model.index(1, 1).data(ChipRole).isValid());
    CHECK(model.index(1, 1).data(WarningRole).toBool());

    // What is only painted is said all the same.
    const QModelIndex days = model.index(0, 2);
    CHECK(days.data(DaysRole).value<QList<int>>() == QList<int>{12, 12});
    CHECK(days.data(Qt::AccessibleTextRole).toString() == "so many in Ulm");

    REQUIRE(model.find(7) != nullptr);
    CHECK(model.find(7)->name == "Ur");
    CHECK(model.find(6) == nullptr);
    CHECK(model.at(people)->name == "Ulm");
    CHECK(model.at({}) == nullptr);
}

TEST_CASE("A row that sums up is strong, and so may be a cell")
{
    Columns<Town> with = columns();
    with[0].strong = [](const Town& each) { return each.capital; };
    with[0].colour = [](const Town&) { return QColor(Qt::red); };
    ColumnModel<Town> model(nullptr, with, {.strong = [](const Town& each) { return each.id == 9; }});
    model.setRows({{1, "One", 1, true}, {9, "All", 1, false}});
    const auto weight = [&](int row, int column) {
        return model.index(row, column).data(Qt::FontRole).value<QFont>().weight();
    };
    CHECK(weight(0, 0) == QFont::DemiBold);
    CHECK_FALSE(model.index(0, 1).data(Qt::FontRole).isValid());
    CHECK(weight(1, 0) == QFont::DemiBold);
    CHECK(weight(1, 1) == QFont::DemiBold);
    CHECK(model.index(0, 0).data(Qt::ForegroundRole).value<QColor>() == QColor(Qt::red));
}

TEST_CASE("Rows that stay keep their places when a list is filled anew")
{
    ColumnModel<Town> model(nullptr, columns());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy moved(&model, &QAbstractItemModel::layoutChanged);
    model.setRows({town(1), town(2), town(3), town(4)});
    CHECK(resets.count() == 1);
    const QPersistentModelIndex second = model.index(1, 1);
    const QPersistentModelIndex third = model.index(2, 0);

    model.setRows({town(1), town(2, 8), town(3), town(4)}); // other numbers
    CHECK(changed.count() == 1);
    CHECK(second.data().toString() == "8");

    model.setRows({town(5), town(2, 9), town(6), town(7), town(4)}); // some go, some come
    CHECK(names(model) == QStringList{"T5", "T2", "T6", "T7", "T4"});
    CHECK(removed.count() == 2);
    CHECK(inserted.count() == 2);
    CHECK(second.row() == 1);
    CHECK(second.data().toString() == "9");
    CHECK_FALSE(third.isValid());
    CHECK(moved.count() == 0);

    model.setRows({town(4), town(8), town(7), town(5), town(2, 3)}); // in another order
    CHECK(names(model) == QStringList{"T4", "T8", "T7", "T5", "T2"});
    CHECK(moved.count() == 1);
    CHECK(second.row() == 4);
    CHECK(second.data().toString() == "3");
    CHECK(resets.count() == 1);

    model.setRows({town(10), town(11)}); // something else altogether
    CHECK(resets.count() == 2);
    CHECK_FALSE(second.isValid());
    model.setRows({});
    CHECK(model.rowCount() == 0);
    CHECK(resets.count() == 3);
}

TEST_CASE("Whatever comes after whatever, a list shows what it was given")
{
    ColumnModel<Town> model(nullptr, columns());
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    unsigned state = 7;
    const auto drawn = [&](unsigned below) {
        state = state * 1103515245U + 12345U;
        return (state >> 16U) % below;
    };
    for (int turn = 0; turn < 300; ++turn) {
        std::vector<Town> towns;
        for (qlonglong id = 1; id <= 8; ++id) {
            if (drawn(2) == 0) {
                towns.insert(towns.begin() + drawn(static_cast<unsigned>(towns.size()) + 1), town(id, turn));
            }
        }
        std::vector<std::pair<QPersistentModelIndex, qlonglong>> held;
        for (int row = 0; row < model.rowCount(); ++row) {
            held.emplace_back(model.index(row, 0), model.index(row, 0).data(IdRole).toLongLong());
        }
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.setRows(towns);
        REQUIRE(model.rows() == towns);
        for (const auto& [index, id] : held) {
            const bool stays = resets.isEmpty() && std::ranges::find(towns, id, &Town::id) != towns.end();
            REQUIRE(index.isValid() == stays);
            if (stays) {
                REQUIRE(index.data(IdRole).toLongLong() == id);
            }
        }
    }
}

TEST_CASE("Rows without an id are known by their place, and doubtful ones are read anew")
{
    ColumnModel<QString> words(nullptr, {{"Word", [](const QString& word) { return word; }}});
    const QAbstractItemModelTester tester(&words, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&words, &QAbstractItemModel::modelReset);
    words.setRows({"a", "b"});
    CHECK(words.index(1, 0).data(IdRole).toLongLong() == 2);
    words.setRows({"c", "d"});
    CHECK(resets.count() == 1);
    CHECK(names(words) == QStringList{"c", "d"});
    words.setRows({"c"});
    CHECK(resets.count() == 2);

    ColumnModel<Town> model(nullptr, columns());
    const QAbstractItemModelTester second(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows({town(1), town(1)});
    model.setRows({town(1), town(2), town(1)});
    CHECK(names(model) == QStringList{"T1", "T2", "T1"});
}

TEST_CASE("A list may change its columns; with the same headings its rows stay")
{
    ColumnModel<Town> model(nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    CHECK(model.columnCount() == 0);
    model.setRows(columns(), {town(1), town(2)});
    CHECK(resets.count() == 1);
    CHECK(model.columnCount() == 3);
    Columns<Town> other = columns();
    other[0].text = [](const Town& each) { return each.name.toLower(); };
    model.setRows(other, {town(1), town(2)});
    CHECK(resets.count() == 1);
    CHECK(names(model) == QStringList{"t1", "t2"});
    other.pop_back();
    model.setRows(other, {});
    CHECK(resets.count() == 2);
    CHECK(model.columnCount() == 2);
    CHECK(model.rowCount() == 0);
}

TEST_CASE("A column that can be written in hands on what was written")
{
    std::vector<std::pair<qlonglong, int>> written;
    Columns<Town> with = columns();
    with[1].edit = [](const Town& each) { return each.people; };
    with[1].write = [&](const Town& each, const QVariant& value) { written.emplace_back(each.id, value.toInt()); };
    ColumnModel<Town> model(nullptr, with);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setRows({town(4, 2)});
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    CHECK((model.flags(model.index(0, 1)) & Qt::ItemIsEditable) != 0);
    CHECK((model.flags(model.index(0, 0)) & Qt::ItemIsEditable) == 0);
    CHECK(model.index(0, 1).data(Qt::EditRole).typeId() == QMetaType::Int);
    CHECK(model.setData(model.index(0, 1), 6));
    CHECK_FALSE(model.setData(model.index(0, 0), 6));
    CHECK(written == std::vector<std::pair<qlonglong, int>>{{4, 6}});
    CHECK(changed.count() == 1);
}
