// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include "tests/ui/pages/study/study_bench.h"
#include "ui/core/session.h"
#include "ui/pages/study/people_tab.h"

using namespace accord;
using namespace accord::test;

namespace {

enum PersonColumn { Name, Initials, RoleName, Pseudonym };

ui::ListView* people(StudyBench& bench)
{
    bench.key(Qt::Key_2);
    bench.settle();
    return bench.in<ui::ListView>(&bench.page(), "peopleList");
}

} // namespace

TEST_CASE("People are listed with role and pseudonym, whoever leads first")
{
    StudyBench bench;
    const auto* list = people(bench);
    REQUIRE(list->model()->rowCount() == 5);
    CHECK(bench.cell(list, 0, Name) == "Lea (you)");
    CHECK(bench.cell(list, 0, RoleName) == "Lead");
    CHECK(bench.cell(list, 1, Name) == "Ann");
    CHECK(bench.cell(list, 1, Pseudonym).startsWith("A"));
    CHECK(bench.cell(list, 4, RoleName) == "Observer");
}

TEST_CASE("Somebody joins late, changes and leaves")
{
    StudyBench bench;
    auto* list = people(bench);
    bench.key(Qt::Key_P);
    auto* dialog = bench.dialog("person");
    auto* name = bench.in<QLineEdit>(dialog, "name");
    QTest::keyClicks(name, "Dee Dorn");
    CHECK(bench.in<QLineEdit>(dialog, "initials")->placeholderText() == "DD");
    QTest::keyClick(name, Qt::Key_Return);
    bench.settle();
    REQUIRE(list->model()->rowCount() == 6);
    CHECK(bench.person("Dee Dorn").valid());

    list->choose(bench.person("Dee Dorn").value);
    list->setFocus();
    bench.key(Qt::Key_E);
    dialog = bench.dialog("person");
    auto* role = bench.in<QComboBox>(dialog, "role");
    role->setCurrentIndex(role->findData(static_cast<int>(Role::Observer)));
    QTest::mouseClick(bench.in<QPushButton>(dialog, "ok"), Qt::LeftButton);
    bench.settle();
    CHECK(bench.project().person(bench.person("Dee Dorn"))->role == Role::Observer);

    list->choose(bench.person("Bob").value);
    list->setFocus();
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_L);
    bench.settle();
    CHECK_FALSE(bench.project().person(bench.person("Bob"))->left.empty());
    CHECK(bench.cell(list, 5, Name) == "Bob"); // who has left comes last

    list->choose(bench.person("Bob").value);
    list->setFocus();
    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_L);
    bench.settle();
    CHECK(bench.project().person(bench.person("Bob"))->left.empty());
}

TEST_CASE("The list of people is a sound model")
{
    ui::ColumnModel<Person> model(nullptr);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    Person one;
    one.id = PersonId{1};
    one.name = "One";
    Person two = one;
    two.id = PersonId{2};
    two.role = Role::Lead;
    model.setRows(ui::personColumns(PersonId{1}), ui::inOrder({one, two}));
    CHECK(model.index(0, RoleName).data().toString() == "Lead");
    CHECK(model.index(1, Name).data().toString() == "One (you)");
    model.setRows({});
    CHECK(model.rowCount() == 0);
}
