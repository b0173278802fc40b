// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/collect.h"

namespace accord::ui {

/// A line of the log in a whole sentence; `name` is the source's.
QString logSentence(const FetchLine& line, const QString& name);

} // namespace accord::ui
