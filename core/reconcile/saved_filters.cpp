// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/saved_filters.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace accord::reconcile {

// In whatever case: two copies of the project may have brought one each.
static constexpr auto kForgetFilter = "DELETE FROM saved_filter WHERE name = :name COLLATE NOCASE";

Result<std::vector<SavedFilter>> savedFilters(Project& project)
{
    return project.database()
        .query("SELECT name, filter FROM saved_filter ORDER BY name COLLATE NOCASE, name")
        .all<SavedFilter>([](const sqlite::Row& row) {
            return SavedFilter{row.string(0), row.string(1)};
        });
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
    return names.empty() ? Error{Errc::NotFound, Reason::NoSavedFilterYet, {name}}
                         : Error{Errc::NotFound, Reason::SavedFilterUnknown, {name, names}};
}

Status saveFilter(Project& project, const SavedFilter& filter, PersonId by)
{
    const std::string name(text::trimmed(filter.name));
    if (name.empty() || text::invalidUtf8At(name) || text::invalidUtf8At(filter.text)) {
        return Error{Errc::Invalid, Reason::FilterNameUnsound, {name}};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SaveFilter));
    // A name that differs in case only is the same one, and is written as it was.
    const auto before = savedFilterNamed(project, name);
    if (!before.ok() && before.error().code != Errc::NotFound) {
        return before.error();
    }
    ACCORD_CHECK(project.database().query(kForgetFilter).bind(":name", name).run());
    ACCORD_CHECK(project.database()
                     .query("INSERT INTO saved_filter (name, filter) VALUES (:name, :filter)")
                     .bind(":name", before.ok() ? before->name : name)
                     .bind(":filter", filter.text)
                     .run());
    return transaction.commit();
}

Status removeFilter(Project& project, const std::string& name, PersonId by)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SaveFilter));
    ACCORD_TRY(const SavedFilter filter, savedFilterNamed(project, name));
    ACCORD_CHECK(project.database().query(kForgetFilter).bind(":name", filter.name).run());
    return transaction.commit();
}

} // namespace accord::reconcile
