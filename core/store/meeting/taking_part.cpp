// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/meeting/taking_part.h"

namespace accord::store {

Result<std::vector<PersonId>> takingPart(Database& database, ActId act)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT person_id FROM taking_part WHERE act = ? ORDER BY person_id"));
    query.bind(act);
    return ids<PersonId>(query);
}

} // namespace accord::store
