// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

#include <functional>

namespace accord::ui {

/// How long an issue has been in view: it runs only while somebody can look at it.
class ViewTime
{
public:
    using Now = std::function<qint64()>; ///< milliseconds, from any beginning

    explicit ViewTime(Now now = steadyNow());

    static Now steadyNow();

    void setInView(bool inView);
    void restart(); ///< another issue is shown

    /// Seconds since restart() or the last take().
    double take();

private:
    Now m_now;
    bool m_inView = false;
    qint64 m_since = 0;
    qint64 m_gathered = 0;
};

} // namespace accord::ui
