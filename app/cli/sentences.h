// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <string>

namespace accord::cli {

/// The error as one or more whole sentences: what happened, to what, and what to do with which command.
std::string sentence(const Error& error);

} // namespace accord::cli
