// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "core/base/text.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/files.h"
#include "tests/support/own_taxonomy.h"
#include "tests/ui/waiting.h"
#include "ui/core/actions.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"
#include "ui/dialogs/export_dialog.h"
#include "ui/dialogs/import_flow.h"
#include "ui/dialogs/label_import_dialog.h"

namespace accord::ui {
namespace {

using namespace test;

QString text(const std::filesystem::path& file)
{
    return QString::fromStdString(file.string());
}

/// A project that is open, and imports into it with prompts that a test answers.
struct Desk
{
    DemoProject demo;
    FakePrompts prompts;
    QWidget window;
    Actions actions;
    std::unique_ptr<Session> session = std::move(Session::open(demo.file())).value();
    ImportFlow flow{*session, prompts, actions, &window, nullptr};
    QSignalSpy finished{&flow, &ImportFlow::finished};

    Desk() { session->setMe(session->project().leads().front().id); }

    std::filesystem::path write(const char* name, std::string_view content)
    {
        return writeFile(demo.folder() / name, content);
    }
    void wait()
    {
        REQUIRE(waitFor([&] { return finished.count() == 1; }));
    }
    std::int64_t issues() { return *study::issueCount(session->project()); }
};

TEST_CASE("issues are imported in the background and the report says what came")
{
    Desk desk;
    const auto before = desk.issues();
    const auto file =
        desk.write("new.jsonl", R"({"html_url": "https://github.com/a/b/issues/1", "title": "T", "body": "B"})"
                                "\n"
                                R"({"html_url": "https://github.com/a/b/issues/2", "title": "T", "body": "B"})"
                                "\n");
    desk.prompts.expectOpenFiles({text(file)});
    desk.prompts.expectTell();
    desk.flow.issues();
    REQUIRE(waitFor([&] { return desk.session->jobs().anyRunning(); }));
    CHECK(desk.session->pendingWrites() == 1); // the foot of the window does not say "Saved" meanwhile
    desk.wait();
    CHECK(desk.prompts.told.front().contains(QStringLiteral("New issues: 2")));
    CHECK(desk.issues() == before + 2);
}

TEST_CASE("parts that cannot be understood are asked about first")
{
    const char* const content = R"({"html_url": "https://github.com/a/b/issues/1", "title": "T", "body": "B"})"
                                "\n"
                                R"({"html_url": "no link"})"
                                "\n";
    SECTION("left out by wish")
    {
        Desk desk;
        const auto before = desk.issues();
        desk.prompts.expectConfirm(true);
        desk.prompts.expectTell();
        desk.flow.issues({text(desk.write("bad.jsonl", content))});
        desk.wait();
        CHECK(desk.prompts.asked.front().contains(QStringLiteral("bad.jsonl:2")));
        CHECK(desk.prompts.told.front().contains(QStringLiteral("Left out, because they cannot be understood: 1")));
        CHECK(desk.issues() == before + 1);
    }
    SECTION("or nothing is imported")
    {
        Desk desk;
        const auto before = desk.issues();
        desk.prompts.expectConfirm(false);
        desk.flow.issues({text(desk.write("bad.jsonl", content))});
        desk.wait();
        CHECK(desk.issues() == before);
    }
}

TEST_CASE("files are imported that were chosen while others worked on the project")
{
    Desk desk;
    const auto joins = [&desk](const char* name) {
        return [&desk, name] {
            Project other = must(Project::open(desk.demo.file()));
            study::PersonContent content;
            content.name = name;
            (void)must(study::addPerson(other, other.leads().front().id, content));
            desk.session->poll();
        };
    };
    const auto before = desk.issues();
    const auto links = desk.write("links.txt", "https://github.com/a/b/issues/1\n");
    desk.prompts.expectOpenFiles({text(links)}, joins("Zoe"));
    desk.prompts.expectTell();
    desk.flow.links();
    desk.wait();
    CHECK(desk.issues() == before + 1);

    const auto note = desk.write("note.md", "# An interview\n\nIt was said.\n");
    desk.prompts.expectOpenFiles({text(note)}, joins("Yan"));
    desk.prompts.expectTell();
    desk.finished.clear();
    desk.flow.texts();
    desk.wait();
    CHECK(desk.prompts.told.back().contains(QStringLiteral("New texts of other kinds: 1")));

    const auto table = desk.write("chosen.csv", "Issue_URL,Zoe\nhttps://github.com/a/b/issues/1,C.1\n");
    desk.prompts.expectOpenFiles({text(table)}, joins("Xia"));
    desk.flow.labels();
    desk.prompts.settle();
    auto* dialog = desk.window.findChild<LabelImportDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(dialog->isVisible());
    dialog->reject();

    desk.prompts.expectOpenFiles({});
    desk.flow.issues(); // nothing is chosen, and nothing comes of it
    desk.prompts.settle();
    CHECK_FALSE(desk.session->jobs().anyRunning());
}

TEST_CASE("labels show what the columns are taken for, and one can say otherwise")
{
    Desk desk;
    const auto file = desk.write("labels.csv", "Issue_URL,Ann,Bob,Final_Label,Remark,Ann citations\n"
                                               "https://github.com/a/b/issues/1,C.1,C.2,C.1,why,[]\n");
    desk.flow.labels({text(file)});
    auto* dialog = desk.window.findChild<LabelImportDialog*>();
    REQUIRE(dialog != nullptr);
    auto roles = dialog->findChildren<QComboBox*>();
    roles.removeIf([](const QComboBox* box) { return box->objectName() != QStringLiteral("role"); });
    REQUIRE(roles.size() == 6);
    QStringList shown;
    for (const QComboBox* role : roles) {
        shown.append(role->currentText());
    }
    CHECK(shown == QStringList{"Link to the issue", "Labels of a person", "Labels of a person", "Final labels",
                               "Not recognised", "Evidence of a person's labels"});
    CHECK(!dialog->import().columns.has_value());
    roles[4]->setCurrentText(QStringLiteral("Leave out"));
    REQUIRE(dialog->import().columns.has_value());
    dialog->findChildren<QComboBox*>().front()->setEditText(QStringLiteral("From a table"));

    desk.prompts.expectTell();
    dialog->accept();
    desk.wait();
    CHECK(desk.prompts.told.front().contains(QStringLiteral("Labels: 2")));
    CHECK(desk.prompts.told.front().contains(QStringLiteral("Decisions: 1")));
    const auto round = desk.session->project().round(desk.session->round());
    REQUIRE(round != nullptr);
    CHECK(round->name == "From a table");
}

TEST_CASE("a column is said to hold the labels of somebody who is there")
{
    Desk desk;
    const auto file = desk.write("labels.csv", "Issue_URL,A1,A2\nhttps://github.com/a/b/issues/1,C.1,C.2\n");
    desk.flow.labels({text(file)});
    auto* dialog = desk.window.findChild<LabelImportDialog*>();
    REQUIRE(dialog != nullptr);
    const auto whose = dialog->findChildren<QComboBox*>(QStringLiteral("whose"));
    REQUIRE(whose.size() == 3);
    CHECK_FALSE(whose[0]->isEnabled()); // of the link
    CHECK(whose[1]->currentText() == QStringLiteral("somebody new"));
    const Person known = desk.session->project().people().front();
    whose[1]->setCurrentText(QString::fromStdString(known.name));
    dialog->findChildren<QComboBox*>().front()->setEditText(QStringLiteral("From a table"));
    const std::size_t before = desk.session->project().people().size();
    desk.prompts.expectTell();
    dialog->accept();
    desk.wait();
    CHECK(desk.prompts.told.front().contains(QStringLiteral("Labels: 2")));
    CHECK(desk.session->project().people().size() == before + 1); // A2
    CHECK(desk.session->project().people().back().name == "A2");
}

TEST_CASE("a taxonomy with other identifiers is taken over when somebody says that it is the same")
{
    Desk desk;
    const auto file = desk.demo.folder() / "own.json";
    REQUIRE(exchange::exportTaxonomy(desk.session->project(), file).ok());
    const Category first = desk.session->project().taxonomy()->categories().front();
    const std::string fresh = accord::text::replacedAll(test::readFile(file), first.uuid.text(), newUuid().text());
    const int codebook = desk.session->project().codebookNumber();
    const bool same = GENERATE(false, true);
    desk.prompts.expectConfirm(same);
    if (same) {
        desk.prompts.expectTell();
    }
    desk.flow.taxonomy({text(desk.write("fresh.json", fresh))});
    desk.wait();
    CHECK(desk.prompts.asked.front().contains(QStringLiteral("Is it the same?")));
    CHECK(desk.session->project().taxonomy()->find(first.uuid) != nullptr);
    CHECK(desk.session->project().codebookNumber() == codebook); // it says nothing else
}

TEST_CASE("a column that is called like nobody is nobody's until somebody says so")
{
    Desk desk;
    const auto file = desk.write("labels.csv", "Issue_URL,Ann,Majority\nhttps://github.com/a/b/issues/1,C.1,C.2\n");
    desk.flow.labels({text(file)});
    auto* dialog = desk.window.findChild<LabelImportDialog*>();
    REQUIRE(dialog != nullptr);
    const auto roles = dialog->findChildren<QComboBox*>(QStringLiteral("role"));
    REQUIRE(roles.size() == 3);
    CHECK(roles[1]->currentText() == QStringLiteral("Labels of a person"));
    CHECK(roles[2]->currentText() == QStringLiteral("Not recognised"));
    dialog->findChildren<QComboBox*>().front()->setEditText(QStringLiteral("From a table"));
    const bool said = GENERATE(false, true);
    if (said) {
        roles[2]->setCurrentText(QStringLiteral("Labels of a person"));
        desk.prompts.expectTell();
    } else {
        desk.prompts.expectConfirm(false);
    }
    dialog->accept();
    desk.wait();
    CHECK(desk.session->project().roundNamed("From a table").ok() == said);
    if (!said) {
        CHECK(desk.prompts.asked.front().contains(QStringLiteral("called like no person")));
    }
}

TEST_CASE("labels that people have are replaced when somebody says so")
{
    Desk desk;
    const auto import = [&desk](const char* table) {
        exchange::LabelImport what;
        what.files = {desk.write("labels.csv", table)};
        what.round = "From a table";
        desk.flow.startLabels(what);
        REQUIRE(waitFor([&] { return desk.finished.count() == 1; }));
        desk.finished.clear();
    };
    desk.prompts.expectTell();
    import("Issue_URL,Ann\nhttps://github.com/a/b/issues/1,C.1\n");
    desk.prompts.expectConfirm(false);
    import("Issue_URL,Ann\nhttps://github.com/a/b/issues/1,C.2\n");
    CHECK(desk.prompts.asked.back().contains(QStringLiteral("would replace")));
    desk.prompts.expectConfirm(true);
    desk.prompts.expectTell();
    import("Issue_URL,Ann\nhttps://github.com/a/b/issues/1,C.2\n");
    CHECK(desk.prompts.told.back().contains(QStringLiteral("Labels that replace others: 1")));
}

TEST_CASE("a taxonomy that somebody wrote is shown before it is taken over")
{
    Desk desk;
    const int codebook = desk.session->project().codebookNumber();
    const auto file = desk.write("own.csv", "code,name,parent\nA,Question,\nA.1,How,A\nZ,New,\n");
    desk.flow.taxonomy({text(file)});
    auto* dialog = desk.window.findChild<QDialog*>(QStringLiteral("previewTaxonomy"));
    REQUIRE(dialog != nullptr);
    const auto* tree = dialog->findChild<QTreeWidget*>(QStringLiteral("taxonomyPreview"));
    REQUIRE(tree != nullptr);
    CHECK(tree->topLevelItem(0)->child(0)->text(0) == QStringLiteral("A.1 How"));
    CHECK(tree->topLevelItem(1)->text(2) == QStringLiteral("new"));
    CHECK(desk.session->project().codebookNumber() == codebook);
    const bool taken = GENERATE(false, true);
    if (taken) {
        desk.prompts.expectTell();
        dialog->accept();
    } else {
        dialog->reject();
    }
    desk.wait();
    CHECK(desk.session->project().codebookNumber() == codebook + (taken ? 1 : 0));
}

TEST_CASE("all that is wrong in a taxonomy is told at once")
{
    Desk desk;
    desk.prompts.expectTell();
    desk.flow.taxonomy({text(desk.write("own.csv", "code,name,parent\nA,One,X\nA,Two,\n"))});
    desk.wait();
    CHECK(desk.prompts.told.front().contains(QStringLiteral("own.csv:2:3")));
    CHECK(desk.prompts.told.front().contains(QStringLiteral("own.csv:3:1")));
}

TEST_CASE("dropped files are taken for what they are")
{
    Desk desk;
    CHECK(fileKind(text(desk.write("a.txt", ""))) == FileKind::Links);
    CHECK(fileKind(text(desk.write("a.csv", ""))) == FileKind::Labels);
    CHECK(fileKind(text(desk.write("a.csv", "link,Mira Okafor,Wei Zhang\n"))) == FileKind::Labels);
    CHECK(fileKind(text(desk.write("a.csv", "code,name,definition,parent\nA,Crash,,\n"))) == FileKind::Taxonomy);
    CHECK(fileKind(text(desk.write("a.jsonl", ""))) == FileKind::Issues);
    CHECK(fileKind(text(desk.write("a.json", R"([{"html_url": "x", "labels": []}])"))) == FileKind::Issues);
    CHECK(fileKind(text(desk.write("t.json", R"({"format": "accord-taxonomy"})"))) == FileKind::Taxonomy);
    CHECK(fileKind(text(desk.write("l.json", R"([{"labels": [{"annotator": "A", "verdict": "category"}]}])"))) ==
          FileKind::Labels);
    CHECK(fileKind(text(desk.demo.folder().path())) == FileKind::Issues);
    CHECK(fileKind(text(desk.write("a.png", ""))) == FileKind::Unknown);
    CHECK(!desk.flow.dropped({text(desk.write("a.png", ""))}));

    desk.prompts.expectTell();
    CHECK(desk.flow.dropped({text(desk.write("links.txt", "https://github.com/a/b/issues/77\n"))}));
    desk.wait();
    CHECK(desk.prompts.told.front().contains(QStringLiteral("New issues: 1")));
}

TEST_CASE("a taxonomy that breaks a rule is explained and changes nothing")
{
    Desk desk;
    const int codebook = desk.session->project().codebookNumber();
    desk.prompts.expectTell();
    desk.flow.taxonomy({text(desk.write("t.json", R"({"format": "accord-taxonomy", "version": 1, "name": "N",
        "categories": [
          {"id": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c11", "parent": null, "code": "C", "name": "Bug"},
          {"id": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c12", "parent": null, "code": "C", "name": "Again"}]})"))});
    desk.wait();
    CHECK(desk.prompts.told.front().contains(QStringLiteral("taxonomy was not taken over")));
    CHECK(desk.session->project().codebookNumber() == codebook);
}

TEST_CASE("an import says which types have another key than the letter of their code")
{
    Desk desk;
    ActionTable(desk.actions, &desk.window, QStringLiteral("label"))
        .make("label.exclude", QStringLiteral("Not for This Study"), Qt::Key_X);
    desk.prompts.expectTell();
    desk.flow.taxonomy({text(desk.write("t.json", ownTaxonomy({"X Crash", "Q Question"})))});
    desk.wait();
    const QString told = desk.prompts.told.front();
    INFO(told.toStdString());
    CHECK(told.contains(
        QStringLiteral("The key of X Crash on the Label page is C: X is the key of “Not for This Study”.")));
    CHECK(!told.contains(QStringLiteral("Question on the Label page")));
}

TEST_CASE("labels leave in the chosen layout, and a blind round stays")
{
    Desk desk;
    desk.session->setRound(desk.session->project().roundNamed("Pilot")->id);
    auto* dialog = new ExportDialog(*desk.session, desk.prompts, &desk.window);
    dialog->setFormat(exchange::ExportFormat::Long);
    const auto file = desk.demo.folder() / "out.csv";
    desk.prompts.expectSaveFile(text(file));
    desk.prompts.expectTell();
    dialog->accept();
    REQUIRE(waitFor([&] { return !desk.prompts.told.isEmpty(); }));
    CHECK(readFile(file).starts_with("round,issue,occurrence,annotator"));

    desk.session->setRound(desk.session->project().roundNamed("Main")->id);
    auto* blind = new ExportDialog(*desk.session, desk.prompts, &desk.window);
    desk.prompts.expectTell();
    blind->accept();
    CHECK(desk.prompts.told.back().contains(QStringLiteral("blind")));
}

} // namespace
} // namespace accord::ui
