// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0

// keyword_bench FOLDER STUDY ISSUES: looks for the study's keywords in the texts of FOLDER/issues.accord (left by
// import_bench), against reading these texts with nothing but SQLite.

#include "core/collect/keywords.h"
#include "tests/bench/bare.h"
#include "tests/bench/study_files.h"
#include "tests/bench/timings.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;
using namespace accord;
using bench::must;

constexpr int kRuns = 7;

// Title, body and comments, issue by issue, as they lie in the file.
template <class Visit>
void readTexts(const bench::BareConnection& connection, const Visit& visit)
{
    for (const char* sql : {"SELECT title, body FROM document ORDER BY id", "SELECT body FROM part ORDER BY id"}) {
        sqlite3_stmt* query = nullptr;
        sqlite3_prepare_v2(connection.handle(), sql, -1, &query, nullptr);
        while (sqlite3_step(query) == SQLITE_ROW) {
            for (int column = 0; column < sqlite3_column_count(query); ++column) {
                const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(query, column));
                visit(std::string_view(text, static_cast<std::size_t>(sqlite3_column_bytes(query, column))));
            }
        }
        sqlite3_finalize(query);
    }
}

// The longest of the study's lists, 84 words of which two differ only in case.
std::vector<Keyword> studyKeywords(const fs::path& study)
{
    const auto lists = must(collect::readKeywordLists(study / "filter_keywords"));
    return std::ranges::max_element(lists, {}, [](const auto& list) { return list.keywords.size(); })->keywords;
}

// All of them: what somebody looks for who collects from every framework at once.
std::vector<Keyword> allKeywords(const fs::path& study)
{
    std::vector<Keyword> all;
    for (const auto& list : must(collect::readKeywordLists(study / "filter_keywords"))) {
        all.insert(all.end(), list.keywords.begin(), list.keywords.end());
    }
    return all;
}

void measure(const std::string& what, const std::vector<Keyword>& keywords, const std::vector<std::string>& texts,
             const bench::BareConnection& connection, const std::string& aim)
{
    bench::Timings compiling;
    compiling.measure([&] { (void)must(collect::Matcher::compile(keywords)); });
    const collect::Matcher matcher = must(collect::Matcher::compile(keywords));
    bench::Timings matching;
    bench::Timings reading;
    std::size_t places = 0;
    std::size_t bytes = 0;
    for (int run = 0; run < kRuns; ++run) {
        bytes = 0;
        reading.measure([&] { readTexts(connection, [&](std::string_view text) { bytes += text.size(); }); });
        places = 0;
        matching.measure([&] {
            std::vector<collect::Found> found;
            for (const std::string& text : texts) {
                matcher.find(text, found);
                places += found.size();
            }
        });
    }
    bench::reportValue("text", static_cast<double>(bytes) / 1e6, "MB", "");
    bench::reportValue("keywords", static_cast<double>(matcher.names().size()), "", "");
    bench::reportValue("places found", static_cast<double>(places), "", "");
    bench::report("compile", compiling, "");
    bench::report(what, matching, reading, aim);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fprintf(stderr, "keyword_bench FOLDER STUDY ISSUES\n");
        return 2;
    }
    const bench::BareConnection connection(bench::issuesProject(argv[1], argv[3]));
    std::vector<std::string> texts;
    readTexts(connection, [&](std::string_view text) { texts.emplace_back(text); });
    std::vector<Keyword> keywords = studyKeywords(argv[2]);
    measure("find the keywords of one list", keywords, texts, connection, "bare: reading the texts; at most 8");
    keywords = allKeywords(argv[2]);
    measure("find the keywords of all lists", keywords, texts, connection, "bare: reading the texts");
    keywords = studyKeywords(argv[2]);
    keywords.push_back({"int[48]\\b", true});
    keywords.push_back({"llama[- ]?[23]", true});
    measure("and two regular expressions", keywords, texts, connection, "bare: reading the texts");
    return 0;
}
