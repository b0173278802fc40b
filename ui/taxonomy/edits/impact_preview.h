// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include "core/taxonomy/impact.h"
#include "ui/support/session.h"

#include <memory>
#include <optional>
#include <vector>

namespace accord::ui {

/// Works out in the background what edits would do. The labels and decisions of all rounds are read once, when the
/// first edit is there, and again when people did something since.
class ImpactPreview : public QObject
{
    Q_OBJECT
public:
    explicit ImpactPreview(Session& session, QObject* parent = nullptr);
    ~ImpactPreview() override;

    /// answered() tells what these do; an earlier question that waits is dropped.
    void ask(std::vector<taxonomy::Edit> edits);
    [[nodiscard]] bool busy() const { return m_running || m_wanted.has_value(); }

    /// The newest answer, and the edits that it is about; null while there is none or they did not fit.
    [[nodiscard]] std::shared_ptr<const taxonomy::Preview> answer() const { return m_answer; }

signals:
    void answered();

private:
    /// What only the running job touches.
    struct Work
    {
        std::optional<taxonomy::Forecast> forecast;
    };

    void begin();
    void readAnew();

    Session& m_session;
    std::shared_ptr<Work> m_work;
    std::vector<taxonomy::Edit> m_asked; ///< last
    std::optional<std::vector<taxonomy::Edit>> m_wanted;
    std::shared_ptr<const taxonomy::Preview> m_answer;
    bool m_running = false;
    int m_job = 0;
    QTimer m_again;
};

} // namespace accord::ui
