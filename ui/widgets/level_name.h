// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/category.h"

namespace accord::ui {

/// "Type", "Theme", "Sub-theme".
QString levelName(Level level);

} // namespace accord::ui
