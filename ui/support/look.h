// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

#include "core/model/decision.h"
#include "core/model/study.h"
#include "core/reconcile/consensus.h"

class QApplication;

namespace accord::ui {

/// The few colours of the window, for light and dark, from a set that colour-blind people can tell apart (Okabe and
/// Ito 2008). A colour never stands alone: there is always a letter, an icon or a word beside it.
namespace look {

bool isDark();
void apply(QApplication& application, const QString& theme); ///< "system", "light", "dark"; again to change it
QPalette palette(bool dark);

QColor accent();
QColor onAccent(); ///< text on the accent
QColor text();
QColor dimmed();                        ///< text of second rank
QColor surface();                       ///< behind lists and text
QColor raised();                        ///< cards, headers
QColor line();                          ///< thin separators
QColor typeColour(const QString& code); ///< by the first letter: A blue, B green, C vermilion
QColor personColour(int index);         ///< for chips, from Person::colour
QColor warning();
QColor keywordGround(); ///< behind a word of the study in a text

QString standingWord(reconcile::Agreement agreement, DecisionState decision); ///< "Conflict", "Decided", ...
QString standingIcon(reconcile::Agreement agreement, DecisionState decision); ///< a name for icon()
QIcon icon(const QString& name); ///< ":/icons/NAME.svg" in the text's colour, also after the theme changed
QIcon icon(const QString& name, const QColor& colour);

constexpr int kGrid = 8; ///< px; every distance is a multiple or half of it

} // namespace look
} // namespace accord::ui
