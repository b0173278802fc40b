// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::reconcile {

/// A filter that the team keeps under a name, for the queue of every window and for agendas.
struct SavedFilter
{
    std::string name;
    std::string text; ///< as filterText() writes it for Naming::Stored; parseFilter() reads it
};

Result<std::vector<SavedFilter>> savedFilters(Project& project); ///< by name

/// By its name, ASCII letters in either case. Errc::NotFound names those that exist.
Result<SavedFilter> savedFilterNamed(Project& project, const std::string& name);

/// Keeps a filter, also in place of one of the same name. Errc::Invalid for a name that is empty or no UTF-8.
Status saveFilter(Project& project, const SavedFilter& filter, PersonId by = {});

/// Errc::NotFound names those that exist.
Status removeFilter(Project& project, const std::string& name, PersonId by = {});

} // namespace accord::reconcile
