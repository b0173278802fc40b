// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/insight_figures.h"

#include <QCoreApplication>

#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <array>

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

void add(Alarms& alarms, Note note, const Behind& behind)
{
    note.key = static_cast<int>(alarms.notes.size());
    alarms.notes.push_back(std::move(note));
    alarms.behind.push_back(behind);
}

void addCategories(Alarms& alarms, const AgreementReport& report, const Taxonomy& taxonomy)
{
    for (const agreement::CategoryAlarm& alarm : report.categoryAlarms) {
        const agreement::CategoryAgreement& figures = report.perCategory[static_cast<std::size_t>(alarm.category)];
        const int category = report.categories[static_cast<std::size_t>(alarm.category)];
        const QString labels = labelsText(figures.ratings);
        QString text =
            alarm.neverAgreed
                ? InsightFiguresWords::tr("is used but never agreed on: %1, and on no item by more than half "
                                          "of the people.")
                      .arg(labels)
                : InsightFiguresWords::tr("could be chance: %1, and the interval of its kappa reaches 0.").arg(labels);
        if (figures.kappa.defined()) {
            const QString interval = intervalText(figures.kappa, false, 3);
            text +=
                QLatin1Char(' ') + (interval.isEmpty() ? InsightFiguresWords::tr("Kappa against the rest %1.")
                                                             .arg(valueText(figures.kappa->value, false, 3))
                                                       : InsightFiguresWords::tr("Kappa against the rest %1 (%2).")
                                                             .arg(valueText(figures.kappa->value, false, 3), interval));
        }
        Behind behind;
        behind.what = What::Category;
        behind.level = report.selection.level;
        behind.one = category;
        add(alarms,
            Note{0, categoryCode(taxonomy, category), categoryName(taxonomy, category), text,
                 InsightFiguresWords::tr("Press Enter or click for its issues.")},
            behind);
    }
}

void addPeople(Alarms& alarms, const AgreementReport& report, std::span<const Person> people)
{
    for (const agreement::RaterAlarm& alarm : report.raterAlarms) {
        const PersonId person = report.annotators[static_cast<std::size_t>(alarm.rater)];
        const QString text = InsightFiguresWords::tr(
                                 "lies clearly apart: mean kappa with the others %1, the others among themselves %2.")
                                 .arg(valueText(alarm.own, false, 3), valueText(alarm.others, false, 3));
        Behind behind;
        behind.what = What::AgainstRest;
        behind.level = report.selection.level;
        behind.person = person;
        add(alarms,
            Note{0, QString(), nameOf(people, person), text,
                 InsightFiguresWords::tr("Press Enter or click for the issues.")},
            behind);
    }
}

void addConfusions(Alarms& alarms, const AgreementReport& report, const Taxonomy& taxonomy)
{
    // The first few say it; the whole list is a section of its own.
    constexpr std::size_t kMost = 3;
    for (std::size_t i = 0; i < std::min(kMost, report.confusions.size()); ++i) {
        const agreement::Confusion& confusion = report.confusions[i];
        const int one = report.categories[static_cast<std::size_t>(confusion.first)];
        const int other = report.categories[static_cast<std::size_t>(confusion.second)];
        Behind behind;
        behind.what = What::Confused;
        behind.level = report.selection.level;
        behind.one = one;
        behind.other = other;
        const QString share = valueText(confusion.share, true);
        const QString most = report.confusions.size() == 1
                                 ? InsightFiguresWords::tr("make up %1 of all disagreement.").arg(share)
                                 : InsightFiguresWords::tr(
                                       "make up %1 of all disagreement; half of it comes from %Ln pairs of categories.",
                                       nullptr, static_cast<int>(report.confusions.size()))
                                       .arg(share);
        const QString codes = categoryCode(taxonomy, one) + QStringLiteral(" / ") + categoryCode(taxonomy, other);
        add(alarms,
            Note{0, codes,
                 InsightFiguresWords::tr("%1 and %2").arg(categoryName(taxonomy, one), categoryName(taxonomy, other)),
                 i == 0 ? most : InsightFiguresWords::tr("make up %1 of all disagreement.").arg(share),
                 InsightFiguresWords::tr("With those before it: %1 of all disagreement.")
                     .arg(valueText(confusion.cumulated, true))},
            behind);
    }
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

Alarms alarms(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people)
{
    Alarms result;
    addCategories(result, report, taxonomy);
    addPeople(result, report, people);
    addConfusions(result, report, taxonomy);
    return result;
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

QString roundsText(const AgreementReport& report)
{
    const auto seen = std::ranges::count_if(report.rounds, [](const RoundValue& value) { return !value.blind; });
    const QString what = InsightFiguresWords::tr("%1 at the level of the %2, with its 95 % interval.")
                             .arg(measureName(report.measure->atLevel()), levelName(report.selection.level).toLower());
    return seen < 2
               ? what + QLatin1Char(' ') +
                     InsightFiguresWords::tr("There is one round to look at so far, and nothing to compare it with.")
               : inSentences({what, InsightFiguresWords::tr("A click shows that round.")});
}

} // namespace accord::ui
