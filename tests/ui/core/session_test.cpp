// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QSignalSpy>
#include <QTest>

#include "core/base/reason.h"
#include "core/labelling/queue.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/support/demo_project.h"
#include "tests/ui/waiting.h"
#include "ui/core/jobs.h"
#include "ui/core/reading.h"

#include <algorithm>
#include <chrono>
#include <future>

namespace accord::ui {
namespace {

using namespace test;

std::unique_ptr<Session> opened(const std::filesystem::path& file)
{
    auto session = Session::open(file);
    REQUIRE(session.ok());
    return std::move(session).value();
}

RoundId roundNamed(Session& session, const char* name)
{
    const auto round = session.project().roundNamed(name);
    REQUIRE(round.ok());
    return round->id;
}

TEST_CASE("writes are done in order and told when they are durable")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    const QSignalSpy saving(session.get(), &Session::savingChanged);
    QStringList told;
    for (const char* name : {"Ada One", "Ben Two", "Cem Three"}) {
        session->write(
            [name](Project& project) -> Status {
                ACCORD_CHECK(addedByLead(project, name));
                return {};
            },
            session.get(),
            [&told, name, &session](const Status& status) {
                CHECK(status.ok());
                // Whoever is told finds what was written.
                CHECK(session->project().personNamed(name).ok());
                told.append(QString::fromLatin1(name));
            });
    }
    CHECK(session->pendingWrites() == 3);
    REQUIRE(waitFor([&] { return session->pendingWrites() == 0; }));
    CHECK(told == QStringList{"Ada One", "Ben Two", "Cem Three"});
    CHECK(saving.count() == 2);
    CHECK(!session->notSaved().has_value());
}

TEST_CASE("a session that goes has written everything")
{
    const DemoProject demo;
    {
        const auto session = opened(demo.file());
        for (int i = 0; i < 20; ++i) {
            session->write(
                [i](Project& project) -> Status {
                    ACCORD_CHECK(addedByLead(project, "Late " + std::string(1, static_cast<char>('A' + i))));
                    return {};
                },
                nullptr, {});
        }
    }
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    CHECK(project->personNamed("Late A").ok());
    CHECK(project->personNamed("Late T").ok());
}

TEST_CASE("a write that fails says so, and nobody is told who is gone")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    const QSignalSpy failed(session.get(), &Session::failed);
    bool told = false;
    auto receiver = std::make_unique<QObject>();
    session->write(
        [](Project&) -> Status {
            return Error{Errc::DiskFull, Reason::DiskFull, {"demo.accord", "no space"}};
        },
        receiver.get(), [&told](const Status&) { told = true; });
    receiver.reset();
    REQUIRE(waitFor([&] { return session->pendingWrites() == 0; }));
    CHECK(!told);
    CHECK(failed.count() == 1);
    REQUIRE(session->notSaved().has_value());
    CHECK(session->notSaved()->code == Errc::DiskFull);
    session->write([](Project&) -> Status { return {}; }, session.get(), {});
    session->finishWrites();
    CHECK(!session->notSaved().has_value());
}

TEST_CASE("what a receiver tells itself the window does not tell as well")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    const QSignalSpy failed(session.get(), &Session::failed);
    const auto refuse = [](Project&) -> Status { return Error{Errc::NotPermitted, Reason::RoundClosed, {"Pilot"}}; };
    auto receiver = std::make_unique<QObject>();
    int told = 0;
    int pending = -1;
    const auto tell = [&](const Status& status) {
        told += status.ok() ? 0 : 1;
        pending = session->pendingWrites();
    };
    session->write(refuse, receiver.get(), tell, FailureTold::ByReceiver);
    CHECK(session->pendingWrites() == 1);
    session->finishWrites();
    CHECK(told == 1);
    CHECK(pending == 0);
    CHECK(failed.count() == 0);
    CHECK_FALSE(session->notSaved().has_value()); // nothing waits: who asked for it knows

    // What could not be saved before is still not saved.
    session->write(
        [](Project&) -> Status {
            return Error{Errc::DiskFull, Reason::DiskFull, {"demo.accord", "no space"}};
        },
        receiver.get(), {});
    session->write(refuse, receiver.get(), tell, FailureTold::ByReceiver);
    session->finishWrites();
    CHECK(told == 2);
    CHECK(failed.count() == 1);
    REQUIRE(session->notSaved().has_value());
    CHECK(session->notSaved()->code == Errc::DiskFull);

    // Who wanted to tell it is gone: it is told all the same.
    session->write(refuse, receiver.get(), tell, FailureTold::ByReceiver);
    receiver.reset();
    session->finishWrites();
    CHECK(told == 2);
    CHECK(failed.count() == 2);
}

TEST_CASE("long work that writes counts as being saved, and keeps no label waiting")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    const QSignalSpy saving(session.get(), &Session::savingChanged);
    const QSignalSpy failed(session.get(), &Session::failed);
    std::promise<void> gate;
    std::optional<Status> status;
    auto receiver = std::make_unique<QObject>();
    session->writeLong(
        QStringLiteral("Importing"),
        [mayEnd = gate.get_future().share()](Project& project, Progress&, const std::stop_token&) -> Status {
            mayEnd.wait();
            ACCORD_CHECK(addedByLead(project, "Ada Long"));
            return {};
        },
        receiver.get(),
        [&](const Status& ended) {
            status = ended;
            CHECK(session->pendingWrites() == 0);
            CHECK(session->project().personNamed("Ada Long").ok()); // who is told finds what was written
        });
    CHECK(session->pendingWrites() == 1);
    CHECK(saving.count() == 1);
    bool kept = false;
    session->write([](Project&) -> Status { return {}; }, session.get(), [&kept](const Status&) { kept = true; });
    session->finishWrites();
    CHECK(kept);
    CHECK(session->pendingWrites() == 1); // of the work that goes on
    CHECK(saving.count() == 1);
    gate.set_value();
    REQUIRE(waitFor([&] { return status.has_value(); }));
    CHECK(status->ok());
    CHECK(saving.count() == 2);

    session->writeLong(
        QStringLiteral("Importing"),
        [](Project&, Progress&, const std::stop_token&) -> Status {
            return Error{Errc::NotPermitted, Reason::RoundClosed, {"Pilot"}};
        },
        receiver.get(), [&](const Status& ended) { status = ended; });
    receiver.reset();
    REQUIRE(waitFor([&] { return session->pendingWrites() == 0; }));
    CHECK(status->ok());
    CHECK(failed.count() == 1); // nobody else is there to tell it
}

TEST_CASE("a label given in one session arrives in the other and moves kappa")
{
    const DemoProject demo;
    const auto giver = opened(demo.file());
    const auto watcher = opened(demo.file());
    const RoundId pilot = roundNamed(*watcher, "Pilot");
    watcher->setRound(pilot);
    watcher->wantRound();
    REQUIRE(waitFor([&] { return watcher->liveRound() != nullptr; }));
    const auto before = watcher->liveRound();
    const double kappa = before->levels.at(Level::Theme).value(agreement::kFleissKappa)->value;

    const PersonId person = giver->project().people().front().id;
    const ItemId item = firstItem(giver->project(), pilot, person);
    const auto now = labelling::currentContent(giver->project(), pilot, item, person);
    REQUIRE(now.ok());
    const std::string code = now->category == giver->project().taxonomy()->findCode("A.2")->id ? "C.3" : "A.2";

    QSignalSpy changed(watcher.get(), &Session::changed);
    qint64 moved = -1;
    QElapsedTimer since;
    QObject::connect(watcher.get(), &Session::roundChanged, watcher.get(), [&] { moved = since.elapsed(); });
    giver->write([given = labelWith(giver->project(), pilot, item, person, code)](
                     Project& project) { return labelling::submitLabel(project, given); },
                 giver.get(),
                 [&since](const Status& status) {
                     CHECK(status.ok());
                     since.start(); // from the moment when it is durable
                 });
    REQUIRE(waitFor([&] { return moved >= 0; }));
    CHECK(moved < 500);
    REQUIRE(changed.count() == 1);
    const auto changes = changed.front().front().value<Changes>();
    REQUIRE(changes.labels.size() == 1);
    CHECK(changes.labels.front().item == item);

    const auto after = watcher->liveRound();
    CHECK(after->levels.at(Level::Theme).value(agreement::kFleissKappa)->value != Approx(kappa).epsilon(1e-9));
    // What was handed out before stays as it was.
    CHECK(before->levels.at(Level::Theme).value(agreement::kFleissKappa)->value == kappa);
    // And the running figure is the one that a fresh reading gives.
    auto fresh = Project::open(demo.file());
    REQUIRE(fresh.ok());
    const auto labelMatrix = LabelMatrix::load(*fresh, pilot);
    REQUIRE(labelMatrix.ok());
    CHECK(after->levels.at(Level::Theme).value(agreement::kFleissKappa)->value ==
          LiveLevels(*labelMatrix).at(Level::Theme).value(agreement::kFleissKappa)->value);
}

TEST_CASE("a blind round is not in memory until the blind is lifted")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    const RoundId main = roundNamed(*session, "Main");
    session->setRound(main);
    session->wantRound();
    CHECK(session->roundIsBlind());
    CHECK(!session->loadingRound());
    CHECK(session->liveRound() == nullptr);
    session->write(
        [main](Project& project) {
            return study::liftBlind(project, project.leads().front().id, main, "everybody is done");
        },
        session.get(), {});
    REQUIRE(waitFor([&] { return session->liveRound() != nullptr; }));
    CHECK(session->liveRound()->labelMatrix.round() == main);
}

TEST_CASE("who I am and which round are remembered for each project")
{
    const DemoProject one;
    const DemoProject other;
    {
        const auto session = opened(one.file());
        CHECK(!session->me().valid());
        session->setMe(session->project().people()[2].id);
        session->setRound(roundNamed(*session, "Pilot"));
    }
    const auto again = opened(one.file());
    CHECK(again->me() == again->project().people()[2].id);
    CHECK(again->round() == roundNamed(*again, "Pilot"));
    CHECK(!opened(other.file())->me().valid());
}

TEST_CASE("jobs report, stop when asked, and deliver only to who is there")
{
    const DemoProject demo;
    Jobs jobs(demo.file());
    const QSignalSpy progress(&jobs, &Jobs::progress);
    const QSignalSpy finished(&jobs, &Jobs::finished);
    QObject receiver;
    std::optional<Status> status;
    const auto untilStopped = [](Project& project, Progress& report, const std::stop_token& stop) -> Status {
        report.report(project.name(), 1, 2);
        while (!stop.stop_requested()) {
            std::this_thread::yield();
        }
        return Error{Errc::Cancelled, Reason::Cancelled};
    };
    qint64 soonest = kPatience;
    for (int time = 1; time <= 3; ++time) {
        status.reset();
        const int job = jobs.start(QStringLiteral("Waiting"), Jobs::Access::Read, untilStopped, &receiver,
                                   [&](const Status& s) { status = s; });
        REQUIRE(waitFor([&] { return progress.count() == time; }));
        CHECK(progress.back().at(2).toLongLong() == 1);
        QElapsedTimer since;
        since.start();
        jobs.stop(job);
        REQUIRE(waitFor([&] { return status.has_value(); }));
        soonest = std::min(soonest, since.elapsed());
        CHECK(status->error().code == Errc::Cancelled);
        CHECK(finished.count() == time);
        CHECK(!jobs.anyRunning());
    }
    CHECK(soonest < 200); // a busy machine may hold one up

    bool told = false;
    auto gone = std::make_unique<QObject>();
    jobs.start(
        QString(), Jobs::Access::Read, [](Project&, Progress&, const std::stop_token&) -> Status { return {}; },
        gone.get(), [&](const Status&) { told = true; });
    gone.reset();
    REQUIRE(waitFor([&] { return finished.count() == 4; }));
    CHECK(!told);
}

TEST_CASE("what only reads cannot write, and what writes can")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    const auto add = [](Project& project, Progress&, const std::stop_token&) -> Status {
        ACCORD_CHECK(addedByLead(project, "Ada One"));
        return {};
    };
    QObject receiver;
    std::optional<Status> status;
    const auto run = [&](Jobs::Access access) {
        status.reset();
        const QString title = access == Jobs::Access::Write ? QStringLiteral("Adding somebody") : QString();
        session->jobs().start(title, access, add, &receiver, [&](const Status& s) { status = s; });
        return waitFor([&] { return status.has_value(); });
    };
    const auto known = [&] {
        session->poll();
        return session->project().personNamed("Ada One").ok();
    };
    REQUIRE(run(Jobs::Access::Read));
    CHECK(status->error().code == Errc::ReadOnly);
    CHECK(!known());
    std::optional<Errc> read;
    session->read<Person>(
        &receiver, [](Project& project) { return addedByLead(project, "Ada One"); },
        [&](const Result<Person>& answer) { read = answer.ok() ? Errc::Internal : answer.error().code; });
    REQUIRE(waitFor([&] { return read.has_value(); }));
    CHECK(read == Errc::ReadOnly);
    CHECK(!known());
    REQUIRE(run(Jobs::Access::Write));
    CHECK(status->ok());
    CHECK(known());
}

TEST_CASE("a reading answers what was asked last, and nothing that is late")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    QStringList told;
    const auto tell = [&told](const Result<QString>& answer) {
        told.append(answer.ok() ? *answer : QStringLiteral("error"));
    };
    const auto word = [](const char* text) {
        return [text](Project&) -> Result<QString> { return QString::fromLatin1(text); };
    };
    const auto idle = [&] { return !session->jobs().anyRunning(); };
    std::promise<void> gate;
    Reading reading(*session, session.get());
    reading.read<QString>(
        [open = gate.get_future().share()](Project&) -> Result<QString> {
            open.wait();
            return QStringLiteral("first");
        },
        tell);
    CHECK(reading.busy());
    reading.read<QString>(word("second"), tell);
    REQUIRE(waitFor([&] { return !reading.busy(); }));
    gate.set_value();
    REQUIRE(waitFor(idle));
    CHECK(told == QStringList{"second"});

    reading.read<QString>(word("stopped"), tell);
    reading.stop();
    CHECK_FALSE(reading.busy());
    {
        Reading gone(*session, session.get());
        gone.read<QString>(word("gone"), tell);
    }
    QString subject = QStringLiteral("A");
    const auto about = [&subject] { return subject; };
    reading.readAbout<QString>(about, word("about A"), tell);
    subject = QStringLiteral("B");
    REQUIRE(waitFor(idle));
    CHECK_FALSE(reading.busy());
    CHECK(told == QStringList{"second"});

    reading.readAbout<QString>(about, word("about B"), tell);
    REQUIRE(waitFor(idle));
    reading.read<QString>(
        [](Project&, const std::stop_token&) -> Result<QString> {
            return Error{Errc::Cancelled, Reason::Cancelled};
        },
        tell);
    REQUIRE(waitFor(idle));
    CHECK(told == QStringList{"second", "about B", "error"});
    session->read<QString>(session.get(), word("once"), tell);
    REQUIRE(waitFor(idle));
    CHECK(told.last() == QStringLiteral("once"));
}

TEST_CASE("a session that goes does not wait for somebody who only reads")
{
    const DemoProject demo;
    auto session = opened(demo.file());
    std::promise<void> begun;
    const auto end = std::make_shared<std::promise<void>>();
    const auto mayEnd = end->get_future().share();
    bool told = false;
    session->jobs().start(
        QString(), Jobs::Access::Read,
        [&begun, mayEnd](Project&, Progress&, const std::stop_token&) -> Status {
            begun.set_value();
            mayEnd.wait(); // and does not look whether it is to stop
            return {};
        },
        session.get(), [&told](const Status&) { told = true; });
    begun.get_future().wait();
    session.reset(); // comes back although the job still runs
    CHECK(Jobs::anyLeftBehind());
    end->set_value();
    CHECK(waitFor([] { return !Jobs::anyLeftBehind(); }));
    CHECK_FALSE(told);
}

TEST_CASE("what is written aside does not count as being saved, and is told after what was given before it")
{
    const DemoProject demo;
    const auto session = opened(demo.file());
    QStringList done;
    session->write([](Project&) -> Status { return {}; }, session.get(),
                   [&done](const Status&) { done.append(QStringLiteral("given")); });
    session->writeAside(
        [](Project& project) -> Status {
            ACCORD_CHECK(labelling::indexFurther(project));
            return {};
        },
        session.get(),
        [&done](const Status& status) {
            CHECK(status.ok());
            done.append(QStringLiteral("aside"));
        });
    CHECK(session->pendingWrites() == 1);
    REQUIRE(waitFor([&] { return done.size() == 2; }));
    CHECK(done == QStringList{"given", "aside"});
    CHECK(session->pendingWrites() == 0);
    CHECK_FALSE(session->jobs().anyRunning());
    // It ends with the session, and nobody is told.
    session->writeAside(
        [](Project&) -> Status {
            return Error{Errc::Locked, Reason::Cancelled};
        },
        nullptr, [&done](const Status&) { done.append(QStringLiteral("nobody")); });
    session->finishWrites();
    CHECK(done.size() == 2);
    CHECK_FALSE(session->notSaved().has_value());
}

} // namespace
} // namespace accord::ui
