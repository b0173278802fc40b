// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/pages/study/study_bench.h"

#include <QApplication>
#include <QTimer>

#include "core/exchange/import_issues.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"

#include <algorithm>

namespace accord::test {
namespace {

std::string issueLine(int number)
{
    const std::string n = std::to_string(number);
    const char* repository = number <= 30 ? "alpha/one" : number <= 50 ? "beta/two" : "gamma/three";
    const char* state = number % 3 == 0 ? "closed" : "open";
    return R"({"html_url":"https://github.com/)" + std::string(repository) + "/issues/" + n + R"(","number":)" + n +
           R"(,"title":"Loss is NaN in step )" + n + R"(","state":")" + state + R"(","user":{"login":"ada"},)" +
           R"("created_at":")" + std::to_string(2023 + number % 3) + R"(-03-14T09:12:00Z","body":"It stops in step )" +
           n + R"( of training."})" + "\n";
}

} // namespace

StudyBench::StudyBench(const char* as)
{
    make();
    m_window = std::make_unique<ui::MainWindow>(prompts);
    ui::Opening opening;
    opening.person = QString::fromLatin1(as);
    opening.page = QStringLiteral("study");
    REQUIRE(m_window->open(file(), opening).ok());
    m_window->resize(1280, 720);
    m_window->show();
    m_window->activateWindow();
    REQUIRE(waitUntilActive(m_window.get()));
    m_page = qobject_cast<ui::StudyPage*>(m_window->currentPage());
    REQUIRE(m_page != nullptr);
    m_page->enter();
    settle();
}

void StudyBench::make()
{
    Project project = must(Project::create(file(), "Study"));
    const auto shipped = exchange::shippedTaxonomies();
    REQUIRE(exchange::importTaxonomyText(project, shipped.front().text, shipped.front().file).ok());
    std::string lines;
    for (int number = 1; number <= 60; ++number) {
        lines += issueLine(number);
    }
    NoProgress quiet;
    (void)must(exchange::importIssues(project, {writeFile(m_folder / "issues.jsonl", lines)},
                                      exchange::Malformed::Refuse, quiet, {}));
    study::PersonContent lead;
    lead.name = "Lea";
    lead.role = Role::Lead;
    const PersonId by = must(study::addPerson(project, {}, lead)).id;
    for (const char* name : {"Ann", "Bob", "Cy"}) {
        study::PersonContent annotator;
        annotator.name = name;
        (void)must(study::addPerson(project, by, annotator));
    }
    study::PersonContent observer;
    observer.name = "Olaf";
    observer.role = Role::Observer;
    (void)must(study::addPerson(project, by, observer));
}

Project& StudyBench::project()
{
    return m_window->session()->project();
}

PersonId StudyBench::person(const std::string& name)
{
    return must(project().personNamed(name)).id;
}

const Round& StudyBench::round(const std::string& name)
{
    settle();
    const auto found = project().round(must(project().roundNamed(name)).id);
    REQUIRE(found != nullptr);
    return *found;
}

void StudyBench::settle()
{
    prompts.settle();
    ui::Session* session = m_window->session();
    session->finishWrites();
    session->poll();
    // What is read anew after a moment waits for its timer.
    const auto calm = [this, session] {
        const auto timers = m_page == nullptr ? QList<QTimer*>() : m_page->findChildren<QTimer*>();
        return prompts.settled() && session->pendingWrites() == 0 && !session->jobs().anyRunning() &&
               (m_page == nullptr || !m_page->busy()) && std::ranges::none_of(timers, [](const QTimer* timer) {
                   return timer->isSingleShot() && timer->isActive();
               });
    };
    REQUIRE(waitFor(calm));
}

void StudyBench::key(Qt::Key pressed, Qt::KeyboardModifiers modifiers)
{
    // After a dialog the window is the active one again, as it would be on a desktop.
    if (QApplication::activeModalWidget() == nullptr && QApplication::activeWindow() != m_window.get()) {
        m_window->activateWindow();
        REQUIRE(waitUntilActive(m_window.get()));
    }
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_page, pressed, modifiers);
}

void StudyBench::type(const QString& text)
{
    QWidget* focus = QApplication::focusWidget();
    REQUIRE(focus != nullptr);
    QTest::keyClicks(focus, text);
}

QAction* StudyBench::action(const char* id)
{
    QAction* found = m_window->actions().action(QString::fromLatin1(id));
    REQUIRE(found != nullptr);
    return found;
}

void StudyBench::makeRound(const std::string& name, RoundPurpose purpose, bool start, std::int64_t first)
{
    Project other = must(Project::open(file()));
    NoProgress quiet;
    study::RoundContent content;
    content.name = name;
    content.purpose = purpose;
    if (purpose != RoundPurpose::Training) { // there the lead labels as well, for the references
        content.people = {must(other.personNamed("Ann")).id, must(other.personNamed("Bob")).id,
                          must(other.personNamed("Cy")).id};
    }
    study::RoundItems items = must(study::everyIssue(other));
    if (first > 0) {
        items.items.resize(static_cast<std::size_t>(first));
    }
    const PersonId lea = must(other.personNamed("Lea")).id;
    const Round made = must(study::createRound(other, lea, content, items, quiet, {}));
    if (start) {
        must(study::startRound(other, lea, made.id));
    }
    settle();
}

void StudyBench::labelAll(const std::string& name, int leaveOpen)
{
    Project other = must(Project::open(file()));
    const RoundId round = must(other.roundNamed(name)).id;
    int person = 0;
    for (const char* who : {"Ann", "Bob", "Cy"}) {
        const PersonId by = must(other.personNamed(who)).id;
        auto queue = must(labelling::queue(other, round, by));
        std::ranges::sort(queue, {}, &labelling::QueueEntry::item);
        const auto left = person == 2 ? leaveOpen : 0;
        for (std::size_t i = 0; i + static_cast<std::size_t>(left) < queue.size(); ++i) {
            labelling::LabelSubmission given{round, queue[i].item, by, {}, 30};
            given.content.verdict = Verdict::Category;
            const std::string code = i % 2 == 0 ? "C.9" : "B.1";
            given.content.category = must(other.categoryCoded(person == 2 && i % 4 == 0 ? "A.1" : code)).id;
            must(labelling::submitLabel(other, given));
        }
        ++person;
    }
    settle();
}

QWidget* StudyBench::dialog(const char* name)
{
    QWidget* found = nullptr;
    REQUIRE(waitFor([&] {
        // One that was closed may still be there for a moment.
        for (auto* each : m_window->findChildren<QWidget*>(QString::fromLatin1(name))) {
            found = each->isVisible() && each->isWindow() ? each : found;
        }
        return found != nullptr;
    }));
    found->activateWindow();
    REQUIRE(waitUntilActive(found));
    return found;
}

QString StudyBench::cell(const QAbstractItemView* list, int row, int column)
{
    return list->model()->index(row, column).data().toString();
}

} // namespace accord::test
