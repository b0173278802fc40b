// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>

namespace accord::test {

/// A text that a window shows.
struct ShownText
{
    QString where; ///< kind and name of what shows it
    QString text;  ///< without marks of HTML
};

/// All texts of a widget and of what is in it: labels, buttons, tool tips, names for screen readers, choices, cells,
/// headers and menus.
QList<ShownText> shownTexts(const QWidget& root);

/// What is looked at, and texts that it does not hold itself, such as those of a question.
using Look = std::function<void(const QString& place, const QWidget& shown, const QList<ShownText>& asked)>;

/// Opens the demo as its lead, goes to every page and every part of it, gives every command that can be given there,
/// and looks at what is shown each time, dialogs too. Every question is answered by Cancel.
void tourWindow(const Look& look);

} // namespace accord::test
