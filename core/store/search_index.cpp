// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/search_index.h"

#include "core/base/text.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"

#include <algorithm>
#include <memory>

namespace accord::store {
namespace {

bool isAscii(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) == 0; });
}

std::vector<std::string> asciiWords(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            word.push_back(c);
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    return words;
}

// A small index in memory with the tokenizer of schemas/sql, whose words can be read back: which characters of all of
// Unicode are parts of words is written nowhere else.
Result<std::unique_ptr<sqlite::Database>> makeScratch()
{
    ACCORD_TRY(auto scratch, sqlite::Database::inMemory());
    ACCORD_CHECK(scratch->execute("CREATE VIRTUAL TABLE text USING fts5 (body, tokenize = 'unicode61 remove_diacritics "
                                  "2'); CREATE VIRTUAL TABLE word USING fts5vocab (text, instance)"));
    return scratch;
}

Result<std::vector<std::string>> indexWords(sqlite::Database& scratch, std::string_view text)
{
    ACCORD_CHECK(scratch.execute("DELETE FROM text"));
    ACCORD_CHECK(scratch.query("INSERT INTO text (rowid, body) VALUES (1, :text)").bind(":text", text).run());
    return scratch.query(R"sql(SELECT term FROM word ORDER BY "offset")sql").all<std::string>();
}

} // namespace

std::vector<std::string> searchWords(std::string_view text)
{
    if (isAscii(text)) {
        return asciiWords(text);
    }
    thread_local Result<std::unique_ptr<sqlite::Database>> scratch = makeScratch();
    if (scratch.ok()) {
        if (auto words = indexWords(**scratch, text); words.ok()) {
            return *words;
        }
    }
    return asciiWords(text);
}

namespace {

bool isHigh(char c)
{
    return (static_cast<unsigned char>(c) & 0x80U) != 0;
}

} // namespace

std::string separated(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        if (!isHigh(text[at])) {
            result.push_back(text[at++]);
            continue;
        }
        const std::size_t from = at;
        if (text::isCjk(text::nextCodePoint(text, at))) {
            result.append(" ").append(text.substr(from, at - from)).append(" ");
        } else {
            result.append(text.substr(from, at - from));
        }
    }
    return result;
}

std::string folded(std::string_view text)
{
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
            if (!result.empty() && result.back() != ' ') {
                result.push_back(' ');
            }
        } else {
            result.push_back(c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c);
        }
    }
    return result;
}

namespace {

// The index has no row for an empty project; its greatest row is the newest text that is in.
constexpr std::string_view kIndexed = R"sql(
    SELECT coalesce((SELECT CAST(value AS INTEGER) FROM project WHERE key = 'indexed'), 0)
)sql";

// Reading and comparing a text takes about 15 microseconds.
constexpr int kMostVerified = 1000;

struct Pending
{
    std::int64_t document = 0;
    std::string title;
    std::string body;
    std::string comments;
};

Result<std::string> joinedComments(sqlite::Database& database, std::int64_t document, char separator)
{
    std::string joined;
    ACCORD_CHECK(database.query("SELECT body FROM part WHERE document_id = :document ORDER BY position")
                     .bind(":document", document)
                     .each([&](const sqlite::Row& row) { joined.append(row.text(0)).push_back(separator); }));
    return joined;
}

Status indexOne(sqlite::Database& database, const Pending& pending)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO search (rowid, title, body, comments)
        VALUES (:document, :title, :body, :comments)
    )sql";
    return database.query(kSql)
        .bind(":document", pending.document)
        .bind(":title", separated(pending.title))
        .bind(":body", separated(pending.body))
        .bind(":comments", separated(pending.comments))
        .run();
}

Result<std::vector<Pending>> pendingAfter(sqlite::Database& database, std::int64_t indexed, int most)
{
    static constexpr auto kSql = R"sql(
        SELECT id, title, body
        FROM document
        WHERE id > :indexed
        ORDER BY id
        LIMIT :most
    )sql";
    ACCORD_TRY(
        std::vector<Pending> pending,
        database.query(kSql).bind(":indexed", indexed).bind(":most", most).all<Pending>([](const sqlite::Row& row) {
            return Pending{row.integer(0), row.string(1), row.string(2), {}};
        }));
    for (Pending& text : pending) {
        ACCORD_TRY(text.comments, joinedComments(database, text.document, '\n'));
    }
    return pending;
}

} // namespace

// Words of one phrase may be in three places; each place is looked at by itself.
Result<bool> hasPhrases(sqlite::Database& database, std::int64_t document, const std::vector<std::string>& phrases)
{
    if (phrases.empty()) {
        return true;
    }
    std::vector<std::string> places;
    ACCORD_CHECK(database.query("SELECT title, body FROM document WHERE id = :document")
                     .bind(":document", document)
                     .each([&places](const sqlite::Row& row) {
                         places.push_back(folded(row.text(0)));
                         places.push_back(folded(row.text(1)));
                     }));
    if (places.empty()) {
        return false;
    }
    // No phrase goes from one comment into the next.
    ACCORD_TRY(const std::string comments, joinedComments(database, document, '\x1f'));
    places.push_back(folded(comments));
    for (const std::string& phrase : phrases) {
        bool found = false;
        for (const std::string& place : places) {
            found = found || place.find(phrase) != std::string::npos;
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

Result<IndexState> indexState(sqlite::Database& database)
{
    IndexState state;
    ACCORD_TRY(state.indexed, database.number(kIndexed));
    ACCORD_TRY(state.texts, database.number("SELECT coalesce(max(id), 0) FROM document"));
    return state;
}

Result<int> indexFurther(sqlite::Database& database, int most)
{
    ACCORD_TRY(const IndexState before, indexState(database));
    if (before.complete()) {
        return 0;
    }
    // Read first, without a lock: whoever writes meanwhile adds further texts, and never changes one.
    ACCORD_TRY(const std::vector<Pending> pending, pendingAfter(database, before.indexed, most));
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_TRY(const std::int64_t indexed, database.number(kIndexed));
    int done = 0;
    std::int64_t last = indexed;
    for (const Pending& text : pending) {
        // Another process may have indexed the same texts while we waited.
        if (text.document > indexed) {
            ACCORD_CHECK(indexOne(database, text));
            ++done;
        }
        last = std::max(last, text.document);
    }
    static constexpr auto kMark = R"sql(
        INSERT INTO project (key, value)
        VALUES ('indexed', :indexed)
        ON CONFLICT DO UPDATE SET value = excluded.value
    )sql";
    ACCORD_CHECK(database.query(kMark).bind(":indexed", std::to_string(last)).run());
    ACCORD_CHECK(transaction.commit());
    return std::max(done, 1);
}

Result<SearchHits> search(sqlite::Database& database, const SearchQuery& query, int most, std::int64_t below)
{
    SearchHits hits;
    if (query.empty()) {
        return hits;
    }
    // Unranked, newest first: ranking a common word costs a hundred times the first hits.
    ACCORD_TRY(sqlite::Statement statement, database.prepare(R"sql(
                   SELECT s.rowid, i.id
                   FROM search s
                   JOIN document d ON d.id = s.rowid
                   JOIN text i ON i.id = d.text_id AND i.document_id = d.id
                   WHERE search MATCH ?
                     AND s.rowid < ?
                   ORDER BY s.rowid DESC
               )sql"));
    statement.bind(std::string_view(query.match())).bind(below == 0 ? INT64_MAX : below);
    const int verified = query.phrases().empty() ? INT32_MAX : kMostVerified;
    for (int looked = 0; static_cast<int>(hits.issues.size()) < most && looked < verified; ++looked) {
        ACCORD_TRY(const bool row, statement.step());
        if (!row) {
            hits.next = 0;
            return hits;
        }
        const std::int64_t document = statement.integer(0);
        hits.next = document;
        ACCORD_TRY(const bool matches, hasPhrases(database, document, query.phrases()));
        if (matches) {
            hits.issues.push_back(statement.id<IssueId>(1));
        }
    }
    return hits;
}

} // namespace accord::store
