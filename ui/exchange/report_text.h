// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/exchange/import_report.h"

namespace accord::ui {

/// What an import brought, as sentences: only what is not zero.
QString reportText(const exchange::ImportReport& report);

/// The first parts of the files that could not be understood, a line each with file and line, and how many more.
QString problemsText(const exchange::ImportReport& report);

} // namespace accord::ui
