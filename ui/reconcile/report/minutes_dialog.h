// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;

namespace accord::ui {

class Prompts;
class ScopeBox;
class Session;

/// Saves the minutes of a meeting or of the whole round.
class MinutesDialog : public QDialog
{
    Q_OBJECT
public:
    MinutesDialog(Session& session, Prompts& prompts, QWidget* parent);

    void accept() override;

private:
    Session& m_session;
    Prompts& m_prompts;
    ScopeBox* m_scope;
    QComboBox* m_format;
    QCheckBox* m_pseudonyms;
};

} // namespace accord::ui
