// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/study/gate/pilot_report.h"

#include <filesystem>

namespace accord::ui {

/// Writes the report as its file's ending says: .md, .pdf, otherwise HTML. The file is complete or not there; nothing
/// is written over a project. Works on any thread.
Status saveReport(const study::PilotReport& report, const QString& file, const std::filesystem::path& project);

} // namespace accord::ui
