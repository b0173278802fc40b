// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace accord::ui {

class Actions;

/// The actions of the Taxonomy page, registered with their standard shortcuts. Letters that judge a proposal are left
/// to the list of proposals.
struct TaxonomyKeys
{
    QList<QAction*> sections; ///< four, checkable: codebook, versions, proposals, to look at again

    QAction* filter = nullptr;
    QAction* retired = nullptr; ///< checkable
    QAction* editWords = nullptr;
    QAction* add = nullptr;
    QAction* rename = nullptr;
    QAction* move = nullptr;
    QAction* merge = nullptr;
    QAction* split = nullptr;
    QAction* retire = nullptr;
    QAction* pending = nullptr; ///< into the list of pending edits
    QAction* remove = nullptr;  ///< the chosen pending edit
    QAction* review = nullptr;
    QAction* discard = nullptr;  ///< all pending edits
    QAction* takeBack = nullptr; ///< the newest version
    QAction* returnTo = nullptr; ///< the chosen version
    QAction* propose = nullptr;
    QAction* proposeChange = nullptr;
    QAction* saveAs = nullptr;    ///< HTML, PDF, Markdown
    QAction* keepWords = nullptr; ///< what is being edited becomes a pending edit
    QAction* relabel = nullptr;   ///< goes through the labels to look at again on the Label page

    /// The shortcuts work within `page`.
    static TaxonomyKeys make(Actions& actions, QWidget* page);

    /// Those that make a pending edit.
    [[nodiscard]] QList<QAction*> edits() const { return {add, editWords, rename, move, merge, split, retire}; }
};

} // namespace accord::ui
