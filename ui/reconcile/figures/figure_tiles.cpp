// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/figures/figure_tiles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include "core/model/bounds.h"
#include "ui/reconcile/figures/figure_lines.h"
#include "ui/reconcile/figures/figure_tile.h"
#include "ui/reconcile/figures/figures_text.h"
#include "ui/reconcile/figures/figures_updater.h"
#include "ui/support/look.h"
#include "ui/widgets/level_name.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr Level kLevel = Level::Theme; ///< whose agreement there is room for

QString strong(const QString& value)
{
    return QStringLiteral("<b>%1</b>").arg(value);
}

QString faint(const QString& text)
{
    return QStringLiteral(" <span style=\"color:%1\">%2</span>").arg(look::dimmed().name(), text);
}

QString both(const QString& low, const QString& high)
{
    return strong(low) + faint(FigureTiles::tr("to")) + QLatin1Char(' ') + strong(high);
}

/// What both sorts of range() take at most, below each other.
QString widestRange()
{
    const QString kappa = QStringLiteral("−0.000");
    const QString count = figureValue(agreement::NoEstimate{}, reconcile::FewItems{9, 9});
    return both(kappa, kappa) + QStringLiteral("<br>") + both(count, count);
}

/// Of the annotators who have one the lowest and the highest kappa; where all rest on few items, the fewest and the
/// most of these that are alike.
QString range(const reconcile::LevelFigures& figures)
{
    QList<double> kappas;
    QList<reconcile::FewItems> counts;
    for (const reconcile::AnnotatorFigure& figure : figures.annotators) {
        if (const Few few = reconcile::fewItems(figure.all.kappa)) {
            counts.append(*few);
        } else if (figure.all.kappa.defined()) {
            kappas.append(figure.all.kappa->value);
        }
    }
    if (!kappas.isEmpty()) {
        const auto [low, high] = std::ranges::minmax(kappas);
        return both(QLocale().toString(low, 'f', 3), QLocale().toString(high, 'f', 3));
    }
    if (!counts.isEmpty()) {
        const auto share = [](const reconcile::FewItems& few) { return static_cast<double>(few.alike) / few.items; };
        const auto [low, high] = std::ranges::minmax_element(counts, {}, share);
        return both(figureValue(agreement::NoEstimate{}, *low), figureValue(agreement::NoEstimate{}, *high));
    }
    return strong(QStringLiteral("–"));
}

} // namespace

FigureTiles::FigureTiles(FiguresUpdater& keeper, QWidget* parent)
    : QWidget(parent)
    , m_updater(keeper)
    , m_secondVotes(new FigureTile(tr("Second votes (after discussion)"),
                                   strong(QStringLiteral("0.0000")) + faint(tr("%1 to %2").arg("−0.000", "0.000")),
                                   this))
    , m_decided(new FigureTile(tr("Conflicts decided"), QString(), this))
    , m_annotators(new FigureTile(tr("With decisions"), widestRange(), this))
{
    m_secondVotes->setObjectName(QStringLiteral("secondVotesTile"));
    m_decided->setObjectName(QStringLiteral("decidedTile"));
    m_annotators->setObjectName(QStringLiteral("annotatorsTile"));
    m_decided->value().setObjectName(QStringLiteral("decidedCount"));
    m_decided->line().setRange(0, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    for (FigureTile* tile : {m_secondVotes, m_decided, m_annotators}) {
        layout->addWidget(tile);
        connect(tile, &FigureTile::clicked, this, &FigureTiles::activated);
    }
    connect(&keeper, &FiguresUpdater::changed, this, &FigureTiles::refresh);
    refresh();
}

void FigureTiles::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

void FigureTiles::setTally(const reconcile::Tally& tally)
{
    m_tally = tally;
    showDecided();
}

void FigureTiles::setShown(int tiles)
{
    int place = 0;
    for (FigureTile* tile : byImportance()) {
        tile->setVisible(place++ < tiles);
    }
}

int FigureTiles::widthOf(int tiles) const
{
    int width = 0;
    for (int place = 0; place < tiles; ++place) {
        const FigureTile& tile = *byImportance().at(static_cast<std::size_t>(place));
        width +=
            std::max(tile.sizeHint().width(), tile.minimumSizeHint().width()) + (place > 0 ? layout()->spacing() : 0);
    }
    return width;
}

void FigureTiles::showDecided()
{
    reconcile::DecisionCounts counts = m_updater.figures().decisions;
    if (m_tally) {
        counts = {m_tally->items,    m_tally->conflicts, m_tally->decided, m_tally->conflictsDecided,
                  m_tally->deferred, counts.byRule,      counts.byFile,    counts.noneOfThese};
    }
    const QLocale locale;
    const QString most = locale.toString(counts.conflicts);
    m_decided->setWidest(tr("%1 of %2").arg(most, most));
    m_decided->say(tr("%1 of %2").arg(locale.toString(counts.conflictsDecided), locale.toString(counts.conflicts)),
                   tr("%1 of the conflicts and %2 of all items are decided; %3 items are deferred.")
                       .arg(shareText(counts.shareOfConflicts()), shareText(counts.shareOfItems()),
                            locale.toString(counts.deferred)));
}

void FigureTiles::refresh()
{
    const reconcile::LiveFigures* live = m_updater.live();
    const reconcile::Figures& figures = m_updater.figures();
    const reconcile::LevelFigures& at = figures.at(kLevel);
    showDecided();
    m_secondVotes->setName(tr("Second votes, %1 (after discussion)").arg(levelName(kLevel).toLower()));
    m_annotators->setName(tr("With decisions, %1").arg(levelName(kLevel).toLower()));
    m_secondVotes->say(
        strong(figureValue(at.secondVotes, at.fewSecondVotes)) +
            faint(figureInterval(at.secondVotes, at.fewSecondVotes)),
        tr("%1, level: %2. %3").arg(secondVotesTitle(), levelName(kLevel), secondVotesSentence(figures, kLevel)));
    m_annotators->say(
        range(at),
        tr("Cohen’s kappa of each annotator’s first labels with the decisions, lowest to highest, level: %1. "
           "The decisions were made from these labels; this is not inter-rater agreement. Of fewer than ten items it "
           "is how many are alike. Where more than %2 people label it is not worked out.")
            .arg(levelName(kLevel), QLocale().toString(bounds::kPairedRaters)));
    m_secondVotes->line().setLines(live == nullptr ? QList<SparkLine::Line>{} : secondVotesLine(*live, kLevel));
    m_decided->line().setLines(live == nullptr ? QList<SparkLine::Line>{} : decidedLine(*live));
    m_annotators->line().setLines(live == nullptr ? QList<SparkLine::Line>{} : annotatorLines(*live, kLevel));
}

} // namespace accord::ui
