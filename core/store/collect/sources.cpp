// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/collect/sources.h"

#include "core/store/json_fields.h"
#include "core/store/batches/unfinished.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace accord::store {
namespace {

using Json = nlohmann::json;

Json toJson(const IssueSelection& selection)
{
    Json keywords = Json::array();
    for (const Keyword& keyword : selection.keywords) {
        keywords.push_back(keyword.regex ? Json{{"regex", keyword.text}} : Json(keyword.text));
    }
    return Json{{"period_of", static_cast<int>(selection.periodOf)},
                {"from", selection.from},
                {"to", selection.to},
                {"state", static_cast<int>(selection.state)},
                {"labels", selection.labels},
                {"keywords", std::move(keywords)},
                {"in_title", selection.places.title},
                {"in_body", selection.places.body},
                {"in_comments", selection.places.comments},
                {"pull_requests", selection.pullRequests}};
}

std::vector<Keyword> readKeywords(const Json& object)
{
    std::vector<Keyword> keywords;
    const auto list = object.find("keywords");
    if (list == object.end() || !list->is_array()) {
        return keywords;
    }
    for (const Json& one : *list) {
        Keyword keyword;
        if (one.is_string()) {
            keyword.text = one.get<std::string>();
        } else if (one.is_object()) {
            take(one, "regex", keyword.text);
            keyword.regex = true;
        }
        if (!keyword.text.empty()) {
            keywords.push_back(std::move(keyword));
        }
    }
    return keywords;
}

IssueSelection readSelection(const Json& source)
{
    IssueSelection selection;
    const auto found = source.find("selection");
    if (found == source.end() || !found->is_object()) {
        return selection;
    }
    takeEnum(*found, "period_of", PeriodOf::Updated, selection.periodOf);
    take(*found, "from", selection.from);
    take(*found, "to", selection.to);
    takeEnum(*found, "state", IssueState::Closed, selection.state);
    takeTexts(*found, "labels", selection.labels);
    selection.keywords = readKeywords(*found);
    take(*found, "in_title", selection.places.title);
    take(*found, "in_body", selection.places.body);
    take(*found, "in_comments", selection.places.comments);
    take(*found, "pull_requests", selection.pullRequests);
    return selection;
}

// Nothing of a source that does not say where it lies.
std::optional<Source> fromJson(const Uuid& uuid, std::string_view text)
{
    const Json object = toObject(text);
    Source source;
    source.uuid = uuid;
    takeEnum(object, "dialect", Dialect::Gitea, source.dialect);
    take(object, "host", source.host);
    take(object, "base", source.base);
    take(object, "repository", source.repository);
    takeTexts(object, "numbers", source.numbers);
    takeEnum(object, "way", Way::GraphQl, source.way);
    source.selection = readSelection(object);
    take(object, "removed", source.removed);
    const bool complete = !uuid.isNull() && !source.host.empty() && !source.base.empty() && !source.repository.empty();
    return complete ? std::optional(std::move(source)) : std::nullopt;
}

} // namespace

Result<std::vector<Source>> sources(Database& database)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT subject, coalesce(detail, '')
                   FROM event
                   WHERE kind > 3
                     AND kind = 14
                     AND (
                         import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL)
                     )
                   ORDER BY clock, uuid
               )sql"));
    std::vector<Source> found;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        std::optional<Source> source = fromJson(query.uuid(0), query.text(1));
        if (!source) {
            continue;
        }
        const auto known = std::ranges::find(found, source->uuid, &Source::uuid);
        if (known == found.end()) {
            found.push_back(std::move(*source));
        } else {
            *known = std::move(*source);
        }
    }
    std::erase_if(found, [](const Source& source) { return source.removed; });
    return found;
}

Result<std::vector<std::pair<PersonId, Source>>> sourceHistory(Database& database, const Uuid& source)
{
    ACCORD_TRY(Statement query,
               database.prepare(R"sql(
                   SELECT person_id, coalesce(detail, '')
                   FROM event
                   WHERE kind > 3
                     AND kind = 14
                     AND subject = ?
                     AND (
                         import_id IS NULL OR import_id NOT IN (SELECT id FROM import WHERE finished_at IS NULL)
                     )
                   ORDER BY clock, uuid
               )sql"));
    query.bind(source);
    std::vector<std::pair<PersonId, Source>> history;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return history;
        }
        if (std::optional<Source> told = fromJson(source, query.text(1))) {
            history.emplace_back(query.id<PersonId>(0), std::move(*told));
        }
    }
}

Result<Uuid> writeSource(EventWriter& events, PersonId by, const Source& source)
{
    NewEvent event;
    event.kind = EventKind::Source;
    event.by = by;
    if (!source.uuid.isNull()) {
        event.subject = source.uuid;
    }
    event.detail = toText(Json{{"dialect", static_cast<int>(source.dialect)},
                             {"host", source.host},
                             {"base", source.base},
                             {"repository", source.repository},
                             {"numbers", source.numbers},
                             {"way", static_cast<int>(source.way)},
                             {"selection", toJson(source.selection)},
                             {"removed", source.removed}});
    return events.event(event);
}

} // namespace accord::store
