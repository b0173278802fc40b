// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/collect/selection/relevance.h"
#include "core/messages/language.h"
#include "core/study/gate/pilot_report.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"

#include <filesystem>
#include <memory>

class QScrollArea;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
class ReportSheet;
struct StudyActions;

/// Writes the report as its file's ending says: .md, .pdf, otherwise HTML. The file is complete or not there; nothing
/// is written over a project. Works on any thread.
Status saveReport(const study::PilotReport& report, const QString& file, messages::Language language,
                  const std::filesystem::path& project, const collect::KeywordSummary& keywords = {});

/// The report of a round, whether it passes the gate, and what is concluded: go or no-go.
class CriteriaTab : public StudyTab
{
    Q_OBJECT
public:
    CriteriaTab(const PageContext& context, const StudyActions& actions, QWidget* parent);

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
    Reading m_reading;
};

} // namespace accord::ui
