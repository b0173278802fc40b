// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/new_round/sample_step.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include "ui/study/new_round/frame_step.h"
#include "ui/study/sampling/composition_view.h"
#include "ui/study/sampling/sample_controller.h"
#include "ui/study/sampling/size_dialog.h"
#include "ui/study/sampling/strata_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"

#include <algorithm>
#include <limits>

namespace accord::ui {
namespace {

constexpr int kSampleWidth = 42 * look::kGrid;
constexpr int kMostItems = 10'000'000;
constexpr int kUsualSize = 100;
constexpr int kMostRepeats = 100;
constexpr double kPercent = 100;

} // namespace

SampleStep::SampleStep(SampleController& controller, QWidget* parent)
    : RoundStep(tr("Sample"), tr("How many of them, and how are they drawn?"), parent)
    , m_controller(controller)
    , m_draw(new QButtonGroup(this))
    , m_view(new CompositionView(this))
{
    QWidget* form = makeForm();
    form->setFixedWidth(kSampleWidth);
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(3 * look::kGrid);
    across->addWidget(form);
    across->addWidget(m_view, 1);
    connect(&controller, &SampleController::changed, this, [this] {
        m_view->show(m_controller);
        if (isVisible()) {
            emit changed();
        }
    });
    connect(m_view, &CompositionView::quotasChanged, this, &RoundStep::changed);
    setFocusProxy(m_size);
    update();
}

void SampleStep::makeWays(QFormLayout* form, QWidget* widget)
{
    auto* ways = new QVBoxLayout;
    ways->setSpacing(look::kGrid / 2);
    const auto way = [&](Draw draw, const char* name, const QString& words) {
        auto* button = new QRadioButton(words, widget);
        button->setObjectName(QString::fromLatin1(name));
        m_draw->addButton(button, static_cast<int>(draw));
        ways->addWidget(button);
    };
    way(Draw::All, "drawAll", tr("All of them"));
    way(Draw::Simple, "drawSimple", tr("A simple random sample"));
    way(Draw::Strata, "drawStrata", tr("From each stratum, by"));
    m_draw->button(static_cast<int>(Draw::Simple))->setChecked(true);
    for (const auto by :
         {study::StratumBy::Repository, study::StratumBy::Year, study::StratumBy::State, study::StratumBy::Keyword}) {
        auto* box = new QCheckBox(stratumName(by), widget);
        box->setObjectName(QStringLiteral("by%1").arg(static_cast<int>(by)));
        box->setChecked(by == study::StratumBy::Repository);
        box->setProperty("by", static_cast<int>(by));
        m_by.append(box);
        auto* line = new QHBoxLayout;
        line->addSpacing(3 * look::kGrid);
        line->addWidget(box);
        if (by == study::StratumBy::Keyword) {
            m_keywords = new QLineEdit(widget);
            m_keywords->setObjectName(QStringLiteral("strataKeywords"));
            m_keywords->setPlaceholderText(tr("words between commas"));
            connect(m_keywords, &QLineEdit::textChanged, this, &SampleStep::update);
            line->addWidget(m_keywords, 1);
        } else {
            line->addStretch();
        }
        ways->addLayout(line);
        connect(box, &QCheckBox::toggled, this, &SampleStep::update);
    }
    form->addRow(tr("Draw"), ways);
    connect(m_draw, &QButtonGroup::idToggled, this, &SampleStep::update);
}

QWidget* SampleStep::makeForm()
{
    auto* widget = new QWidget(this);
    auto* form = new QFormLayout(widget);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(look::kGrid);
    makeWays(form, widget);
    m_allocation = new QComboBox(widget);
    m_allocation->setObjectName(QStringLiteral("allocation"));
    m_allocation->addItem(tr("as in the frame"), static_cast<int>(study::Allocation::Proportional));
    m_allocation->addItem(tr("as many from each"), static_cast<int>(study::Allocation::Equal));
    m_allocation->addItem(tr("own numbers"), static_cast<int>(study::Allocation::Quotas));
    m_size = new QSpinBox(widget);
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setRange(1, kMostItems);
    m_size->setValue(kUsualSize);
    m_size->setGroupSeparatorShown(true);
    m_howMany = new QPushButton(tr("How Many?"), widget);
    m_howMany->setObjectName(QStringLiteral("howMany"));
    m_howMany->setAutoDefault(false);
    m_howMany->setToolTip(tr("The size that a margin of error, or an interval of kappa, asks for"));
    connect(m_howMany, &QPushButton::clicked, this, &SampleStep::askForSize);
    auto* size = new QHBoxLayout;
    size->addWidget(m_size, 1);
    size->addWidget(m_howMany);
    m_repeats = new QDoubleSpinBox(widget);
    m_repeats->setObjectName(QStringLiteral("repeats"));
    m_repeats->setRange(0, kMostRepeats);
    m_repeats->setDecimals(1);
    m_repeats->setSuffix(tr(" % come twice"));
    m_repeats->setToolTip(tr("Shows whether a person agrees with themselves"));
    m_seed = new QSpinBox(widget);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(1, std::numeric_limits<int>::max());
    m_seed->setToolTip(tr("The same seed draws the same issues on every machine; it is kept with the round"));
    form->addRow(tr("Shares"), m_allocation);
    form->addRow(tr("Issues"), size);
    form->addRow(tr("Repeats"), m_repeats);
    form->addRow(tr("Seed"), m_seed);
    connect(m_allocation, &QComboBox::currentIndexChanged, this, &SampleStep::update);
    connect(m_repeats, &QDoubleSpinBox::valueChanged, this, &SampleStep::update);
    for (const QSpinBox* box : {m_size, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &SampleStep::update);
    }
    return widget;
}

SampleStep::Draw SampleStep::draw() const
{
    return static_cast<Draw>(m_draw->checkedId());
}

bool SampleStep::own() const
{
    return draw() == Draw::Strata && m_allocation->currentData().toInt() == static_cast<int>(study::Allocation::Quotas);
}

study::StrataChoice SampleStep::strata() const
{
    study::StrataChoice strata;
    if (draw() != Draw::Strata) {
        return strata;
    }
    for (const QCheckBox* box : m_by) {
        const auto by = static_cast<study::StratumBy>(box->property("by").toInt());
        const bool words = by != study::StratumBy::Keyword || !wordsOf(m_keywords->text()).empty();
        if (box->isChecked() && words) {
            strata.by.push_back(by);
        }
    }
    if (std::ranges::find(strata.by, study::StratumBy::Keyword) != strata.by.end()) {
        strata.keywords = wordsOf(m_keywords->text());
    }
    return strata;
}

void SampleStep::update()
{
    if (m_seed == nullptr) {
        return;
    }
    const bool stratified = draw() == Draw::Strata;
    for (QCheckBox* box : m_by) {
        box->setEnabled(stratified);
    }
    m_keywords->setEnabled(stratified && m_by.back()->isChecked());
    m_allocation->setEnabled(stratified);
    m_size->setEnabled(draw() != Draw::All && !own());
    m_howMany->setEnabled(draw() != Draw::All);
    m_view->setOwn(own());
    emit changed();
}

void SampleStep::enter()
{
    m_view->show(m_controller);
}

void SampleStep::fill(RoundWish& wish) const
{
    wish.all = draw() == Draw::All;
    wish.sample.strata = strata();
    wish.sample.allocation = draw() == Draw::Strata
                                 ? static_cast<study::Allocation>(m_allocation->currentData().toInt())
                                 : study::Allocation::Proportional;
    wish.sample.size = m_size->value();
    wish.sample.quotas = own() ? m_view->quotas() : std::vector<study::Quota>{};
    wish.sample.repeats = m_repeats->value() / kPercent;
    wish.sample.seed = static_cast<std::uint64_t>(m_seed->value());
}

QString SampleStep::missing() const
{
    if (draw() == Draw::Strata && strata().by.empty()) {
        return tr("Nothing is ticked to tell strata apart by.");
    }
    if (m_controller.busy() || (!m_controller.sample() && !m_controller.problem())) {
        return tr("The sample is being drawn.");
    }
    if (m_controller.problem()) {
        return errorText(*m_controller.problem());
    }
    return m_controller.sample()->issues == 0 ? tr("The sample has no issue yet.") : QString();
}

// A size of its own for each stratum is its quota; a size for all is divided as before, but not by quotas.
void SampleStep::use(std::int64_t size, const std::vector<study::Quota>& quotas)
{
    const auto allocation = !quotas.empty() ? study::Allocation::Quotas : study::Allocation::Proportional;
    if (!quotas.empty() || own()) {
        m_allocation->setCurrentIndex(m_allocation->findData(static_cast<int>(allocation)));
    }
    m_size->setValue(static_cast<int>(std::min<std::int64_t>(size, kMostItems)));
    if (!quotas.empty()) {
        m_view->setQuotas(quotas);
    }
}

void SampleStep::askForSize()
{
    std::vector<std::int64_t> strata;
    std::vector<study::Quota> quotas;
    std::int64_t population = 0;
    if (const study::SamplingFrame* frame = m_controller.frame()) {
        for (const study::Stratum& stratum : frame->strata) {
            strata.push_back(stratum.items);
            quotas.push_back({stratum.values, 0});
        }
        population = static_cast<std::int64_t>(frame->items.size());
    }
    auto* dialog = new SizeDialog(population, strata, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, quotas]() mutable {
        const std::vector<std::int64_t>& sizes = dialog->sizes();
        const bool perStratum = !sizes.empty() && sizes.size() == quotas.size();
        for (std::size_t i = 0; i < quotas.size() && perStratum; ++i) {
            quotas[i].items = sizes[i];
        }
        use(dialog->size(), perStratum ? quotas : std::vector<study::Quota>{});
    });
    dialog->open();
}

} // namespace accord::ui
