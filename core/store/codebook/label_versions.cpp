// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/codebook/label_versions.h"

namespace accord::store {

Result<std::vector<LabelVersion>> labelVersions(Database& database, RoundId round, PersonId person,
                                                const std::function<bool(CategoryId)>& wanted)
{
    std::vector<LabelVersion> found;
    std::vector<EventId> events;
    ACCORD_TRY(Statement labels, database.prepare(R"sql(
        SELECT item_id, category_id, clock, event
        FROM label
        WHERE round_id = ?
          AND person_id = ?
          AND verdict = 1
    )sql"));
    labels.bind(round).bind(person);
    while (true) {
        ACCORD_TRY(const bool row, labels.step());
        if (!row) {
            break;
        }
        const auto category = labels.id<CategoryId>(1);
        if (wanted(category)) {
            found.push_back(LabelVersion{labels.id<ItemId>(0), category, {}, labels.integer(2)});
            events.push_back(labels.id<EventId>(3));
        }
    }
    // Few of all labels are wanted: only these are looked up in the log.
    for (std::size_t i = 0; i < found.size(); ++i) {
        ACCORD_TRY(Statement event, database.prepare("SELECT codebook_id FROM event WHERE seq = ?"));
        event.bind(events[i]);
        ACCORD_TRY(const bool row, event.step());
        found[i].codebook = row ? event.id<CodebookId>(0) : CodebookId{};
    }
    return found;
}

Result<std::optional<LabelVersion>> labelVersion(Database& database, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT l.category_id, a.codebook_id, l.clock
        FROM label l
        JOIN event a ON a.seq = l.event
        WHERE l.round_id = ?
          AND l.person_id = ?
          AND l.item_id = ?
          AND l.verdict = 1
    )sql"));
    query.bind(round).bind(person).bind(item);
    ACCORD_TRY(const bool row, query.step());
    if (!row) {
        return std::optional<LabelVersion>();
    }
    return std::optional(LabelVersion{item, query.id<CategoryId>(0), query.id<CodebookId>(1), query.integer(2)});
}

} // namespace accord::store
