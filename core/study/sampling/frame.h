// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/random.h"
#include "core/base/result.h"
#include "core/model/category.h"
#include "core/project/project.h"
#include "core/study/sampling/frame_queries.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace accord::study {

/// An item of the frame.
struct FrameItem
{
    Uuid issue;
    int stratum = 0; ///< 0-based
};

/// A simple random sample without replacement from each stratum: the places of the chosen items in the frame, in random
/// order. Each issue gets a number that follows from the seed and its identifier alone (permanentNumber()), and the
/// smallest numbers are drawn (permanent random numbers; E. Ohlsson, "Coordination of Samples Using Permanent Random
/// Numbers", Business Survey Methods, 1995). So the same seed draws the same issues on every machine, in whatever order
/// they came, and a larger sample with the same seed contains the smaller one.
std::vector<std::size_t> draw(std::span<const FrameItem> frame, std::span<const std::int64_t> counts,
                              std::uint64_t seed);

/// Which issues of the project can be drawn. What is empty leaves nothing out.
struct FrameFilter
{
    std::vector<std::string> repositories; ///< "vllm-project/vllm", or "vllm" alone, in either case
    std::string from;                      ///< created then or later: "2024", "2024-03" or "2024-03-15"
    std::string to;                        ///< created then or before, the whole of that year, month or day included
    std::vector<std::string> states;       ///< "open", "closed"
    std::vector<std::string> keywords;     ///< at least one is in its text, as a search finds it: whole words, phrases
    bool onlyWithText = false;             ///< leave out what is known by its link only
    bool notInAnyRound = false;            ///< leave out what any round has had
    std::vector<RoundId> notInRounds;      ///< leave out what these rounds have had
    std::vector<RoundId> inRounds;         ///< only what one of these rounds has

    bool operator==(const FrameFilter&) const = default;
};

/// What issues are told apart by.
enum class StratumBy : std::uint8_t {
    Repository, ///< of other texts the group
    Year,       ///< in which it was created
    State,      ///< open or closed
    Keyword,    ///< the first of a list that its text has
    Category,   ///< as an earlier round decided
    Kind,       ///< issue, post, transcript, ...
};

/// The word for it in files, on the command line and in a round's sample: "repository" (which "group" is read as, too),
/// "year" and so on.
std::string stratumWord(StratumBy by);
Result<StratumBy> stratumFromWord(const std::string& word); ///< Errc::Invalid names those that there are

/// How a frame is divided: by each combination of these that occurs.
struct StrataChoice
{
    std::vector<StratumBy> by;         ///< empty: a single stratum
    std::vector<std::string> keywords; ///< for StratumBy::Keyword, in this order
    RoundId categoryRound;             ///< for StratumBy::Category: whose decisions
    Level categoryLevel = Level::Type; ///< and down to which level

    bool operator==(const StrataChoice&) const = default;
};

/// One stratum: a value for each of StrataChoice::by, in its order. An empty value stands for none: no date, no state,
/// none of the keywords, not decided. A category is its code, "not for this study" a dash.
struct Stratum
{
    std::vector<std::string> values;
    std::int64_t items = 0;
};

/// What one property of the issues looks like: how many have each value.
struct FrameColumn
{
    StratumBy by = StratumBy::Repository;
    std::vector<std::string> values;  ///< sorted
    std::vector<std::uint32_t> codes; ///< for each item the place of its value
};

/// What is drawn from, or shared out.
struct SamplingFrame
{
    std::vector<FrameItem> items;     ///< identifier and stratum
    std::vector<IssueId> issues;      ///< at the same places
    std::vector<Stratum> strata;      ///< sorted by their values, so that they are the same on every machine
    std::vector<FrameColumn> columns; ///< repository, year and state, and what strata are made of beside
};

/// Reads the frame in one pass. With keywords, texts that the word index does not know yet are brought into it first.
/// Errc::NotFound for a repository that the project does not have, Errc::NotPermitted where the decisions asked for are
/// those of a blind round, Errc::Invalid for a period that is none and for keywords or a round that are missing,
/// Errc::Cancelled.
Result<SamplingFrame> readFrame(Project& project, const FrameFilter& filter, const StrataChoice& strata,
                                Progress& progress, const std::stop_token& stop);

/// The items of a round in its order, divided in the same way; an issue that is in it twice is there twice.
struct RoundFrame
{
    SamplingFrame frame;
    std::vector<ItemId> items;    ///< at the places of the frame's
    std::vector<int> occurrences; ///< 1-based
};
Result<RoundFrame> readRoundFrame(Project& project, RoundId round, const StrataChoice& strata, Progress& progress,
                                  const std::stop_token& stop);

/// The words of a list that texts have.
class KeywordTexts
{
public:
    /// Brings texts into the word index first that it does not know yet.
    static Result<KeywordTexts> read(Project& project, const std::vector<std::string>& words, Progress& progress,
                                     const std::stop_token& stop);

    /// The place of the first word that the text has; none if it has none of them.
    [[nodiscard]] std::optional<std::size_t> firstIn(std::int64_t document) const;

private:
    std::vector<std::vector<std::int64_t>> m_texts; ///< by word: numbers of texts, ascending
};

/// State and date of texts.
class TextDates
{
public:
    struct Entry
    {
        std::int64_t document = 0;
        std::string createdAt; ///< short enough to stay within the string: up to the day
        std::uint32_t state = 0;
    };

    static Result<TextDates> read(Project& project, const std::stop_token& stop);

    [[nodiscard]] const Entry* of(std::int64_t document) const; ///< none if there is no such text
    [[nodiscard]] const std::string& state(const Entry& entry) const { return m_states[entry.state]; }

private:
    std::vector<Entry> m_entries; ///< by number
    std::vector<std::string> m_states;
};

/// The year of a date, empty if it is none.
std::string yearOf(const std::string& createdAt);

/// What an earlier round decided on each issue, as Stratum has it.
Result<std::unordered_map<IssueId, std::string>> decidedIn(Project& project, RoundId round, Level level);

/// One column: the values sorted, each issue's by its place.
FrameColumn columnOf(StratumBy by, std::size_t items, const std::function<const std::string&(std::size_t)>& value);

/// Fills strata and the items' places in them.
void divide(SamplingFrame& frame, const StrataChoice& choice);

} // namespace accord::study
