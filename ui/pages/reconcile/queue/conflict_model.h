// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QString>
#include <QTimer>

#include "core/model/study.h"
#include "core/project/consensus.h"
#include "core/project/feed.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/conflicts.h"

#include <functional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace accord::ui {

class ConflictPanel;

/// How an item stands, in a word ("Conflict", "Decided"), and as a name for theme::icon().
QString standingWord(Agreement agreement, DecisionState decision);
QString standingIcon(Agreement agreement, DecisionState decision);

/// The queue of conflicts in the order in which it was last asked for. What happens meanwhile changes what a row says,
/// never where it stands. Titles are fetched for the rows that are looked at, many in one go.
class ConflictModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role {
        ItemRole = Qt::UserRole, ///< ItemId::value as qlonglong
        NumberRole,              ///< "vllm#123"; empty until the heading is there
        TitleRole,
        VotesRole,   ///< QStringList of "C.5×4": the choices, most votes first
        SplitRole,   ///< the Level as int, 0 for none
        StateRole,   ///< DecisionState as int
        StandingRole ///< Agreement as int
    };

    /// Answers headings in the order asked for, or fewer if something went wrong.
    using Headings = std::function<std::vector<Heading>(std::span<const ItemId>)>;

    explicit ConflictModel(Headings headings, QObject* parent = nullptr);

    /// A new list; only when a person asked for it.
    void reset(const LabelMatrix& labelMatrix, std::vector<reconcile::Conflict> conflicts);

    /// Takes over how these items stand now; none given: all. Rows stay where they are.
    void refresh(const LabelMatrix& labelMatrix, std::span<const ItemId> items);
    void refreshAll(const LabelMatrix& labelMatrix);

    [[nodiscard]] int rowOf(ItemId item) const; ///< -1 if it is not in the list
    [[nodiscard]] ItemId itemAt(int row) const;
    [[nodiscard]] const reconcile::Conflict& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    /// Marks what this window has just sent to be written, so that nobody waits to go on.
    void setState(ItemId item, DecisionState state);

    /// People vote on these a second time, in ascending order: their rows say nothing of first labels.
    void setVotedOn(std::vector<ItemId> items);

    /// The next row behind `row` (from the top again at the end) that is still open; -1 if there is none.
    [[nodiscard]] int nextOpen(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    bool takeCodes(const LabelMatrix& labelMatrix);
    void refreshRow(const LabelMatrix& labelMatrix, int row);
    void fetch();
    [[nodiscard]] const Heading* headingOf(ItemId item) const; ///< asks for it if it is not there yet
    [[nodiscard]] QStringList votesOf(const reconcile::Conflict& conflict) const;
    [[nodiscard]] QString saidOf(const reconcile::Conflict& conflict) const;

    Headings m_headings;
    std::vector<reconcile::Conflict> m_rows;
    std::unordered_map<ItemId, int> m_places;
    std::vector<ItemId> m_votedOn;
    std::vector<QString> m_codes; ///< by index into Taxonomy::categories()
    mutable std::vector<ItemId> m_wanted;
    mutable QTimer m_fetchTimer;
    std::unordered_map<ItemId, Heading> m_known;
};

/// Keeps the queue in step with the round: remembers what moved before the round in memory has taken it over, shows it
/// in the rows without moving any, and sorts anew only when a person asked for it.
class ConflictUpdater
{
public:
    /// The panel must live as long as this.
    explicit ConflictUpdater(ConflictPanel& queue);

    /// Remembers what changed in this round.
    void note(const Changes& changes, RoundId round);

    /// The round has taken over what was noted: so do the rows. Answers whether `shown` is among what moved.
    bool takeOver(const LabelMatrix& labelMatrix, ItemId shown);

    /// Everything that was noted is in another list already, such as that of another round.
    void forget();

    /// Fills the list anew by the panel's filter and chooses `keep`, or the first where it is not in the list.
    void sort(const LabelMatrix& labelMatrix, ItemId keep);

private:
    ConflictPanel& m_queue;
    std::set<ItemId> m_moved;       ///< not yet taken over into the queue
    bool m_everythingMoved = false; ///< likewise, too many to name
    std::set<ItemId> m_sinceSorted; ///< changed since the queue was sorted
    bool m_muchMoved = false;       ///< likewise, too many to name
};

} // namespace accord::ui
