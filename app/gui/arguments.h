// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include "ui/app/main_window.h"

namespace accord::app {

/// What the command line asks for.
struct Arguments
{
    QString project;
    ui::Opening opening;
    QString picture;  ///< file of a picture to draw instead of opening a window
    QString theme;    ///< of the picture
    QString language; ///< empty: as the settings say
    QSize size{1280, 720};
    double scale = 1;
    bool tellInWindow = false; ///< what goes wrong; somebody without a terminal asked
    bool version = false;
    bool help = false;
    QString problem; ///< a sentence; everything else is not to be used
};

Arguments parseArguments(const QStringList& words);

QString helpText();

} // namespace accord::app
