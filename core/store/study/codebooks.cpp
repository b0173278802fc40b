// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/codebooks.h"

#include "core/model/bounds.h"
#include "core/store/events/event_fields.h"
#include "core/store/events/payloads.h"

namespace accord::store {
namespace {

Result<CodebookId> codebookOf(sqlite::Database& database, const Uuid& event)
{
    if (event.isNull()) {
        return CodebookId{};
    }
    ACCORD_TRY(const auto codebook,
               database.query("SELECT id FROM codebook WHERE uuid = :event").bind(":event", event).one<CodebookId>());
    return codebook.value_or(CodebookId{});
}

} // namespace

Result<std::vector<CodebookVersion>> codebookVersions(sqlite::Database& database)
{
    return codebookVersions(eventsOf<CodebookWritten>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'taxonomy'
        ORDER BY e.clock, e.uuid
    )sql"));
}

Result<CodebookId> codebookGivenBy(sqlite::Database& database, EventId label)
{
    static constexpr auto kSql = R"sql(
        SELECT b.id
        FROM event e
        JOIN codebook b ON b.uuid = e.codebook
        WHERE e.seq = :label
    )sql";
    ACCORD_TRY(const auto codebook, database.query(kSql).bind(":label", label).one<CodebookId>());
    return codebook.value_or(CodebookId{});
}

Result<std::vector<CodebookVersion>> codebookVersions(sqlite::Query query)
{
    return query.all<CodebookVersion>([](const sqlite::Row& row) {
        auto [event, codebook] = readEvent<CodebookWritten>(row);
        return CodebookVersion{event.uuid, event.clock, event.at, codebook.note, codebook.taxonomy, event.by};
    });
}

Status deriveCodebooks(sqlite::Database& database, const std::vector<PlacedCategory>& categories)
{
    ACCORD_CHECK(database.execute(R"sql(
        INSERT INTO codebook (uuid, number, created_at, note)
        SELECT uuid, 0, at, coalesce(note, '')
        FROM rare_event
        WHERE kind = 'taxonomy'
        ORDER BY clock, uuid
        ON CONFLICT (uuid) DO NOTHING
    )sql"));
    ACCORD_CHECK(database.execute(
        R"sql(
            UPDATE codebook
            SET number = r.place
            FROM (
                SELECT uuid AS event, row_number() OVER (ORDER BY clock, uuid) AS place
                FROM rare_event
                WHERE kind = 'taxonomy'
            ) r
            WHERE r.event = codebook.uuid
              AND number <> r.place
        )sql"));
    for (const PlacedCategory& placed : categories) {
        Category category = placed.category;
        ACCORD_TRY(category.meaningSince, codebookOf(database, placed.meaningSince));
        ACCORD_CHECK(writeCategory(database, category, placed.position));
    }
    return {};
}

namespace {

constexpr std::string_view kUpsert =
    R"sql(
        INSERT INTO category (
            uuid, parent, level, position, code, name, definition, use_when, not_when, examples, synonyms,
                counter_examples, translations, notes, summary_kind, retired, merged_into, split_into, meaning, meaning_since
        )
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (uuid) DO UPDATE SET parent = excluded.parent, level = excluded.level, position =
            excluded.position, code = excluded.code, name = excluded.name, definition = excluded.definition,
            use_when = excluded.use_when, not_when = excluded.not_when, examples = excluded.examples, synonyms =
            excluded.synonyms, counter_examples = excluded.counter_examples, translations = excluded.translations, notes = excluded.notes,
            summary_kind = excluded.summary_kind, retired = excluded.retired, merged_into = excluded.merged_into,
            split_into = excluded.split_into, meaning = excluded.meaning, meaning_since = excluded.meaning_since
    )sql";

// Writes it or reads it.
void keepText(ObjectFields object, CategoryText& text)
{
    object.field("name", text.name);
    object.field("definition", text.definition);
    object.field("use_when", text.useWhen);
    object.field("not_when", text.notWhen);
    object.field("examples", text.examples);
    object.field("counter_examples", text.counterExamples);
    object.field("synonyms", text.synonyms);
}

std::string translationsJson(std::vector<CategoryTranslation> translations)
{
    nlohmann::json all = nlohmann::json::object();
    for (auto& [language, text] : translations) {
        keepText(ObjectFields(all[language], false), text);
    }
    return toText(all);
}

std::vector<CategoryTranslation> fromTranslationsJson(std::string_view json)
{
    std::vector<CategoryTranslation> translations;
    nlohmann::json all = toObject(json);
    for (auto& [language, object] : all.items()) {
        CategoryText text;
        keepText(ObjectFields(object, true), text);
        bounds::cut(text.name, bounds::kCategory);
        if (isLanguage(language) && text != CategoryText{}) {
            translations.push_back(CategoryTranslation{language, std::move(text)});
        }
    }
    return translations;
}

// Identifiers as a JSON array of texts.
std::string uuidList(const std::vector<Uuid>& uuids)
{
    std::vector<std::string> texts;
    texts.reserve(uuids.size());
    for (const Uuid& uuid : uuids) {
        texts.push_back(uuid.text());
    }
    return jsonList(texts);
}

std::vector<Uuid> fromUuidList(std::string_view json)
{
    std::vector<Uuid> uuids;
    for (const std::string& text : fromJsonList(json)) {
        if (const auto uuid = Uuid::parse(text)) {
            uuids.push_back(*uuid);
        }
    }
    return uuids;
}

void bindUuid(sqlite::Statement& statement, const Uuid& uuid)
{
    if (uuid.isNull()) {
        statement.bindNull();
    } else {
        statement.bind(uuid);
    }
}

Category readCategory(const sqlite::Statement& row)
{
    Category category;
    category.id = row.id<CategoryId>(0);
    category.uuid = row.uuid(1);
    category.parent = row.uuid(2);
    category.level = static_cast<Level>(row.integer(3));
    category.code = row.string(4);
    category.name = row.string(5);
    bounds::cut(category.code, bounds::kCategory);
    bounds::cut(category.name, bounds::kCategory);
    category.definition = row.string(6);
    category.useWhen = row.string(7);
    category.notWhen = row.string(8);
    category.examples = fromJsonList(row.text(9));
    category.synonyms = fromJsonList(row.text(10));
    category.summaryKind = static_cast<SummaryKind>(row.integer(11));
    category.retired = row.integer(12) != 0;
    category.counterExamples = fromJsonList(row.text(13));
    category.notes = row.string(14);
    category.mergedInto = row.uuid(15);
    category.splitInto = fromUuidList(row.text(16));
    category.meaning = row.integer(17);
    category.meaningSince = row.id<CodebookId>(18);
    category.translations = Translations(fromTranslationsJson(row.text(19)));
    return category;
}

} // namespace

Status writeCategory(sqlite::Database& database, const Category& category, std::int64_t position)
{
    ACCORD_TRY(sqlite::Statement statement, database.prepare(kUpsert));
    const std::string examples = jsonList(category.examples);
    const std::string synonyms = jsonList(category.synonyms);
    const std::string counterExamples = jsonList(category.counterExamples);
    const std::string translations = translationsJson(category.translations.all());
    const std::string splitInto = uuidList(category.splitInto);
    statement.bind(category.uuid);
    bindUuid(statement, category.parent);
    statement.bind(static_cast<std::int64_t>(category.level)).bind(position);
    for (const std::string* text :
         {&category.code, &category.name, &category.definition, &category.useWhen, &category.notWhen, &examples,
          &synonyms, &counterExamples, &translations, &category.notes}) {
        statement.bind(std::string_view(*text));
    }
    statement.bind(static_cast<std::int64_t>(category.summaryKind)).bind(std::int64_t{category.retired ? 1 : 0});
    bindUuid(statement, category.mergedInto);
    statement.bind(std::string_view(splitInto)).bind(category.meaning).bind(category.meaningSince);
    return statement.run();
}

Result<Taxonomy> taxonomy(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT id, uuid, parent, level, code, name, definition, use_when, not_when, examples, synonyms, summary_kind,
            retired, counter_examples, notes, merged_into, split_into, meaning, meaning_since, translations
        FROM category
        ORDER BY retired, position, uuid
    )sql";
    ACCORD_TRY(std::vector<Category> categories, database.query(kSql).all<Category>(readCategory));
    return Taxonomy::build(std::move(categories));
}

Result<bool> categoriesAreUsed(sqlite::Database& database)
{
    ACCORD_TRY(const auto found,
               database.query("SELECT 1 FROM answer WHERE category_id IS NOT NULL LIMIT 1").one<bool>());
    return found.has_value();
}

Result<std::vector<Codebook>> codebooks(sqlite::Database& database)
{
    return database.query("SELECT id, number, created_at, note, uuid FROM codebook ORDER BY number")
        .all<Codebook>([](const sqlite::Row& row) {
            return Codebook{row.id<CodebookId>(0), row.value<int>(1), row.string(2), row.string(3), row.uuid(4)};
        });
}

Result<CodebookId> lastCodebook(sqlite::Database& database)
{
    ACCORD_TRY(const std::int64_t last, database.number("SELECT coalesce(max(id), 0) FROM codebook"));
    return CodebookId{last};
}

Status deriveCategories(sqlite::Database& database, const Taxonomy& wanted)
{
    ACCORD_CHECK(database.execute("UPDATE category SET retired = 1"));
    std::int64_t position = 0;
    for (const Category& category : wanted.categories()) {
        ACCORD_CHECK(writeCategory(database, category, position++));
    }
    return {};
}

} // namespace accord::store
