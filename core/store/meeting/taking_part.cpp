// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/taking_part.h"

namespace accord::store {

Result<std::vector<PersonId>> takingPart(Database& database, EventId event)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT person_id FROM taking_part WHERE event = ? ORDER BY person_id"));
    query.bind(event);
    return ids<PersonId>(query);
}

} // namespace accord::store
