// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/taxonomy/proposals.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace accord::ui {

/// What is left to say when a proposal is accepted: the code of a new category, or what a wish in free words comes to.
class AcceptDialog : public QDialog
{
    Q_OBJECT
public:
    /// `held`: codes that categories had at any time; none of them is suggested.
    AcceptDialog(const Taxonomy& taxonomy, const HeldCodes& held, const taxonomy::ProposalView& view, int version,
                 QWidget* parent);

    [[nodiscard]] taxonomy::Wording wording() const;

private:
    void update();

    bool m_isNew = false;
    bool m_isWish = false;
    QLineEdit* m_code;
    QComboBox* m_field;
    QPlainTextEdit* m_text;
    QLineEdit* m_reason;
    QPushButton* m_accept = nullptr;
};

} // namespace accord::ui
