// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "core/project/permission.h"
#include "core/project/project.h"
#include "ui/widgets/tabbed_page.h"

namespace accord::ui {

class Actions;

/// What can be done on the page of the study, registered with its keys.
struct StudyActions
{
    QAction* newRound = nullptr;
    QAction* edit = nullptr; ///< the round or the person that is chosen
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
    QList<QAction*> tabs; ///< by number

    static StudyActions add(Actions& actions, QWidget* page);

    /// Those that change the study: observers and annotators see who may, and a package does not have them.
    [[nodiscard]] QList<QAction*> ofTheLead() const;

    /// What it takes to do one of these.
    [[nodiscard]] Action rightOf(const QAction* action) const;
};

/// One tab of the page of the study. All but People are about one round.
class StudyTab : public Tab
{
    Q_OBJECT
public:
    using Tab::Tab;

    /// The round that the page is about; none in a project without one.
    [[nodiscard]] RoundId round() const { return m_round; }
    void setRound(RoundId round);

signals:
    void roundChosen(accord::RoundId round); ///< the page is to be about this round
    void itemWanted(accord::ItemId item);    ///< the page Label is to show it

protected:
    virtual void roundChanged() {}

private:
    RoundId m_round;
};

} // namespace accord::ui
