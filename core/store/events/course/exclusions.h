// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/store/sqlite/database.h"

#include <functional>
#include <map>

namespace accord::store {

/// A label that says "not for this study", and why.
struct ExclusionCell
{
    ItemId item;
    PersonId by;
    Exclusion why = Exclusion::None;
};

/// Those of everybody in a round that is open to all eyes. Errc::NotPermitted while it is blind.
Status forEachExclusion(Database& database, RoundId round, const std::function<void(const ExclusionCell&)>& visit);

/// The reasons of decisions that put items out of the study. Errc::NotPermitted while the round is blind.
Result<std::map<ItemId, Exclusion>> excludedByDecision(Database& database, RoundId round);

} // namespace accord::store
