// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/labelling/labelling.h"
#include "ui/core/target.h"

#include <optional>
#include <vector>

class QUndoStack;

namespace accord::ui {

class Actions;
class Prompts;
class Session;

/// What a page gets from the window around it. Valid as long as the page lives.
struct PageContext
{
    Session& session;
    Actions& actions;
    Prompts& prompts;
    QUndoStack& undo; ///< one for the window: undo goes back across pages
};

/// A page of the window: Label, Reconcile, Agreement.
class Page : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString id() const = 0;    ///< "label"; also its topic in the manual
    [[nodiscard]] virtual QString title() const = 0; ///< "Label"
    [[nodiscard]] virtual QString icon() const = 0;  ///< ":/icons/label.svg"

    virtual void enter() {} ///< it is shown now
    virtual void leave() {} ///< another page is shown, or the window closes: take over what is being typed

    /// Labels that were given here and could not be saved: what is being typed, too.
    [[nodiscard]] virtual std::vector<labelling::LabelSubmission> unsavedLabels() { return {}; }

    /// Something is still being read or drawn in the background; pictures wait for it.
    [[nodiscard]] virtual bool busy() const { return false; }

    /// Where somebody is on it, so that show() leads there again.
    [[nodiscard]] virtual std::optional<Target> place() const { return {}; }

    /// Goes to one of its own targets; others are left alone.
    virtual void show(const Target& target) { Q_UNUSED(target) }
    using QWidget::show;

    /// Shows one of its tabs, if it has one with this id.
    virtual void showTab(const QString& id) { Q_UNUSED(id) }

signals:
    /// Asks the window to go somewhere, such as to the issues behind a cell of a matrix. The window decides what it
    /// takes to get there.
    void wanted(const accord::ui::Target& target);

    /// Asks the window for all of its room, without bars and foot, and for the whole screen as well; or gives it back.
    void roomWanted(bool all, bool wholeScreen);
};

} // namespace accord::ui
