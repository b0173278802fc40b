// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>

using namespace accord::test;

namespace {

using Rows = std::vector<Words>;

Words asked(Words words, const std::string& more)
{
    words.push_back(more);
    return words;
}

/// What RFC 4180 says of a file: cells in quotes may hold commas, line ends and doubled quotes.
Rows parseCsv(const std::string& text)
{
    Rows rows(1);
    std::string cell;
    bool quoted = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"' && quoted && at + 1 < text.size() && text[at + 1] == '"') {
            cell += text[++at];
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && (c == ',' || c == '\n')) {
            rows.back().push_back(cell);
            cell.clear();
            if (c == '\n') {
                rows.emplace_back();
            }
        } else {
            cell += c;
        }
    }
    CHECK_FALSE(quoted);
    CHECK(rows.back().empty()); // the last line has an end
    rows.pop_back();
    return rows;
}

Words keysOf(const Json& object)
{
    Words keys;
    for (const auto& [key, value] : object.items()) {
        keys.push_back(key);
    }
    return keys;
}

bool holds(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

/// A command, and where its JSON has the rows.
struct Listing
{
    Words words;
    std::string rows; ///< empty: the JSON is the list
};

std::vector<Listing> listings(const std::string& project)
{
    return {{{"study", "people", project}, "people"},
            {{"study", "permissions"}, "permissions"},
            {{"round", "list", project}, ""},
            {{"conflicts", project, "--round", "Pilot"}, "conflicts"},
            {{"reconcile", "agenda", project, "--round", "Pilot"}, "conflicts"},
            {{"reconcile", "agenda", project, "--round", "Pilot", "--blocks"}, "blocks"},
            {{"codebook", "versions", project}, "versions"},
            {{"codebook", "show", project}, "categories"},
            {{"codebook", "diff", project, "0", "1"}, "changes"},
            {{"search", project, "memory", "--round", "Pilot"}, "hits"},
            {{"progress", project, "--as", "Wei Zhang"}, "rounds"},
            {{"assign", "list", project, "--round", "Pilot", "--person", "Wei Zhang"}, "items"},
            {{"sample", "draw", project, "--size", "9", "--strata", "repository"}, "strata"},
            {{"sample", "size", project, "--strata", "repository"}, "strata"},
            {{"collect", "duplicates", project, "--similarity", "0.3"}, "pairs"},
            {{"backup", project, "--list"}, "backups"},
            {{"study", "shares", project, "--round", "Pilot", "--by", "type"}, "shares"},
            {{"agreement", project, "--round", "Pilot", "--by", "pair"}, ""}};
}

/// What each of the listings has rows of.
class ListedProject : public DemoProject
{
public:
    ListedProject()
    {
        const auto issue = [](int number) {
            return Json{{"html_url", "https://github.com/lumen-ml/lumen/issues/" + std::to_string(number)},
                        {"title", "Crash on start"},
                        {"body", "The program ends with a fault as soon as it is started on this machine."}};
        };
        const std::string both = issue(9001).dump() + "\n" + issue(9002).dump() + "\n";
        const std::string alike = writeFile(beside("alike.jsonl"), both).string();
        cliDone({"import", "issues", file(), alike});
        cliDone({"backup", file()});
    }
};

} // namespace

TEST_CASE("A list as CSV has the keys and the rows of its JSON")
{
    const ListedProject project;
    for (const Listing& listing : listings(project.file())) {
        INFO(Catch::StringMaker<Words>::convert(listing.words));
        const Json answer = cliJson(listing.words);
        const Json& list = listing.rows.empty() ? answer : answer[listing.rows];
        REQUIRE_FALSE(list.empty());
        const Rows rows = parseCsv(cliDone(asked(listing.words, "--csv")));
        REQUIRE(rows.size() == list.size() + 1);
        CHECK(rows.front() == keysOf(list.front()));
        for (std::size_t row = 0; row < list.size(); ++row) {
            REQUIRE(rows[row + 1].size() == rows.front().size());
            for (std::size_t column = 0; column < rows.front().size(); ++column) {
                const Json& value = list[row][rows.front()[column]];
                if (value.is_number()) {
                    CHECK(rows[row + 1][column] == value.dump()); // in full precision
                } else if (value.is_null()) {
                    CHECK(rows[row + 1][column].empty());
                } else if (value.is_string() && !value.get<std::string>().empty()) {
                    CHECK(holds(rows[row + 1][column], value.get<std::string>()));
                }
            }
        }
    }
}

TEST_CASE("A list as LaTeX has a row for each, and numbers to the right")
{
    const ListedProject project;
    for (const Listing& listing : listings(project.file())) {
        INFO(Catch::StringMaker<Words>::convert(listing.words));
        const std::string latex = cliDone(asked(listing.words, "--latex"));
        const auto begin = latex.find("\\begin{tabular}{");
        REQUIRE(begin != std::string::npos);
        const auto first = begin + std::string("\\begin{tabular}{").size();
        const std::string columns = latex.substr(first, latex.find('}', first) - first);
        CHECK(columns.find_first_not_of("lr") == std::string::npos);
        for (const char* rule : {"\\toprule", "\\midrule", "\\bottomrule"}) {
            CHECK(holds(latex, rule));
        }
        // Each row, and the headings, have as many cells as there are columns.
        std::size_t rows = 0;
        for (std::size_t at = 0; at < latex.size(); at = latex.find('\n', at) + 1) {
            const std::string line = latex.substr(at, latex.find('\n', at) - at);
            if (line.ends_with(" \\\\")) {
                std::size_t cells = 1;
                for (auto cell = line.find(" & "); cell != std::string::npos; cell = line.find(" & ", cell + 1)) {
                    ++cells;
                }
                CHECK(cells == columns.size());
                ++rows;
            }
        }
        CHECK(rows > 1);
    }
    CHECK(holds(
        cliDone({"round", "list", project.file(), "--latex"}),
        "\\begin{tabular}{lllrrr}\n    \\toprule\n    round & purpose & state & items & labels & missing \\\\\n"));
}

TEST_CASE("What means something to LaTeX or to a spreadsheet is escaped")
{
    const EmptyProject project;
    cliDone({"add", "person", project.file(), "Ann & Ben_50 %", "--initials", "AB"});
    cliDone({"add", "person", project.file(), "=1+1", "--initials", "EQ"});
    CHECK(holds(cliDone({"study", "people", project.file(), "--latex"}), "Ann \\& Ben\\_50 \\%"));
    const std::string csv = cliDone({"study", "people", project.file(), "--csv"});
    CHECK(holds(csv, "\n'=1+1,EQ,"));
    CHECK(holds(csv, "\nAnn & Ben_50 %,AB,"));
}

TEST_CASE("A list without rows has its headings only, and what is no list is one row")
{
    const EmptyProject project;
    CHECK(cliDone({"collect", "log", project.file(), "--csv"}) == "at,source,id,event,subject,detail\n");
    CHECK(holds(cliDone({"collect", "log", project.file(), "--latex"}), "at & source & what happened \\\\\n"));
    const Rows made = parseCsv(cliDone({"backup", project.file(), "--csv"}));
    REQUIRE(made.size() == 2);
    CHECK(made[0] == Words{"project", "made"});
    CHECK(made[1] == Words{project.file(), "true"});
}

TEST_CASE("One format at a time")
{
    const DemoProject project;
    cliFails({"study", "people", project.file(), "--json", "--csv"}, 2, "excludes");
    cliFails({"study", "people", project.file(), "--csv", "--latex"}, 2, "excludes");
    cliFails({"export", "taxonomy", project.file(), "--output", "x.json", "--csv"}, 2, "--csv");
}
