// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/model/decision.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace accord::ui {

struct ReconcileKeys;

/// What the disagreement came from, and what the codebook should say instead.
class CauseLine : public QWidget
{
    Q_OBJECT
public:
    explicit CauseLine(const ReconcileKeys& keys, QWidget* parent = nullptr);

    void clear();
    [[nodiscard]] Cause cause() const;
    [[nodiscard]] bool codebookChange() const;
    [[nodiscard]] QString wish() const; ///< the change as somebody typed it; empty where none is
    [[nodiscard]] bool isTouched() const;

    [[nodiscard]] QLineEdit* wishField() const { return m_wish; }
    void showWish(); ///< a wish that came back from a draft is a wish

    void openCauses();
    void toggleCodebook();

private:
    QComboBox* m_cause;
    QCheckBox* m_codebook;
    QLineEdit* m_wish;
};

} // namespace accord::ui
