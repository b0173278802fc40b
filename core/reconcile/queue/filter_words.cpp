// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/filter_words.h"

#include "core/base/text.h"

#include <optional>

namespace accord::reconcile {
namespace {

constexpr std::string_view kWhite = " \t\r\n";

Error invalid(std::string_view text, std::string_view right)
{
    return Error{Errc::Invalid, "filter \"" + std::string(text) + "\"", std::string(right)};
}

// Where the word ends that starts at `at`: at white space outside quotes; nothing if a quote stays open.
std::optional<std::size_t> endOfWord(std::string_view text, std::size_t at)
{
    bool quoted = false;
    while (at < text.size() && (quoted || kWhite.find(text[at]) == std::string_view::npos)) {
        quoted = quoted != (text[at] == '"');
        ++at;
    }
    return quoted ? std::nullopt : std::optional(at);
}

// Takes quotes away: two in a row, inside others, are one.
std::vector<std::string> valuesOf(std::string_view text)
{
    std::vector<std::string> values(1);
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool doubled = text.substr(at, 2) == "\"\"";
        if (text[at] == '"' && quoted && doubled) {
            values.back() += text[++at];
        } else if (text[at] == '"') {
            quoted = !quoted;
        } else if (text[at] == ',' && !quoted) {
            values.emplace_back();
        } else {
            values.back() += text[at];
        }
    }
    return values;
}

Result<Word> wordFrom(std::string_view text)
{
    const std::size_t equals = text.find('=');
    Word word{std::string(text), text::lowerAscii(text.substr(0, equals)), {}};
    if (equals == std::string_view::npos) {
        return word;
    }
    word.values = valuesOf(text.substr(equals + 1));
    for (const std::string& value : word.values) {
        if (value.empty()) {
            return invalid(text, "a value behind = and between commas");
        }
    }
    return word;
}

} // namespace

Result<std::vector<Word>> filterWords(std::string_view text)
{
    if (text::invalidUtf8At(text)) {
        return invalid("?", "text in UTF-8");
    }
    std::vector<Word> words;
    std::size_t at = text.find_first_not_of(kWhite);
    while (at < text.size()) {
        const auto end = endOfWord(text, at);
        if (!end) {
            return invalid(text.substr(at), "a quote that is closed");
        }
        ACCORD_TRY(Word word, wordFrom(text.substr(at, *end - at)));
        words.push_back(std::move(word));
        at = text.find_first_not_of(kWhite, *end);
    }
    return words;
}

std::string wordOf(std::string_view key, const std::vector<std::string>& values)
{
    std::string word(key);
    char before = '=';
    for (const std::string& value : values) {
        word += before;
        word += value.find_first_of(" \t\r\n,\"") == std::string::npos
                    ? value
                    : '"' + text::replacedAll(value, "\"", "\"\"") + '"';
        before = ',';
    }
    return word;
}

} // namespace accord::reconcile
