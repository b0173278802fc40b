// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/words.h"
#include "core/agreement/alarms.h"
#include "core/agreement/measures.h"
#include "core/agreement/report.h"
#include "core/agreement/sample_size.h"
#include "core/exchange/ratings/figure_tree.h"
#include "core/model/bounds.h"
#include "core/project/agreement/figures.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>

namespace accord::cli {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kMostOfEach = 6; ///< lines of pairs and categories where several levels are shown

/// A category with how well it is agreed upon.
struct CategoryFigure
{
    std::string code; ///< "-": not for this study
    std::string name;
    agreement::CategoryAgreement agreement;
};

/// How far labelling is from a clear answer.
struct Until
{
    double threshold = 0;
    std::optional<agreement::Count> items; ///< more, until the interval leaves the threshold
    bool above = false;                    ///< kappa lies above the threshold
};

/// What agreement is at one level, and what needs attention there.
struct LevelFigures
{
    Level level = Level::Theme;
    agreement::Report report;   ///< every nominal coefficient
    Ratings ratings;            ///< what it was computed from
    OtherwiseCounted otherwise; ///< what Fleiss' kappa would be otherwise
    Lines codes;                ///< by category of the table
    Lines names;                ///< by annotator
    std::vector<agreement::CategoryAlarm> categoryAlarms;
    std::vector<agreement::RaterAlarm> raterAlarms;
    std::vector<agreement::Confusion> confusions; ///< that account for half of all disagreement
    std::vector<Until> until;                     ///< 0.6 and 0.8
    std::vector<agreement::PairAgreement> pairs;  ///< lowest kappa first, undefined ones last
    std::vector<CategoryFigure> categories;       ///< in use; lowest kappa first, undefined ones last
    agreement::RatingTable pairable;              ///< without items that have one label
    agreement::Count itemsLeft = 0;               ///< that the project has beyond those used
    exchange::FigureTree all;                     ///< everything that `--ratings` says about a table; for JSON

    [[nodiscard]] const agreement::Outcome& fleiss() const { return report.of(agreement::kFleissKappa); }
    [[nodiscard]] const std::string& code(int category) const { return codes[static_cast<std::size_t>(category)]; }
    [[nodiscard]] const std::string& name(int annotator) const { return names[static_cast<std::size_t>(annotator)]; }
    [[nodiscard]] agreement::Count labels(int category) const
    {
        return report.perCategory[static_cast<std::size_t>(category)].ratings;
    }
    /// Items with one label count for chance, and for nothing else.
    [[nodiscard]] bool hasSingles() const { return fleiss().use().rated > fleiss().use().pairable; }
    [[nodiscard]] std::string word() const { return std::string(levelText(level)); }
};

/// What an agreement report is about, and its figures by level.
struct AgreementReport
{
    std::string round;
    std::string repository;      ///< empty: all
    std::string finalType;       ///< a code; empty: all
    std::int64_t annotators = 0; ///< of the round; those that are looked at may be fewer
    Measures measures;           ///< of the summary, in its order
    std::vector<LevelFigures> levels;
    agreement::Outcome pathAlpha = agreement::NoEstimate{}; ///< along the whole path
    LevelLoss loss;
    exchange::FigureOptions figures; ///< bootstrap
    GivenVersions versions;          ///< of the codebook, by which labels were given
    std::string firstLabels;         ///< until when they are first ones; empty: as they are

    [[nodiscard]] const LevelFigures& any() const { return levels.front(); }
};

bool isWorse(const agreement::Outcome& a, const agreement::Outcome& b)
{
    if (a.defined() != b.defined()) {
        return a.defined();
    }
    return a.defined() && a->value < b->value;
}

std::vector<CategoryFigure> categoryFigures(const LabelMatrix& labelMatrix, const Selection& selection,
                                            const LevelFigures& level)
{
    std::vector<CategoryFigure> figures;
    for (const agreement::CategoryAgreement& agreed : level.report.perCategory) {
        if (agreed.ratings > 0 && isOfSelectedType(labelMatrix, selection, level.ratings, agreed.category)) {
            figures.push_back({level.code(agreed.category),
                               categoryName(labelMatrix.taxonomy(), level.ratings, agreed.category), agreed});
        }
    }
    std::ranges::stable_sort(figures, [](const CategoryFigure& a, const CategoryFigure& b) {
        return isWorse(a.agreement.kappa, b.agreement.kappa);
    });
    return figures;
}

void addAlarms(LevelFigures& figures, const LabelMatrix& labelMatrix, const Selection& selection)
{
    const agreement::RatingTable& table = figures.ratings.table;
    const auto tallies = agreement::Tallies::of(agreement::ItemPatterns::of(table));
    figures.categoryAlarms = agreement::categoryAlarms(tallies, figures.report.perCategory);
    std::erase_if(figures.categoryAlarms, [&](const agreement::CategoryAlarm& alarm) {
        return !isAlarming(labelMatrix, selection, figures.ratings, alarm.category);
    });
    figures.raterAlarms = agreement::raterAlarms(figures.report.pairs, table.raters);
    figures.confusions = agreement::mainConfusions(figures.report.confusion);
    const agreement::Outcome& kappa = figures.fleiss();
    for (const double threshold : {0.6, 0.8}) {
        figures.until.push_back({threshold,
                                 kappa.defined() ? agreement::itemsUntilClear(*kappa, threshold) : std::nullopt,
                                 kappa.defined() && kappa->value > threshold});
    }
}

LevelFigures levelFigures(const Project& project, const LabelMatrix& labelMatrix, const Selection& selection)
{
    LevelFigures figures;
    figures.level = selection.level;
    figures.ratings = ratings(labelMatrix, selection);
    figures.report = agreement::report(figures.ratings.table);
    figures.pairable = agreement::withoutSingles(figures.ratings.table);
    for (int category = 0; category < figures.ratings.table.categories; ++category) {
        figures.codes.push_back(figures.ratings.code(labelMatrix.taxonomy(), category));
    }
    for (int annotator = 0; annotator < static_cast<int>(figures.ratings.annotators.size()); ++annotator) {
        figures.names.push_back(annotatorName(project, figures.ratings, annotator));
    }
    addAlarms(figures, labelMatrix, selection);
    figures.pairs = figures.report.pairs;
    std::ranges::stable_sort(figures.pairs, [](const agreement::PairAgreement& a, const agreement::PairAgreement& b) {
        return isWorse(a.kappa, b.kappa);
    });
    figures.categories = categoryFigures(labelMatrix, selection, figures);
    return figures;
}

Result<AgreementReport> reportOf(Project& project, const Part& part, const AgreementOptions& options)
{
    AgreementReport report;
    report.round = part.round.name;
    report.repository = part.selection.repository;
    report.finalType = options.part.finalType;
    report.annotators = std::ssize(part.labelMatrix.annotators());
    std::ranges::copy_if(agreement::levelMeasures(), std::back_inserter(report.measures),
                         [](const agreement::Measure* measure) { return measure->shown.summary; });
    if (!options.coefficient.empty()) {
        ACCORD_TRY(report.measures, measuresOf(options.coefficient, agreement::kFleissKappa));
    }
    ACCORD_TRY(AsGiven given, asGiven(project, part.round.id));
    ACCORD_CHECK(given.labels && part.selection.openCodes ? given.labels->readOpenCodes(project) : Status());
    report.versions = given.versions;
    if (part.round.firstLabelsEnd) {
        report.firstLabels = report::firstLabelsText(english(), *part.round.firstLabelsEnd,
                                                     project.nameOf(part.round.firstLabelsEnd->by));
    }
    ACCORD_TRY(const std::int64_t issues, study::issueCount(project));
    for (const Level level : levelsOf(options)) {
        LevelFigures& figures = report.levels.emplace_back(levelFigures(project, part.labelMatrix, part.at(level)));
        figures.itemsLeft = std::max<agreement::Count>(0, issues - figures.fleiss().use().pairable);
        figures.otherwise = otherwiseCounted(part.labelMatrix, given, part.at(level), agreement::kFleissKappa);
    }
    report.pathAlpha = outcomeOf(part.labelMatrix, part.selection, agreement::kAlphaAlongPaths);
    report.loss = lossByLevel(part.labelMatrix, part.selection);
    report.figures = options.ratings.figures;
    return report;
}

// Whether codes tell the path: "C.9" below "C".
bool isDotted(const Taxonomy& taxonomy)
{
    return std::ranges::all_of(taxonomy.categories(), [&taxonomy](const Category& category) {
        const Category* parent = taxonomy.parentOf(category);
        const std::string above = parent == nullptr ? std::string() : parent->code + ".";
        return category.code.size() > above.size() && category.code.starts_with(above) &&
               category.code.find('.', above.size()) == std::string::npos;
    });
}

// The table as `--ratings` knows one, so that both say the same by the same names.
exchange::LabelledRatings labelled(const LevelFigures& figures, const Taxonomy& taxonomy)
{
    exchange::LabelledRatings labelled;
    if (figures.level != Level::Type && isDotted(taxonomy)) {
        labelled.scale = exchange::RatingScale::Hierarchical;
    }
    labelled.labels = figures.codes;
    labelled.table = figures.ratings.table;
    labelled.final = figures.ratings.finals;
    labelled.raters.assign(figures.names.begin(), figures.names.begin() + figures.ratings.table.raters);
    return labelled;
}

std::string fourOrDash(const std::optional<double>& figure)
{
    return figure ? fourDigits(*figure) : "-";
}

Table<agreement::PairAgreement> pairTable(const LevelFigures& figures)
{
    using Row = agreement::PairAgreement;
    const auto interval = [](const Row& pair) {
        return pair.kappa.defined() ? intervalText(pair.kappa) : report::whyText(english(), pair.kappa.why());
    };
    return Table<Row>()
        .column("first", "", [&figures](const Row& pair) { return figures.name(pair.first); })
        .column("second", "", [&figures](const Row& pair) { return figures.name(pair.second); })
        .number("items", &Row::items)
        .key("cohen_kappa", [](const Row& pair) { return outcomeJson(pair.kappa); })
        .shown(
            "kappa", [](const Row& pair) { return valueText(pair.kappa); }, 'r')
        .shown("95 % interval", interval)
        .shown(
            "percent", [](const Row& pair) { return fourOrDash(pair.kappa.observed()); }, 'r');
}

Table<CategoryFigure> categoryTable()
{
    using Row = CategoryFigure;
    return Table<Row>()
        .column("code", &Row::code)
        .column("name", &Row::name)
        .number("labels", [](const Row& row) { return row.agreement.ratings; })
        .number(
            "share", "share", [](const Row& row) { return row.agreement.prevalence; },
            [](const Row& row) { return percent(row.agreement.prevalence); })
        .key("fleiss_kappa", [](const Row& row) { return outcomeJson(row.agreement.kappa); })
        .shown(
            "kappa", [](const Row& row) { return valueText(row.agreement.kappa); }, 'r')
        .shown("95 % interval", [](const Row& row) { return intervalText(row.agreement.kappa); })
        .number("specific_agreement", "specific", [](const Row& row) { return orNull(row.agreement.specific); });
}

// Where people part, by the levels of the taxonomy.
Table<LevelLoss> lossTable(const LevelLoss& loss)
{
    using Value = std::function<double(const LevelLoss&)>;
    Table<LevelLoss> table;
    const auto share = [&table](const std::string& key, const std::string& heading, const Value& value) {
        table.number(key, heading, value, [value](const LevelLoss& row) { return percent(value(row)); });
    };
    const auto at = [](std::size_t level) {
        return
            [level](const LevelLoss& row) { return level < row.parts.partAt.size() ? row.parts.partAt[level] : 0.0; };
    };
    share("agreed", "agreed as far as they go", [](const LevelLoss& row) { return row.parts.agreed; });
    share("across_types", "apart across types", at(0));
    share("within_a_type", "apart within a type", at(1));
    if (loss.parts.partAt.size() > 2) {
        share("within_a_theme", "apart within a theme", at(2));
    } else {
        table.key("within_a_theme", at(2));
    }
    share("not_specified", "one stops where the other goes on",
          [](const LevelLoss& row) { return row.parts.unspecified; });
    return table.key("labels", [](const LevelLoss& row) {
        return Json{{"type", row.labelsStopAt[0]},
                    {"theme", row.labelsStopAt[1]},
                    {"subtheme", row.labelsStopAt[2]},
                    {"not_for_study", row.notForStudy}};
    });
}

std::string thresholdText(double threshold)
{
    return fourDigits(threshold).substr(0, 3);
}

// What needs attention: alarms and "items_until_clear".
void addAttention(Record& record, const LevelFigures& figures)
{
    using agreement::CategoryAlarm;
    using agreement::Confusion;
    using agreement::RaterAlarm;
    const auto categories =
        Table<CategoryAlarm>()
            .key("code", [&figures](const CategoryAlarm& alarm) { return figures.code(alarm.category); })
            .key("never_agreed", &CategoryAlarm::neverAgreed)
            .key("interval_reaches_zero", &CategoryAlarm::reachesZero)
            .key("costs_most", &CategoryAlarm::costsMost)
            .key("rare", &CategoryAlarm::rare)
            .key("labels", [&figures](const CategoryAlarm& alarm) { return figures.labels(alarm.category); })
            .key("lost_agreement", &CategoryAlarm::lost)
            .key("share_of_loss", &CategoryAlarm::share)
            .key("confused_with", [&figures](const CategoryAlarm& alarm) {
                const int other = agreement::mostConfusedWith(figures.report.confusion, alarm.category);
                return other < 0 ? Json(nullptr) : Json(figures.code(other));
            });
    const auto annotators = Table<RaterAlarm>()
                                .key("name", [&figures](const RaterAlarm& alarm) { return figures.name(alarm.rater); })
                                .key("own", &RaterAlarm::own)
                                .key("others", &RaterAlarm::others);
    const auto confusions = Table<Confusion>()
                                .key("first", [&figures](const Confusion& pair) { return figures.code(pair.first); })
                                .key("second", [&figures](const Confusion& pair) { return figures.code(pair.second); })
                                .key("pairs", &Confusion::pairs)
                                .key("share", &Confusion::share)
                                .key("cumulated", &Confusion::cumulated);
    record.field("alarms", Json{{"categories", categories.json(figures.categoryAlarms)},
                                {"annotators", annotators.json(figures.raterAlarms)},
                                {"confusions", confusions.json(figures.confusions)}});
    Record until;
    for (const Until& each : figures.until) {
        until.field(thresholdText(each.threshold), orNull(each.items));
    }
    record.field("items_until_clear", until.json()).field("items_left", figures.itemsLeft);
}

Record levelRecord(const LevelFigures& figures)
{
    const agreement::ItemUse& use = figures.fleiss().use();
    Record record;
    record.field("level", levelKey(figures.level)).field("fleiss_kappa", outcomeJson(figures.fleiss()));
    record.field("fleiss_kappa_without_single_labels",
                 figures.hasSingles() ? outcomeJson(agreement::compute(agreement::kFleissKappa, figures.pairable))
                                      : Json(nullptr));
    record.field("percent_agreement", outcomeJson(figures.report.of(agreement::kPercentAgreement)));
    record.field("full_agreement", outcomeJson(figures.report.of(agreement::kFullAgreement)));
    record.field("items", Json{{"all", use.items},
                               {"used", use.pairable},
                               {"one_label", use.rated - use.pairable},
                               {"no_label", use.items - use.rated}});
    record.field("otherwise", otherwiseJson(figures.otherwise));
    record.field("labels_not_specified", figures.ratings.notSpecified);
    record.field("labels_cannot_tell", figures.ratings.cannotTell);
    record.field("labels_open_codes", figures.ratings.openCodes);
    record.field("pairs", pairTable(figures).json(figures.pairs));
    record.field("categories", categoryTable().json(figures.categories));
    addAttention(record, figures);
    return record.field("coefficients", exchange::toJson(figures.all));
}

void addHead(Record& record, const AgreementReport& report)
{
    const LevelFigures& any = report.any();
    std::string head = "Agreement in round \"" + report.round + "\"";
    head += report.repository.empty() ? "" : ", " + report.repository;
    head += report.finalType.empty() ? "" : ", decided as " + report.finalType;
    record.field("round", report.round).line(head);
    record.field("repository", report.repository.empty() ? Json(nullptr) : Json(report.repository));
    record.field("final_type", report.finalType.empty() ? Json(nullptr) : Json(report.finalType));
    record.field("repeats", Json{{"counted", any.ratings.repeats}, {"left_out", any.ratings.outside.repeats}});
    record.field("selected_by_final_label", !report.finalType.empty()).field("annotators", any.names);
    std::string names;
    for (const std::string& name : any.names) {
        names += (names.empty() ? ": " : ", ") + name;
    }
    record.field("annotators_of_round", report.annotators);
    record.line(
        (std::ssize(any.names) < report.annotators ? std::to_string(any.names.size()) + " of " : std::string()) +
        counted(report.annotators, "annotator") + names);
    const std::string repeats =
        repeatsText(std::ssize(any.ratings.rows), any.ratings.repeats, any.ratings.outside.repeats);
    if (!repeats.empty()) {
        record.line(repeats);
    }
    if (!report.firstLabels.empty()) {
        record.line(report.firstLabels);
    }
    record.field("codebook", versionsJson(report.versions));
    for (const LevelFigures& level : report.levels) {
        for (const std::string& text : report::otherwiseTexts(english(), level.otherwise, report.versions, valueText)) {
            record.line("At " + level.word() + " level: " + text);
        }
    }
    if (!report.finalType.empty()) {
        record.line("Selected by the final label, which follows from the labels: agreement on such a part is not that "
                    "of the round, and kappa of types is near 0 however well people agree.");
    }
    record.line();
}

/// A line of the summary, with a cell for each level.
struct SummaryLine
{
    std::string title;
    std::function<std::string(const LevelFigures&)> cell;
};

std::vector<SummaryLine> summaryLines(const AgreementReport& report)
{
    std::vector<SummaryLine> lines;
    for (const agreement::Measure* measure : report.measures) {
        const auto interval = [measure](const LevelFigures& level) { return intervalText(level.report.of(*measure)); };
        lines.push_back({std::string(measure->name),
                         [measure](const LevelFigures& level) { return valueText(level.report.of(*measure)); }});
        if (std::ranges::any_of(report.levels, [&](const LevelFigures& level) { return !interval(level).empty(); })) {
            lines.push_back({"  95 % interval", interval});
        }
        const auto without = [measure](const LevelFigures& level) {
            return level.hasSingles() ? valueText(agreement::compute(*measure, level.pairable)) : std::string();
        };
        const auto differs = [&](const LevelFigures& level) {
            return level.hasSingles() && without(level) != valueText(level.report.of(*measure));
        };
        if (std::ranges::any_of(report.levels, differs)) {
            lines.push_back({"  without items of one label", without});
        }
    }
    const auto count = [&lines](const std::string& title, std::int64_t (*of)(const LevelFigures&)) {
        lines.push_back({title, [of](const LevelFigures& level) { return grouped(of(level)); }});
    };
    count("items used", [](const LevelFigures& level) -> std::int64_t { return level.fleiss().use().pairable; });
    count("items left out", [](const LevelFigures& level) -> std::int64_t { return level.fleiss().use().leftOut(); });
    count("  with one label", [](const LevelFigures& level) -> std::int64_t {
        return level.fleiss().use().rated - level.fleiss().use().pairable;
    });
    count("  without a label", [](const LevelFigures& level) -> std::int64_t {
        return level.fleiss().use().items - level.fleiss().use().rated;
    });
    count("labels not specified", [](const LevelFigures& level) -> std::int64_t { return level.ratings.notSpecified; });
    return lines;
}

void addSummaryLines(Record& record, const AgreementReport& report)
{
    Table<SummaryLine> table;
    table.shown("", &SummaryLine::title);
    for (const LevelFigures& level : report.levels) {
        table.shown(
            level.word(), [&level](const SummaryLine& line) { return line.cell(level); }, 'r');
    }
    record.line(table.text(summaryLines(report)));
    for (const LevelFigures& level : report.levels) {
        if (!level.fleiss().defined()) {
            record.line("Fleiss' kappa at " + level.word() +
                        " level is undefined: " + report::whyText(english(), level.fleiss().why()) + ".");
        }
    }
}

Lines bootstrapLines(const AgreementReport& report, const std::stop_token& stop)
{
    Lines lines{""};
    for (const LevelFigures& figures : report.levels) {
        const auto sums = agreement::additive(agreement::kFleissKappa, figures.ratings.table);
        const auto drawn = agreement::bootstrap(*sums, {report.figures.resamples, report.figures.seed, 0.95}, stop);
        if (drawn.interval) {
            lines.push_back("Fleiss' kappa at " + figures.word() + " level by " + counted(drawn.resamples, "draw") +
                            " of the items (seed " + std::to_string(report.figures.seed) +
                            "): " + fourDigits(drawn.interval->low) + " to " + fourDigits(drawn.interval->high) +
                            ", error " + fourDigits(*drawn.standardError));
        }
    }
    return lines;
}

void addLoss(Record& record, const AgreementReport& report)
{
    const auto table = lossTable(report.loss);
    record.field(std::string(agreement::kAlphaAlongPaths.key), outcomeJson(report.pathAlpha));
    if (report.loss.parts.partAt.size() < 2) { // labels have one level
        record.field("loss_by_level", table.json(report.loss));
        return;
    }
    const std::string interval = intervalText(report.pathAlpha);
    record.line().line("Pairs of labels on the same item, by the level at which they part");
    record.row("loss_by_level", table, report.loss, 2);
    record.line("  Krippendorff's alpha along the whole path: " + valueText(report.pathAlpha) +
                (interval.empty() ? "" : " (" + interval + ")"));
}

// "A.2 (never agreed on)": where a line holds alarms of several kinds.
std::string withReason(const std::string& code, const agreement::CategoryAlarm& alarm)
{
    return alarm.neverAgreed ? code + " (never agreed on)" : alarm.reachesZero ? code + " (could be chance)" : code;
}

void addCategoryAlarms(Lines& lines, const LevelFigures& figures)
{
    using agreement::CategoryAlarm;
    const auto add = [&](const std::string& what, auto belongs, auto text) {
        std::string list;
        for (const CategoryAlarm& alarm : figures.categoryAlarms) {
            if (belongs(alarm)) {
                list += (list.empty() ? "" : ", ") + text(alarm);
            }
        }
        if (!list.empty()) {
            lines.push_back("  " + what + ": " + list);
        }
    };
    const auto code = [&figures](const CategoryAlarm& alarm) { return figures.code(alarm.category); };
    add(
        "half of the lost agreement (1 - kappa), in kappa",
        [](const CategoryAlarm& alarm) { return alarm.costsMost && !alarm.rare; },
        [&](const CategoryAlarm& alarm) { return code(alarm) + " " + fourDigits(alarm.lost); });
    add(
        "used, but never agreed on by more than half",
        [](const CategoryAlarm& alarm) { return alarm.neverAgreed && !alarm.rare; }, code);
    add(
        "no better than chance as far as one can tell",
        [](const CategoryAlarm& alarm) { return alarm.reachesZero && !alarm.neverAgreed && !alarm.rare; }, code);
    add(
        "with fewer than " + std::to_string(agreement::kRareLabels) + " labels",
        [](const CategoryAlarm& alarm) { return alarm.rare; },
        [&](const CategoryAlarm& alarm) { return withReason(code(alarm), alarm); });
}

Lines attentionLines(const LevelFigures& figures)
{
    Lines lines;
    addCategoryAlarms(lines, figures);
    for (const agreement::RaterAlarm& alarm : figures.raterAlarms) {
        lines.push_back("  " + figures.name(alarm.rater) + " lies apart: " + fourDigits(alarm.own) +
                        " on average with the others, who have " + fourDigits(alarm.others) + " among themselves");
    }
    std::string confused;
    for (const agreement::Confusion& confusion : figures.confusions) {
        confused += (confused.empty() ? "" : ", ") + figures.code(confusion.first) + " and " +
                    figures.code(confusion.second) + " (" + percent(confusion.share) + ")";
    }
    if (!confused.empty()) {
        lines.push_back("  half of all disagreement: " + confused);
    }
    for (const Until& until : figures.until) {
        if (!until.items || (*until.items == 0 && until.above)) {
            continue; // what lies above needs no attention
        }
        const std::string threshold = thresholdText(until.threshold);
        if (*until.items > figures.itemsLeft) {
            const std::string left = figures.itemsLeft == 0
                                         ? ", and the project has no further items"
                                         : ", and the " + counted(figures.itemsLeft, "further item") +
                                               " of the project would not change that";
            lines.push_back("  the interval reaches " + threshold + left + ": it takes " + grouped(*until.items) +
                            ", if kappa stays");
            continue;
        }
        lines.push_back(*until.items == 0 ? "  the whole interval of Fleiss' kappa lies below " + threshold
                                          : "  " + counted(*until.items, "more item") + " until the interval leaves " +
                                                threshold + ", if kappa stays");
    }
    if (lines.empty()) {
        lines.emplace_back("  nothing");
    }
    lines.insert(lines.begin(), {"", "What needs attention at " + figures.word() + " level"});
    return lines;
}

// A table under its heading; of many rows only the first.
template <class T>
void addMost(Lines& lines, const std::string& heading, const Table<T>& table, std::vector<T> rows, std::size_t most,
             Level level)
{
    const std::size_t all = rows.size();
    rows.resize(std::min(most, all));
    lines.insert(lines.end(), {"", heading, table.text(rows, 2)});
    if (most < all) {
        lines.push_back("  ... and " + grouped(static_cast<std::int64_t>(all - most)) + " more with --level " +
                        std::string(levelKey(level)));
    }
}

Lines partLines(const LevelFigures& figures, std::size_t most)
{
    Lines lines;
    if (!figures.categories.empty()) {
        addMost(lines, "Categories at " + figures.word() + " level, worst first", categoryTable(), figures.categories,
                most, figures.level);
    }
    if (figures.report.raters > bounds::kPairedRaters) {
        lines.insert(lines.end(), {"", "Pairs are not compared where more than " +
                                           std::to_string(bounds::kPairedRaters) + " people label."});
    } else if (!figures.pairs.empty() && figures.report.of(agreement::kPercentAgreement).defined()) {
        // A pair that has no label at this level says nothing that the summary does not say.
        addMost(lines, "Pairs at " + figures.word() + " level (Cohen's kappa), worst first", pairTable(figures),
                figures.pairs, most, figures.level);
    }
    return lines;
}

Record recordOf(const AgreementReport& report, const std::stop_token& stop)
{
    Record record;
    addHead(record, report);
    addSummaryLines(record, report);
    if (report.figures.resamples > 0) {
        record.lines([&report, stop] { return bootstrapLines(report, stop); });
    }
    addLoss(record, report);
    const std::size_t most = report.levels.size() == 1 ? static_cast<std::size_t>(-1) : kMostOfEach;
    for (const LevelFigures& figures : report.levels) {
        if (figures.report.of(agreement::kPercentAgreement).defined()) {
            record.lines([&figures] { return attentionLines(figures); });
        }
    }
    std::vector<Record> levels;
    for (const LevelFigures& figures : report.levels) {
        record.lines([&figures, most] { return partLines(figures, most); });
        levels.push_back(levelRecord(figures));
    }
    return record.list("levels", std::move(levels));
}

} // namespace

Result<int> showReport(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed, options.openCodes));
    ACCORD_TRY(AgreementReport report, reportOf(project, part, options));
    if (console.format() == Format::Structured) { // all of it takes long, and text has no room for it
        for (LevelFigures& figures : report.levels) {
            ACCORD_TRY(figures.all, exchange::ratingFigures(labelled(figures, part.labelMatrix.taxonomy()),
                                                            report.figures, console.stop()));
        }
    }
    Record record = recordOf(report, console.stop());
    ACCORD_CHECK(addSummary(record, part, options));
    return console.emit(record);
}

} // namespace accord::cli
