// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/panels/headline.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/agreement/report/coefficients.h"
#include "ui/agreement/report/wording.h"
#include "ui/support/look.h"

#include <algorithm>

namespace accord::ui {
namespace {

// Pairs share people, so that their mean has no interval of its own; how far they lie apart is said instead.
QString spreadOfPairs(const AgreementReport& report)
{
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
    , m_definition(new QLabel(this))
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 3);
    large.setWeight(QFont::DemiBold);
    m_value->setFont(large);
    m_value->setObjectName(QStringLiteral("headlineValue"));
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_interval->setObjectName(QStringLiteral("headlineInterval"));
    m_items->setObjectName(QStringLiteral("headlineItems"));
    for (QLabel* label : {m_interval, m_items, m_definition}) {
        label->setWordWrap(true);
    }
    m_definition->setForegroundRole(QPalette::PlaceholderText);

    auto* number = new QHBoxLayout;
    number->setSpacing(2 * look::kGrid);
    number->addWidget(m_value);
    number->addWidget(m_interval, 1, Qt::AlignVCenter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    layout->addWidget(m_what);
    layout->addLayout(number);
    layout->addWidget(m_items);
    layout->addWidget(m_definition);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void Headline::setReport(const AgreementReport& report)
{
    const Coefficient& coefficient = coefficients().at(report.coefficient);
    const LevelFigure& figure = report.chosen();
    const bool percent = !coefficient.chanceCorrected;
    m_what->setText(tr("%1 at the level of the %2").arg(coefficient.name, levelName(figure.level).toLower()));
    m_definition->setText(coefficient.definition);
    m_items->setText(QStringLiteral("%1 %2").arg(itemsText(figure), observedText(figure.value)).trimmed());
    if (!figure.value.defined()) {
        m_value->setText(QStringLiteral("–"));
        QString why = undefinedText(figure.value.why());
        if (figure.value.observed()) {
            why += QLatin1Char(' ') + tr("Percent agreement is %1.").arg(valueText(*figure.value.observed(), true));
        }
        m_interval->setText(why);
        return;
    }
    m_value->setText(valueText(figure.value->value, percent));
    const QString interval = intervalText(figure.value, percent);
    QStringList lines{interval.isEmpty() ? spreadOfPairs(report) : tr("95 % interval %1").arg(interval)};
    if (!percent) {
        lines.append(bandText(figure.value->value));
    }
    m_interval->setText(lines.join(QLatin1Char('\n')));
}

} // namespace accord::ui
