// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/size_dialog.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>

#include "core/agreement/sample_size.h"
#include "core/study/sampling/size.h"
#include "ui/core/theme.h"
#include "ui/pages/study/study_text.h"

#include <numeric>

namespace accord::ui {
namespace {

QDoubleSpinBox* number(const char* name, double low, double high, double step, double value, QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QString::fromLatin1(name));
    box->setDecimals(3);
    box->setRange(low, high);
    box->setSingleStep(step);
    box->setValue(value);
    return box;
}

QDoubleSpinBox* percent(const char* name, double low, double high, double value, QWidget* parent)
{
    auto* box = number(name, low, high, 1, value, parent);
    box->setDecimals(1);
    box->setSuffix(QStringLiteral(" %"));
    return box;
}

QFormLayout* form(QWidget* page)
{
    auto* layout = theme::layoutIn<QFormLayout>(page, theme::Pad::Page);
    layout->setVerticalSpacing(theme::kGrid);
    layout->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    return layout;
}

} // namespace

SizeDialog::SizeDialog(std::int64_t population, std::vector<std::int64_t> strata, QWidget* parent)
    : SessionDialog(parent)
    , m_population(population)
    , m_strata(std::move(strata))
    , m_tabs(new QTabWidget(this))
    , m_answer(new QLabel(this))
    , m_sentence(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("sampleSize"));
    setWindowTitle(tr("How Many Issues?"));
    m_tabs->addTab(makeProportion(), tr("For a Proportion"));
    m_tabs->addTab(makeKappa(), tr("For Kappa"));
    m_answer->setObjectName(QStringLiteral("answer"));
    theme::scaleFont(m_answer, 1.35);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setAccessibleName(tr("Sentence for the paper"));
    m_sentence->setReadOnly(true);
    m_sentence->setTabChangesFocus(true);
    m_sentence->setFixedHeight(5 * fontMetrics().lineSpacing());
    auto* copy = new QPushButton(theme::icon(QStringLiteral("copy")), tr("Copy the Sentence"), this);
    copy->setObjectName(QStringLiteral("copy"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_sentence->toPlainText()); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_use = buttons->addButton(tr("Use This Size"), QDialogButtonBox::AcceptRole);
    m_use->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tabs, &QTabWidget::currentChanged, this, &SizeDialog::update);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, theme::kGrid + theme::kGrid / 2);
    column->addWidget(m_tabs);
    column->addWidget(m_answer);
    column->addWidget(m_sentence);
    column->addWidget(copy, 0, Qt::AlignLeft);
    column->addWidget(buttons);
    setMinimumWidth(64 * theme::kGrid);
    update();
}

QWidget* SizeDialog::makeProportion()
{
    auto* page = new QWidget(this);
    QFormLayout* layout = form(page);
    m_confidence = new QComboBox(page);
    m_confidence->setObjectName(QStringLiteral("confidence"));
    for (const int confidence : {90, 95, 99}) {
        m_confidence->addItem(tr("%1 %").arg(confidence), confidence / kPercent);
    }
    m_confidence->setCurrentIndex(1);
    m_margin = percent("margin", 0.1, 49, 5, page);
    m_expected = percent("expected", 0.5, 99.5, 50, page);
    m_expected->setToolTip(tr("What you think the proportion is; 50 % asks for most"));
    m_finite = new QCheckBox(tr("of the %Ln issues of the frame", nullptr, static_cast<int>(m_population)), page);
    m_finite->setChecked(true);
    m_perStratum = new QCheckBox(tr("in each of the %n strata", nullptr, static_cast<int>(m_strata.size())), page);
    m_perStratum->setObjectName(QStringLiteral("perStratum"));
    m_perStratum->setVisible(m_strata.size() > 1);
    layout->addRow(tr("Confidence"), m_confidence);
    layout->addRow(tr("Margin of error ±"), m_margin);
    layout->addRow(tr("Expected proportion"), m_expected);
    layout->addRow(QString(), m_finite);
    layout->addRow(QString(), m_perStratum);
    connect(m_confidence, &QComboBox::currentIndexChanged, this, &SizeDialog::update);
    for (const QDoubleSpinBox* box : {m_margin, m_expected}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &SizeDialog::update);
    }
    for (const QCheckBox* box : {m_finite, m_perStratum}) {
        connect(box, &QCheckBox::toggled, this, &SizeDialog::update);
    }
    return page;
}

QWidget* SizeDialog::makeKappa()
{
    auto* page = new QWidget(this);
    QFormLayout* layout = form(page);
    m_kappa = number("kappa", 0, 0.99, 0.05, 0.7, page);
    m_half = number("halfWidth", 0.005, 0.5, 0.01, 0.05, page);
    m_raters = new QSpinBox(page);
    m_raters->setObjectName(QStringLiteral("raters"));
    m_raters->setRange(2, 50);
    m_raters->setValue(3);
    m_categories = new QSpinBox(page);
    m_categories->setObjectName(QStringLiteral("categories"));
    m_categories->setRange(2, 500);
    m_categories->setValue(5);
    layout->addRow(tr("Expected kappa"), m_kappa);
    layout->addRow(tr("Interval ±"), m_half);
    layout->addRow(tr("Labels per issue"), m_raters);
    layout->addRow(tr("Categories, all alike"), m_categories);
    for (const QDoubleSpinBox* box : {m_kappa, m_half}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &SizeDialog::update);
    }
    for (const QSpinBox* box : {m_raters, m_categories}) {
        connect(box, &QSpinBox::valueChanged, this, &SizeDialog::update);
    }
    return page;
}

void SizeDialog::update()
{
    if (m_use == nullptr || m_categories == nullptr) {
        return;
    }
    m_sizes.clear();
    m_finite->setEnabled(!m_perStratum->isChecked());
    if (m_tabs->currentIndex() == 0) {
        updateProportion();
    } else {
        updateKappa();
    }
}

void SizeDialog::updateProportion()
{
    study::ProportionAim aim;
    aim.confidence = m_confidence->currentData().toDouble();
    aim.margin = m_margin->value() / kPercent;
    aim.expected = m_expected->value() / kPercent;
    if (m_perStratum->isChecked() && m_strata.size() > 1) {
        const auto sizes = study::sampleSizes(aim, m_strata);
        if (!sizes.ok()) {
            say({}, {}, {});
            return;
        }
        m_sizes = *sizes;
        const auto all = std::accumulate(sizes->begin(), sizes->end(), std::int64_t{0});
        say(all, tr("%Ln issues over all strata", nullptr, static_cast<int>(all)),
            text(study::sizesSentence(aim, *sizes)));
        return;
    }
    if (m_finite->isChecked()) {
        aim.population = m_population;
    }
    const auto size = study::sampleSize(aim);
    say(size.ok() ? std::optional(*size) : std::nullopt,
        size.ok() ? tr("%Ln issues", nullptr, static_cast<int>(*size)) : QString(),
        size.ok() ? text(study::sizeSentence(aim, *size)) : QString());
}

void SizeDialog::updateKappa()
{
    agreement::Expectation expectation;
    expectation.kappa = m_kappa->value();
    expectation.raters = m_raters->value();
    expectation.shares.assign(static_cast<std::size_t>(m_categories->value()), 1.0);
    constexpr double kConfidence = 0.95;
    const auto size = agreement::itemsFor(expectation, m_half->value(), kConfidence);
    say(size.ok() ? std::optional(*size) : std::nullopt,
        size.ok() ? tr("%Ln issues", nullptr, static_cast<int>(*size)) : QString(),
        size.ok()
            ? text(study::kappaSentence(expectation.kappa, m_half->value(), kConfidence, expectation.raters, *size))
            : QString());
}

void SizeDialog::say(std::optional<std::int64_t> size, const QString& answer, const QString& sentence)
{
    m_size = size.value_or(0);
    m_use->setEnabled(m_size > 0);
    m_answer->setText(size ? answer : tr("These numbers have no answer."));
    m_sentence->setPlainText(sentence);
}

} // namespace accord::ui
