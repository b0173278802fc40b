// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/collect.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace accord::ui {

/// Which issues of a source are wanted, apart from its keywords: period, state, the host's labels, pull requests.
class SelectionBox : public QWidget
{
    Q_OBJECT
public:
    /// Its rows go into `form`.
    SelectionBox(QFormLayout* form, QWidget* parent);

    void set(const IssueSelection& selection);
    void fill(IssueSelection& selection) const; ///< all but keywords and their places
    [[nodiscard]] QString problem() const { return m_problem; }

signals:
    void changed();

private:
    void check();

    QComboBox* m_periodOf;
    QLineEdit* m_from;
    QLineEdit* m_to;
    QLabel* m_told;
    QComboBox* m_state;
    QLineEdit* m_labels;
    QCheckBox* m_pullRequests;
    QString m_problem;
};

} // namespace accord::ui
