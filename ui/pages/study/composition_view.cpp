// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/composition_view.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QSignalBlocker>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/study/sample_controller.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"

#include <algorithm>
#include <functional>

namespace accord::ui {
namespace {

struct StrataWords
{
    Q_DECLARE_TR_FUNCTIONS(Strata)
};

} // namespace

QString stratumName(study::StratumBy by)
{
    switch (by) {
    case study::StratumBy::Repository:
        return StrataWords::tr("repository");
    case study::StratumBy::Year:
        return StrataWords::tr("year");
    case study::StratumBy::State:
        return StrataWords::tr("state");
    case study::StratumBy::Keyword:
        return StrataWords::tr("keyword");
    case study::StratumBy::Category:
        return StrataWords::tr("category");
    case study::StratumBy::Kind:
        return StrataWords::tr("kind");
    }
    return {};
}

QString strataText(const study::StrataChoice& strata)
{
    QStringList names;
    for (const study::StratumBy by : strata.by) {
        names.append(stratumName(by));
    }
    return names.size() < 2 ? names.join(QString())
                            : StrataWords::tr("%1 and %2").arg(inList(names.mid(0, names.size() - 1)), names.back());
}

QString allocationWord(study::Allocation allocation)
{
    switch (allocation) {
    case study::Allocation::Proportional:
        return StrataWords::tr("proportionally");
    case study::Allocation::Equal:
        return StrataWords::tr("equally");
    case study::Allocation::Quotas:
        return StrataWords::tr("in own numbers");
    }
    return {};
}

QString methodName(study::AssignmentMethod method)
{
    switch (method) {
    case study::AssignmentMethod::EveryoneAll:
        return StrataWords::tr("Everybody labels all");
    case study::AssignmentMethod::KOfN:
        return StrataWords::tr("Some label each, balanced");
    case study::AssignmentMethod::Blocks:
        return StrataWords::tr("Blocks of issues");
    case study::AssignmentMethod::ByRepository:
        return StrataWords::tr("Whole repositories");
    }
    return {};
}

QString methodHint(study::AssignmentMethod method, int overlap)
{
    switch (method) {
    case study::AssignmentMethod::EveryoneAll:
        return StrataWords::tr("Nothing is handed out. Who joins later finds every issue too.");
    case study::AssignmentMethod::KOfN:
        return StrataWords::tr(
            "Balanced by person, stratum and pair: everybody’s share and every pair’s common issues differ "
            "as little as can be.");
    case study::AssignmentMethod::Blocks:
        return StrataWords::tr("Each block of issues in a row goes to the same %1 people.").arg(overlap);
    case study::AssignmentMethod::ByRepository:
        return StrataWords::tr("All issues of a repository go to the same %1 people, the largest repository first.")
            .arg(overlap);
    }
    return {};
}

QString valuesText(const std::vector<std::string>& values)
{
    QStringList texts;
    for (const std::string& value : values) {
        texts.append(value.empty()  ? StrataWords::tr("none")
                     : value == "-" ? StrataWords::tr("not for this study")
                                    : QString::fromStdString(value));
    }
    return texts.isEmpty() ? StrataWords::tr("all") : inList(texts);
}

namespace {

double share(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

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

/// `frame`, `sample`: how many items there are in all.
Columns<study::SampledPart> partColumns(std::int64_t frame, std::int64_t sample)
{
    using Part = study::SampledPart;
    return {
        {CompositionView::tr("Issues"), [](const Part& part) { return valuesText(part.values); }},
        {CompositionView::tr("Frame"), [](const Part& part) { return countText(part.frame, false); }, Qt::AlignRight},
        {.heading = QStringLiteral("%"),
         .text = [frame](const Part& part) { return percentText(share(part.frame, frame)); },
         .alignment = Qt::AlignRight,
         .share = [frame](const Part& part) { return share(part.frame, frame); }},
        {CompositionView::tr("Sample"), [](const Part& part) { return countText(part.sample, true); }, Qt::AlignRight},
        {.heading = QStringLiteral("%"),
         .text =
             [sample](const Part& part) {
                 return part.sample == 0 ? countText(0, true) : percentText(share(part.sample, sample));
             },
         .alignment = Qt::AlignRight,
         .share = [sample](const Part& part) { return share(part.sample, sample); }}};
}

/// What is written of each part so far.
Column<study::SampledPart> ownColumn(const std::map<std::vector<std::string>, std::int64_t>& quotas)
{
    using Part = study::SampledPart;
    return {.heading = CompositionView::tr("Own number"),
            .text =
                [&quotas](const Part& part) {
                    const auto found = quotas.find(part.values);
                    return found == quotas.end() ? CompositionView::tr("type a number")
                                                 : countText(found->second, false);
                },
            .alignment = Qt::AlignRight,
            .quiet = [&quotas](const Part& part) { return !quotas.contains(part.values); },
            .edit =
                [&quotas](const Part& part) {
                    const auto found = quotas.find(part.values);
                    return found == quotas.end() ? 0 : static_cast<int>(found->second);
                }};
}

} // namespace

std::vector<study::SampledPart> largestFirst(std::vector<study::SampledPart> parts)
{
    std::ranges::stable_sort(parts, std::ranges::greater{}, &study::SampledPart::frame);
    return parts;
}

CompositionView::CompositionView(QWidget* parent)
    : QWidget(parent)
    , m_head(new QLabel(this))
    , m_by(new QComboBox(this))
    , m_list(new ListView(this))
    , m_model(new ColumnModel<study::SampledPart>(
          this, partColumns(0, 0), {.id = [](const study::SampledPart& part) {
              return static_cast<qlonglong>(qHash(valuesText(part.values)) >> 1U) | 1;
          }}))
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
    top->setSpacing(theme::kGrid);
    top->addWidget(m_head, 1);
    top->addWidget(m_by);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    connect(m_by, &QComboBox::currentIndexChanged, this, &CompositionView::fill);
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
    std::vector<study::Quota> quotas;
    for (const auto& [values, items] : m_quotas) {
        if (std::ranges::find(m_model->rows(), values, &study::SampledPart::values) != m_model->rows().end()) {
            quotas.push_back({values, items});
        }
    }
    return quotas;
}

void CompositionView::setQuotas(const std::vector<study::Quota>& quotas)
{
    m_quotas.clear();
    for (const study::Quota& quota : quotas) {
        m_quotas[quota.values] = quota.items;
    }
    fill();
    emit quotasChanged();
}

void CompositionView::write(const study::SampledPart& part, std::int64_t items)
{
    m_quotas[part.values] = std::clamp<std::int64_t>(items, 0, part.frame);
    emit quotasChanged();
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
    std::vector<study::SampledPart> parts;
    const auto found = std::ranges::find(m_compositions, static_cast<study::StratumBy>(by), &study::Composition::by);
    if (by == kStrata) {
        parts = m_strata;
    } else if (found != m_compositions.end()) {
        parts = found->parts;
    }
    const bool strataByRepository = !m_choice.by.empty() && m_choice.by.front() == study::StratumBy::Repository;
    const bool byRepository = by == kStrata ? strataByRepository : by == static_cast<int>(study::StratumBy::Repository);
    showParts(byRepository ? largestFirst(std::move(parts)) : std::move(parts));
}

void CompositionView::showParts(std::vector<study::SampledPart> parts)
{
    std::int64_t frame = 0;
    std::int64_t sample = 0;
    for (const study::SampledPart& part : parts) {
        frame += part.frame;
        sample += part.sample;
    }
    Columns<study::SampledPart> columns = partColumns(frame, sample);
    if (m_own && (m_by->count() == 0 || m_by->currentData().toInt() == kStrata)) {
        columns.push_back(ownColumn(m_quotas));
        columns.back().write = [this](const study::SampledPart& part, const QVariant& items) {
            write(part, items.toLongLong());
        };
    }
    m_model->setRows(std::move(columns), std::move(parts));
}

} // namespace accord::ui
