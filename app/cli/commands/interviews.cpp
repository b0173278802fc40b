// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/table_options.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/interviews/ranking_file.h"
#include "core/messages/catalogue.h"

#include <algorithm>

namespace accord::cli {
namespace {

struct RankingOptions
{
    std::string file;
    std::string judges = "rows";
    exchange::TableChoice table;
};

struct ObjectRow
{
    std::string name;
    double meanRank = 0;
    std::int64_t ranked = 0; ///< judges who gave it a rank
};

std::vector<ObjectRow> rowsOf(const interviews::RankingFile& file)
{
    const std::vector<double> means = agreement::meanRanks(file.rankings);
    std::vector<ObjectRow> rows;
    for (std::size_t object = 0; object < file.objects.size(); ++object) {
        const auto ranked =
            std::ranges::count_if(file.rankings.judges, [&](const auto& given) { return given[object].has_value(); });
        rows.push_back({file.objects[object], means[object], ranked});
    }
    std::ranges::stable_sort(rows, {}, &ObjectRow::meanRank);
    return rows;
}

std::vector<std::string> namesOf(const std::vector<std::size_t>& order, const std::vector<std::string>& objects)
{
    std::vector<std::string> names;
    std::ranges::transform(order, std::back_inserter(names), [&](std::size_t object) { return objects[object]; });
    return names;
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : " > ") + name;
    }
    return text;
}

void addConcordance(Record& record, const interviews::RankingFile& file)
{
    const auto w = agreement::kendallW(file.rankings);
    if (!w) {
        record.field("kendall_w", Json());
        record.line("Kendall's W: unknown, as it needs two judges, two objects and somebody who tells them apart.");
        return;
    }
    record.field("kendall_w", Json{{"value", w->value},
                                   {"uncorrected", w->uncorrected},
                                   {"chi_squared", w->chiSquared},
                                   {"degrees_of_freedom", w->degreesOfFreedom},
                                   {"p", w->pValue},
                                   {"unranked", w->unranked}});
    record.line("Kendall's W, corrected for ties: " + fourDigits(w->value) +
                " (without: " + fourDigits(w->uncorrected) + "), chi-squared " + text::fixed(w->chiSquared, 2) +
                " with " + text::fixed(w->degreesOfFreedom, 0) + " degrees of freedom, p " +
                (w->pValue < 0.00005 ? "below 0.0001" : fourDigits(w->pValue)));
    if (w->unranked > 0) {
        record.line("Not ranked: " + grouped(w->unranked) +
                    " times; these share the mean of the places that their judge left.");
    }
}

void addKemeny(Record& record, const interviews::RankingFile& file)
{
    constexpr std::size_t kShown = 5;
    const auto best = agreement::kemenyOrders(file.rankings);
    if (!best) {
        record.field("kemeny", Json());
        record.line("Kemeny's orders are not searched for more than " + std::to_string(agreement::kMostKemenyObjects) +
                    " objects.");
        return;
    }
    Json orders = Json::array();
    for (const auto& order : best->orders) {
        orders.push_back(namesOf(order, file.objects));
    }
    record.field("kemeny", Json{{"orders", orders}, {"all", best->all}, {"distance", best->distance}});
    const auto count = static_cast<std::int64_t>(best->orders.size());
    record.line(best->all && count == 1 ? "Kemeny's order, the one with the fewest disagreements:"
                                        : "Kemeny's orders, each with as few disagreements as the others (" +
                                              std::string(best->all ? "" : "more than ") + grouped(count) + "):");
    for (std::size_t i = 0; i < std::min(best->orders.size(), kShown); ++i) {
        record.line("  " + joined(namesOf(best->orders[i], file.objects)));
    }
}

Result<int> showRankings(const RankingOptions& options, Console& console)
{
    const auto judges = options.judges == "rows" ? interviews::Judges::Rows : interviews::Judges::Columns;
    ACCORD_TRY(const interviews::RankingFile file,
               interviews::readRankings(options.file, judges, exchange::tableOptions(options.table)));
    Record record;
    const auto judgeCount = static_cast<std::int64_t>(file.judges.size());
    const auto objectCount = static_cast<std::int64_t>(file.objects.size());
    record.field("file", options.file)
        .field("read_as", messages::sentence(file.readAs))
        .field("judges", judgeCount)
        .field("objects", objectCount);
    record.line("Rankings in " + options.file + ": " + counted(objectCount, "object") + ", ranked by " +
                counted(judgeCount, "judge"));
    record.line("Read as " + messages::sentence(file.readAs));
    record.line();
    addConcordance(record, file);
    addKemeny(record, file);
    record.line();
    record.table("means",
                 Table<ObjectRow>()
                     .column("object", [](const ObjectRow& row) { return row.name; })
                     .number(
                         "mean_rank", "mean rank", [](const ObjectRow& row) { return row.meanRank; },
                         [](const ObjectRow& row) { return text::fixed(row.meanRank, 2); })
                     .number("ranked", "ranked by", [](const ObjectRow& row) { return row.ranked; }),
                 rowsOf(file));
    return console.emit(record);
}

struct AttainableOptions
{
    std::size_t first = 0;
    std::size_t second = 0;
    std::size_t comparisons = 1;
};

Result<int> showAttainable(const AttainableOptions& options, Console& console)
{
    constexpr double kLevel = 0.05;
    const agreement::Attainable can = agreement::attainable(options.first, options.second, options.comparisons);
    Record record;
    record.field("first", options.first)
        .field("second", options.second)
        .field("comparisons", options.comparisons)
        .field("least_p", can.least)
        .field("least_p_after_holm", can.afterHolm)
        .field("can_be_significant", can.significant(kLevel));
    record.line(grouped(static_cast<std::int64_t>(options.first)) + " against " +
                grouped(static_cast<std::int64_t>(options.second)) + " people, " +
                counted(static_cast<std::int64_t>(options.comparisons), "comparison") +
                (can.significant(kLevel) ? " can become" : " cannot become") + " significant at 5 %: the least p is " +
                fourDigits(can.least) + ", after Holm " + fourDigits(can.afterHolm) +
                " (exact permutation test, two-sided).");
    return console.emit(record);
}

} // namespace

void addInterviews(CommandSet& commands)
{
    CLI::App& group = commands.group("interviews", "Rankings that people gave, and what few people can show");
    CLI::App& rankings = commands.tabular(
        commands.addTo(group, "rankings", "How far people rank alike, and in which order they rank together",
                       "accord-cli interviews rankings rankings.csv\n"
                       "  accord-cli interviews rankings raters.csv --judges columns"));
    const auto options = std::make_shared<RankingOptions>();
    rankings
        .add_option("FILE", options->file,
                    "A table (CSV, xlsx, ods) of ranks, 1 is first; its first column names the rows")
        ->required()
        ->type_name("");
    rankings.add_option("--judges", options->judges, "Whether those who rank are the rows or the columns (rows)")
        ->type_name("rows|columns")
        ->check(CLI::IsMember({"rows", "columns"}));
    addTableOptions(rankings, options->table, "How the table is read");
    commands.onChosen(rankings, options, showRankings);

    CLI::App& attainable =
        commands.addTo(group, "attainable", "Whether two groups of people can differ significantly at all",
                       "accord-cli interviews attainable --first 5 --second 6 --comparisons 18");
    const auto sizes = std::make_shared<AttainableOptions>();
    const auto people = [&attainable](const std::string& name, std::size_t& value, const std::string& about) {
        attainable.add_option(name, value, about)->required()->type_name("NUMBER")->check(CLI::Range(1, 1000));
    };
    people("--first", sizes->first, "People in one group");
    people("--second", sizes->second, "People in the other group");
    attainable.add_option("--comparisons", sizes->comparisons, "How many are made, such as one for each theme (1)")
        ->type_name("NUMBER")
        ->check(CLI::Range(1, 100000));
    commands.onChosen(attainable, sizes, showAttainable);
}

} // namespace accord::cli
