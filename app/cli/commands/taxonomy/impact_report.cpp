// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/taxonomy/impact_report.h"

#include "app/cli/exit_code.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

using taxonomy::EditImpact;
using taxonomy::Impact;
using taxonomy::RoundImpact;

} // namespace

Json impactJson(const Project& project, const Impact& impact)
{
    Json object{{"labels", impact.labels},
                {"decisions", impact.decisions},
                {"people", impact.people},
                {"rounds", impact.rounds},
                {"look_again", impact.relabel},
                {"level", levelKey(impact.level)},
                {"kappa_known", impact.relabel == 0}, // else only after the labels were looked at again
                {"by_round", Json::array()}};
    for (const RoundImpact& round : impact.byRound) {
        const Round* found = project.round(round.round);
        Json each{{"round", found == nullptr ? std::string("?") : found->name},
                  {"blind", round.blind},
                  {"labels", round.labels},
                  {"decisions", round.blind ? Json(nullptr) : Json(round.decisions)},
                  {"people", round.blind ? Json(nullptr) : Json(round.people)},
                  {"kappa", Json::object()}};
        for (const Level level : kLevels) {
            const taxonomy::KappaChange& kappa = round.kappa[static_cast<std::size_t>(level) - 1];
            each["kappa"][levelKey(level)] = {{"before", orNull(kappa.before)}, {"after", orNull(kappa.after)}};
        }
        object["by_round"].push_back(std::move(each));
    }
    return object;
}

Result<int> printPreview(Project& project, const std::vector<taxonomy::Edit>& edits, PersonId viewer,
                         const std::string& done, Console& console)
{
    ACCORD_TRY(const taxonomy::Preview preview, taxonomy::preview(project, edits, viewer));
    Json list = Json::array();
    Record record;
    if (!done.empty()) {
        record.line(done);
    }
    for (const EditImpact& edit : preview.edits) {
        list.push_back({{"edit", edit.text}, {"impact", impactJson(project, edit.impact)}});
        record.line(std::to_string(list.size()) + "  " + taxonomy::impactSentence(project, edit.text, edit.impact));
    }
    if (preview.edits.size() > 1) {
        record.line(taxonomy::impactSentence(project, "Together", preview.all));
    }
    record.field("edits", std::move(list)).field("together", impactJson(project, preview.all));
    return console.emit(record);
}

} // namespace accord::cli
