// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/impact_preview.h"

#include "ui/support/jobs.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kAgainMilliseconds = 2000;

} // namespace

ImpactPreview::ImpactPreview(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_work(std::make_shared<Work>())
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMilliseconds);
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (!m_running && !m_asked.empty()) {
            ask(m_asked);
        }
    });
    connect(&session, &Session::changed, this, [this](const Changes& changes) {
        if (!taxonomy::Forecast::standsAfter(changes)) {
            readAnew();
        }
    });
    connect(&session, &Session::contentsChanged, this, &ImpactPreview::readAnew);
    connect(&session, &Session::meChanged, this, &ImpactPreview::readAnew);
}

ImpactPreview::~ImpactPreview()
{
    m_session.jobs().stop(m_job);
}

/// What was read is old. The question that was asked last is asked again, but not at every label that comes.
void ImpactPreview::readAnew()
{
    m_work = std::make_shared<Work>();
    if (!m_again.isActive()) {
        m_again.start();
    }
}

void ImpactPreview::ask(std::vector<taxonomy::Edit> edits)
{
    m_asked = edits;
    m_wanted = std::move(edits);
    if (!m_running) {
        begin();
    }
}

void ImpactPreview::begin()
{
    const auto edits = std::make_shared<const std::vector<taxonomy::Edit>>(std::exchange(m_wanted, {}).value());
    const auto answer = std::make_shared<taxonomy::Preview>();
    m_running = true;
    m_job = m_session.jobs().start(
        QString(),
        [work = m_work, edits, answer, me = m_session.me()](Project& project, Progress&,
                                                            const std::stop_token& stop) -> Status {
            if (!work->forecast) {
                ACCORD_TRY(work->forecast, taxonomy::Forecast::load(project, me));
            }
            if (!stop.stop_requested()) {
                ACCORD_TRY(*answer, work->forecast->preview(*edits));
            }
            return {};
        },
        this,
        [this, answer](const Status& status) {
            m_running = false;
            m_answer = status.ok() ? answer : nullptr;
            emit answered();
            if (m_wanted && !m_running) {
                begin();
            }
        },
        true);
}

} // namespace accord::ui
