// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/event.h"
#include "core/model/label.h"
#include "core/sqlite/database.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// A label about to be given.
struct NewLabel
{
    RoundId round; ///< that of the item
    ItemId item;
    PersonId by;
    LabelContent content;
    double seconds = 0;
    CodebookId codebook;
    ImportId import;
    std::string_view at;          ///< empty: the writer's time
    std::optional<Uuid> replaces; ///< the event that the person saw when giving this one
};

/// A decision about to be made.
struct NewDecision
{
    RoundId round;
    ItemId item;
    PersonId by; ///< none: a rule or a file
    DecisionContent content;
    ImportId import;
    std::string_view at;
    std::optional<Uuid> replaces;
};

/// Anything else that somebody is about to say or do: in a second vote, a meeting, about a proposal, to run the study.
/// What does not belong to its kind stays empty.
struct NewEvent
{
    EventKind kind = EventKind::Vote;
    PersonId by;
    ItemId item;
    std::optional<Uuid> subject; ///< none: the event begins a new one, and names it
    Uuid meeting;
    Verdict verdict = Verdict::None; ///< of a vote
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
    int state = 0; ///< in the numbers of the kind; 0: the event says nothing of it
    CodebookId codebook;
    std::string note;
    std::string detail; ///< JSON; empty if the event brings none
    std::vector<PersonId> takingPart;
    RoundId round;        ///< of a round, an assignment, a gate
    PersonId aboutPerson; ///< whom it describes, or to whom it hands out items
};

/// Items that go to one person, and items that are taken back from them.
struct AssignedItems
{
    std::span<const ItemId> out;
    std::span<const ItemId> back;
};

/// Inserts events and keeps the derived tables in step, inside a transaction that the caller holds. All events of one
/// writer carry consecutive logical times.
class EventWriter
{
public:
    /// `at`: the wall clock's time for events that bring none of their own.
    static Result<EventWriter> begin(sqlite::Database& database, std::string at);

    /// From now on events are only inserted: what follows from them is derived later (see BatchedWrite).
    void deriveLater() { m_deriveLater = true; }

    /// The long work that events belong to which bring none of their own.
    void setImport(ImportId import) { m_import = import; }

    Result<EventId> label(const NewLabel& label);
    Result<EventId> decision(const NewDecision& decision);

    /// Answers the identifier of what the event is about.
    Result<Uuid> event(const NewEvent& event);

    /// The same for an assignment, with its items.
    Status assignment(const NewEvent& event, const AssignedItems& items);

    /// A new codebook version; `taxonomyJson` is the whole taxonomy, which the caller derives from it.
    Result<EventId> taxonomy(PersonId by, std::string_view taxonomyJson, std::string_view note);

private:
    EventWriter(sqlite::Database& database, std::string at, std::int64_t clock)
        : m_database(&database)
        , m_at(std::move(at))
        , m_clock(clock)
    {}

    Result<EventId> insert(const NewEvent& event, const Uuid& uuid);
    Status takePart(EventId event, const std::vector<PersonId>& people);

    sqlite::Database* m_database;
    std::string m_at;
    std::int64_t m_clock;
    bool m_deriveLater = false;
    ImportId m_import;
    std::optional<sqlite::Statement> m_insertLabel; ///< kept ready: an import gives hundreds of thousands
    std::optional<sqlite::Statement> m_deriveLabel;
};

} // namespace accord::store
