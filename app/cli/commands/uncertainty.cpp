// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/project/agreement/label_model.h"
#include "core/project/items.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string_view>

namespace accord::cli {
namespace {

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

Result<std::vector<UncertainItem>> itemsOf(Project& project, const LabelModel& model, bool onlyDiffering)
{
    ACCORD_TRY(const std::vector<Heading> headings, headingsOf(project, model.items));
    std::vector<UncertainItem> items;
    for (int row = 0; row < model.rated.table.items(); ++row) {
        const auto place = static_cast<std::size_t>(row);
        const std::vector<int> most = agreement::plurality(model.rated.table, row);
        const bool differs = std::ranges::binary_search(model.differing, row);
        if (most.empty() || (onlyDiffering && !differs)) {
            continue;
        }
        UncertainItem item{headings[place].url, headings[place].occurrence, {}, {}, {}, {}, differs};
        for (const int category : most) {
            item.plurality.push_back(model.codes[static_cast<std::size_t>(category)]);
        }
        if (const int final = model.rated.finals[place]; final != agreement::kMissing) {
            item.decided = model.codes[static_cast<std::size_t>(final)];
        }
        item.mostProbable = model.codes[static_cast<std::size_t>(model.fitted.mostProbable(row))];
        const auto probabilities = model.fitted.probabilities(row);
        item.probabilities.assign(probabilities.begin(), probabilities.end());
        items.push_back(std::move(item));
    }
    return items;
}

AnnotatorSkill skillOf(const Project& project, const LabelModel& model, std::size_t annotator)
{
    const RaterSkill& known = model.raters[annotator];
    const int rater = static_cast<int>(annotator);
    AnnotatorSkill skill{annotatorName(project, model.rated, rater), known.accuracy, {}, {}, 0, {}};
    if (!known.mistakes.empty()) {
        const LikelyMistake& most = known.mistakes.front();
        skill.mistaken = model.codes[static_cast<std::size_t>(most.right)];
        skill.given = model.codes[static_cast<std::size_t>(most.given)];
        skill.share = most.share;
    }
    for (std::size_t right = 0; right < model.codes.size(); ++right) {
        const auto given = model.fitted.confusion(rater, static_cast<int>(right));
        Json shares = Json::object();
        for (std::size_t category = 0; category < model.codes.size(); ++category) {
            shares[model.codes[category]] = given[category];
        }
        skill.confusion[model.codes[right]] = std::move(shares);
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

void addModel(Record& record, const LabelModel& model)
{
    const agreement::DawidSkene& fitted = model.fitted;
    const agreement::DawidSkeneOptions& options = fitted.options();
    record.field("model", "dawid_skene_1979")
        .field("start", options.seed ? "seed" : "shares of labels")
        .field("seed", orNull(options.seed))
        .field("smoothing", options.smoothing)
        .field("tolerance", options.tolerance)
        .field("iterations", fitted.iterations())
        .field("converged", fitted.converged())
        .field("log_likelihood", fitted.logLikelihood())
        .field("items", fitted.use().rated)
        .field("items_with_two_labels", fitted.use().pairable)
        .field("differing", model.differing.size());
    record.line("Dawid and Skene's model (1979) of " + counted(fitted.use().rated, "item") + " and " +
                counted(fitted.raters(), "annotator") + ", level " + std::string(levelText(model.level)) + ".");
    std::array<char, 160> text{};
    (void)std::snprintf(text.data(), text.size(), "%s after %d steps of EM from %s; log likelihood %.1f; smoothing %g.",
                        fitted.converged() ? "Converged" : "Has NOT converged", fitted.iterations(),
                        options.seed ? ("seed " + std::to_string(*options.seed)).c_str() : "the shares of labels",
                        fitted.logLikelihood(), options.smoothing);
    record.line(text.data());
    record.line(fitted.raters() < 3 ? "With fewer than three annotators the model cannot tell whose errors are whose."
                                    : "It assumes that annotators err independently; it decides nothing.");
}

Result<int> showUncertainty(const UncertaintyOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(Part part, partOf(project, options.part, true));
    part.selection.level = *std::ranges::find(kLevels, std::string_view(options.level), levelKey);
    agreement::DawidSkeneOptions how = options.model;
    how.seed = options.seeded->count() > 0 ? std::optional(options.seed) : std::nullopt;
    ACCORD_TRY(const auto model, labelModel(part.labelMatrix, part.selection, console.stop(), {}, how));
    Record record;
    record.field("round", part.round.name).field("level", options.level);
    if (!model->fitted.defined()) {
        record.field("model", Json(nullptr)).line("There is no model: no item has two labels that can be compared.");
        return console.emit(record);
    }
    ACCORD_TRY(const std::vector<UncertainItem> uncertain, itemsOf(project, *model, options.onlyDiffering));
    addModel(record, *model);
    std::vector<AnnotatorSkill> skills;
    for (std::size_t annotator = 0; annotator < model->raters.size(); ++annotator) {
        skills.push_back(skillOf(project, *model, annotator));
    }
    std::vector<CategoryShare> shares;
    for (std::size_t category = 0; category < model->codes.size(); ++category) {
        shares.push_back({model->codes[category], model->fitted.prevalence()[category]});
    }
    const auto items = itemTable(model->codes);
    record.sheet(items, uncertain); // before the tables: it is what --csv and --latex print
    record.line().table("annotators", skillTable(), std::move(skills));
    record.line().table("categories",
                        Table<CategoryShare>()
                            .column("code", "category", &CategoryShare::code)
                            .number("prevalence", "prevalence", &CategoryShare::prevalence,
                                    [](const CategoryShare& share) { return percent(share.prevalence); }),
                        std::move(shares));
    record.line().line(counted(std::ssize(model->differing), "item") +
                       " whose most probable category is not the one with most labels.");
    record.field("labelled_items", [&] { return items.json(uncertain); });
    record.lines([&] {
        std::vector<UncertainItem> some = uncertain;
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
