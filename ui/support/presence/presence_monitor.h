// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/project/disk.h"
#include "core/project/presence.h"
#include "core/project/project.h"

#include <functional>
#include <memory>
#include <vector>

namespace accord::ui {

/// Who else has the project open: lets this window's heart beat in the file and tells when others come and go. While
/// nobody writes it has the log written back. The file is only touched on the thread that writes.
class PresenceMonitor : public QObject
{
    Q_OBJECT
public:
    using Work = std::function<Status(Project&)>;
    using Aside = std::function<void(Work)>; ///< runs work where the project is written to, without a word

    PresenceMonitor(Aside aside, QObject* parent = nullptr);

    void setMe(PersonId me);
    void start();
    void leave(); ///< takes this window's row away; the last word before the project closes

    [[nodiscard]] const std::vector<Present>& others() const { return m_others; }

    /// The person that this window labels as has been seen to label in another one.
    [[nodiscard]] bool iAmHereTwice() const;

    void look(); ///< at once instead of at the next turn of the clock

signals:
    void changed();

private:
    void seen(std::vector<Present> others);

    Aside m_aside;
    QTimer m_clock;
    PersonId m_me;
    std::shared_ptr<Presence> m_presence; ///< used where the project is written to, and only there
    std::vector<Present> m_others;
    bool m_left = false;
    std::shared_ptr<WriteBack> m_writeBack; ///< used like m_presence
};

} // namespace accord::ui
