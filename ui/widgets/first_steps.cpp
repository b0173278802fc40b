// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/first_steps.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/study/next_step.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"

#include <optional>

namespace accord::ui {
namespace {

struct MissingWords
{
    Q_DECLARE_TR_FUNCTIONS(LabelPage)
};

struct Missing
{
    QString icon;
    QString title;
    QString sentence;
    QStringList actions; ///< of the registry; those that the window does not have are left out
};

std::optional<Missing> whatIsMissing(Session& session)
{
    Project& project = session.project();
    study::StudyStep step = study::StudyStep::Label;
    if (project.rounds().empty() || project.taxonomy()->empty()) {
        const auto next = study::nextStep(project);
        step = next.ok() ? next->step : step;
    }
    switch (step) {
    case study::StudyStep::ImportTaxonomy:
        return Missing{QStringLiteral("taxonomy"),
                       MissingWords::tr("There is no taxonomy yet"),
                       MissingWords::tr("Labels are categories of a taxonomy. Import one to begin."),
                       {QStringLiteral("file.importTaxonomy")}};
    case study::StudyStep::ImportTexts:
        return Missing{QStringLiteral("import"),
                       MissingWords::tr("There are no issues yet"),
                       MissingWords::tr("Import issues with their text, or lists of links."),
                       {QStringLiteral("file.importIssues"), QStringLiteral("file.importLinks")}};
    case study::StudyStep::AddPeople:
        return Missing{QStringLiteral("people"),
                       MissingWords::tr("Who labels?"),
                       MissingWords::tr("Agreement is between two people at least. Add them, or begin with a round."),
                       {QStringLiteral("study.addPerson"), QStringLiteral("study.newRound")}};
    case study::StudyStep::MakeRound:
        return Missing{QStringLiteral("round"),
                       MissingWords::tr("No round has been started"),
                       MissingWords::tr("A round is the set of issues that everybody labels, each for themselves."),
                       {QStringLiteral("study.newRound")}};
    default:
        break;
    }
    if (project.person(session.me()) == nullptr) {
        return Missing{QStringLiteral("person"),
                       MissingWords::tr("Who are you?"),
                       MissingWords::tr("Every label has a name. Choose yours, or add it to the project."),
                       {QStringLiteral("study.whoAmI"), QStringLiteral("study.addPerson")}};
    }
    return std::nullopt;
}

} // namespace

bool sayWhatIsMissing(const PageContext& context, Placeholder& place)
{
    const auto missing = whatIsMissing(context.session);
    if (!missing) {
        return false;
    }
    place.say(missing->icon, missing->title, missing->sentence);
    for (const QString& action : missing->actions) {
        place.offer(context.actions.action(action));
    }
    return true;
}

} // namespace accord::ui
