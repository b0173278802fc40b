// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "core/base/reason.h"
#include "tests/support/files.h"
#include "tests/ui/dialogs/sharing_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"
#include "ui/dialogs/package_dialog.h"

namespace accord::ui {
namespace {

using namespace test;

/// The dialog for the volunteer's package, with the numbers of everything in it.
struct Desk
{
    SharingBench bench;
    PackageDialog* dialog = nullptr;

    Desk()
    {
        bench.window->actions().action(QStringLiteral("file.package"))->trigger();
        dialog = bench.window->findChild<PackageDialog*>();
        REQUIRE(dialog != nullptr);
        box("person").setCurrentText(QString::fromLatin1(kVolunteer));
        counted();
    }
    [[nodiscard]] QComboBox& box(const char* name) const
    {
        return *dialog->findChild<QComboBox*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QPushButton& save() const { return *dialog->findChild<QPushButton*>(QStringLiteral("save")); }
    [[nodiscard]] QString preview() const { return dialog->findChild<QLabel*>(QStringLiteral("preview"))->text(); }
    void counted() const
    {
        REQUIRE(waitFor([this] { return preview() != QStringLiteral("Counting…"); }));
    }
    void waitTold() const
    {
        REQUIRE(waitFor([this] { return bench.prompts.told.size() == 1; }));
    }
};

} // namespace

TEST_CASE("what a package would hold is counted, and says what is and is not in it")
{
    const Desk desk;
    const QString all = desk.preview();
    CHECK(all.contains(QStringLiteral("items · 2 rounds")));
    const auto* promise = desk.dialog->findChild<QLabel*>(QStringLiteral("promise"));
    CHECK(promise->text().contains(QStringLiteral("Mira Okafor")));
    CHECK(promise->text().contains(QStringLiteral("nothing of the others")));
    desk.box("round").setCurrentText(QStringLiteral("Pilot"));
    desk.counted();
    CHECK(desk.preview().contains(QStringLiteral("items · 1 round ")));
    CHECK(desk.preview() != all);
    REQUIRE(desk.box("repository").count() > 2);
    desk.box("repository").setCurrentIndex(1);
    desk.counted();
    CHECK(desk.dialog->request().repository == desk.box("repository").currentText().toStdString());
    CHECK(desk.save().isEnabled());
}

TEST_CASE("a package that cannot be written says why, and one that was cancelled is not there")
{
    Desk desk;
    const auto file = desk.bench.demo.folder() / "mira.accord";
    desk.bench.prompts.expectSaveFile(textOf(file));
    desk.bench.prompts.expectTell();
    SECTION("exists")
    {
        (void)writeFile(file, "worked in for weeks");
        desk.save().click();
        desk.waitTold();
        CHECK(desk.bench.prompts.told.front().contains(QStringLiteral("somebody may have worked in it")));
        CHECK(readFile(file) == "worked in for weeks");
    }
    SECTION("cancelled")
    {
        Jobs& jobs = desk.bench.session().jobs();
        QObject::connect(
            &jobs, &Jobs::started, &jobs, [&jobs](int job) { jobs.stop(job); }, Qt::QueuedConnection);
        desk.save().click();
        desk.waitTold();
        CHECK(desk.bench.prompts.told.front() == QStringLiteral("The package was cancelled, and no file was written."));
        CHECK_FALSE(std::filesystem::exists(file));
    }
}

TEST_CASE("a package's proposed name says whose and of what it is")
{
    CHECK(packageName(QStringLiteral("/x/pilot.accord"), QStringLiteral("Mira Okafor")) ==
          QStringLiteral("pilot-mira-okafor.accord"));
    CHECK(packageProblem(Error{Errc::NotFound, Reason::NoIssuesForPerson, {"Zoe"}}, QStringLiteral("Zoe"))
              .contains(QStringLiteral("Zoe")));
}

} // namespace accord::ui
