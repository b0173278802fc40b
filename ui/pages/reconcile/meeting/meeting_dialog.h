// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/meeting.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/meetings.h"
#include "ui/core/page.h"
#include "ui/core/session_dialog.h"

#include <cstdint>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace accord::ui {

class FilterChoice;
class PeopleList;
struct LiveRound;

/// "12 of 60": what is decided of the agenda; with what was put off "12 of 60, 1 put off".
QString doneText(const reconcile::AgendaCount& count);

/// "12 of 60"; with what rules decided "12 of 60 (5 by people, 7 by a rule)".
QString settledText(const reconcile::AgendaCount& count);

/// "34 min left", "2 h 5 min left", "6 min over the time"; "26 min so far" without a budget.
QString timeLeftText(const reconcile::MeetingTime& time);

/// "26 of 60 min", "26 min" without a budget.
QString timeUsedText(const reconcile::MeetingTime& time);

/// "At this pace 14 of 60 are left at the end." Empty before anything was settled, or without a budget.
QString paceText(const reconcile::AgendaCount& count, const reconcile::MeetingTime& time);

/// "1:05": minutes and seconds on one issue.
QString clockText(std::int64_t seconds);

/// Asks what a meeting sets out to do: its name, what is on the agenda and how much that is, how much time there is,
/// and who takes part.
class MeetingDialog : public SessionDialog
{
    Q_OBJECT
public:
    /// `shown`: what the queue holds now, which is the first agenda that is offered. `running`: the meeting that is to
    /// be changed; none: one is to be started.
    MeetingDialog(const PageContext& context, const reconcile::Filter& shown, const std::optional<Meeting>& running,
                  QWidget* parent);

    [[nodiscard]] MeetingContent content() const;

private:
    void offerAll(const LiveRound& state, const reconcile::Filter& shown);
    QWidget* makeForm();
    QWidget* makeSize();
    void showSize(); ///< of the agenda that is chosen
    [[nodiscard]] reconcile::Filter agenda() const;
    [[nodiscard]] int issues(const MeetingContent& content) const;
    void fillPeople(const LiveRound& state);
    void refresh();

    PageContext m_context;
    std::optional<Meeting> m_running;
    QLineEdit* m_name = nullptr;
    FilterChoice* m_agenda = nullptr;
    QSpinBox* m_most = nullptr; ///< least: all
    QCheckBox* m_byChance = nullptr;
    QSpinBox* m_perBlock = nullptr; ///< least: any number
    QSpinBox* m_margin = nullptr;   ///< least: any
    QSpinBox* m_seed = nullptr;
    QSpinBox* m_minutes = nullptr;
    PeopleList* m_people = nullptr;
    QPushButton* m_everybody = nullptr;
    QLabel* m_hint = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace accord::ui
