// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/result.h"

class QWidget;

namespace accord::ui {

/// Writes text as UTF-8. Errc::Unwritable with the system's reason; `project`: the open one, which is never written
/// over.
Status saveText(const QString& file, const QString& text, const QString& project);

/// Writes what the widget shows: as SVG when the name ends so, otherwise as PNG at twice the size on the screen.
Status savePicture(const QString& file, QWidget& widget, const QString& title, const QString& project);

} // namespace accord::ui
