// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/format/taxonomy_forms/forms.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

using namespace accord;
using accord::format::readWrittenTaxonomy;
using accord::format::TaxonomyForm;
using accord::format::WrittenCategory;
using accord::format::WrittenTaxonomy;

namespace {

/// "A Question; A.1 Install (below A)", or the problems.
std::string told(const WrittenTaxonomy& written)
{
    std::vector<std::string> lines;
    for (const Error& problem : written.problems) {
        lines.push_back(test::said(problem));
    }
    for (const WrittenCategory& each : written.categories) {
        std::string line = text::join(std::vector<std::string>{each.category.code, each.category.name}, "|");
        if (each.above) {
            const Category& above = written.categories[*each.above].category;
            line += "<" + (above.code.empty() ? above.name : above.code);
        }
        lines.push_back(std::move(line));
    }
    return text::join(lines, "; ");
}

std::string read(std::string_view text, const std::string& file)
{
    const WrittenTaxonomy written = readWrittenTaxonomy(text, file);
    return told(written);
}

/// With identifiers and codes, as whoever takes it over makes them.
Taxonomy built(const WrittenTaxonomy& written)
{
    std::vector<Category> categories;
    for (std::size_t i = 0; i < written.categories.size(); ++i) {
        Category category = written.categories[i].category;
        category.uuid = namedUuid(std::to_string(i));
        category.code = category.code.empty() ? "x" + std::to_string(i) : category.code;
        category.name = category.name.empty() ? category.code : category.name;
        const auto above = written.categories[i].above;
        category.parent = above ? namedUuid(std::to_string(*above)) : Uuid{};
        categories.push_back(std::move(category));
    }
    return test::must(Taxonomy::build(std::move(categories)));
}

Category make(int number, int parent, Level level, const std::string& code, const std::string& name)
{
    Category category;
    category.uuid = namedUuid(std::to_string(number));
    category.parent = parent < 0 ? Uuid{} : namedUuid(std::to_string(parent));
    category.level = level;
    category.code = code;
    category.name = name;
    return category;
}

/// Codes, names and texts that are easily taken for something else.
Taxonomy awkward()
{
    std::vector<Category> all{
        make(0, -1, Level::Type, "A", "Question"),
        make(1, 0, Level::Theme, "A.1", "C++: templates"),
        make(2, 1, Level::Subtheme, "A.1.i", "\"quoted\" name"),
        make(3, 0, Level::Theme, "a theme", "Ends with a colon:"),
        make(4, 0, Level::Theme, "x]y", "Definition: no field"),
        make(5, -1, Level::Type, "B.7", "A type whose code has a dot"),
        make(6, -1, Level::Type, "B", "- like a list"),
        make(7, 6, Level::Theme, "definition", "use when: never"),
        make(8, 6, Level::Theme, "错误", "名称：冒号"),
        make(9, 6, Level::Theme, "#1", "# like a heading"),
        make(10, 6, Level::Theme, "12", "=1+1"),
        make(11, 6, Level::Theme, "BUG-2", "a – b"),
    };
    all[0].definition = "One line\n\n  | a second, indented\n# third";
    all[0].useWhen = "use when: it says so";
    all[0].summaryKind = SummaryKind::Intent;
    all[1].notWhen = "*never*";
    all[1].examples = {"one", "two\nlines", "| a bar", "\\| both", "- a list", "a, b; \"c\""};
    all[2].counterExamples = {"-1", "=cmd()"};
    all[3].synonyms = {"also", "这个"};
    all[4].notes = "note: note\r";
    all[4].notes.pop_back();
    return test::must(Taxonomy::build(std::move(all)));
}

/// What the forms keep.
std::vector<std::string> words(const Taxonomy& taxonomy)
{
    std::vector<std::string> all;
    for (const Category& category : taxonomy.categories()) {
        const Category* parent = taxonomy.parentOf(category);
        for (const auto& each :
             {category.code, category.name, parent == nullptr ? std::string() : parent->code, category.definition,
              category.useWhen, category.notWhen, category.notes, text::join(category.examples, "&"),
              text::join(category.counterExamples, "&"), text::join(category.synonyms, "&")}) {
            all.push_back(each);
        }
        all.push_back(std::to_string(static_cast<int>(category.summaryKind)));
    }
    return all;
}

constexpr std::array kForms{std::pair(TaxonomyForm::Csv, "t.csv"), std::pair(TaxonomyForm::Text, "t.txt"),
                            std::pair(TaxonomyForm::Markdown, "t.md"), std::pair(TaxonomyForm::Nested, "t.json")};

} // namespace

TEST_CASE("Taxonomy forms: a table needs a code or a name, and says where it belongs", "[format]")
{
    CHECK(read("code,name,parent\nA,Question,\nA.1,Install,A\n,Use,Question\nB,,\n", "t.csv") ==
          "A|Question; A.1|Install<A; |Use<A; B|");
    CHECK(read("code,name\nA.1.i,Deep\nA,Question\nA.1,Install\nB.2,Alone\n", "t.csv") ==
          "A.1.i|Deep<A.1; A|Question; A.1|Install<A; B.2|Alone");
    CHECK(read("\xEF\xBB\xBF编码;名称;上级\r\nA;问题;\r\nA.1;安装;A\r\n", "t.csv") == "A|问题; A.1|安装<A");
    CHECK(read("Name\tWhen_to_use\nBug\tit fails\n", "table") == "|Bug");
    CHECK(read("code,name,parent\nA,One\nA.1,Two,-\n,,\n", "t.csv") == "A|One; A.1|Two");
    const auto several = readWrittenTaxonomy("name,examples\nBug,\"one\n| more\ntwo\"\n", "t.csv");
    CHECK(several.categories.at(0).category.examples == std::vector<std::string>{"one\nmore", "two"});
}

TEST_CASE("Taxonomy forms: text is nested by its indentation", "[format]")
{
    const std::string text = "# Issues\n\nA Question\n  A.1 Install: it does not install\n    use when: setup fails\n"
                             "  Use it\nBug:\n\tCrash — it ends\n\t[OOM] Memory\n\texample: out of memory\n";
    const WrittenTaxonomy written = readWrittenTaxonomy(text, "t.txt");
    CHECK(told(written) == "A|Question; A.1|Install<A; |Use it<A; |Bug; |Crash<Bug; OOM|Memory<Bug");
    CHECK(written.name == "Issues");
    CHECK(written.categories[1].category.definition == "it does not install");
    CHECK(written.categories[1].category.useWhen == "setup fails");
    CHECK(written.categories[5].category.examples == std::vector<std::string>{"out of memory"});
    // A flat list with codes that say what is below what.
    CHECK(read("A Question\nA.1 Install\nB. Bug\n3D rendering\nAPI misuse\n", "t.txt") ==
          "A|Question; A.1|Install<A; B|Bug; |3D rendering; |API misuse");
}

TEST_CASE("Taxonomy forms: Markdown nests headings and lists", "[format]")
{
    CHECK(read("# Issues\n\nWhat we found.\n\n- **A** Question\n  - A.1 Install\n    * Deep\n- Bug\n", "t.md") ==
          "A|Question; A.1|Install<A; |Deep<A.1; |Bug");
    const WrittenTaxonomy headed =
        readWrittenTaxonomy("# T\n## A Question\nSomebody asks.\n\n**Examples:**\n\n- How?\n"
                            "- Why?\n\n### A.1 Install\n**Use when:** it fails\n## **Bug** – it fails\n",
                            "t.md");
    CHECK(told(headed) == "A|Question; A.1|Install<A; |Bug");
    CHECK(headed.categories[0].category.definition == "Somebody asks.");
    CHECK(headed.categories[0].category.examples == std::vector<std::string>{"How?", "Why?"});
    CHECK(headed.categories[1].category.useWhen == "it fails");
    CHECK(headed.categories[2].category.definition == "it fails");
    CHECK(read("# Question\n- Install\n# Bug\n- Crash\n", "t.md") == "|Question; |Install<Question; |Bug; |Crash<Bug");
}

TEST_CASE("Taxonomy forms: JSON nests, and names parents by code", "[format]")
{
    CHECK(read(R"({"name": "T", "categories": [{"code": "A", "name": "Q", "children": ["Install", {"code": "A.2"}]},
                   {"name": "Crash", "parent": "b"}, {"code": "B", "name": "Bug", "useWhen": "it fails"}]})",
               "t.json") == "A|Q; |Install<A; A.2|<A; |Crash<B; B|Bug");
    CHECK(read(R"(["Question", "Bug"])", "t.json") == "|Question; |Bug");
}

TEST_CASE("Taxonomy forms: everything that is wrong is told at once, by line and column", "[format]")
{
    CHECK(read("code,nme,name\nA,,One\na,,Two\nB.1,,Three,,\n,x,\nC/1,,Four\n", "t.csv") ==
          "t.csv:1:2: the heading \"nme\" is not known; headings are: code, name, definition, use when, not when, "
          "examples, parent, counter examples, synonyms, notes, summary.; "
          "t.csv:4: found 5 columns, expected 3.; "
          "t.csv:5:1: a category needs a code or a name.; "
          "C/1 (t.csv:6:1): this is no code: expected letters or digits such as C.10, no address, and no word that a "
          "label has.; "
          "a (t.csv:3:1): the code occurs twice, first on t.csv:2:1.; "
          "A|One; a|Two; |; C/1|Four");
    const auto table = readWrittenTaxonomy(
        "code,name,parent,summary\nA,One,B,\nB,Two,A,\nC,Three,Bee,\nD,Four,,maybe\nE,Five,D,intent\n,Six,\n,Six,\n",
        "t.csv");
    CHECK(told(table).substr(0, told(table).find("; A|One")) ==
          "t.csv:5:4: found \"maybe\" in \"summary\", expected intent, expectation or symptom.; "
          "t.csv:4:3: no category has the code or the name \"Bee\"; near to it: B, E, A.; "
          "Six (t.csv:8:1): the name occurs twice in one place, first on t.csv:7:1; give both a code.; "
          "A (t.csv:2:1): is its own ancestor: A < B < A.; "
          "B (t.csv:3:1): is its own ancestor: B < A < B.; "
          "E (t.csv:6:1): has a \"summary\", which only types have.");
    CHECK(told(readWrittenTaxonomy("A\n    B\n  C\n", "t.txt")).starts_with("t.txt:3:3: this line begins neither"));
    CHECK(told(readWrittenTaxonomy("a\n b\n  c\n   d\n", "t.txt"))
              .starts_with("d (t.txt:4:4): is deeper than three levels: d < c < b < a."));
    CHECK(told(readWrittenTaxonomy("{\"categories\": [\n {\"cod\": 1},\n {\"name\": 2}]}", "t.json")) ==
          "t.json:2:3: has the property \"cod\", which the schema does not know.; "
          "t.json:3:3: found a number in \"name\", expected text.; "
          "t.json:2:2: a category needs a code or a name.; t.json:3:2: a category needs a code or a name.; |; |");
    CHECK(told(readWrittenTaxonomy("[\n  1", "t.json")) ==
          "t.json:2:4: found the end of the file, expected the rest of the taxonomy.");
    CHECK(told(readWrittenTaxonomy("a\nb\xff\n", "t.txt")) == "t.txt:2:2: found bytes that are not UTF-8.");
    CHECK(told(readWrittenTaxonomy("", "t.txt")) == "t.txt: found no category.");
    CHECK(told(readWrittenTaxonomy("x,y\n1,2\n", "t.csv")).find("t.csv:1:1: the first line has to name the columns") !=
          std::string::npos);
    CHECK(told(readWrittenTaxonomy("name,\nA,b\n", "t.csv")) ==
          "t.csv:2:2: found text in a column without a heading.; |A");
    CHECK(told(readWrittenTaxonomy("PK\x03\x04....", "t.csv")).starts_with("t.csv:1: this is a workbook"));
}

TEST_CASE("Taxonomy forms: what is written is read back, however awkward", "[format]")
{
    const Taxonomy taxonomy = awkward();
    for (const auto& [form, file] : kForms) {
        const std::string written = format::writeTaxonomyAs(form, taxonomy, "A # name");
        INFO(written);
        const WrittenTaxonomy again = readWrittenTaxonomy(written, file);
        REQUIRE(again.problems.empty());
        CHECK(words(built(again)) == words(taxonomy));
        CHECK(again.name == (form == TaxonomyForm::Csv ? "" : "A # name"));
        CHECK(format::writeTaxonomyAs(form, built(again), again.name) ==
              format::writeTaxonomyAs(form, taxonomy, again.name));
    }
}

TEST_CASE("Taxonomy forms: what is retired is left out of what people write", "[format]")
{
    std::vector<Category> all{make(0, -1, Level::Type, "A", "Kept"), make(1, -1, Level::Type, "B", "Gone"),
                              make(2, 1, Level::Theme, "B.1", "Below")};
    all[1].retired = true;
    const Taxonomy taxonomy = test::must(Taxonomy::build(std::move(all)));
    for (const auto& [form, file] : kForms) {
        CHECK(read(format::writeTaxonomyAs(form, taxonomy, "T"), file) == "A|Kept");
    }
}
