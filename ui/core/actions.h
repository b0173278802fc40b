// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QWidget>

#include "core/project/permission.h"

#include <functional>
#include <optional>

namespace accord::ui {

/// What is known of an action besides its name, its text and its keys.
struct ActionDetails
{
    const char* menu = nullptr;       ///< that it stands in; none: right in that of its page
    int section = 0;                  ///< of a menu of the window: between two of them is a line
    std::optional<Action> right = {}; ///< who may; none: everybody
    const char* help = nullptr;       ///< topic of the manual, if that is not the place
    const char* icon = nullptr;       ///< of resources/icons, where a button shows one
    QString shortly = {};             ///< on a button, if that is to say less
    QString tip = {};                 ///< when the mouse rests on it, if that is to say more
    bool ofProject = false;           ///< off as long as no project is open
    bool checkable = false;
    bool repeats = true; ///< as long as the key is held
};

/// One line of a table of actions: menus, palette, shortcut editor and buttons know no more of it.
struct ActionRow
{
    const char* id;    ///< "label.accept"; kept with the shortcuts that people chose
    QString text;      ///< in title case and translated
    QKeySequence keys; ///< as shipped; a single letter does not fire while a text field has the focus
    ActionDetails more = {};
    std::function<void()> run = {}; ///< what it does, if it is not connected elsewhere
};

/// An action that was registered, with its line of the table.
class TableAction final : public QAction
{
public:
    TableAction(const ActionRow& row, QObject* parent)
        : QAction(row.text, parent)
        , details(row.more)
    {}

    const ActionDetails details;
};

/// The place of what can be done wherever somebody is.
inline const QString kWindowPlace = QStringLiteral("window");

/// Menus that several tables fill; all are translated in the context of Menus.
inline constexpr const char* kFileMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&File");
inline constexpr const char* kEditMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Edit");
inline constexpr const char* kStudyMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Study");
inline constexpr const char* kViewMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&View");
inline constexpr const char* kHelpMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Help");
inline constexpr const char* kQueueMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Queue");
inline constexpr const char* kTextMenu = QT_TRANSLATE_NOOP("accord::ui::Menus", "&Text of the Issue");

/// Everything that can be done in the window, with a stable name. Menus, palette, shortcut editor, manual and tests use
/// this one list; a test fails when two entries of one place clash.
class Actions : public QObject
{
    Q_OBJECT
public:
    explicit Actions(QObject* parent = nullptr);
    ~Actions() override;

    struct Entry
    {
        QString id;    ///< "label.accept"
        QString place; ///< where the shortcut works: "window", "label", "reconcile", ...
        TableAction* action = nullptr;
        QKeySequence standard; ///< the shortcut as shipped

        [[nodiscard]] const ActionDetails& details() const { return action->details; }
        [[nodiscard]] bool isInMenu(const char* menu) const
        {
            return QLatin1String(details().menu) == QLatin1String(menu);
        }
        /// Topic of the manual, such as "label".
        [[nodiscard]] QString help() const
        {
            return details().help == nullptr ? place : QString::fromLatin1(details().help);
        }
    };

    /// Registers a line of a table. `owner` is the widget in which the shortcut works (WidgetWithChildrenShortcut), or
    /// the window; what it does ends with `receiver`.
    QAction* add(const ActionRow& row, QWidget* owner, const QString& place, QObject* receiver);

    /// Takes every action away, also those whose owner lives on.
    void clear();

    [[nodiscard]] const QList<Entry>& entries() const { return m_entries; }
    [[nodiscard]] const Entry* entry(const QString& id) const;         ///< null if there is none
    [[nodiscard]] QAction* action(const QString& id) const;            ///< null if there is none
    void setShortcut(const QString& id, const QKeySequence& shortcut); ///< kept in the settings
    void resetShortcuts();

    /// What somebody chose for the action of this id, which need not be there; none: it has what it is shipped with.
    [[nodiscard]] static std::optional<QKeySequence> chosen(const QString& id);

    /// For an action whose shortcuts follow from those of others: what it is shipped with, and what it has now.
    void offer(const QString& id, const QKeySequence& standard, const QKeySequence& now);

    /// Pairs of ids in one place (or one of them in the window) that have the same shortcut: "file.open, label.next".
    [[nodiscard]] QStringList clashes() const;

    /// Ids of the entries that would clash with `id` if it had this shortcut.
    [[nodiscard]] QStringList clashesWith(const QString& id, const QKeySequence& shortcut) const;

signals:
    void changed(); ///< entries came or went, or a shortcut changed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static bool meet(const Entry& a, const Entry& b);

    QList<Entry> m_entries; ///< an entry goes with its action, and that with its owner
};

/// The actions of one owner. Those of a page are members of its table, whose initialisers are the lines.
class ActionTable
{
public:
    /// What they do ends with `receiver`; none: with the owner.
    ActionTable(Actions& actions, QWidget* owner, const QString& place, QObject* receiver = nullptr)
        : m_actions(&actions)
        , m_owner(owner)
        , m_place(place)
        , m_receiver(receiver == nullptr ? owner : receiver)
    {}

    QAction* make(const char* id, const QString& text, const QKeySequence& keys, const ActionDetails& more = {},
                  const std::function<void()>& run = {})
    {
        return m_actions->add({id, text, keys, more, run}, m_owner, m_place, m_receiver);
    }

    /// Several that differ by their number alone: "label.walk1", "Walk by the Digit 1", the key 1; the tenth has 0.
    QList<QAction*> makeNumbered(int count, const char* stem, const QString& text, Qt::KeyboardModifiers with,
                                 const ActionDetails& more = {});

    /// Those that somebody may not be permitted to do.
    [[nodiscard]] QList<QAction*> withRight() const;

private:
    Actions* m_actions;
    QWidget* m_owner;
    QString m_place;
    QObject* m_receiver;
};

} // namespace accord::ui
