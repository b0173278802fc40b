// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include "core/model/meeting.h"
#include "core/reconcile/conflicts.h"
#include "ui/support/page.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;

namespace accord::ui {

struct LiveRound;

/// Asks what a meeting sets out to do: its name, what is on the agenda and how much that is, how much time there is,
/// and who takes part.
class MeetingDialog : public QDialog
{
    Q_OBJECT
public:
    /// `shown`: what the queue holds now, which is the first agenda that is offered. `running`: the meeting that is to
    /// be changed; none: one is to be started.
    MeetingDialog(const PageContext& context, const reconcile::Filter& shown, const std::optional<Meeting>& running,
                  QWidget* parent);

    [[nodiscard]] MeetingContent content() const;

private:
    /// Something that can be put on the agenda.
    struct Agenda
    {
        QString title;
        std::string text; ///< of the filter, as it is kept
        int items = 0;
    };

    void offer(const LiveRound& state, const QString& title, const reconcile::Filter& filter);
    void offerAll(const LiveRound& state, const reconcile::Filter& shown);
    void offerSaved(const LiveRound& state);
    QWidget* makeForm();
    void fillPeople(const LiveRound& state);
    void refresh();

    PageContext m_context;
    std::optional<Meeting> m_running;
    std::vector<Agenda> m_agendas;
    QLineEdit* m_name = nullptr;
    QComboBox* m_agenda = nullptr;
    QSpinBox* m_minutes = nullptr;
    QListWidget* m_people = nullptr;
    QLabel* m_hint = nullptr;
    QPushButton* m_start = nullptr;
};

} // namespace accord::ui
