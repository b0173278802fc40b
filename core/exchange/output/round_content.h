// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/issue.h"
#include "core/model/label.h"
#include "core/model/meeting/second_vote.h"
#include "core/project/project.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace accord::exchange {

/// One item of a round with all that people said about it.
struct ItemContent
{
    ItemId item;
    std::string url;
    int occurrence = 1;
    std::vector<Label> labels; ///< current ones that say something, by person
    std::optional<Decision> decision;
    std::vector<SecondVote> secondVotes; ///< revealed ones, oldest first
};

/// Visits the items of a round in their order, reading as it goes.
Status forEachItemContent(Project& project, RoundId round, const std::function<Status(const ItemContent&)>& visit);

} // namespace accord::exchange
