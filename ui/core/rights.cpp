// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/rights.h"

#include <QAction>
#include <QCoreApplication>
#include <QStringList>

#include "ui/core/actions.h"
#include "ui/core/session.h"
#include "ui/text/plain_text.h"

namespace accord::ui {
namespace {

struct RightsWords
{
    Q_DECLARE_TR_FUNCTIONS(Rights)
};

/// What the tool tip was before it said why something is denied.
const char* const kOwnToolTip = "ownToolTip";

QString leadsText(const Session& session)
{
    QStringList names;
    for (const Person& lead : session.project().leads()) {
        names.append(QString::fromStdString(lead.name));
    }
    return names.isEmpty() ? RightsWords::tr("Only a lead can do this.")
                           : RightsWords::tr("Only a lead can do this: %1.").arg(inList(names));
}

} // namespace

QString denialText(const Session& session, Action action, RoundId round)
{
    switch (denial(session.project(), session.me(), action, round)) {
    case DenialReason::None:
        return {};
    case DenialReason::ReadOnly:
        return RightsWords::tr("This project can only be read.");
    case DenialReason::Nobody:
    case DenialReason::UnknownPerson:
        return RightsWords::tr("Say who you are first: at the left end of the status bar.");
    case DenialReason::Left:
        return RightsWords::tr("You have left this study. A lead can take you in again on the Study page.");
    case DenialReason::Observer:
        return RightsWords::tr("You are an observer of this study: you look, and change nothing.");
    case DenialReason::Package:
        return RightsWords::tr("This is the package of one person, for their own work. This is done in the study’s "
                               "project.");
    case DenialReason::OnlyLead:
        return leadsText(session);
    case DenialReason::NotTakingPart:
        return RightsWords::tr("Others do this in this round.");
    case DenialReason::DoesNotLabel:
        return RightsWords::tr("You lead this study and do not label. You can change that on the Study page.");
    case DenialReason::NotStarted:
        return RightsWords::tr("The round has not been started.");
    case DenialReason::AlreadyStarted:
        return RightsWords::tr("The round has been started already.");
    case DenialReason::NotRunning:
        return RightsWords::tr("The round is not running.");
    case DenialReason::NotClosed:
        return RightsWords::tr("The round is not closed, or it is reconciled already.");
    case DenialReason::Closed:
        return RightsWords::tr("The round is closed.");
    case DenialReason::Reconciled:
        return RightsWords::tr("The round is reconciled: what was decided stays, unless a lead opens it again.");
    case DenialReason::Blind:
        return RightsWords::tr("The round is blind.");
    case DenialReason::NotAssigned:
        return RightsWords::tr("This issue is handed to others.");
    }
    return {};
}

bool isOfLeads(const Session& session, Action action)
{
    if (permissionRule(action).rank != Rank::Lead) {
        return false;
    }
    const auto me = session.project().person(session.me());
    const bool annotator = me != nullptr && me->role == Role::Annotator && me->left.empty();
    return session.packagedFor().valid() || (annotator && !session.project().mayLead(me->id));
}

std::optional<Action> rightOf(const QAction& action)
{
    const auto* known = dynamic_cast<const TableAction*>(&action);
    return known == nullptr ? std::nullopt : known->details.right;
}

void enable(QAction* button, bool possible, const Session& session, RoundId round)
{
    if (const auto right = rightOf(*button)) {
        enable(button, possible, session, *right, round);
    } else {
        enable(button, possible, QString());
    }
}

void enable(QAction* button, bool possible, const Session& session, Action action, RoundId round)
{
    button->setVisible(!isOfLeads(session, action));
    enable(button, possible, denialText(session, action, round));
}

void enable(QAction* button, bool possible, const QString& why)
{
    if (!button->property(kOwnToolTip).isValid() && !why.isEmpty()) {
        // The tool tip that nobody set is the text of the action, which may change.
        const QString own = button->toolTip();
        const QString text = QString(button->text()).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
        button->setProperty(kOwnToolTip, own == text ? QString() : own);
    }
    if (button->statusTip() != why) {
        button->setStatusTip(why);
    }
    if (!why.isEmpty()) {
        button->setToolTip(why);
    } else if (const QVariant own = button->property(kOwnToolTip); own.isValid()) {
        button->setToolTip(own.toString());
        button->setProperty(kOwnToolTip, QVariant());
    }
    button->setEnabled(possible && why.isEmpty());
}

} // namespace accord::ui
