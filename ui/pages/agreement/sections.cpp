// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/sections.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/first_labels.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

// Pairs share people, so that their mean has no interval of its own; how far they lie apart is said instead.
QString noInterval(const AgreementReport& report)
{
    if (report.measure->ofPairs == nullptr) {
        return Headline::tr("No interval: a single item says nothing about how others would fall out.");
    }
    std::vector<double> values;
    for (const agreement::PairAgreement& pair : report.pairs) {
        if (pair.kappa.defined()) {
            values.push_back(pair.kappa->value);
        }
    }
    if (values.empty()) {
        return {};
    }
    const auto [low, high] = std::ranges::minmax(values);
    return Headline::tr("No interval: the pairs share people. They lie between %1 and %2.")
        .arg(valueText(low, false, 3), valueText(high, false, 3));
}

} // namespace

Headline::Headline(QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_value(new QLabel(this))
    , m_interval(new QLabel(this))
    , m_items(new QLabel(this))
    , m_otherwise(new QLabel(this))
    , m_definition(new QLabel(this))
    , m_benchmark(new QLabel(this))
{
    theme::scaleFont(m_value, 3, QFont::DemiBold);
    m_value->setObjectName(QStringLiteral("headlineValue"));
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_interval->setObjectName(QStringLiteral("headlineInterval"));
    m_items->setObjectName(QStringLiteral("headlineItems"));
    m_benchmark->setObjectName(QStringLiteral("headlineBenchmark"));
    m_otherwise->setObjectName(QStringLiteral("headlineOtherwise"));
    for (QLabel* label : {m_interval, m_items, m_otherwise, m_definition, m_benchmark}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_definition->setForegroundRole(QPalette::PlaceholderText);

    auto* number = new QHBoxLayout;
    number->setSpacing(2 * theme::kGrid);
    number->addWidget(m_value);
    number->addWidget(m_interval, 1, Qt::AlignVCenter);
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid / 2);
    layout->addWidget(m_what);
    layout->addLayout(number);
    layout->addWidget(m_otherwise);
    layout->addWidget(m_definition);
    layout->addWidget(m_items);
    layout->addWidget(m_benchmark);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void Headline::setReport(const AgreementReport& report)
{
    const agreement::Measure& measure = *report.measure;
    const LevelFigure& figure = report.headline;
    const bool percent = !measure.chanceCorrected;
    m_what->setText(measure.isForAllLevels()
                        ? measureName(measure)
                        : tr("%1 at the level of the %2").arg(measureName(measure), levelName(figure.level).toLower()));
    m_definition->setText(measureDefinition(measure));
    const auto otherwise = [&](const agreement::Outcome& outcome) {
        const QString interval = intervalText(outcome, percent);
        const QString value = outcome.defined() ? valueText(outcome->value, percent) : kNothing;
        return interval.isEmpty() ? value : QStringLiteral("%1 (%2)").arg(value, interval);
    };
    m_otherwise->setText(
        otherwiseSentences(report.otherwise, report.given ? report.given->versions : GivenVersions{}, otherwise)
            .join(QLatin1Char('\n')));
    m_otherwise->setHidden(m_otherwise->text().isEmpty());
    m_items->setText(
        QStringLiteral("%1 %2").arg(observedText(figure.value, measure.disagreement), itemsText(figure)).trimmed());
    if (report.selection.finalType.valid()) {
        // What is selected by what was labelled is no sample of the labels.
        m_items->setText(
            m_items->text() + QLatin1Char(' ') +
            (!measure.isForAllLevels() && figure.level == Level::Type
                 ? tr("Selected by the final label: nearly all labels are of one type, and kappa of types is "
                      "near 0 however well people agree.")
                 : tr("Selected by the final label, which follows from the labels: this is not the "
                      "agreement on the round.")));
    }
    const auto& without = report.withoutSingles;
    if (measure.chanceCorrected && figure.value.defined() && without && without->defined() &&
        std::abs((*without)->value - figure.value->value) >= 0.0005) {
        m_items->setText(m_items->text() + QLatin1Char(' ') +
                         tr("Items with one label count for chance; without them it is %1.")
                             .arg(valueText((*without)->value, false, 3)));
    }
    m_benchmark->setText(percent ? QString() : benchmarkTexts(figure.value).join(QLatin1Char('\n')));
    m_benchmark->setVisible(!m_benchmark->text().isEmpty());
    if (!figure.value.defined()) {
        m_value->setText(kNothing);
        QString why = undefinedText(figure.value.why());
        if (figure.value.observed()) {
            const QString observed = valueText(*figure.value.observed(), !measure.disagreement);
            why += QLatin1Char(' ') + (measure.disagreement ? tr("Observed disagreement is %1.").arg(observed)
                                                            : tr("Percent agreement is %1.").arg(observed));
        }
        m_interval->setText(why);
        return;
    }
    m_value->setText(valueText(figure.value->value, percent));
    const QString interval = intervalText(figure.value, percent);
    m_interval->setText(interval.isEmpty() ? noInterval(report) : tr("95 % interval\n%1").arg(interval));
}

} // namespace accord::ui
