// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/study/sampling/sample.h"

#include <string>
#include <vector>

namespace accord::cli {

/// The values of a stratum on one line; an empty one as "none".
std::string stratumText(const std::vector<std::string>& values);

/// What strata are made of, as the head of a column: "repository, year".
std::string strataHead(const study::StrataChoice& strata);

Json sampleJson(const study::Sample& sample);

/// Frame and sample side by side, by stratum and by each property.
void printSample(const study::Sample& sample, Console& console);

/// How a round's items were drawn.
void addSampleRecord(Record& answer, const Project& project, const study::SampleRecord& record);

/// Frame and sample of strata, with their shares of the whole `frame` and `sample`.
Table<study::Part> partTable(const std::string& head, std::int64_t frame, std::int64_t sample);

} // namespace accord::cli
