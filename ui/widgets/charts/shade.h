// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>

namespace accord::ui {

/// `share` of the way from one colour to another.
QColor mixed(const QColor& from, const QColor& to, double share);

/// Contrast of two colours, 1 to 21 (WCAG 2.1).
double contrast(const QColor& one, const QColor& other);

/// Black or white, whichever stands out more from the background; never below 4.5 to 1.
QColor inkFor(const QColor& background);

/// The fill of a heat map's field: from the ground at 0 to the full accent at 1.
QColor heat(double share);

} // namespace accord::ui
