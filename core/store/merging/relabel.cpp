// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/model/study.h"
#include "core/store/events/blindness.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/merging/merge_steps.h"

#include <vector>

namespace accord::store {
namespace {

// A label that holds, and the event whose content is to hold instead.
struct Change
{
    RoundId round;
    ItemId item;
    PersonId person;
    EventId current;
    EventId wanted;
};

Change changeOf(const sqlite::Row& row)
{
    return {row.id<RoundId>(0), row.id<ItemId>(1), row.id<PersonId>(2), row.id<EventId>(3), row.id<EventId>(4)};
}

Result<Label> labelGivenBy(sqlite::Database& database, EventId event)
{
    ACCORD_TRY(const auto label, labelByEvent(database, event));
    return label ? *label : Result<Label>(Error{Errc::Internal, Reason::EventGone});
}

Status give(sqlite::Database& database, EventWriter& writer, const Change& change, const LabelContent& content,
            CodebookId codebook)
{
    ACCORD_TRY(const Uuid replaces, uuidOfEvent(database, change.current));
    ACCORD_CHECK(writer.append({change.person, {}, replaces}, LabelGiven{change.item, content, 0, codebook}));
    return {};
}

} // namespace

Result<std::int64_t> settleTwice(const TakenEvents& events, Prefer prefer, const std::string& at)
{
    if (prefer == Prefer::Newest) {
        return 0;
    }
    constexpr auto kLabel = R"sql(
        SELECT l.round_id, l.item_id, l.person_id, l.event, h.seq
        FROM main.item i
        JOIN main.label l ON l.round_id = i.round_id AND l.person_id = :person AND l.item_id = i.id
        JOIN main.event h ON h.seq = :here OR h.uuid = :there
        WHERE i.id = :item
          AND l.event <> h.seq
    )sql";
    sqlite::Database& database = events.compared->copy->database();
    const bool ours = prefer == Prefer::Here;
    std::vector<Change> changes;
    for (const TwoLabels& each : events.twice) {
        ACCORD_TRY(const auto change, database.query(kLabel)
                                          .bind(":item", each.item)
                                          .bind(":person", each.by)
                                          .bind(":here", ours ? each.here : EventId{})
                                          .bind(":there", ours ? Uuid{} : each.there)
                                          .one<Change>(changeOf));
        if (change) {
            changes.push_back(*change);
        }
    }
    ACCORD_TRY(EventWriter writer, EventWriter::begin(database, at));
    for (const Change& change : changes) {
        ACCORD_TRY(const Label wanted, labelGivenBy(database, change.wanted));
        ACCORD_CHECK(give(database, writer, change, wanted.content, wanted.codebook));
    }
    return static_cast<std::int64_t>(changes.size());
}

Result<std::int64_t> settleRetired(const TakenEvents& events, RetiredLabels what, const std::string& at)
{
    if (what == RetiredLabels::Keep) {
        return 0;
    }
    sqlite::Database& database = events.compared->copy->database();
    constexpr auto kRetired = R"sql(
        SELECT l.round_id, l.item_id, l.person_id, l.event, l.event
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
        JOIN main.counted_event h ON h.uuid = a.uuid
        JOIN main.item i ON i.id = h.item_id
        JOIN main.label l ON l.round_id = i.round_id AND l.person_id = h.person_id AND l.item_id = h.item_id
            AND l.event = h.seq
        JOIN main.category c ON c.id = l.category_id
        WHERE n.kind = 'label'
          AND c.retired = 1
    )sql";
    ACCORD_TRY(const std::vector<Change> changes, events.compared->copy->query(kRetired).all<Change>(changeOf));
    ACCORD_TRY(EventWriter writer, EventWriter::begin(database, at));
    std::int64_t given = 0;
    for (const Change& change : changes) {
        ACCORD_TRY(Label label, labelGivenBy(database, change.current));
        if (what == RetiredLabels::Flag && label.content.flagged) {
            continue;
        }
        label.content = what == RetiredLabels::Reopen ? LabelContent{} : label.content;
        label.content.flagged = what == RetiredLabels::Flag;
        ACCORD_CHECK(give(database, writer, change, label.content, label.codebook));
        // How many there are in a blind round would tell of their categories.
        given += requireOpen(database, change.round).ok() ? 1 : 0;
    }
    return given;
}

} // namespace accord::store
