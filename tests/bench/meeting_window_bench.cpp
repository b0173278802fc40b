// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// meeting_window_bench FOLDER STUDY: what a meeting sees of the study's conflicts in FOLDER/meeting.accord, from the
// key to the painted window: sorting, filtering and opening a block, each against painting the same window once more.

#include <QApplication>
#include <QElapsedTimer>
#include <QListView>
#include <QTest>
#include <QToolButton>

#include "core/project/project.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"
#include "ui/app/main_window.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <string>

namespace {

namespace fs = std::filesystem;
using namespace accord;

constexpr int kRuns = 12;
constexpr int kConflicts = 21987;

void settle(const std::function<bool()>& done)
{
    if (!QTest::qWaitFor(done, 20000)) {
        std::fprintf(stderr, "the window did not come to rest\n");
        std::exit(1);
    }
}

// Lays out and paints what is to be painted, and nothing else: what would follow in idle moments is not waited for.
void paint(QWidget& window)
{
    QApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QApplication::sendPostedEvents(&window, QEvent::UpdateRequest);
}

template <class T>
T& childOf(ui::MainWindow& window, const char* name)
{
    T* found = window.findChild<T*>(QString::fromLatin1(name));
    if (found == nullptr) {
        std::fprintf(stderr, "there is no %s\n", name);
        std::exit(1);
    }
    return *found;
}

void expect(QListView& list, int rows)
{
    if (list.model()->rowCount() != rows) {
        std::fprintf(stderr, "%d rows instead of %d\n", list.model()->rowCount(), rows);
        std::exit(1);
    }
}

void measureAll(ui::MainWindow& window)
{
    auto& queue = childOf<QListView>(window, "queue");
    auto& blocks = childOf<QListView>(window, "blocks");
    auto& types = childOf<QToolButton>(window, "acrossTypes");
    settle([&] { return queue.model()->rowCount() == kConflicts; });
    bench::Timings bare;
    bench::Timings sorted;
    bench::Timings filtered;
    bench::Timings shown;
    bench::Timings opened;
    const auto measure = [&](bench::Timings& times, const std::function<void()>& work) {
        times.measure([&] {
            work();
            paint(window);
        });
        QTest::qWait(20); // what idle moments bring, such as titles
    };
    const auto press = [](QWidget& widget, Qt::Key key) { return [&widget, key] { QTest::keyClick(&widget, key); }; };
    for (int run = 0; run < kRuns; ++run) {
        measure(bare, [&] { window.repaint(); });
        queue.setFocus();
        measure(sorted, press(queue, Qt::Key_F5));
        measure(filtered, [&] { types.setChecked(true); });
        expect(queue, 2263);
        types.setChecked(false);
        queue.setFocus();
        measure(shown, press(queue, Qt::Key_G));
        blocks.setCurrentIndex(blocks.model()->index(1, 0));
        measure(opened, press(blocks, Qt::Key_Return));
        expect(queue, 1267);
        QTest::keyClick(&queue, Qt::Key_G);
        blocks.setCurrentIndex(blocks.model()->index(0, 0));
        QTest::keyClick(&blocks, Qt::Key_Return);
        expect(queue, kConflicts);
    }
    const std::string aim = "aim: 100 ms; bare: painting the window";
    bench::report("sort 21,987 conflicts, painted", sorted, bare, aim);
    bench::report("filter them by level, painted", filtered, bare, aim);
    bench::report("show the blocks, painted", shown, bare, aim);
    bench::report("open the largest block, painted", opened, bare, aim);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Accord"));
    QApplication::setApplicationName(QStringLiteral("accord-bench"));
    ui::theme::apply(application, QStringLiteral("light"));
    if (argc != 3) {
        std::fprintf(stderr, "meeting_window_bench FOLDER STUDY\n");
        return 2;
    }
    ui::DialogPrompts prompts;
    ui::MainWindow window(prompts);
    window.resize(1280, 720);
    window.show();
    ui::Opening opening;
    opening.person = QStringLiteral("Label1");
    opening.round = QStringLiteral("Study");
    opening.page = QStringLiteral("reconcile");
    opening.ask = false;
    if (!window.open(bench::meetingProject(argv[1], argv[2]), opening).ok()) {
        std::fprintf(stderr, "meeting.accord cannot be opened\n");
        return 1;
    }
    window.activateWindow();
    settle([&] { return window.session()->liveRound() != nullptr && window.isActiveWindow(); });
    measureAll(window);
    return 0;
}
