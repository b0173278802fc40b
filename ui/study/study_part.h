// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "ui/support/page.h"

#include <functional>

class QLayout;

namespace accord::ui {

/// One part of the page of the study, such as Rounds or People.
class StudyPart : public QWidget
{
    Q_OBJECT
public:
    StudyPart(const PageContext& context, const QString& id, const QString& title, QWidget* parent);

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
