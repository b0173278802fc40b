// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/sampling/composition_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/study/sampling/composition_model.h"
#include "ui/study/sampling/sample_controller.h"
#include "ui/study/sampling/strata_text.h"
#include "ui/study/study_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/widgets/lists/quiet_list.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kStrata = -1; ///< the entry for the strata themselves

/// A frame without a sample.
std::vector<study::Composition> compositionsOf(const study::SamplingFrame& frame)
{
    std::vector<study::Composition> all;
    for (const study::FrameColumn& column : frame.columns) {
        study::Composition composition{column.by, {}};
        for (const std::string& value : column.values) {
            composition.parts.push_back({{value}, 0, 0});
        }
        for (const std::uint32_t code : column.codes) {
            ++composition.parts[code].frame;
        }
        all.push_back(std::move(composition));
    }
    return all;
}

} // namespace

CompositionView::CompositionView(QWidget* parent)
    : QWidget(parent)
    , m_head(new QLabel(this))
    , m_by(new QComboBox(this))
    , m_list(new QuietList(this))
    , m_model(new CompositionModel(this))
{
    m_head->setObjectName(QStringLiteral("drawn"));
    m_head->setWordWrap(true);
    m_by->setObjectName(QStringLiteral("compositionBy"));
    m_by->setAccessibleName(tr("Composition by"));
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_list->setObjectName(QStringLiteral("composition"));
    m_list->setAccessibleName(tr("Frame and sample"));
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::CurrentChanged | QAbstractItemView::DoubleClicked |
                            QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed |
                            QAbstractItemView::SelectedClicked);
    auto* top = new QHBoxLayout;
    top->setSpacing(look::kGrid);
    top->addWidget(m_head, 1);
    top->addWidget(m_by);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    connect(m_by, &QComboBox::currentIndexChanged, this, &CompositionView::fill);
    connect(m_model, &CompositionModel::quotasChanged, this, &CompositionView::quotasChanged);
}

void CompositionView::setOwn(bool own)
{
    m_own = own;
    if (own) {
        m_by->setCurrentIndex(std::max(0, m_by->findData(kStrata)));
    }
    fill();
}

std::vector<study::Quota> CompositionView::quotas() const
{
    return m_model->quotas();
}

void CompositionView::setQuotas(const std::vector<study::Quota>& quotas)
{
    m_model->setQuotas(quotas);
}

void CompositionView::show(const SampleController& controller)
{
    const auto sample = controller.sample();
    if (controller.frame() != nullptr && controller.frame()->items.empty()) {
        m_head->setText(tr("No issue is left to draw from."));
    } else if (controller.problem()) {
        m_head->setText(errorText(*controller.problem()));
    } else if (sample) {
        m_head->setText(sample->repeats > 0
                            ? tr("%1 of %Ln issues, and %2 of them twice", nullptr, static_cast<int>(sample->frame))
                                  .arg(countText(sample->issues, false), countText(sample->repeats, false))
                            : tr("%1 of %Ln issues", nullptr, static_cast<int>(sample->frame))
                                  .arg(countText(sample->issues, false)));
    }
    const study::SamplingFrame* frame = controller.frame();
    m_strata.clear();
    m_compositions.clear();
    m_choice = controller.strata();
    if (sample) {
        m_strata = sample->strata;
        m_compositions = sample->compositions;
    } else if (frame != nullptr) {
        for (const study::Stratum& stratum : frame->strata) {
            m_strata.push_back({stratum.values, stratum.items, 0});
        }
        m_compositions = compositionsOf(*frame);
    }
    fillChoices();
    fill();
}

void CompositionView::fillChoices()
{
    QList<int> wanted;
    if (!m_choice.by.empty()) {
        wanted.append(kStrata);
    }
    for (const study::Composition& composition : m_compositions) {
        if (m_choice.by.size() != 1 || m_choice.by.front() != composition.by) {
            wanted.append(static_cast<int>(composition.by));
        }
    }
    QList<int> now;
    for (int i = 0; i < m_by->count(); ++i) {
        now.append(m_by->itemData(i).toInt());
    }
    const QString strata = tr("Strata: %1").arg(strataText(m_choice));
    if (wanted == now) {
        if (const int at = m_by->findData(kStrata); at >= 0) {
            m_by->setItemText(at, strata);
        }
        return;
    }
    const QVariant before = m_by->currentData();
    const bool hadStrata = now.contains(kStrata);
    const QSignalBlocker quiet(m_by);
    m_by->clear();
    for (const int by : wanted) {
        m_by->addItem(by == kStrata ? strata : tr("By %1").arg(stratumName(static_cast<study::StratumBy>(by))), by);
    }
    // Strata that were just chosen are what one wants to see.
    m_by->setCurrentIndex(hadStrata ? std::max(0, m_by->findData(before)) : 0);
}

void CompositionView::fill()
{
    const int by = m_by->count() == 0 ? kStrata : m_by->currentData().toInt();
    m_model->setOwn(m_own && by == kStrata);
    if (by == kStrata) {
        m_model->setParts(m_strata, !m_choice.by.empty() && m_choice.by.front() == study::StratumBy::Repository);
        return;
    }
    const auto found = std::ranges::find(m_compositions, static_cast<study::StratumBy>(by), &study::Composition::by);
    m_model->setParts(found == m_compositions.end() ? std::vector<study::SampledPart>{} : found->parts,
                      by == static_cast<int>(study::StratumBy::Repository));
}

} // namespace accord::ui
