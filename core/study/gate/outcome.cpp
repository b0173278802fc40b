// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/outcome.h"

#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/store/events/event_writer.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/gates.h"
#include "core/store/study/round_content.h"
#include "core/study/gate/round_figures.h"
#include "core/study/lifecycle.h"
#include "core/study/progress/pace.h"
#include "core/study/round_change.h"

#include <nlohmann/json.hpp>

namespace accord::study {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kLongestReason = std::size_t{8} * 1024;

Result<const Round*> roundOf(const Project& project, RoundId id)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, "round", {}};
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
    return Json{{"gate", gateText(gate)}, {"figures", std::move(figures)}}.dump();
}

// What cannot be understood says nothing: it may come from another copy.
GateRecord recordFrom(GateOutcome outcome)
{
    GateRecord record;
    const Json object = Json::parse(outcome.figures, nullptr, false);
    record.outcome = std::move(outcome);
    if (!object.is_object()) {
        return record;
    }
    const auto text = object.find("gate");
    const auto figures = object.find("figures");
    if (text == object.end() || !text->is_string() || figures == object.end() || !figures->is_array()) {
        return record;
    }
    const auto gate = parseGate(text->get<std::string>());
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
    record.passed = record.result.passed();
    return record;
}

} // namespace

Gate gateOf(const Project& project, const Round& round)
{
    const auto gate = parseGate(round.gate.empty() ? project.settings().gate : round.gate);
    return gate.ok() ? *gate : Gate{};
}

Result<GateResult> gateNow(Project& project, RoundId id)
{
    ACCORD_TRY(const Round* const round, roundOf(project, id));
    ACCORD_CHECK(project.requireOpen(id));
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(project.database()));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, id));
    ACCORD_TRY(const RoundFigures figures, roundFigures(project, labelMatrix));
    return evaluate(gateOf(project, *round), labelMatrix, {figures.saturation.last, median(figures.seconds)});
}

Result<GateRecord> recordGate(Project& project, RoundId id, PersonId by, GateVerdict verdict, const std::string& reason)
{
    ACCORD_TRY(const Round* const round, roundOf(project, id));
    ACCORD_CHECK(permit(project, by, Action::RecordOutcome, id)); // before long work; asked again where it writes
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, "gate", "it needs the person who decides"};
    }
    ACCORD_TRY(const GateResult result, gateNow(project, id));
    const Gate gate = gateOf(project, *round);
    GateOutcome outcome{id, verdict, by, project.now(), std::string(text::trimmed(reason)), kept(gate, result)};
    if (outcome.reason.size() > kLongestReason || text::invalidUtf8At(outcome.reason)) {
        return Error{Errc::Invalid, "reason", "it is a short text in UTF-8"};
    }
    if (outcome.reason.empty() && (gate.empty() || result.passed() != (verdict == GateVerdict::Go))) {
        return Error{Errc::Invalid, "reason",
                     gate.empty() ? "there is no gate to follow: say why" : "it goes against the gate: say why"};
    }
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::RecordOutcome, id));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), outcome.at));
    ACCORD_CHECK(store::writeGateOutcome(events, outcome));
    ACCORD_CHECK(transaction.commit());
    return recordFrom(std::move(outcome));
}

Result<std::vector<GateRecord>> gateRecords(Project& project, RoundId round)
{
    ACCORD_TRY(std::vector<GateOutcome> outcomes, store::gateOutcomes(project.database(), round));
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

} // namespace accord::study
