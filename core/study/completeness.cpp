// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/counts.h"
#include "core/study/assignment/assignments.h"
#include "core/study/lifecycle.h"

namespace accord::study {

Result<Completeness> completeness(Project& project, RoundId id)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, "round", {}};
    }
    ACCORD_TRY(const Units units, Units::read(project, id));
    ACCORD_TRY(Assignments assignments, Assignments::read(project, *round, units));
    // Of a round that came with its labels nothing is expected of those who are not in it.
    ACCORD_TRY(const bool labelled, store::cameWithLabels(project.database(), id));
    const bool onlyThese = labelled && round->people.empty() && !round->assigned;
    Completeness result;
    result.items = static_cast<std::int64_t>(units.items().size());
    for (const Person& person : project.people()) {
        const std::size_t column = assignments.columnOf(person.id);
        Missing missing{person.id, 0, 0};
        for (std::size_t item = 0; item < units.items().size(); ++item) {
            missing.expected += assignments.has(column, item) ? 1 : 0;
            missing.missing += assignments.has(column, item) && !assignments.done(column, item) ? 1 : 0;
        }
        if (missing.expected > 0 && !(onlyThese && missing.missing == missing.expected)) {
            result.people.push_back(missing);
            result.expected += missing.expected;
            result.missing += missing.missing;
        }
    }
    for (std::size_t unit = 0; unit < units.count() && round->assigned; ++unit) {
        result.unassigned += assignments.missing(unit) > 0 ? 1 : 0;
    }
    return result;
}

} // namespace accord::study
