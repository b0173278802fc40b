// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/next_hour_view.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/number_table.h"

#include <initializer_list>
#include <utility>
#include <vector>

namespace accord::ui {
namespace {

constexpr int kMostPeople = 1000;
constexpr int kMostMinutes = 600;

QLabel* sentences(const QString& name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->hide();
    return label;
}

QString wayName(agreement::HourWay way)
{
    switch (way) {
    case agreement::HourWay::GoOn:
        return NextHourView::tr("what comes next in each queue");
    case agreement::HourWay::Complete:
        return NextHourView::tr("items that others have labelled");
    case agreement::HourWay::NewItems:
        return NextHourView::tr("new items, labelled by all");
    case agreement::HourWay::Best:
        break;
    }
    return NextHourView::tr("of these two what helps most");
}

QString halfText(const std::optional<double>& half)
{
    return half ? valueText(*half, false) : kNothing;
}

// The narrowest; of the same the first.
agreement::HourWay bestWay(const agreement::HourPlan& plan)
{
    const agreement::HourOption* best = nullptr;
    for (const agreement::HourOption& option : plan.options) {
        if (option.halfWidth && (best == nullptr || *option.halfWidth < *best->halfWidth)) {
            best = &option;
        }
    }
    return best == nullptr ? agreement::HourWay::Best : best->way;
}

QString codeText(const Taxonomy& taxonomy, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    return category == nullptr ? categoryCode(taxonomy, -1) : QString::fromStdString(category->code);
}

QString talkText(const study::NextHour& hour, const Taxonomy& taxonomy, double target)
{
    const agreement::HourDiscussion& talk = *hour.plan.discussion;
    QStringList lines{NextHourView::tr("Or talk first: %1 and %2 are taken for each other most, on %Ln items. That "
                                       "takes about as many minutes, at one minute each.",
                                       nullptr, static_cast<int>(talk.conflicts))
                          .arg(codeText(taxonomy, hour.first), codeText(taxonomy, hour.second))};
    lines.append(NextHourView::tr("Had all told the two apart alike, kappa would be %1 higher, with ± %2.")
                     .arg(valueText(talk.gain, false), halfText(talk.halfWidth)));
    if (talk.labels && *talk.labels > 0) {
        lines.append(
            NextHourView::tr("Then %Ln more labels would do for ± %1.", nullptr, static_cast<int>(*talk.labels))
                .arg(valueText(target, false, 3)));
    }
    return lines.join(QLatin1Char(' '));
}

} // namespace

NextHourView::NextHourView(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, theme::kGrid);
    layout->addWidget(makeForm());
    m_plan = new QPushButton(tr("Plan the Hour"), this);
    m_plan->setObjectName(QStringLiteral("planHour"));
    m_plan->setToolTip(tr("Works out what narrows the interval most; nothing is changed by it"));
    connect(m_plan, &QPushButton::clicked, this, [this] {
        m_target = m_half->value();
        emit hourWanted();
    });
    layout->addWidget(m_plan, 0, Qt::AlignLeft);
    m_now = sentences(QStringLiteral("hourNow"), this);
    layout->addWidget(m_now);
    m_ways = new NumberTable(this);
    m_ways->setObjectName(QStringLiteral("hourWays"));
    m_ways->setAccessibleName(tr("What people can label"));
    m_ways->hide();
    layout->addWidget(m_ways);
    m_talk = sentences(QStringLiteral("hourTalk"), this);
    layout->addWidget(m_talk);
}

QWidget* NextHourView::makeForm()
{
    auto* widget = new QWidget(this);
    auto* form = theme::layoutIn<QFormLayout>(widget, theme::Pad::None);
    form->setVerticalSpacing(theme::kGrid / 2);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_people = new QSpinBox(widget);
    m_people->setObjectName(QStringLiteral("hourPeople"));
    m_people->setRange(1, kMostPeople);
    connect(m_people, &QSpinBox::valueChanged, this, [this] { m_peopleEntered = m_peopleEntered || !m_quiet; });
    m_minutes = new QSpinBox(widget);
    m_minutes->setObjectName(QStringLiteral("hourMinutes"));
    m_minutes->setRange(1, kMostMinutes);
    m_minutes->setValue(60);
    m_half = new QDoubleSpinBox(widget);
    m_half->setObjectName(QStringLiteral("hourHalfWidth"));
    m_half->setDecimals(3);
    m_half->setRange(0.005, 0.5);
    m_half->setSingleStep(0.005);
    m_half->setValue(0.02);
    form->addRow(tr("People"), m_people);
    form->addRow(tr("Minutes"), m_minutes);
    form->addRow(tr("Interval ± in the end"), m_half);
    return widget;
}

void NextHourView::setRound(RoundId round, Level level, int people)
{
    if (round != m_round) {
        m_peopleEntered = false;
    }
    if (round != m_round || level != m_level) {
        clear();
    }
    m_round = round;
    m_level = level;
    if (!m_peopleEntered) {
        m_quiet = true;
        m_people->setValue(people);
        m_quiet = false;
    }
}

study::HourRequest NextHourView::request() const
{
    study::HourRequest request;
    request.level = m_level;
    request.count = static_cast<std::size_t>(m_people->value());
    request.minutes = m_minutes->value();
    request.target = m_half->value();
    return request;
}

void NextHourView::clear()
{
    m_hour.reset();
    m_ways->setRows({}, {});
    for (QWidget* part : std::initializer_list<QWidget*>{m_now, m_ways, m_talk}) {
        part->hide();
    }
}

void NextHourView::setProblem(const QString& problem)
{
    clear();
    m_now->setText(problem);
    m_now->show();
}

QString NextHourView::nowText(const study::NextHour& hour) const
{
    const agreement::HourPlan& plan = hour.plan;
    const QString target = valueText(m_target, false, 3);
    QStringList lines;
    if (plan.halfWidth) {
        lines.append(plan.halfWidthInStrata ? tr("Fleiss’ kappa is known to ± %1 now, to ± %2 with the error taken "
                                                 "within repositories.")
                                                  .arg(halfText(plan.halfWidth), halfText(plan.halfWidthInStrata))
                                            : tr("Fleiss’ kappa is known to ± %1 now.").arg(halfText(plan.halfWidth)));
    }
    if (hour.assumedKappa && plan.present.use().pairable >= agreement::kEnoughItems) {
        lines.append(tr("No two labels differ so far, so that there is no error to estimate from: the table assumes a "
                        "kappa of %1.")
                         .arg(valueText(*hour.assumedKappa, false, 1)));
    } else if (hour.assumedKappa) {
        lines.append(tr("There is not enough to estimate from yet: let two people or more label the same %Ln items "
                        "first. Until then the table assumes a kappa of %1.",
                        nullptr, static_cast<int>(agreement::kEnoughItems))
                         .arg(valueText(*hour.assumedKappa, false, 1)));
    }
    if (plan.labels) {
        lines.append(*plan.labels == 0 ? tr("It is as narrow as ± %1 already.").arg(target)
                                       : tr("To ± %1 it takes about %Ln more labels, if all label the same new items.",
                                            nullptr, static_cast<int>(*plan.labels))
                                             .arg(target));
    }
    if (!hour.running) {
        lines.append(tr("The round takes no labels now."));
    } else if (hour.nothingLeft) {
        lines.append(tr("These people have nothing left to label in this round."));
    } else if (hour.ownOrders) {
        lines.append(tr("Everybody has an order of their own in this round, so that queues meet on few items at "
                        "first; the round can have one order for all (page Study)."));
    }
    bool assumed = false;
    for (const study::HourPerson& person : hour.people) {
        assumed = assumed || person.from == study::PaceFrom::Assumed;
    }
    if (assumed && hour.running && !hour.nothingLeft) {
        lines.append(tr("How long a label takes is not known yet: a minute is assumed."));
    }
    return lines.join(QLatin1Char('\n'));
}

void NextHourView::setHour(const study::NextHour& hour, const Taxonomy& taxonomy)
{
    m_hour = hour;
    m_now->setText(nowText(hour));
    m_now->setVisible(!m_now->text().isEmpty());
    const agreement::HourWay best = bestWay(hour.plan);
    std::vector<NumberRow> rows;
    for (const agreement::HourOption& option : hour.plan.options) {
        NumberRow row;
        row.strong = option.way == best;
        row.cells = {{wayName(option.way), {}, -1},
                     {countText(option.labels), {}, -1},
                     {countText(option.items), {}, -1},
                     {countText(option.newItems), {}, -1},
                     {halfText(option.halfWidth), {}, -1}};
        rows.push_back(std::move(row));
    }
    m_ways->setRows({tr("What people label"), tr("Labels"), tr("Items"), tr("New ones"), tr("± then")},
                    std::move(rows));
    m_ways->setVisible(hour.running && !hour.nothingLeft);
    const bool talks = hour.plan.discussion.has_value();
    m_talk->setText(talks ? talkText(hour, taxonomy, m_target) : QString());
    m_talk->setVisible(talks);
}

TextTable NextHourView::table() const
{
    TextTable table{tr("The next %Ln minutes", nullptr, m_minutes->value()),
                    QStringLiteral("next-hour"),
                    {tr("What people label"), tr("Labels"), tr("Items"), tr("New ones"), tr("± then")},
                    {}};
    if (m_hour) {
        for (const agreement::HourOption& option : m_hour->plan.options) {
            table.rows.append({wayName(option.way), QString::number(option.labels), QString::number(option.items),
                               QString::number(option.newItems),
                               option.halfWidth ? QString::number(*option.halfWidth) : QString()});
        }
    }
    return table;
}

} // namespace accord::ui
