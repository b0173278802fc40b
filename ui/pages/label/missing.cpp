// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/missing.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/project/permission.h"
#include "ui/core/actions.h"
#include "ui/core/session.h"

namespace accord::ui {
namespace {

struct MissingWords
{
    Q_DECLARE_TR_FUNCTIONS(LabelPage)
};

} // namespace

QString whyReadOnly(const Session& session)
{
    const auto round = session.project().round(session.round());
    switch (denial(session.project(), session.me(), Action::Label, session.round())) {
    case DenialReason::NotStarted:
        return MissingWords::tr(
            "This round has not been started: you can read its issues, and not label them yet. A lead "
            "starts it on the Study page.");
    case DenialReason::Closed:
        return round != nullptr && round->state == accord::RoundState::Reconciled
                   ? MissingWords::tr("This round is reconciled: first labels and decisions stay as they are.")
                   : MissingWords::tr(
                         "This round is closed: first labels stay as they were given. What people disagree on is "
                         "settled on the Reconcile page.");
    case DenialReason::Observer:
        return MissingWords::tr(
            "You are an observer of this study: you can read, and do not label. A lead can give you another "
            "role on the Study page.");
    case DenialReason::Left:
        return MissingWords::tr("You have left this study. A lead can take you in again on the Study page.");
    case DenialReason::NotTakingPart:
        return MissingWords::tr("Others label in this round. Choose another one at the foot of the window.");
    case DenialReason::DoesNotLabel:
        return MissingWords::tr("You lead this study and do not label. You can change that on the Study page.");
    default: // what else there is, such as a file that can only be read, the window says elsewhere
        break;
    }
    return {};
}

void sayNothingIsForMe(const PageContext& context, Placeholder& place)
{
    const auto round = context.session.project().round(context.session.round());
    const QString name = round == nullptr ? QString() : QString::fromStdString(round->name);
    const QString why = whyReadOnly(context.session);
    place.say(QStringLiteral("round"), MissingWords::tr("Nothing of “%1” is for you").arg(name),
              !why.isEmpty() ? why
              : round != nullptr && round->assigned
                  ? MissingWords::tr(
                        "No issue of this round is handed to you. A lead hands issues out on the Study page; until "
                        "then you can choose another round.")
                  : MissingWords::tr("This round has no issues yet. Choose another one."));
    place.offer(context.actions.action(QStringLiteral("study.chooseRound")));
}

} // namespace accord::ui
