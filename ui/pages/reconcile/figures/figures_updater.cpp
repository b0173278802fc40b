// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/figures/figures_updater.h"

#include "ui/core/session.h"

#include <utility>

namespace accord::ui {
namespace {

// Not more often than people can read.
constexpr int kSoonMilliseconds = 150;

} // namespace

FiguresUpdater::FiguresUpdater(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_reading(session, this)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &FiguresUpdater::tell);
    connect(&session, &Session::changed, this, &FiguresUpdater::changesCame);
    connect(&session, &Session::roundChanged, this, &FiguresUpdater::roundMoved);
}

FiguresUpdater::~FiguresUpdater() = default;

void FiguresUpdater::want()
{
    m_wanted = true;
    roundMoved();
}

void FiguresUpdater::changesCame(const Changes& changes)
{
    if (m_reading.busy()) {
        m_since.push_back(changes);
    }
    if (changes.contents || changes.everything) {
        m_stale = true; // the round is being read again, and says when it is there
    } else if (m_live) {
        follow(changes);
    }
}

void FiguresUpdater::follow(const Changes& changes)
{
    const auto state = m_session.liveRound();
    if (!state || state->labelMatrix.round() != m_round) {
        return;
    }
    const Result<bool> followed = m_live->apply(m_session.project(), state->labelMatrix, changes);
    if (!followed.ok() || !*followed) {
        load();
    } else if (!m_soon.isActive()) {
        m_soon.start();
    }
}

void FiguresUpdater::roundMoved()
{
    const auto state = m_session.liveRound();
    if (!state) {
        if (std::exchange(m_live, nullptr)) {
            tell();
        }
        m_round = {};
    } else if (m_wanted && (m_round != state->labelMatrix.round() || m_stale)) {
        load();
    }
}

void FiguresUpdater::load()
{
    const auto state = m_session.liveRound();
    if (!m_wanted || !state) {
        return;
    }
    if (m_reading.busy()) {
        m_stale = true;
        return;
    }
    m_stale = false;
    m_since.clear();
    m_round = state->labelMatrix.round();
    using Live = std::unique_ptr<reconcile::LiveFigures>;
    m_reading.read<Live>(
        [state](Project& project, const std::stop_token& stop) -> Result<Live> {
            ACCORD_TRY(const reconcile::FigureSpan span, reconcile::currentSpan(project, state->labelMatrix.round()));
            ACCORD_TRY(reconcile::LiveFigures live,
                       reconcile::LiveFigures::load(project, state->labelMatrix, span, stop));
            return std::make_unique<reconcile::LiveFigures>(std::move(live));
        },
        [this, round = m_round](Result<Live> live) { loaded(round, std::move(live)); });
}

void FiguresUpdater::loaded(RoundId round, Result<std::unique_ptr<reconcile::LiveFigures>> live)
{
    const auto state = m_session.liveRound();
    if (!state || state->labelMatrix.round() != round) {
        m_round = {};
        load();
        return;
    }
    if (live.ok()) {
        m_live = std::move(live).value();
        for (const Changes& changes : std::exchange(m_since, {})) {
            const auto followed = m_live->apply(m_session.project(), state->labelMatrix, changes);
            m_stale = m_stale || !followed.ok() || !*followed;
        }
    }
    tell();
    if (m_stale) {
        load();
    }
}

void FiguresUpdater::tell()
{
    m_soon.stop();
    m_figures = m_live ? m_live->figures() : reconcile::Figures{};
    emit changed();
}

} // namespace accord::ui
