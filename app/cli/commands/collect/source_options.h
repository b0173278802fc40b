// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/collect.h"

#include <optional>
#include <string>
#include <vector>

namespace accord::cli {

/// How a source is asked for on the command line. What is not given stays as it is.
struct SourceOptions
{
    std::string dialect;
    std::string hostApi;
    std::string way;
    std::string period;
    std::optional<std::string> from;
    std::optional<std::string> to;
    std::string state;
    std::vector<std::string> labels;
    std::vector<std::string> keywordFiles; ///< "FILE" or "FILE:LIST"
    std::vector<std::string> keywords;
    std::vector<std::string> regexes;
    std::vector<std::string> places;
    bool pullRequests = false;
    std::vector<std::string> without;
};

void addSourceOptions(CLI::App& command, SourceOptions& options);

/// The dialect that was asked for; GitHub's if none was.
Dialect dialectOf(const SourceOptions& options);

/// The source as the options want it. Errors of keyword files name file and line.
Status applyTo(Source& source, const SourceOptions& options);

} // namespace accord::cli
