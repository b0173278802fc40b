// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "core/model/taxonomy.h"
#include "ui/core/actions.h"

#include <functional>
#include <memory>

namespace accord::ui {

/// The keys of the Label page, as actions of the registry.
struct LabelActions
{
    LabelActions(Actions& actions, QWidget* page);

    /// A key per type of the taxonomy (see typeKeys()), also after shortcuts were changed.
    void setTypes(std::shared_ptr<const Taxonomy> taxonomy);

    /// Is called when the keys of types or of any other action may be others.
    std::function<void()> keysChanged;

    QAction* accept;
    QAction* next;
    QAction* previous;
    QAction* first;
    QAction* last;
    QAction* exclude;
    QAction* cannotTell;
    QAction* flag;
    QAction* note;
    QAction* summary;
    QAction* cite;
    QAction* withdraw;
    QAction* code; ///< into the field for a code of my own
    QAction* propose;
    QAction* filterTree;
    QAction* codebook; ///< the codebook card
    QAction* up;
    QAction* withoutEvidence; ///< lists my labels that cite nothing
    QAction* search;
    QAction* goTo; ///< an issue by its number
    QAction* openLink;
    QAction* pause;
    QAction* progress;
    QAction* queue;             ///< checkable: the queue is shown
    QList<QAction*> tabs;       ///< of the queue, in the order of QueueTab
    QList<QAction*> digits;     ///< "1" to "9", "0"
    QList<QAction*> confidence; ///< low, medium, high; checkable
    QList<QAction*> types;      ///< their data is the category, as a qlonglong

private:
    QAction* add(const char* name, const QString& text, const QKeySequence& keys);

    void giveKeys();

    Actions& m_actions;
    QWidget* m_page;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    bool m_making = false; ///< the actions of types come and go
    QObject m_following;   ///< goes before the actions do
};

} // namespace accord::ui
