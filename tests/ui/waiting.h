// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTest>

#include "tests/support/sanitizer.h"

namespace accord::test {

/// Milliseconds that a test waits for what is bound to come. It is only a limit, which no green test reaches: the
/// machine may be busy with other tests, and sanitizers slow everything down.
constexpr int kPatience = kSanitized ? 120'000 : 30'000;

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
