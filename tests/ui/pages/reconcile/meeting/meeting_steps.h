// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

#include "core/reconcile/meetings.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/reconcile/queue/conflict_model.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

/// What tests of meetings do again and again.
namespace accord::test {

inline std::optional<Meeting> running(PageBench& bench)
{
    const auto meeting = reconcile::runningMeeting(bench.session->project(), bench.round);
    return meeting.ok() ? *meeting : std::nullopt;
}

inline QString current(const QWidget& page)
{
    return child<QListView>(page, "queue")->currentIndex().data(ui::ConflictModel::NumberRole).toString();
}

inline QString textOf(const QWidget& page, const char* label)
{
    return child<QLabel>(page, label)->text();
}

/// The dialog that Ctrl+M opens, with the keyboard on it.
inline QDialog* opened(PageBench& bench, const QWidget& page)
{
    bench.key(Qt::Key_M, Qt::ControlModifier);
    auto* dialog = child<QDialog>(page, "meetingDialog");
    REQUIRE(waitUntilActive(dialog));
    REQUIRE(waitFor([&] { return child<QLineEdit>(*dialog, "meetingName")->hasFocus(); }));
    return dialog;
}

inline void start(PageBench& bench, QWidget& page)
{
    const QDialog* dialog = opened(bench, page);
    bench.type("Tuesday");
    child<QPushButton>(*dialog, "meetingEverybody")->click();
    bench.key(Qt::Key_Return);
    REQUIRE(waitUntilActive(&page));
    bench.settle();
    REQUIRE(running(bench));
    REQUIRE(waitFor([&] { return textOf(page, "meetingDone") == "5 of 5 left"; }));
}

inline QString initialsOf(PageBench& bench, const std::vector<std::string>& names)
{
    QStringList initials;
    for (const Person& person : bench.session->project().people()) {
        if (std::ranges::count(names, person.name) > 0) {
            initials.append(QString::fromStdString(person.initials));
        }
    }
    return initials.join(QLatin1Char(' '));
}

/// What another process does.
inline Meeting beginElsewhere(PageBench& bench)
{
    auto other = Project::open(bench.file());
    REQUIRE(other.ok());
    const MeetingContent content{bench.round, "Elsewhere", "", 0, {bench.person("Bob")}};
    auto meeting = reconcile::beginMeeting(*other, bench.person("Bob"), content);
    REQUIRE(meeting.ok());
    return *meeting;
}

} // namespace accord::test
