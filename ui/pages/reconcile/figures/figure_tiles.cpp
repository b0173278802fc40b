// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/figures/figure_tiles.h"

#include <QDateTime>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTextDocument>
#include <QTextDocumentFragment>

#include "core/model/bounds.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/figures/figures_dialog.h"
#include "ui/pages/reconcile/figures/figures_updater.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/charts/lines.h"

#include <algorithm>

namespace accord::ui {
namespace {

using reconcile::FigurePoint;
using reconcile::LiveFigures;

qint64 millisecondsOf(const std::string& at)
{
    return QDateTime::fromString(QString::fromStdString(at), Qt::ISODateWithMs).toMSecsSinceEpoch();
}

// Where the points stand between left and right.
QList<double> places(const LiveFigures& live)
{
    const auto& line = live.line();
    const auto last = static_cast<double>(std::max<std::size_t>(2, line.size()) - 1);
    const bool byClock = !live.span().from.empty() && line.size() > 1;
    const qint64 from = byClock ? millisecondsOf(line.front().at) : 0;
    const qint64 length = byClock ? millisecondsOf(line.back().at) - from : 0;
    QList<double> result;
    for (std::size_t i = 0; i < line.size(); ++i) {
        result.append(length > 0 ? static_cast<double>(millisecondsOf(line[i].at) - from) / static_cast<double>(length)
                                 : static_cast<double>(i) / last);
    }
    return result;
}

template <class Value>
SparkLine::Line lineOf(const LiveFigures& live, const Value& value)
{
    const QList<double> x = places(live);
    SparkLine::Line result;
    for (std::size_t i = 0; i < live.line().size(); ++i) {
        result.append({x[static_cast<qsizetype>(i)], value(live.line()[i])});
    }
    return result;
}

} // namespace

QList<SparkLine::Line> secondVotesLine(const LiveFigures& live, Level level)
{
    const auto at = static_cast<std::size_t>(level) - 1;
    return {lineOf(live, [at](const FigurePoint& point) { return point.secondVotes[at]; })};
}

QList<SparkLine::Line> decidedLine(const LiveFigures& live)
{
    return {lineOf(live, [](const FigurePoint& point) { return std::optional(point.shareOfConflicts); })};
}

QList<SparkLine::Line> annotatorLines(const LiveFigures& live, Level level)
{
    const auto at = static_cast<std::size_t>(level) - 1;
    QList<SparkLine::Line> lines;
    const std::size_t people = live.line().empty() ? 0 : live.line().back().annotators[at].size();
    for (std::size_t person = 0; person < people; ++person) {
        lines.append(lineOf(live, [&](const FigurePoint& point) {
            const auto& values = point.annotators[at];
            return person < values.size() ? values[person] : std::nullopt;
        }));
    }
    return lines;
}

namespace {

constexpr double kCaption = 0.9;

} // namespace

QFont captionFont(const QFont& font)
{
    return theme::sized(font, kCaption);
}

FigureTile::FigureTile(const QString& name, const QString& widest, QWidget* parent)
    : QAbstractButton(parent)
    , m_widest(widest)
    , m_name(new QLabel(name, this))
    , m_value(new QLabel(this))
    , m_line(new SparkLine(this))
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(name);
    m_line->setAccessibleName(name);
    speakAs(
        this,
        {QAccessible::Button, [this] { return QTextDocumentFragment::fromHtml(m_value->text()).toPlainText(); }, {}});
    m_name->setForegroundRole(QPalette::PlaceholderText);
    m_value->setTextFormat(Qt::RichText);
    // Another value is not another width: the tiles beside this one stay where they are.
    m_value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QLabel* label : {m_name, m_value}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(theme::kGrid, theme::kGrid / 2, theme::kGrid, theme::kGrid / 2);
    layout->setHorizontalSpacing(theme::kGrid);
    layout->setVerticalSpacing(0);
    layout->addWidget(m_name, 0, 0, 1, 2);
    layout->addWidget(m_value, 1, 0);
    layout->addWidget(m_line, 1, 1, Qt::AlignRight | Qt::AlignVCenter);
    layout->setColumnStretch(0, 1);
    fixWidth();
}

void FigureTile::fixWidth()
{
    m_name->setFont(captionFont(font()));
    QTextDocument document;
    document.setDefaultFont(font());
    document.setDocumentMargin(0);
    document.setHtml(m_widest);
    m_value->setMinimumWidth(static_cast<int>(document.idealWidth()) + 1);
}

void FigureTile::setName(const QString& name)
{
    m_name->setText(name);
    setAccessibleName(name);
    m_line->setAccessibleName(name);
}

void FigureTile::setWidest(const QString& widest)
{
    if (widest != m_widest) {
        m_widest = widest;
        fixWidth();
    }
}

void FigureTile::say(const QString& value, const QString& spoken)
{
    m_value->setText(value);
    setToolTip(spoken);
    setAccessibleDescription(spoken);
}

QSize FigureTile::sizeHint() const
{
    return layout()->sizeHint();
}

void FigureTile::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    if (!underMouse() && !hasFocus()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hasFocus() ? QPen(theme::accent()) : QPen(Qt::NoPen));
    painter.setBrush(theme::raised());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme::kGrid / 2.0, theme::kGrid / 2.0);
}

void FigureTile::changeEvent(QEvent* event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fixWidth();
    }
}

namespace {

constexpr Level kLevel = Level::Theme; ///< whose agreement there is room for

QString strong(const QString& value)
{
    return QStringLiteral("<b>%1</b>").arg(value);
}

QString both(const QString& low, const QString& high)
{
    return strong(low) + QLatin1Char(' ') + theme::faint(FigureTiles::tr("to")) + QLatin1Char(' ') + strong(high);
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
    return strong(kNothing);
}

} // namespace

FigureTiles::FigureTiles(FiguresUpdater& keeper, QWidget* parent)
    : QWidget(parent)
    , m_updater(keeper)
    , m_secondVotes(new FigureTile(tr("Second votes (after discussion)"),
                                   strong(QStringLiteral("0.0000")) + QLatin1Char(' ') +
                                       theme::faint(tr("%1 to %2").arg("−0.000", "0.000")),
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
    layout->setSpacing(theme::kGrid / 2);
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
        strong(figureValue(at.secondVotes, at.fewSecondVotes)) + QLatin1Char(' ') +
            theme::faint(figureInterval(at.secondVotes, at.fewSecondVotes)),
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
