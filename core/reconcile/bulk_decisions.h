// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/permission.h"
#include "core/project/project.h"
#include "core/store/events/event_writer.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace accord::reconcile {

/// What is done, by whom, and on which items of a round.
struct BulkWork
{
    PersonId by;
    Action action = Action::Decide;
    RoundId round;
    std::vector<ItemId> items;
};

/// Makes a decision on each of the items by calling `make` with its number in turn, all or none. A few go in one
/// transaction; many in short ones, so that others can go on labelling, and come to hold all at once when the last is
/// made. `make` is called within a transaction, and may read what holds now. `what` names the work in the list of
/// imports. Errc::NotPermitted: asked in each transaction.
Status makeDecisions(Project& project, const BulkWork& work, const std::string& what,
                     const std::function<Status(std::size_t, store::EventWriter&)>& make);

} // namespace accord::reconcile
