// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/report_view.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QLabel>
#include <QPushButton>

#include "core/model/bounds.h"
#include "ui/core/theme.h"
#include "ui/pages/agreement/figures.h"
#include "ui/pages/agreement/insight_figures.h"
#include "ui/pages/agreement/model_view.h"
#include "ui/pages/agreement/next_hour_view.h"
#include "ui/pages/agreement/passages.h"
#include "ui/pages/agreement/planner.h"
#include "ui/pages/agreement/sections.h"
#include "ui/pages/agreement/tables.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/charts/lines.h"
#include "ui/widgets/charts/matrix_view.h"
#include "ui/widgets/charts/note_list.h"
#include "ui/widgets/number_table.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr int kMostConfused = 8;
constexpr double kOutdated = 0.35; ///< opacity of what does not answer the selection

QVBoxLayout* column(QBoxLayout* columns)
{
    auto* layout = new QVBoxLayout;
    layout->setSpacing(3 * theme::kGrid);
    columns->addLayout(layout, 1);
    return layout;
}

// Alarms keep their places: what is none any more says so instead of pulling up those below it.
void keepPlaces(const std::vector<Alarm>& before, std::vector<Alarm>& now)
{
    std::vector<Alarm> kept;
    const auto same = [](const Alarm& one, const Alarm& other) {
        return one.note.code == other.note.code && one.note.head == other.note.head;
    };
    const auto take = [&kept](Alarm alarm) {
        alarm.note.key = static_cast<int>(kept.size());
        kept.push_back(std::move(alarm));
    };
    for (const Alarm& old : before) {
        const auto found = std::ranges::find_if(now, [&](const Alarm& alarm) { return same(alarm, old); });
        Alarm alarm = found == now.end() ? old : *found;
        alarm.rare = old.rare;
        if (found == now.end()) {
            alarm.note.text = ReportView::tr("needs no attention any more.");
            alarm.note.actions.clear();
            alarm.steps.clear();
        }
        take(std::move(alarm));
    }
    for (const Alarm& alarm : now) {
        if (std::ranges::none_of(before, [&](const Alarm& old) { return same(alarm, old); })) {
            take(alarm);
        }
    }
    now = std::move(kept);
}

} // namespace

ReportView::ReportView(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_columns->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    m_columns->setSpacing(4 * theme::kGrid);
    makeLeft(column(m_columns));
    makeRight(column(m_columns));
    connectCharts();
}

template <class Table>
Section* ReportView::section(QBoxLayout* in, const char* name, const QString& title, QWidget* content, Table table)
{
    content->setObjectName(QString::fromLatin1(name));
    auto* made = new Section(m_prompts, title, content, this);
    made->setObjectName(QString::fromLatin1(name) + QStringLiteral("Section"));
    made->setTable([this, table = std::move(table)] { return withSelection(table()); });
    in->addWidget(made);
    m_sections.append(made);
    return made;
}

// What a caption says of what is looked at, and what tells its label from those of other selections.
TextTable ReportView::withSelection(TextTable table) const
{
    const QStringList where = m_where->text().split(QLatin1Char('\n'));
    if (where.first().isEmpty() || table.name == QStringLiteral("rounds") || table.name == QStringLiteral("plan")) {
        return table; // of no single selection
    }
    QString chosen = where.first();
    chosen.replace(QStringLiteral(" · "), QStringLiteral(", "));
    if (!m_report.selection.annotators.empty()) {
        chosen = tr("%1, labels of %2").arg(chosen, where.value(1));
    }
    table.label = chosen;
    if (m_report.selection.finalType.valid()) {
        chosen = tr("%1 (selected by the final label, which follows from the labels: not the agreement of the round)")
                     .arg(chosen);
    }
    table.details = table.details.isEmpty() ? chosen : tr("%1, %2").arg(chosen, table.details);
    return table;
}

void ReportView::followExplain(const QAction* action)
{
    auto* button = findChild<QPushButton*>(QStringLiteral("explain"));
    const auto say = [button, action] {
        const QString words = tr("The formula with this project’s numbers in it");
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        button->setToolTip(key.isEmpty() ? words : tr("%1 (%2)").arg(words, key));
    };
    connect(action, &QAction::changed, button, say);
    say();
}

void ReportView::makeLeft(QBoxLayout* in)
{
    m_headline = new Headline(this);
    auto* explain = new QPushButton(theme::icon(QStringLiteral("question")), tr("Explain This Number…"), this);
    explain->setObjectName(QStringLiteral("explain"));
    connect(explain, &QPushButton::clicked, this, &ReportView::explainWanted);
    section(in, "headline", tr("How well people agree"), m_headline, [this] { return headlineTable(m_report); });
    m_where = new QLabel(this);
    m_where->setObjectName(QStringLiteral("reportWhere"));
    m_where->setTextFormat(Qt::PlainText);
    m_where->setWordWrap(true);
    m_where->setForegroundRole(QPalette::PlaceholderText);
    in->addWidget(m_where);
    in->addWidget(explain, 0, Qt::AlignLeft);
    m_alarms = new NoteList(this);
    m_alarmSection = section(in, "alarms", tr("What needs attention"), m_alarms,
                             [this] { return alarmTable(m_report, *m_names.taxonomy, m_names.people); });
    m_categories = new BarList(this);
    m_categorySection = section(in, "categoryBars", tr("Categories, worst first"), m_categories,
                                [this] { return categoryTable(m_report, *m_names.taxonomy); });
    m_unused = new QLabel(this);
    m_unused->setWordWrap(true);
    m_unused->setForegroundRole(QPalette::PlaceholderText);
    in->addWidget(m_unused);
    m_rest = new BarList(this);
    section(in, "restBars", tr("Each annotator against all others"), m_rest,
            [this] { return restTable(m_report, m_names.people); })
        ->setHint(tr("Kappa between one person and all others taken together. A click opens the issues on which nobody "
                     "else says the same."));
    m_finals = new BarList(this);
    m_finalSection = section(in, "finalBars", tr("Each annotator against the final label"), m_finals,
                             [this] { return finalTable(m_report, m_names.people); });
    makeIntra(in);
    m_planner = new Planner(this);
    section(in, "planner", tr("Planning: how many items and people"), m_planner, [this] { return m_planner->table(); });
    m_nextHour = new NextHourView(this);
    m_hourSection = section(in, "nextHour", tr("Next hour"), m_nextHour, [this] { return m_nextHour->table(); });
    m_hourSection->setHint(tr("What to label so that the interval of Fleiss’ kappa becomes narrowest. Items are chosen "
                              "by who has labelled them, never by what anybody said."));
    m_hourSection->hide();
    in->addStretch();
}

void ReportView::makeIntra(QBoxLayout* in)
{
    auto* content = new QWidget(this);
    m_intra = new BarList(content);
    m_intra->setObjectName(QStringLiteral("intraBars"));
    m_intra->setAccessibleName(tr("Each annotator with themselves"));
    m_drift = new QLabel(content);
    m_drift->setObjectName(QStringLiteral("intraDrift"));
    m_drift->setTextFormat(Qt::PlainText);
    m_drift->setWordWrap(true);
    m_intraPairs = new NumberTable(content);
    m_intraPairs->setObjectName(QStringLiteral("intraPairs"));
    m_intraPairs->setAccessibleName(tr("Pairs of labels of one person that differ"));
    auto* layout = theme::layoutIn<QVBoxLayout>(content, theme::Pad::None);
    layout->addWidget(m_intra);
    layout->addWidget(m_drift);
    layout->addWidget(m_intraPairs);
    m_intraSection = section(in, "intra", tr("Each annotator with themselves"), content,
                             [this] { return intraTable(m_report, *m_names.taxonomy, m_names.people); });
}

void ReportView::makeRight(QBoxLayout* in)
{
    m_levels = new NumberTable(this);
    m_levels->setSortable(false);
    section(in, "levels", tr("Levels side by side"), m_levels, [this] { return levelTable(m_report); });
    m_loss = new StackedBar(this);
    m_lossSection = section(in, "loss", tr("Loss by level"), m_loss, [this] { return lossTable(m_report); });
    m_rounds = new PointLine(this);
    m_roundSection =
        section(in, "rounds", tr("Round by round"), m_rounds, [this] { return roundTable(m_report, m_names.rounds); });
    m_passageTable = new NumberTable(this);
    m_passageTable->setSortable(false);
    m_passageSection = section(in, "passages", tr("Agreement on cited passages"), m_passageTable,
                               [this] { return passageTable(m_passages); });
    m_passageSection->hide();
    m_pairs = new MatrixView(this);
    m_pairSection = section(in, "pairs", tr("Pairs of annotators"), m_pairs,
                            [this] { return pairTable(m_report, m_names.people); });
    m_confused = new BarList(this);
    m_confused->setNameShare(80);
    m_confused->setToLargest(true);
    section(in, "confusedBars", tr("Most often taken for each other"), m_confused,
            [this] { return confusedTable(m_report, *m_names.taxonomy); })
        ->setHint(
            tr("Share of all disagreements between two labels, and what people say that its decided conflicts came "
               "from. A click opens the issues."));
    makeConfusion(in);
    makeModel(in);
    in->addStretch();
}

void ReportView::makeConfusion(QBoxLayout* in)
{
    m_confusion = new MatrixView(this);
    m_confusionSection = section(in, "confusion", tr("Confusion matrix"), m_confusion,
                                 [this] { return confusionTable(m_report, *m_names.taxonomy, m_confusionForm); });
    auto* form = new QComboBox(this);
    form->setObjectName(QStringLiteral("confusionForm"));
    form->setAccessibleName(tr("What the fields of the matrix say"));
    for (const ConfusionForm each : kConfusionForms) {
        form->addItem(confusionFormName(each));
    }
    connect(form, &QComboBox::currentIndexChanged, this, [this](int chosen) {
        m_confusionForm = kConfusionForms[static_cast<std::size_t>(chosen)];
        if (!empty()) {
            showConfusion();
        }
    });
    m_confusionSection->addControl(form);
}

void ReportView::makeModel(QBoxLayout* in)
{
    m_model = new ModelView(this);
    m_modelSection = section(in, "model", tr("Uncertainty of labels"), m_model, [this] { return m_model->table(); });
    m_modelSection->setHint(
        tr("How sure the labels are by the model of Dawid and Skene (1979), which takes into account "
           "how well each person labels. It stands beside what people say, and decides nothing."));
    m_modelSection->hide();
    connect(m_model, &ModelView::itemsWanted, this, &ReportView::conflictsWanted);
}

void ReportView::setModel(const std::shared_ptr<const LabelModel>& model)
{
    m_model->setModel(model, m_names.people);
    m_modelSection->setVisible(m_model->model() != nullptr);
}

void ReportView::setModelLate()
{
    m_model->setLate(true);
}

Behind ReportView::behind(Behind::What what) const
{
    Behind behind;
    behind.what = what;
    behind.level = m_report.selection.level;
    return behind;
}

void ReportView::connectCharts()
{
    connect(m_alarms, &NoteList::activated, this, &ReportView::openAlarm);
    connect(m_alarms, &NoteList::actionWanted, this, &ReportView::takeStep);
    connect(m_levels, &NumberTable::followed, this,
            [this](int key) { emit behindWanted(m_behindLevels[static_cast<std::size_t>(key)]); });
    connect(m_loss, &StackedBar::activated, this, [this](int key) { emit behindWanted(partBehind(key)); });
    connect(m_rounds, &PointLine::activated, this,
            [this](int key) { emit roundWanted(m_report.rounds[static_cast<std::size_t>(key)].round); });
    connect(m_pairs, &MatrixView::activated, this, [this](int row, int column) {
        Behind wanted = behind(Behind::What::Pair);
        wanted.person = m_report.annotators[static_cast<std::size_t>(column)];
        wanted.otherPerson = m_report.annotators[static_cast<std::size_t>(row)];
        emit behindWanted(wanted);
    });
    connect(m_confusion, &MatrixView::activated, this, [this](int row, int column) {
        const std::vector<int> used = usedCategories(m_report);
        const auto category = [&](int at) {
            return m_report.categories[static_cast<std::size_t>(used[static_cast<std::size_t>(at)])];
        };
        wantConfused(category(column), category(row));
    });
    connect(m_confused, &BarList::activated, this, [this](int key) {
        const auto [one, other] = confusedCategories(key);
        wantConfused(one, other);
    });
    connect(m_categories, &BarList::activated, this, [this](int category) {
        Behind wanted = behind(Behind::What::Category);
        wanted.one = category;
        emit behindWanted(wanted);
    });
    connect(m_finals, &BarList::activated, this, [this](int at) { wantPerson(Behind::What::AgainstFinal, at); });
    connect(m_intra, &BarList::activated, this, [this](int annotator) { wantIntra(annotator, -1); });
    connect(m_intraPairs, &NumberTable::followed, this, [this](int key) {
        const auto& [annotator, pair] = m_behindPairs[static_cast<std::size_t>(key)];
        wantIntra(annotator, pair);
    });
    connect(m_rest, &BarList::activated, this, [this](int at) { wantPerson(Behind::What::AgainstRest, at); });
}

void ReportView::openAlarm(int key)
{
    if (key != kFoldedAlarms) {
        emit behindWanted(m_alarmList[static_cast<std::size_t>(key)].behind);
        return;
    }
    m_rareShown = !m_rareShown;
    m_alarms->setNotes(alarmNotes(m_alarmList, m_rareShown));
}

void ReportView::takeStep(int key, int action)
{
    const Alarm& alarm = m_alarmList[static_cast<std::size_t>(key)];
    const AlarmStep& step = alarm.steps[static_cast<std::size_t>(action)];
    if (step.what == AlarmStep::What::Discuss) {
        emit behindWanted(alarm.behind);
    } else if (!m_outdated) {
        emit stepWanted(step);
    }
}

// Indexes into Taxonomy::categories(); -1 for not for this study.
void ReportView::wantConfused(int one, int other)
{
    Behind wanted = behind(Behind::What::Confused);
    wanted.one = one;
    wanted.other = other;
    emit behindWanted(wanted);
}

void ReportView::wantPerson(Behind::What what, int annotator)
{
    Behind wanted = behind(what);
    wanted.person = m_report.annotators[static_cast<std::size_t>(annotator)];
    emit behindWanted(wanted);
}

// `pair`: a place in the annotator's pairs; -1 for all that differ.
void ReportView::wantIntra(int annotator, int pair)
{
    const IntraAnnotator& one = m_report.intra.annotators[static_cast<std::size_t>(annotator)];
    std::vector<ItemId> items;
    for (const int place : one.at(m_report.selection.level).differing) {
        const LabelledTwice& twice = one.pairs[static_cast<std::size_t>(place)];
        if (pair < 0 || pair == place) {
            // What an earlier round says of the issue is in the row below.
            if (!twice.earlier.valid()) {
                items.push_back(twice.first);
            }
            items.push_back(twice.second);
        }
    }
    if (!items.empty()) {
        emit itemsWanted(items, one.person);
    }
}

void ReportView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ReportView::arrange()
{
    arrangeColumns(*m_columns, *this);
}

void ReportView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !empty()) {
        refresh(false);
    } else if (event->type() == QEvent::FontChange && m_columns != nullptr) {
        arrange();
    }
}

QString ReportView::allTables() const
{
    QStringList parts;
    const auto add = [&parts](const TextTable& table) { parts.append(table.title + QLatin1Char('\n') + toTsv(table)); };
    for (const Section* section : m_sections) {
        if (!section->isHidden()) { // without repeats there is nothing to say of people and themselves
            add(section->table());
        }
    }
    return parts.join(QLatin1Char('\n'));
}

void ReportView::setReport(const AgreementReport& report, Names names, bool sort)
{
    std::vector<RoundValue> rounds = std::move(m_report.rounds);
    m_report = report;
    m_report.rounds = std::move(rounds);
    m_names = std::move(names);
    refresh(sort);
}

void ReportView::setRounds(std::vector<RoundValue> rounds)
{
    m_report.rounds = std::move(rounds);
    if (!empty()) {
        showRounds();
    }
}

void ReportView::showNextHour(bool shown)
{
    m_hourSection->setVisible(shown);
}

void ReportView::setWhere(const QString& where)
{
    m_where->setText(where);
}

void ReportView::setOutdated(bool outdated)
{
    if (outdated == m_outdated) {
        return;
    }
    m_outdated = outdated;
    if (outdated) {
        auto* faded = new QGraphicsOpacityEffect(this);
        faded->setOpacity(kOutdated);
        setGraphicsEffect(faded);
    } else {
        setGraphicsEffect(nullptr);
    }
}

void ReportView::refresh(bool sort)
{
    m_headline->setReport(m_report);
    LevelRows levels = levelRows(m_report);
    m_behindLevels = std::move(levels.behind);
    m_levels->setRows(levels.header, std::move(levels.rows));
    m_loss->setParts(lossParts(m_report));
    m_lossSection->setHint(lossText(m_report));
    m_planner->setReport(m_report);
    showAlarms(sort);
    showBars(sort);
    showMatrices();
    showRounds();
    showIntra();
    showPassages();
}

void ReportView::setPassages(RoundId round, const EvidenceAgreement& found)
{
    m_passagesOf = round;
    m_passages = found;
    showPassages();
}

void ReportView::showPassages()
{
    m_passageSection->setVisible(m_passagesOf == m_report.round &&
                                 (m_passages.cited > 0 || m_passages.otherwise.later.all() > 0));
    PassageRows rows = passageRows(m_passages);
    m_passageTable->setRows(rows.header, std::move(rows.rows));
    m_passageSection->setHint(passagesText(m_passages));
}

void ReportView::showIntra()
{
    m_intraSection->setVisible(m_report.intra.repeats + m_report.intra.checked > 0);
    m_intra->setBars(intraBars(m_report, *m_names.taxonomy, m_names.people));
    m_drift->setText(intraDriftText(m_report, *m_names.taxonomy, m_names.people));
    m_drift->setVisible(!m_drift->text().isEmpty());
    IntraRows rows = intraRows(m_report, *m_names.taxonomy, m_names.people);
    m_behindPairs = std::move(rows.behind);
    m_intraPairs->setRows(rows.header, std::move(rows.rows));
    m_intraSection->setHint(intraText(m_report));
}

void ReportView::showAlarms(bool sort)
{
    std::vector<Alarm> found = alarms(m_report, *m_names.taxonomy, m_names.people, m_names.rights);
    if (!sort) {
        keepPlaces(m_alarmList, found);
    }
    m_alarmList = std::move(found);
    const bool ofPart = m_report.selection.finalType.valid();
    m_alarmSection->setHint(ofPart ? tr("Selected by the final label, which follows from the labels: agreement on such "
                                        "a part is not that of the round, and kappa of types is near 0 however well "
                                        "people agree. Categories of other types are left out.")
                            : m_alarmList.empty()
                                ? tr("Nothing: no category in use is at chance level, and nobody lies clearly apart.")
                                : QString());
    m_alarms->setNotes(alarmNotes(m_alarmList, m_rareShown));
}

void ReportView::showBars(bool sort)
{
    const auto ordered = [sort](const BarList* list, std::vector<Bar> bars, bool onlyThese) {
        return sort ? std::move(bars) : inOrderOf(list->bars(), std::move(bars), onlyThese);
    };
    m_categories->setBars(ordered(m_categories, categoryBars(m_report, *m_names.taxonomy), false));
    m_categorySection->setHint(m_report.measure->chanceCorrected
                                   ? tr("Fleiss’ kappa of each category against all others, with its 95 % interval. A "
                                        "click opens the issues on which it is disputed.")
                                   : tr("Where one person chose it: how often another did too. A click opens the "
                                        "issues on which it is disputed."));
    m_rest->setBars(ordered(m_rest, restBars(m_report, m_names.people), false));
    m_finals->setBars(ordered(m_finals, finalBars(m_report, m_names.people), false));
    m_finalSection->setHint(m_report.finals == 0
                                ? tr("No item has a final label at this level yet: decide some on the Reconcile page.")
                                : finalText(m_report) + QLatin1Char(' ') +
                                      tr("A click opens the issues that were decided otherwise."));
    const int most = sort ? kMostConfused : m_report.confusion.categories * m_report.confusion.categories;
    m_confused->setBars(ordered(m_confused, confusedBars(m_report, *m_names.taxonomy, most), true));
}

void ReportView::showMatrices()
{
    QStringList initials;
    for (const PersonId person : isPaired(m_report) ? m_report.annotators : std::vector<PersonId>()) {
        initials.append(initialsOf(m_names.people, person));
    }
    m_pairs->setMatrix(initials, pairCells(m_report), false,
                       [this](int row, int column) { return pairStory(m_report, m_names.people, row, column); });
    const bool percent = !m_report.measure->chanceCorrected;
    const auto [low, high] = heatRange(m_report);
    m_pairSection->setHint(
        tr("%1 of each two. The colour runs from %2 (weakest) to %3 (strongest). A click opens the "
           "issues on which they differ.")
            .arg(pairName(*m_report.measure), valueText(low, percent, 1), valueText(high, percent, 1)));
    if (!isPaired(m_report)) {
        m_pairSection->setHint(
            tr("Pairs are not compared where more than %1 people label.").arg(bounds::kPairedRaters));
    }
    showConfusion();
    showUnused(usedCategories(m_report));
}

void ReportView::showConfusion()
{
    const std::vector<int> used = usedCategories(m_report);
    QStringList codes;
    for (const int category : used) {
        codes.append(categoryCode(*m_names.taxonomy, m_report.categories[static_cast<std::size_t>(category)],
                                  m_report.openCodes));
    }
    m_confusion->setMatrix(
        codes, confusionCells(m_report, used, m_confusionForm), true, [this, used](int row, int column) {
            return confusionStory(m_report, *m_names.taxonomy, used[static_cast<std::size_t>(column)],
                                  used[static_cast<std::size_t>(row)]);
        });
    m_confusion->setWhole(m_confusionForm == ConfusionForm::RowShares);
    m_confusionSection->setHint(confusionHint(m_confusionForm));
}

void ReportView::showUnused(const std::vector<int>& used)
{
    QStringList unused;
    for (std::size_t i = 0; i < m_report.categories.size(); ++i) {
        if (m_report.categories[i] >= 0 && std::ranges::count(used, static_cast<int>(i)) == 0) {
            unused.append(categoryCode(*m_names.taxonomy, m_report.categories[i]));
        }
    }
    m_unused->setVisible(!unused.isEmpty());
    // A code is not broken at its point.
    QString codesText = inList(unused);
    codesText.replace(QLatin1Char('.'), QStringLiteral(".\u2060"));
    m_unused->setText(tr("Nobody used: %1").arg(codesText));
}

void ReportView::showRounds()
{
    m_rounds->setPoints(roundPoints(m_report, m_names.rounds));
    m_roundSection->setHint(roundsText(m_report, m_names.rounds));
}

} // namespace accord::ui
