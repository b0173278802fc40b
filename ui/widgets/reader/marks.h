// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QTextCharFormat>
#include <QTextCursor>
#include <QUrl>

#include <cstdint>
#include <string>
#include <vector>

namespace accord::ui {

/// Finds these words in any case, and only as whole words where they begin or end with a letter of a script that has
/// spaces between words. Longer ones go first. Finds nothing if there are none.
QRegularExpression wholeWords(const std::vector<std::string>& words);

/// Marks the words between two places of a document.
void markWords(QTextDocument& document, int from, int to, const std::vector<std::string>& words);

/// What is to be done with an address that stands in somebody else's text and was clicked on.
enum class WebLink : std::uint8_t {
    Refused,  ///< leads anywhere but to a host of the web: a file, a script, data, another program
    AskFirst, ///< may lead elsewhere than it seems to: a name in front of the host, a host with look-alike letters
    Plain,    ///< http or https and a host that says what it is
};

WebLink judged(const QUrl& address);

} // namespace accord::ui
