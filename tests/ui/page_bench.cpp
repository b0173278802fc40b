// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/page_bench.h"

#include <QApplication>
#include <QTimer>

#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/items.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"

#include <algorithm>

namespace accord::test {
namespace {

constexpr const char* kLabels = "Issue_URL,Ann,Bob,Cy,Dee\n"
                                "https://github.com/vllm-project/vllm/issues/1,C.9,C.9,C.9,C.9\n"
                                "https://github.com/vllm-project/vllm/issues/2,C.5,C.9,C.9,C.9\n"
                                "https://github.com/vllm-project/vllm/issues/3,A.2,C.9,C.9,B.1\n"
                                "https://github.com/vllm-project/vllm/issues/4,C.5,C.5,C.9,C.9\n"
                                "https://github.com/vllm-project/vllm/issues/5,B.1,B.1,B.1,B.1\n"
                                "https://github.com/vllm-project/vllm/issues/6,C.1,C.1,C.1,C.9\n"
                                "https://github.com/microsoft/deepspeed/issues/7,C.2,C.2,C.2,C.3\n";

} // namespace

PageBench::PageBench()
{
    make();
    session = must(ui::Session::open(file()));
    round = session->project().rounds().front().id;
    session->setMe(person("Ann"));
}

void PageBench::make()
{
    NoProgress quiet;
    Project project = must(Project::create(file(), "Pilot"));
    must(exchange::importTaxonomy(project, sourceFolder() / "resources/taxonomies/llm-dl-frameworks.json"));
    exchange::LabelImport import;
    import.files = {writeFile(m_folder / "labels.csv", kLabels)};
    import.round = "pilot";
    must(exchange::importLabels(project, import, quiet, {}));
}

void PageBench::open(ui::Page& page)
{
    m_page = &page;
    page.resize(1200, 700);
    page.QWidget::show();
    page.activateWindow();
    REQUIRE(waitUntilActive(&page));
    page.enter();
    const auto ready = [this] { return session->liveRound() != nullptr || session->roundIsBlind(); };
    REQUIRE(waitFor(ready));
    settle();
}

void PageBench::settle()
{
    prompts.settle();
    session->finishWrites();
    session->poll();
    REQUIRE(waitFor([this] { return session->pendingWrites() == 0 && !session->loadingRound(); }));
    // What is put off for a moment, such as counting and titles, runs on timers of the page.
    REQUIRE(waitFor([this] {
        const auto timers = m_page == nullptr ? QList<QTimer*>() : m_page->findChildren<QTimer*>();
        return prompts.settled() && session->pendingWrites() == 0 &&
               std::ranges::none_of(timers,
                                    [](const QTimer* timer) { return timer->isSingleShot() && timer->isActive(); });
    }));
}

ItemId PageBench::item(const std::string& number) const
{
    auto& project = session->project();
    for (const auto& entry : must(labelling::queue(project, round, person("Ann")))) {
        const std::vector<ItemId> wanted{entry.item};
        if (must(headingsOf(project, wanted)).front().number == number) {
            return entry.item;
        }
    }
    throw std::runtime_error("no item " + number);
}

PersonId PageBench::person(const std::string& name) const
{
    return must(session->project().personNamed(name)).id;
}

CategoryId PageBench::category(const std::string& code) const
{
    return must(session->project().categoryCoded(code)).id;
}

DecisionContent PageBench::decision(const std::string& number)
{
    return must(reconcile::currentDecision(session->project(), round, item(number)));
}

int PageBench::decided()
{
    int count = 0;
    for (const char* number : {"1", "2", "3", "4", "5", "6", "7"}) {
        count += decision(number).state == DecisionState::Decided ? 1 : 0;
    }
    return count;
}

void PageBench::decideElsewhere(const std::string& number, const std::string& code)
{
    Project other = must(Project::open(file()));
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::Category;
    content.category = category(code);
    content.reason = "Talked it over";
    must(reconcile::decide(other, round, person("Bob"), {{item(number), content}}));
}

void PageBench::labelElsewhere(const std::string& number, const std::string& name, const std::string& code)
{
    Project other = must(Project::open(file()));
    labelling::LabelSubmission given{round, item(number), person(name), {}, 1};
    given.content.verdict = Verdict::Category;
    given.content.category = category(code);
    must(labelling::submitLabel(other, given));
}

void PageBench::key(Qt::Key pressed, Qt::KeyboardModifiers modifiers)
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_page, pressed, modifiers);
}

void PageBench::type(const QString& text)
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClicks(focus != nullptr ? focus : m_page, text);
}

void labelAgain(PageBench& bench, const std::string& number, const std::string& codes)
{
    const std::string link = "https://github.com/vllm-project/vllm/issues/" + number + ",";
    const std::string all = kLabels;
    const std::size_t from = all.find(link);
    NoProgress quiet;
    Project other = must(Project::open(bench.file()));
    exchange::LabelImport import;
    import.files = {writeFile(bench.folder() / ("again" + number + ".csv"),
                              "Issue_URL,Ann,Bob,Cy,Dee\n" + all.substr(from, all.find('\n', from) + 1 - from) + link +
                                  codes + "\n")};
    import.round = "pilot";
    must(exchange::importLabels(other, import, quiet, {}));
    bench.session->poll();
}

} // namespace accord::test
