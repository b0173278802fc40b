// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/sampling/strata_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/support/joined_text.h"

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Strata)
};

} // namespace

QString stratumName(study::StratumBy by)
{
    switch (by) {
    case study::StratumBy::Repository:
        return Words::tr("repository");
    case study::StratumBy::Year:
        return Words::tr("year");
    case study::StratumBy::State:
        return Words::tr("state");
    case study::StratumBy::Keyword:
        return Words::tr("keyword");
    case study::StratumBy::Category:
        return Words::tr("category");
    }
    return {};
}

QString strataText(const study::StrataChoice& strata)
{
    QStringList names;
    for (const study::StratumBy by : strata.by) {
        names.append(stratumName(by));
    }
    return names.size() < 2 ? names.join(QString())
                            : Words::tr("%1 and %2").arg(inList(names.mid(0, names.size() - 1)), names.back());
}

QString allocationWord(study::Allocation allocation)
{
    switch (allocation) {
    case study::Allocation::Proportional:
        return Words::tr("proportionally");
    case study::Allocation::Equal:
        return Words::tr("equally");
    case study::Allocation::Quotas:
        return Words::tr("in own numbers");
    }
    return {};
}

QString methodName(study::AssignmentMethod method)
{
    switch (method) {
    case study::AssignmentMethod::EveryoneAll:
        return Words::tr("Everybody labels all");
    case study::AssignmentMethod::KOfN:
        return Words::tr("Some label each, balanced");
    case study::AssignmentMethod::Blocks:
        return Words::tr("Blocks of issues");
    case study::AssignmentMethod::ByRepository:
        return Words::tr("Whole repositories");
    }
    return {};
}

QString methodHint(study::AssignmentMethod method, int overlap)
{
    switch (method) {
    case study::AssignmentMethod::EveryoneAll:
        return Words::tr("Nothing is handed out. Who joins later finds every issue too.");
    case study::AssignmentMethod::KOfN:
        return Words::tr(
            "Balanced by person, stratum and pair: everybody’s share and every pair’s common issues differ "
            "as little as can be.");
    case study::AssignmentMethod::Blocks:
        return Words::tr("Each block of issues in a row goes to the same %1 people.").arg(overlap);
    case study::AssignmentMethod::ByRepository:
        return Words::tr("All issues of a repository go to the same %1 people, the largest repository first.")
            .arg(overlap);
    }
    return {};
}

QString valuesText(const std::vector<std::string>& values)
{
    QStringList texts;
    for (const std::string& value : values) {
        texts.append(value.empty()  ? Words::tr("none")
                     : value == "-" ? Words::tr("not for this study")
                                    : QString::fromStdString(value));
    }
    return texts.isEmpty() ? Words::tr("all") : inList(texts);
}

} // namespace accord::ui
