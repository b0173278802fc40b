// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/sample.h"

#include "core/base/text.h"
#include "core/store/issues/issues.h"
#include "core/study/sampling/record.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace accord::study {
namespace {

// Another order than that of the sample, so that repeats come as chance wants.
constexpr std::uint64_t kForRepeats = 0x5265706561747321U;

bool fits(const Stratum& stratum, const StrataChoice& choice, const Quota& quota)
{
    if (quota.values.size() != stratum.values.size()) {
        return false;
    }
    for (std::size_t i = 0; i < quota.values.size(); ++i) {
        const std::string& have = stratum.values[i];
        const bool last = choice.by[i] == StratumBy::Repository &&
                          text::equalsIgnoringCase(have.substr(have.rfind('/') + 1), quota.values[i]);
        if (!last && !text::equalsIgnoringCase(have, quota.values[i])) {
            return false;
        }
    }
    return true;
}

Result<std::vector<std::int64_t>> quotasOf(const Frame& frame, const SampleRequest& request)
{
    std::vector<std::int64_t> counts(frame.strata.size(), 0);
    if (request.allocation != Allocation::Quotas) {
        return counts;
    }
    for (const Quota& quota : request.quotas) {
        bool found = false;
        for (std::size_t i = 0; i < frame.strata.size() && !found; ++i) {
            found = fits(frame.strata[i], request.strata, quota);
            counts[i] = found ? quota.items : counts[i];
        }
        if (!found) {
            std::vector<std::string> have;
            for (const Stratum& stratum : frame.strata) {
                have.push_back(text::join(stratum.values, "/"));
            }
            return Error{Errc::NotFound, "stratum \"" + text::join(quota.values, "/") + "\"", text::join(have, ", ")};
        }
    }
    return counts;
}

std::vector<Part> strataOf(const Frame& frame, const std::vector<std::int64_t>& counts)
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        parts.push_back(Part{frame.strata[i].values, frame.strata[i].items, counts[i]});
    }
    return parts;
}

Composition compositionOf(const FrameColumn& column, const std::vector<std::size_t>& places)
{
    Composition composition{column.by, {}};
    for (const std::string& value : column.values) {
        composition.parts.push_back(Part{{value}, 0, 0});
    }
    for (const std::uint32_t code : column.codes) {
        ++composition.parts[code].frame;
    }
    for (const std::size_t place : places) {
        ++composition.parts[column.codes[place]].sample;
    }
    return composition;
}

Status check(const Frame& frame, const SampleRequest& request)
{
    if (!(request.repeats >= 0 && request.repeats <= 1)) {
        return Error{Errc::Invalid, "repeats", "a share from 0 to 1, such as 0.05"};
    }
    return frame.items.empty() ? Status(Error{Errc::NotFound, "issues to draw from", {}}) : Status();
}

// A repeat shows an issue of the sample once more.
void addRepeats(Sample& sample, const Frame& frame, const std::vector<std::size_t>& places)
{
    const auto wanted =
        static_cast<std::int64_t>(std::llround(sample.request.repeats * static_cast<double>(places.size())));
    std::vector<FrameItem> drawn;
    drawn.reserve(places.size());
    for (const std::size_t place : places) {
        drawn.push_back(FrameItem{frame.items[place].issue, 0});
    }
    for (const std::size_t place : draw(drawn, std::vector{wanted}, sample.request.seed ^ kForRepeats)) {
        sample.items.push_back(PlannedItem{frame.issues[places[place]], 2});
    }
    sample.repeats = static_cast<std::int64_t>(sample.items.size() - places.size());
}

} // namespace

Result<Sample> drawSample(const Frame& frame, const SampleRequest& request)
{
    ACCORD_CHECK(check(frame, request));
    std::vector<std::int64_t> strata;
    for (const Stratum& stratum : frame.strata) {
        strata.push_back(stratum.items);
    }
    ACCORD_TRY(const std::vector<std::int64_t> quotas, quotasOf(frame, request));
    ACCORD_TRY(const std::vector<std::int64_t> counts, allocate(strata, request.size, request.allocation, quotas));
    const std::vector<std::size_t> places = draw(frame.items, counts, request.seed);

    Sample sample;
    sample.request = request;
    sample.frame = static_cast<std::int64_t>(frame.items.size());
    sample.issues = static_cast<std::int64_t>(places.size());
    sample.strata = strataOf(frame, counts);
    for (const FrameColumn& column : frame.columns) {
        sample.compositions.push_back(compositionOf(column, places));
    }
    for (const std::size_t place : places) {
        sample.items.push_back(PlannedItem{frame.issues[place], 1});
    }
    addRepeats(sample, frame, places);
    return sample;
}

Result<Sample> drawSample(Project& project, const SampleRequest& request, Progress& progress,
                          const std::stop_token& stop)
{
    ACCORD_TRY(const Frame frame, readFrame(project, request.frame, request.strata, progress, stop));
    return drawSample(frame, request);
}

RoundItems itemsOf(const Project& project, const Sample& sample, PersonId by)
{
    const Person* person = project.person(by);
    SampleRecord record;
    record.request = sample.request;
    record.by = person == nullptr ? std::string() : person->name;
    record.at = project.now();
    record.frame = sample.frame;
    record.issues = sample.issues;
    record.repeats = sample.repeats;
    record.strata = sample.strata;
    return RoundItems{sample.items, recordText(project, record)};
}

Result<std::vector<std::string>> linksOf(Project& project, const std::vector<PlannedItem>& items)
{
    std::unordered_map<IssueId, std::string> urls;
    for (const PlannedItem& item : items) {
        urls.try_emplace(item.issue);
    }
    ACCORD_CHECK(store::forEachIssueLink(project.database(), [&](IssueId issue, const IssueLink& link) {
        if (const auto found = urls.find(issue); found != urls.end()) {
            found->second = link.url;
        }
    }));
    std::vector<std::string> links;
    links.reserve(items.size());
    for (const PlannedItem& item : items) {
        links.push_back(urls[item.issue]);
    }
    return links;
}

Result<SampleRecord> sampleOf(const Project& project, RoundId round)
{
    const Round* found = project.round(round);
    if (found == nullptr || found->sample.empty()) {
        return Error{Errc::NotFound, "sample of round \"" + (found == nullptr ? std::string() : found->name) + "\"",
                     "its items were not drawn"};
    }
    return recordFromText(project, found->sample);
}

} // namespace accord::study
