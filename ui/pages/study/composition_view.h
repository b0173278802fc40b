// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/study/assignment/plan.h"
#include "core/study/sampling/sample.h"
#include "ui/widgets/column_model.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

class QComboBox;
class QLabel;

namespace accord::ui {

class ListView;
class SampleController;

// The words of sampling and assignment.

QString stratumName(study::StratumBy by);              ///< "repository"
QString strataText(const study::StrataChoice& strata); ///< "repository and year"
QString allocationWord(study::Allocation allocation);  ///< "proportionally"
QString methodName(study::AssignmentMethod method);    ///< "Everybody labels all"
QString methodHint(study::AssignmentMethod method, int overlap);

/// What a part of the frame is called: "vllm-project/vllm, 2024"; "none" for an empty value.
QString valuesText(const std::vector<std::string>& values);

/// For repositories; years and states stay in their order.
std::vector<study::SampledPart> largestFirst(std::vector<study::SampledPart> parts);

/// What the frame and the sample consist of, side by side: a row for each stratum, or for each value of a property.
/// With own numbers the last column is to be written in.
class CompositionView : public QWidget
{
    Q_OBJECT
public:
    explicit CompositionView(QWidget* parent = nullptr);

    void show(const SampleController& controller);
    using QWidget::show;

    void setOwn(bool own); ///< own numbers are to be written into the strata
    [[nodiscard]] std::vector<study::Quota> quotas() const;
    void setQuotas(const std::vector<study::Quota>& quotas); ///< in place of those that were written

signals:
    void quotasChanged();

private:
    void fillChoices();
    void fill();
    void showParts(std::vector<study::SampledPart> parts);
    void write(const study::SampledPart& part, std::int64_t items);

    QLabel* m_head;
    QComboBox* m_by;
    ListView* m_list;
    ColumnModel<study::SampledPart>* m_model;
    bool m_own = false; ///< own numbers are asked for
    std::map<std::vector<std::string>, std::int64_t> m_quotas;
    std::vector<study::SampledPart> m_strata;
    study::StrataChoice m_choice;
    std::vector<study::Composition> m_compositions;
};

} // namespace accord::ui
