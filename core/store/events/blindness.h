// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/sqlite/database.h"

namespace accord::store {

/// While a round is blind nobody learns what another says in it. That holds here, below every screen and command: each
/// function of core/store that answers labels of several people, or what was decided from them, asks first and answers
/// Errc::NotPermitted. Those that do not say in their header why:
///
/// - what one person said is told to whoever asks for that person (labelsBy, labelOf, firstLabelsBy, labelledSince,
///   voteOf), since somebody has to read their own work, and Accord trusts people to say who they are;
/// - numbers that say how much there is and nothing of what it says (countsOf, forEachTouched, forEachGiven, labelsIn,
/// check, backups);
/// - what compares without telling anybody (labelByEvent, decisionToReplace: merges and imports);
/// - references of a training round, which a lead sets and people see once they labelled (forEachReference);
/// - what derives, mends, packs and merges whole files (rederive, salvage, pack, take).

/// Errc::NotPermitted while the round is blind.
Status requireOpen(sqlite::Database& database, RoundId round);

/// The same for the round that the item belongs to.
Status requireOpen(sqlite::Database& database, ItemId item);

} // namespace accord::store
