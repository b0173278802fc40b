// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/labels/recipe.h"
#include "tests/core/format/tables/made_tables.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <array>
#include <functional>
#include <map>
#include <optional>

using namespace accord;
using accord::exchange::LabelImport;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;

namespace {

using Rows = std::vector<std::vector<std::string>>;
using LabelsByItem = std::map<std::string, std::map<std::string, std::string>>;

constexpr std::array<const char*, 3> kShapeNames{"Ann", "Ben", "Cid"};
constexpr std::array<const char*, 2> kShapeCodes{"A.1", "B.1"};
constexpr int kShapeItems = 12;

std::string shapeLink(int item)
{
    return "https://github.com/toolkit/core/issues/" + std::to_string(item + 1);
}

// Two of three agree on each item, and everybody is the third one now and then.
std::string shapeCode(int item, int person)
{
    return kShapeCodes[static_cast<std::size_t>((item / 6 + (item % 3 == person ? 1 : 0)) % 2)];
}

LabelsByItem expectedLabels(const std::function<std::string(int)>& nameOf)
{
    LabelsByItem labels;
    for (int item = 0; item < kShapeItems; ++item) {
        for (int person = 0; person < 3; ++person) {
            labels[nameOf(item)][kShapeNames[static_cast<std::size_t>(person)]] = shapeCode(item, person);
        }
    }
    return labels;
}

// A row per item: its link, then the labels, as `cell` has them, then whatever `more` adds.
Rows wideRows(const std::vector<std::string>& heading,
              const std::function<std::vector<std::string>(int item)>& more = {},
              const std::function<std::string(const std::string&)>& cell = {})
{
    Rows rows{heading};
    for (int item = 0; item < kShapeItems; ++item) {
        std::vector<std::string> row{shapeLink(item)};
        for (int person = 0; person < 3; ++person) {
            const std::string code = shapeCode(item, person);
            row.push_back(cell ? cell(code) : code);
        }
        for (const std::string& value : more ? more(item) : std::vector<std::string>()) {
            row.push_back(value);
        }
        rows.push_back(row);
    }
    return rows;
}

const std::vector<std::string> kWideHeading{"Issue", "Ann", "Ben", "Cid"};

std::vector<std::string> with(std::vector<std::string> heading, const std::vector<std::string>& more)
{
    heading.insert(heading.end(), more.begin(), more.end());
    return heading;
}

// A row per label.
Rows longRows(const std::vector<std::string>& heading, const std::vector<std::string>& more = {})
{
    Rows rows{heading};
    for (int item = 0; item < kShapeItems; ++item) {
        for (int person = 0; person < 3; ++person) {
            rows.push_back(
                with({shapeLink(item), kShapeNames[static_cast<std::size_t>(person)], shapeCode(item, person)}, more));
        }
    }
    return rows;
}

// A row per item, with who labelled beside each label; they rotate.
Rows pairRows(const std::vector<std::string>& heading)
{
    Rows rows{heading};
    for (int item = 0; item < kShapeItems; ++item) {
        std::vector<std::string> row{shapeLink(item)};
        for (int place = 0; place < 3; ++place) {
            const int person = (item + place) % 3;
            row.insert(row.end(), {kShapeNames[static_cast<std::size_t>(person)], shapeCode(item, person)});
        }
        rows.push_back(row);
    }
    return rows;
}

std::string textOf(const Rows& rows, const std::string& separator = ",", const std::string& end = "\n",
                   const std::string& quote = {})
{
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            text += (i > 0 ? separator : "") + quote + row[i] + quote;
        }
        text += end;
    }
    return text;
}

std::string utf16Of(const std::string& ascii)
{
    std::string bytes = "\xFF\xFE";
    for (const char c : ascii) {
        bytes += {c, '\0'};
    }
    return bytes;
}

std::string excelOf(const Rows& rows, const std::vector<test::MadeSheet>& others = {})
{
    std::string xml;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string number = std::to_string(row + 1);
        xml += "<row r=\"" + number + "\">";
        for (std::size_t i = 0; i < rows[row].size(); ++i) {
            xml += test::textCell(static_cast<char>('A' + i) + number, rows[row][i]);
        }
        xml += "</row>";
    }
    std::vector<test::MadeSheet> sheets{{"Labels", xml}};
    sheets.insert(sheets.end(), others.begin(), others.end());
    return test::madeExcel(sheets);
}

std::string openDocumentOf(const Rows& rows)
{
    std::string xml;
    for (const auto& row : rows) {
        xml += "<table:table-row>";
        for (const std::string& value : row) {
            xml += "<table:table-cell office:value-type=\"string\"><text:p>" + value + "</text:p></table:table-cell>";
        }
        xml += "</table:table-row>";
    }
    return test::madeOpenDocument({{"Labels", xml}});
}

/// The labels as a table of some shape, what somebody says of it, and what becomes of it.
struct TableShape
{
    std::string name;
    std::vector<std::pair<std::string, std::string>> files; ///< names and bytes
    std::optional<Reason> refused{};                        ///< none: it comes in
    std::vector<std::string> columns{};                     ///< "Who=person"
    std::function<void(LabelImport&)> say{};
    bool named = false; ///< items have names, no links
};

LabelsByItem labelsIn(const Sample& sample, const exchange::LabelPlan& plan)
{
    LabelsByItem labels;
    for (const auto& label : plan.labels) {
        const Category* category = sample.project.taxonomy()->find(label.content.category);
        labels[plan.item(label.item).link.url][plan.people[static_cast<std::size_t>(label.person)]] =
            category == nullptr ? "?" : category->code;
    }
    return labels;
}

void checkShape(const TableShape& shape)
{
    INFO(shape.name);
    Sample sample(0, 0);
    LabelImport import;
    import.round = "Pilot";
    for (const auto& [name, bytes] : shape.files) {
        import.files.push_back(writeFile(sample.folder / name, bytes));
    }
    if (shape.say) {
        shape.say(import);
    }
    if (!shape.columns.empty()) {
        std::vector<exchange::ColumnChoice> choices;
        for (const std::string& text : shape.columns) {
            choices.push_back(must(exchange::columnChoice(text)));
        }
        import.columns = must(exchange::guessColumns(import.files.front(), *sample.project.taxonomy(), import.reading));
        REQUIRE(exchange::choose(*import.columns, choices, "table").ok());
    }
    NoProgress progress;
    const auto plan = exchange::planLabels(sample.project, import, progress, {});
    if (!plan.ok()) {
        CHECK(plan.error().reason == shape.refused);
        return;
    }
    if (plan->report.problemCount > 0) {
        CHECK(plan->report.problems.front().reason == shape.refused);
        return;
    }
    CHECK_FALSE(shape.refused.has_value());
    const auto linked = [](int item) { return shapeLink(item); };
    const auto named = [](int item) { return "text:Items/No " + std::to_string(item + 1); };
    CHECK(labelsIn(sample, *plan) == expectedLabels(shape.named ? std::function<std::string(int)>(named) : linked));
}

TableShape csvShape(const std::string& name, const Rows& rows, std::optional<Reason> refused = {},
                    const std::vector<std::string>& columns = {}, const std::function<void(LabelImport&)>& say = {})
{
    return TableShape{name, {{"labels.csv", textOf(rows)}}, refused, columns, say};
}

std::string ownFile(int person, const std::string& header)
{
    Rows rows{{"Issue", header}};
    for (int item = 0; item < kShapeItems; ++item) {
        rows.push_back({shapeLink(item), shapeCode(item, person)});
    }
    return textOf(rows);
}

std::vector<std::pair<std::string, std::string>> ownFiles(const std::string& header)
{
    return {{"Ann.csv", ownFile(0, header)}, {"Ben.csv", ownFile(1, header)}, {"Cid.csv", ownFile(2, header)}};
}

Rows namedRows()
{
    Rows rows = wideRows({"Kind", "Ann", "Ben", "Cid", "Nr"},
                         [](int item) { return std::vector<std::string>{std::to_string(item + 1)}; });
    for (std::size_t i = 1; i < rows.size(); ++i) {
        rows[i].front() = "No";
    }
    return rows;
}

} // namespace

TEST_CASE("Shapes: how a text or a workbook is written makes no difference", "[exchange]")
{
    const Rows wide = wideRows(kWideHeading);
    const std::string plain = textOf(wide);
    const std::string sheet = "Labels";
    for (const TableShape& shape : std::vector<TableShape>{
             {"commas", {{"a.csv", plain}}},
             {"semicolons", {{"a.csv", textOf(wide, ";")}}},
             {"tabs", {{"a.tsv", textOf(wide, "\t")}}},
             {"bars", {{"a.txt", textOf(wide, "|")}}},
             {"a line that says the separator", {{"a.csv", "sep=;\n" + textOf(wide, ";")}}},
             {"quotes", {{"a.csv", textOf(wide, ",", "\n", "\"")}}},
             {"apostrophes", {{"a.csv", textOf(wide, ",", "\n", "'")}}},
             {"blanks behind commas", {{"a.csv", textOf(wide, ", ")}}},
             {"Windows line ends and a byte order mark", {{"a.csv", "\xEF\xBB\xBF" + textOf(wide, ",", "\r\n")}}},
             {"UTF-16", {{"a.csv", utf16Of(plain)}}},
             {"Excel", {{"a.xlsx", excelOf(wide)}}},
             {"OpenDocument", {{"a.ods", openDocumentOf(wide)}}},
             {"one sheet of several",
              {{"a.xlsx", excelOf(wide, {{"Stats", test::textCell("A1", "x")}})}},
              std::nullopt,
              {},
              [&sheet](LabelImport& import) { import.reading.table.sheet = sheet; }},
             {"several sheets",
              {{"a.xlsx", excelOf(wide, {{"Stats", "<row r=\"1\">" + test::textCell("A1", "x") + "</row>"}})}},
              Reason::WhichSheet},
             {"a web page", {{"a.csv", "<html><table><tr><td>Issue</td></tr></table></html>"}}, Reason::NoTable},
             {"a compressed file", {{"a.csv", "\x1F\x8B\x08 and more"}}, Reason::NoTable},
             {"another separator than is said",
              {{"a.csv", textOf(wide, ";")}},
              Reason::OtherSeparator,
              {},
              [](LabelImport& import) { import.reading.table.separator = "tab"; }},
         }) {
        checkShape(shape);
    }
}

TEST_CASE("Shapes: columns are told apart by what is in them, or somebody has to say it", "[exchange]")
{
    const auto none = [](int) { return std::vector<std::string>{"some words"}; };
    const auto lonely = [](int) { return std::vector<std::string>{"B.2"}; };
    const auto most = [](int item) {
        return std::vector<std::string>{kShapeCodes[static_cast<std::size_t>(item / 6 % 2)]};
    };
    const auto votes = [](int) { return std::vector<std::string>{"A.1"}; };
    const Rows others = wideRows(with(kWideHeading, {"Remark"}), none);
    const Rows alike{wideRows({"Issue", "Label", "Label", "Label"})};
    for (const TableShape& shape : std::vector<TableShape>{
             csvShape("a column of something else", others, Reason::ColumnWithoutLabels),
             csvShape("a column that is left out", others, {}, {"Remark=skip"}),
             csvShape("a column with what most others have", wideRows(with(kWideHeading, {"Outcome"}), most),
                      Reason::ColumnIsPlurality),
             csvShape("such a column, said to be final", wideRows(with(kWideHeading, {"Outcome"}), most), {},
                      {"Outcome=final"}),
             csvShape("a column with labels of nobody else", wideRows(with(kWideHeading, {"Dan"}), lonely),
                      Reason::ColumnOfOneself),
             csvShape("a column of votes", wideRows(with(kWideHeading, {"Number of Votes"}), votes),
                      Reason::ColumnOfNoPerson),
             csvShape("three columns with one heading", alike, Reason::ColumnTwice),
             csvShape("three such columns, each of a person", alike, {},
                      {"#2=annotator:Ann", "#3=annotator:Ben", "#4=annotator:Cid"}),
             csvShape("items without links", namedRows(), Reason::NoLinkColumn),
             TableShape{"items named by two columns",
                        {{"a.csv", textOf(namedRows())}},
                        {},
                        {"Kind=item", "Nr=item"},
                        {},
                        true},
         }) {
        checkShape(shape);
    }
}

TEST_CASE("Shapes: a row may be a label, labels may stand beside people, and a file may be one person's", "[exchange]")
{
    Rows twice = longRows({"Issue", "Rater", "Code"});
    twice.push_back(twice.back());
    const auto perFile = [](LabelImport& import) { import.reading.personPerFile = true; };
    const std::vector<std::string> pairs{"Issue", "Evaluator1", "Tag1", "Evaluator2", "Tag2", "Evaluator3", "Tag3"};
    Rows rounds = longRows({"Issue", "Rater", "Code", "Phase"}, {"Pilot"});
    rounds.push_back({shapeLink(0), "Ann", "B.2", "Later"});
    for (const TableShape& shape : std::vector<TableShape>{
             csvShape("a row per label", longRows({"Issue", "Rater", "Code"})),
             csvShape("a row per label, and people are called otherwise", longRows({"Issue", "Who", "Code"}),
                      Reason::PersonColumnMissing),
             csvShape("a row per label, and it is said who", longRows({"Issue", "Who", "Code"}), {}, {"Who=person"}),
             csvShape("a label given twice", twice, Reason::LabelledTwice),
             csvShape("pairs of people and labels", pairRows(pairs)),
             csvShape("pairs with headings that say nothing", pairRows({"Issue", "a", "b", "c", "d", "e", "f"}), {},
                      {"a=person", "b=label", "c=person", "d=label", "e=person", "f=label"}),
             csvShape("a person without labels beside", pairRows(pairs), Reason::PersonWithoutLabels,
                      {"Evaluator1=person", "Evaluator2=person", "Tag2=label"}),
             TableShape{"a file per person", ownFiles("label"), {}, {}, perFile},
             TableShape{"a file per person, and it is not said", ownFiles("label"), Reason::ColumnOfNoPerson},
             csvShape("rows of several rounds", rounds, {}, {"Phase=round"}),
             csvShape("rows of other rounds", longRows({"Issue", "Rater", "Code", "Phase"}, {"First"}),
                      Reason::NoRowOfRound, {"Phase=round"}),
         }) {
        checkShape(shape);
    }
}

TEST_CASE("Shapes: labels may be names, or other words, and what is missing is said", "[exchange]")
{
    const Sample sample(0, 0);
    const auto nameOf = [&sample](const std::string& code) { return sample.project.taxonomy()->findCode(code)->name; };
    Rows missing = wideRows(kWideHeading);
    missing.push_back({shapeLink(20), "NA", "NA", "NA"});
    const auto yes = [](const std::string& code) { return std::string(code == "A.1" ? "yes" : ""); };
    for (const TableShape& shape : std::vector<TableShape>{
             csvShape("codes in lower case",
                      wideRows(kWideHeading, {}, [](const std::string& code) { return text::lowerAscii(code); })),
             csvShape("names of categories", wideRows(kWideHeading, {}, nameOf)),
             csvShape("NA where there is no label", missing, {}, {},
                      [](LabelImport& import) { import.reading.missing = {"NA"}; }),
             csvShape("NA that nobody explained", missing, Reason::CodeUnknownButNear),
             csvShape("words that stand for labels, and nothing for one", wideRows(kWideHeading, {}, yes), {}, {},
                      [](LabelImport& import) {
                          import.reading.replaced = {{"yes", "A.1"}, { "no", "B.1" }};
                          import.reading.blank = "no";
                      }),
             csvShape("words that nobody explained", wideRows(kWideHeading, {}, yes), Reason::NoCodeColumn),
         }) {
        checkShape(shape);
    }
}

TEST_CASE("Shapes: of labels that no category has categories are made, in levels where they are separated",
          "[exchange]")
{
    Sample sample(0, 0);
    NoProgress progress;
    LabelImport import;
    import.round = "Pilot";
    import.reading.newCategories = true;
    const auto cells = [](const std::string& code) { return std::string(code == "A.1" ? "Data > Shape" : "Model"); };
    import.files = {writeFile(sample.folder / "a.csv", textOf(wideRows(kWideHeading, {}, cells)))};
    import.reading.levels = " > ";
    const auto report = must(exchange::importLabels(sample.project, import, progress, {}));
    CHECK(report.labels == 36);
    CHECK(report.newCategories == std::vector<std::string>{"Model", "Data > Shape"});
    const auto& taxonomy = *sample.project.taxonomy();
    REQUIRE(taxonomy.findCode("T2.1") != nullptr);
    CHECK(taxonomy.findCode("T2.1")->name == "Shape");
    CHECK(taxonomy.findCode("T2")->name == "Data");
    CHECK(taxonomy.findCode("T1")->name == "Model");
    // The same again makes nothing.
    const auto again = must(exchange::importLabels(sample.project, import, progress, {}));
    CHECK(again.labels == 0);
    CHECK(again.unchanged == 36);
    CHECK(again.newCategories.empty());

    // Two spellings are not joined unless that is said.
    const auto other = [](const std::string& code) {
        return std::string(code == "A.1" ? "wrong  shape" : "Wrong shape");
    };
    import.files = {writeFile(sample.folder / "b.csv", textOf(wideRows(kWideHeading, {}, other)))};
    import.round = "Spelled";
    import.reading.levels.clear();
    const auto refused = exchange::importLabels(sample.project, import, progress, {});
    CHECK(test::errorOf(refused).reason == Reason::LabelsAlmostAlike);
    import.reading.oneSpelling = true;
    CHECK(must(exchange::importLabels(sample.project, import, progress, {})).newCategories.size() == 1);
}

TEST_CASE("Shapes: a recipe says the same again", "[exchange]")
{
    exchange::LabelRecipe recipe;
    recipe.reading.table = {"Round 1", "", "", 2, 1};
    recipe.reading.missing = {"NA", "-"};
    recipe.reading.blank = "no";
    recipe.reading.replaced = {{"yes", "A.1"}};
    recipe.reading.newCategories = true;
    recipe.reading.levels = " > ";
    recipe.columns = {must(exchange::columnChoice("Tag1=label")), must(exchange::columnChoice("#5=annotator:Ann Lee"))};
    const std::string text = exchange::recipeText(recipe);
    const exchange::LabelRecipe read = must(exchange::recipeIn(text, "recipe.json"));
    CHECK(exchange::recipeText(read) == text);
    CHECK(read.columns[1].person == "Ann Lee");
    CHECK(read.reading.table.headingLines == 2);
    for (const char* unsound : {"", "[]", "{}", R"({"recipe": 2})", R"({"recipe": 1, "shets": "A"})",
                                R"({"recipe": 1, "missing": [1]})", R"({"recipe": 1, "columns": [{"column": "A"}]})",
                                R"({"recipe": 1, "columns": {"A": "link"}})", R"({"recipe": 1, "heading_lines": 0})"}) {
        INFO(unsound);
        CHECK(test::errorOf(exchange::recipeIn(unsound, "recipe.json")).reason == Reason::RecipeUnsound);
    }
    CHECK(test::errorOf(exchange::columnChoice("Tag1=labels")).reason == Reason::ColumnRoleUnknown);
}
