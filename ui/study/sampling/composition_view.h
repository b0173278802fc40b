// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/sampling/sample.h"

#include <vector>

class QComboBox;
class QLabel;

namespace accord::ui {

class CompositionModel;
class SampleController;
class QuietList;

/// What the frame and the sample consist of, side by side, for the strata or for one property.
class CompositionView : public QWidget
{
    Q_OBJECT
public:
    explicit CompositionView(QWidget* parent = nullptr);

    void show(const SampleController& controller);
    using QWidget::show;

    void setOwn(bool own); ///< own numbers are to be written into the strata
    [[nodiscard]] std::vector<study::Quota> quotas() const;
    void setQuotas(const std::vector<study::Quota>& quotas);

signals:
    void quotasChanged();

private:
    void fillChoices();
    void fill();

    QLabel* m_head;
    QComboBox* m_by;
    QuietList* m_list;
    CompositionModel* m_model;
    bool m_own = false;
    std::vector<study::SampledPart> m_strata;
    study::StrataChoice m_choice;
    std::vector<study::Composition> m_compositions;
};

} // namespace accord::ui
