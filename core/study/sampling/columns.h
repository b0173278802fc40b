// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/store/frame/frame.h"
#include "core/study/sampling/frame.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

namespace accord::study {

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
void divide(Frame& frame, const StrataChoice& choice);

} // namespace accord::study
