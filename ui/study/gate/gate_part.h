// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/gate/pilot_report.h"
#include "ui/study/study_part.h"
#include "ui/support/threads/background.h"

#include <memory>

class QScrollArea;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
class ReportSheet;
struct StudyActions;

/// The report of a round, whether it passes the gate, and what is concluded: go or no-go.
class GatePart : public StudyPart
{
    Q_OBJECT
public:
    GatePart(const PageContext& context, const StudyActions& actions, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

    void judge(GateVerdict verdict);
    void save();

protected:
    void roundChanged() override;

private:
    void say(const QString& icon, const QString& title, const QString& sentence);
    void updateActions();

    const StudyActions& m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QScrollArea* m_scroll;
    ReportSheet* m_sheet;
    std::shared_ptr<const study::PilotReport> m_report;
    Background m_reading;
    Background m_saving;
};

} // namespace accord::ui
