// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cards/sort_file.h"

#include "core/base/os/atomic_file.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace accord::cards {
namespace {

constexpr std::array<std::string_view, 3> kCardWords{"card", "card name", "item"};
constexpr std::array<std::string_view, 5> kPersonWords{"person", "participant", "sorter", "rater", "subject"};
constexpr std::array<std::string_view, 5> kPileWords{"pile", "group", "category", "pile name", "category name"};

bool isMissing(std::string_view cell)
{
    return cell.empty() || cell == "NA" || cell == "-";
}

template <class Words>
std::optional<std::size_t> columnCalled(const std::vector<std::string>& names, const Words& words)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string word = text::replacedAll(text::lowerAscii(names[i]), "_", " ");
        if (std::ranges::find(words, word) != words.end()) {
            return i;
        }
    }
    return std::nullopt;
}

/// "S12L2": the person and the level, from 1.
struct LevelName
{
    std::string person;
    std::size_t level = 0;
};

std::optional<LevelName> levelName(std::string_view name)
{
    const auto mark = name.find_last_of('L');
    if (mark == std::string_view::npos || mark == 0) {
        return std::nullopt;
    }
    std::size_t level = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(name.data() + mark + 1, end, level);
    return error == std::errc{} && stop == end && level > 0
               ? std::optional(LevelName{std::string(name.substr(0, mark)), level})
               : std::nullopt;
}

/// Piles as they are named, of one person: levels x cards, from the coarsest; empty where the card was not sorted.
using NamedPiles = std::vector<std::vector<std::string>>;

/// Fills a SortFile row by row.
class SortReading
{
public:
    explicit SortReading(std::string name)
        : m_name(std::move(name))
    {}

    Status takeHeader(const format::CsvRecord& record)
    {
        std::vector<std::string> names;
        for (const std::string_view field : record.fields) {
            names.emplace_back(text::trimmed(field));
        }
        const auto card = columnCalled(names, kCardWords);
        const auto person = columnCalled(names, kPersonWords);
        const auto pile = columnCalled(names, kPileWords);
        if (card && person && pile) {
            m_long = Long{*card, *person, *pile};
            return {};
        }
        std::vector<std::optional<LevelName>> levels(1);
        std::ranges::transform(names.begin() + 1, names.end(), std::back_inserter(levels), levelName);
        const bool nested = std::all_of(levels.begin() + 1, levels.end(),
                                        [](const std::optional<LevelName>& each) { return each.has_value(); });
        std::set<std::string> seen;
        for (std::size_t i = 1; i < names.size(); ++i) {
            if (!seen.insert(names[i]).second) {
                return problem(record.line, Reason::RaterTwice, {i + 1, names[i]});
            }
            m_columns.push_back({personOf(nested ? levels[i]->person : names[i]), nested ? levels[i]->level : 1});
        }
        numberLevels();
        return {};
    }

    Status takeRow(const format::CsvRecord& record) { return m_long ? takeSorted(record) : takeCard(record); }

    Result<SortFile> finish()
    {
        SortFile file;
        std::size_t levels = 1;
        for (const NamedPiles& piles : m_piles) {
            levels = std::max(levels, piles.size());
        }
        for (std::size_t level = 0; level < levels; ++level) {
            agreement::CardSorts sorts{m_cards.size(), {}};
            for (const NamedPiles& piles : m_piles) {
                sorts.people.push_back(numbered(piles, level));
            }
            file.levels.push_back(std::move(sorts));
        }
        const auto sortedTwo = [](const std::vector<int>& piles) {
            return std::ranges::count_if(piles, [](int pile) { return pile != agreement::kNotSorted; }) > 1;
        };
        if (std::ranges::none_of(file.levels.front().people, sortedTwo)) {
            return Error{Errc::BadSyntax, Reason::NothingSorted, {m_name}};
        }
        file.cards = std::move(m_cards);
        file.people = std::move(m_people);
        return file;
    }

private:
    struct Long
    {
        std::size_t card;
        std::size_t person;
        std::size_t pile;
    };

    [[nodiscard]] Error problem(std::size_t line, Reason reason, Arguments arguments) const
    {
        arguments.insert(arguments.begin(), m_name + ":" + std::to_string(line));
        return Error{Errc::BadSyntax, reason, std::move(arguments)};
    }

    std::size_t personOf(const std::string& name)
    {
        const auto [place, added] = m_personNumbers.emplace(name, m_people.size());
        if (added) {
            m_people.push_back(name);
            m_piles.emplace_back();
        }
        return place->second;
    }

    /// The levels of each person, in their order, from 0.
    void numberLevels()
    {
        std::vector<std::set<std::size_t>> levels(m_people.size());
        for (const auto& [person, level] : m_columns) {
            levels[person].insert(level);
        }
        for (std::size_t person = 0; person < levels.size(); ++person) {
            m_piles[person].resize(levels[person].size());
        }
        for (auto& [person, level] : m_columns) {
            level = static_cast<std::size_t>(std::distance(levels[person].begin(), levels[person].find(level)));
        }
    }

    Result<std::size_t> newCard(std::string_view name, std::size_t line)
    {
        if (name.empty()) {
            return problem(line, Reason::CardWithoutName, {});
        }
        const auto [place, added] = m_cardNumbers.emplace(std::string(name), m_cards.size());
        if (!added) {
            return problem(line, Reason::CardTwice, {name});
        }
        if (m_cards.size() == kMostCards) {
            return problem(line, Reason::TooManyCards, {kMostCards});
        }
        m_cards.emplace_back(name);
        return place->second;
    }

    Status takeCard(const format::CsvRecord& record)
    {
        ACCORD_CHECK(newCard(text::trimmed(record.fields.front()), record.line));
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const auto [person, level] = m_columns[i];
            const std::string_view cell = text::trimmed(record.fields[i + 1]);
            m_piles[person][level].emplace_back(isMissing(cell) ? std::string_view() : cell);
        }
        return {};
    }

    Status takeSorted(const format::CsvRecord& record)
    {
        const std::string name(text::trimmed(record.fields[m_long->card]));
        const auto known = m_cardNumbers.find(name);
        std::size_t card = 0;
        if (known != m_cardNumbers.end()) {
            card = known->second;
        } else {
            ACCORD_TRY(card, newCard(name, record.line));
        }
        const std::size_t person = personOf(std::string(text::trimmed(record.fields[m_long->person])));
        NamedPiles& piles = m_piles[person];
        piles.resize(1);
        piles.front().resize(std::max(piles.front().size(), card + 1));
        const std::string_view cell = text::trimmed(record.fields[m_long->pile]);
        if (!piles.front()[card].empty()) {
            return problem(record.line, Reason::CardSortedTwice, {name, m_people[person]});
        }
        piles.front()[card] = isMissing(cell) ? std::string() : std::string(cell);
        return {};
    }

    // Piles of a level lie within those above them: two are one only where they are within one.
    [[nodiscard]] std::vector<int> numbered(const NamedPiles& piles, std::size_t level) const
    {
        std::map<std::vector<std::string>, int> numbers;
        std::vector<int> all(m_cards.size(), agreement::kNotSorted);
        for (std::size_t card = 0; card < m_cards.size(); ++card) {
            std::vector<std::string> path;
            for (std::size_t i = 0; i <= std::min(level, piles.size() - 1); ++i) {
                path.push_back(card < piles[i].size() ? piles[i][card] : std::string());
            }
            if (!path.front().empty()) {
                all[card] = numbers.emplace(std::move(path), static_cast<int>(numbers.size())).first->second;
            }
        }
        return all;
    }

    std::string m_name;
    std::optional<Long> m_long; ///< a row for each sorted card
    std::vector<std::string> m_cards;
    std::vector<std::string> m_people;
    std::map<std::string, std::size_t, std::less<>> m_cardNumbers;
    std::map<std::string, std::size_t> m_personNumbers;
    std::vector<std::pair<std::size_t, std::size_t>> m_columns; ///< person and level of each column but the first
    std::vector<NamedPiles> m_piles;                            ///< of each person
};

/// The fewest digits that are read back as the same number.
std::string shortest(double number)
{
    std::array<char, 32> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} ? std::string(text.data(), end) : std::string();
}

} // namespace

Result<SortFile> readSorts(const std::filesystem::path& file, const format::TableOptions& options)
{
    ACCORD_TRY(format::TableReader reader, format::TableReader::open(file, options));
    SortReading reading(file.string());
    format::CsvRecord record;
    ACCORD_TRY(bool more, reader.next(record));
    if (!more) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    ACCORD_CHECK(reading.takeHeader(record));
    while (true) {
        ACCORD_TRY(more, reader.next(record));
        if (!more) {
            break;
        }
        ACCORD_CHECK(reading.takeRow(record));
    }
    ACCORD_TRY(SortFile sorts, reading.finish());
    sorts.readAs = reader.description().message();
    return sorts;
}

Status writeSimilarities(const SortFile& sorts, std::size_t level, const std::filesystem::path& file)
{
    ACCORD_TRY(AtomicFile target, AtomicFile::create(file));
    format::CsvWriter csv(target.stream());
    csv.field("card");
    for (const std::string& card : sorts.cards) {
        csv.field(card);
    }
    csv.endRow();
    for (std::size_t one = 0; one < sorts.cards.size(); ++one) {
        csv.field(sorts.cards[one]);
        for (std::size_t other = 0; other < sorts.cards.size(); ++other) {
            const auto similarity = one == other
                                        ? std::optional(1.0)
                                        : agreement::togetherness(sorts.levels[level], one, other).similarity();
            csv.field(similarity ? shortest(*similarity) : std::string());
        }
        csv.endRow();
    }
    return target.finish();
}

} // namespace accord::cards
