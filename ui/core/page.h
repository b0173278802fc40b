// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QVariantMap>
#include <QWidget>

#include "core/labelling/labelling.h"

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
    [[nodiscard]] virtual QVariantMap place() const { return {}; }

signals:
    /// Asks the window to show an item on another page, such as the issues behind a cell of a matrix.
    void wanted(const QString& page, const QVariantMap& what);

    /// Asks the window for all of its room, without bars and foot, and for the whole screen as well; or gives it back.
    void roomWanted(bool all, bool wholeScreen);

public:
    /// Answers wanted() of another page; keys are documented by the page that takes them.
    virtual void show(const QVariantMap& what) { Q_UNUSED(what) }
    using QWidget::show;
};

} // namespace accord::ui
