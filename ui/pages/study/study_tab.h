// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QList>
#include <QWidget>

#include "core/project/permission.h"
#include "core/project/project.h"
#include "ui/core/page.h"

#include <functional>

class QLayout;
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

/// One part of the page of the study, such as Rounds or People.
class StudyTab : public QWidget
{
    Q_OBJECT
public:
    StudyTab(const PageContext& context, const QString& id, const QString& title, QWidget* parent);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const QString& title() const { return m_title; }

    /// It is shown now, or something changed while it is: read anew what it shows.
    virtual void refresh() = 0;

    /// Something is still being read.
    [[nodiscard]] virtual bool busy() const { return false; }

    /// The round that the page is about; none in a project without one.
    [[nodiscard]] RoundId round() const { return m_round; }
    void setRound(RoundId round);

    /// Runs `work` in the background; an error is told under `title`, otherwise `done` goes on.
    void write(const QString& title, std::function<Status(Project&)> work, std::function<void()> done = {});

signals:
    void roundChosen(accord::RoundId round); ///< the page is to be about this round
    void itemWanted(accord::ItemId item);    ///< the page Label is to show it

protected:
    [[nodiscard]] const PageContext& context() const { return m_context; }
    [[nodiscard]] Session& session() const { return m_context.session; }
    virtual void roundChanged() {}

    /// A list with the distance from the sides that the rest of the page has.
    [[nodiscard]] static QLayout* inset(QWidget* list);

private:
    PageContext m_context;
    QString m_id;
    QString m_title;
    RoundId m_round;
};

} // namespace accord::ui
