// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/words.h"
#include "core/project/agreement/evidence.h"
#include "core/report/words.h"

namespace accord::cli {
namespace {

// What passages are told apart by.
struct EvidenceRow
{
    std::string by;
    const agreement::Outcome* outcome;
};

Table<EvidenceRow> evidenceColumns()
{
    const auto figure = [](auto read) {
        return [read](const EvidenceRow& row) { return row.outcome->defined() ? Json(read(**row.outcome)) : Json(); };
    };
    using agreement::Estimate;
    return Table<EvidenceRow>()
        .column("told_apart_by", "Told apart by", &EvidenceRow::by)
        .number("value", figure([](const Estimate& estimate) { return estimate.value; }))
        .number("observed", figure([](const Estimate& estimate) { return orNull(estimate.observed); }))
        .number("expected", figure([](const Estimate& estimate) { return orNull(estimate.expected); }))
        .key("texts_used", [](const EvidenceRow& row) { return row.outcome->use().pairable; })
        .key("texts_left_out", [](const EvidenceRow& row) { return row.outcome->use().leftOut(); })
        .key("undefined", [](const EvidenceRow& row) {
            return row.outcome->defined() ? Json(nullptr) : Json(undefinedKey(row.outcome->why()));
        });
}

std::string reasonText(const agreement::Outcome& passages)
{
    return passages.why() == agreement::NotComputable::OneCategory ? "the passages leave no room to differ"
                                                                   : "no text was cited by two people";
}

} // namespace

Result<int> showEvidence(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Round round, chooseRound(project, options.part.round));
    ACCORD_TRY(const EvidenceAgreement found, evidenceAgreement(project, round.id));
    std::vector<EvidenceRow> rows{{"nothing", &found.passages}};
    for (const Level level : levelsOf(options)) {
        rows.push_back({std::string(levelKey(level)), &found.byLevel[static_cast<std::size_t>(level) - 1]});
    }
    Record record;
    record.fields({{"round", round.name},
                   {"labels", found.labels},
                   {"labels_with_evidence", found.cited},
                   {"citations", found.citations},
                   {"citations_not_found", found.lost}});
    record.line("Agreement on passages in the round \"" + round.name + "\": Krippendorff's unitizing alpha");
    record.line(
        grouped(found.cited) + " of " + counted(found.labels, "label") + " cite " +
        counted(found.citations, "passage") +
        (found.lost > 0 ? "; " + grouped(found.lost) + " of them are not in the present texts" : std::string()));
    const agreement::ItemUse& use = found.passages.use();
    record.line(counted(use.pairable, "text") + " cited by two people or more; left out: " + grouped(use.leftOut()));
    if (!found.passages.defined()) {
        record.line("undefined: " + reasonText(found.passages));
    }
    record.field("otherwise", otherwiseJson(found.otherwise));
    for (const std::string& line : report::otherwiseTexts(english(), found.otherwise, {}, valueText)) {
        record.line(line);
    }
    record.table("coefficients", evidenceColumns(), std::move(rows), 2);
    return console.emit(record);
}

} // namespace accord::cli
