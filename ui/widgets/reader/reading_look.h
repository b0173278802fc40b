// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QString>
#include <QTextBlockFormat>
#include <QTextCharFormat>

namespace accord::ui {

/// What a block or some text belongs to, as properties of its format: the text stays one document in which finding and
/// selecting go across, and what frames it is painted behind it.
enum ReadingProperty : int {
    PanelProperty = QTextFormat::UserProperty + 1, ///< int, number of the panel (code) that the block stands in
    CardProperty,                                  ///< bool, the block is the head of a card of the discussion
    WidthProperty, ///< int, px that its longest line needs; of a table what its columns need. Only where that is known
    NoteProperty,  ///< QString, address: what stands there is a picture from it, or why there is none
    NotedProperty, ///< bool, the placeholder of a picture has such a note
};

/// Fonts, distances and formats of an issue's text at one size, for the theme of the moment.
struct ReadingLook
{
    explicit ReadingLook(double points);

    [[nodiscard]] int column() const;      ///< px; about 80 characters
    [[nodiscard]] int leastColumn() const; ///< px; about 45: below that a text cannot be read
    [[nodiscard]] QString styleSheet() const;

    /// `card`: inside a card of the discussion. Distances are px.
    [[nodiscard]] static int textMargin(bool card);

    [[nodiscard]] QTextCharFormat title() const;
    [[nodiscard]] QTextCharFormat text() const;
    [[nodiscard]] QTextCharFormat strong() const;
    [[nodiscard]] QTextCharFormat dimmed() const;
    [[nodiscard]] QTextCharFormat code() const;
    [[nodiscard]] QTextCharFormat link(const QString& address) const;

    [[nodiscard]] QTextBlockFormat cardHead() const;
    [[nodiscard]] QTextBlockFormat codeLines(int margin, int panel, bool first, bool last) const;

    QFont font;
    QFont fixed;
    bool wraps; ///< lines of code and wide tables, instead of being scrolled to: as the setting says
};

/// How far a quote is moved in. Its right margin grows by one px per quote around it, which tells how deep it is.
constexpr int kQuoteMargin = 14;
constexpr int kIndent = 24;       ///< of a list item, px
constexpr int kPanelPadding = 12; ///< between a panel's edge and its text, px

} // namespace accord::ui
