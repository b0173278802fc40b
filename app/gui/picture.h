// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace accord::ui {
class MainWindow;
}

namespace accord::app {

/// Draws the window into a PNG file once nothing is being read in the background any more. A sentence when that does
/// not work out.
QString drawPicture(ui::MainWindow& window, const QString& file);

} // namespace accord::app
