// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/study.h"

namespace accord::ui {

/// Why an issue is not for this study, in the study's own words, or the usual ones where it has none. Empty for none.
QString reasonWords(Exclusion reason, const StudySettings& settings);

} // namespace accord::ui
