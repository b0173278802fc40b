// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/search/search_words.h"

#include "core/store/sqlite/database.h"

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
Result<std::unique_ptr<Database>> makeScratch()
{
    ACCORD_TRY(auto scratch, Database::inMemory());
    ACCORD_CHECK(scratch->execute("CREATE VIRTUAL TABLE text USING fts5 (body, tokenize = 'unicode61 remove_diacritics "
                                  "2'); CREATE VIRTUAL TABLE word USING fts5vocab (text, instance)"));
    return scratch;
}

Result<std::vector<std::string>> indexWords(Database& scratch, std::string_view text)
{
    ACCORD_CHECK(scratch.execute("DELETE FROM text"));
    ACCORD_TRY(Statement insert, scratch.prepare("INSERT INTO text (rowid, body) VALUES (1, ?)"));
    insert.bind(text);
    ACCORD_CHECK(insert.run());
    ACCORD_TRY(Statement query, scratch.prepare("SELECT term FROM word ORDER BY \"offset\""));
    std::vector<std::string> words;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return words;
        }
        words.push_back(query.string(0));
    }
}

} // namespace

std::vector<std::string> searchWords(std::string_view text)
{
    if (isAscii(text)) {
        return asciiWords(text);
    }
    thread_local Result<std::unique_ptr<Database>> scratch = makeScratch();
    if (scratch.ok()) {
        if (auto words = indexWords(**scratch, text); words.ok()) {
            return *words;
        }
    }
    return asciiWords(text);
}

} // namespace accord::store
