// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/codebooks.h"

#include "core/store/json_list.h"

namespace accord::store {
namespace {

constexpr std::string_view kUpsert =
    "INSERT INTO category (uuid, parent, level, position, code, name, definition, use_when, not_when, examples, "
    "synonyms, summary_kind, retired) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (uuid) DO UPDATE SET "
    "parent = excluded.parent, level = excluded.level, position = excluded.position, code = excluded.code, "
    "name = excluded.name, definition = excluded.definition, use_when = excluded.use_when, "
    "not_when = excluded.not_when, examples = excluded.examples, synonyms = excluded.synonyms, "
    "summary_kind = excluded.summary_kind, retired = excluded.retired";

Category readCategory(const Statement& row)
{
    Category category;
    category.id = row.id<CategoryId>(0);
    category.uuid = row.uuid(1);
    category.parent = row.uuid(2);
    category.level = static_cast<Level>(row.integer(3));
    category.code = row.string(4);
    category.name = row.string(5);
    category.definition = row.string(6);
    category.useWhen = row.string(7);
    category.notWhen = row.string(8);
    category.examples = fromJsonList(row.text(9));
    category.synonyms = fromJsonList(row.text(10));
    category.summaryKind = static_cast<SummaryKind>(row.integer(11));
    category.retired = row.integer(12) != 0;
    return category;
}

} // namespace

Status writeCategory(Database& database, const Category& category, std::int64_t position)
{
    ACCORD_TRY(Statement statement, database.prepare(kUpsert));
    const std::string examples = jsonList(category.examples);
    const std::string synonyms = jsonList(category.synonyms);
    statement.bind(category.uuid);
    if (category.parent.isNull()) {
        statement.bindNull();
    } else {
        statement.bind(category.parent);
    }
    statement.bind(static_cast<std::int64_t>(category.level)).bind(position);
    for (const std::string* text : {&category.code, &category.name, &category.definition, &category.useWhen,
                                    &category.notWhen, &examples, &synonyms}) {
        statement.bind(std::string_view(*text));
    }
    statement.bind(static_cast<std::int64_t>(category.summaryKind)).bind(std::int64_t{category.retired ? 1 : 0});
    return statement.run();
}

Result<Taxonomy> taxonomy(Database& database)
{
    ACCORD_TRY(Statement query,
               database.prepare("SELECT id, uuid, parent, level, code, name, definition, use_when, not_when, examples, "
                                "synonyms, summary_kind, retired FROM category ORDER BY retired, position, uuid"));
    std::vector<Category> categories;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return Taxonomy::build(std::move(categories));
        }
        categories.push_back(readCategory(query));
    }
}

Result<std::vector<Codebook>> codebooks(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare("SELECT id, number, created_at, note FROM codebook ORDER BY number"));
    std::vector<Codebook> codebooks;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return codebooks;
        }
        codebooks.push_back(
            Codebook{query.id<CodebookId>(0), static_cast<int>(query.integer(1)), query.string(2), query.string(3)});
    }
}

Status deriveCategories(Database& database, const Taxonomy& wanted)
{
    ACCORD_CHECK(database.execute("UPDATE category SET retired = 1"));
    std::int64_t position = 0;
    for (const Category& category : wanted.categories()) {
        ACCORD_CHECK(writeCategory(database, category, position++));
    }
    return {};
}

} // namespace accord::store
