// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include "core/model/meeting.h"
#include "core/reconcile/reading_list.h"

#include <optional>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace accord::ui {

class Prompts;
class Session;

/// Saves what is to be read before a meeting: the issues that the queue shows or those of the meeting that goes on, as
/// pages to be printed, as HTML or as Markdown.
class ReadingListDialog : public QDialog
{
    Q_OBJECT
public:
    ReadingListDialog(Session& session, Prompts& prompts, reconcile::Filter shown, std::optional<Meeting> meeting,
                      QWidget* parent);

    void accept() override;

private:
    void build();
    [[nodiscard]] std::optional<reconcile::ReadingRequest> request();

    Session& m_session;
    Prompts& m_prompts;
    reconcile::Filter m_shown;
    std::optional<Meeting> m_meeting;
    QComboBox* m_which;
    QSpinBox* m_most;
    QComboBox* m_format;
    QCheckBox* m_pseudonyms;
};

} // namespace accord::ui
