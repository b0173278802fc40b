// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/study/sampling/sample.h"
#include "ui/core/reading.h"

#include <memory>
#include <optional>

namespace accord::ui {

/// The sample that is wished, drawn anew in the background while the wish changes. The frame is read only when it is
/// another one.
class SampleController : public QObject
{
    Q_OBJECT
public:
    SampleController(Session& session, QObject* parent);

    void want(const study::SampleRequest& request);

    [[nodiscard]] const study::SamplingFrame* frame() const { return m_frame.get(); } ///< null until it is read
    [[nodiscard]] std::shared_ptr<const study::Sample> sample() const { return m_sample; }
    [[nodiscard]] const std::optional<Error>& problem() const { return m_problem; }
    [[nodiscard]] const study::StrataChoice& strata() const { return m_request.strata; }
    [[nodiscard]] const study::FrameFilter& filter() const { return m_request.frame; }
    [[nodiscard]] bool busy() const { return m_wait.isActive() || m_reading.busy(); }

signals:
    void changed();

private:
    struct Drawn
    {
        std::shared_ptr<const study::SamplingFrame> frame;
        std::shared_ptr<const study::Sample> sample;
        std::optional<Error> problem;
    };

    static Drawn draw(Project& project, std::shared_ptr<const study::SamplingFrame> frame,
                      const study::SampleRequest& request, Progress& progress, const std::stop_token& stop);
    void start();
    void take(Drawn drawn);

    QTimer m_wait; ///< while somebody types
    study::SampleRequest m_request;
    study::SampleRequest m_frameOf; ///< its filter and strata are those of m_frame
    std::shared_ptr<const study::SamplingFrame> m_frame;
    std::shared_ptr<const study::Sample> m_sample;
    std::optional<Error> m_problem;
    Reading m_reading;
};

} // namespace accord::ui
