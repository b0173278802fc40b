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

class Page;
class PageWindow;

/// What is known of a page before there is one. Each page defines its own; ui/app/pages.cpp lists them, and menus,
/// palette, bar of pages, manual and command line ask that list.
struct PageEntry
{
    const char* id;    ///< "label"; its actions and targets begin with it, and its keys work in the place of that name
    const char* title; ///< "Label", to be translated in the context of Page
    const char* icon;  ///< such as "label", of resources/icons
    const char* help;  ///< topic of the manual
    Page* (*create)(const PageContext& context, QWidget* parent);
    bool forLeads = false; ///< annotators of a study that somebody leads do not see it
    void (*addCommands)(PageWindow& window, QObject* parent) = nullptr; ///< that work wherever somebody is
};

template <class Shown>
Page* createPage(const PageContext& context, QWidget* parent)
{
    return new Shown(context, parent);
}

/// A page of the window: Label, Reconcile, Agreement.
class Page : public QWidget
{
    Q_OBJECT
public:
    explicit Page(const PageEntry& entry, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_entry(entry)
    {}

    [[nodiscard]] QString id() const { return QString::fromLatin1(m_entry.id); }
    [[nodiscard]] QString title() const { return tr(m_entry.title); }
    [[nodiscard]] QString icon() const { return QString::fromLatin1(m_entry.icon); }
    [[nodiscard]] bool isForLeads() const { return m_entry.forLeads; }
    [[nodiscard]] QString help() const { return QString::fromLatin1(m_entry.help); }

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

private:
    const PageEntry& m_entry;
};

} // namespace accord::ui
