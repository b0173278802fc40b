// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/saved_filters.h"

#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/saved_filters.h"

#include <algorithm>

namespace accord::reconcile {

Result<std::vector<SavedFilter>> savedFilters(Project& project)
{
    ACCORD_TRY(auto rows, store::savedFilters(project.database()));
    std::vector<SavedFilter> filters;
    filters.reserve(rows.size());
    for (auto& [name, text] : rows) {
        filters.push_back({std::move(name), std::move(text)});
    }
    return filters;
}

Result<SavedFilter> savedFilterNamed(Project& project, const std::string& name)
{
    ACCORD_TRY(const std::vector<SavedFilter> filters, savedFilters(project));
    const auto found = std::ranges::find_if(
        filters, [&](const SavedFilter& filter) { return text::equalsIgnoringCase(filter.name, name); });
    if (found != filters.end()) {
        return *found;
    }
    std::vector<std::string> names;
    std::ranges::transform(filters, std::back_inserter(names), &SavedFilter::name);
    return Error{Errc::NotFound, "saved filter \"" + name + "\"", text::join(names, ", ")};
}

Status saveFilter(Project& project, const SavedFilter& filter, PersonId by)
{
    const std::string name(text::trimmed(filter.name));
    if (name.empty() || text::invalidUtf8At(name) || text::invalidUtf8At(filter.text)) {
        return Error{Errc::Invalid, "saved filter \"" + name + "\"", "a name in UTF-8 that is not empty"};
    }
    // A name that differs in case only is the same one, and is written as it was.
    const auto before = savedFilterNamed(project, name);
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SaveFilter));
    ACCORD_CHECK(store::saveFilter(project.database(), before.ok() ? before->name : name, filter.text));
    return transaction.commit();
}

Status removeFilter(Project& project, const std::string& name, PersonId by)
{
    ACCORD_TRY(const SavedFilter filter, savedFilterNamed(project, name));
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SaveFilter));
    ACCORD_TRY(const bool removed, store::removeFilter(project.database(), filter.name));
    (void)removed; // somebody else was quicker
    return transaction.commit();
}

} // namespace accord::reconcile
