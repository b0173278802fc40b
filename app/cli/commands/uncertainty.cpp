// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/agreement/dawid_skene.h"
#include "core/project/items.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string_view>

namespace accord::cli {
namespace {

using agreement::DawidSkene;

constexpr std::size_t kMostItems = 30; ///< shown to people; --csv and --json have all

struct UncertaintyOptions
{
    std::string project;
    PartOptions part;
    std::string level = "theme";
    bool onlyDiffering = false;
    std::uint64_t seed = 0;
    CLI::Option* seeded = nullptr;
    agreement::DawidSkeneOptions model;
};

/// An item with what the model says of it, beside what people said.
struct UncertainItem
{
    std::string url;
    int occurrence = 1;
    std::vector<std::string> plurality;
    std::optional<std::string> decided;
    std::string mostProbable;
    std::vector<double> probabilities; ///< by category
    bool differs = false;              ///< the most probable category is not the one with most labels

    [[nodiscard]] double highest() const { return *std::ranges::max_element(probabilities); }
    /// In bits; 0 where one category is certain.
    [[nodiscard]] double entropy() const
    {
        double bits = 0;
        for (const double share : probabilities) {
            bits -= share > 0 ? share * std::log2(share) : 0;
        }
        return bits;
    }
};

/// How one annotator labels, as the model sees it.
struct AnnotatorSkill
{
    std::string name;
    double accuracy = 0;
    std::string mistaken; ///< the most frequent mistake, by right and given category
    std::string given;
    double share = 0; ///< of all items on which it is made
    Json confusion;
};

/// A category with its share of the items, as the model sees it.
struct CategoryShare
{
    std::string code;
    double prevalence = 0;
};

struct UncertaintyReport
{
    const Part& part;
    const Ratings& rated;
    const DawidSkene& model;
    std::vector<std::string> codes;
    std::vector<UncertainItem> items;
    int differing = 0;
};

Result<std::vector<UncertainItem>> itemsOf(Project& project, UncertaintyReport& report)
{
    std::vector<ItemId> ids;
    for (const int row : report.rated.rows) {
        ids.push_back(report.part.labelMatrix.items()[static_cast<std::size_t>(row)].item);
    }
    ACCORD_TRY(const std::vector<Heading> headings, headingsOf(project, ids));
    std::vector<UncertainItem> items;
    for (int row = 0; row < report.rated.table.items(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        const std::vector<int> most = agreement::plurality(report.rated.table, row);
        if (most.empty()) {
            continue;
        }
        const int probable = report.model.mostProbable(row);
        const auto probabilities = report.model.probabilities(row);
        UncertainItem item{headings[place].url, headings[place].occurrence, {}, {}, {}, {}, false};
        for (const int category : most) {
            item.plurality.push_back(report.codes[static_cast<std::size_t>(category)]);
        }
        if (const int final = report.rated.finals[place]; final != agreement::kMissing) {
            item.decided = report.codes[static_cast<std::size_t>(final)];
        }
        item.mostProbable = report.codes[static_cast<std::size_t>(probable)];
        item.probabilities.assign(probabilities.begin(), probabilities.end());
        item.differs = most != std::vector<int>{probable};
        report.differing += item.differs ? 1 : 0;
        items.push_back(std::move(item));
    }
    return items;
}

AnnotatorSkill skillOf(const Project& project, const UncertaintyReport& report, int annotator)
{
    const DawidSkene& model = report.model;
    AnnotatorSkill skill{annotatorName(project, report.rated, annotator), model.accuracy(annotator), {}, {}, 0, {}};
    for (int right = 0; right < model.categories(); ++right) {
        const auto row = static_cast<std::size_t>(right);
        Json shares = Json::object();
        for (int given = 0; given < model.categories(); ++given) {
            const auto column = static_cast<std::size_t>(given);
            const double share = model.confusion(annotator, right)[column];
            shares[report.codes[column]] = share;
            if (given != right && model.prevalence()[row] * share > skill.share) {
                skill.share = model.prevalence()[row] * share;
                skill.mistaken = report.codes[row];
                skill.given = report.codes[column];
            }
        }
        skill.confusion[report.codes[row]] = std::move(shares);
    }
    return skill;
}

Table<AnnotatorSkill> skillTable()
{
    return Table<AnnotatorSkill>()
        .column("annotator", "annotator", &AnnotatorSkill::name)
        .number("accuracy", "right", &AnnotatorSkill::accuracy,
                [](const AnnotatorSkill& skill) { return percent(skill.accuracy); })
        .shown("most frequent mistake",
               [](const AnnotatorSkill& skill) {
                   return skill.share > 0 ? skill.given + " where it is " + skill.mistaken + ", " +
                                                percent(skill.share) + " of the items"
                                          : std::string("-");
               })
        .key("confusion", [](const AnnotatorSkill& skill) { return skill.confusion; });
}

Table<UncertainItem> itemTable(const std::vector<std::string>& codes)
{
    Table<UncertainItem> table;
    table.column("item", "item", &UncertainItem::url)
        .key("occurrence", &UncertainItem::occurrence)
        .column(
            "plurality", "most labels", [](const UncertainItem& item) { return Json(item.plurality); },
            [](const UncertainItem& item) { return csvCell(Json(item.plurality)); })
        .column("decided", "decided", [](const UncertainItem& item) { return orNull(item.decided); })
        .column("most_probable", "most probable", &UncertainItem::mostProbable)
        .number("probability", "probability", &UncertainItem::highest,
                [](const UncertainItem& item) { return fourDigits(item.highest()); })
        .key("entropy", &UncertainItem::entropy)
        .key("differs", &UncertainItem::differs);
    for (std::size_t category = 0; category < codes.size(); ++category) {
        table.key("p_" + codes[category],
                  [category](const UncertainItem& item) { return item.probabilities[category]; });
    }
    return table;
}

void addModel(Record& record, const UncertaintyReport& report)
{
    const DawidSkene& model = report.model;
    const agreement::DawidSkeneOptions& options = model.options();
    record.field("model", "dawid_skene_1979")
        .field("start", options.seed ? "seed" : "shares of labels")
        .field("seed", orNull(options.seed))
        .field("smoothing", options.smoothing)
        .field("tolerance", options.tolerance)
        .field("iterations", model.iterations())
        .field("converged", model.converged())
        .field("log_likelihood", model.logLikelihood())
        .field("items", model.use().rated)
        .field("items_with_two_labels", model.use().pairable)
        .field("differing", report.differing);
    record.line("Dawid and Skene's model (1979) of " + counted(model.use().rated, "item") + " and " +
                counted(model.raters(), "annotator") + ", level " +
                std::string(levelText(report.part.selection.level)) + ".");
    std::array<char, 160> text{};
    (void)std::snprintf(text.data(), text.size(), "%s after %d steps of EM from %s; log likelihood %.1f; smoothing %g.",
                        model.converged() ? "Converged" : "Has NOT converged", model.iterations(),
                        options.seed ? ("seed " + std::to_string(*options.seed)).c_str() : "the shares of labels",
                        model.logLikelihood(), options.smoothing);
    record.line(text.data());
    record.line(model.raters() < 3 ? "With fewer than three annotators the model cannot tell whose errors are whose."
                                   : "It assumes that annotators err independently; it decides nothing.");
}

Result<int> showUncertainty(const UncertaintyOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(Part part, partOf(project, options.part, true));
    part.selection.level = *std::ranges::find(kLevels, std::string_view(options.level), levelKey);
    const Ratings rated = ratings(part.labelMatrix, part.selection);
    agreement::DawidSkeneOptions how = options.model;
    how.seed = options.seeded->count() > 0 ? std::optional(options.seed) : std::nullopt;
    ACCORD_TRY(const DawidSkene model, DawidSkene::fit(rated.table, how, console.stop()));
    Record record;
    record.field("round", part.round.name).field("level", options.level);
    if (!model.defined()) {
        record.field("model", Json(nullptr)).line("There is no model: no item has two labels that can be compared.");
        return console.emit(record);
    }
    UncertaintyReport report{part, rated, model, {}, {}, 0};
    for (int category = 0; category < rated.table.categories; ++category) {
        report.codes.push_back(rated.code(part.labelMatrix.taxonomy(), category));
    }
    ACCORD_TRY(report.items, itemsOf(project, report));
    if (options.onlyDiffering) {
        std::erase_if(report.items, [](const UncertainItem& item) { return !item.differs; });
    }
    addModel(record, report);
    std::vector<AnnotatorSkill> skills;
    for (int annotator = 0; annotator < model.raters(); ++annotator) {
        skills.push_back(skillOf(project, report, annotator));
    }
    std::vector<CategoryShare> shares;
    for (std::size_t category = 0; category < report.codes.size(); ++category) {
        shares.push_back({report.codes[category], model.prevalence()[category]});
    }
    const auto items = itemTable(report.codes);
    record.sheet(items, report.items); // before the tables: it is what --csv and --latex print
    record.line().table("annotators", skillTable(), std::move(skills));
    record.line().table("categories",
                        Table<CategoryShare>()
                            .column("code", "category", &CategoryShare::code)
                            .number("prevalence", "prevalence", &CategoryShare::prevalence,
                                    [](const CategoryShare& share) { return percent(share.prevalence); }),
                        std::move(shares));
    record.line().line(counted(report.differing, "item") +
                       " whose most probable category is not the one with most labels.");
    record.field("labelled_items", [&] { return items.json(report.items); });
    record.lines([&] {
        std::vector<UncertainItem> some = report.items;
        std::ranges::stable_sort(some, {}, &UncertainItem::highest);
        some.resize(std::min(some.size(), kMostItems));
        return std::vector<std::string>{"", "The least certain items (--csv and --json have all):", items.text(some)};
    });
    return console.emit(record);
}

} // namespace

void addUncertainty(CommandSet& commands)
{
    CLI::App& command = commands.tabular(
        commands.add("uncertainty", "How sure each label is, by the model of Dawid and Skene",
                     "accord-cli uncertainty pilot.accord --round Pilot --level theme --csv > items.csv"));
    const auto options = std::make_shared<UncertaintyOptions>();
    addProjectArgument(command, options->project);
    addPartOptions(command, options->part, "--", {});
    addLevelOption(command, options->level, "The level of the labels (theme)");
    addRepeatsOption(command, options->part.repeats);
    command.add_flag("--differing", options->onlyDiffering,
                     "Only items whose most probable category is not the one with most labels");
    options->seeded =
        command.add_option("--seed", options->seed, "Start half from chance; if left out from the shares of labels")
            ->type_name("N");
    command.add_option("--smoothing", options->model.smoothing, "Labels added to every cell of a confusion (0)")
        ->type_name("N")
        ->check(CLI::Range(0.0, 1000.0));
    command.add_option("--iterations", options->model.mostIterations, "At most so many steps (5000)")
        ->type_name("N")
        ->check(CLI::Range(1, 1000000));
    commands.onChosen(command, options, showUncertainty);
}

} // namespace accord::cli
