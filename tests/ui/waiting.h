// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

namespace accord::test {

/// Milliseconds that a test waits for what is bound to come. It only ends what hangs: a machine may be busy, or slow.
constexpr int kPatience = 600'000;

/// Lets the event loop turn until the condition holds; false when it never did.
template <class Condition>
[[nodiscard]] bool waitFor(Condition condition)
{
    return QTest::qWaitFor(condition, kPatience);
}

/// Until the window is the one that has the keys.
[[nodiscard]] inline bool waitUntilActive(QWidget* window)
{
    return QTest::qWaitForWindowActive(window, kPatience);
}

} // namespace accord::test
