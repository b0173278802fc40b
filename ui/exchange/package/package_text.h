// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/result.h"
#include "core/exchange/package.h"

namespace accord::ui {

/// What is and what is not in a package for somebody, in one sentence.
QString packagePromise(const QString& person);

/// What would be in it, in numbers.
QString packagePreview(const exchange::PackageReport& report);

/// Why there would be none.
QString packageProblem(const Error& error, const QString& person);

/// What was written, and what to do with it.
QString packageDone(const exchange::PackageReport& report, const QString& file);

/// "Mira Okafor" of "pilot.accord": "pilot-mira-okafor.accord"
QString packageName(const QString& project, const QString& person);

} // namespace accord::ui
