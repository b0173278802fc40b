// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

#include "core/study/people.h"
#include "tests/support/files.h"
#include "tests/ui/large_text.h"
#include "tests/ui/pages/taxonomy/taxonomy_bench.h"
#include "tests/ui/waiting.h"
#include "ui/widgets/placeholder.h"

using namespace accord;
using test::TaxonomyBench;
using test::waitFor;

TEST_CASE("The codebook is read by keys, with how many labels each category has")
{
    TaxonomyBench bench;
    CHECK(bench.chosen() == "A");
    bench.goTo(QStringLiteral("C.7"));
    const auto* entry = bench.part<QTextBrowser>("entryView");
    const std::string definition = bench.project().taxonomy()->findCode("C.7")->definition;
    REQUIRE_FALSE(definition.empty());
    CHECK(entry->toPlainText().contains(QString::fromStdString(definition)));
    REQUIRE(waitFor([&] { return entry->toPlainText().contains(QStringLiteral("3 labels in round Pilot")); }));
    bench.key(Qt::Key_Up);
    CHECK(bench.chosen() == "C.6");
    // What is typed is looked for in names and definitions as well; Esc goes back to where one was.
    bench.key(Qt::Key_Slash);
    bench.type(QStringLiteral("security"));
    CHECK(bench.chosen() == "C.9.vi");
    bench.key(Qt::Key_Escape);
    CHECK(bench.chosen() == "C.6");

    const auto& model = bench.taxonomyPage().tree().model();
    CHECK(
        model.indexOf(bench.project().taxonomy()->findCode("C")->uuid).data(ui::CategoryModel::CountRole).toString() ==
        QStringLiteral("6"));
    bench.labelElsewhere(4, "Ann", "C.6.i");
    bench.settle();
    CHECK(waitFor([&] {
        return model.indexOf(bench.project().taxonomy()->findCode("C.6")->uuid)
                   .data(ui::CategoryModel::CountRole)
                   .toString() == QStringLiteral("4");
    }));
}

TEST_CASE("Nobody's labels are counted for others while the round is blind")
{
    test::LabelBench bench(2, true);
    bench.labelElsewhere(1, "Bob", "C.6");
    bench.settle();
    bench.key(Qt::Key_4, Qt::ControlModifier);
    auto* page = bench.window().findChild<ui::TaxonomyPage*>();
    REQUIRE(page != nullptr);
    REQUIRE(waitFor([&] { return !bench.window().busy(); }));
    const auto& model = page->tree().model();
    CHECK(model.index(0, 0).data(ui::CategoryModel::CountRole).toString().isEmpty());
}

TEST_CASE("The tabs of the page are one key away, and each takes the keyboard")
{
    TaxonomyBench bench;
    const auto* proposals = bench.part<QWidget>("proposalsPanel");
    bench.key(Qt::Key_3);
    CHECK(proposals->isVisible());
    bench.key(Qt::Key_2);
    REQUIRE(waitFor([&] { return !bench.window().busy(); }));
    CHECK(bench.part<QWidget>("versionList")->hasFocus());
    CHECK(bench.part<QListView>("versionList")->model()->rowCount() == 1);
    bench.key(Qt::Key_4);
    REQUIRE(waitFor([&] { return !bench.window().busy(); }));
    CHECK(bench.part<QWidget>("againPanel")->isVisible());
    bench.backToPage();
    bench.key(Qt::Key_1);
    CHECK(bench.part<QWidget>("entryView")->isVisible());
    // A key that shows another tab is on its button.
    const auto keys = bench.part<QPushButton>("taxonomy.versions");
    CHECK(keys->isVisible());
}

TEST_CASE("Who does not lead reads, and proposes what the codebook should say")
{
    TaxonomyBench bench;
    {
        Project other = test::must(Project::open(bench.file()));
        study::PersonContent bob;
        bob.name = "Bob";
        bob.initials = "BO";
        bob.role = Role::Lead;
        (void)test::must(study::editPerson(other, bench.person("Bob"), bench.person("Bob"), bob));
    }
    bench.settle();
    REQUIRE_FALSE(bench.project().mayLead(bench.person("Ann")));
    bench.goTo(QStringLiteral("C.7"));
    const auto enabled = [&](const char* id) {
        return bench.window().actions().action(QString::fromLatin1(id))->isEnabled();
    };
    for (const char* id :
         {"taxonomy.add", "taxonomy.editWords", "taxonomy.merge", "taxonomy.retire", "taxonomy.move"}) {
        INFO(id);
        CHECK_FALSE(enabled(id));
        CHECK(bench.window().actions().action(QString::fromLatin1(id))->toolTip() == "Only a lead can do this: Bob.");
    }
    CHECK(bench.part<QLabel>("codebookDenied")->text().contains("Only a lead can do this: Bob."));
    CHECK_FALSE(bench.taxonomyPage()
                    .tree()
                    .model()
                    .flags(bench.taxonomyPage().tree().model().index(0, 0))
                    .testFlag(Qt::ItemIsDropEnabled));
    bench.key(Qt::Key_E);
    CHECK(bench.part<QTextBrowser>("entryView")->isVisible());
    REQUIRE(enabled("taxonomy.proposeHere"));
    bench.key(Qt::Key_P, Qt::ShiftModifier);
    const auto* change = bench.dialog("changeDialog");
    CHECK(change->findChild<QComboBox*>(QStringLiteral("category"))->currentText().contains(QStringLiteral("C.7")));
}

TEST_CASE("A project without a codebook says what to do")
{
    const test::TempFolder folder;
    {
        auto project = Project::create(folder / "empty.accord", "Empty");
        REQUIRE(project.ok());
    }
    test::FakePrompts prompts;
    ui::MainWindow window(prompts);
    ui::Opening opening;
    opening.ask = false;
    opening.page = QStringLiteral("taxonomy");
    REQUIRE(window.open(folder / "empty.accord", opening).ok());
    window.show();
    const auto* page = window.findChild<ui::TaxonomyPage*>();
    REQUIRE(page != nullptr);
    const auto texts = page->findChildren<QLabel*>();
    CHECK(std::ranges::any_of(texts, [](const QLabel* label) {
        return label->isVisible() && label->text().contains(QStringLiteral("Import one from a table"));
    }));
    CHECK_FALSE(window.actions().action(QStringLiteral("taxonomy.add"))->isEnabled());
}

TEST_CASE("The codebook is saved as a web page, as PDF and as Markdown")
{
    TaxonomyBench bench;
    const test::TempFolder folder;
    for (const char* name : {"codebook.html", "codebook.pdf", "codebook.md"}) {
        const auto file = folder / name;
        bench.prompts.expectSaveFile(QString::fromStdString(file.string()));
        bench.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        bench.prompts.settle();
        REQUIRE(waitFor([&] { return !bench.window().busy(); }));
        const std::string bytes = test::readFile(file);
        if (std::string(name).ends_with(".pdf")) {
            CHECK(bytes.starts_with("%PDF"));
            CHECK(bytes.size() > 20'000);
        } else {
            CHECK(bytes.find(bench.project().taxonomy()->findCode("C.7")->name) != std::string::npos);
        }
    }
}

TEST_CASE("Where there are few lines the edits are behind one button, and the tree has the lines")
{
    const test::LargeText twice(200);
    TaxonomyBench bench;
    bench.window().resize(1280, 720);
    QCoreApplication::processEvents();
    const auto* edits = bench.part<QWidget>("codebookEdits");
    const auto* folded = bench.part<QToolButton>("codebookEditsFolded");
    CHECK_FALSE(edits->isVisible());
    CHECK(folded->isVisible());
    const QAction* rename = bench.window().actions().action(QStringLiteral("taxonomy.rename"));
    REQUIRE(rename != nullptr);
    CHECK(folded->menu()->actions().contains(rename));
    const auto* tree = bench.part<QTreeView>("codebookTree");
    CHECK(tree->viewport()->height() > 6 * tree->sizeHintForRow(0));

    bench.window().resize(1280, 1600);
    QCoreApplication::processEvents();
    CHECK(edits->isVisible());
    CHECK_FALSE(folded->isVisible());
}
