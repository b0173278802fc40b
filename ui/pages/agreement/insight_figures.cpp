// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/insight_figures.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace accord::ui {
namespace {

using What = Behind::What;

constexpr std::array<What, 5> kParts{What::AllAlike, What::WithinTheme, What::WithinType, What::AcrossTypes,
                                     What::OneGoesOn};

struct InsightFiguresWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementInsight)
};

bool isPercent(const AgreementReport& report)
{
    return !report.measure->chanceCorrected;
}

// What all disagreement takes from kappa: 1 - kappa.
double lostInAll(const AgreementReport& report)
{
    double sum = 0;
    for (const agreement::CategoryAgreement& figures : report.perCategory) {
        sum += figures.lost;
    }
    return sum;
}

void addStep(Alarm& alarm, const AlarmStep& step, const QString& text)
{
    alarm.steps.push_back(step);
    alarm.note.actions.append(text);
}

// To change the codebook, or to propose it, for one category; nothing for what is in no codebook any more.
void addWords(Alarm& alarm, const Taxonomy& taxonomy, int category, const AlarmRights& rights)
{
    if (category < 0 || taxonomy.categories()[static_cast<std::size_t>(category)].retired) {
        return;
    }
    const QString code = categoryCode(taxonomy, category);
    if (rights.edit) {
        addStep(alarm, {AlarmStep::What::Redefine, category, -1}, InsightFiguresWords::tr("Redefine %1").arg(code));
    } else if (rights.propose) {
        addStep(alarm, {AlarmStep::What::Propose, category, -1},
                InsightFiguresWords::tr("Propose a Change of %1…").arg(code));
    }
}

void addMerge(Alarm& alarm, const Taxonomy& taxonomy, int category, int other, const AlarmRights& rights)
{
    const auto stands = [&taxonomy](int each) {
        return each >= 0 && !taxonomy.categories()[static_cast<std::size_t>(each)].retired;
    };
    if (rights.edit && stands(category) && stands(other)) {
        addStep(alarm, {AlarmStep::What::Merge, category, other},
                InsightFiguresWords::tr("Merge %1 with %2…")
                    .arg(categoryCode(taxonomy, category), categoryCode(taxonomy, other)));
    }
}

void addDiscuss(Alarm& alarm)
{
    addStep(alarm, {AlarmStep::What::Discuss, -1, -1}, InsightFiguresWords::tr("Discuss"));
}

QString whyAlarming(const agreement::CategoryAlarm& alarm, const QString& labels)
{
    return alarm.neverAgreed ? InsightFiguresWords::tr("is used but never agreed on: %1, and on no item by more than "
                                                       "half of the people.")
                                   .arg(labels)
           : alarm.reachesZero
               ? InsightFiguresWords::tr("could be chance: %1, and the interval of its kappa reaches 0.").arg(labels)
               : InsightFiguresWords::tr("is among those that cost most: %1.").arg(labels);
}

QString kappaSentence(const agreement::Outcome& kappa)
{
    if (!kappa.defined()) {
        return {};
    }
    const QString interval = intervalText(kappa, false, 3);
    return interval.isEmpty()
               ? InsightFiguresWords::tr("Kappa against the rest %1.").arg(valueText(kappa->value, false, 3))
               : InsightFiguresWords::tr("Kappa against the rest %1 (%2).")
                     .arg(valueText(kappa->value, false, 3), interval);
}

std::vector<Alarm> categoryAlarmsOf(const AgreementReport& report, const Taxonomy& taxonomy, const AlarmRights& rights)
{
    const auto noCategory = std::ranges::find(report.categories, -1);
    const int leftOut =
        noCategory == report.categories.end() ? -1 : static_cast<int>(noCategory - report.categories.begin());
    std::vector<Alarm> found;
    for (const agreement::CategoryAlarm& each : report.categoryAlarms) {
        const agreement::CategoryAgreement& figures = report.perCategory[static_cast<std::size_t>(each.category)];
        const int category = report.categories[static_cast<std::size_t>(each.category)];
        const int with = agreement::mostConfusedWith(report.confusion, each.category, leftOut);
        Alarm alarm;
        alarm.lost = each.lost;
        alarm.rare = each.rare;
        alarm.behind.what = What::Category;
        alarm.behind.level = report.selection.level;
        alarm.behind.one = category;
        alarm.note.code = categoryCode(taxonomy, category, report.openCodes);
        alarm.note.head = categoryName(taxonomy, category, report.openCodes);
        alarm.note.text =
            inSentences({whyAlarming(each, labelsText(figures.ratings)),
                         InsightFiguresWords::tr("Without its disagreements kappa would be %1 higher: %2 of what is "
                                                 "lost.")
                             .arg(valueText(each.lost, false), valueText(each.share, true)),
                         kappaSentence(figures.kappa)});
        alarm.note.toolTip = InsightFiguresWords::tr("Press Enter or click for its issues.");
        addWords(alarm, taxonomy, category, rights);
        addMerge(alarm, taxonomy, category, with < 0 ? -1 : report.categories[static_cast<std::size_t>(with)], rights);
        addDiscuss(alarm);
        found.push_back(std::move(alarm));
    }
    return found;
}

std::vector<Alarm> peopleAlarms(const AgreementReport& report, std::span<const Person> people)
{
    std::vector<Alarm> found;
    for (const agreement::RaterAlarm& each : report.raterAlarms) {
        const PersonId person = report.annotators[static_cast<std::size_t>(each.rater)];
        Alarm alarm;
        alarm.behind.what = What::AgainstRest;
        alarm.behind.level = report.selection.level;
        alarm.behind.person = person;
        alarm.note.head = nameOf(people, person);
        alarm.note.text = InsightFiguresWords::tr(
                              "lies clearly apart: mean kappa with the others %1, the others among themselves %2.")
                              .arg(valueText(each.own, false, 3), valueText(each.others, false, 3));
        alarm.note.toolTip = InsightFiguresWords::tr("Press Enter or click for the issues.");
        addDiscuss(alarm);
        found.push_back(std::move(alarm));
    }
    return found;
}

std::vector<Alarm> confusionAlarms(const AgreementReport& report, const Taxonomy& taxonomy, const AlarmRights& rights)
{
    // The first few say it; the whole list is a section of its own.
    constexpr std::size_t kMost = 3;
    const double all = lostInAll(report);
    std::vector<Alarm> found;
    for (std::size_t i = 0; i < std::min(kMost, report.confusions.size()); ++i) {
        const agreement::Confusion& confusion = report.confusions[i];
        const int one = report.categories[static_cast<std::size_t>(confusion.first)];
        const int other = report.categories[static_cast<std::size_t>(confusion.second)];
        Alarm alarm;
        alarm.lost = confusion.share * all;
        alarm.behind.what = What::Confused;
        alarm.behind.level = report.selection.level;
        alarm.behind.one = one;
        alarm.behind.other = other;
        const QString share = valueText(confusion.share, true);
        const QString most = report.confusions.size() == 1
                                 ? InsightFiguresWords::tr("make up %1 of all disagreement.").arg(share)
                                 : InsightFiguresWords::tr(
                                       "make up %1 of all disagreement; half of it comes from %Ln pairs of categories.",
                                       nullptr, static_cast<int>(report.confusions.size()))
                                       .arg(share);
        alarm.note.code = categoryCode(taxonomy, one, report.openCodes) + QStringLiteral(" / ") +
                          categoryCode(taxonomy, other, report.openCodes);
        alarm.note.head =
            InsightFiguresWords::tr("%1 and %2")
                .arg(categoryName(taxonomy, one, report.openCodes), categoryName(taxonomy, other, report.openCodes));
        alarm.note.text = i == 0 ? most : InsightFiguresWords::tr("make up %1 of all disagreement.").arg(share);
        alarm.note.toolTip = InsightFiguresWords::tr("With those before it: %1 of all disagreement.")
                                 .arg(valueText(confusion.cumulated, true));
        addWords(alarm, taxonomy, one, rights);
        addWords(alarm, taxonomy, other, rights);
        // The one with fewer labels is merged into the other.
        const auto labels = [&report](int place) {
            return report.perCategory[static_cast<std::size_t>(place)].ratings;
        };
        const bool firstStays = labels(confusion.first) >= labels(confusion.second);
        addMerge(alarm, taxonomy, firstStays ? other : one, firstStays ? one : other, rights);
        addDiscuss(alarm);
        found.push_back(std::move(alarm));
    }
    return found;
}

QString partName(What what)
{
    switch (what) {
    case What::AllAlike:
        return InsightFiguresWords::tr("Labels alike");
    case What::WithinTheme:
        return InsightFiguresWords::tr("Part within a theme");
    case What::WithinType:
        return InsightFiguresWords::tr("Part within a type");
    case What::AcrossTypes:
        return InsightFiguresWords::tr("Part across types");
    default:
        break;
    }
    return InsightFiguresWords::tr("One goes on, the other stops");
}

QString partStory(What what)
{
    switch (what) {
    case What::AllAlike:
        return InsightFiguresWords::tr("Pairs of labels on the same item that are the same down to where both stop.");
    case What::WithinTheme:
        return InsightFiguresWords::tr("The same theme, different sub-themes.");
    case What::WithinType:
        return InsightFiguresWords::tr("The same type, different themes.");
    case What::AcrossTypes:
        return InsightFiguresWords::tr("Different types, or one is not for this study.");
    default:
        break;
    }
    return InsightFiguresWords::tr(
        "The same as far as both go, but one label stops at a type or theme where the other goes on below.");
}

double shareOf(const agreement::DisagreementByLevel& parts, What what)
{
    const auto at = [&parts](std::size_t place) { return place < parts.partAt.size() ? parts.partAt[place] : 0.0; };
    switch (what) {
    case What::AllAlike:
        return parts.agreed;
    case What::AcrossTypes:
        return at(0);
    case What::WithinType:
        return at(1);
    case What::WithinTheme:
        return at(2);
    default:
        break;
    }
    return parts.unspecified;
}

} // namespace

std::vector<Alarm> alarms(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people,
                          const AlarmRights& rights)
{
    std::vector<Alarm> result = categoryAlarmsOf(report, taxonomy, rights);
    std::ranges::move(confusionAlarms(report, taxonomy, rights), std::back_inserter(result));
    std::ranges::move(peopleAlarms(report, people), std::back_inserter(result));
    std::ranges::stable_sort(result, [](const Alarm& a, const Alarm& b) {
        return a.rare != b.rare ? b.rare : a.lost > b.lost; // people cost nothing that could be told apart
    });
    for (std::size_t i = 0; i < result.size(); ++i) {
        result[i].note.key = static_cast<int>(i);
    }
    return result;
}

std::vector<Note> alarmNotes(const std::vector<Alarm>& alarms, bool withRare)
{
    std::vector<Note> notes;
    std::vector<Note> rare;
    for (const Alarm& alarm : alarms) {
        (alarm.rare ? rare : notes).push_back(alarm.note);
    }
    if (rare.empty()) {
        return notes;
    }
    Note line;
    line.key = kFoldedAlarms;
    line.fold = withRare ? Note::Fold::Open : Note::Fold::Closed;
    line.head =
        InsightFiguresWords::tr("%Ln categories with fewer than %1 labels", nullptr, static_cast<int>(rare.size()))
            .arg(agreement::kRareLabels);
    line.text = InsightFiguresWords::tr("too few to tell much from.");
    line.toolTip = withRare ? InsightFiguresWords::tr("Press Enter or click to hide them.")
                            : InsightFiguresWords::tr("Press Enter or click to show them.");
    notes.push_back(std::move(line));
    if (withRare) {
        std::ranges::move(rare, std::back_inserter(notes));
    }
    return notes;
}

LevelRows levelRows(const AgreementReport& report)
{
    const bool percent = isPercent(report);
    LevelRows result;
    result.header = {InsightFiguresWords::tr("Level"),         InsightFiguresWords::tr("Value"),
                     InsightFiguresWords::tr("95 % interval"), InsightFiguresWords::tr("Items used"),
                     InsightFiguresWords::tr("Left out"),      InsightFiguresWords::tr("Labels not specified")};
    const auto lead = [&result](Level level, What what, agreement::Count count) {
        if (count == 0) {
            return -1;
        }
        Behind behind;
        behind.what = what;
        behind.level = level;
        result.behind.push_back(behind);
        return static_cast<int>(result.behind.size()) - 1;
    };
    for (const LevelFigure& figure : report.levels) {
        const QString interval = intervalText(figure.value, percent, percent ? 4 : 3);
        NumberRow row;
        row.strong = figure.level == report.selection.level;
        const int disputed = lead(figure.level, What::Disputed, figure.use.pairable);
        row.cells.push_back({levelName(figure.level), QString(), -1});
        row.cells.push_back({figure.value.defined() ? valueText(figure.value->value, percent) : kNothing,
                             figure.value.defined() ? QString() : undefinedText(figure.value.why()), disputed});
        row.cells.push_back({interval.isEmpty() ? kNothing : interval, QString(), disputed});
        row.cells.push_back({countText(figure.use.pairable),
                             InsightFiguresWords::tr("Items with two or more labels at this level"),
                             lead(figure.level, What::Used, figure.use.pairable)});
        row.cells.push_back({countText(figure.use.leftOut()), itemsText(figure),
                             lead(figure.level, What::LeftOut, figure.use.leftOut())});
        row.cells.push_back({countText(figure.notSpecified),
                             InsightFiguresWords::tr("Labels that stop above this level"),
                             lead(figure.level, What::NotSpecified, figure.notSpecified)});
        result.rows.push_back(std::move(row));
    }
    return result;
}

std::vector<StackPart> lossParts(const AgreementReport& report)
{
    if (report.loss.use.pairable == 0) {
        return {};
    }
    const agreement::DisagreementByLevel& parts = report.loss.parts;
    const double disagreed = 1 - parts.agreed;
    std::vector<StackPart> result;
    for (const What what : kParts) {
        StackPart part;
        part.key = static_cast<int>(what);
        part.share = shareOf(parts, what);
        part.name = partName(what);
        part.text = valueText(part.share, true, 5);
        part.leadsOn = part.share > 0;
        part.heat = what == What::AllAlike      ? 0
                    : what == What::WithinTheme ? 0.3
                    : what == What::WithinType  ? 0.6
                    : what == What::AcrossTypes ? 1
                                                : 0.15;
        part.toolTip = partStory(what);
        if (what != What::AllAlike && disagreed > 0) {
            part.detail = InsightFiguresWords::tr("%1 of the loss").arg(valueText(part.share / disagreed, true));
        }
        result.push_back(std::move(part));
    }
    return result;
}

Behind partBehind(int key)
{
    Behind behind;
    behind.what = static_cast<What>(key);
    return behind;
}

QString lossText(const AgreementReport& report)
{
    const std::vector<StackPart> parts = lossParts(report);
    if (parts.empty()) {
        return {};
    }
    const auto largest = std::max_element(parts.begin() + 1, parts.end(),
                                          [](const auto& a, const auto& b) { return a.share < b.share; });
    return InsightFiguresWords::tr(
               "Of all pairs of labels on the same item, how many part, and where in the taxonomy.") +
           (largest->share > 0
                ? QLatin1Char(' ') +
                      InsightFiguresWords::tr("The largest part of the loss: %1.").arg(largest->name.toLower())
                : QString());
}

std::vector<LinePoint> roundPoints(const AgreementReport& report, std::span<const Round> rounds)
{
    const bool percent = isPercent(report);
    std::vector<LinePoint> points;
    for (std::size_t i = 0; i < report.rounds.size(); ++i) {
        const RoundValue& value = report.rounds[i];
        const auto round = std::ranges::find(rounds, value.round, &Round::id);
        if (round == rounds.end()) {
            continue;
        }
        LinePoint point;
        point.key = static_cast<int>(i);
        point.name = QString::fromStdString(round->name);
        point.strong = value.round == report.round;
        const agreement::Outcome& outcome =
            point.strong ? report.chosen().value
                         : value.levels[static_cast<std::size_t>(report.selection.level) - 1].value;
        QStringList story{point.name};
        if (value.blind && !point.strong) {
            point.text = InsightFiguresWords::tr("blind");
            story.append(InsightFiguresWords::tr("This round is blind: nothing of it is shown before it is over."));
        } else if (!outcome.defined()) {
            point.text = kNothing;
            story.append(undefinedText(outcome.why()));
        } else {
            point.value = outcome->value;
            point.interval = outcome->interval;
            point.text = valueText(outcome->value, percent, percent ? 4 : 3);
            const QString interval = intervalText(outcome, percent);
            story.append(interval.isEmpty()
                             ? point.text
                             : InsightFiguresWords::tr("%1, 95 % interval %2").arg(point.text, interval));
            story.append(InsightFiguresWords::tr("%Ln items", nullptr, static_cast<int>(outcome.use().pairable)));
            story.append(InsightFiguresWords::tr("%Ln people", nullptr, static_cast<int>(value.annotators)));
        }
        point.toolTip = story.join(QLatin1Char('\n'));
        points.push_back(std::move(point));
    }
    return points;
}

namespace {

// Rounds for different purposes, or labelled by different versions of the codebook: each with what it is.
QString apartText(const AgreementReport& report, std::span<const Round> rounds)
{
    QStringList each;
    bool alike = true;
    const RoundValue* first = nullptr;
    const Round* firstRound = nullptr;
    for (const RoundValue& value : report.rounds) {
        const auto round = std::ranges::find(rounds, value.round, &Round::id);
        if (value.blind || round == rounds.end()) {
            continue;
        }
        if (first == nullptr) {
            first = &value;
            firstRound = &*round;
        }
        const bool given = !value.versions.given.empty() && !first->versions.given.empty();
        alike = alike && round->purpose == firstRound->purpose && (!given || value.versions == first->versions);
        QStringList versions;
        for (const int version : value.versions.given) {
            versions += QLocale().toString(version);
        }
        const QString name = QString::fromStdString(round->name);
        each += versions.isEmpty() ? InsightFiguresWords::tr("%1: %2").arg(name, purposeWord(round->purpose))
                                   : InsightFiguresWords::tr("%1: %2, labels given by codebook %3")
                                         .arg(name, purposeWord(round->purpose), versions.join(QStringLiteral(", ")));
    }
    return alike
               ? QString()
               : InsightFiguresWords::tr("These rounds are not alike, so that their figures say different things. %1.")
                     .arg(each.join(QStringLiteral("; ")));
}

} // namespace

QString roundsText(const AgreementReport& report, std::span<const Round> rounds)
{
    const auto seen = std::ranges::count_if(report.rounds, [](const RoundValue& value) { return !value.blind; });
    const QString what = InsightFiguresWords::tr("%1 at the level of the %2, with its 95 % interval.")
                             .arg(measureName(report.measure->atLevel()), levelName(report.selection.level).toLower());
    return seen < 2
               ? what + QLatin1Char(' ') +
                     InsightFiguresWords::tr("There is one round to look at so far, and nothing to compare it with.")
               : inSentences({what, InsightFiguresWords::tr("A click shows that round."), apartText(report, rounds)});
}

} // namespace accord::ui
