// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QWidget>

#include "core/study/assignment/plan.h"
#include "core/study/sampling/sample.h"

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

/// Frame and sample side by side: a row for each stratum, or for each value of a property. With own numbers the last
/// column is to be written in.
class CompositionModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Frame, FrameShare, Sample, SampleShare, Own, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    /// `largestFirst`: repositories; years and states stay in their order.
    void setParts(std::vector<study::SampledPart> parts, bool largestFirst);
    void setOwn(bool own); ///< own numbers are asked for

    [[nodiscard]] std::vector<study::Quota> quotas() const;
    void setQuotas(const std::vector<study::Quota>& quotas); ///< in place of those that were written

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void quotasChanged();

private:
    [[nodiscard]] QVariant shown(const study::SampledPart& part, int column) const;

    std::vector<study::SampledPart> m_parts;
    std::int64_t m_frame = 0;
    std::int64_t m_sample = 0;
    bool m_own = false;
    std::map<std::vector<std::string>, std::int64_t> m_quotas;
};

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
    ListView* m_list;
    CompositionModel* m_model;
    bool m_own = false;
    std::vector<study::SampledPart> m_strata;
    study::StrataChoice m_choice;
    std::vector<study::Composition> m_compositions;
};

} // namespace accord::ui
