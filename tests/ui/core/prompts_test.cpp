// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileSystemModel>
#include <QFocusEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "tests/support/demo_project.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "ui/core/prompts.h"
#include "ui/core/settings.h"

#include <sys/inotify.h>
#include <unistd.h>

#include <memory>
#include <optional>
#include <set>

namespace accord::ui {
namespace {

using namespace test;

/// The names of the files below a folder that somebody opened since.
std::set<std::string> openedIn(int watch)
{
    std::set<std::string> names;
    alignas(inotify_event) std::array<char, 65536> buffer{};
    for (ssize_t size = 0; (size = ::read(watch, buffer.data(), buffer.size())) > 0;) {
        for (ssize_t at = 0; at < size;) {
            const auto* event = reinterpret_cast<const inotify_event*>(buffer.data() + at);
            if (event->len > 0 && (event->mask & IN_ISDIR) == 0) {
                names.insert(event->name);
            }
            at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
        }
    }
    return names;
}

/// Waits until the dialog shows the folder with the icons and kinds of its files, and then does `then`.
template <class Then>
void whenListed(const QString& file, Then then)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, file, then] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        const auto* model = dialog == nullptr ? nullptr : dialog->findChild<QFileSystemModel*>();
        const QModelIndex index = model == nullptr ? QModelIndex() : model->index(file);
        if (index.isValid() && !model->fileIcon(index).isNull() && !model->type(index).isEmpty()) {
            timer->deleteLater();
            then(*dialog);
        }
    });
    timer->start(20);
}

/// Whoever asks, and the answer once it has come; nothing of the kind where nothing was given.
class Answers
{
public:
    /// Asks, and waits for the answer.
    template <class Given, class Ask>
    Given to(Ask ask)
    {
        std::optional<Given> given;
        ask(Asker<Given>{&m_receiver, [&given](const Given& answer) { given = answer; },
                         [&given] { given = Given(); }});
        CHECK_FALSE(given.has_value()); // nothing is answered before the event loop turns
        REQUIRE(waitFor([&given] { return given.has_value(); }));
        return *given;
    }

    QStringList toOpen(const QString& title, const QString& kinds)
    {
        return to<QStringList>([&](const auto& asker) { m_prompts.openFiles(nullptr, title, kinds, asker); });
    }
    QString toSave(const QString& title, const QString& proposal, const QString& kinds)
    {
        return to<QString>([&](const auto& asker) { m_prompts.saveFile(nullptr, title, proposal, kinds, asker); });
    }

private:
    DialogPrompts m_prompts;
    QObject m_receiver;
};

TEST_CASE("a file dialog in the folder of a project opens none of its files")
{
    const DemoProject demo;
    const auto open = Project::open(demo.file()); // and by that -wal and -shm
    REQUIRE(open.ok());
    writeFile(demo.folder() / "issues.unknown", "{}");
    const QString folder = QString::fromStdString(demo.folder().path().string());
    const QString file = QString::fromStdString(demo.file().string());
    QSettings().setValue(QStringLiteral("files/folder"), folder);
    const int watch = ::inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    REQUIRE(::inotify_add_watch(watch, demo.folder().path().c_str(), IN_OPEN) >= 0);
    Answers answers;

    whenListed(file, [](QFileDialog& dialog) { dialog.reject(); });
    CHECK(answers.toOpen(QStringLiteral("Import Issues"), QStringLiteral("All files (*)")).isEmpty());
    CHECK(openedIn(watch).empty());

    // Names are chosen and proposed as before.
    whenListed(file, [&](QFileDialog& dialog) {
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("issues.unknown"));
        QMetaObject::invokeMethod(&dialog, "accept");
    });
    CHECK(answers.toOpen(QStringLiteral("Import Issues"), QStringLiteral("All files (*)")) ==
          QStringList(folder + QStringLiteral("/issues.unknown")));
    QString proposed;
    whenListed(file, [&](QFileDialog& dialog) {
        proposed = dialog.findChild<QLineEdit*>()->text();
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("new.csv"));
        QMetaObject::invokeMethod(&dialog, "accept");
    });
    CHECK(answers.toSave(QStringLiteral("Export"), QStringLiteral("labels.csv"), QStringLiteral("All files (*)")) ==
          folder + QStringLiteral("/new.csv"));
    CHECK(proposed == QStringLiteral("labels.csv"));
    CHECK(openedIn(watch).empty());
    ::close(watch);
}

TEST_CASE("a choice begins with nothing, and the first key chooses an end of the list")
{
    DialogPrompts prompts;
    Answers answers;
    const QStringList people{QStringLiteral("Ann"), QStringLiteral("Bob"), QStringLiteral("Cem")};
    const auto chosenBy = [&](const QList<Qt::Key>& keys) {
        QTimer::singleShot(0, [&keys] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            REQUIRE(dialog != nullptr);
            auto* list = dialog->findChild<QListWidget*>();
            REQUIRE(list != nullptr);
            list->setFocus();
            QFocusEvent focus(QEvent::FocusIn); // which the offscreen platform may not give
            QApplication::sendEvent(list, &focus);
            CHECK_FALSE(list->currentIndex().isValid()); // what is current is painted almost as what is chosen
            CHECK_FALSE(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
            for (const Qt::Key key : keys) {
                QTest::keyClick(list, key);
            }
            if (dialog->isVisible()) {
                dialog->reject(); // nothing was chosen that Return could take
            }
        });
        return answers.to<std::optional<qsizetype>>([&](const Asker<std::optional<qsizetype>>& asker) {
            prompts.choose(nullptr, QStringLiteral("Who Are You?"), QStringLiteral("Who are you?"), people,
                           {asker.receiver, asker.answer, asker.cancelled});
        });
    };
    CHECK(chosenBy({Qt::Key_Return}) == std::nullopt);
    CHECK(chosenBy({Qt::Key_Home, Qt::Key_Return}) == 0);
    CHECK(chosenBy({Qt::Key_Down, Qt::Key_Return}) == 0);
    CHECK(chosenBy({Qt::Key_Down, Qt::Key_Down, Qt::Key_Return}) == 1);
    CHECK(chosenBy({Qt::Key_End, Qt::Key_Return}) == 2);
    CHECK(chosenBy({Qt::Key_B, Qt::Key_Return}) == 1); // by its first letters
}

/// The dialog that is open.
QDialog& question()
{
    REQUIRE(waitFor([] { return qobject_cast<QDialog*>(QApplication::activeModalWidget()) != nullptr; }));
    return *qobject_cast<QDialog*>(QApplication::activeModalWidget());
}

TEST_CASE("a question is answered by its button, and not done by Enter where it is one of danger")
{
    DialogPrompts prompts;
    QWidget window;
    window.show();
    QStringList said;
    const auto ask = [&](const QString& otherwise) {
        prompts.confirm(
            &window, {QStringLiteral("Close"), QStringLiteral("Really?"), QStringLiteral("Close It"), otherwise},
            {&window, [&said] { said.append(QStringLiteral("yes")); }, [&said] { said.append(QStringLiteral("no")); }});
        CHECK(prompts.isAsking());
    };
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&question(), key);
        CHECK(prompts.isAsking()); // until it was answered
        REQUIRE(waitFor([&] { return !prompts.isAsking(); }));
    };
    ask({});
    press(Qt::Key_Return);
    ask({});
    press(Qt::Key_Escape);
    ask(QStringLiteral("Not Now"));
    press(Qt::Key_Escape);
    CHECK(said == QStringList{QStringLiteral("no"), QStringLiteral("no"), QStringLiteral("no")});
    ask(QStringLiteral("Not Now"));
    press(Qt::Key_Return);
    CHECK(said.last() == QStringLiteral("yes"));
    ask({});
    for (auto* button : question().findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Close It")) {
            button->click();
            break;
        }
    }
    REQUIRE(waitFor([&] { return !prompts.isAsking(); }));
    CHECK(said == QStringList{QStringLiteral("no"), QStringLiteral("no"), QStringLiteral("no"), QStringLiteral("yes"),
                              QStringLiteral("yes")});

    prompts.tell(&window, QStringLiteral("Done"), QStringLiteral("It is closed."));
    press(Qt::Key_Return);
}

TEST_CASE("a question goes, and nobody is answered, with whoever asked and with the window below it")
{
    DialogPrompts prompts;
    auto window = std::make_unique<QWidget>();
    window->show();
    auto asker = std::make_unique<QObject>();
    int answers = 0;
    const auto ask = [&] {
        const auto answered = [&answers] { ++answers; };
        prompts.line(window.get(), QStringLiteral("Why?"), QStringLiteral("A reason"), QString(),
                     {asker.get(), [answered](const QString&) { answered(); }, answered});
        return QPointer<QDialog>(&question());
    };
    QPointer<QDialog> dialog = ask();
    SECTION("whoever asked, before it is answered")
    {
        asker.reset();
        REQUIRE(waitFor([&] { return dialog.isNull(); }));
    }
    SECTION("whoever asked, before the answer comes")
    {
        dialog->accept();
        CHECK(prompts.isAsking());
        asker.reset();
    }
    SECTION("the window, before the answer comes")
    {
        dialog->accept();
        CHECK(prompts.isAsking());
        window.reset();
    }
    SECTION("the window")
    {
        window.reset();
        CHECK(dialog.isNull());
    }
    REQUIRE(waitFor([&] { return !prompts.isAsking(); }));
    QCoreApplication::processEvents();
    CHECK(answers == 0);
}

TEST_CASE("files are looked for beside the project, end as their kind does, and can be opened whatever they are called")
{
    const DemoProject demo;
    const QString folder = QString::fromStdString(demo.folder().path().string());
    const QString file = QString::fromStdString(demo.file().string());
    setSetting(settings::kFolder, folder);
    Answers answers;
    whenListed(file, [](QFileDialog& dialog) {
        CHECK(dialog.nameFilters().contains(QStringLiteral("All files (*)")));
        dialog.reject();
    });
    CHECK(answers.toOpen(QStringLiteral("Open"), QStringLiteral("Projects (*.accord)")).isEmpty());

    const auto saved = [&](const QString& proposal, const QString& kinds, auto act) {
        QTimer::singleShot(0, [act] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            REQUIRE(dialog != nullptr);
            act(*dialog, *dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit")));
            QMetaObject::invokeMethod(dialog, "accept");
        });
        return answers.toSave(QStringLiteral("Save"), proposal, kinds);
    };
    const QString kinds = QStringLiteral("All files (*);;Web page (*.html);;PDF (*.pdf)");
    CHECK(saved(QStringLiteral("codebook"), QStringLiteral("JSON (*.json)"), [](QFileDialog&, QLineEdit&) {}) ==
          folder + QStringLiteral("/codebook.json"));
    // A kind that is chosen afterwards is the one of the file.
    CHECK(saved(QStringLiteral("report.html"), kinds, [](QFileDialog& dialog, const QLineEdit& name) {
              dialog.selectNameFilter(QStringLiteral("PDF (*.pdf)"));
              emit dialog.filterSelected(QStringLiteral("PDF (*.pdf)"));
              CHECK(name.text() == QStringLiteral("report.pdf"));
          }) == folder + QStringLiteral("/report.pdf"));
    // What names a folder is proposed there.
    setSetting(settings::kFolder, QStringLiteral("/"));
    CHECK(saved(folder + QStringLiteral("/copy.accord"), QStringLiteral("All files (*)"),
                [](QFileDialog&, QLineEdit&) {}) == folder + QStringLiteral("/copy.accord"));
    setSetting(settings::kFolder, QString());
}

} // namespace
} // namespace accord::ui
