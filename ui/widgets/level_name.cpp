// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/level_name.h"

#include <QCoreApplication>

namespace accord::ui {

QString levelName(Level level)
{
    switch (level) {
    case Level::Type:
        return QCoreApplication::translate("LevelName", "Type");
    case Level::Theme:
        return QCoreApplication::translate("LevelName", "Theme");
    case Level::Subtheme:
        break;
    }
    return QCoreApplication::translate("LevelName", "Sub-theme");
}

} // namespace accord::ui
