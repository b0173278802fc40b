// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/training_tab.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/project/items.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/progress_tab.h"
#include "ui/pages/study/study_tab.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {
namespace {

constexpr auto kMostHard = std::size_t{50};

Columns<study::TrainingResult> resultColumns(const Session& session)
{
    using Row = study::TrainingResult;
    return {
        {.heading = TrainingTab::tr("Person"),
         .text = [&session](const Row& row) { return personName(session.project(), row.person); },
         .toolTip = [&session](const Row& row) { return personHint(session.project(), row.person); }},
        {.heading = TrainingTab::tr("Labelled"),
         .text =
             [](const Row& row) {
                 return TrainingTab::tr("%1 of %2").arg(countText(row.labelled, false), countText(row.items, false));
             },
         .alignment = Qt::AlignRight,
         .share = [](const Row& row) { return row.items == 0 ? 0.0 : static_cast<double>(row.labelled) / row.items; }},
        {TrainingTab::tr("Right"), [](const Row& row) { return countText(row.right, false); }, Qt::AlignRight},
        {TrainingTab::tr("Share"),
         [](const Row& row) { return row.labelled == 0 ? kNothing : percentText(row.share()); }, Qt::AlignRight},
        {TrainingTab::tr("Ready"),
         [](const Row& row) { return row.ready ? TrainingTab::tr("✓ ready") : TrainingTab::tr("not yet"); }}};
}

Columns<HardRow> hardColumns()
{
    return {{TrainingTab::tr("Issue"),
             [](const HardRow& row) {
                 return QStringLiteral("%1#%2  %3")
                     .arg(text(row.heading.repository), text(row.heading.number), text(row.heading.title));
             }},
            {TrainingTab::tr("Differed from the reference"),
             [](const HardRow& row) { return TrainingTab::tr("%1 of %2").arg(row.hard.wrong).arg(row.hard.labelled); },
             Qt::AlignRight}};
}

} // namespace

TrainingTab::TrainingTab(const PageContext& context, const StudyActions& actions, QWidget* parent)
    : StudyTab(context, QStringLiteral("training"), tr("Training"), parent)
    , m_actions(actions)
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_head(new QLabel(this))
    , m_peopleList(new ListView(this))
    , m_people(new ColumnModel<study::TrainingResult>(
          this, resultColumns(session()), {.id = [](const study::TrainingResult& row) { return row.person.value; }}))
    , m_hardTitle(new QLabel(tr("What is hard"), this))
    , m_hardList(new ListView(this))
    , m_hard(
          new ColumnModel<HardRow>(this, hardColumns(), {.id = [](const HardRow& row) { return row.hard.item.value; }}))
    , m_reading(context.session, this)
{
    build(actions);
    connect(m_hardList, &ListView::opened, this, [this](qlonglong item) { emit itemWanted(ItemId{item}); });
}

void TrainingTab::build(const StudyActions& actions)
{
    m_head->setObjectName(QStringLiteral("trainingHead"));
    m_head->setWordWrap(true);
    m_peopleList->setObjectName(QStringLiteral("trainingPeople"));
    m_peopleList->setAccessibleName(tr("Who is ready"));
    m_peopleList->setModel(m_people);
    m_hardList->setObjectName(QStringLiteral("hardItems"));
    m_hardList->setAccessibleName(tr("What is hard"));
    m_hardList->setModel(m_hard);
    m_hardList->setFirstStretches(true); // titles are long
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_hardTitle->setFont(bold);
    auto* content = new QWidget(this);
    m_foot = new QWidget(content);
    auto* foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    foot->addWidget(new ShortcutButton(actions.references, m_foot));
    foot->addStretch();
    for (QLabel* label : {m_head, m_hardTitle}) {
        label->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    }
    auto* column = theme::layoutIn<QVBoxLayout>(content, theme::Pad::None, 0);
    column->addWidget(m_head);
    column->addLayout(inset(m_peopleList), 3);
    column->addWidget(m_hardTitle);
    column->addLayout(inset(m_hardList), 2);
    column->addWidget(m_foot);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    setFocusProxy(m_peopleList);
    auto* whole = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    whole->addWidget(m_stack);
}

void TrainingTab::say(const QString& title, const QString& sentence)
{
    m_stack->setCurrentWidget(m_empty);
    m_empty->say(QStringLiteral("person"), title, sentence);
    enable(m_actions.references, false, session());
}

void TrainingTab::roundChanged()
{
    if (isVisible()) {
        refresh();
    }
}

Result<TrainingTab::Shown> TrainingTab::read(Project& project, RoundId round, PersonId viewer)
{
    Shown shown;
    if (!project.mayLead(viewer)) {
        ACCORD_TRY(const study::OwnTraining own, study::ownTraining(project, round, viewer));
        shown.people.push_back(own.result);
        shown.references = -1;
        return shown;
    }
    ACCORD_TRY(shown.people, study::trainingResults(project, round, viewer));
    ACCORD_TRY(shown.hard, study::hardItems(project, round, viewer));
    if (shown.hard.size() > kMostHard) {
        shown.hard.resize(kMostHard);
    }
    std::vector<ItemId> items;
    for (const study::HardItem& hard : shown.hard) {
        items.push_back(hard.item);
    }
    ACCORD_TRY(shown.headings, headingsOf(project, items));
    ACCORD_TRY(const auto references, study::references(project, round, viewer));
    shown.references = static_cast<int>(references.size());
    return shown;
}

void TrainingTab::refresh()
{
    const auto shown = session().project().round(round());
    if (shown == nullptr || shown->purpose != RoundPurpose::Training) {
        m_reading.stop();
        say(tr("Not a training round"),
            tr("In a training round people label issues whose label is known, and see at once where and why they "
               "differ. Choose one above, or make one with New Round."));
        return;
    }
    m_reading.read<Shown>([id = shown->id, me = session().me()](
                              Project& project, Progress&, const std::stop_token&) { return read(project, id, me); },
                          [this](const Result<Shown>& found) {
                              if (found.ok()) {
                                  show(*found);
                              } else {
                                  say(tr("Nothing to show"), errorText(found.error()));
                              }
                          });
}

QString TrainingTab::thresholdText() const
{
    const TrainingThreshold& threshold = session().project().settings().training;
    return tr("Ready is who labelled at least %n issues and got %1 of them right, down to the level %2.", nullptr,
              threshold.items)
        .arg(percentText(threshold.share), levelName(threshold.level).toLower());
}

void TrainingTab::show(const Shown& shown)
{
    m_stack->setCurrentIndex(1);
    const bool lead = shown.references >= 0;
    enable(m_actions.references, lead, session());
    m_foot->setVisible(m_actions.references->isVisible()); // not in a package
    QString head = thresholdText();
    if (lead) {
        head += QLatin1Char(' ') + (shown.references == 0
                                        ? tr("No issue of the round has a reference yet: label them yourself with a "
                                             "note that says why, and use your labels as references.")
                                        : tr("%n issues have a reference.", nullptr, shown.references));
    }
    m_head->setText(head);
    m_people->setRows(shown.people);
    std::vector<HardRow> hard;
    for (std::size_t i = 0; i < shown.hard.size() && i < shown.headings.size(); ++i) {
        hard.push_back({shown.hard[i], shown.headings[i]});
    }
    m_hardTitle->setVisible(lead && !hard.empty());
    m_hardList->setVisible(lead && !hard.empty());
    m_hard->setRows(std::move(hard));
}

void TrainingTab::useMyLabels()
{
    const QString title = tr("Use My Labels as References");
    const auto shown = session().project().round(round());
    if (shown == nullptr) {
        return;
    }
    context().prompts.confirm(this,
                              {title,
                               tr("Your labels in “%1” become the references that others are compared with, your "
                                  "notes the explanations. Earlier references of these issues are replaced.")
                                   .arg(text(shown->name)),
                               tr("Use Them")},
                              {this, [this, title, id = round()] { makeReferences(title, id); }});
}

void TrainingTab::makeReferences(const QString& title, RoundId id)
{
    const auto made = std::make_shared<study::ReferencesMade>();
    write(
        title,
        [id, me = session().me(), made](Project& project) -> Status {
            ACCORD_TRY(*made, study::useMyLabels(project, id, me));
            return {};
        },
        [this, made, title] {
            context().prompts.tell(
                this, title,
                tr("%n references were made, %1 of them without an explanation.", nullptr, static_cast<int>(made->made))
                        .arg(made->withoutExplanation) +
                    QLatin1Char(' ') + tr("Issues that you have not labelled: %1.").arg(made->leftOut));
            refresh();
        });
}

} // namespace accord::ui
