// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/figures/figures_dialog.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/figures/figure_tiles.h"
#include "ui/pages/reconcile/figures/figures_updater.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/charts/lines.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct FiguresTextWords
{
    Q_DECLARE_TR_FUNCTIONS(FiguresText)
};

QString number(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

} // namespace

QString secondVotesTitle()
{
    return FiguresTextWords::tr("Agreement of second votes (after discussion; not inter-rater agreement)");
}

QString differenceSentence()
{
    return FiguresTextWords::tr(
        "Kappa of the first labels says how well people agree who worked apart; report that one. Second votes come "
        "after discussion, and decisions are made from the labels themselves: what they agree with is no measure of "
        "inter-rater agreement.");
}

QString figureValue(const agreement::Outcome& outcome, const Few& few)
{
    if (few) {
        return FiguresTextWords::tr("%1 of %2").arg(few->alike).arg(few->items);
    }
    return outcome.defined() ? number(outcome->value, 4) : kNothing;
}

QString figureInterval(const agreement::Outcome& outcome, const Few& few)
{
    return !few && outcome.defined() && outcome->interval
               ? FiguresTextWords::tr("%1 to %2")
                     .arg(number(outcome->interval->low, 3), number(outcome->interval->high, 3))
               : QString();
}

QString whyNoFigure(const agreement::Outcome& outcome, const Few& few)
{
    if (few) {
        return FiguresTextWords::tr("On %1 of %n items all are alike. Fewer than ten items have no coefficient.",
                                    nullptr, few->items)
            .arg(few->alike);
    }
    if (outcome.defined()) {
        return {};
    }
    switch (outcome.why()) {
    case agreement::NotComputable::NoPairs:
        return FiguresTextWords::tr("There is no value: no item has two votes at this level.");
    case agreement::NotComputable::OneCategory:
        return FiguresTextWords::tr(
            "There is no value: a single category is in use, and so nothing shows that anybody tells categories "
            "apart.");
    case agreement::NotComputable::NoCommonItems:
        return FiguresTextWords::tr("There is no value: nothing that this person labelled is decided at this level.");
    default:
        break;
    }
    return FiguresTextWords::tr("There is no value for these votes.");
}

QString differenceText(const agreement::ComparisonOutcome& difference)
{
    const auto* found = std::get_if<agreement::Comparison>(&difference);
    if (found == nullptr) {
        return kNothing;
    }
    const auto withSign = [](double value, int digits) {
        return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number(std::abs(value), digits);
    };
    return FiguresTextWords::tr("%1 (%2 to %3)")
        .arg(withSign(found->difference, 4), withSign(found->interval.low, 3), withSign(found->interval.high, 3));
}

QString shareText(double share)
{
    return FiguresTextWords::tr("%1 %").arg(number(100 * share, 1));
}

QString leftOutText(const reconcile::Figures& figures)
{
    const QLocale locale;
    QStringList sentences;
    if (figures.decisions.noneOfThese > 0) {
        sentences += FiguresTextWords::tr("Left out: %1 decided as “none of these”, which is no category.")
                         .arg(locale.toString(figures.decisions.noneOfThese));
    }
    const int votes = figures.secondVotes.noneOfThese + figures.secondVotes.cannotTell;
    if (votes > 0) {
        sentences +=
            FiguresTextWords::tr("Left out of the second votes: %1 for “none of these” and %2 for “cannot tell”.")
                .arg(locale.toString(figures.secondVotes.noneOfThese), locale.toString(figures.secondVotes.cannotTell));
    }
    if (figures.decisions.byRule > 0) {
        sentences += FiguresTextWords::tr(
            "%Ln decisions were made by a rule from these very labels and agree with them by construction; "
            "the column “without rules” leaves them out.",
            nullptr, figures.decisions.byRule);
    }
    return inSentences(sentences);
}

QString secondVotesSentence(const reconcile::Figures& figures, Level level)
{
    const reconcile::LevelFigures& at = figures.at(level);
    if (at.fewSecondVotes) {
        return FiguresTextWords::tr(
                   "On %1 of %2 items whose second vote is revealed all votes are alike; of the first labels of the "
                   "same "
                   "items by the same people: %3. Fewer than ten items have no coefficient.")
            .arg(at.fewSecondVotes->alike)
            .arg(at.fewSecondVotes->items)
            .arg(figureValue(at.firstLabels, at.fewFirstLabels));
    }
    if (!at.secondVotes.defined()) {
        return figures.secondVotes.items == 0 ? FiguresTextWords::tr("No second vote was revealed yet.")
                                              : whyNoFigure(at.secondVotes);
    }
    return FiguresTextWords::tr(
               "Fleiss’ kappa %1 (%2) over %3 items whose second vote is revealed; the first labels of the same items "
               "by "
               "the same people: %4 (%5).")
        .arg(figureValue(at.secondVotes), figureInterval(at.secondVotes), QLocale().toString(figures.secondVotes.items),
             figureValue(at.firstLabels, at.fewFirstLabels), figureInterval(at.firstLabels, at.fewFirstLabels));
}

namespace {

constexpr int kRowsShown = 8;

ListView* makeFigures(QAbstractItemModel* model, const char* name, QWidget* parent)
{
    auto* table = new ListView(parent);
    table->setObjectName(QString::fromLatin1(name));
    table->setModel(model);
    table->setSelectionMode(QAbstractItemView::NoSelection);
    table->fitRows(kRowsShown);
    return table;
}

/// "0.7621   0.758 to 0.766"
QString whole(const agreement::Outcome& outcome, const Few& few = {})
{
    const QString interval = figureInterval(outcome, few);
    return interval.isEmpty() ? figureValue(outcome, few) : figureValue(outcome) + QStringLiteral("   ") + interval;
}

QString moment(const std::string& utc)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs);
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

FiguresDialog::FiguresDialog(Session& session, FiguresUpdater& keeper, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_updater(keeper)
    , m_levelRows(new ColumnModel<LevelRow>(this, levelColumns()))
    , m_levels(makeFigures(m_levelRows, "levels", this))
    , m_level(new QComboBox(this))
    , m_span(new QLabel(this))
    , m_personRows(new ColumnModel<PersonRow>(this, personColumns()))
    , m_people(makeFigures(m_personRows, "people", this))
    , m_leftOut(new QLabel(this))
{
    setObjectName(QStringLiteral("figures"));
    setWindowTitle(tr("Figures of the Meeting"));
    m_levels->setSortable(false);
    m_levels->setStretching({1, 2, 3, 4});
    m_people->setStretching({6});
    m_level->setObjectName(QStringLiteral("level"));
    build();
    connect(&keeper, &FiguresUpdater::changed, this, &FiguresDialog::refresh);
    connect(m_level, &QComboBox::currentIndexChanged, this, &FiguresDialog::refresh);
    connect(&settingsNews(), &SettingsNews::changed, this, &FiguresDialog::refresh);
    keeper.want();
    refresh();
}

void FiguresDialog::build()
{
    auto* difference = new QLabel(differenceSentence(), this);
    difference->setObjectName(QStringLiteral("difference"));
    for (QLabel* label : {difference, m_leftOut}) {
        label->setWordWrap(true);
    }
    m_leftOut->setForegroundRole(QPalette::PlaceholderText);
    auto* title = new QLabel(QStringLiteral("<b>%1</b>").arg(secondVotesTitle().toHtmlEscaped()), this);
    title->setTextFormat(Qt::RichText);
    m_levels->setAccessibleName(secondVotesTitle());
    QStringList levels;
    for (const Level level : kLevels) {
        levels.append(levelName(level));
    }
    m_level->addItems(levels);
    m_level->setCurrentIndex(1);
    m_level->setAccessibleName(tr("Level"));

    auto* people = new QLabel(QStringLiteral("<b>%1</b>")
                                  .arg(tr("Each annotator’s first labels with the decisions "
                                          "(not inter-rater agreement)")),
                              this);
    people->setTextFormat(Qt::RichText);
    m_people->setAccessibleName(tr("Each annotator’s first labels with the decisions"));
    auto* choice = new QHBoxLayout;
    choice->addWidget(people, 1);
    choice->addWidget(m_level);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * theme::kGrid, 3 * theme::kGrid, 3 * theme::kGrid, 2 * theme::kGrid);
    column->setSpacing(theme::kGrid);
    column->addWidget(difference);
    column->addSpacing(theme::kGrid);
    column->addWidget(title);
    column->addWidget(m_levels);
    column->addSpacing(theme::kGrid);
    column->addLayout(choice);
    column->addWidget(m_people);
    column->addWidget(makeLines());
    column->addWidget(m_leftOut);
    column->addStretch();
    column->addWidget(buttons);
    resize(120 * theme::kGrid, 80 * theme::kGrid);
    m_level->setFocus();
}

QWidget* FiguresDialog::makeLines()
{
    auto* area = new QWidget(this);
    auto* grid = new QGridLayout(area);
    grid->setContentsMargins(0, theme::kGrid, 0, 0);
    grid->setHorizontalSpacing(3 * theme::kGrid);
    const QStringList names{tr("Second votes (after discussion)"), tr("Share of conflicts decided"),
                            tr("Annotators with the decisions")};
    for (int i = 0; i < 3; ++i) {
        auto* name = new QLabel(names[i], area);
        name->setForegroundRole(QPalette::PlaceholderText);
        SparkLine* line = new SparkLine(area);
        line->setLabelled(true);
        line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        line->setFixedHeight(10 * theme::kGrid);
        line->setAccessibleName(names[i]);
        m_lines[static_cast<std::size_t>(i)] = line;
        grid->addWidget(name, 0, i);
        grid->addWidget(line, 1, i);
        grid->setColumnStretch(i, 1);
    }
    m_lines[1]->setRange(0, 1);
    m_span->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(m_span, 2, 0, 1, 3);
    return area;
}

Level FiguresDialog::level() const
{
    return kLevels[static_cast<std::size_t>(std::max(0, m_level->currentIndex()))];
}

void FiguresDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

void FiguresDialog::refresh()
{
    fillLevels();
    fillPeople();
    fillLines();
    m_leftOut->setText(leftOutText(m_updater.figures()));
    m_leftOut->setVisible(!m_leftOut->text().isEmpty());
}

Columns<FiguresDialog::LevelRow> FiguresDialog::levelColumns()
{
    const auto figure = [](const QString& heading, Figure LevelRow::*which) {
        return Column<LevelRow>{
            heading, [which](const LevelRow& row) { return whole((row.*which).outcome, (row.*which).few); },
            Qt::AlignLeft,
            [which](const LevelRow& row) { return whyNoFigure((row.*which).outcome, (row.*which).few); }};
    };
    return {{tr("Level"), [](const LevelRow& row) { return levelName(row.level); }},
            figure(tr("Before: first labels,\nall items"), &LevelRow::before),
            figure(tr("First labels,\nitems voted on again"), &LevelRow::first),
            figure(tr("Second votes, same items\n(after discussion)"), &LevelRow::second),
            {tr("Difference"), [](const LevelRow& row) { return row.difference; }}};
}

Columns<FiguresDialog::PersonRow> FiguresDialog::personColumns()
{
    const auto value = [](const QString& heading, Figure PersonRow::*which) {
        return Column<PersonRow>{
            .heading = heading,
            .text = [which](const PersonRow& row) { return figureValue((row.*which).outcome, (row.*which).few); },
            .toolTip = [which](const PersonRow& row) { return whyNoFigure((row.*which).outcome, (row.*which).few); },
            .sort =
                [which](const PersonRow& row) {
                    return (row.*which).outcome ? QVariant((row.*which).outcome->value) : QVariant();
                }};
    };
    const auto interval = [](Figure PersonRow::*which) {
        return Column<PersonRow>{tr("95 % interval"), [which](const PersonRow& row) {
                                     return figureInterval((row.*which).outcome, (row.*which).few);
                                 }};
    };
    return {{tr("Annotator"), [](const PersonRow& row) { return row.name; }},
            {.heading = tr("Items"),
             .text = [](const PersonRow& row) { return QLocale().toString(row.items); },
             .sort = [](const PersonRow& row) { return QVariant::fromValue<qlonglong>(row.items); }},
            value(tr("With the decisions"), &PersonRow::all),
            interval(&PersonRow::all),
            value(tr("Without rules"), &PersonRow::withoutRules),
            interval(&PersonRow::withoutRules),
            {tr("Over time"), {}}};
}

void FiguresDialog::fillLevels()
{
    const auto state = m_session.liveRound();
    const reconcile::LiveFigures* live = m_updater.live();
    std::vector<LevelRow> rows;
    for (const Level at : kLevels) {
        const reconcile::LevelFigures& figures = m_updater.figures().at(at);
        LevelRow row;
        row.level = at;
        row.before.outcome = state ? state->levels.at(at).value(agreement::kFleissKappa) : agreement::NoEstimate{};
        row.first = {figures.firstLabels, figures.fewFirstLabels};
        row.second = {figures.secondVotes, figures.fewSecondVotes};
        row.difference = live == nullptr || figures.fewSecondVotes || figures.fewFirstLabels
                             ? kNothing
                             : differenceText(live->difference(at));
        rows.push_back(std::move(row));
    }
    m_levelRows->setRows(std::move(rows));
}

void FiguresDialog::fillPeople()
{
    const bool hidden = setting(settings::kInitialsOnly);
    std::vector<PersonRow> rows;
    for (const reconcile::AnnotatorFigure& figure : m_updater.figures().at(level()).annotators) {
        const auto person = m_session.project().person(figure.person);
        const QString name = person == nullptr ? QString() : text(hidden ? person->pseudonym : person->name);
        rows.push_back({figure.person,
                        name,
                        figure.all.items,
                        {figure.all.kappa, reconcile::fewItems(figure.all.kappa)},
                        {figure.withoutRules.kappa, reconcile::fewItems(figure.withoutRules.kappa)},
                        static_cast<qsizetype>(rows.size())});
    }
    m_personRows->setRows(std::move(rows));
    const reconcile::LiveFigures* live = m_updater.live();
    const QList<SparkLine::Line> lines = live == nullptr ? QList<SparkLine::Line>{} : annotatorLines(*live, level());
    for (int row = 0; row < m_personRows->rowCount(); ++row) {
        const QModelIndex place = m_personRows->index(row, kOver);
        auto* line = qobject_cast<SparkLine*>(m_people->indexWidget(place));
        if (line == nullptr) {
            line = new SparkLine(m_people);
            m_people->setIndexWidget(place, line);
        }
        const PersonRow& person = *m_personRows->at(place);
        line->setLines(person.line < lines.size() ? QList<SparkLine::Line>{lines[person.line]}
                                                  : QList<SparkLine::Line>{});
        line->setAccessibleName(tr("%1 with the decisions, over time").arg(person.name));
    }
}

void FiguresDialog::fillLines()
{
    const reconcile::LiveFigures* live = m_updater.live();
    if (live == nullptr || live->line().empty()) {
        for (SparkLine* line : m_lines) {
            line->setLines({});
        }
        m_span->setText(live == nullptr ? tr("The votes and decisions are being read.")
                                        : tr("Nothing was decided and no second vote revealed yet."));
        return;
    }
    m_lines[0]->setLines(secondVotesLine(*live, level()));
    m_lines[1]->setLines(decidedLine(*live));
    m_lines[2]->setLines(annotatorLines(*live, level()));
    m_span->setText(live->span().from.empty()
                        ? tr("Since the first decision, moment by moment: %1 to %2")
                              .arg(moment(live->line().front().at), moment(live->line().back().at))
                        : tr("Since the meeting began: %1 to %2")
                              .arg(moment(live->line().front().at), moment(live->line().back().at)));
}

} // namespace accord::ui
