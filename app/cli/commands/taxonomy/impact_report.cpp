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

Json number(std::optional<double> value)
{
    return value ? Json(*value) : Json(nullptr);
}

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
            each["kappa"][levelKey(level)] = {{"before", number(kappa.before)}, {"after", number(kappa.after)}};
        }
        object["by_round"].push_back(std::move(each));
    }
    return object;
}

Result<int> printPreview(Project& project, const std::vector<taxonomy::Edit>& edits, PersonId viewer,
                         const std::string& done, Console& console)
{
    ACCORD_TRY(const taxonomy::Preview preview, taxonomy::preview(project, edits, viewer));
    if (console.json()) {
        Json list = Json::array();
        for (const EditImpact& edit : preview.edits) {
            list.push_back({{"edit", edit.text}, {"impact", impactJson(project, edit.impact)}});
        }
        console.object({{"edits", std::move(list)}, {"together", impactJson(project, preview.all)}});
        return kDone;
    }
    if (!done.empty()) {
        console.line(done);
    }
    for (std::size_t i = 0; i < preview.edits.size(); ++i) {
        const EditImpact& edit = preview.edits[i];
        console.line(std::to_string(i + 1) + "  " + taxonomy::impactSentence(project, edit.text, edit.impact));
    }
    if (preview.edits.size() > 1) {
        console.line(taxonomy::impactSentence(project, "Together", preview.all));
    }
    return kDone;
}

} // namespace accord::cli
