// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/target.h"

namespace accord::ui {
namespace {

struct PageOf
{
    QString operator()(const LabelTarget&) const { return QStringLiteral("label"); }
    QString operator()(const ReconcileTarget&) const { return QStringLiteral("reconcile"); }
    QString operator()(const ConflictsTarget&) const { return QStringLiteral("reconcile"); }
    QString operator()(const MeetingTarget&) const { return QStringLiteral("reconcile"); }
    QString operator()(const TaxonomyTarget&) const { return QStringLiteral("taxonomy"); }
    QString operator()(const StudyTarget&) const { return QStringLiteral("study"); }
    QString operator()(const CollectTarget&) const { return QStringLiteral("collect"); }
    QString operator()(const ItemTarget&) const { return {}; }
    QString operator()(const ProposalTarget&) const { return {}; }
    QString operator()(const ChangeTarget&) const { return {}; }
    QString operator()(const IssuesTarget&) const { return {}; }
};

} // namespace

QString pageOf(const Target& target)
{
    return std::visit(PageOf(), target);
}

RoundId roundOf(const Target& target)
{
    if (const auto* label = std::get_if<LabelTarget>(&target)) {
        return label->round;
    }
    const auto* conflicts = std::get_if<ConflictsTarget>(&target);
    return conflicts == nullptr ? RoundId{} : conflicts->round;
}

} // namespace accord::ui
