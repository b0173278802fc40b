// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>
#include <QString>
#include <QWidget>

#include <functional>

class QAbstractItemView;
class QModelIndex;

namespace accord::ui {

/// What a screen reader is told of a widget that paints itself. Its name is its accessibleName().
struct Spoken
{
    QAccessible::Role role = QAccessible::StaticText;
    std::function<QString()> value; ///< what it shows now; none: it shows no value
    std::function<void()> press;    ///< what a click does; none: that of a button, or nothing
};

/// Once for each widget, when it is made.
void speakAs(QWidget* widget, Spoken spoken);

/// Tells screen readers that a list's row is the one that keys act on, also while the list does not have the focus.
void announceRow(QAbstractItemView& view, const QModelIndex& row);

/// Tells screen readers a sentence that comes by itself, such as that a label was not kept; `where` shows it.
void announce(QWidget& where, const QString& sentence);

/// Takes what is announced, whether a screen reader runs or not; for tests. None: it goes to Qt.
void setAnnouncer(std::function<void(QAccessibleEvent&)> announcer);

} // namespace accord::ui
