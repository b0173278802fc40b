// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/evaluate.h"

#include "core/agreement/compute.h"
#include "core/agreement/quantile.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/project/permission.h"
#include "core/project/ratings.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/payloads.h"
#include "core/store/json_fields.h"
#include "core/store/meeting/proposals.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/lifecycle.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace accord::study {
namespace {

struct Fresh
{
    int categories = 0;
    int proposals = 0;
};

SaturationStretch sum(const std::vector<Fresh>& fresh, std::size_t from, std::size_t to)
{
    SaturationStretch stretch{static_cast<int>(from) + 1, static_cast<int>(to), 0, 0};
    for (std::size_t place = from; place < to; ++place) {
        stretch.newCategories += fresh[place].categories;
        stretch.proposals += fresh[place].proposals;
    }
    return stretch;
}

} // namespace

Saturation saturation(std::span<const SaturationItem> items, int length)
{
    Saturation result;
    if (items.empty() || length < 1) {
        return result;
    }
    std::vector<Fresh> fresh;
    fresh.reserve(items.size());
    std::unordered_set<int> seen;
    for (const SaturationItem& item : items) {
        int categories = 0;
        for (const int category : item.categories) {
            categories += seen.insert(category).second ? 1 : 0;
        }
        fresh.push_back({categories, item.proposals});
    }
    const auto step = static_cast<std::size_t>(length);
    for (std::size_t from = 0; from < fresh.size(); from += step) {
        result.stretches.push_back(sum(fresh, from, std::min(from + step, fresh.size())));
    }
    result.last = sum(fresh, fresh.size() - std::min(step, fresh.size()), fresh.size());
    return result;
}

namespace {

// What the events tell of a round: when an item was first labelled, how long people looked at it.
struct Courses
{
    std::vector<std::string> firstAt; ///< by row; empty: never
    std::vector<bool> imported;       ///< by row: that label came in a file
    std::map<std::pair<int, PersonId>, double> seconds;
};

Result<Courses> coursesOf(Project& project, const LabelMatrix& labelMatrix)
{
    Courses courses;
    courses.firstAt.resize(static_cast<std::size_t>(labelMatrix.rows()));
    courses.imported.resize(static_cast<std::size_t>(labelMatrix.rows()));
    ACCORD_CHECK(store::forEachGiven(project.database(), PersonId{}, false, [&](const store::GivenLabel& given) {
        const int row = labelMatrix.rowOf(given.item);
        if (row < 0) {
            return;
        }
        std::string& first = courses.firstAt[static_cast<std::size_t>(row)];
        if (given.done && (first.empty() || given.at < first)) {
            first = given.at;
            courses.imported[static_cast<std::size_t>(row)] = given.imported;
        }
        if (given.seconds > 0) {
            courses.seconds[{row, given.by}] += given.seconds;
        }
    }));
    return courses;
}

std::vector<Proposal> proposalsIn(const LabelMatrix& labelMatrix, std::vector<Proposal> all)
{
    std::erase_if(all, [&labelMatrix](const Proposal& proposal) {
        return std::ranges::none_of(
            proposal.raisedBy, [&labelMatrix](const RaisedBy& raised) { return labelMatrix.rowOf(raised.item) >= 0; });
    });
    for (Proposal& proposal : all) {
        proposal.opinions.clear(); // of open ones they are told to those only who gave theirs
    }
    return all;
}

Saturation saturationOf(const LabelMatrix& labelMatrix, const Courses& courses, const std::vector<Proposal>& proposals)
{
    std::vector<int> order;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const bool drawnAgain = labelMatrix.items()[static_cast<std::size_t>(row)].drawnAgain;
        if (!drawnAgain && !courses.firstAt[static_cast<std::size_t>(row)].empty()) {
            order.push_back(row);
        }
    }
    // Labels of a file that does not say when have one time, and the order of a file is nobody's.
    std::unordered_map<std::string, int> together;
    for (const int row : order) {
        if (courses.imported[static_cast<std::size_t>(row)]) {
            ++together[courses.firstAt[static_cast<std::size_t>(row)]];
        }
    }
    Saturation result;
    for (const auto& [at, issues] : together) {
        result.unordered += issues > 1 ? issues : 0;
    }
    if (result.unordered > 0) {
        return result;
    }
    std::ranges::stable_sort(
        order, {}, [&](int row) -> const std::string& { return courses.firstAt[static_cast<std::size_t>(row)]; });
    std::map<int, int> raised;
    for (const Proposal& proposal : proposals) {
        const auto first = std::ranges::find_if(
            proposal.raisedBy, [&labelMatrix](const RaisedBy& by) { return labelMatrix.rowOf(by.item) >= 0; });
        ++raised[labelMatrix.rowOf(first->item)];
    }
    std::vector<SaturationItem> items;
    items.reserve(order.size());
    const int annotators = static_cast<int>(labelMatrix.annotators().size());
    for (const int row : order) {
        SaturationItem& item = items.emplace_back();
        for (int annotator = 0; annotator < annotators; ++annotator) {
            const int category = labelMatrix.firstCell(row, annotator).category;
            if (category >= 0) {
                item.categories.push_back(category);
            }
        }
        const auto found = raised.find(row);
        item.proposals = found == raised.end() ? 0 : found->second;
    }
    return saturation(items);
}

} // namespace

Result<PilotFigures> roundFigures(Project& project, const LabelMatrix& labelMatrix)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    ACCORD_TRY(const Courses courses, coursesOf(project, labelMatrix));
    ACCORD_TRY(std::vector<Proposal> all, store::proposals(project.database()));
    PilotFigures figures;
    figures.proposals = proposalsIn(labelMatrix, std::move(all));
    figures.saturation = saturationOf(labelMatrix, courses, figures.proposals);
    figures.seconds.reserve(courses.seconds.size());
    for (const auto& [key, seconds] : courses.seconds) {
        figures.seconds.push_back(seconds);
    }
    return figures;
}

namespace {

bool holds(Condition::Is is, double figure, double bound)
{
    switch (is) {
    case Condition::Is::AtLeast:
        return figure >= bound;
    case Condition::Is::Above:
        return figure > bound;
    case Condition::Is::AtMost:
        return figure <= bound;
    case Condition::Is::Below:
        return figure < bound;
    }
    return false;
}

agreement::Outcome outcomeOf(const Condition& condition, const LabelMatrix& labelMatrix)
{
    Selection selection;
    selection.level = condition.level;
    return agreement::compute(*condition.measure, ratings(labelMatrix, selection).table);
}

std::optional<double> figureOf(const Condition& condition, const agreement::Outcome& outcome)
{
    if (!outcome) {
        return std::nullopt;
    }
    if (condition.figure == Condition::Figure::Value) {
        return outcome->value;
    }
    return outcome->interval ? std::optional(outcome->interval->low) : std::nullopt;
}

void agreementFigure(ConditionResult& result, const LabelMatrix& labelMatrix, const LabelMatrix* asGiven)
{
    const agreement::Outcome outcome = outcomeOf(result.condition, labelMatrix);
    result.figure = figureOf(result.condition, outcome);
    if (!outcome) {
        result.why = outcome.why();
    }
    if (asGiven != nullptr) {
        result.asGiven = figureOf(result.condition, outcomeOf(result.condition, *asGiven));
    }
}

} // namespace

bool GateResult::passed() const
{
    return !conditions.empty() && waiting == 0 && std::ranges::all_of(conditions, &ConditionResult::met);
}

bool isMet(const Condition& condition, std::optional<double> figure)
{
    return figure && holds(condition.is, *figure, condition.bound);
}

bool needsReason(const GateResult& result, GateVerdict verdict)
{
    const bool go = verdict == GateVerdict::Go;
    return result.conditions.empty() || result.passed() != go || (go && result.versions.across());
}

GateResult evaluate(const Gate& gate, const LabelMatrix& labelMatrix, const GateFigures& figures)
{
    GateResult result;
    for (const Condition& condition : gate.conditions) {
        ConditionResult& each = result.conditions.emplace_back();
        each.condition = condition;
        switch (condition.figure) {
        case Condition::Figure::Value:
        case Condition::Figure::Lower:
            agreementFigure(each, labelMatrix, figures.asGiven);
            break;
        case Condition::Figure::NewCategories:
        case Condition::Figure::Proposals:
            if (figures.last.issues() > 0) {
                each.figure = condition.figure == Condition::Figure::Proposals ? figures.last.proposals
                                                                               : figures.last.newCategories;
            }
            break;
        case Condition::Figure::Seconds:
            each.figure = figures.medianSeconds;
            break;
        }
        each.met = isMet(condition, each.figure);
    }
    return result;
}

namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestReason = std::size_t{8} * 1024;

Result<std::shared_ptr<const Round>> roundOf(const Project& project, RoundId id)
{
    const auto round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    return round;
}

// The conditions as they were written, and the figures in their order: whether each was met follows from these.
std::string kept(const Gate& gate, const GateResult& result)
{
    Json figures = Json::array();
    for (const ConditionResult& condition : result.conditions) {
        figures.push_back(condition.figure ? Json(*condition.figure) : Json(nullptr));
    }
    return Json{{"gate", gateText(gate)},
                {"figures", std::move(figures)},
                {"waiting", result.waiting},
                {"given", result.versions.given},
                {"counted", result.versions.counted}}
        .dump();
}

// What cannot be understood says nothing: it may come from another copy.
GateRecord recordFrom(GateOutcome outcome)
{
    GateRecord record;
    const Json object = store::toObject(outcome.figures);
    record.outcome = std::move(outcome);
    std::string text;
    const auto figures = object.find("figures");
    if (!store::take(object, "gate", text) || figures == object.end() || !figures->is_array()) {
        return record;
    }
    const auto gate = parseGate(text);
    if (!gate.ok() || gate->conditions.size() != figures->size()) {
        return record;
    }
    record.gate = gateText(*gate);
    for (std::size_t i = 0; i < figures->size(); ++i) {
        ConditionResult result;
        result.condition = gate->conditions[i];
        if ((*figures)[i].is_number()) {
            result.figure = (*figures)[i].get<double>();
        }
        result.met = isMet(result.condition, result.figure);
        record.result.conditions.push_back(result);
    }
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    std::int64_t waiting = 0;
    store::take(object, "waiting", waiting);
    record.result.waiting = static_cast<int>(std::clamp<std::int64_t>(waiting, 0, kMost));
    record.passed = record.result.passed();
    return record;
}

} // namespace

Gate gateOf(const Project& project, const Round& round)
{
    const auto gate = parseGate(round.gate.empty() ? project.settings().gate : round.gate);
    return gate.ok() ? *gate : Gate{};
}

Result<GateResult> gateResult(Project& project, const Round& round, const LabelMatrix& labelMatrix,
                              const PilotFigures& figures)
{
    ACCORD_TRY(const AsGiven given, asGiven(project, round.id));
    GateResult result = evaluate(
        gateOf(project, round), labelMatrix,
        {figures.saturation.last, agreement::median(figures.seconds), given.labels ? &*given.labels : nullptr});
    result.versions = given.versions;
    ACCORD_TRY(result.waiting, labelsToRelabel(project, round.id));
    return result;
}

Result<GateResult> gateNow(Project& project, RoundId id)
{
    ACCORD_TRY(const auto round, roundOf(project, id));
    ACCORD_CHECK(project.requireOpen(id));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, id));
    ACCORD_TRY(const PilotFigures figures, roundFigures(project, labelMatrix));
    return gateResult(project, *round, labelMatrix, figures);
}

Result<GateRecord> recordGate(Project& project, RoundId id, PersonId by, GateVerdict verdict, const std::string& reason)
{
    ACCORD_TRY(const auto round, roundOf(project, id));
    ACCORD_CHECK(permit(project, by, Action::RecordOutcome, id)); // before long work; asked again where it writes
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    ACCORD_TRY(const GateResult result, gateNow(project, id));
    const Gate gate = gateOf(project, *round);
    GateOutcome outcome{id, verdict, by, project.now(), std::string(text::trimmed(reason)), kept(gate, result)};
    if (outcome.reason.size() > kLongestReason || text::invalidUtf8At(outcome.reason)) {
        return Error{Errc::Invalid, Reason::OutcomeReasonUnsound};
    }
    if (outcome.reason.empty() && (gate.empty() || result.passed() != (verdict == GateVerdict::Go))) {
        return Error{Errc::Invalid, gate.empty() ? Reason::ReasonWithoutGate : Reason::ReasonAgainstGate};
    }
    if (outcome.reason.empty() && needsReason(result, verdict)) {
        return Error{Errc::Invalid, Reason::ReasonAcrossCodebooks};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::RecordOutcome, id));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), outcome.at));
    ACCORD_CHECK(writeGateOutcome(events, outcome));
    ACCORD_CHECK(transaction.commit());
    return recordFrom(std::move(outcome));
}

Result<std::vector<GateRecord>> gateRecords(Project& project, RoundId round)
{
    ACCORD_TRY(std::vector<GateOutcome> outcomes, gateOutcomes(project.database(), round));
    std::vector<GateRecord> records;
    records.reserve(outcomes.size());
    for (GateOutcome& outcome : outcomes) {
        records.push_back(recordFrom(std::move(outcome)));
    }
    return records;
}

Status setGate(Project& project, RoundId id, const std::string& text, PersonId by,
               const std::optional<std::string>& seen)
{
    ACCORD_TRY(const Gate gate, parseGate(text));
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::SetCriteria, id));
    RoundContent content = contentOf(change.round());
    RoundContent wanted = content;
    RoundContent before = content;
    wanted.gate = gateText(gate);
    before.gate = seen.value_or(content.gate);
    if (wanted.gate == content.gate) {
        return {};
    }
    ACCORD_TRY(content, merged(project, change.round(), wanted, before));
    change.round().gate = content.gate;
    return change.commit();
}

Result<std::vector<GateOutcome>> gateOutcomes(sqlite::Database& database, RoundId round)
{
    return store::eventsOf<GateConcluded>(database, R"sql(
        FROM counted_event e
        WHERE e.round_id = :round
          AND e.round_id IS NOT NULL
          AND e.kind = 'gate'
          AND NOT EXISTS (SELECT 1 FROM round WHERE round.id = e.round_id AND round.blind = 1)
        ORDER BY e.clock, e.uuid
    )sql")
        .bind(":round", round)
        .all<GateOutcome>([](const sqlite::Row& row) {
            auto [event, gate] = store::readEvent<GateConcluded>(row);
            const GateVerdict verdict = gate.verdict == GateVerdict::Go ? GateVerdict::Go : GateVerdict::NoGo;
            return GateOutcome{gate.round, verdict, event.by, event.at, gate.reason, gate.figures};
        });
}

Status writeGateOutcome(store::EventWriter& events, const GateOutcome& outcome)
{
    ACCORD_CHECK(
        events.append({outcome.by}, GateConcluded{outcome.round, outcome.verdict, outcome.reason, outcome.figures}));
    return {};
}

} // namespace accord::study
