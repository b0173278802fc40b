// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/sample.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/store/issues/issues.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <unordered_map>

namespace accord::study {
namespace {

using Counts = std::vector<std::int64_t>;

Status checkQuotas(const Counts& strata, const Counts& quotas)
{
    if (quotas.size() != strata.size()) {
        return Error{Errc::Invalid, Reason::QuotasPerStratum, {strata.size()}};
    }
    for (std::size_t i = 0; i < strata.size(); ++i) {
        if (quotas[i] < 0 || quotas[i] > strata[i]) {
            return Error{Errc::Invalid, Reason::QuotaTooLarge, {quotas[i], strata[i]}};
        }
    }
    return {};
}

// Whole parts first, then one more for the largest remainders. In whole numbers, so that it is the same everywhere; no
// share exceeds its stratum, as the sample is not larger than the frame.
Counts proportional(const Counts& strata, std::int64_t size, std::int64_t total)
{
    Counts counts;
    Counts remainders;
    for (const std::int64_t items : strata) {
        counts.push_back(total == 0 ? 0 : size * items / total);
        remainders.push_back(total == 0 ? 0 : size * items % total);
    }
    std::vector<std::size_t> order(strata.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return remainders[i]; });
    std::int64_t left = size - std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
    for (const std::size_t i : order) {
        if (left > 0 && counts[i] < strata[i]) {
            ++counts[i];
            --left;
        }
    }
    return counts;
}

// From the smallest stratum up: each gives an equal part of what is left, or all it has.
Counts equal(const Counts& strata, std::int64_t size)
{
    std::vector<std::size_t> order(strata.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Of strata of one size the last is served first, with the rounded part, so that the first gets what is over.
    std::ranges::reverse(order);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return strata[i]; });
    Counts counts(strata.size(), 0);
    auto others = static_cast<std::int64_t>(strata.size());
    for (const std::size_t i : order) {
        counts[i] = std::min(strata[i], size / others);
        size -= counts[i];
        --others;
    }
    return counts;
}

} // namespace

Result<Counts> allocate(const Counts& strata, std::int64_t size, Allocation allocation, const Counts& quotas)
{
    if (allocation == Allocation::Quotas) {
        ACCORD_CHECK(checkQuotas(strata, quotas));
        return quotas;
    }
    if (size < 0) {
        return Error{Errc::Invalid, Reason::NegativeSample, {size}};
    }
    const std::int64_t total = std::accumulate(strata.begin(), strata.end(), std::int64_t{0});
    const std::int64_t wanted = std::min(size, total);
    return allocation == Allocation::Equal ? equal(strata, wanted) : proportional(strata, wanted, total);
}

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

Result<std::vector<std::int64_t>> quotasOf(const SamplingFrame& frame, const SampleRequest& request)
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
            return Error{Errc::NotFound, Reason::StratumUnknown, {text::join(quota.values, "/"), have}};
        }
    }
    return counts;
}

std::vector<SampledPart> strataOf(const SamplingFrame& frame, const std::vector<std::int64_t>& counts)
{
    std::vector<SampledPart> parts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        parts.push_back(SampledPart{frame.strata[i].values, frame.strata[i].items, counts[i]});
    }
    return parts;
}

Composition compositionOf(const FrameColumn& column, const std::vector<std::size_t>& places)
{
    Composition composition{column.by, {}};
    for (const std::string& value : column.values) {
        composition.parts.push_back(SampledPart{{value}, 0, 0});
    }
    for (const std::uint32_t code : column.codes) {
        ++composition.parts[code].frame;
    }
    for (const std::size_t place : places) {
        ++composition.parts[column.codes[place]].sample;
    }
    return composition;
}

Status check(const SamplingFrame& frame, const SampleRequest& request)
{
    if (!(request.repeats >= 0 && request.repeats <= 1)) {
        return Error{Errc::Invalid, Reason::RepeatsOutOfRange};
    }
    return frame.items.empty() ? Status(Error{Errc::NotFound, Reason::NothingToDrawFrom}) : Status();
}

// A repeat shows an issue of the sample once more.
void addRepeats(Sample& sample, const SamplingFrame& frame, const std::vector<std::size_t>& places)
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

Result<Sample> drawSample(const SamplingFrame& frame, const SampleRequest& request)
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
    ACCORD_TRY(const SamplingFrame frame, readFrame(project, request.frame, request.strata, progress, stop));
    return drawSample(frame, request);
}

RoundItems itemsOf(const Project& project, const Sample& sample, PersonId by)
{
    const auto person = project.person(by);
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
    ACCORD_CHECK(store::forEachTextLink(project.database(), [&](IssueId issue, const TextLink& link) {
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
    const auto found = project.round(round);
    if (found == nullptr || found->sample.empty()) {
        return Error{Errc::NotFound, Reason::NotDrawn, {found == nullptr ? std::string() : found->name}};
    }
    return recordFromText(project, found->sample);
}

namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::array kAllocations{
    std::pair{Allocation::Proportional, "proportional"},
    std::pair{Allocation::Equal, "equal"},
    std::pair{Allocation::Quotas, "quotas"},
};
constexpr std::array kLevelWords{
    std::pair{Level::Type, "type"},
    std::pair{Level::Theme, "theme"},
    std::pair{Level::Subtheme, "subtheme"},
};

template <class Words, class Value>
std::string wordOf(const Words& words, Value value)
{
    const auto found = std::ranges::find(words, value, [](const auto& word) { return word.first; });
    return found == words.end() ? std::string() : found->second;
}

template <class Value, class Words>
Value valueOf(const Words& words, const std::string& word, Value otherwise)
{
    const auto found = std::ranges::find_if(words, [&](const auto& known) { return word == known.second; });
    return found == words.end() ? otherwise : found->first;
}

std::string uuidOf(const Project& project, RoundId id)
{
    const auto round = project.round(id);
    return round == nullptr ? std::string() : round->uuid.text();
}

RoundId roundOf(const Project& project, const std::string& uuid)
{
    const auto wanted = Uuid::parse(uuid);
    const auto rounds = project.rounds();
    const auto found = std::ranges::find_if(rounds, [&](const Round& round) { return round.uuid == wanted; });
    return found == rounds.end() ? RoundId{} : found->id;
}

OrderedJson roundsJson(const Project& project, const std::vector<RoundId>& ids)
{
    OrderedJson rounds = OrderedJson::array();
    for (const RoundId round : ids) {
        rounds.push_back(uuidOf(project, round));
    }
    return rounds;
}

std::vector<RoundId> roundsFrom(const Project& project, const OrderedJson& json)
{
    std::vector<RoundId> rounds;
    for (const OrderedJson& uuid : json) {
        if (const RoundId round = roundOf(project, uuid.get<std::string>()); round.valid()) {
            rounds.push_back(round);
        }
    }
    return rounds;
}

OrderedJson frameJson(const Project& project, const FrameFilter& frame)
{
    return {{"repositories", frame.repositories},
            {"from", frame.from},
            {"to", frame.to},
            {"states", frame.states},
            {"keywords", frame.keywords},
            {"only_with_text", frame.onlyWithText},
            {"not_in_any_round", frame.notInAnyRound},
            {"not_in_rounds", roundsJson(project, frame.notInRounds)},
            {"in_rounds", roundsJson(project, frame.inRounds)}};
}

OrderedJson strataJson(const Project& project, const StrataChoice& strata)
{
    OrderedJson by = OrderedJson::array();
    for (const StratumBy one : strata.by) {
        by.push_back(stratumWord(one));
    }
    return {{"by", std::move(by)},
            {"keywords", strata.keywords},
            {"category_round", uuidOf(project, strata.categoryRound)},
            {"category_level", wordOf(kLevelWords, strata.categoryLevel)}};
}

FrameFilter frameFrom(const Project& project, const OrderedJson& json)
{
    FrameFilter frame;
    frame.repositories = json.at("repositories").get<std::vector<std::string>>();
    frame.from = json.at("from").get<std::string>();
    frame.to = json.at("to").get<std::string>();
    frame.states = json.at("states").get<std::vector<std::string>>();
    frame.keywords = json.at("keywords").get<std::vector<std::string>>();
    frame.onlyWithText = json.at("only_with_text").get<bool>();
    frame.notInAnyRound = json.at("not_in_any_round").get<bool>();
    frame.notInRounds = roundsFrom(project, json.at("not_in_rounds"));
    if (const auto rounds = json.find("in_rounds"); rounds != json.end()) {
        frame.inRounds = roundsFrom(project, *rounds);
    }
    return frame;
}

StrataChoice strataFrom(const Project& project, const OrderedJson& json)
{
    StrataChoice strata;
    for (const OrderedJson& word : json.at("by")) {
        if (const auto by = stratumFromWord(word.get<std::string>()); by.ok()) {
            strata.by.push_back(*by);
        }
    }
    strata.keywords = json.at("keywords").get<std::vector<std::string>>();
    strata.categoryRound = roundOf(project, json.at("category_round").get<std::string>());
    strata.categoryLevel = valueOf(kLevelWords, json.at("category_level").get<std::string>(), Level::Type);
    return strata;
}

SampleRecord recordFrom(const Project& project, const OrderedJson& json)
{
    SampleRecord record;
    record.by = json.at("by").get<std::string>();
    record.at = json.at("at").get<std::string>();
    SampleRequest& request = record.request;
    request.frame = frameFrom(project, json.at("filter"));
    request.strata = strataFrom(project, json.at("strata"));
    request.allocation = valueOf(kAllocations, json.at("allocation").get<std::string>(), Allocation::Proportional);
    request.size = json.at("size").get<std::int64_t>();
    for (const OrderedJson& quota : json.at("quotas")) {
        request.quotas.push_back(
            Quota{quota.at("values").get<std::vector<std::string>>(), quota.at("items").get<std::int64_t>()});
    }
    request.seed = json.at("seed").get<std::uint64_t>();
    request.repeats = json.at("repeats_share").get<double>();
    record.frame = json.at("frame").get<std::int64_t>();
    record.issues = json.at("issues").get<std::int64_t>();
    record.repeats = json.at("repeats").get<std::int64_t>();
    record.added = json.at("added").get<std::int64_t>();
    for (const OrderedJson& part : json.at("parts")) {
        record.strata.push_back(SampledPart{part.at("values").get<std::vector<std::string>>(),
                                            part.at("frame").get<std::int64_t>(),
                                            part.at("sample").get<std::int64_t>()});
    }
    return record;
}

} // namespace

std::string recordText(const Project& project, const SampleRecord& record)
{
    const SampleRequest& request = record.request;
    OrderedJson quotas = OrderedJson::array();
    for (const Quota& quota : request.quotas) {
        quotas.push_back({{"values", quota.values}, {"items", quota.items}});
    }
    OrderedJson parts = OrderedJson::array();
    for (const SampledPart& part : record.strata) {
        parts.push_back({{"values", part.values}, {"frame", part.frame}, {"sample", part.sample}});
    }
    const OrderedJson json{{"by", record.by},
                           {"at", record.at},
                           {"filter", frameJson(project, request.frame)},
                           {"strata", strataJson(project, request.strata)},
                           {"allocation", wordOf(kAllocations, request.allocation)},
                           {"size", request.size},
                           {"quotas", std::move(quotas)},
                           {"seed", request.seed},
                           {"repeats_share", request.repeats},
                           {"frame", record.frame},
                           {"issues", record.issues},
                           {"repeats", record.repeats},
                           {"added", record.added},
                           {"parts", std::move(parts)}};
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

Result<SampleRecord> recordFromText(const Project& project, const std::string& text)
{
    // It may come from another copy, whose bytes are anything; the parser's exceptions end here.
    try {
        return recordFrom(project, OrderedJson::parse(text));
    } catch (const OrderedJson::exception& error) {
        return Error{Errc::Damaged, Reason::SampleDamaged, {error.what()}};
    }
}

} // namespace accord::study
