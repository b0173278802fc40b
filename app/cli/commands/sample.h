// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "app/cli/console.h"
#include "core/study/sampling/sample.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::cli {

/// How strata are asked for on the command line.
struct StrataOptions
{
    std::vector<std::string> by;
    std::vector<std::string> keywords;
    std::string categoryRound;
    std::string categoryLevel = "type";
};

/// How a sample is asked for on the command line.
struct SampleOptions
{
    std::vector<std::string> repositories;
    std::string from;
    std::string to;
    std::vector<std::string> states;
    std::vector<std::string> having;
    bool withText = false;
    bool onlyNew = false;
    std::vector<std::string> notIn;
    std::vector<std::string> inRounds;
    StrataOptions strata;
    bool equal = false;
    std::vector<std::string> quotas;
    std::int64_t size = 0;
    std::uint64_t seed = 1;
    double repeats = 0;

    [[nodiscard]] bool asksForSample() const { return size > 0 || !quotas.empty(); }
};

void addStrataOptions(CLI::App& command, StrataOptions& options);
void addSampleOptions(CLI::App& command, SampleOptions& options);

Result<study::StrataChoice> strataOf(const Project& project, const StrataOptions& options);

/// Errc::NotFound and Invalid name what does not fit.
Result<study::SampleRequest> requestOf(const Project& project, const SampleOptions& options);

/// The values of a stratum on one line; an empty one as "none".
std::string stratumText(const std::vector<std::string>& values);

/// What strata are made of, as the head of a column: "repository, year".
std::string strataHead(const study::StrataChoice& strata);

Json sampleJson(const study::Sample& sample);

/// Frame and sample side by side, by stratum and by each property.
void addSampleLines(Record& record, const study::Sample& sample);

/// How a round's items were drawn.
void addSampleRecord(Record& answer, const Project& project, const study::SampleRecord& record);

/// Frame and sample of strata, with their shares of the whole `frame` and `sample`.
Table<study::SampledPart> partTable(const std::string& head, std::int64_t frame, std::int64_t sample);

} // namespace accord::cli
