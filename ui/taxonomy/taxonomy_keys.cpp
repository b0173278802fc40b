// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/taxonomy_keys.h"

#include <QCoreApplication>

#include "ui/support/actions.h"

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TaxonomyPage)
};

} // namespace

TaxonomyKeys TaxonomyKeys::make(Actions& actions, QWidget* page)
{
    const QString place = QStringLiteral("taxonomy");
    const auto add = [&](const char* name, const QString& text, const QKeySequence& keys, const QString& shortly = {}) {
        QAction* action = actions.add(place + QLatin1Char('.') + QLatin1String(name), text, keys, page, place, place);
        if (!shortly.isEmpty()) {
            action->setIconText(shortly);
        }
        return action;
    };
    TaxonomyKeys keys;
    keys.sections = {add("codebook", Words::tr("Codebook"), QKeySequence(Qt::Key_1)),
                     add("versions", Words::tr("Versions"), QKeySequence(Qt::Key_2)),
                     add("proposalList", Words::tr("Proposals"), QKeySequence(Qt::Key_3)),
                     add("again", Words::tr("To Look at Again"), QKeySequence(Qt::Key_4))};
    for (QAction* section : keys.sections) {
        section->setCheckable(true);
    }
    keys.filter = add("filter", Words::tr("Filter Categories"), QKeySequence(Qt::Key_Slash));
    keys.retired =
        add("retired", Words::tr("Show Retired Categories"), QKeySequence(Qt::Key_H), Words::tr("Show retired"));
    keys.retired->setCheckable(true);
    keys.editWords = add("editWords", Words::tr("Edit the Words"), QKeySequence(Qt::Key_E), Words::tr("Edit"));
    keys.add = add("add", Words::tr("New Category…"), QKeySequence(Qt::Key_N), Words::tr("New…"));
    keys.rename = add("rename", Words::tr("Rename…"), QKeySequence(Qt::Key_F2), Words::tr("Rename…"));
    keys.move = add("move", Words::tr("Move…"), QKeySequence(Qt::Key_M), Words::tr("Move…"));
    keys.merge = add("merge", Words::tr("Merge into Another…"), QKeySequence(Qt::Key_G), Words::tr("Merge…"));
    keys.split = add("split", Words::tr("Split…"), QKeySequence(Qt::Key_S), Words::tr("Split…"));
    keys.retire = add("retire", Words::tr("Retire"), QKeySequence(Qt::Key_R), Words::tr("Retire"));
    keys.pending = add("pending", Words::tr("To the Pending Edits"), QKeySequence(Qt::Key_K));
    keys.remove = add("remove", Words::tr("Remove the Pending Edit"), QKeySequence(Qt::Key_X), Words::tr("Remove"));
    keys.review = add("review", Words::tr("Review and Apply…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Return),
                      Words::tr("Review and apply…"));
    keys.discard = add("discard", Words::tr("Discard All Pending Edits"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X), Words::tr("Discard all"));
    keys.takeBack = add("takeBack", Words::tr("Take Back the Newest Version…"), QKeySequence(Qt::Key_U),
                        Words::tr("Take back the newest…"));
    keys.returnTo = add("returnTo", Words::tr("Return to the Chosen Version…"), QKeySequence(Qt::Key_B),
                        Words::tr("Return to this one…"));
    keys.propose = add("proposeHere", Words::tr("Propose a New Category Here…"), QKeySequence(Qt::Key_P),
                       Words::tr("Propose a category…"));
    keys.proposeChange = add("proposeChangeHere", Words::tr("Propose a Change of This Category…"),
                             QKeySequence(Qt::SHIFT | Qt::Key_P), Words::tr("Propose a change…"));
    keys.saveAs = add("saveAs", Words::tr("Save the Codebook as HTML, PDF or Markdown…"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), Words::tr("Save as…"));
    keys.keepWords = add("keepWords", Words::tr("Keep the Edited Words"), QKeySequence(Qt::CTRL | Qt::Key_S),
                         Words::tr("Keep as pending edit"));
    keys.relabel = add("lookAgain", Words::tr("Look at Them Again on the Label Page"), QKeySequence(Qt::Key_O),
                       Words::tr("Open on the Label page"));
    return keys;
}

} // namespace accord::ui
