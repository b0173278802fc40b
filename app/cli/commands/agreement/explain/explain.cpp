// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/explain/explain.h"

#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/project/agreement/figures.h"

namespace accord::cli {
namespace {

std::vector<std::string> codesOf(const LabelMatrix& labelMatrix, const Ratings& ratings)
{
    std::vector<std::string> codes;
    for (int category = 0; category < ratings.table.categories; ++category) {
        codes.push_back(ratings.code(labelMatrix.taxonomy(), category));
    }
    return codes;
}

Explained explained(const Part& part, std::string scope, const Selection& selection, const agreement::Measure& measure)
{
    const Ratings ratings = ratingsFor(part.labelMatrix, selection, measure);
    return {std::move(scope), explain(part.labelMatrix.taxonomy(), ratings, measure),
            codesOf(part.labelMatrix, ratings)};
}

Result<std::vector<Explained>> explanations(const Part& part, const AgreementOptions& options)
{
    std::vector<Explained> result;
    const auto* measure = agreement::measureNamed(options.explain);
    if (measure == nullptr) {
        return Error{Errc::Invalid, Reason::ExplainUnknown, {options.explain, keysOf(agreement::measures())}};
    }
    if (measure->isForAllLevels()) {
        result.push_back(explained(part, "path", part.selection, *measure));
        return result;
    }
    for (const Level level : levelsOf(options)) {
        Selection selection = part.selection;
        selection.level = level;
        result.push_back(explained(part, std::string(levelKey(level)), selection, *measure));
    }
    return result;
}

} // namespace

Result<int> showExplanation(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed));
    ACCORD_TRY(const std::vector<Explained> all, explanations(part, options));
    Json list = Json::array();
    for (const Explained& each : all) {
        list.push_back(explanationJson(each));
    }
    Record record;
    record.field("round", part.round.name).field("explanations", std::move(list));
    record.text([&] {
        for (const Explained& each : all) {
            if (&each != &all.front()) {
                console.line();
            }
            printExplanation(each, console);
        }
    });
    return console.emit(record);
}

} // namespace accord::cli
