// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>
#include <QWidget>

#include "core/model/taxonomy.h"
#include "ui/core/actions.h"

#include <functional>
#include <memory>

namespace accord::ui {

/// What can be done on the Label page.
struct LabelActions : ActionTable
{
    Q_DECLARE_TR_FUNCTIONS(LabelPage)

public:
    LabelActions(Actions& actions, QWidget* page);

    /// A key per type of the taxonomy (see typeKeys()), also after shortcuts were changed.
    void setTypes(std::shared_ptr<const Taxonomy> taxonomy);

    /// Is called when the keys of types or of any other action may be others.
    std::function<void()> keysChanged;

    static constexpr const char* kCategoryMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Category");
    static constexpr const char* kConfidenceMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "Con&fidence");

    QAction* accept =
        make("label.accept", tr("Accept and Go On"), Qt::Key_Return, {.right = Action::Label, .shortly = tr("Accept")});
    QAction* next = make("label.next", tr("Next Issue"), Qt::Key_Right, {.menu = kQueueMenu});
    QAction* previous = make("label.previous", tr("Previous Issue"), Qt::Key_Left, {.menu = kQueueMenu});
    QAction* first = make("label.first", tr("First Issue"), Qt::Key_Home, {.menu = kQueueMenu});
    QAction* last = make("label.last", tr("Last Issue"), Qt::Key_End, {.menu = kQueueMenu});
    QAction* exclude = make("label.exclude", tr("Not for This Study"), Qt::Key_X, {.right = Action::Label});
    QAction* cannotTell = make(
        "label.cannotTell", tr("Cannot Tell Yet: Ask Me Later"), Qt::Key_Question,
        {.right = Action::Label,
         .shortly = tr("Cannot tell: later"),
         .tip = tr(
             "I cannot tell yet: the issue goes to the end of my queue, is still to do, and is no label that counts")});
    QAction* flag = make("label.flag", tr("Flag for Discussion"), Qt::Key_F,
                         {.right = Action::Label, .shortly = tr("Flag"), .checkable = true});
    QAction* note = make("label.note", tr("Write a Note"), Qt::Key_N, {.right = Action::Label});
    QAction* summary = make("label.summary", tr("Write the Summary"), Qt::Key_S, {.right = Action::Label});
    QAction* cite = make("label.cite", tr("Cite a Passage as Evidence"), Qt::Key_E, {.right = Action::Label});
    QAction* withdraw = make("label.withdraw", tr("Withdraw My Label"), Qt::Key_Delete, {.right = Action::Label});
    QAction* code = make("label.code", tr("Give a Code of My Own"), Qt::Key_Plus);
    QAction* propose = make("label.propose", tr("Propose a New Category…"), Qt::Key_P,
                            {.shortly = tr("No category fits? Propose one")});
    QAction* filterTree = make("label.filterTree", tr("Filter Categories"), Qt::Key_Slash, {.menu = kCategoryMenu});
    QAction* codebook = make("label.codebook", tr("Codebook Card"), Qt::Key_D, {.menu = kCategoryMenu});
    QAction* up = make("label.up", tr("One Level Up"), Qt::Key_Backspace, {.menu = kCategoryMenu});
    QAction* search = make("label.search", tr("Search Issues"), Qt::CTRL | Qt::SHIFT | Qt::Key_F, {.menu = kQueueMenu});
    QAction* goTo = make("label.goTo", tr("Go to an Issue…"), Qt::Key_G, {.menu = kQueueMenu});
    QAction* openLink = make("label.openLink", tr("Open in the Browser"), Qt::Key_O, {.menu = kTextMenu});
    QAction* pause = make("label.pause", tr("Take a Pause, or Go On"), Qt::Key_F8, {.menu = kQueueMenu});
    QAction* progress = make("label.progress", tr("My Progress"), Qt::Key_I, {.menu = kQueueMenu});
    QAction* queue =
        make("label.queue", tr("Show the Queue"), Qt::CTRL | Qt::Key_B, {.menu = kQueueMenu, .checkable = true});
    /// Of the queue, in the order of QueueTab.
    QList<QAction*> tabs{
        make("label.tabToDo", tr("List What Is to Do"), Qt::ALT | Qt::Key_1, {.menu = kQueueMenu}),
        make("label.tabDone", tr("List What Is Done"), Qt::ALT | Qt::Key_2, {.menu = kQueueMenu}),
        make("label.tabFlagged", tr("List What Is Flagged"), Qt::ALT | Qt::Key_3, {.menu = kQueueMenu}),
        make("label.tabAll", tr("List All"), Qt::ALT | Qt::Key_4, {.menu = kQueueMenu}),
        make("label.tabAgain", tr("List What to Look at Again"), Qt::ALT | Qt::Key_5, {.menu = kQueueMenu})};
    QAction* withoutEvidence =
        make("label.tabNoEvidence", tr("List Labels Without Evidence"), Qt::ALT | Qt::Key_6, {.menu = kQueueMenu});
    QList<QAction*> digits = makeNumbered(10, "label.walk", tr("Walk by the Digit %1"), {}, {.menu = kCategoryMenu});
    QList<QAction*> confidence{
        make("label.confidence1", tr("Not Sure"), Qt::Key_L,
             {.menu = kConfidenceMenu, .right = Action::Label, .shortly = tr("Low"), .checkable = true}),
        make("label.confidence2", tr("Fairly Sure"), Qt::Key_M,
             {.menu = kConfidenceMenu, .right = Action::Label, .shortly = tr("Medium"), .checkable = true}),
        make("label.confidence3", tr("Sure"), Qt::Key_H,
             {.menu = kConfidenceMenu, .right = Action::Label, .shortly = tr("High"), .checkable = true})};
    QList<QAction*> types; ///< their data is the category, as a qlonglong

private:
    void giveKeys();

    Actions& m_actions;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    bool m_making = false; ///< the actions of types come and go
    QObject m_following;   ///< goes before the actions do
};

} // namespace accord::ui
