// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QPlainTextEdit>
#include <QPushButton>

#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/collect/collect_bench.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"
#include "ui/pages/collect/source_text.h"
#include "ui/widgets/list_view.h"

using namespace accord;
using namespace accord::test;

namespace {

int column(ui::SourceColumn which)
{
    return static_cast<int>(which);
}

} // namespace

TEST_CASE("A source is added with the keyboard alone, and says at once what does not fit")
{
    CollectBench bench;
    CHECK(bench.page().findChild<ui::ListView*>("sourceList")->isVisible() == false); // what to do is said instead
    bench.key(Qt::Key_N);
    auto* dialog = bench.dialog("source");
    auto* ok = bench.in<QPushButton>(dialog, "ok");
    CHECK_FALSE(ok->isEnabled());
    bench.type("vllm-project");
    CHECK_FALSE(ok->isEnabled());
    bench.type("/vllm");
    CHECK(ok->isEnabled());
    auto* from = bench.in<QLineEdit>(dialog, "from");
    from->setFocus();
    bench.type("2023-13-01");
    CHECK_FALSE(ok->isEnabled());
    from->clear();
    bench.type("2023-01-01");
    CHECK(ok->isEnabled());
    auto* keywords = bench.in<QPlainTextEdit>(dialog, "keywords");
    keywords->setFocus();
    bench.type("few shot\n量化\nllm\nllm\nre:flash[- ]?attn");
    CHECK(ok->isEnabled());
    bench.type("\nre:(");
    CHECK_FALSE(ok->isEnabled());
    for (int i = 0; i < 4; ++i) {
        bench.key(Qt::Key_Backspace);
    }
    CHECK(ok->isEnabled());
    from->setFocus();
    bench.key(Qt::Key_Return);
    bench.settle();

    const auto sources = must(collect::sources(bench.project()));
    REQUIRE(sources.size() == 1);
    const Source& source = sources.front().source;
    CHECK(source.repository == "vllm-project/vllm");
    CHECK(source.base == "https://api.github.com");
    CHECK(source.selection.from == "2023-01-01");
    const std::vector<Keyword> wanted{{"few shot", false}, {"量化", false}, {"llm", false}, {"flash[- ]?attn", true}};
    CHECK(source.selection.keywords == wanted);
    const auto* list = bench.in<ui::ListView>("sourceList");
    CHECK(list->isVisible());
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::Repository)) == "vllm-project/vllm");
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::Period)) == "created since 2023-01-01");
    CHECK(bench.in<QLabel>("sourceAbout")->text().contains("few shot, 量化, llm, re:flash[- ]?attn"));
    CHECK(bench.in<QLabel>("sourceTold")->text().startsWith("Nothing is fetched yet."));
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::State)) == "never fetched");
}

TEST_CASE("Another host is asked for with what it speaks")
{
    CollectBench bench;
    bench.key(Qt::Key_N);
    auto* dialog = bench.dialog("source");
    auto* base = bench.in<QLineEdit>(dialog, "base");
    CHECK_FALSE(base->isVisible());
    bench.type("https://git.example.org/team/tool");
    bench.key(Qt::Key_Tab);
    CHECK(dialog->focusWidget() == bench.in<QAbstractButton>(dialog, "anotherHost"));
    CHECK(base->isVisible()); // nobody can tell what it speaks: it is asked
    CHECK(bench.in<QComboBox>(dialog, "dialect")->isVisible());
    base->setFocus();
    bench.type("https://git.example.org:8443/api/v3/");
    QTest::mouseClick(bench.in<QPushButton>(dialog, "ok"), Qt::LeftButton);
    bench.settle();
    const auto sources = must(collect::sources(bench.project()));
    REQUIRE(sources.size() == 1);
    CHECK(sources.front().source.host == "git.example.org");
    CHECK(sources.front().source.base == "https://git.example.org:8443/api/v3");
}

TEST_CASE("The study's lists of keywords are read, and one is chosen")
{
    CollectBench bench;
    const auto file = writeFile(bench.folder() / "filter_keywords",
                                "vllm_keywords = [\n  'llm', 'few shot',\n]\nmindspore_keywords = ['盘古', 'yi']\n");
    bench.key(Qt::Key_N);
    auto* dialog = bench.dialog("source");
    bench.prompts.expectOpenFiles({QString::fromStdString(file.string())});
    bench.prompts.expectChoose(QStringLiteral("mindspore_keywords (2)"));
    QTest::mouseClick(bench.in<QPushButton>(dialog, "readList"), Qt::LeftButton);
    bench.prompts.settle();
    CHECK(bench.in<QPlainTextEdit>(dialog, "keywords")->toPlainText() == QStringLiteral("盘古\nyi"));
    bench.key(Qt::Key_Escape);
}

TEST_CASE("What is refused when it is saved stays in the dialog")
{
    CollectBench bench;
    bench.addSource("alpha/one");
    bench.settle();
    bench.page().enter();
    bench.settle();
    bench.key(Qt::Key_N);
    auto* dialog = bench.dialog("source");
    bench.type("alpha/one");
    bench.key(Qt::Key_Return);
    bench.settle();
    CHECK(dialog->isVisible());
    bool said = false;
    for (const QLabel* label : dialog->findChildren<QLabel*>()) {
        said = said || label->text().contains("is collected from already");
    }
    CHECK(said);
    bench.key(Qt::Key_Escape);
    CHECK(must(collect::sources(bench.project())).size() == 1);
}

TEST_CASE("Sources are edited and removed, and people who do not lead have no command for it")
{
    CollectBench bench;
    bench.addSource("alpha/one");
    bench.page().enter();
    bench.settle();
    bench.key(Qt::Key_E);
    auto* dialog = bench.dialog("source");
    auto* labels = bench.in<QLineEdit>(dialog, "labels");
    labels->setFocus();
    bench.type("bug, help wanted");
    bench.key(Qt::Key_Return);
    bench.settle();
    auto sources = must(collect::sources(bench.project()));
    REQUIRE(sources.size() == 1);
    CHECK(sources.front().source.selection.labels == std::vector<std::string>{"bug", "help wanted"});

    bench.prompts.expectConfirm(true);
    bench.key(Qt::Key_Delete);
    bench.settle();
    CHECK(must(collect::sources(bench.project())).empty());

    bench.window().session()->setMe(bench.person("Ann"));
    bench.settle();
    for (const char* id : {"collect.add", "collect.addLinks", "collect.edit", "collect.remove", "collect.fetch",
                           "collect.fetchAll", "collect.forecast", "collect.tokens", "collect.bringIn"}) {
        INFO(id);
        const QAction* action = bench.window().actions().action(QString::fromLatin1(id));
        REQUIRE(action != nullptr);
        CHECK_FALSE(action->isEnabled());
        CHECK_FALSE(action->isVisible()); // an annotator's window has no commands of leads
        CHECK(action->toolTip() == "Only a lead can do this: Lea.");
    }
}

TEST_CASE("A list of links becomes sources")
{
    CollectBench bench;
    const auto file = writeFile(bench.folder() / "links.txt", "https://github.com/alpha/one/issues/7\n"
                                                              "https://github.com/alpha/one/issues/9\n"
                                                              "https://gitee.com/mindspore/mindspore/issues/IBZ414\n");
    bench.prompts.expectOpenFiles({QString::fromStdString(file.string())});
    bench.key(Qt::Key_N, Qt::ShiftModifier);
    bench.settle();
    const auto sources = must(collect::sources(bench.project()));
    REQUIRE(sources.size() == 2);
    CHECK(sources[0].source.numbers == std::vector<std::string>{"7", "9"});
    CHECK(sources[1].source.dialect == Dialect::Gitee);
    const auto* list = bench.in<ui::ListView>("sourceList");
    CHECK(bench.cell(list, 0, 0) == "alpha/one (2 issues of it)");
}

TEST_CASE("The table of sources is a sound model, and what stays in it keeps its place")
{
    CollectBench bench;
    auto* list = bench.in<ui::ListView>("sourceList");
    const QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    CHECK(list->model()->columnCount() == column(ui::SourceColumn::Limit) + 1);
    CHECK(list->model()->rowCount() == 0);
    const auto refresh = [&] {
        bench.page().enter();
        bench.settle();
    };
    bench.addSource("alpha/one");
    bench.addSource("alpha/two");
    refresh();
    REQUIRE(list->model()->rowCount() == 2);
    list->setCurrentIndex(list->model()->index(1, 0));
    const QPersistentModelIndex second = list->model()->index(1, 0);
    const auto sources = must(collect::sources(bench.project()));
    Source first = sources.front().source;
    first.repository = "alpha/another";
    Project other = must(Project::open(bench.file()));
    must(collect::saveSource(other, bench.person("Lea"), first));
    refresh();
    CHECK(bench.cell(list, 0, column(ui::SourceColumn::Repository)) == "alpha/another");
    CHECK(list->currentIndex() == second);
    REQUIRE(collect::removeSource(other, bench.person("Lea"), first.uuid).ok());
    refresh();
    CHECK(list->model()->rowCount() == 1);
    CHECK(list->currentIndex() == second);
    CHECK(second.data().toString() == "alpha/two");
    REQUIRE(collect::removeSource(other, bench.person("Lea"), sources.back().source.uuid).ok());
    refresh();
    CHECK(list->model()->rowCount() == 0);
}
