// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QTextCharFormat>
#include <QTextCursor>

#include <string>
#include <vector>

namespace accord::ui {

/// Finds these words in any case, and only as whole words where they begin or end with a letter of a script that has
/// spaces between words. Longer ones go first. Finds nothing if there are none.
QRegularExpression wholeWords(const std::vector<std::string>& words);

/// Marks the words between two places of a document.
void markWords(QTextDocument& document, int from, int to, const std::vector<std::string>& words);

} // namespace accord::ui
