// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/kappa_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>

#include "ui/support/look.h"

namespace accord::ui {
namespace {

QString levelName(Level level)
{
    switch (level) {
    case Level::Type:
        return KappaStrip::tr("Type");
    case Level::Theme:
        return KappaStrip::tr("Theme");
    case Level::Subtheme:
        break;
    }
    return KappaStrip::tr("Sub-theme");
}

QString faint(const QString& text)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(look::dimmed().name(), text);
}

QString valueHtml(Level level, const agreement::Outcome& kappa)
{
    const QLocale locale;
    const QString name = faint(levelName(level));
    if (!kappa.defined()) {
        return QStringLiteral("%1 –").arg(name);
    }
    QString text = QStringLiteral("%1 <b>%2</b>").arg(name, locale.toString(kappa->value, 'f', 4));
    if (kappa->interval) {
        text += QLatin1Char(' ') + faint(KappaStrip::tr("%1 to %2")
                                             .arg(locale.toString(kappa->interval->low, 'f', 3),
                                                  locale.toString(kappa->interval->high, 'f', 3)));
    }
    return text;
}

} // namespace

KappaStrip::KappaStrip(QWidget* parent)
    : QWidget(parent)
    , m_decided(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(look::kGrid, look::kGrid, look::kGrid, look::kGrid);
    layout->setSpacing(2 * look::kGrid);
    auto* before = new QLabel(tr("Fleiss’ kappa before the meeting"), this);
    before->setToolTip(tr("From the first labels, with the 95 % interval. Decisions do not change it."));
    before->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(before);
    for (QLabel*& label : m_levels) {
        label = new QLabel(this);
        label->setTextFormat(Qt::RichText);
        layout->addWidget(label);
    }
    layout->addStretch();
    m_decided->setObjectName(QStringLiteral("decidedCount"));
    layout->addWidget(m_decided);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(14 * look::kGrid, look::kGrid);
    m_progress->setAccessibleName(tr("Conflicts decided"));
    layout->addWidget(m_progress);
}

void KappaStrip::setLevels(const LiveLevels& levels)
{
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        const agreement::Outcome kappa = levels.at(level).fleissKappa();
        QLabel* label = m_levels[static_cast<std::size_t>(level) - 1];
        label->setText(valueHtml(level, kappa));
        label->setToolTip(kappa.defined() ? QString() : tr("No value: too few labels say anything at this level."));
    }
}

void KappaStrip::setTally(const reconcile::Tally& tally)
{
    const QLocale locale;
    m_decided->setText(tr("%1 of %2 conflicts decided")
                           .arg(locale.toString(tally.conflictsDecided), locale.toString(tally.conflicts)));
    m_progress->setRange(0, tally.conflicts == 0 ? 1 : tally.conflicts);
    m_progress->setValue(tally.conflictsDecided);
}

} // namespace accord::ui
