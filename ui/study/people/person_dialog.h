// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/study/people.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace accord::ui {

class ColourChoice;

/// Who somebody is: name, initials, colour, role, pseudonym. What is done with it is the caller's.
class PersonDialog : public QDialog
{
    Q_OBJECT
public:
    /// `content`: as they are now, or what somebody new begins with. Role and pseudonym are for leads.
    PersonDialog(const study::PersonContent& content, bool isNew, bool lead, QWidget* parent);

    [[nodiscard]] study::PersonContent content() const;

private:
    void build(bool isNew);
    void update();

    QLineEdit* m_name;
    QLineEdit* m_initials;
    ColourChoice* m_colour;
    QComboBox* m_role;
    QLabel* m_roleHint;
    QCheckBox* m_labels;
    QLineEdit* m_pseudonym;
    QPushButton* m_ok = nullptr;
};

} // namespace accord::ui
