// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/kappa_strip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "ui/reconcile/figures/figure_tile.h"
#include "ui/reconcile/figures/figure_tiles.h"
#include "ui/support/look.h"
#include "ui/widgets/level_name.h"

namespace accord::ui {
namespace {

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

KappaStrip::KappaStrip(FiguresKeeper& keeper, QWidget* parent)
    : QWidget(parent)
    , m_tiles(new FigureTiles(keeper, this))
{
    auto* name = new QLabel(tr("Fleiss’ kappa before the meeting (first labels)"), this);
    name->setToolTip(
        tr("How well people agree who labelled apart from each other, with the 95 % interval. Decisions and "
           "second votes do not change it."));
    name->setForegroundRole(QPalette::PlaceholderText);
    name->setFont(captionFont(font()));
    auto* values = new QHBoxLayout;
    values->setSpacing(2 * look::kGrid);
    for (QLabel*& label : m_levels) {
        label = new QLabel(this);
        label->setTextFormat(Qt::RichText);
        values->addWidget(label);
    }
    values->addStretch();
    auto* before = new QVBoxLayout;
    before->setContentsMargins(look::kGrid, look::kGrid / 2, 0, look::kGrid / 2);
    before->setSpacing(0);
    before->addWidget(name);
    before->addLayout(values);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, look::kGrid / 2, look::kGrid / 2, look::kGrid / 2);
    layout->setSpacing(look::kGrid);
    layout->addLayout(before);
    layout->addStretch();
    layout->addWidget(m_tiles);
    connect(m_tiles, &FigureTiles::activated, this, &KappaStrip::activated);
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
    m_tiles->setTally(tally);
}

} // namespace accord::ui
