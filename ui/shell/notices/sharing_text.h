// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/project/project.h"

namespace accord::ui {

class Session;

/// One sentence about where the file lies and what that means; empty on a local disk.
QString placeSentence(const Opened& opened);

/// The same in one or two words for the foot of the window.
QString placeWord(const Opened& opened);

/// That it can only be read because its disk is full.
QString roomSentence();

/// What was found of a process that ended abruptly; empty if nothing was.
QString recoverySentence(const Opened& opened);

/// Who else is here, in a few letters and in whole.
struct HereText
{
    QString headline; ///< "BK  CM"; empty: nobody
    QString details;
};

HereText hereText(const Session& session);

} // namespace accord::ui
