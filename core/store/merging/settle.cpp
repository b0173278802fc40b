// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/settle.h"

#include "core/store/acts/act_writer.h"
#include "core/store/acts/blindness.h"
#include "core/store/acts/labels.h"
#include "core/store/merging/texts.h"

#include <vector>

namespace accord::store {
namespace {

// A label that holds, and the act whose content is to hold instead.
struct Change
{
    RoundId round;
    ItemId item;
    PersonId person;
    ActId current;
    ActId wanted;
};

Result<std::vector<Change>> changesIn(Statement& query)
{
    std::vector<Change> changes;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return changes;
        }
        changes.push_back(Change{query.id<RoundId>(0), query.id<ItemId>(1), query.id<PersonId>(2), query.id<ActId>(3),
                                 query.id<ActId>(4)});
    }
}

Result<Label> labelGivenBy(Database& database, ActId act)
{
    ACCORD_TRY(const auto label, labelByAct(database, act));
    return label ? *label : Result<Label>(Error{Errc::Internal, "merge", "an act is gone"});
}

Status give(Database& database, ActWriter& acts, const Change& change, const LabelContent& content, CodebookId codebook)
{
    NewLabel label{change.round, change.item, change.person, content, 0, codebook, {}, {}, {}};
    ACCORD_TRY(label.replaces, uuidOfAct(database, change.current));
    ACCORD_CHECK(acts.label(label));
    return {};
}

} // namespace

Status settleBlindness(const OtherCopy& other, bool lift)
{
    return other.execute("UPDATE main.round AS r SET blind = x.blind FROM (SELECT h.id AS id, " +
                         std::string(kBlindInUnion) +
                         " AS blind FROM map_round m JOIN package.round t ON t.id = m.there JOIN main.round h ON "
                         "h.id = m.here) x WHERE r.id = x.id AND r.blind <> x.blind" +
                         (lift ? "" : " AND x.blind = 1"));
}

Status settleTexts(const OtherCopy& other, Prefer prefer)
{
    return prefer == Prefer::Newest ? Status() : raiseTexts(other, prefer == Prefer::Here);
}

Result<std::int64_t> settleTwice(const OtherCopy& other, Prefer prefer, const std::string& at)
{
    if (prefer == Prefer::Newest) {
        return 0;
    }
    Database& database = other.database();
    std::vector<Change> changes;
    {
        ACCORD_TRY(
            Statement query,
            other.prepare(prefer == Prefer::Here
                              ? "SELECT l.round_id, l.item_id, l.person_id, l.act, t.act_here FROM map_twice t JOIN "
                                "main.item i ON i.id = t.item JOIN main.label l ON l.round_id = i.round_id AND "
                                "l.person_id = t.person AND l.item_id = t.item WHERE l.act <> t.act_here"
                              : "SELECT l.round_id, l.item_id, l.person_id, l.act, h.seq FROM map_twice t JOIN "
                                "package.act a ON a.seq = t.act_there JOIN main.act h ON h.uuid = a.uuid JOIN "
                                "main.item i ON i.id = t.item JOIN main.label l ON l.round_id = i.round_id AND "
                                "l.person_id = t.person AND l.item_id = t.item WHERE l.act <> h.seq"));
        ACCORD_TRY(changes, changesIn(query));
    }
    ACCORD_TRY(ActWriter acts, ActWriter::begin(database, at));
    for (const Change& change : changes) {
        ACCORD_TRY(const Label wanted, labelGivenBy(database, change.wanted));
        ACCORD_CHECK(give(database, acts, change, wanted.content, wanted.codebook));
    }
    return static_cast<std::int64_t>(changes.size());
}

Result<std::int64_t> settleRetired(const OtherCopy& other, RetiredLabels what, const std::string& at)
{
    if (what == RetiredLabels::Keep) {
        return 0;
    }
    Database& database = other.database();
    std::vector<Change> changes;
    {
        ACCORD_TRY(
            Statement query,
            other.prepare("SELECT l.round_id, l.item_id, l.person_id, l.act, l.act FROM map_act n JOIN package.act a "
                          "ON a.seq = n.there JOIN main.act h ON h.uuid = a.uuid JOIN main.item i ON "
                          "i.id = h.item_id JOIN main.label l ON l.round_id = i.round_id AND l.person_id = "
                          "h.person_id AND l.item_id = h.item_id AND l.act = h.seq JOIN main.category c ON "
                          "c.id = l.category_id WHERE n.kind = 1 AND c.retired = 1"));
        ACCORD_TRY(changes, changesIn(query));
    }
    ACCORD_TRY(ActWriter acts, ActWriter::begin(database, at));
    std::int64_t given = 0;
    for (const Change& change : changes) {
        ACCORD_TRY(Label label, labelGivenBy(database, change.current));
        if (what == RetiredLabels::Flag && label.content.flagged) {
            continue;
        }
        label.content = what == RetiredLabels::Reopen ? LabelContent{} : label.content;
        label.content.flagged = what == RetiredLabels::Flag;
        ACCORD_CHECK(give(database, acts, change, label.content, label.codebook));
        // How many there are in a blind round would tell of their categories.
        given += requireOpen(database, change.round).ok() ? 1 : 0;
    }
    return given;
}

} // namespace accord::store
