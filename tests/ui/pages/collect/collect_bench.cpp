// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/pages/collect/collect_bench.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QTimer>

#include "core/base/reason.h"
#include "core/collect/fetched.h"
#include "core/collect/source_queries.h"
#include "core/exchange/taxonomy_files.h"
#include "core/sqlite/transaction.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "ui/core/jobs.h"
#include "ui/core/session.h"

#include <algorithm>

namespace accord::test {
namespace {

constexpr char16_t kBeyondKeys = 0x80; ///< from here on an input method writes, not a key

void make(const std::filesystem::path& file)
{
    Project project = must(Project::create(file, "Collect"));
    const auto shipped = exchange::shippedTaxonomies();
    REQUIRE(exchange::importTaxonomyText(project, shipped.front().text, shipped.front().file).ok());
    study::PersonContent lead;
    lead.name = "Lea";
    lead.role = Role::Lead;
    const PersonId by = must(study::addPerson(project, {}, lead)).id;
    study::PersonContent annotator;
    annotator.name = "Ann";
    (void)must(study::addPerson(project, by, annotator));
}

} // namespace

void FakeKeyring::read(const QString& name, Read done)
{
    if (silent) {
        waiting.emplace_back([done] { done(QString()); });
        return;
    }
    const auto found = secrets.find(name);
    done(broken ? Result<QString>(Error{Errc::Unreadable, Reason::SaysOf, {"token", "no keyring is running"}})
                : Result<QString>(found == secrets.end() ? QString() : found->second));
}

void FakeKeyring::write(const QString& name, const QString& secret, Done done)
{
    if (!broken) {
        secrets[name] = secret;
    }
    done(broken ? Status(Error{Errc::Unwritable, Reason::SaysOf, {"token", "no keyring is running"}}) : Status());
}

void FakeKeyring::remove(const QString& name, Done done)
{
    secrets.erase(name);
    done(broken ? Status(Error{Errc::Unwritable, Reason::SaysOf, {"token", "no keyring is running"}}) : Status());
}

CollectBench::CollectBench(const char* as)
    : m_keyring(new FakeKeyring)
{
    ui::useKeyring(std::unique_ptr<ui::Keyring>(m_keyring));
    make(file());
    m_window = std::make_unique<ui::MainWindow>(prompts);
    ui::Opening opening;
    opening.person = QString::fromLatin1(as);
    opening.page = QStringLiteral("collect");
    REQUIRE(m_window->open(file(), opening).ok());
    m_window->resize(1280, 720);
    m_window->show();
    m_window->activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(m_window.get()));
    m_page = qobject_cast<ui::CollectPage*>(m_window->currentPage());
    REQUIRE(m_page != nullptr);
    m_page->enter();
    settle();
}

CollectBench::~CollectBench()
{
    m_window.reset();
    ui::useKeyring(nullptr);
}

Project& CollectBench::project()
{
    return m_window->session()->project();
}

PersonId CollectBench::person(const std::string& name)
{
    return must(project().personNamed(name)).id;
}

void CollectBench::settle()
{
    prompts.settle();
    ui::Session* session = m_window->session();
    session->finishWrites();
    session->poll();
    const auto timers = m_page == nullptr ? QList<QTimer*>() : m_page->findChildren<QTimer*>();
    for (QTimer* timer : timers) {
        if (timer->isSingleShot()) {
            timer->setInterval(0); // what is read anew after a moment is read at once
        }
    }
    const auto calm = [this, session, &timers] {
        return prompts.settled() && session->pendingWrites() == 0 && !session->jobs().anyRunning() &&
               (m_page == nullptr || !m_page->busy()) && std::ranges::none_of(timers, [](const QTimer* timer) {
                   return timer->isSingleShot() && timer->isActive();
               });
    };
    REQUIRE(QTest::qWaitFor(calm, kPatience));
}

void CollectBench::key(Qt::Key pressed, Qt::KeyboardModifiers modifiers)
{
    // After a dialog the window is the active one again, as it would be on a desktop.
    if (QApplication::activeModalWidget() == nullptr && QApplication::activeWindow() != m_window.get()) {
        m_window->activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(m_window.get()));
    }
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus != nullptr ? focus : m_page, pressed, modifiers);
}

void CollectBench::type(const QString& text)
{
    QWidget* focus = QApplication::focusWidget();
    REQUIRE(focus != nullptr);
    for (const QChar letter : text) {
        if (letter == QLatin1Char('\n')) {
            QTest::keyClick(focus, Qt::Key_Return); // which key makes a line break QTest does not know
        } else if (letter.unicode() < kBeyondKeys) {
            QTest::keyClick(focus, letter.toLatin1());
        } else {
            QInputMethodEvent written;
            written.setCommitString(letter);
            QApplication::sendEvent(focus, &written);
        }
    }
}

void CollectBench::tab(int number)
{
    key(static_cast<Qt::Key>(Qt::Key_0 + number), Qt::AltModifier);
    settle();
}

Source CollectBench::addSource(const std::string& address, const std::vector<std::string>& keywords)
{
    Project other = must(Project::open(file()));
    Source source = must(collect::parseSource(address));
    for (const std::string& keyword : keywords) {
        source.selection.keywords.push_back({keyword, false});
    }
    source.uuid = must(collect::saveSource(other, must(other.personNamed("Lea")).id, source));
    return source;
}

void CollectBench::mirror(const Source& source, const std::vector<FetchedIssue>& issues, std::int64_t pass)
{
    Project other = must(Project::open(file()));
    auto transaction = must(sqlite::Transaction::begin(other.database()));
    collect::FetchedWriter writer(other.database(), source.uuid, pass);
    REQUIRE(writer.issues(issues).ok());
    REQUIRE(writer.discussedAll().ok());
    Fetching fetching;
    fetching.pass = pass;
    fetching.finishedAt = "2026-11-20T10:12:00Z";
    REQUIRE(collect::writeFetching(other.database(), source.uuid, fetching).ok());
    FetchLine line{source.uuid, "2026-11-20T10:12:00Z", FetchEvent::Finished, std::to_string(issues.size()) + " 0",
                   "7"};
    REQUIRE(collect::writeFetchLine(other.database(), line).ok());
    REQUIRE(transaction.commit().ok());
}

QWidget* CollectBench::dialog(const char* name)
{
    QWidget* found = nullptr;
    REQUIRE(QTest::qWaitFor(
        [&] {
            // One that was closed may still be there for a moment.
            for (auto* each : m_window->findChildren<QWidget*>(QString::fromLatin1(name))) {
                found = each->isVisible() && each->isWindow() ? each : found;
            }
            return found != nullptr;
        },
        kPatience));
    found->activateWindow();
    // A dialog counts as active with its window already; the keyboard is in it a moment later.
    REQUIRE(QTest::qWaitFor([&] { return QApplication::activeWindow() == found; }, kPatience));
    return found;
}

QString CollectBench::cell(const QAbstractItemView* list, int row, int column)
{
    return list->model()->index(row, column).data().toString();
}

FetchedIssue hostIssue(int number, const std::string& title, const std::string& body, const std::string& createdAt)
{
    FetchedIssue issue;
    issue.link.host = "github.com";
    issue.link.group = "alpha/one";
    issue.link.name = std::to_string(number);
    issue.link.url = "https://github.com/alpha/one/issues/" + issue.link.name;
    issue.document.title = title;
    issue.document.body = body;
    issue.document.state = "open";
    issue.document.author = "ada";
    issue.document.createdAt = createdAt;
    issue.document.updatedAt = createdAt;
    return issue;
}

} // namespace accord::test
