// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/table_options.h"
#include "app/cli/words.h"
#include "core/agreement/card_sorts/card_tree.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/cards/sharing.h"
#include "core/cards/sort_file.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <set>

namespace accord::cli {
namespace {

struct CompareOptions
{
    std::string file;
    std::size_t level = 0; ///< from 1; 0: the finest
    std::string similarities;
    exchange::TableChoice table;
};

/// A part of the tree as people read it: its first cards.
struct CardPart
{
    std::vector<std::string> first;
    std::size_t cards = 0;
};

constexpr std::size_t kShownCards = 4;

/// A merge of the tree with its two parts.
struct MergeRow
{
    agreement::CardMerge merge;
    CardPart first;
    CardPart second;
};

std::string textOf(const CardPart& part)
{
    const std::string text = text::join(part.first, ", ");
    const auto others = static_cast<std::int64_t>(part.cards - part.first.size());
    return others > 0 ? text + " and " + grouped(others) + " more" : text;
}

std::vector<MergeRow> rowsOf(const agreement::CardTree& tree, const std::vector<std::string>& cards)
{
    std::vector<CardPart> parts;
    std::ranges::transform(cards, std::back_inserter(parts), [](const std::string& card) {
        return CardPart{{card}, 1};
    });
    std::vector<MergeRow> rows;
    for (const agreement::CardMerge& merge : tree.merges) {
        rows.push_back({merge, parts[merge.first], parts[merge.second]});
        CardPart both = parts[merge.first];
        both.cards += parts[merge.second].cards;
        both.first.insert(both.first.end(), parts[merge.second].first.begin(), parts[merge.second].first.end());
        both.first.resize(std::min(both.first.size(), kShownCards));
        parts.push_back(std::move(both));
    }
    return rows;
}

Table<MergeRow> mergeTable()
{
    return Table<MergeRow>()
        .number(
            "height", "height", [](const MergeRow& row) { return row.merge.height; },
            [](const MergeRow& row) { return fourDigits(row.merge.height); })
        .column(
            "first", "cards", [](const MergeRow& row) { return row.merge.first; },
            [](const MergeRow& row) { return textOf(row.first); })
        .column(
            "second", "with", [](const MergeRow& row) { return row.merge.second; },
            [](const MergeRow& row) { return textOf(row.second); });
}

std::int64_t pairsNobodySorted(const agreement::CardSorts& sorts)
{
    std::int64_t pairs = 0;
    for (std::size_t card = 0; card < sorts.cards; ++card) {
        for (std::size_t other = 0; other < card; ++other) {
            pairs += agreement::togetherness(sorts, card, other).seen == 0 ? 1 : 0;
        }
    }
    return pairs;
}

std::int64_t pilesOf(const agreement::CardSorts& sorts)
{
    std::int64_t piles = 0;
    for (const std::vector<int>& person : sorts.people) {
        std::set<int> own(person.begin(), person.end());
        own.erase(agreement::kNotSorted);
        piles += static_cast<std::int64_t>(own.size());
    }
    return piles;
}

std::string agreementText(const agreement::SortAgreement& agreement)
{
    if (!agreement.mean) {
        return "unknown: no two people sorted two cards both";
    }
    std::string text = fourDigits(*agreement.mean);
    if (agreement.interval) {
        text += ", 95 % " + fourDigits(agreement.interval->low) + " to " + fourDigits(agreement.interval->high) +
                " (jackknife over people)";
    }
    text += ", mean of " + counted(agreement.pairs, "pair") + " of people";
    return agreement.without == 0 ? text : text + "; " + grouped(agreement.without) + " have no two cards both";
}

Json intervalOf(const std::optional<agreement::Interval>& interval)
{
    return interval ? Json{interval->low, interval->high} : Json();
}

template <class Number>
Json orNull(const std::optional<Number>& number)
{
    return number ? Json(*number) : Json();
}

Result<int> compareSorts(const CompareOptions& options, Console& console)
{
    ACCORD_TRY(const cards::SortFile file, cards::readSorts(options.file, exchange::tableOptions(options.table)));
    const std::size_t level = options.level == 0 ? file.levels.size() : options.level;
    if (level > file.levels.size()) {
        return Error{Errc::Invalid, Reason::SortLevels, {options.file, level, file.levels.size()}};
    }
    const agreement::CardSorts& sorts = file.levels[level - 1];
    const agreement::SortAgreement agreed = agreement::sortAgreement(sorts);
    const agreement::CardTree tree = agreement::cardTree(sorts);
    const std::int64_t unknown = pairsNobodySorted(sorts);
    const auto cardCount = static_cast<std::int64_t>(file.cards.size());
    const auto people = static_cast<std::int64_t>(file.people.size());
    Record record;
    record.field("file", options.file)
        .field("read_as", messages::sentence(file.readAs))
        .field("cards", cardCount)
        .field("people", people)
        .field("level", level)
        .field("levels", file.levels.size())
        .field("piles", pilesOf(sorts))
        .field("adjusted_rand", Json{{"mean", orNull(agreed.mean)},
                                     {"ci95", intervalOf(agreed.interval)},
                                     {"pairs", agreed.pairs},
                                     {"pairs_without", agreed.without}})
        .field("cophenetic", orNull(tree.cophenetic))
        .field("ties", tree.ties)
        .field("pairs_nobody_sorted", unknown)
        .field("card_names", file.cards);
    record.line("Card sort in " + options.file + ": " + counted(cardCount, "card") + ", " + counted(people, "person") +
                ", " + counted(pilesOf(sorts), "pile"));
    record.line("Read as " + messages::sentence(file.readAs) +
                (file.levels.size() > 1
                     ? "; level " + std::to_string(level) + " of " + std::to_string(file.levels.size()) + " of piles"
                     : std::string()));
    record.line();
    record.line("Agreement of people (adjusted Rand index): " + agreementText(agreed));
    record.line("Fit of the tree (cophenetic correlation): " +
                (tree.cophenetic ? fourDigits(*tree.cophenetic) : std::string("-")));
    if (unknown > 0) {
        record.line("Nobody sorted both: " + counted(unknown, "pair") + " of cards. They are unknown, not apart.");
    }
    if (tree.ties > 0) {
        record.line(
            "Of merges as good as each other the one whose distances scatter least was made, then the one whose "
            "cards come first: " +
            counted(tree.ties, "time") + ".");
    }
    record.line();
    record.line("Tree (average linkage; height is the mean share of those who sorted both and put them apart)");
    record.table("tree", mergeTable(), rowsOf(tree, file.cards));
    if (!options.similarities.empty()) {
        ACCORD_CHECK(cards::writeSimilarities(file, level - 1, options.similarities));
        record.line("Wrote the similarities to " + options.similarities + ".");
    }
    return console.emit(record);
}

struct ShareOptions
{
    std::size_t cards = 0;
    std::size_t people = 0;
    std::optional<double> seconds;
};

/// What one person sorts.
struct PartRow
{
    std::size_t person;
    std::vector<std::size_t> groups; ///< from 1
    std::size_t cards;
};

Result<int> showSharing(const ShareOptions& options, Console& console)
{
    ACCORD_TRY(const cards::Sharing sharing, cards::shareCards(options.cards, options.people));
    std::vector<PartRow> rows;
    std::size_t most = 0;
    for (std::size_t person = 0; person < sharing.people.size(); ++person) {
        std::vector<std::size_t> groups = sharing.people[person];
        std::ranges::for_each(groups, [](std::size_t& group) { ++group; });
        rows.push_back({person + 1, std::move(groups), sharing.cardsOf(person)});
        most = std::max(most, rows.back().cards);
    }
    const auto table = Table<PartRow>()
                           .number("person", "person", [](const PartRow& row) { return row.person; })
                           .number(
                               "cards", "cards", [](const PartRow& row) { return row.cards; },
                               [](const PartRow& row) { return grouped(static_cast<std::int64_t>(row.cards)); })
                           .column(
                               "groups", "groups", [](const PartRow& row) { return Json(row.groups); },
                               [](const PartRow& row) {
                                   std::string text;
                                   for (const std::size_t group : row.groups) {
                                       text += (text.empty() ? "" : ", ") + std::to_string(group);
                                   }
                                   return text;
                               });
    Record record;
    record.field("cards", sharing.cards)
        .field("groups", sharing.groups)
        .field("fewest_people_of_a_pair", sharing.fewestOfAPair())
        .field("most_cards_of_a_person", most);
    record.line(counted(static_cast<std::int64_t>(sharing.cards), "card") + " in " +
                counted(static_cast<std::int64_t>(sharing.groups), "group") +
                "; every two cards are sorted by at least " + std::to_string(sharing.fewestOfAPair()) + " people.");
    const double share = static_cast<double>(most) / static_cast<double>(sharing.cards);
    record.line("Nobody sorts more than " + grouped(static_cast<std::int64_t>(most)) + " of them (" + percent(share) +
                ").");
    if (options.seconds) {
        const double hours = static_cast<double>(most) * *options.seconds / 3600;
        record.field("most_hours_of_a_person", hours);
        record.line("At " + text::fixed(*options.seconds, 0) + " seconds a card that is " + text::fixed(hours, 1) +
                    " hours for whoever has most.");
    }
    record.line();
    record.table("people", table, rows);
    return console.emit(record);
}

} // namespace

void addCards(CommandSet& commands)
{
    CLI::App& group = commands.group("cards", "Card sorts: compare those of several people, share cards out");
    CLI::App& compare = commands.tabular(commands.addTo(
        group, "compare", "How alike people sort: similarities, tree, agreement",
        "accord-cli cards compare sorts.csv\n  accord-cli cards compare sorts.xlsx --similarities out.csv"));
    const auto options = std::make_shared<CompareOptions>();
    compare
        .add_option(
            "FILE", options->file,
            "A table (CSV, xlsx, ods): a row for each card and a column for each person with the card's pile, or "
            "the columns card, person and pile")
        ->required()
        ->type_name("");
    compare.add_option("--level", options->level, "Of piles within piles (NAMEL1, NAMEL2): 1 is the coarsest (finest)")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    compare.add_option("--similarities", options->similarities, "Also write the matrix of similarities as CSV")
        ->type_name("FILE");
    addTableOptions(compare, options->table, "How the table is read");
    commands.onChosen(compare, options, compareSorts);

    CLI::App& share = commands.tabular(
        commands.addTo(group, "share", "Share cards out so that every two are sorted by at least two people",
                       "accord-cli cards share --cards 2637 --people 7 --seconds 20"));
    const auto sharing = std::make_shared<ShareOptions>();
    share.add_option("--cards", sharing->cards, "How many cards there are")->required()->type_name("NUMBER");
    share.add_option("--people", sharing->people, "How many people sort, 3 to 12")->required()->type_name("NUMBER");
    share.add_option("--seconds", sharing->seconds, "That one card takes, to say how long it takes")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    commands.onChosen(share, sharing, showSharing);
}

} // namespace accord::cli
