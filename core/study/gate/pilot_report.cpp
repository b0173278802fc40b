// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/pilot_report.h"

#include "core/agreement/compute.h"
#include "core/agreement/quantile.h"
#include "core/agreement/report.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/document.h"
#include "core/model/proposal.h"
#include "core/project/items.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/proposals.h"
#include "core/study/gate/evaluate.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/settings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <set>

namespace accord::study {

std::string levelName(Level level)
{
    return level == Level::Type ? "Type" : level == Level::Theme ? "Theme" : "Sub-theme";
}

std::string fixed(double value, int digits)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.*f", digits, value);
    return text.data();
}

std::string grouped(std::int64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

std::string percentText(double share)
{
    return fixed(100 * share, 2) + " %";
}

std::string whyText(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "none: no item has two labels";
    case agreement::NotComputable::OneCategory:
        return "none: a single category is in use";
    case agreement::NotComputable::SmallCodebook:
        return "none: the codebook has a single category";
    case agreement::NotComputable::NoCommonItems:
        return "none: nothing in common";
    case agreement::NotComputable::NoDefinedPair:
        return "none: no pair of people has a kappa";
    case agreement::NotComputable::NoCompleteItems:
        return "none: no item was labelled by all";
    case agreement::NotComputable::CategoryUnused:
        return "none: it is not in use";
    case agreement::NotComputable::FewItems:
        return "none: too few items";
    case agreement::NotComputable::NoCategory:
        return "none: nobody gave a category";
    }
    return "none";
}

std::string kappaText(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return whyText(outcome.why());
    }
    std::string text = fixed(outcome->value, 4);
    if (outcome->interval) {
        text += " (" + fixed(outcome->interval->low, 3) + " to " + fixed(outcome->interval->high, 3) + ")";
    }
    return text;
}

std::string minutesText(const std::optional<double>& seconds)
{
    if (!seconds) {
        return "not known";
    }
    const auto whole = static_cast<long long>(std::llround(*seconds));
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%lld:%02lld", whole / 60, whole % 60);
    return text.data();
}

std::string figureValueText(const ConditionResult& result)
{
    if (!result.figure) {
        return result.why ? whyText(*result.why) : "not known";
    }
    if (result.condition.ofAgreement()) {
        return fixed(*result.figure, 4);
    }
    return fixed(*result.figure, result.condition.figure == Condition::Figure::Seconds ? 1 : 0);
}

std::string reasonText(Exclusion reason, const std::string& own)
{
    if (!own.empty()) {
        return own;
    }
    switch (reason) {
    case Exclusion::None:
        return "no reason given";
    case Exclusion::OffTopic:
        return "another subject";
    case Exclusion::NotAnIssue:
        return "not an issue";
    case Exclusion::Unusable:
        return "not usable";
    case Exclusion::WithoutChallenge:
        return "a lightweight model without the challenge under study";
    case Exclusion::KeywordOnly:
        return "the keyword only in a name, a path or a commit";
    case Exclusion::NamedLikeIt:
        return "named like it, but not it";
    }
    return "reason " + std::to_string(static_cast<int>(reason));
}

namespace {

constexpr std::array<Level, 3> kLevels{Level::Type, Level::Theme, Level::Subtheme};

const Error kCancelled{Errc::Cancelled, Reason::Cancelled};

void addPeople(PilotReport& report, const Project& project, const LabelMatrix& labelMatrix, bool pseudonyms)
{
    for (const Person& person : byPseudonym(project)) {
        report.names.emplace(person.id, pseudonyms ? person.pseudonym : person.name);
        if (std::ranges::find(labelMatrix.annotators(), person.id) != labelMatrix.annotators().end()) {
            report.annotators.push_back(person.id);
        }
    }
}

void addCounts(PilotReport& report, const LabelMatrix& labelMatrix)
{
    report.items = labelMatrix.rows();
    report.drawnAgain = static_cast<int>(std::ranges::count_if(labelMatrix.items(), &LabelMatrixItem::drawnAgain));
    const int annotators = static_cast<int>(labelMatrix.annotators().size());
    for (int annotator = 0; annotator < annotators; ++annotator) {
        for (int row = 0; row < labelMatrix.rows(); ++row) {
            const LabelMatrixCell& cell = labelMatrix.cell(row, annotator);
            report.labels += cell.isRating() ? 1 : 0;
            report.cannotTell += cell.verdict == Verdict::CannotTell ? 1 : 0;
            report.flagged += cell.flagged ? 1 : 0;
        }
    }
}

std::string nameOf(const Taxonomy& taxonomy, int category)
{
    return category < 0 ? "not for this study" : taxonomy.categories()[static_cast<std::size_t>(category)].name;
}

// Kappa first, and where there is none last.
bool isWorse(const CategoryLine& a, const CategoryLine& b)
{
    if (a.figures.kappa.defined() != b.figures.kappa.defined()) {
        return a.figures.kappa.defined();
    }
    return a.figures.kappa.defined() && a.figures.kappa->value < b.figures.kappa->value;
}

LevelReport levelReport(const LabelMatrix& labelMatrix, Level level)
{
    Selection selection;
    selection.level = level;
    const Ratings ratings = accord::ratings(labelMatrix, selection);
    const auto items = agreement::ItemSums::of(ratings.table);
    LevelReport report;
    report.level = level;
    report.kappa = agreement::compute(agreement::kFleissKappa, items);
    report.percent = agreement::compute(agreement::kPercentAgreement, items);
    report.notSpecified = ratings.notSpecified;
    const auto figures = agreement::perCategory(items.tallies);
    const auto alarms = agreement::categoryAlarms(items.tallies, figures);
    const auto codeOf = [&](int category) { return ratings.code(labelMatrix.taxonomy(), category); };
    for (const agreement::CategoryAgreement& each : figures) {
        if (each.ratings == 0) {
            continue;
        }
        const auto alarm = std::ranges::find(alarms, each.category, &agreement::CategoryAlarm::category);
        const int node = ratings.categories[static_cast<std::size_t>(each.category)];
        report.categories.push_back({codeOf(each.category), nameOf(labelMatrix.taxonomy(), node), each,
                                     alarm != alarms.end() && alarm->neverAgreed});
    }
    std::ranges::stable_sort(report.categories, isWorse);
    for (const agreement::Confusion& each : agreement::mainConfusions(agreement::confusionMatrix(items.patterns))) {
        report.confusions.push_back({codeOf(each.first), codeOf(each.second), each.pairs, each.share});
    }
    return report;
}

std::string titleOf(const Proposal& proposal, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(proposal.content.category);
    const std::string code = category == nullptr ? std::string() : category->code;
    if (proposal.content.kind == ProposalKind::Change) {
        return "change of " + (code.empty() ? "a category" : code);
    }
    return "new category" + (code.empty() ? std::string() : " under " + code) + ": " + proposal.content.name;
}

Status addProposals(PilotReport& report, Project& project, const LabelMatrix& labelMatrix,
                    std::vector<Proposal> proposals)
{
    for (Proposal& proposal : proposals) {
        std::vector<ItemId> items;
        for (const RaisedBy& raised : proposal.raisedBy) {
            if (labelMatrix.rowOf(raised.item) >= 0) {
                items.push_back(raised.item);
            }
        }
        ACCORD_TRY(const auto headings, headingsOf(project, items));
        ProposalLine line;
        line.title = titleOf(proposal, labelMatrix.taxonomy());
        for (const Heading& heading : headings) {
            line.issues.push_back(heading.repository + "#" + heading.number);
        }
        line.proposal = std::move(proposal);
        report.proposals.push_back(std::move(line));
    }
    return {};
}

Status addOpenCodes(PilotReport& report, Project& project)
{
    ACCORD_TRY(const std::vector<Label> labels, store::firstOpenCodesOf(project.database(), report.round.id));
    if (labels.empty()) {
        return {};
    }
    std::map<std::string, ProposalState> states; // of codes; withdrawn: nothing stands for it
    std::set<PersonId> people;
    for (const Label& label : labels) {
        states.emplace(text::lowerAscii(label.content.code), ProposalState::Withdrawn);
        people.insert(label.by);
    }
    ACCORD_TRY(const std::vector<Proposal> proposals, store::proposals(project.database()));
    for (const Proposal& proposal : proposals) {
        const ProposalState state = proposal.end.state;
        for (const std::string& code : proposal.content.codes) {
            const auto found = states.find(text::lowerAscii(code));
            if (found != states.end() && (state == ProposalState::Accepted ||
                                          (state == ProposalState::Open && found->second != ProposalState::Accepted))) {
                found->second = state;
            }
        }
    }
    const auto are = [&states](ProposalState state) {
        return static_cast<int>(std::ranges::count(states, state, [](const auto& each) { return each.second; }));
    };
    report.openCodes = {static_cast<int>(labels.size()), static_cast<int>(states.size()),
                        static_cast<int>(people.size()), are(ProposalState::Accepted), are(ProposalState::Open)};
    return {};
}

Status addRounds(PilotReport& report, Project& project, const std::stop_token& stop)
{
    ACCORD_TRY(const auto values, agreementByRound(project, Selection{}, agreement::kFleissKappa, stop));
    for (const RoundValue& value : values) {
        const Round* round = project.round(value.round);
        if (round == nullptr || round->state == RoundState::Draft) {
            continue;
        }
        RoundPoint point{round->name,
                         value.blind,
                         round->purpose,
                         value.versions,
                         {agreement::NoEstimate{}, agreement::NoEstimate{}, agreement::NoEstimate{}}};
        for (std::size_t level = 0; level < value.levels.size() && !value.blind; ++level) {
            point.kappa[level] = value.levels[level].value;
        }
        report.byRound.push_back(std::move(point));
    }
    return {};
}

} // namespace

Result<PilotReport> pilotReport(Project& project, RoundId id, bool pseudonyms, const std::stop_token& stop)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_CHECK(project.requireOpen(id));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, id));
    PilotReport report;
    report.project = project.name();
    report.round = *round;
    report.codebook = project.codebookNumber();
    report.madeAt = project.now();
    addPeople(report, project, labelMatrix, pseudonyms);
    addCounts(report, labelMatrix);
    ACCORD_TRY(const AsGiven given, asGiven(project, id));
    report.versions = given.versions;
    for (const Level level : kLevels) {
        if (stop.stop_requested()) {
            return kCancelled;
        }
        LevelReport& at = report.levels[static_cast<std::size_t>(level) - 1];
        at = levelReport(labelMatrix, level);
        Selection selection;
        selection.level = level;
        at.otherwise = otherwiseCounted(labelMatrix, given, selection, agreement::kFleissKappa);
    }
    ACCORD_TRY(PilotFigures figures, roundFigures(project, labelMatrix));
    ACCORD_TRY(report.result, gateResult(project, *round, labelMatrix, figures));
    report.time = {static_cast<int>(figures.seconds.size()), agreement::median(figures.seconds),
                   agreement::quantile(figures.seconds, 0.25), agreement::quantile(figures.seconds, 0.75)};
    report.saturation = figures.saturation;
    ACCORD_CHECK(addProposals(report, project, labelMatrix, std::move(figures.proposals)));
    ACCORD_CHECK(addOpenCodes(report, project));
    ACCORD_TRY(report.screening, screening(project, labelMatrix));
    ACCORD_TRY(const auto reasons, everyReason(project));
    for (const ScreeningReason& reason : reasons) {
        report.reasons.emplace(reason.number, reason.text);
    }
    report.gate = gateText(gateOf(project, *round));
    ACCORD_TRY(report.records, gateRecords(project, id));
    ACCORD_CHECK(addRounds(report, project, stop));
    if (stop.stop_requested()) {
        return kCancelled;
    }
    return report;
}

namespace {

using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;

Line cell(std::string text)
{
    return {plain(std::move(text))};
}

Line cell(std::int64_t number)
{
    return {plain(grouped(number))};
}

/// "2026-03-04 11:05"
std::string minuteOf(const std::string& at)
{
    return at.size() < 16 ? at : at.substr(0, 10) + " " + at.substr(11, 5);
}

std::string nameOf(const PilotReport& report, PersonId person)
{
    const auto found = report.names.find(person);
    return found == report.names.end() ? "?" : found->second;
}

// A line of a list: what a figure is looked at beside.
Line textAt(Level level, const std::string& text)
{
    return {strong(levelName(level)), plain(": " + text)};
}

void addFacts(FormattedDocument& document, const PilotReport& report)
{
    std::vector<std::string> names;
    for (const PersonId person : report.annotators) {
        names.push_back(nameOf(report, person));
    }
    std::string people;
    for (const std::string& name : names) {
        people += (people.empty() ? "" : ", ") + name;
    }
    document.list({{strong("Project"), plain(": " + report.project)},
                   {strong("Round"), plain(": " + report.round.name + " (" + purposeText(report.round.purpose) + ")")},
                   {strong("Made"), plain(": " + minuteOf(report.madeAt) + " UTC, with version " +
                                          std::to_string(report.codebook) + " of the codebook")},
                   {strong("Labelled"),
                    plain(": " + grouped(report.items) + " items" +
                          (report.drawnAgain > 0 ? " (of them " + grouped(report.drawnAgain) +
                                                       " repeats, which are left out of agreement and screening)"
                                                 : "") +
                          ", " + grouped(report.labels) + " labels, " + grouped(report.cannotTell) +
                          " \"cannot tell\", " + grouped(report.flagged) + " flagged")},
                   {strong("People"), plain(": " + (people.empty() ? "nobody" : people))}});
    if (report.round.firstLabelsEnd) {
        document.paragraph(firstLabelsText(report.round, nameOf(report, report.round.firstLabelsEnd->by)) + ".");
    }
}

void addGate(FormattedDocument& document, const PilotReport& report)
{
    document.heading(2, "Gate");
    if (report.gate.empty()) {
        document.paragraph("The study set no gate for this round.");
    } else {
        document.paragraph(Line{plain("The study asks for "), strong(report.gate), plain(": "),
                                strong(report.result.passed() ? "passed" : "failed"), plain(".")});
        if (report.result.waiting > 0) {
            document.paragraph(
                "It is not passed while labels wait to be looked at again: " + grouped(report.result.waiting) + ".");
        }
        format::DocumentPart& table = document.table("llrl", {"Figure", "Asked for", "Found", "Met"});
        for (const ConditionResult& each : report.result.conditions) {
            // The bound as the expression writes it.
            const std::string text = gateText(Gate{{each.condition}});
            table.rows.push_back({cell(figureText(each.condition)),
                                  cell(text.substr(figureText(each.condition).size() + 1)), cell(figureValueText(each)),
                                  cell(std::string(each.met ? "yes" : "no"))});
        }
    }
    std::vector<Line> records;
    for (const GateRecord& record : report.records) {
        const bool go = record.outcome.verdict == GateVerdict::Go;
        std::string about = ", " + nameOf(report, record.outcome.by) + ", " + minuteOf(record.outcome.at) + " UTC";
        if (!record.gate.empty()) {
            about += std::string("; the gate was ") + (record.passed ? "passed" : "failed");
        }
        about += record.outcome.reason.empty() ? "" : ". " + record.outcome.reason;
        records.push_back({strong(go ? "Go" : "No-go"), plain(about)});
    }
    document.paragraph(records.empty() ? "Nobody has decided yet whether to go on." : "Decided:");
    document.list(std::move(records));
}

void addAgreement(FormattedDocument& document, const PilotReport& report)
{
    document.heading(2, "Agreement");
    document.paragraph("Fleiss' kappa of the first labels with its 95 % interval, linearised over items.");
    format::DocumentPart& table = document.table(
        "lrrrr", {"Level", "Fleiss' kappa", "Agreement in percent", "Items used", "Labels that stop above the level"});
    for (const LevelReport& level : report.levels) {
        const auto observed = level.percent.observed();
        table.rows.push_back({cell(levelName(level.level)), cell(kappaText(level.kappa)),
                              cell(observed ? percentText(*observed) : std::string("none")),
                              cell(level.kappa.use().pairable), cell(level.notSpecified)});
    }
    std::vector<Line> beside;
    for (const LevelReport& level : report.levels) {
        for (const std::string& text : otherwiseTexts(level.otherwise, report.versions, kappaText)) {
            beside.push_back(textAt(level.level, text));
        }
    }
    document.list(std::move(beside));
}

void addCategories(FormattedDocument& document, const PilotReport& report)
{
    for (const LevelReport& level : report.levels) {
        if (level.categories.empty()) {
            continue;
        }
        document.heading(2, "Categories: " + levelName(level.level));
        format::DocumentPart& table =
            document.table("llrrrl", {"Code", "Name", "Labels", "Kappa", "Specific agreement", "Note"});
        for (const CategoryLine& line : level.categories) {
            table.rows.push_back(
                {cell(line.code), cell(line.name), cell(line.figures.ratings), cell(kappaText(line.figures.kappa)),
                 cell(line.figures.specific ? percentText(*line.figures.specific) : std::string("none")),
                 cell(std::string(line.neverAgreed ? "used, but never agreed" : ""))});
        }
        if (!level.confusions.empty()) {
            document.paragraph("Taken for each other most often, as far as half of the disagreement:");
            format::DocumentPart& pairs =
                document.table("llrr", {"One", "Other", "Pairs of labels", "Of all that differ"});
            for (const ConfusionLine& line : level.confusions) {
                pairs.rows.push_back(
                    {cell(line.first), cell(line.second), cell(line.pairs), cell(percentText(line.share))});
            }
        }
    }
}

void addProposals(FormattedDocument& document, const PilotReport& report)
{
    document.heading(2, "Proposals for the codebook");
    if (report.proposals.empty()) {
        document.paragraph("None was raised by an issue of this round.");
        return;
    }
    format::DocumentPart& table = document.table("llll", {"Proposal", "By", "State", "Raised by"});
    for (const ProposalLine& line : report.proposals) {
        std::string issues;
        for (const std::string& issue : line.issues) {
            issues += (issues.empty() ? "" : ", ") + issue;
        }
        table.rows.push_back({cell(line.title), cell(nameOf(report, line.proposal.by)),
                              cell(std::string(stateName(line.proposal.end.state))), cell(issues)});
    }
}

void addOpenCodes(FormattedDocument& document, const PilotReport& report)
{
    const OpenCodeCounts& counts = report.openCodes;
    if (counts.labels == 0 && !report.round.openCodes) {
        return;
    }
    document.heading(2, "Open codes");
    if (counts.labels == 0) {
        document.paragraph("The round takes codes of annotators' own; nobody gave one.");
        return;
    }
    const int neither = counts.codes - counts.categories - counts.proposed;
    document.list({{plain("Labels that are a code of the annotator's own: " + grouped(counts.labels))},
                   {plain("Codes: " + grouped(counts.codes))},
                   {plain("People who gave them: " + grouped(counts.people))},
                   {plain("Codes that are a category already: " + grouped(counts.categories))},
                   {plain("Codes that are proposed as a category: " + grouped(counts.proposed))},
                   {plain("Codes for which nothing is proposed: " + grouped(neither))}});
}

void addCourse(FormattedDocument& document, const PilotReport& report)
{
    document.heading(2, "Time per issue");
    if (report.time.timed == 0) {
        document.paragraph("It is not known how long issues were in view.");
    } else {
        document.paragraph("Median " + minutesText(report.time.median) + " minutes, half of all between " +
                           minutesText(report.time.lowerQuartile) + " and " + minutesText(report.time.upperQuartile) +
                           "; known of " + grouped(report.time.timed) + " labels.");
    }
    document.heading(2, "Saturation");
    if (report.saturation.unordered > 0) {
        document.paragraph("Not known: " + grouped(report.saturation.unordered) +
                           " issues were labelled in a file that does not say when, and the order of a file is not "
                           "that in which people labelled.");
        return;
    }
    document.paragraph("Categories used and proposals raised for the first time, in the order in which issues were "
                       "first labelled.");
    format::DocumentPart& table =
        document.table("rrrrr", {"Issues", "New categories", "Per 100 issues", "New proposals", "Per 100 issues"});
    for (const SaturationStretch& stretch : report.saturation.stretches) {
        table.rows.push_back({cell(grouped(stretch.from) + "-" + grouped(stretch.to)), cell(stretch.newCategories),
                              cell(fixed(stretch.categoriesPer100(), 1)), cell(stretch.proposals),
                              cell(fixed(stretch.proposalsPer100(), 1))});
    }
}

void addScreening(FormattedDocument& document, const PilotReport& report)
{
    document.heading(2, "Not for this study");
    format::DocumentPart& table = document.table(
        "lrrrrr", {"Repository", "Collected", "Excluded", "False positives", "To reconcile", "Not labelled by all"});
    const auto add = [&table](const ScreeningRow& row, const std::string& name) {
        table.rows.push_back({cell(name), cell(row.collected), cell(row.excluded),
                              cell(row.rate() ? percentText(*row.rate()) : "not screened"), cell(row.disputed),
                              cell(row.open)});
    };
    for (const ScreeningRow& row : report.screening.repositories) {
        add(row, row.repository);
    }
    add(report.screening.all, "All");
    std::vector<Line> reasons;
    for (const auto& [reason, items] : report.screening.all.reasons) {
        const auto own = report.reasons.find(reason);
        reasons.push_back({plain(reasonText(reason, own == report.reasons.end() ? std::string() : own->second) + ": " +
                                 grouped(items))});
    }
    document.list(std::move(reasons));
    if (const std::string later = asNowText(report.screening.later); !later.empty()) {
        document.paragraph(later + ".");
    }
}

void addRounds(FormattedDocument& document, const PilotReport& report)
{
    document.heading(2, "Kappa by round");
    format::DocumentPart& table = document.table("lrrr", {"Round", "Type", "Theme", "Sub-theme"});
    for (const RoundPoint& point : report.byRound) {
        std::vector<Line> row{cell(point.round)};
        for (const agreement::Outcome& kappa : point.kappa) {
            row.push_back(cell(point.blind ? std::string("blind") : kappaText(kappa)));
        }
        table.rows.push_back(std::move(row));
    }
    if (isMixed(report.byRound)) {
        document.paragraph("These rounds were for different purposes, or their labels were given under different "
                           "versions of the codebook, so that their figures say different things:");
        std::vector<Line> rounds;
        for (const RoundPoint& point : report.byRound) {
            const std::string versions = versionsText(point.versions);
            rounds.push_back({strong(point.round), plain(": " + purposeText(point.purpose) +
                                                         (versions.empty() ? "" : "; labels given " + versions))});
        }
        document.list(std::move(rounds));
    }
}

} // namespace

std::string purposeText(RoundPurpose purpose)
{
    switch (purpose) {
    case RoundPurpose::Training:
        return "training";
    case RoundPurpose::Pilot:
        return "pilot";
    case RoundPurpose::Main:
        return "main";
    case RoundPurpose::Check:
        return "check";
    }
    return {};
}

bool isMixed(std::span<const RoundPoint> rounds)
{
    const auto differ = [](const RoundPoint& one, const RoundPoint& other) {
        const bool labelled = !one.versions.given.empty() && !other.versions.given.empty();
        return !one.blind && !other.blind &&
               (one.purpose != other.purpose || (labelled && one.versions != other.versions));
    };
    return std::ranges::any_of(rounds, [&](const RoundPoint& one) {
        return std::ranges::any_of(rounds, [&](const RoundPoint& other) { return differ(one, other); });
    });
}

std::string reportText(const PilotReport& report, ReportFormat format)
{
    FormattedDocument document;
    document.title = report.project + ": report on round " + report.round.name;
    document.heading(1, "Report on the round " + report.round.name);
    addFacts(document, report);
    addGate(document, report);
    addAgreement(document, report);
    addCategories(document, report);
    addProposals(document, report);
    addOpenCodes(document, report);
    addCourse(document, report);
    addScreening(document, report);
    addRounds(document, report);
    return format == ReportFormat::Markdown ? format::asMarkdown(document) : format::asHtml(document);
}

} // namespace accord::study
