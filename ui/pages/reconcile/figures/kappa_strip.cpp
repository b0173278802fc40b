// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/figures/kappa_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTextDocument>
#include <QVBoxLayout>

#include "core/project/agreement/figures.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/figures/figure_tiles.h"
#include "ui/text/first_labels.h"
#include "ui/text/names.h"

#include <algorithm>

namespace accord::ui {
namespace {

QString intervalText(const agreement::Estimate& kappa)
{
    const QLocale locale;
    return KappaStrip::tr("%1 to %2")
        .arg(locale.toString(kappa.interval->low, 'f', 3), locale.toString(kappa.interval->high, 'f', 3));
}

QString valueHtml(Level level, const agreement::Outcome& kappa, bool withInterval)
{
    const QLocale locale;
    const QString name = theme::faint(levelName(level));
    if (!kappa.defined()) {
        return QStringLiteral("%1 –").arg(name);
    }
    QString text = QStringLiteral("%1 <b>%2</b>").arg(name, locale.toString(kappa->value, 'f', 4));
    if (kappa->interval && withInterval) {
        text += QLatin1Char(' ') + theme::faint(intervalText(*kappa));
    }
    return text;
}

constexpr int kBetween = 2 * theme::kGrid; ///< the values of two levels

int widthOf(const QString& html, const QFont& font)
{
    QTextDocument document;
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    document.setHtml(html);
    return static_cast<int>(document.idealWidth()) + 1;
}

} // namespace

KappaBeside kappaBeside(const LiveRound& live, const Project& project, const Round* round)
{
    const QLocale locale;
    const auto value = [&locale](const agreement::Outcome& kappa) {
        return kappa.defined() ? locale.toString(kappa->value, 'f', 4) : QStringLiteral("–");
    };
    QStringList later;
    QStringList given;
    QStringList sentences;
    int changed = 0;
    for (const Level level : kLevels) {
        Selection selection;
        selection.level = level;
        const OtherwiseCounted otherwise =
            otherwiseCounted(live.labelMatrix, *live.given, selection, agreement::kFleissKappa);
        changed = std::max(changed, otherwise.later.all());
        if (otherwise.withLater) {
            later += value(*otherwise.withLater);
        }
        if (otherwise.asGiven) {
            given += value(*otherwise.asGiven);
        }
        for (const QString& sentence : otherwiseSentences(otherwise, live.given->versions, value)) {
            sentences += KappaStrip::tr("%1: %2").arg(levelName(level), sentence);
        }
    }
    QStringList parts;
    if (!later.isEmpty()) {
        parts += KappaStrip::tr("With labels given or changed afterwards (%1): %2")
                     .arg(locale.toString(changed), later.join(QStringLiteral("  ")));
    }
    if (!given.isEmpty()) {
        parts += KappaStrip::tr("By the codebook of then: %1").arg(given.join(QStringLiteral("  ")));
    } else if (live.given->versions.across()) {
        parts += versionsSentence(live.given->versions);
    }
    if (!parts.isEmpty() && round != nullptr) {
        sentences.prepend(firstLabelsSentence(project, *round));
    }
    return {parts.join(QStringLiteral(" · ")), sentences.join(QLatin1Char('\n'))};
}

KappaStrip::KappaStrip(FiguresUpdater& keeper, QWidget* parent)
    : QWidget(parent)
    , m_name(new QLabel(tr("Fleiss’ kappa before the meeting (first labels)"), this))
    , m_beside(new QLabel(this))
    , m_tiles(new FigureTiles(keeper, this))
{
    m_name->setToolTip(
        tr("How well people agree who labelled apart from each other, with the 95 % interval. Decisions and "
           "second votes do not change it."));
    m_name->setForegroundRole(QPalette::PlaceholderText);
    m_name->setFont(captionFont(font()));
    auto* values = new QHBoxLayout;
    values->setSpacing(kBetween);
    for (QLabel*& label : m_levels) {
        label = new QLabel(this);
        label->setTextFormat(Qt::RichText);
        values->addWidget(label);
    }
    values->addStretch();
    auto* before = new QVBoxLayout;
    before->setContentsMargins(theme::kGrid, theme::kGrid / 2, 0, theme::kGrid / 2);
    before->setSpacing(0);
    before->addWidget(m_name);
    before->addLayout(values);
    before->addWidget(m_beside);
    m_beside->setObjectName(QStringLiteral("kappaBeside"));
    m_beside->setFont(captionFont(font()));
    m_beside->setTextFormat(Qt::PlainText);
    m_beside->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // it asks for no width: the tip says all
    m_beside->hide();

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, theme::kGrid / 2, theme::kGrid / 2, theme::kGrid / 2);
    layout->setSpacing(theme::kGrid);
    layout->addLayout(before);
    layout->addStretch();
    layout->addWidget(m_tiles);
    connect(m_tiles, &FigureTiles::activated, this, &KappaStrip::activated);
}

void KappaStrip::setLevels(const LiveLevels& levels)
{
    for (const Level level : kLevels) {
        const std::size_t at = static_cast<std::size_t>(level) - 1;
        const agreement::Outcome kappa = levels.at(level).value(agreement::kFleissKappa);
        m_values[at] = {valueHtml(level, kappa, false), valueHtml(level, kappa, true)};
        m_levels[at]->setToolTip(!kappa.defined()  ? tr("No value: too few labels say anything at this level.")
                                 : kappa->interval ? intervalText(*kappa)
                                                   : QString());
    }
    fit();
}

void KappaStrip::setBeside(const QString& line, const QString& sentences)
{
    m_beside->setText(line);
    m_beside->setToolTip(sentences);
    m_beside->setAccessibleDescription(sentences);
    m_beside->setVisible(!line.isEmpty());
}

void KappaStrip::setTally(const reconcile::Tally& tally)
{
    m_tiles->setTally(tally);
}

/// It never asks the window to be wider.
QSize KappaStrip::minimumSizeHint() const
{
    return {0, QWidget::minimumSizeHint().height()};
}

bool KappaStrip::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange) {
        fit();
    }
    return handled;
}

void KappaStrip::resizeEvent(QResizeEvent* event)
{
    fit();
    QWidget::resizeEvent(event);
}

void KappaStrip::fit()
{
    int longer = kBetween * (static_cast<int>(m_values.size()) - 1);
    int shorter = longer;
    for (const Value& value : m_values) {
        longer += widthOf(value.withInterval, font());
        shorter += widthOf(value.shortly, font());
    }
    const int name = m_name->sizeHint().width();
    const int room = width() - 4 * theme::kGrid; // margins, and the distances of what stands beside each other
    int tiles = FigureTiles::kMost;
    const bool intervals = std::max(name, longer) + m_tiles->widthOf(tiles) <= room;
    while (!intervals && tiles > 0 && std::max(name, shorter) + m_tiles->widthOf(tiles) > room) {
        --tiles;
    }
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        m_levels[i]->setText(intervals ? m_values[i].withInterval : m_values[i].shortly);
    }
    m_tiles->setShown(tiles);
}

} // namespace accord::ui
