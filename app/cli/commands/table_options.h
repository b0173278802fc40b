// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/table_choice.h"

#include <CLI/CLI.hpp>

#include <string>

namespace accord::cli {

/// The options of commands that read a table of somebody else: --sheet, --encoding, --separator, --heading-lines and
/// --lines-below, in that group of the help. They mean nothing without `needs`, where there is one.
void addTableOptions(CLI::App& command, exchange::TableChoice& choice, const std::string& group,
                     CLI::Option* needs = nullptr);

} // namespace accord::cli
