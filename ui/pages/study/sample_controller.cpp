// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/sample_controller.h"

namespace accord::ui {
namespace {

constexpr int kWaitMilliseconds = 150;

} // namespace

SampleController::SampleController(Session& session, QObject* parent)
    : QObject(parent)
    , m_reading(session, this)
{
    m_wait.setParent(this);
    m_wait.setSingleShot(true);
    m_wait.setInterval(kWaitMilliseconds);
    connect(&m_wait, &QTimer::timeout, this, &SampleController::start);
}

void SampleController::want(const study::SampleRequest& request)
{
    if (request == m_request && (m_sample || m_problem || busy())) {
        return;
    }
    m_request = request;
    m_wait.start();
}

SampleController::Drawn SampleController::draw(Project& project, std::shared_ptr<const study::SamplingFrame> frame,
                                               const study::SampleRequest& request, Progress& progress,
                                               const std::stop_token& stop)
{
    Drawn drawn;
    if (!frame) {
        auto read = study::readFrame(project, request.frame, request.strata, progress, stop);
        if (!read.ok()) {
            drawn.problem = read.error();
            return drawn;
        }
        frame = std::make_shared<const study::SamplingFrame>(std::move(read).value());
    }
    drawn.frame = frame;
    auto sample = study::drawSample(*frame, request);
    if (sample.ok()) {
        drawn.sample = std::make_shared<const study::Sample>(std::move(sample).value());
    } else {
        drawn.problem = sample.error();
    }
    return drawn;
}

void SampleController::start()
{
    const bool sameFrame = m_frame && m_frameOf.frame == m_request.frame && m_frameOf.strata == m_request.strata;
    m_frameOf = m_request;
    m_reading.read<Drawn>(
        [frame = sameFrame ? m_frame : nullptr, request = m_request](Project& project, Progress& progress,
                                                                     const std::stop_token& stop) -> Result<Drawn> {
            return draw(project, frame, request, progress, stop);
        },
        [this](Result<Drawn> drawn) {
            if (drawn.ok()) {
                take(std::move(drawn).value());
            }
        });
}

void SampleController::take(Drawn drawn)
{
    m_frame = std::move(drawn.frame);
    m_sample = std::move(drawn.sample);
    m_problem = std::move(drawn.problem);
    emit changed();
}

} // namespace accord::ui
