// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QMargins>
#include <QPalette>
#include <QString>
#include <QStringList>

class QApplication;
class QWidget;

namespace accord::ui {

/// The few colours of the window, for light, dark and high contrast, from a set that colour-blind people can tell apart
/// (Okabe and Ito 2008). A colour never stands alone: there is always a letter, an icon or a word beside it. High
/// contrast is light on black, with lines that are seen, frames of 2 px around what has the keyboard, and no text below
/// a contrast of 7:1.
namespace theme {

bool isDark(); ///< the ground is dark: in high contrast too
bool isHighContrast();
void apply(QApplication& application, const QString& theme); ///< "system", "light", "dark", "contrast"; again to change
QPalette palette();                                          ///< of the theme of the moment

/// Size of the interface's text in percent of the system's; all windows follow at once.
void applyTextSize(QApplication& application, int percent);
/// The font in so many times its size, which is in points or in pixels.
QFont sized(QFont font, double factor);
/// The widget's font in such a proportion to the interface's, also after that changed.
void scaleFont(QWidget* widget, double factor, QFont::Weight weight = QFont::Normal);

/// px of a layout at the usual size of the interface's text, in proportion to the size that it has now.
int scaled(int pixels);

double contrast(const QColor& one, const QColor& other); ///< WCAG 2.1: 1 (none) to 21 (black on white)
QColor inkOn(const QColor& ground);                      ///< black or white, whichever is better to read on it

QColor accent();
QColor onAccent(); ///< text on the accent
QColor text();
QColor dimmed();                    ///< text of second rank
QString faint(const QString& html); ///< the rich text in that colour
QColor surface();                   ///< behind lists and text
QColor raised();                    ///< cards, headers
QColor line();                      ///< thin separators
QColor settled();                   ///< what is done, or open to be worked on: green

/// The codes of the types, in the order of the codebook: each has the next colour, the first ones blue, green and
/// vermilion. After eight the colours come again.
void setTypes(const QStringList& codes);
QColor typeColour(const QString& code); ///< of the type of a code, also of one below it

QColor personColour(int index); ///< for chips, from Person::colour
QColor warning();
QColor keywordGround(); ///< behind a word of the study in a text

QIcon icon(const QString& name); ///< ":/icons/NAME.svg" in the text's colour, also after the theme changed
QIcon icon(const QString& name, const QColor& colour);

constexpr int kGrid = 8; ///< px; every distance is a multiple or half of it
constexpr int kHalf = kGrid / 2;

/// The room between what a widget holds and its edges.
enum class Pad {
    None,
    Small, ///< of a part of a page
    Bar,   ///< wider at its sides
    Page,
    Dialog ///< its buttons are nearer to the edge
};
QMargins margins(Pad pad);

/// Lays out what the widget holds; `spacing` in px, -1: as the style has it.
template <class Layout>
Layout* layoutIn(QWidget* widget, Pad pad, int spacing = -1)
{
    auto* layout = new Layout(widget);
    layout->setContentsMargins(margins(pad));
    if (spacing >= 0) {
        layout->setSpacing(spacing);
    }
    return layout;
}

} // namespace theme

} // namespace accord::ui
