// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "tests/core/sample.h"

namespace accord::fuzz {

/// A source, what was fetched from it, what somebody found, where a keyword stands.
void collectIn(test::Sample& sample);

/// Reads all of that, and fetches a little more.
void collect(Project& project);

} // namespace accord::fuzz
