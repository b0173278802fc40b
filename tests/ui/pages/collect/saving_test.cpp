// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QLabel>
#include <QPushButton>

#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/support/host/fake_host.h"
#include "tests/ui/pages/collect/collect_bench.h"
#include "tests/ui/saving_watch.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"

using namespace accord;
using namespace accord::test;

TEST_CASE("Until it is in the file, whatever is changed on the Collect page is said to be saved and not to be so")
{
    CollectBench bench;
    SavingWatch watch(bench.window(), bench.prompts);
    const auto done = [&](const char* what) {
        INFO(what);
        bench.settle();
        CHECK(watch.saved());
        CHECK(watch.told() == 0);
    };
    bench.key(Qt::Key_N);
    (void)bench.dialog("source");
    bench.type("vllm-project/vllm");
    bench.key(Qt::Key_Return);
    done("a source");
    REQUIRE(must(collect::sources(bench.project())).size() == 1);

    const auto links = writeFile(bench.folder() / "links.txt", "https://github.com/alpha/one/issues/7\n");
    bench.prompts.expectOpenFiles({QString::fromStdString(links.string())});
    bench.window().actions().action("collect.addLinks")->trigger();
    done("sources of a list");
    REQUIRE(must(collect::sources(bench.project())).size() == 2);

    bench.prompts.expectConfirm(true);
    bench.window().actions().action("collect.remove")->trigger();
    done("a source that is removed");
    REQUIRE(must(collect::sources(bench.project())).size() == 1);

    const Source source = bench.addSource("beta/two", {"few shot"});
    bench.mirror(source, {hostIssue(1, "Crash with few shot prompts", "It stops.", "2023-05-01T00:00:00Z")});
    bench.tab(2);
    bench.page().enter();
    bench.settle();
    (void)watch.saved();
    bench.key(Qt::Key_B);
    done("what is brought in");
    CHECK(bench.in<QLabel>("selectionTold")->text().startsWith("Issues added: 1"));
}

TEST_CASE("A fetch is said to be saved as long as it runs")
{
    const host::World world = host::makeWorld(Dialect::GitHub, 7, {10, 0, 5});
    host::FakeHost host(world);
    CollectBench bench;
    Project other = must(Project::open(bench.file()));
    Source source = host.source();
    source.uuid = {}; // a new one
    (void)must(collect::saveSource(other, must(other.personNamed("Lea")).id, source));
    bench.settle();
    bench.page().enter();
    bench.settle();
    SavingWatch watch(bench.window(), bench.prompts);
    bench.key(Qt::Key_F);
    bench.settle();
    CHECK(watch.saved());
    CHECK(watch.told() == 0);
}

TEST_CASE("A source that is refused is told once, in its dialog")
{
    CollectBench bench;
    bench.addSource("alpha/one");
    bench.settle();
    SavingWatch watch(bench.window(), bench.prompts);
    bench.key(Qt::Key_N);
    auto* dialog = bench.dialog("source");
    bench.type("alpha/one");
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(dialog->isVisible());
    CHECK(watch.told() == 0);
    CHECK(watch.saved());
    CHECK_FALSE(bench.window().session()->notSaved().has_value());
    bench.key(Qt::Key_Escape);
}
