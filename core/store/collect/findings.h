// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/hit.h"
#include "core/store/events/event_writer.h"
#include "core/store/sqlite/database.h"

#include <string>
#include <vector>

namespace accord::store {

/// What somebody found when reading an issue that a keyword brought. Issues are named by their canonical address, so
/// that it means the same in every copy.
struct KeywordFinding
{
    std::string keyword;
    std::string url;
    PersonId by;
    Relevance relevance = Relevance::NotSaid;

    bool operator==(const KeywordFinding&) const = default;
};

/// What somebody found of two issues that look alike. The lesser address comes first.
struct PairFinding
{
    std::string first;
    std::string second;
    PersonId by;
    bool same = false;
    bool takenBack = false; ///< nobody says anything of it any more

    bool operator==(const PairFinding&) const = default;
};

/// Inside the caller's transaction. Relevance::NotSaid takes back what was said.
Status writeFinding(EventWriter& events, const KeywordFinding& finding);
Status writeFinding(EventWriter& events, const PairFinding& finding);

/// The last word of each person on each keyword and issue.
Result<std::vector<KeywordFinding>> keywordFindings(Database& database);

/// The last word on each pair, whoever said it.
Result<std::vector<PairFinding>> pairFindings(Database& database);

} // namespace accord::store
