// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/collect_actions.h"

#include <QCoreApplication>
#include <QKeySequence>

#include "ui/support/actions.h"

namespace accord::ui {
namespace {

constexpr int kParts = 5;

struct CollectActionsWords
{
    Q_DECLARE_TR_FUNCTIONS(CollectActions)
};

} // namespace

CollectActions CollectActions::make(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("collect");
    const auto make = [&](const char* name, const QString& text, const QKeySequence& keys) {
        return actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
    };
    CollectActions all;
    all.add = make("add", CollectActionsWords::tr("Add Source…"), QKeySequence(Qt::Key_N));
    all.addLinks =
        make("addLinks", CollectActionsWords::tr("Add Sources From Links…"), QKeySequence(Qt::SHIFT | Qt::Key_N));
    all.edit = make("edit", CollectActionsWords::tr("Edit Source…"), QKeySequence(Qt::Key_E));
    all.remove = make("remove", CollectActionsWords::tr("Remove Source…"), QKeySequence(Qt::Key_Delete));
    all.fetch = make("fetch", CollectActionsWords::tr("Fetch"), QKeySequence(Qt::Key_F));
    all.fetchAll = make("fetchAll", CollectActionsWords::tr("Fetch All"), QKeySequence(Qt::SHIFT | Qt::Key_F));
    all.stop = make("stop", CollectActionsWords::tr("Stop Fetching"), QKeySequence(Qt::Key_S));
    all.forecast = make("forecast", CollectActionsWords::tr("Forecast"), QKeySequence(Qt::Key_O));
    all.tokens = make("tokens", CollectActionsWords::tr("Access Tokens…"), QKeySequence(Qt::Key_T));
    all.importSelected = make("bringIn", CollectActionsWords::tr("Bring In…"), QKeySequence(Qt::Key_B));
    all.draw = make("draw", CollectActionsWords::tr("Draw a Sample"), QKeySequence(Qt::Key_D));
    all.first = make("first", CollectActionsWords::tr("Relevant"), QKeySequence(Qt::Key_1));
    all.second = make("second", CollectActionsWords::tr("False Positive"), QKeySequence(Qt::Key_2));
    all.notSaid = make("notSaid", CollectActionsWords::tr("Not Said"), QKeySequence(Qt::Key_0));
    all.wholeIssue = make("wholeIssue", CollectActionsWords::tr("Whole Issue"), QKeySequence(Qt::Key_W));
    all.countList = make("countList", CollectActionsWords::tr("Count a List…"), QKeySequence(Qt::Key_C));
    all.lookForPairs = make("lookForPairs", CollectActionsWords::tr("Look for Duplicates"), QKeySequence(Qt::Key_L));
    for (int part = 1; part <= kParts; ++part) {
        all.parts.append(make(qPrintable(QStringLiteral("part%1").arg(part)),
                              CollectActionsWords::tr("Part %1").arg(part),
                              QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_0 + part))));
    }
    return all;
}

QList<QAction*> CollectActions::ofTheLead() const
{
    return {add, addLinks, edit, remove, fetch, fetchAll, stop, forecast, tokens, importSelected};
}

} // namespace accord::ui
