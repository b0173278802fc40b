// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace accord::ui {

/// "a, b, c", with the comma of the window's language.
QString inList(const QStringList& texts);

/// One sentence after the other: with a blank in between, unless the one before ends in a full-width stop.
QString inSentences(const QStringList& sentences);

} // namespace accord::ui
