// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace accord::ui {

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
        QAction* action = nullptr;
        QKeySequence standard; ///< the shortcut as shipped
        QString help;          ///< manual page, such as "label"
    };

    /// Registers an action. The text is in title case and already translated; `owner` is the widget in which the
    /// shortcut works (WidgetWithChildrenShortcut), or the window. A single letter or digit does not fire while a text
    /// field has the focus.
    QAction* add(const QString& id, const QString& text, const QKeySequence& standard, QWidget* owner,
                 const QString& place, const QString& help);

    /// Takes every action away, also those whose owner lives on.
    void clear();

    [[nodiscard]] const QList<Entry>& entries() const { return m_entries; }
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

} // namespace accord::ui
