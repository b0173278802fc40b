// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/sampling/sample.h"

#include <string>

namespace accord::study {

/// How a sample was drawn, as JSON: it is kept with the round (Round::sample) and travels with it. Rounds are named by
/// their identifiers, so that they are found in every copy.
std::string recordText(const Project& project, const SampleRecord& record);

/// Errc::Damaged where it cannot be read. Rounds that this copy does not have are left out.
Result<SampleRecord> recordFromText(const Project& project, const std::string& text);

} // namespace accord::study
