// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>

#include "core/project/permission.h"

class QWidget;

namespace accord::ui {

class Actions;

/// What can be done on the page of the study, registered with its keys.
struct StudyActions
{
    QAction* newRound = nullptr;
    QAction* edit = nullptr; ///< the draft or the person that is chosen
    QAction* assign = nullptr;
    QAction* topUp = nullptr;
    QAction* remove = nullptr; ///< the draft that is chosen
    QAction* start = nullptr;
    QAction* close = nullptr;
    QAction* report = nullptr;
    QAction* reconciled = nullptr;
    QAction* work = nullptr; ///< the pages show this round
    QAction* newPerson = nullptr;
    QAction* left = nullptr;
    QAction* references = nullptr;
    QAction* go = nullptr;
    QAction* noGo = nullptr;
    QAction* saveReport = nullptr;
    QAction* settings = nullptr;
    QList<QAction*> parts; ///< by number

    static StudyActions add(Actions& actions, QWidget* page);

    /// Those that change the study: observers and annotators see who may, and a package does not have them.
    [[nodiscard]] QList<QAction*> ofTheLead() const;

    /// What it takes to do one of these.
    [[nodiscard]] Action rightOf(const QAction* action) const;
};

} // namespace accord::ui
