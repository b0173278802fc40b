// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/store/sqlite/database.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// What the rows of `act` are. The numbers are in every project file.
enum class ActKind : std::uint8_t {
    Label = 1,
    Vote = 2,
    Decision = 3,
    Taxonomy = 4,
    SecondVote = 5,
    Meeting = 6,
    Proposal = 7,
    Opinion = 8,
    Person = 9,
    Round = 10,
    Assignment = 11,
    Gate = 12,
    Settings = 13,
    Source = 14,
    Finding = 15,
};

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
    std::optional<Uuid> replaces; ///< the act that the person saw when giving this one
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
struct NewAct
{
    ActKind kind = ActKind::Vote;
    PersonId by;
    ItemId item;
    std::optional<Uuid> subject; ///< none: the act begins a new one, and names it
    Uuid meeting;
    Verdict verdict = Verdict::None; ///< of a vote
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
    int state = 0; ///< in the numbers of the kind; 0: the act says nothing of it
    CodebookId codebook;
    std::string note;
    std::string detail; ///< JSON; empty if the act brings none
    std::vector<PersonId> takingPart;
    RoundId round;        ///< of a round, an assignment, a gate
    PersonId aboutPerson; ///< whom it describes, or to whom it hands out items
};

/// Items that go to one person, and items that are taken back from them.
struct Handing
{
    std::span<const ItemId> out;
    std::span<const ItemId> back;
};

/// What an act carries from the copy of the project in which it was made.
struct ActStamp
{
    Uuid uuid;
    std::int64_t clock = 0;
};

/// Inserts acts and keeps the derived tables in step, inside a transaction that the caller holds. All acts of one
/// writer carry consecutive logical times.
class ActWriter
{
public:
    /// `at`: the wall clock's time for acts that bring none of their own.
    static Result<ActWriter> begin(Database& database, std::string at);

    /// From now on acts are only inserted: what follows from them is derived later (see Turns).
    void deriveLater() { m_deriveLater = true; }

    /// The long work that acts belong to which bring none of their own.
    void setImport(ImportId import) { m_import = import; }

    Result<ActId> label(const NewLabel& label);
    Result<ActId> decision(const NewDecision& decision);

    /// The same with an act of another copy, whose clock ours does not fall behind from now on. No act where it is here
    /// already. The order in which acts are copied makes no difference to what follows from them.
    Result<ActId> copied(const NewLabel& label, const ActStamp& stamp);
    Result<ActId> copied(const NewDecision& decision, const ActStamp& stamp);

    /// Answers the identifier of what the act is about.
    Result<Uuid> act(const NewAct& act);

    /// The same for an assignment, with its items.
    Status assignment(const NewAct& act, const Handing& items);

    /// A new codebook version; `taxonomyJson` is the whole taxonomy, which the caller derives from it.
    Result<ActId> taxonomy(PersonId by, std::string_view taxonomyJson, std::string_view note);

private:
    ActWriter(Database& database, std::string at, std::int64_t clock)
        : m_database(&database)
        , m_at(std::move(at))
        , m_clock(clock)
    {}

    Result<ActId> insert(const NewLabel& label, const ActStamp& stamp);
    Result<ActId> insert(const NewDecision& decision, const ActStamp& stamp);
    Result<ActId> insert(const NewAct& act, const Uuid& uuid);
    Result<bool> isNew(const ActStamp& stamp);
    Status takePart(ActId act, const std::vector<PersonId>& people);

    Database* m_database;
    std::string m_at;
    std::int64_t m_clock;
    bool m_deriveLater = false;
    ImportId m_import;
    std::optional<Statement> m_insertLabel; ///< kept ready: an import gives hundreds of thousands
    std::optional<Statement> m_deriveLabel;
};

} // namespace accord::store
