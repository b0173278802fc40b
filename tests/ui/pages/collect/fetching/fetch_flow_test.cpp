// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QElapsedTimer>
#include <QLabel>

#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/support/host/fake_host.h"
#include "tests/support/temp_folder.h"
#include "tests/ui/pages/collect/collect_bench.h"
#include "ui/core/actions.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/source_text.h"

using namespace accord;
using namespace accord::test;

namespace {

// The reply never comes: this is soon on a busy machine, too. The transport's test measures the 200 ms themselves.
constexpr int kSoon = 10000;

int column(ui::SourceColumn which)
{
    return static_cast<int>(which);
}

void add(CollectBench& bench, const host::FakeHost& host)
{
    Project other = must(Project::open(bench.file()));
    Source source = host.source();
    source.uuid = {}; // a new one
    (void)must(collect::saveSource(other, must(other.personNamed("Lea")).id, source));
    bench.page().enter();
    bench.settle();
}

QString state(CollectBench& bench)
{
    return bench.cell(bench.in<ui::ListView>("sourceList"), 0, column(ui::SourceColumn::State));
}

} // namespace

TEST_CASE("A source is fetched with one key, and a second time only what changed")
{
    const host::World world = host::makeWorld(Dialect::GitHub, 7, {40, 10, 120});
    host::FakeHost host(world);
    CollectBench bench;
    add(bench, host);
    bench.key(Qt::Key_O);
    bench.settle();
    CHECK(bench.in<QLabel>("sourceTold")->text().contains("of the hourly limit"));

    bench.key(Qt::Key_F);
    bench.settle();
    const auto* list = bench.in<ui::ListView>("sourceList");
    CHECK(state(bench).startsWith("fetched "));
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::Issues)).toInt() == static_cast<int>(world.issueCount()));
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::New)).toInt() > 0);
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::Limit)).contains("of 5,000"));
    CHECK(bench.in<QLabel>("sourceTold")->text().contains("Left out: 10 pull requests."));

    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(bench.in<QLabel>("sourceTold")->text() == "Nothing new.");
    bench.tab(5);
    const auto* log = bench.in<ui::ListView>("logList");
    REQUIRE(log->model()->rowCount() >= 3);
    CHECK(bench.cell(log, 0, 1).startsWith("Nothing changed in " + QString::fromStdString(world.repository)));
}

TEST_CASE("A source that cannot be fetched keeps no other one from it, and says why without a mouse")
{
    host::FakeHost host(host::makeWorld(Dialect::GitHub, 7, {10, 0, 5}));
    CollectBench bench;
    Project other = must(Project::open(bench.file()));
    Source gone = host.source();
    gone.uuid = {};
    gone.repository = "gone/tool";
    (void)must(collect::saveSource(other, must(other.personNamed("Lea")).id, gone));
    add(bench, host);
    bench.key(Qt::Key_F, Qt::ShiftModifier);
    bench.settle();
    const auto* list = bench.in<ui::ListView>("sourceList");
    const auto* problem = bench.in<QLabel>("sourceProblem");
    CHECK(state(bench) == "failed, never fetched");
    CHECK(problem->text().contains("gone/tool"));
    CHECK(bench.cell(list, 1, column(ui::SourceColumn::State)).startsWith("fetched "));
    bench.key(Qt::Key_Down);
    CHECK_FALSE(problem->isVisible());
}

TEST_CASE("Fetching goes on while another page is shown, and stops at once")
{
    host::FakeHost host(host::makeWorld(Dialect::GitHub, 7, {40, 10, 120}));
    CollectBench bench;
    add(bench, host);
    bench.key(Qt::Key_O);
    bench.settle();
    // The host answers the forecast, and then nothing any more.
    const std::size_t forecast = host.count();
    host.fail(
        [forecast](std::size_t request) { return request >= 2 * forecast ? host::Fault::Stalled : host::Fault::None; });
    bench.key(Qt::Key_F);
    REQUIRE(
        QTest::qWaitFor([&] { return host.count() > 2 * forecast && bench.page().controller().running(); }, kPatience));
    CHECK_FALSE(bench.window().actions().action("collect.fetch")->isEnabled()); // one at a time

    bench.key(Qt::Key_5, Qt::ControlModifier);
    CHECK(bench.window().currentPage()->id() == QStringLiteral("study"));
    CHECK(bench.page().controller().running());
    bench.key(Qt::Key_6, Qt::ControlModifier);
    CHECK(bench.page().controller().running());

    QElapsedTimer clock;
    clock.start();
    bench.key(Qt::Key_S);
    REQUIRE(QTest::qWaitFor([&] { return !bench.page().controller().running(); }, kPatience));
    CHECK(clock.elapsed() < kSoon);
    bench.settle();
    CHECK(bench.in<QLabel>("sourceTold")->text().startsWith("Stopped."));

    host.fail({});
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(state(bench).startsWith("fetched "));
}

TEST_CASE("A wait for the host's limit is counted down, and can be stopped")
{
    host::FakeHost host(host::makeWorld(Dialect::Gitee, 7, {40, 10, 120}));
    CollectBench bench;
    add(bench, host);
    bench.key(Qt::Key_O);
    bench.settle();
    const std::size_t forecast = host.count();
    host.fail([forecast](std::size_t request) {
        return request == 2 * forecast ? host::Fault::PrimaryLimit : host::Fault::None;
    });
    bench.key(Qt::Key_F);
    REQUIRE(QTest::qWaitFor([&] { return state(bench).startsWith("waiting "); }, kPatience));
    bench.key(Qt::Key_S);
    REQUIRE(QTest::qWaitFor([&] { return !bench.page().controller().running(); }, kPatience));
    bench.settle();
    CHECK_FALSE(state(bench).startsWith("waiting "));
}

TEST_CASE("A keyring that does not answer keeps nobody from stopping, and an answer that comes late begins nothing")
{
    host::FakeHost host(host::makeWorld(Dialect::Gitee, 7, {40, 10, 120}));
    CollectBench bench;
    bench.keyring().silent = true;
    add(bench, host);
    const std::size_t before = host.count();
    bench.key(Qt::Key_F);
    CHECK(bench.page().controller().forecasting()); // what it costs is asked first
    REQUIRE_FALSE(bench.keyring().waiting.empty());
    bench.key(Qt::Key_S);
    CHECK_FALSE(bench.page().controller().forecasting());
    for (const auto& answer : bench.keyring().waiting) {
        answer();
    }
    bench.settle();
    CHECK_FALSE(bench.page().controller().running());
    CHECK(host.count() == before);
}

TEST_CASE("A token is sent to its host, and one that is refused is said to be")
{
    host::HostSettings settings;
    settings.token = "the_right_one";
    host::FakeHost host(host::makeWorld(Dialect::GitHub, 7, {10, 0, 5}), settings);
    CollectBench bench;
    add(bench, host);
    const QString name = QStringLiteral("token/") + QString::fromStdString(host.authority());
    bench.keyring().secrets[name] = "a_wrong_one";
    bench.prompts.expectTell();
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(bench.prompts.told.back().contains(QString::fromStdString(host.authority())));
    CHECK_FALSE(bench.prompts.told.back().contains("a_wrong_one"));
}

TEST_CASE("What takes many requests begins after a yes, whoever joins meanwhile, and not without one")
{
    host::FakeHost host(host::makeWorld(Dialect::GitHub, 7, {1200, 0, 1300}));
    CollectBench bench;
    add(bench, host);
    bench.prompts.expectConfirm(false);
    bench.key(Qt::Key_F);
    bench.settle();
    REQUIRE(bench.prompts.allAsked());
    CHECK_FALSE(state(bench).startsWith("fetched "));
    bench.prompts.expectConfirm(true, [&bench] {
        Project other = must(Project::open(bench.file()));
        study::PersonContent content;
        content.name = "Dee";
        (void)must(study::addPerson(other, bench.person("Lea"), content));
        bench.window().session()->poll();
    });
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(bench.prompts.allAsked());
    CHECK(state(bench).startsWith("fetched "));
}

TEST_CASE("A source that came with a copy of the project is asked only after a question that names its address")
{
    host::FakeHost host(host::makeWorld(Dialect::GitHub, 7, {10, 0, 5}));
    CollectBench bench;
    add(bench, host);
    // On another computer nobody has agreed to it.
    const QByteArray before = qgetenv("XDG_STATE_HOME");
    const TempFolder elsewhere;
    qputenv("XDG_STATE_HOME", QByteArray::fromStdString((elsewhere / "state").string()));
    bench.prompts.expectConfirm(false);
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(bench.prompts.asked.back().contains(QString::fromStdString(host.base())));
    CHECK(host.count() == 0);
    bench.prompts.expectConfirm(false);
    bench.key(Qt::Key_O);
    bench.settle();
    CHECK(host.count() == 0);

    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(host.count() > 0);
    CHECK(state(bench).startsWith("fetched "));
    bench.key(Qt::Key_F); // and is not asked about again
    bench.settle();
    qputenv("XDG_STATE_HOME", before);
}
