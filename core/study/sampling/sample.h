// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/lifecycle.h"
#include "core/study/sampling/frame.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::study {

/// How a sample is divided among the strata of the frame.
enum class Allocation : std::uint8_t {
    Proportional, ///< as many as its share of the frame, rounded by largest remainders
    Equal,        ///< the same number from each; what a small one cannot give comes from the others
    Quotas,       ///< own numbers
};

/// How many items to draw from each stratum. They add up to `size`, or to the whole frame where that is smaller; with
/// quotas, to what those say. Ties go to the stratum that comes first.
/// Errc::Invalid for a size below 0, and for quotas that are not one per stratum, below 0 or above what it has.
Result<std::vector<std::int64_t>> allocate(const std::vector<std::int64_t>& strata, std::int64_t size,
                                           Allocation allocation, const std::vector<std::int64_t>& quotas = {});

/// How many are wanted of one stratum, where a Stratum says how many there are; what names it may be cut short.
struct Quota
{
    std::vector<std::string> values; ///< as Stratum::values; a repository may be its last part alone
    std::int64_t items = 0;

    bool operator==(const Quota&) const = default;
};

/// What sample is wanted.
struct SampleRequest
{
    FrameFilter frame;
    StrataChoice strata;
    Allocation allocation = Allocation::Proportional;
    std::int64_t size = 0;     ///< different issues; not used with quotas
    std::vector<Quota> quotas; ///< of strata; from those that are not named nothing is drawn
    std::uint64_t seed = 1;
    double repeats = 0; ///< share of the issues that come a second time, 0 to 1

    bool operator==(const SampleRequest&) const = default;
};

/// How many of the frame and of the sample have one value or lie in one stratum.
struct SampledPart
{
    std::vector<std::string> values;
    std::int64_t frame = 0;
    std::int64_t sample = 0; ///< different issues
};

/// Frame and sample side by side for one property.
struct Composition
{
    StratumBy by = StratumBy::Repository;
    std::vector<SampledPart> parts; ///< each with one value, sorted
};

/// A sample, not yet written.
struct Sample
{
    SampleRequest request;
    std::int64_t frame = 0;  ///< issues that could be drawn
    std::int64_t issues = 0; ///< different ones in the sample
    std::int64_t repeats = 0;
    std::vector<SampledPart> strata; ///< sorted by their values
    std::vector<Composition> compositions;
    std::vector<PlannedItem> items; ///< in random order, repeats at the end in an order of their own
};

/// Draws a sample. The same request over the same issues gives the same on every machine, in whatever order the issues
/// came. A size above the frame's gives all of it. Errors as of readFrame() and allocate(); Errc::NotFound where
/// nothing is left to draw from, and for a quota of a stratum that does not exist.
Result<Sample> drawSample(Project& project, const SampleRequest& request, Progress& progress,
                          const std::stop_token& stop);

/// The same from a frame that was read with request.frame and request.strata, for whoever tries several sizes.
Result<Sample> drawSample(const SamplingFrame& frame, const SampleRequest& request);

/// What createRound() takes: the items, and how they were drawn (Round::sample: who, when, filter, strata with counts,
/// seed, size, repeats). `by` may be nobody.
RoundItems itemsOf(const Project& project, const Sample& sample, PersonId by);

/// The addresses of the issues behind items, in their order.
Result<std::vector<std::string>> linksOf(Project& project, const std::vector<PlannedItem>& items);

/// How a round's items were drawn, as Round::sample tells it.
struct SampleRecord
{
    SampleRequest request;
    std::string by; ///< name
    std::string at; ///< UTC, ISO 8601
    std::int64_t frame = 0;
    std::int64_t issues = 0;
    std::int64_t repeats = 0;
    std::int64_t added = 0; ///< by topping up
    std::vector<SampledPart> strata;
};

/// Errc::NotFound for a round whose items were not drawn.
Result<SampleRecord> sampleOf(const Project& project, RoundId round);

/// How a sample was drawn, as JSON: it is kept with the round (Round::sample) and travels with it. Rounds are named by
/// their identifiers, so that they are found in every copy.
std::string recordText(const Project& project, const SampleRecord& record);

/// Errc::Damaged where it cannot be read. Rounds that this copy does not have are left out.
Result<SampleRecord> recordFromText(const Project& project, const std::string& text);

} // namespace accord::study
