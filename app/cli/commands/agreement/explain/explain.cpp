// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/explain/explain.h"

#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/agreement/coefficient.h"
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

Explained atLevel(const Part& part, Level level, agreement::Coefficient coefficient)
{
    Selection selection = part.selection;
    selection.level = level;
    const Ratings ratings = accord::ratings(part.labelMatrix, selection);
    return {std::string(levelKey(level)), explain(ratings, coefficient), codesOf(part.labelMatrix, ratings)};
}

Result<std::vector<Explained>> explanations(const Part& part, const AgreementOptions& options)
{
    std::vector<Explained> result;
    if (options.explain == kPathAlpha) {
        result.push_back({"path", explainHierarchical(part.labelMatrix, part.selection),
                          codesOf(part.labelMatrix, wholeRatings(part.labelMatrix, part.selection))});
        return result;
    }
    const auto coefficient = agreement::coefficientNamed(options.explain);
    if (!coefficient) {
        return Error{Errc::Invalid, "--explain " + options.explain,
                     "coefficients are: " + coefficientKeys() + ", " + std::string(kPathAlpha)};
    }
    for (const Level level : levelsOf(options)) {
        result.push_back(atLevel(part, level, *coefficient));
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
