// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/record.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace accord::study {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array kAllocations{
    std::pair{Allocation::Proportional, "proportional"},
    std::pair{Allocation::Equal, "equal"},
    std::pair{Allocation::Quotas, "quotas"},
};
constexpr std::array kLevels{
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
    const Round* round = project.round(id);
    return round == nullptr ? std::string() : round->uuid.text();
}

RoundId roundOf(const Project& project, const std::string& uuid)
{
    const auto wanted = Uuid::parse(uuid);
    const auto found = std::ranges::find_if(project.rounds(), [&](const Round& round) { return round.uuid == wanted; });
    return found == project.rounds().end() ? RoundId{} : found->id;
}

Json roundsJson(const Project& project, const std::vector<RoundId>& ids)
{
    Json rounds = Json::array();
    for (const RoundId round : ids) {
        rounds.push_back(uuidOf(project, round));
    }
    return rounds;
}

std::vector<RoundId> roundsFrom(const Project& project, const Json& json)
{
    std::vector<RoundId> rounds;
    for (const Json& uuid : json) {
        if (const RoundId round = roundOf(project, uuid.get<std::string>()); round.valid()) {
            rounds.push_back(round);
        }
    }
    return rounds;
}

Json frameJson(const Project& project, const FrameFilter& frame)
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

Json strataJson(const Project& project, const StrataChoice& strata)
{
    Json by = Json::array();
    for (const StratumBy one : strata.by) {
        by.push_back(stratumWord(one));
    }
    return {{"by", std::move(by)},
            {"keywords", strata.keywords},
            {"category_round", uuidOf(project, strata.categoryRound)},
            {"category_level", wordOf(kLevels, strata.categoryLevel)}};
}

FrameFilter frameFrom(const Project& project, const Json& json)
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

StrataChoice strataFrom(const Project& project, const Json& json)
{
    StrataChoice strata;
    for (const Json& word : json.at("by")) {
        if (const auto by = stratumFromWord(word.get<std::string>()); by.ok()) {
            strata.by.push_back(*by);
        }
    }
    strata.keywords = json.at("keywords").get<std::vector<std::string>>();
    strata.categoryRound = roundOf(project, json.at("category_round").get<std::string>());
    strata.categoryLevel = valueOf(kLevels, json.at("category_level").get<std::string>(), Level::Type);
    return strata;
}

SampleRecord recordFrom(const Project& project, const Json& json)
{
    SampleRecord record;
    record.by = json.at("by").get<std::string>();
    record.at = json.at("at").get<std::string>();
    SampleRequest& request = record.request;
    request.frame = frameFrom(project, json.at("filter"));
    request.strata = strataFrom(project, json.at("strata"));
    request.allocation = valueOf(kAllocations, json.at("allocation").get<std::string>(), Allocation::Proportional);
    request.size = json.at("size").get<std::int64_t>();
    for (const Json& quota : json.at("quotas")) {
        request.quotas.push_back(
            Quota{quota.at("values").get<std::vector<std::string>>(), quota.at("items").get<std::int64_t>()});
    }
    request.seed = json.at("seed").get<std::uint64_t>();
    request.repeats = json.at("repeats_share").get<double>();
    record.frame = json.at("frame").get<std::int64_t>();
    record.issues = json.at("issues").get<std::int64_t>();
    record.repeats = json.at("repeats").get<std::int64_t>();
    record.added = json.at("added").get<std::int64_t>();
    for (const Json& part : json.at("parts")) {
        record.strata.push_back(Part{part.at("values").get<std::vector<std::string>>(),
                                     part.at("frame").get<std::int64_t>(), part.at("sample").get<std::int64_t>()});
    }
    return record;
}

} // namespace

std::string recordText(const Project& project, const SampleRecord& record)
{
    const SampleRequest& request = record.request;
    Json quotas = Json::array();
    for (const Quota& quota : request.quotas) {
        quotas.push_back({{"values", quota.values}, {"items", quota.items}});
    }
    Json parts = Json::array();
    for (const Part& part : record.strata) {
        parts.push_back({{"values", part.values}, {"frame", part.frame}, {"sample", part.sample}});
    }
    const Json json{{"by", record.by},
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
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<SampleRecord> recordFromText(const Project& project, const std::string& text)
{
    // It may come from another copy, whose bytes are anything; the parser's exceptions end here.
    try {
        return recordFrom(project, Json::parse(text));
    } catch (const Json::exception& error) {
        return Error{Errc::Damaged, "sample of a round", error.what()};
    }
}

} // namespace accord::study
