// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/collect/fetch/fetch.h"

#include <span>
#include <string>
#include <vector>

namespace accord::cli {

/// "accord-cli: vllm-project/vllm: ...": one line for each source that something is wrong with.
std::string sourceProblem(const Source& source, const Error& error);

/// What came of each source, and at the end what was left out of all of them; on standard error at once a line for each
/// that failed.
void addOutcomes(Record& record, std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes,
                 Console& console);

} // namespace accord::cli
