// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "ui/core/session_dialog.h"

#include <cstdint>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTabWidget;

namespace accord::ui {

/// How many issues it takes: to know a proportion with a margin, or kappa with an interval; with the sentence for the
/// paper. `population` and `strata`: what there is to draw from.
class SizeDialog : public SessionDialog
{
    Q_OBJECT
public:
    SizeDialog(std::int64_t population, std::vector<std::int64_t> strata, QWidget* parent);

    [[nodiscard]] std::int64_t size() const { return m_size; } ///< 0: none
    /// One for each of the strata where the size is that of each of them; their sum is the size. Else empty.
    [[nodiscard]] const std::vector<std::int64_t>& sizes() const { return m_sizes; }

private:
    QWidget* makeProportion();
    QWidget* makeKappa();
    void update();
    void updateProportion();
    void updateKappa();
    void say(std::optional<std::int64_t> size, const QString& answer, const QString& sentence);

    std::int64_t m_population;
    std::vector<std::int64_t> m_strata;
    std::int64_t m_size = 0;
    std::vector<std::int64_t> m_sizes;
    QTabWidget* m_tabs;
    QComboBox* m_confidence = nullptr;
    QDoubleSpinBox* m_margin = nullptr;
    QDoubleSpinBox* m_expected = nullptr;
    QCheckBox* m_finite = nullptr;
    QCheckBox* m_perStratum = nullptr;
    QDoubleSpinBox* m_kappa = nullptr;
    QDoubleSpinBox* m_half = nullptr;
    QSpinBox* m_raters = nullptr;
    QSpinBox* m_categories = nullptr;
    QLabel* m_answer;
    QPlainTextEdit* m_sentence;
    QPushButton* m_use = nullptr;
};

} // namespace accord::ui
