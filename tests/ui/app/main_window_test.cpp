// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include "core/base/reason.h"
#include "core/study/people.h"
#include "tests/support/demo_project.h"
#include "tests/support/fake_prompts.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "ui/app/commands.h"
#include "ui/app/help_viewer.h"
#include "ui/app/main_window.h"
#include "ui/app/pages.h"
#include "ui/app/recent_files.h"
#include "ui/app/start_page.h"
#include "ui/app/status_line.h"
#include "ui/core/language.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/dialogs/new_project_dialog.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/widgets/list_view.h"

namespace accord::ui {
namespace {

using namespace test;

Opening opening(const char* person, const char* round)
{
    Opening where;
    where.person = QString::fromLatin1(person);
    where.round = QString::fromLatin1(round);
    return where;
}

/// Until the end of a case.
class LocaleHeld
{
public:
    explicit LocaleHeld(const QLocale& locale) { QLocale::setDefault(locale); }
    ~LocaleHeld() { QLocale::setDefault(m_before); }
    LocaleHeld(const LocaleHeld&) = delete;
    LocaleHeld& operator=(const LocaleHeld&) = delete;

private:
    QLocale m_before;
};

QString firstPerson(const DemoProject& demo)
{
    const auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    return QString::fromStdString(project->people().front().name);
}

TEST_CASE("What is said before a project is open stands on the start page, and does not cover names later")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.tell(QStringLiteral("Making the demo…"));
    const auto* said = window.findChild<QLabel*>(QStringLiteral("said"));
    REQUIRE(said != nullptr);
    CHECK(said->text() == QStringLiteral("Making the demo…"));
    CHECK(said->isVisible());
    CHECK(window.statusLine().currentMessage().isEmpty());
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    CHECK(window.statusLine().currentMessage().isEmpty());
    window.tell(QStringLiteral("Done"));
    CHECK(window.statusLine().currentMessage() == QStringLiteral("Done"));
}

TEST_CASE("A new project is proposed in a folder that is there")
{
    FakePrompts prompts;
    NewProjectDialog dialog(prompts, nullptr);
    dialog.findChildren<QLineEdit*>().front()->setText(QStringLiteral("Pilot study"));
    bool proposed = false;
    for (const QLineEdit* line : dialog.findChildren<QLineEdit*>()) {
        if (line->text().endsWith(QStringLiteral("Pilot study.accord"))) {
            proposed = true;
            CHECK(QFileInfo(line->text()).dir().exists());
        }
    }
    CHECK(proposed);
}

TEST_CASE("Where a new project goes, its taxonomy and a template are asked for, and may be thought over")
{
    const TempFolder folder;
    const auto name = [&folder](const char* file) { return QString::fromStdString((folder / file).string()); };
    FakePrompts prompts;
    NewProjectDialog dialog(prompts, nullptr);
    const auto press = [&](const QString& object) {
        for (auto* button : dialog.findChildren<QPushButton*>()) {
            if (button->objectName() == object || (object.isEmpty() && button->text() == QStringLiteral("Choose…"))) {
                button->click();
            }
        }
        prompts.settle();
    };
    prompts.expectSaveFile(name("study.accord"));
    press({});
    CHECK(dialog.file() == folder / "study.accord");
    prompts.expectSaveFile(QString());
    press({});
    CHECK(dialog.file() == folder / "study.accord");

    prompts.expectSaveFile(name("template.csv"));
    press(QStringLiteral("taxonomyTemplate"));
    REQUIRE(std::filesystem::exists(folder / "template.csv"));

    QComboBox* taxonomy = nullptr;
    int fromFile = -1;
    for (auto* box : dialog.findChildren<QComboBox*>()) {
        if (const int place = box->findText(QStringLiteral("From a file…")); place >= 0) {
            taxonomy = box;
            fromFile = place;
        }
    }
    REQUIRE(taxonomy != nullptr);
    const auto fromA = [&](const QStringList& files) {
        prompts.expectOpenFiles(files);
        taxonomy->setCurrentIndex(fromFile);
        emit taxonomy->activated(fromFile);
        prompts.settle();
    };
    fromA({});
    CHECK(taxonomy->currentIndex() == 0);
    fromA({name("template.csv")});
    CHECK(taxonomy->currentText() == QStringLiteral("From the file template.csv"));
    fromA({});
    CHECK(taxonomy->currentText() == QStringLiteral("From the file template.csv"));
}

TEST_CASE("No menu is longer than the window is high")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    constexpr qsizetype kMostEntries = 24;
    for (const Page* page : window.pages()) {
        window.showPage(page->id());
        for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
            INFO(page->id().toStdString() << ": " << menu->title().toStdString());
            CHECK(menu->actions().size() <= kMostEntries);
        }
    }
}

TEST_CASE("The Study menu shows no key that means something else on the page")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    const auto entry = [&](const QString& id) -> QAction* {
        for (const QMenu* menu : window.menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
            for (QAction* action : menu->actions()) {
                if (action->objectName() == id) {
                    return action;
                }
            }
        }
        return nullptr;
    };
    window.showPage(QStringLiteral("study"));
    REQUIRE(entry("study.newRound") != nullptr);
    CHECK(entry("study.newRound")->shortcut() == QKeySequence(Qt::Key_N));
    window.showPage(QStringLiteral("label")); // where N writes a note
    QAction* add = entry("study.newRound");
    REQUIRE(add != nullptr);
    CHECK(add->shortcut().isEmpty());
    CHECK(add->text() == window.actions().action("study.newRound")->text());
    CHECK(add->isEnabled() == window.actions().action("study.newRound")->isEnabled());
    window.actions().action("study.newRound")->setEnabled(true);
    QSignalSpy triggered(window.actions().action("study.newRound"), &QAction::triggered);
    add->trigger();
    CHECK(waitFor([&] { return triggered.size() == 1; }));
    delete window.findChild<QDialog*>(QStringLiteral("newRound"));
}

TEST_CASE("who I am is asked once, and only a lead adds somebody new")
{
    const DemoProject demo;
    {
        FakePrompts prompts;
        prompts.expectChoose(QStringLiteral("Jonas Lindqvist"));
        MainWindow window(prompts);
        REQUIRE(window.open(demo.file()).ok());
        REQUIRE(waitFor([&] { return window.session()->me().valid(); }));
        CHECK(window.session()->project().person(window.session()->me())->name == "Jonas Lindqvist");
        CHECK(prompts.asked.front().contains(QStringLiteral("Only a lead can do this: Mira Okafor.")));
    }
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file()).ok()); // and nobody asks
    CHECK(window.session()->project().person(window.session()->me())->name == "Jonas Lindqvist");

    window.session()->setMe(window.session()->project().personNamed("Mira Okafor")->id);
    prompts.expectChoose(QStringLiteral("Somebody else…"));
    prompts.expectLine(QStringLiteral("  Noor Haddad "));
    window.actions().action(QStringLiteral("study.whoAmI"))->trigger();
    const auto name = [&] { return window.session()->project().person(window.session()->me())->name; };
    REQUIRE(waitFor([&] { return name() == "Noor Haddad"; }));
}

TEST_CASE("what only a lead may is disabled for others, and says who leads")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), opening("Jonas Lindqvist", "Main")).ok());
    const QString lead = QStringLiteral("Only a lead can do this: Mira Okafor.");
    const std::vector<const char*> ids{"study.liftBlind",     "file.importIssues", "file.importLinks",
                                       "file.importTaxonomy", "study.newRound",    "study.settings",
                                       "study.addPerson"};
    const auto check = [&](const char* id, bool enabled, const QString& tip) {
        const QAction* action = window.actions().action(QString::fromLatin1(id));
        INFO(id);
        REQUIRE(action != nullptr);
        CHECK(action->isEnabled() == enabled);
        CHECK((action->toolTip() == tip) == !tip.isEmpty());
    };
    for (const char* id : ids) {
        check(id, false, lead);
    }
    check("file.merge", true, {});
    window.session()->setMe(window.session()->project().personNamed("Mira Okafor")->id);
    for (const char* id : ids) {
        check(id, true, {});
        CHECK(!window.actions().action(QString::fromLatin1(id))->toolTip().contains(QStringLiteral("Only a lead")));
    }

    // An observer, and somebody who left, write nothing.
    const auto change = [&](const char* name, auto what) {
        const PersonId id = window.session()->project().personNamed(name)->id;
        const auto work = [id, what](Project& project) -> Status {
            const auto done = what(project, id);
            return done.ok() ? Status() : Status(done.error());
        };
        window.session()->write(work, &window, {});
        window.session()->finishWrites();
        window.session()->setMe(id);
    };
    const PersonId mira = window.session()->project().personNamed("Mira Okafor")->id;
    change("Wei Zhang", [mira](Project& project, PersonId id) {
        study::PersonContent content = study::contentOf(*project.person(id));
        content.role = Role::Observer;
        return study::editPerson(project, mira, id, content);
    });
    window.session()->setRound(window.session()->project().roundNamed("Pilot")->id);
    REQUIRE(waitFor([&] { return window.session()->liveRound() != nullptr; }));
    const std::vector<const char*> writes{
        "study.liftBlind", "file.importIssues",      "file.importTaxonomy", "file.importLabels",
        "file.merge",      "study.newRound",         "study.addPerson",     "reconcile.decide",
        "reconcile.defer", "reconcile.decideByRule", "reconcile.openAgain", "label.accept",
        "label.note",      "taxonomy.proposeChange"};
    window.showPage(QStringLiteral("reconcile"));
    window.showPage(QStringLiteral("label"));
    for (const char* id : writes) {
        check(id, false, {});
    }
    CHECK(window.actions().action(QStringLiteral("reconcile.decide"))->toolTip().contains(QStringLiteral("observer")));
    window.session()->setMe(mira);
    change("Priya Raman", [](Project& project, PersonId id) { return study::leave(project, id, id); });
    for (const char* id : writes) {
        check(id, false, {});
    }
    CHECK(window.actions().action(QStringLiteral("file.merge"))->toolTip().contains(QStringLiteral("left")));
}

TEST_CASE("the start page lists recent projects, the newest first, and opens one by a click")
{
    const DemoProject demo;
    rememberRecent(QStringLiteral("/nowhere/moved.accord"));
    rememberRecent(QString::fromStdString(demo.file().string()));
    FakePrompts prompts;
    prompts.expectChoose(std::nullopt);
    MainWindow window(prompts);
    window.show();
    const QListWidget& recent = window.startPage().recent();
    REQUIRE(recent.count() >= 2);
    CHECK((recent.item(0)->flags() & Qt::ItemIsEnabled) != 0);
    REQUIRE(waitFor([&] { return (recent.item(1)->flags() & Qt::ItemIsEnabled) == 0; }));
    QTest::mouseClick(recent.viewport(), Qt::LeftButton, Qt::NoModifier,
                      recent.visualItemRect(recent.item(0)).center());
    REQUIRE(window.session() != nullptr);
    CHECK(window.session()->project().file() == demo.file());
    window.closeProject();
    CHECK(window.currentPage() == nullptr);
    CHECK(window.startPage().isVisible());
}

TEST_CASE("a file that cannot be opened is explained, and what was open stays open")
{
    const DemoProject demo;
    const auto bad = writeFile(demo.folder() / "bad.accord", "no database at all, but long enough to look at");
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    prompts.expectTell();
    window.commands().openFile(QString::fromStdString(bad.string()));
    REQUIRE(prompts.told.size() == 1);
    CHECK(prompts.told.front().contains(QStringLiteral("bad.accord is not an Accord project: it is ")));
    REQUIRE(window.session() != nullptr);
    CHECK(window.session()->project().file() == demo.file());
    CHECK(!window.open(demo.file(), opening("Nobody At All", "")).ok());
    CHECK(window.session() != nullptr);
    CHECK(window.currentPage() != nullptr);
}

TEST_CASE("the foot of the window shows kappa, and that a blind round hides it")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    REQUIRE(waitFor([&] { return window.statusLine().kappa().startsWith(QStringLiteral("κ 0.")); }));
    CHECK(window.statusLine().saved() == QStringLiteral("Saved"));
    CHECK(kappaText(*window.session()).details.contains(QStringLiteral("Sub-theme")));

    window.session()->setRound(window.session()->project().roundNamed("Main")->id);
    CHECK(window.statusLine().kappa() == QStringLiteral("blind"));
    QAction* lift = window.actions().action(QStringLiteral("study.liftBlind"));
    CHECK(lift->isEnabled());
    prompts.expectLine(QStringLiteral(" "));
    prompts.expectTell(); // a reason is needed
    lift->trigger();
    prompts.settle();
    CHECK(lift->isEnabled());
    prompts.expectLine(QStringLiteral("everybody is done"));
    lift->trigger();
    REQUIRE(waitFor([&] { return window.statusLine().kappa().startsWith(QStringLiteral("κ ")); }));
    CHECK(!lift->isEnabled());

    window.session()->write(
        [](Project&) -> Status {
            return Error{Errc::DiskFull, Reason::DiskFull, {"demo.accord", "no space"}};
        },
        window.session(), {});
    CHECK(window.statusLine().saved() == QStringLiteral("Saving…"));
    REQUIRE(waitFor([&] { return window.session()->pendingWrites() == 0; }));
    CHECK(window.statusLine().saved().startsWith(QStringLiteral("Not saved: There is no room left")));
    prompts.expectTell(); // when the window goes, it says so once more
}

TEST_CASE("Ctrl and a number show a page, and a page can ask for another")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    const QStringList ids = pageIds();
    REQUIRE(window.pages().size() == ids.size());
    REQUIRE(ids.front() == QStringLiteral("label"));
    for (int i = 0; i < static_cast<int>(ids.size()); ++i) {
        QTest::keyClick(&window, static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier);
        REQUIRE(window.currentPage() != nullptr);
        CHECK(window.currentPage()->id() == ids[i]);
    }
    for (const Target& target : {Target(LabelTarget()), Target(ReconcileTarget()), Target(ConflictsTarget()),
                                 Target(TaxonomyTarget()), Target(StudyTarget()), Target(CollectTarget())}) {
        CHECK(window.goTo(target));
        CHECK(window.currentPage()->id() == pageOf(target));
    }
    CHECK_FALSE(window.goTo(ProposalTarget())); // belongs to no page
    emit window.currentPage()->wanted(ReconcileTarget());
    CHECK(window.currentPage()->id() == QStringLiteral("reconcile"));
    CHECK(!window.showPage(QStringLiteral("nowhere")));
    window.closeProject();
    // The next project opens where this one was left.
    REQUIRE(window.open(demo.file()).ok());
    CHECK(window.currentPage()->id() == QStringLiteral("reconcile"));
}

TEST_CASE("Whatever page one comes from, keys are the page's and do not go into a field")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    for (const QString& from : pageIds()) {
        for (const QString& to : pageIds()) {
            if (to == from) {
                continue; // nobody leaves a field by asking for the page on which it is
            }
            REQUIRE(window.showPage(from));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            REQUIRE(window.showPage(to));
            const QWidget* focus = QApplication::focusWidget();
            INFO("from " << from.toStdString() << " to " << to.toStdString());
            REQUIRE(focus != nullptr);
            CHECK_FALSE(focus->inherits("QLineEdit"));
            CHECK_FALSE(focus->inherits("QAbstractSpinBox"));
        }
    }
}

TEST_CASE("Who comes to the Agreement page scrolls its report, and does not choose another level by it")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.activateWindow();
    REQUIRE(waitUntilActive(&window));
    REQUIRE(window.open(demo.file(), opening("Mira Okafor", "Pilot")).ok());
    REQUIRE(window.showPage(QStringLiteral("label")));
    REQUIRE(waitFor([&] { return !window.busy(); }));
    REQUIRE(window.showPage(QStringLiteral("agreement")));
    REQUIRE(waitFor([&] { return !window.busy(); }));
    const auto* report = window.findChild<QWidget*>(QStringLiteral("agreementScroll"));
    REQUIRE(report != nullptr);
    CHECK(waitFor([&] { return report->hasFocus(); }));
}

TEST_CASE("the demo speaks the language of the window")
{
    const LocaleHeld held(QLocale(QLocale::Chinese, QLocale::China));
    FakePrompts prompts;
    MainWindow window(prompts);
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const std::filesystem::path file = QDir(folder).filePath(QStringLiteral("demo.accord")).toStdString();
    prompts.expectChoose(QStringLiteral("Jonas Lindqvist")); // who they are
    window.actions().action(QStringLiteral("file.demo"))->trigger();
    REQUIRE(waitFor([&window] { return window.session() != nullptr; }));
    CHECK(window.session()->project().rounds().front().name == "试标");
    CHECK(window.session()->project().rounds().back().name == "正式标注");
    window.closeProject();
    Project::remove(file);
}

TEST_CASE("a new project has its taxonomy and knows who made it")
{
    const TempFolder folder;
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.actions().action(QStringLiteral("file.new"))->trigger();
    auto* dialog = window.findChild<NewProjectDialog*>();
    REQUIRE(dialog != nullptr);
    dialog->setName(QStringLiteral("Pilot study"));
    dialog->setFile(QString::fromStdString((folder / "pilot").string()));
    dialog->setPerson(QStringLiteral("Mira Okafor"));
    dialog->accept();
    REQUIRE(window.session() != nullptr);
    const Project& project = window.session()->project();
    CHECK(project.name() == "Pilot study");
    CHECK(project.file() == folder / "pilot.accord");
    CHECK(setting(settings::kFolder).toStdString() == folder.path().string()); // files are looked for beside it
    CHECK(project.taxonomy()->findCode("C") != nullptr);
    REQUIRE(project.person(window.session()->me()) != nullptr);
    CHECK(project.person(window.session()->me())->initials == "MO");
    REQUIRE(project.leads().size() == 1); // who makes it leads, and labels unless they say otherwise
    CHECK(project.leads().front().id == window.session()->me());
    CHECK(project.leads().front().labels);
    CHECK(window.windowTitle().startsWith(QStringLiteral("Pilot study")));

    // A second one in its place is refused, and the first one stays as it is.
    window.actions().action(QStringLiteral("file.new"))->trigger();
    dialog = window.findChildren<NewProjectDialog*>().back();
    dialog->setName(QStringLiteral("Again"));
    dialog->setFile(QString::fromStdString((folder / "pilot.accord").string()));
    prompts.expectTell();
    dialog->accept();
    CHECK(prompts.told.back().contains(QStringLiteral("exists already")));
    CHECK(window.session()->project().name() == "Pilot study");
    dialog->reject();
}

TEST_CASE("settings hold at once and are told")
{
    FakePrompts prompts;
    MainWindow window(prompts);
    QStringList told;
    QObject::connect(&settingsNews(), &SettingsNews::changed, &window, [&](const QString& key) { told.append(key); });
    SettingsDialog dialog(window.actions(), &window);
    dialog.findChild<QSpinBox*>(QStringLiteral("look/textSize"))->setValue(15);
    dialog.findChild<QCheckBox*>(QStringLiteral("label/acceptGoesOn"))->setChecked(false);
    CHECK(told == QStringList{"look/textSize", "label/acceptGoesOn"});
    CHECK(setting(settings::kTextSize) == 15);
    CHECK(!setting(settings::kAcceptGoesOn));
    window.actions().action(QStringLiteral("view.larger"))->trigger();
    CHECK(setting(settings::kTextSize) == 16);
    window.actions().action(QStringLiteral("view.standardSize"))->trigger();
    CHECK(setting(settings::kTextSize) == 0);
    setSetting(settings::kAcceptGoesOn, true);
}

TEST_CASE("a window that was closed on a larger screen opens within this one")
{
    FakePrompts prompts;
    QWidget large;
    large.resize(4000, 3000);
    setSetting(settings::kGeometry, large.saveGeometry());
    const MainWindow window(prompts);
    const QRect place = window.screen()->availableGeometry();
    CHECK(window.width() <= place.width());
    CHECK(window.height() <= place.height());
    setSetting(settings::kGeometry, QByteArray());
}

TEST_CASE("a shortcut that somebody else has is refused with that one's name")
{
    FakePrompts prompts;
    MainWindow window(prompts);
    ShortcutEditor editor(window.actions(), &window);
    CHECK(!editor.assign(QStringLiteral("file.demo"), QKeySequence(Qt::CTRL | Qt::Key_O)));
    CHECK(editor.warning().contains(QStringLiteral("Open Project")));
    CHECK(window.actions().action(QStringLiteral("file.demo"))->shortcut().isEmpty());
    CHECK(editor.assign(QStringLiteral("file.demo"), QKeySequence(Qt::CTRL | Qt::Key_D)));
    CHECK(editor.warning().isEmpty());
    CHECK(window.actions().action(QStringLiteral("file.demo"))->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_D));
    window.actions().resetShortcuts();
}

TEST_CASE("the table of shortcuts names the page in which a key works, and keeps what fits the search")
{
    const DemoProject demo;
    FakePrompts prompts;
    MainWindow window(prompts);
    REQUIRE(window.open(demo.file(), opening(firstPerson(demo).toUtf8(), "Pilot")).ok());
    ShortcutEditor editor(window.actions(), &window);
    const auto* table = editor.findChild<ListView*>(QStringLiteral("shortcuts"));
    REQUIRE(table != nullptr);
    const QAbstractItemModel& rows = *table->model();
    CHECK(rows.rowCount() == static_cast<int>(window.actions().entries().size()));
    QSet<QString> places;
    for (int row = 0; row < rows.rowCount(); ++row) {
        places.insert(rows.index(row, 1).data().toString());
    }
    QSet<QString> titles{QStringLiteral("everywhere")};
    for (const Page* page : window.pages()) {
        titles.insert(page->title());
    }
    CHECK(places == titles);

    editor.findChild<QLineEdit*>()->setText(QStringLiteral("open project"));
    REQUIRE(rows.rowCount() == 1);
    CHECK(rows.index(0, 0).data().toString() == QStringLiteral("Open Project…"));
    CHECK(table->currentIndex().row() == 0);
    editor.findChild<QLineEdit*>()->clear();
    CHECK(table->currentIndex().data().toString() == QStringLiteral("Open Project…"));
}

TEST_CASE("F1 opens the manual at the page, and its links lead on")
{
    FakePrompts prompts;
    MainWindow window(prompts);
    window.show();
    window.actions().action(QStringLiteral("help.manual"))->trigger();
    auto* viewer = window.findChild<HelpViewer*>();
    REQUIRE(viewer != nullptr);
    CHECK(viewer->topic() == QStringLiteral("start"));
    auto* text = viewer->findChild<QTextBrowser*>();
    CHECK(text->toPlainText().startsWith(QStringLiteral("Start")));
    emit text->anchorClicked(QUrl(QStringLiteral("keys.md#label")));
    CHECK(viewer->topic() == QStringLiteral("keys"));
    viewer->showTopic(QStringLiteral("no such page"));
    CHECK(viewer->topic() == QStringLiteral("index"));
}

TEST_CASE("every link within the manual leads to a page and to the heading that it names")
{
    const QString before = language::current();
    int headings = 0;
    for (const language::Language& each : language::all()) {
        language::install(each.code);
        HelpViewer viewer;
        auto* text = viewer.findChild<QTextBrowser*>();
        for (const QString& file : QDir(QStringLiteral(":/help/") + each.code).entryList({QStringLiteral("*.md")})) {
            QFile opened(QStringLiteral(":/help/%1/%2").arg(each.code, file));
            REQUIRE(opened.open(QIODevice::ReadOnly));
            const QString topic = file.chopped(3);
            const QString markdown = QString::fromUtf8(opened.readAll());
            static const QRegularExpression kLinks(QStringLiteral("\\]\\(([^)\\s]*\\.md)?(#[^)\\s]+)?\\)"));
            for (auto match = kLinks.globalMatch(markdown); match.hasNext();) {
                const auto link = match.next();
                INFO(each.code.toStdString() << " " << topic.toStdString() << ": " << link.captured().toStdString());
                const QString page = link.captured(1).isEmpty() ? file : link.captured(1);
                CHECK(QFile::exists(QStringLiteral(":/help/%1/%2").arg(each.code, page)));
                if (link.captured(2).isEmpty()) {
                    continue;
                }
                viewer.showTopic(topic);
                emit text->anchorClicked(QUrl(link.captured(1) + link.captured(2)));
                CHECK(viewer.topic() == page.chopped(3));
                CHECK(text->textCursor().block().blockFormat().headingLevel() > 0);
                CHECK(text->textCursor().position() > 0);
                ++headings;
            }
        }
    }
    language::install(before);
    CHECK(headings >= 4);
}

} // namespace
} // namespace accord::ui
