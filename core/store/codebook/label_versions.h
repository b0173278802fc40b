// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace accord::store {

/// By which version of the codebook a label was given.
struct LabelVersion
{
    ItemId item;
    CategoryId category;
    CodebookId codebook;    ///< none: imported
    std::int64_t clock = 0; ///< of its event
};

/// One person's current labels of a round whose category is one of these, by item.
Result<std::vector<LabelVersion>> labelVersions(Database& database, RoundId round, PersonId person,
                                                const std::function<bool(CategoryId)>& wanted);

/// The same for one item; none if the person's label has no category.
Result<std::optional<LabelVersion>> labelVersion(Database& database, RoundId round, ItemId item, PersonId person);

} // namespace accord::store
