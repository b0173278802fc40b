// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSignalSpy>
#include <QStringList>

#include "tests/support/fake_prompts.h"
#include "ui/app/main_window.h"
#include "ui/app/status_line.h"
#include "ui/core/session.h"

namespace accord::test {

/// What the foot of the window says of saving while things are done, and how often a failure is told.
class SavingWatch
{
public:
    SavingWatch(ui::MainWindow& window, const FakePrompts& prompts)
        : m_window(window)
        , m_prompts(prompts)
        , m_failed(window.session(), &ui::Session::failed)
        , m_told(prompts.told.size())
    {
        // The foot was there first, and so it says already what is read here.
        QObject::connect(window.session(), &ui::Session::savingChanged, &m_receiver,
                         [this] { m_said.append(m_window.statusLine().saved()); });
    }

    /// Since the last time: it said that something is being saved, and in the end that it is.
    [[nodiscard]] bool saved()
    {
        const QStringList said = std::exchange(m_said, {});
        return said.contains(QStringLiteral("Saving…")) && m_window.statusLine().saved() == QStringLiteral("Saved") &&
               m_window.session()->pendingWrites() == 0;
    }

    /// Messages of the window and of pages, together, since the last time.
    [[nodiscard]] qsizetype told()
    {
        const qsizetype now = m_prompts.told.size() + m_failed.count();
        return now - std::exchange(m_told, now);
    }

private:
    ui::MainWindow& m_window;
    const FakePrompts& m_prompts;
    QSignalSpy m_failed;
    QObject m_receiver;
    QStringList m_said;
    qsizetype m_told = 0;
};

} // namespace accord::test
