// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"

#include <string>

namespace accord::cli {

/// The error as one or more whole sentences: what happened, to what, and what to do.
std::string sentence(const Error& error);

/// A part of a file that could not be understood, on one line: "labels.csv:3: found 3 columns, expected 9". An unknown
/// code is followed by those of the taxonomy that look like it.
std::string problemLine(const Error& problem, const Taxonomy& taxonomy);

} // namespace accord::cli
