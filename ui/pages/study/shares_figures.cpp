// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/shares_figures.h"

#include <QCoreApplication>

#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <optional>
#include <utility>

namespace accord::ui {
namespace {

struct SharesWords
{
    Q_DECLARE_TR_FUNCTIONS(Shares)
};

// As programs read numbers, whatever the language of the window.
QString plain(std::optional<double> value)
{
    return value ? QString::number(*value, 'f', 6) : QString();
}

QString plain(std::int64_t count)
{
    return QString::number(qlonglong{count});
}

// In the language of the window, where the codebook says it in that.
QString categoryNamed(const Taxonomy& taxonomy, const std::string& code, const std::string& name)
{
    const Category* category = taxonomy.findCode(code);
    return category != nullptr ? shownName(*category) : text(name);
}

QStringList studyHeader(const study::StudyTable& table, const Taxonomy& taxonomy)
{
    QStringList header{SharesWords::tr("Repository")};
    for (const std::string& year : table.years) {
        header.append(year.empty() ? SharesWords::tr("No year") : text(year));
    }
    for (std::size_t type = 0; type < table.types.size(); ++type) {
        header.append(categoryNamed(taxonomy, table.types[type], table.typeNames[type]));
    }
    if (table.all.undecided > 0) {
        header.append(SharesWords::tr("Not decided"));
    }
    return header + QStringList{SharesWords::tr("All"), SharesWords::tr("False positives")};
}

std::vector<std::int64_t> countsOf(const study::StudyTable& table, const study::StudyRow& row)
{
    std::vector<std::int64_t> counts;
    for (const std::string& year : table.years) {
        const auto found = row.years.find(year);
        counts.push_back(found == row.years.end() ? 0 : found->second);
    }
    for (std::size_t type = 0; type < table.types.size(); ++type) {
        counts.push_back(type < row.types.size() ? row.types[type] : 0);
    }
    if (table.all.undecided > 0) {
        counts.push_back(row.undecided);
    }
    counts.push_back(row.items);
    return counts;
}

std::vector<const study::StudyRow*> rowsOf(const study::StudyTable& table)
{
    std::vector<const study::StudyRow*> rows;
    for (const study::StudyRow& row : table.rows) {
        rows.push_back(&row);
    }
    rows.push_back(&table.all);
    return rows;
}

QString repositoryOf(const study::StudyRow& row)
{
    return row.repository.empty() ? SharesWords::tr("All repositories") : text(row.repository);
}

// "16,755 of 38,742 items decided, by rule unanimous", without a stop.
QString decidedText(std::int64_t settled, std::int64_t items, const std::vector<study::DecidedBy>& deciders)
{
    QStringList by;
    for (const study::DecidedBy& each : deciders) {
        const QString how = each.source == DecisionSource::Rule     ? SharesWords::tr("by rule %1").arg(text(each.rule))
                            : each.source == DecisionSource::Import ? SharesWords::tr("by a file that was brought in")
                                                                    : SharesWords::tr("by people");
        by.append(deciders.size() == 1 ? how : SharesWords::tr("%1 %2").arg(countText(each.items, false), how));
    }
    const QString all =
        SharesWords::tr("%1 of %2 items decided").arg(countText(settled, false), countText(items, false));
    return by.isEmpty() ? all : SharesWords::tr("%1, %2").arg(all, by.join(SharesWords::tr(", ")));
}

} // namespace

FigureTable studyFigures(const study::StudyTable& table, const Taxonomy& taxonomy)
{
    FigureTable figures{studyHeader(table, taxonomy), {}};
    for (const study::StudyRow* row : rowsOf(table)) {
        NumberRow line{{{repositoryOf(*row), {}, -1}}, row == &table.all, row == &table.all};
        for (const std::int64_t count : countsOf(table, *row)) {
            line.cells.push_back({countText(count, true), {}, -1});
        }
        const bool known = row->falsePositives.has_value();
        line.cells.push_back(
            {known ? percentText(*row->falsePositives) : kNothing,
             known ? QString() : SharesWords::tr("Nobody said of an issue that it is not for the study."), -1});
        figures.rows.push_back(std::move(line));
    }
    return figures;
}

TextTable studyTextTable(const study::StudyTable& table, const Taxonomy& taxonomy, const QString& round)
{
    TextTable figures{
        SharesWords::tr("Issues by repository, year and type"),
        QStringLiteral("issues-by-repository"),
        studyHeader(table, taxonomy),
        {},
        table.all.undecided == 0
            ? SharesWords::tr("Round %1, n = %2 items").arg(round, countText(table.all.items, false))
            : SharesWords::tr("Round %1, n = %2 items, %3")
                  .arg(round, countText(table.all.items, false), decidedText(table.settled, table.inRound, table.by))};
    for (const study::StudyRow* row : rowsOf(table)) {
        QStringList cells{repositoryOf(*row)};
        for (const std::int64_t count : countsOf(table, *row)) {
            cells.append(plain(count));
        }
        cells.append(plain(row->falsePositives));
        figures.rows.append(cells);
    }
    return figures;
}

QString studySentences(const study::StudyTable& table)
{
    const QString decided = table.all.undecided > 0
                                ? SharesWords::tr("%1.").arg(decidedText(table.settled, table.inRound, table.by))
                                : QString();
    if (table.all.falsePositives && table.meanFalsePositives) {
        const QString rates =
            SharesWords::tr("False positives: %1 of all that was collected, %2 as the mean of the repositories.")
                .arg(percentText(*table.all.falsePositives), percentText(*table.meanFalsePositives));
        return inSentences({decided, rates});
    }
    return inSentences(
        {decided, SharesWords::tr("False positives are not known: nobody said of an issue that it is not "
                                  "for the study.")});
}

QString sharesByWord(study::SharesBy by)
{
    switch (by) {
    case study::SharesBy::Nothing:
        break;
    case study::SharesBy::Repository:
        return SharesWords::tr("Repository");
    case study::SharesBy::Year:
        return SharesWords::tr("Year");
    case study::SharesBy::State:
        return SharesWords::tr("State");
    case study::SharesBy::Type:
        return SharesWords::tr("Type");
    }
    return SharesWords::tr("All together");
}

namespace {

QString partText(const std::string& part, study::SharesBy by, const Taxonomy& taxonomy)
{
    const Category* type = by == study::SharesBy::Type ? taxonomy.findCode(part) : nullptr;
    return type != nullptr ? shownCodeAndName(*type) : valuesText({part});
}

// What stands in place of an interval, for the caption.
QString intervalDetail(const study::RoundShares& shares)
{
    switch (shares.noInterval) {
    case study::NoInterval::None:
        break;
    case study::NoInterval::Undecided:
        return SharesWords::tr("at least and at most as the others may be of any category or of none");
    case study::NoInterval::ToppedUp:
        return SharesWords::tr("%1 added until a category had enough, so without intervals")
            .arg(countText(shares.added, false));
    case study::NoInterval::Whole:
        return SharesWords::tr("all there is, so without intervals of sampling");
    case study::NoInterval::NotDrawn:
        return SharesWords::tr("not drawn at random, so without intervals");
    }
    return SharesWords::tr("with 95% intervals");
}

} // namespace

FigureTable shareFigures(const study::RoundShares& shares, study::SharesBy by, const Taxonomy& taxonomy)
{
    FigureTable figures{{SharesWords::tr("Category"), SharesWords::tr("Items"), SharesWords::tr("Share"),
                         shares.noInterval == study::NoInterval::Undecided ? SharesWords::tr("At least to at most")
                                                                           : SharesWords::tr("95% interval")},
                        {}};
    std::optional<std::string> part;
    for (const study::ShareRow& row : shares.rows) {
        if (by != study::SharesBy::Nothing && part != row.part) {
            part = row.part;
            figures.rows.push_back({{{partText(row.part, by, taxonomy), {}, -1},
                                     {countText(row.ofItems, false), {}, -1},
                                     {{}, {}, -1},
                                     {{}, {}, -1}},
                                    true});
        }
        const auto& ends = row.share.bounds ? row.share.bounds : row.share.interval;
        const QString name = QStringLiteral("%1 %2").arg(text(row.code), categoryNamed(taxonomy, row.code, row.name));
        const QString span =
            ends ? SharesWords::tr("%1 to %2").arg(percentText(ends->low), percentText(ends->high)) : kNothing;
        figures.rows.push_back(
            {{{name, {}, -1},
              {SharesWords::tr("%1 of %2").arg(countText(row.share.items, false), countText(row.ofItems, false)),
               {},
               -1},
              {percentText(row.share.share), {}, -1},
              {span, {}, -1}},
             false});
    }
    return figures;
}

TextTable sharesTextTable(const study::RoundShares& shares, study::SharesBy by, const Taxonomy& taxonomy,
                          const QString& round)
{
    const bool parts = by != study::SharesBy::Nothing;
    TextTable figures{SharesWords::tr("Shares of categories"),
                      QStringLiteral("shares-of-categories"),
                      parts ? QStringList{sharesByWord(by)} : QStringList{},
                      {},
                      {}};
    const bool bounds = shares.noInterval == study::NoInterval::Undecided;
    figures.header += QStringList{SharesWords::tr("Code"),
                                  SharesWords::tr("Category"),
                                  SharesWords::tr("Items"),
                                  SharesWords::tr("Of"),
                                  SharesWords::tr("Share"),
                                  SharesWords::tr("Standard error"),
                                  bounds ? SharesWords::tr("At least") : SharesWords::tr("95% low"),
                                  bounds ? SharesWords::tr("At most") : SharesWords::tr("95% high")};
    figures.low = static_cast<int>(figures.header.size()) - 2;
    figures.interval = bounds ? SharesWords::tr("At least to at most") : SharesWords::tr("95% interval");
    const QString weighted =
        shares.drawn ? SharesWords::tr("weighted for the sample") : SharesWords::tr("each item counts the same");
    figures.details =
        SharesWords::tr("Round %1, %2, %3, %4")
            .arg(round, decidedText(shares.settled(), shares.items(), shares.by), weighted, intervalDetail(shares));
    for (const study::ShareRow& row : shares.rows) {
        QStringList cells = parts ? QStringList{partText(row.part, by, taxonomy)} : QStringList{};
        const auto& ends = row.share.bounds ? row.share.bounds : row.share.interval;
        cells += QStringList{text(row.code),
                             categoryNamed(taxonomy, row.code, row.name),
                             plain(row.share.items),
                             plain(row.ofItems),
                             plain(std::optional(row.share.share)),
                             plain(row.share.standardError),
                             ends ? plain(std::optional(ends->low)) : QString(),
                             ends ? plain(std::optional(ends->high)) : QString()};
        figures.rows.append(cells);
    }
    return figures;
}

QStringList sharesSentences(const study::RoundShares& shares)
{
    const auto count = [](std::int64_t items) { return static_cast<int>(items); };
    QStringList lines;
    lines.append(SharesWords::tr("%1.").arg(decidedText(shares.settled(), shares.items(), shares.by)));
    if (shares.noInterval == study::NoInterval::Undecided) {
        lines.append(SharesWords::tr("Which ones are decided is no chance: the shares are those of the decided items, "
                                     "without an interval. Each of the others may be of any category or of none, which "
                                     "gives the bounds."));
    } else if (shares.noInterval == study::NoInterval::Whole) {
        lines.append(SharesWords::tr("These are all there are, so there is no interval of sampling."));
    } else if (shares.noInterval == study::NoInterval::NotDrawn) {
        lines.append(
            SharesWords::tr("The items were not drawn at random, so there is no interval: it would say how far a "
                            "sample may lie from what it was drawn from."));
    }
    if (shares.noInterval == study::NoInterval::ToppedUp) {
        lines.append(SharesWords::tr("%Ln items were added until a category had enough, so there is no interval: how "
                                     "many there are depends on what was found.",
                                     nullptr, count(shares.added)));
    } else if (shares.added > 0) {
        lines.append(
            SharesWords::tr("%Ln items were added until a category had enough.", nullptr, count(shares.added)));
    }
    if (shares.drawn) {
        lines.append(SharesWords::tr("The items were drawn: the shares are those of all %Ln issues they were drawn "
                                     "from, and each item counts as many as it stands for in its stratum.",
                                     nullptr, count(shares.frame)));
    } else {
        lines.append(SharesWords::tr("Each decided item counts the same."));
    }
    if (shares.drawn && shares.strata > 1) {
        lines.append(SharesWords::tr("There are %Ln strata.", nullptr, static_cast<int>(shares.strata)));
    }
    if (shares.unspokenFor > 0) {
        lines.append(SharesWords::tr("%Ln of the issues are in strata without a decided item.", nullptr,
                                     count(shares.unspokenFor)));
    }
    if (shares.excluded > 0) {
        lines.append(SharesWords::tr("%Ln items are not for the study.", nullptr, count(shares.excluded)));
    }
    if (shares.elsewhere > 0) {
        lines.append(SharesWords::tr("%Ln items are left out: in no stratum of the sample any more.", nullptr,
                                     count(shares.elsewhere)));
    }
    return lines;
}

} // namespace accord::ui
