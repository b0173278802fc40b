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

Json outcomesJson(std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes);

/// A line for each source on standard output, one on standard error for each that failed, and one at the end for what
/// was left out of all of them.
void printOutcomes(std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes,
                   Console& console);

} // namespace accord::cli
