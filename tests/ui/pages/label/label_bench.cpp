// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/pages/label/label_bench.h"

#include <QApplication>

#include "core/exchange/import_issues.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/support/files.h"
#include "tests/ui/waiting.h"

namespace accord::test {
namespace {

std::string issueLine(int number)
{
    const std::string n = std::to_string(number);
    return R"({"html_url":"https://github.com/accord/tests/issues/)" + n + R"(","number":)" + n +
           R"(,"title":"Loss is NaN in step )" + n +
           R"(","state":"open","user":{"login":"ada"},"created_at":"2025-03-14T09:12:00Z","body":"It stops in **step )" +
           n + R"(** of training.\n\n```python\nprint(1)\n```","comments_list":[{"user":{"login":"bo"},"body":"Same )" +
           std::string(number % 2 == 0 ? "even" : "odd") + R"( here, 显存不足."}]})" + "\n";
}

} // namespace

LabelBench::LabelBench(int issues, bool blind, const std::string& taxonomy)
{
    make(issues, blind, taxonomy);
    open();
    const auto queue = labelling::queue(project(), round(), person("Ann"));
    REQUIRE(queue.ok());
    for (const labelling::QueueEntry& entry : *queue) {
        m_items.push_back(entry.item);
    }
}

void LabelBench::open()
{
    m_window = std::make_unique<ui::MainWindow>(prompts);
    ui::Opening opening;
    opening.person = QStringLiteral("Ann");
    opening.round = QStringLiteral("Pilot");
    opening.page = QStringLiteral("label");
    REQUIRE(m_window->open(file(), opening).ok());
    m_window->resize(1280, 720);
    m_window->show();
    m_window->activateWindow();
    REQUIRE(waitUntilActive(m_window.get()));
    m_page = qobject_cast<ui::LabelPage*>(m_window->currentPage());
    REQUIRE(m_page != nullptr);
}

void LabelBench::make(int issues, bool blind, const std::string& taxonomy)
{
    auto project = Project::create(file(), "Tests");
    REQUIRE(project.ok());
    const auto shipped = exchange::shippedTaxonomies();
    REQUIRE(
        exchange::importTaxonomyText(*project, taxonomy.empty() ? shipped.front().text : taxonomy, "taxonomy").ok());
    std::string lines;
    for (int number = 1; number <= issues; ++number) {
        lines += issueLine(number);
    }
    NoProgress quiet;
    const auto imported = exchange::importIssues(*project, {writeFile(m_folder / "issues.jsonl", lines)},
                                                 exchange::Malformed::Refuse, quiet, {});
    REQUIRE(imported.ok());
    REQUIRE(study::addPerson(*project, "Ann").ok());
    REQUIRE(study::addPerson(*project, "Bob").ok());
    study::RoundPlan plan;
    plan.name = "Pilot";
    plan.blind = blind;
    REQUIRE(study::startRound(*project, plan).ok());
}

PersonId LabelBench::person(const std::string& name)
{
    const auto found = project().personNamed(name);
    REQUIRE(found.ok());
    return found->id;
}

ItemId LabelBench::item(int number)
{
    return m_items.at(static_cast<std::size_t>(number) - 1);
}

LabelContent LabelBench::label(int number, const std::string& person)
{
    settle();
    const auto content = labelling::currentContent(project(), round(), item(number), this->person(person));
    REQUIRE(content.ok());
    return *content;
}

std::string LabelBench::code(int number, const std::string& person)
{
    const Category* category = project().taxonomy()->find(label(number, person).category);
    return category == nullptr ? std::string() : category->code;
}

int LabelBench::current()
{
    const auto found = std::ranges::find(m_items, m_page->currentItem());
    return found == m_items.end() ? 0 : static_cast<int>(found - m_items.begin()) + 1;
}

void LabelBench::key(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget* target = QApplication::focusWidget();
    REQUIRE(target != nullptr);
    QTest::keyClick(target, static_cast<Qt::Key>(key), modifiers);
    QCoreApplication::processEvents();
}

void LabelBench::type(const QString& text)
{
    QWidget* target = QApplication::focusWidget();
    REQUIRE(target != nullptr);
    QTest::keyClicks(target, text);
    QCoreApplication::processEvents();
}

void LabelBench::settle()
{
    REQUIRE(waitFor([this] { return prompts.settled() && m_window->session()->pendingWrites() == 0; }));
    m_window->session()->poll();
    QCoreApplication::processEvents();
}

void LabelBench::labelElsewhere(int number, const std::string& person, const std::string& code)
{
    auto other = Project::open(file());
    REQUIRE(other.ok());
    labelling::LabelSubmission given;
    given.round = round();
    given.item = item(number);
    given.by = this->person(person);
    given.content.verdict = Verdict::Category;
    given.content.category = other->taxonomy()->findCode(code)->id;
    REQUIRE(labelling::submitLabel(*other, given).ok());
}

} // namespace accord::test
