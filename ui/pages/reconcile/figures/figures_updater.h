// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/project/feed.h"
#include "core/reconcile/live_figures.h"
#include "ui/core/reading.h"

#include <memory>
#include <vector>

namespace accord::ui {

/// The live figures of the round that the window is in, for whoever shows them: read in the background, then kept up to
/// date with the round in memory.
class FiguresUpdater : public QObject
{
    Q_OBJECT
public:
    FiguresUpdater(Session& session, QObject* parent);
    ~FiguresUpdater() override;

    /// Begins to read and to follow, if it does not yet.
    void want();

    /// Null until they are read, and while the round is blind. Valid until control returns to the event loop.
    [[nodiscard]] const reconcile::LiveFigures* live() const { return m_live.get(); }

    /// As of the last changed().
    [[nodiscard]] const reconcile::Figures& figures() const { return m_figures; }

    [[nodiscard]] bool loading() const { return m_reading.busy(); }

signals:
    void changed(); ///< they are there, moved, or went away; at most a few times a second

private:
    void changesCame(const Changes& changes);
    void roundMoved();
    void load();
    void loaded(RoundId round, Result<std::unique_ptr<reconcile::LiveFigures>> live);
    void follow(const Changes& changes);
    void tell();

    Session& m_session;
    std::unique_ptr<reconcile::LiveFigures> m_live;
    reconcile::Figures m_figures;
    RoundId m_round; ///< whose figures these are
    bool m_wanted = false;
    Reading m_reading;
    bool m_stale = false;         ///< must be read again as soon as that is possible
    std::vector<Changes> m_since; ///< what came while they were being read
    QTimer m_soon;                ///< many changes in one turn are told once
};

} // namespace accord::ui
