// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/words.h"

#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/model/study.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <utility>

namespace accord {
namespace {

template <class Value>
using Name = std::pair<Value, std::string_view>;

constexpr std::array kVerdicts{Name<Verdict>{Verdict::Category, "category"},
                               Name<Verdict>{Verdict::NotForStudy, "not_for_study"},
                               Name<Verdict>{Verdict::CannotTell, "cannot_tell"},
                               Name<Verdict>{Verdict::NoneOfThese, "none_of_these"}, Name<Verdict>{Verdict::None, ""}};
constexpr std::array kExclusions{Name<Exclusion>{Exclusion::None, ""},
                                 Name<Exclusion>{Exclusion::OffTopic, "off_topic"},
                                 Name<Exclusion>{Exclusion::NotAnIssue, "not_an_issue"},
                                 Name<Exclusion>{Exclusion::Unusable, "unusable"},
                                 Name<Exclusion>{Exclusion::NothingStudied, "nothing_studied"},
                                 Name<Exclusion>{Exclusion::KeywordOnly, "keyword_only"},
                                 Name<Exclusion>{Exclusion::NamedLikeIt, "named_like_it"}};
constexpr std::string_view kOwnReason = "own_";
constexpr std::array kConfidences{Name<Confidence>{Confidence::None, ""}, Name<Confidence>{Confidence::Low, "low"},
                                  Name<Confidence>{Confidence::Medium, "medium"},
                                  Name<Confidence>{Confidence::High, "high"}};
constexpr std::array kCauses{Name<Cause>{Cause::None, ""},
                             Name<Cause>{Cause::AmbiguousIssue, "ambiguous_issue"},
                             Name<Cause>{Cause::CodebookGap, "codebook_gap"},
                             Name<Cause>{Cause::Slip, "slip"},
                             Name<Cause>{Cause::TwoTopics, "two_topics"},
                             Name<Cause>{Cause::NeedsExpert, "needs_expert"}};
constexpr std::array kMethods{Name<Method>{Method::None, ""}, Name<Method>{Method::Consensus, "consensus"},
                              Name<Method>{Method::Majority, "majority"},
                              Name<Method>{Method::SecondVote, "second_vote"}, Name<Method>{Method::Lead, "lead"}};
constexpr std::array kStates{Name<DecisionState>{DecisionState::Open, "open"},
                             Name<DecisionState>{DecisionState::Decided, "decided"},
                             Name<DecisionState>{DecisionState::Deferred, "deferred"}};
constexpr std::array kSources{Name<DecisionSource>{DecisionSource::Person, "person"},
                              Name<DecisionSource>{DecisionSource::Rule, "rule"},
                              Name<DecisionSource>{DecisionSource::Import, "import"}};

template <class Value, std::size_t Size>
std::string_view nameIn(const std::array<Name<Value>, Size>& names, Value value)
{
    for (const auto& [known, name] : names) {
        if (known == value) {
            return name;
        }
    }
    return {};
}

template <class Value, std::size_t Size>
std::optional<Value> valueIn(const std::array<Name<Value>, Size>& names, std::string_view name)
{
    for (const auto& [value, known] : names) {
        if (known == name) {
            return value;
        }
    }
    return std::nullopt;
}

constexpr std::size_t kOwnReasons = kLastOwnReason - kFirstOwnReason + 1;

const std::array<std::string, kOwnReasons>& ownReasonNames()
{
    static const std::array<std::string, kOwnReasons> names = [] {
        std::array<std::string, kOwnReasons> made;
        for (std::size_t i = 0; i < made.size(); ++i) {
            made[i] = std::string(kOwnReason) + std::to_string(i + 1);
        }
        return made;
    }();
    return names;
}

} // namespace

std::string verdictText(Verdict verdict, CategoryId category, Exclusion exclusion, const Taxonomy& taxonomy)
{
    if (verdict == Verdict::Category) {
        const Category* found = taxonomy.resolveMerged(category);
        return found == nullptr ? std::string() : found->code;
    }
    std::string text(verdictName(verdict));
    if (verdict == Verdict::NotForStudy && exclusion != Exclusion::None) {
        text.append(":").append(exclusionName(exclusion));
    }
    return text;
}

std::string verdictText(const LabelContent& content, const Taxonomy& taxonomy)
{
    const std::string text = verdictText(content.verdict, content.category, content.exclusion, taxonomy);
    return content.code.empty() ? text : text + ":" + content.code;
}

bool isOpenCode(std::string_view text)
{
    return !text.empty() && text.size() <= bounds::kOpenCode && text::trimmed(text) == text && text::isLine(text);
}

std::optional<VerdictText> parseVerdict(std::string_view text, const Taxonomy& taxonomy)
{
    if (const Category* category = taxonomy.findCode(text)) {
        return category->retired ? std::nullopt
                                 : std::optional(VerdictText{Verdict::Category, category->id, Exclusion::None});
    }
    const std::size_t colon = text.find(':');
    const std::optional<Verdict> verdict = verdictNamed(text.substr(0, colon));
    if (!verdict || *verdict == Verdict::Category || *verdict == Verdict::None) {
        return std::nullopt;
    }
    VerdictText result{*verdict, {}, Exclusion::None};
    if (result.verdict == Verdict::NotForStudy) {
        const auto reason = colon == std::string_view::npos ? std::optional(Exclusion::OffTopic)
                                                            : exclusionNamed(text.substr(colon + 1));
        if (!reason || *reason == Exclusion::None) {
            return std::nullopt;
        }
        result.exclusion = *reason;
    } else if (colon != std::string_view::npos) {
        result.code = text::trimmed(text.substr(colon + 1));
        return *verdict == Verdict::NoneOfThese && isOpenCode(result.code) ? std::optional(result) : std::nullopt;
    }
    return result;
}

std::string_view verdictName(Verdict verdict)
{
    return nameIn(kVerdicts, verdict);
}

std::optional<Verdict> verdictNamed(std::string_view name)
{
    return valueIn(kVerdicts, name);
}

bool isCode(std::string_view code)
{
    const auto isWord = [](unsigned char c) { return c >= 0x80 || std::isalnum(c) != 0; };
    const std::string_view word = code.substr(0, code.find(':'));
    return text::isLine(code) && std::ranges::any_of(code, isWord) && code.find('/') == std::string_view::npos &&
           text::trimmed(code) == code && (word.empty() || !verdictNamed(text::lowerAscii(word)));
}

std::string_view exclusionName(Exclusion exclusion)
{
    const int own = static_cast<int>(exclusion) - kFirstOwnReason;
    return own >= 0 && own < static_cast<int>(kOwnReasons) ? ownReasonNames()[static_cast<std::size_t>(own)]
                                                           : nameIn(kExclusions, exclusion);
}

std::optional<Exclusion> exclusionNamed(std::string_view name)
{
    if (const auto own = std::ranges::find(ownReasonNames(), name); own != ownReasonNames().end()) {
        return static_cast<Exclusion>(kFirstOwnReason + (own - ownReasonNames().begin()));
    }
    return valueIn(kExclusions, name);
}

std::string_view confidenceName(Confidence confidence)
{
    return nameIn(kConfidences, confidence);
}

std::optional<Confidence> confidenceNamed(std::string_view name)
{
    return valueIn(kConfidences, name);
}

std::string_view causeName(Cause cause)
{
    return nameIn(kCauses, cause);
}

std::optional<Cause> causeNamed(std::string_view name)
{
    return valueIn(kCauses, name);
}

std::string_view methodName(Method method)
{
    return nameIn(kMethods, method);
}

std::optional<Method> methodNamed(std::string_view name)
{
    return valueIn(kMethods, name);
}

std::string_view stateName(DecisionState state)
{
    return nameIn(kStates, state);
}

std::optional<DecisionState> stateNamed(std::string_view name)
{
    return valueIn(kStates, name);
}

std::string_view sourceName(DecisionSource source)
{
    return nameIn(kSources, source);
}

std::optional<DecisionSource> sourceNamed(std::string_view name)
{
    return valueIn(kSources, name);
}

} // namespace accord
