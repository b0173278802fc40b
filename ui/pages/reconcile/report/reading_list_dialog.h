// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/meeting.h"
#include "core/reconcile/reading_list.h"
#include "ui/pages/reconcile/report/report_form.h"

#include <optional>

class QComboBox;
class QSpinBox;

namespace accord::ui {

/// Saves what is to be read before a meeting: the issues that the queue shows or those of the meeting that goes on, as
/// pages to be printed, as HTML or as Markdown.
class ReadingListDialog : public ReportForm
{
    Q_OBJECT
public:
    ReadingListDialog(Session& session, Prompts& prompts, reconcile::Filter shown, std::optional<Meeting> meeting,
                      QWidget* parent);

private:
    std::optional<Task> task() override;
    [[nodiscard]] std::optional<reconcile::ReadingRequest> request();

    reconcile::Filter m_shown;
    std::optional<Meeting> m_meeting;
    QComboBox* m_which;
    QSpinBox* m_most;
};

} // namespace accord::ui
