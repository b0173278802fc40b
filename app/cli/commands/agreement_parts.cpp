// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/words.h"
#include "core/agreement/categories.h"
#include "core/agreement/measures.h"
#include "core/agreement/pairs.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/agreement/figures.h"
#include "core/study/gate/pilot_report.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>

namespace accord::cli {
namespace {

/// What a caption says of a table beside its title, and what tells its label from others.
struct Caption
{
    std::string selection; ///< also in every row, for programs
    std::string details;
    std::string label;
};

template <class Row>
Result<int> emitFigures(Table<Row> table, const std::string& title, const Caption& caption, std::vector<Row> rows,
                        Console& console)
{
    // People read under the title what papers read in the caption.
    const std::string head = console.format() == Format::Text ? title + "\n" + caption.details : title;
    table.key("selection", [selection = caption.selection](const Row&) { return selection; });
    return console.emit("", table.figures(head).details(caption.details, caption.label), std::move(rows), 0, head);
}

std::string coefficientsText(const Measures& measures)
{
    return measures.size() == 1 ? std::string(measures.front()->name) + " with 95 % intervals"
                                : std::string("coefficients with 95 % intervals");
}

std::string capital(std::string text)
{
    text[0] = static_cast<char>(text[0] >= 'a' && text[0] <= 'z' ? text[0] - 'a' + 'A' : text[0]);
    return text;
}

// How many items have two labels or more, where that are not all: "used: type 120, sub-theme 7 (few)".
std::string usedText(const Part& part, const AgreementOptions& options, agreement::Count items)
{
    constexpr agreement::Count kFew = 30;
    std::vector<std::string> levels;
    bool all = true;
    for (const Level level : levelsOf(options)) {
        const Ratings ratings = accord::ratings(part.labelMatrix, part.at(level));
        const agreement::Count used = agreement::ItemPatterns::of(ratings.table).use().pairable;
        levels.push_back(std::string(levelText(level)) + " " + grouped(used) + (used < kFew ? " (few)" : ""));
        all = all && used == items && used >= kFew;
    }
    return all ? std::string() : ", used: " + text::join(levels, ", ");
}

Caption captionOf(const Part& part, const AgreementOptions& options, const std::string& coefficient,
                  bool labelWithRound = true)
{
    const Ratings ratings = accord::ratings(part.labelMatrix, part.selection);
    const std::string selection = selectionText(part);
    const std::string people =
        part.people.empty() ? " of " + counted(ratings.table.raters, "annotator") : std::string();
    return {selection,
            capital(selection) + ", n = " + grouped(ratings.table.items()) + " items" + people +
                usedText(part, options, ratings.table.items()) + ", " + coefficient,
            selectionLabel(part, options, labelWithRound)};
}

/// What has to be alike in rounds whose figures are compared.
struct RoundNature
{
    std::string purpose;
    GivenVersions versions;

    [[nodiscard]] Json given() const { return versions.given.empty() ? Json(nullptr) : Json(versions.given); }
    [[nodiscard]] bool differs(const RoundNature& other) const
    {
        return purpose != other.purpose ||
               (!versions.given.empty() && !other.versions.given.empty() && versions != other.versions);
    }
};

Result<RoundNature> natureOf(Project& project, const Round& round)
{
    RoundNature nature{report::purposeText(english(), round.purpose), {}};
    ACCORD_TRY(nature.versions, givenVersions(project, round.id));
    return nature;
}

// Said before figures of rounds that are not alike; nothing for those that are.
void tellApart(const std::vector<std::pair<std::string, RoundNature>>& rounds, Console& console)
{
    const bool alike = std::ranges::none_of(
        rounds, [&rounds](const auto& each) { return each.second.differs(rounds.front().second); });
    if (alike || !console.forPeople()) {
        return;
    }
    console.line("These rounds are not alike, so that their figures say different things:");
    for (const auto& [name, nature] : rounds) {
        const std::string versions = report::versionsText(english(), nature.versions);
        console.line("  " + name + ": " + nature.purpose + (versions.empty() ? "" : ", labels given " + versions));
    }
}

/// A coefficient of a part at a level.
struct FigureRow
{
    std::string part; ///< a round, a repository, a type; empty where there is one part
    Level level;
    const agreement::Measure* measure;
    std::optional<agreement::Outcome> outcome; ///< none while the round is blind
    agreement::Count items;
    int notSpecified;
    RoundNature nature{}; ///< of a round
};

// `key`: what parts are; empty where there is one.
Table<FigureRow> figureTable(const std::string& key)
{
    const auto unlessBlind = [](auto value) {
        return [value](const FigureRow& row) { return row.outcome ? Json(row.*value) : Json(nullptr); };
    };
    Table<FigureRow> table;
    if (!key.empty()) {
        table.column(key, &FigureRow::part);
    }
    if (key == "round") {
        table.key("purpose", [](const FigureRow& row) { return row.nature.purpose; })
            .key("labels_given", [](const FigureRow& row) { return row.nature.given(); });
    }
    table.column("level", [](const FigureRow& row) { return levelKey(row.level); });
    table.named(
        "coefficient", [](const FigureRow& row) { return row.measure->key; },
        [](const FigureRow& row) { return std::string(row.measure->name); });
    addOutcome(table, [](const FigureRow& row) { return row.outcome ? &*row.outcome : nullptr; });
    table.number("items", unlessBlind(&FigureRow::items));
    return table.number("not_specified", unlessBlind(&FigureRow::notSpecified));
}

void addFigures(std::vector<FigureRow>& rows, const std::string& name, const LabelMatrix& labelMatrix,
                Selection selection, const std::vector<Level>& levels, const Measures& measures)
{
    for (const Level level : levels) {
        selection.level = level;
        const Ratings ratings = accord::ratings(labelMatrix, selection);
        const auto forms = agreement::TableForms::of(ratings.table);
        for (const agreement::Measure* measure : measures) {
            rows.push_back({name, level, measure, agreement::compute(*measure, forms), forms.items.use().pairable,
                            ratings.notSpecified});
        }
    }
}

// Every round that may be shown; a blind one says so and nothing more.
Result<std::vector<FigureRow>> byRound(Project& project, const AgreementOptions& options, const Measures& measures)
{
    std::vector<FigureRow> rows;
    for (const Round& round : project.rounds()) {
        if (!project.requireOpen(round.id).ok()) {
            for (const Level level : levelsOf(options)) {
                for (const agreement::Measure* measure : measures) {
                    rows.push_back({round.name, level, measure, std::nullopt, 0, 0});
                }
            }
            continue;
        }
        PartOptions chosen = options.part;
        chosen.round = round.name;
        ACCORD_TRY(const Part part, partOf(project, chosen, options.onlyUsed, options.openCodes));
        ACCORD_TRY(const RoundNature nature, natureOf(project, round));
        const std::size_t before = rows.size();
        addFigures(rows, round.name, part.labelMatrix, part.selection, levelsOf(options), measures);
        std::for_each(rows.begin() + static_cast<std::ptrdiff_t>(before), rows.end(),
                      [&nature](FigureRow& row) { row.nature = nature; });
    }
    return rows;
}

std::vector<FigureRow> byRepository(const Part& part, const AgreementOptions& options, const Measures& measures)
{
    std::set<std::string> repositories;
    for (const LabelMatrixItem& item : part.labelMatrix.items()) {
        repositories.insert(part.labelMatrix.repositories()[static_cast<std::size_t>(item.repository)]);
    }
    std::vector<FigureRow> rows;
    for (const std::string& repository : repositories) {
        Selection selection = part.selection;
        selection.repository = repository;
        addFigures(rows, repository, part.labelMatrix, selection, levelsOf(options), measures);
    }
    return rows;
}

std::vector<FigureRow> byFinalType(const Part& part, const AgreementOptions& options, const Measures& measures)
{
    std::vector<FigureRow> rows;
    for (const Category* type : part.labelMatrix.taxonomy().types()) {
        Selection selection = part.selection;
        selection.finalType = type->id;
        addFigures(rows, type->code, part.labelMatrix, selection, levelsOf(options), measures);
    }
    return rows;
}

std::vector<FigureRow> byLevel(const Part& part, const AgreementOptions& options, const Measures& measures)
{
    std::vector<FigureRow> rows;
    addFigures(rows, {}, part.labelMatrix, part.selection, levelsOf(options), measures);
    return rows;
}

/// Something of the table at a level: a category, a pair, a person.
template <class T>
struct LevelRow
{
    const Ratings* ratings; ///< of the level
    Level level;
    T of;
};

// At each level that was asked for what `read` says of its ratings. They are kept in `kept`, for the rows.
template <class T, class Read>
std::vector<LevelRow<T>> atLevels(const Part& part, const AgreementOptions& options, std::vector<Ratings>& kept,
                                  const Read& read)
{
    const std::vector<Level> levels = levelsOf(options);
    std::ranges::transform(levels, std::back_inserter(kept),
                           [&part](Level level) { return ratings(part.labelMatrix, part.at(level)); });
    std::vector<LevelRow<T>> rows;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        for (T& each : read(kept[i])) {
            rows.push_back({&kept[i], levels[i], std::move(each)});
        }
    }
    return rows;
}

template <class T>
Table<LevelRow<T>> levelTable()
{
    return Table<LevelRow<T>>().column("level", [](const LevelRow<T>& row) { return levelKey(row.level); });
}

Result<int> showCategories(const Part& part, const AgreementOptions& options, Console& console)
{
    using Row = LevelRow<agreement::CategoryAgreement>;
    const Taxonomy& taxonomy = part.labelMatrix.taxonomy();
    auto table = levelTable<agreement::CategoryAgreement>();
    table.column("code", [&taxonomy](const Row& row) { return row.ratings->code(taxonomy, row.of.category); })
        .column("name", [&taxonomy](const Row& row) { return categoryName(taxonomy, *row.ratings, row.of.category); })
        .number("labels", [](const Row& row) { return row.of.ratings; })
        .number("share", [](const Row& row) { return row.of.prevalence; });
    addOutcome(table, [](const Row& row) { return &row.of.kappa; });
    table.number("specific", [](const Row& row) { return orNull(row.of.specific); })
        .number("lost_agreement", [](const Row& row) { return row.of.lost; });
    std::vector<Ratings> kept;
    return emitFigures(
        table, "Agreement by category",
        captionOf(part, options, "Fleiss' kappa of each category against all others with 95 % intervals"),
        atLevels<agreement::CategoryAgreement>(
            part, options, kept, [](const Ratings& ratings) { return agreement::perCategory(ratings.table); }),
        console);
}

/// Two categories and how often they meet on an item; the same twice where labels agree.
struct CategoryPair
{
    int first = 0;
    int second = 0;
    agreement::Count pairs = 0;
    double expected = 0;
    std::optional<double> observedToExpected;
    std::optional<double> ofFirst; ///< of the pairs with the first one
    std::optional<double> ofSecond;
};

// Every pair of categories that are in use, in the order of the codebook: the matrix with its rows below each other.
std::vector<CategoryPair> categoryPairs(const Ratings& ratings)
{
    const agreement::ConfusionMatrix matrix = agreement::confusionMatrix(ratings.table);
    std::vector<CategoryPair> pairs;
    for (int k = 0; k < matrix.categories; ++k) {
        for (int l = k; l < matrix.categories; ++l) {
            if (matrix.margin(k) > 0 && matrix.margin(l) > 0) {
                pairs.push_back({k, l, matrix.at(k, l), matrix.expected(k, l), matrix.observedToExpected(k, l),
                                 matrix.rowShare(k, l), matrix.rowShare(l, k)});
            }
        }
    }
    return pairs;
}

Result<int> showConfusions(const Part& part, const AgreementOptions& options, Console& console)
{
    using Row = LevelRow<CategoryPair>;
    const Taxonomy& taxonomy = part.labelMatrix.taxonomy();
    auto table = levelTable<CategoryPair>();
    table.column("first", [&taxonomy](const Row& row) { return row.ratings->code(taxonomy, row.of.first); })
        .column("second", [&taxonomy](const Row& row) { return row.ratings->code(taxonomy, row.of.second); })
        .number("pairs", [](const Row& row) { return row.of.pairs; })
        .number("expected", [](const Row& row) { return row.of.expected; })
        .number("observed_to_expected", [](const Row& row) { return orNull(row.of.observedToExpected); })
        .number("share_of_first", [](const Row& row) { return orNull(row.of.ofFirst); })
        .number("share_of_second", [](const Row& row) { return orNull(row.of.ofSecond); });
    std::vector<Ratings> kept;
    return emitFigures(table, "Pairs of labels, category against category",
                       captionOf(part, options, "expected from the shares of the categories"),
                       atLevels<CategoryPair>(part, options, kept, categoryPairs), console);
}

Result<int> showPairs(const Project& project, const Part& part, const AgreementOptions& options, Console& console)
{
    using Row = LevelRow<agreement::PairAgreement>;
    auto table = levelTable<agreement::PairAgreement>();
    table.column("first", [&](const Row& row) { return annotatorName(project, *row.ratings, row.of.first); })
        .column("second", [&](const Row& row) { return annotatorName(project, *row.ratings, row.of.second); })
        .number("items", [](const Row& row) { return row.of.items; });
    addOutcome(table, [](const Row& row) { return &row.of.kappa; });
    table.number("percent", [](const Row& row) { return orNull(row.of.kappa.observed()); });
    std::vector<Ratings> kept;
    return emitFigures(
        table, "Agreement by pair", captionOf(part, options, "Cohen's kappa with 95 % intervals"),
        atLevels<agreement::PairAgreement>(part, options, kept,
                                           [](const Ratings& ratings) { return agreement::pairMatrix(ratings.table); }),
        console);
}

/// A person against the rest and against the final label.
struct PersonFigures
{
    agreement::AgainstRest rest;
    agreement::PairAgreement final;
    std::int64_t finals; ///< of the level
    int byMajority;      ///< of these: they follow from the labels that they are compared with
};

std::vector<PersonFigures> personFigures(const Ratings& ratings)
{
    const auto finals = agreement::againstFinal(ratings.table, ratings.finals);
    const auto all = std::ranges::count_if(ratings.finals, [](int final) { return final != agreement::kMissing; });
    const int byMajority = finalsByMajority(ratings);
    std::vector<PersonFigures> people;
    for (const agreement::AgainstRest& rest : agreement::againstRest(ratings.table)) {
        people.push_back({rest, finals[static_cast<std::size_t>(rest.rater)], all, byMajority});
    }
    return people;
}

// Of each level, how many final labels there are, and how many follow from the labels that they are compared with.
std::string finalsText(const std::vector<LevelRow<PersonFigures>>& rows)
{
    std::vector<std::string> levels;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i == 0 || rows[i].level != rows[i - 1].level) {
            levels.push_back(std::string(levelText(rows[i].level)) + " " + grouped(rows[i].of.finals) + ", " +
                             grouped(rows[i].of.byMajority) + " of them by majority");
        }
    }
    return "final labels: " + text::join(levels, "; ");
}

Result<int> showPeople(const Project& project, const Part& part, const AgreementOptions& options, Console& console)
{
    using Row = LevelRow<PersonFigures>;
    auto table = levelTable<PersonFigures>();
    table.column("person", [&](const Row& row) { return annotatorName(project, *row.ratings, row.of.rest.rater); })
        .number("items", [](const Row& row) { return row.of.rest.items; });
    addOutcome(table, [](const Row& row) { return &row.of.rest.kappa; });
    table.number("final_items", [](const Row& row) { return row.of.final.items; });
    addOutcome(
        table, [](const Row& row) { return &row.of.final.kappa; }, "final_");
    table.number("final_percent", [](const Row& row) { return orNull(row.of.final.kappa.observed()); })
        .number("finals", [](const Row& row) { return row.of.finals; })
        .number("finals_by_majority", [](const Row& row) { return row.of.byMajority; });
    std::vector<Ratings> kept;
    std::vector<Row> rows = atLevels<PersonFigures>(part, options, kept, personFigures);
    Caption caption = captionOf(part, options, "kappa of each person against the others");
    table.notOnPaper({"standard_error", "final_standard_error", "final_percent", "finals", "finals_by_majority"});
    if (std::ranges::any_of(rows, [](const Row& row) { return row.of.finals > 0; })) {
        caption.details += " and against the final label; " + finalsText(rows);
    } else {
        table.notOnPaper({"final_items", "final_undefined"});
    }
    return emitFigures(table, "Agreement by person", caption, std::move(rows), console);
}

std::string_view overlapKey(Overlap overlap)
{
    return overlap == Overlap::None ? "none" : overlap == Overlap::Some ? "some" : "all";
}

/// How far a coefficient lies apart in two parts.
struct DifferenceRow
{
    Level level;
    const agreement::Measure* measure;
    SelectionComparison compared;
    const RoundNature& first;
    const RoundNature& second;

    [[nodiscard]] const agreement::Comparison* found() const
    {
        return std::get_if<agreement::Comparison>(&compared.outcome);
    }
};

Table<DifferenceRow> differenceTable()
{
    const auto figure = [](auto value) {
        return [value](const DifferenceRow& row) {
            const agreement::Comparison* found = row.found();
            return found == nullptr ? Json(nullptr) : Json(value(*found));
        };
    };
    const auto undefined = [](const DifferenceRow& row) {
        return row.found() == nullptr ? Json(undefinedKey(std::get<agreement::NotComputable>(row.compared.outcome)))
                                      : Json(nullptr);
    };
    using agreement::Comparison;
    return Table<DifferenceRow>()
        .column("level", [](const DifferenceRow& row) { return levelKey(row.level); })
        .named(
            "coefficient", [](const DifferenceRow& row) { return row.measure->key; },
            [](const DifferenceRow& row) { return std::string(row.measure->name); })
        .number("common_items", [](const DifferenceRow& row) { return row.compared.commonItems; })
        .column("overlap", [](const DifferenceRow& row) { return overlapKey(row.compared.overlap); })
        .number("value_1", figure([](const Comparison& found) { return found.first; }))
        .number("value_2", figure([](const Comparison& found) { return found.second; }))
        .number("difference", figure([](const Comparison& found) { return found.difference; }))
        .number("se", figure([](const Comparison& found) { return found.standardError; }))
        .number("low", figure([](const Comparison& found) { return found.interval.low; }))
        .number("high", figure([](const Comparison& found) { return found.interval.high; }))
        .number("df", figure([](const Comparison& found) { return found.degreesOfFreedom; }))
        .number("t", figure([](const Comparison& found) { return orNull(found.t); }))
        .number("p_two_sided", figure([](const Comparison& found) { return orNull(found.p); }))
        .column("undefined", undefined)
        .key("purpose_1", [](const DifferenceRow& row) { return row.first.purpose; })
        .key("purpose_2", [](const DifferenceRow& row) { return row.second.purpose; })
        .key("labels_given_1", [](const DifferenceRow& row) { return row.first.given(); })
        .key("labels_given_2", [](const DifferenceRow& row) { return row.second.given(); });
}

// What is not said of the other part is as in the first one.
PartOptions otherPart(const AgreementOptions& options)
{
    PartOptions other = options.against;
    other.round = other.round.empty() ? options.part.round : other.round;
    other.finalType = other.finalType.empty() ? options.part.finalType : other.finalType;
    other.repository = other.repository.empty() ? options.part.repository : other.repository;
    other.repeats = options.part.repeats;
    other.annotators = other.annotators.empty() ? options.part.annotators : other.annotators;
    return other;
}

} // namespace

const std::vector<std::string>& breakdownNames()
{
    static const std::vector<std::string> names{"level",    "round", "repository", "final-type",
                                                "category", "pair",  "person",     "confusion"};
    return names;
}

Result<int> showBreakdown(Project& project, const AgreementOptions& options, Console& console)
{
    const std::string title = "Agreement by " + options.by;
    ACCORD_TRY(const Measures measures, measuresOf(options.coefficient, agreement::kFleissKappa));
    if (options.by == "round") {
        ACCORD_TRY(std::vector<FigureRow> rows, byRound(project, options, measures));
        std::vector<std::pair<std::string, RoundNature>> natures;
        for (const FigureRow& row : rows) {
            if (row.outcome && (natures.empty() || natures.back().first != row.part)) {
                natures.emplace_back(row.part, row.nature);
            }
        }
        tellApart(natures, console);
        // What is looked at beside the round is the same in each.
        std::string selection = "every round";
        selection += options.part.finalType.empty() ? "" : ", only items decided as " + options.part.finalType;
        selection += options.part.repository.empty() ? "" : ", only " + options.part.repository;
        selection += options.part.annotators.empty() ? "" : ", only " + text::join(options.part.annotators, ", ");
        const Caption caption{selection, capital(selection) + ", " + coefficientsText(measures),
                              selection + " " + options.level + " " + options.coefficient};
        return emitFigures(figureTable("round"), title, caption, std::move(rows), console);
    }
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed, options.openCodes));
    const Caption caption = captionOf(part, options, coefficientsText(measures));
    if (options.by == "repository") {
        return emitFigures(figureTable("repository"), title, caption, byRepository(part, options, measures), console);
    }
    if (options.by == "final-type") {
        return emitFigures(figureTable("final_type"), title, caption, byFinalType(part, options, measures), console);
    }
    if (options.by == "level") {
        return emitFigures(figureTable({}), title, caption, byLevel(part, options, measures), console);
    }
    return options.by == "category"    ? showCategories(part, options, console)
           : options.by == "pair"      ? showPairs(project, part, options, console)
           : options.by == "confusion" ? showConfusions(part, options, console)
                                       : showPeople(project, part, options, console);
}

Status addSummary(Record& record, const Part& part, const AgreementOptions& options)
{
    ACCORD_TRY(const Measures measures,
               measuresOf(options.coefficient.empty() ? "all" : options.coefficient, agreement::kFleissKappa));
    const Caption caption = captionOf(part, options, coefficientsText(measures), false);
    record.field("selection", caption.selection);
    record.sheet(figureTable({})
                     .key("selection", [selection = caption.selection](const FigureRow&) { return selection; })
                     .figures("Agreement in round " + part.round.name)
                     .details(caption.details, caption.label),
                 [&part, &options, measures] { return byLevel(part, options, measures); });
    return {};
}

Result<int> showDifference(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Measures measures, measuresOf(options.coefficient, agreement::kFleissKappa));
    ACCORD_TRY(const Part first, partOf(project, options.part, options.onlyUsed, options.openCodes));
    ACCORD_TRY(const Part second, partOf(project, otherPart(options), options.onlyUsed, options.openCodes));
    ACCORD_TRY(const RoundNature one, natureOf(project, first.round));
    ACCORD_TRY(const RoundNature two, natureOf(project, second.round));
    std::vector<DifferenceRow> rows;
    for (const Level level : levelsOf(options)) {
        for (const agreement::Measure* measure : measures) {
            if (measure->isComparable()) {
                rows.push_back(
                    {level, measure,
                     compare(first.labelMatrix, first.at(level), second.labelMatrix, second.at(level), *measure), one,
                     two});
            }
        }
    }
    if (rows.empty()) {
        Measures comparable;
        std::ranges::copy_if(agreement::levelMeasures(), std::back_inserter(comparable),
                             &agreement::Measure::isComparable);
        return Error{Errc::Invalid, Reason::PartsByCoefficient, {options.coefficient, keysOf(comparable)}};
    }
    tellApart({{first.round.name, one}, {second.round.name, two}}, console);
    const std::string both = "first part: " + selectionText(first) + "; second part: " + selectionText(second);
    return emitFigures(differenceTable(), "How far two parts lie apart",
                       {both, capital(both) + "; " + coefficientsText(measures),
                        selectionLabel(first, options) + " " + selectionLabel(second, options)},
                       std::move(rows), console);
}

} // namespace accord::cli
