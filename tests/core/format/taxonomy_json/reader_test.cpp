// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/taxonomy_json.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <nlohmann/json.hpp>

#include <random>
#include <set>

using accord::Category;
using accord::Errc;
using accord::Error;
using accord::Level;
using accord::SummaryKind;
using accord::Taxonomy;
using accord::format::readTaxonomy;
using accord::format::writeTaxonomy;

namespace {

std::string id(int number)
{
    std::string digits = std::to_string(number);
    digits.insert(0, 12 - digits.size(), '0');
    return "00000000-0000-4000-8000-" + digits;
}

// One category per line, the first on line 2.
std::string file(const std::vector<std::string>& categories)
{
    std::string text = R"({"format":"accord-taxonomy","version":1,"name":"T","categories":[)";
    for (const std::string& category : categories) {
        text += (&category == categories.data() ? "\n{" : ",\n{") + category + "}";
    }
    return text + "\n]}";
}

std::string node(int number, int parent, const std::string& code, const std::string& more = "")
{
    return "\"id\":\"" + id(number) + "\",\"parent\":" + (parent == 0 ? "null" : "\"" + id(parent) + "\"") +
           ",\"code\":\"" + code + "\",\"name\":\"Name of " + code + "\"" + more;
}

Error errorOf(const std::string& text)
{
    const auto result = readTaxonomy(text, "t.json");
    REQUIRE_FALSE(result.ok());
    return result.error();
}

} // namespace

TEST_CASE("Taxonomy files: a number that no computer holds is an error like others", "[format]")
{
    for (const char* text : {"41e9994073709551616,", "{\"version\":1e999}", "[-1e400]"}) {
        INFO(text);
        const auto read = accord::format::readTaxonomy(text, "x.json");
        REQUIRE_FALSE(read.ok());
        CHECK(read.error().code == accord::Errc::BadSyntax);
    }
}

TEST_CASE("Taxonomy: a file with three levels in any order", "[format]")
{
    const auto result =
        readTaxonomy(file({node(3, 2, "C.9.iv", R"(,"retired":true)"),
                           node(1, 0, "C",
                                R"(,"definition":"D","useWhen":"U","notWhen":null,"examples":["e \"1\"","e2"],)"
                                R"("synonyms":["s"],"summary":"symptom")"),
                           node(2, 1, "C.9")}),
                     "t.json");
    REQUIRE(result.ok());
    CHECK(result.value().name == "T");
    const auto& categories = result.value().taxonomy.categories();
    REQUIRE(categories.size() == 3);
    CHECK(categories[0].code == "C");
    CHECK(categories[0].definition == "D");
    CHECK(categories[0].useWhen == "U");
    CHECK(categories[0].notWhen.empty());
    CHECK(categories[0].examples == std::vector<std::string>{"e \"1\"", "e2"});
    CHECK(categories[0].synonyms == std::vector<std::string>{"s"});
    CHECK(categories[0].summaryKind == SummaryKind::Symptom);
    CHECK(categories[1].level == Level::Theme);
    CHECK(categories[2].level == Level::Subtheme);
    CHECK(categories[2].retired);
}

TEST_CASE("Taxonomy: broken rules are told with code and line", "[format]")
{
    CHECK(accord::test::isError(errorOf(file({node(1, 0, "C"), node(2, 1, "C.1"), node(3, 1, "c.1")})),
                                accord::Errc::BadTaxonomy, "c.1",
                                "(t.json:4): the code occurs twice, first on t.json:3"));
    CHECK(accord::test::isError(errorOf(file({node(1, 0, "C"), node(1, 0, "D")})), accord::Errc::BadTaxonomy, "D",
                                "(t.json:3): its id is that of C on t.json:2"));
    CHECK(accord::test::isError(errorOf(file({node(1, 0, "C"), node(2, 9, "C.1")})), accord::Errc::BadTaxonomy, "C.1",
                                "(t.json:3): its parent " + id(9) + " is not in the taxonomy"));
    CHECK(accord::test::isError(errorOf(file({node(1, 0, "C"), node(2, 3, "C.1"), node(3, 2, "C.2")})),
                                accord::Errc::BadTaxonomy, "C.1", "(t.json:3): is its own ancestor: C.1 < C.2 < C.1"));
    CHECK(accord::test::isError(errorOf(file({node(1, 1, "C")})), accord::Errc::BadTaxonomy, "C",
                                "(t.json:2): is its own ancestor: C < C"));
    CHECK(accord::test::says(errorOf(file({node(1, 2, "C.1"), node(2, 3, "C.2"), node(3, 2, "C.3")})), "C.2 ("));
    CHECK(accord::test::isError(
        errorOf(file({node(1, 0, "C"), node(2, 1, "C.1"), node(3, 2, "C.1.i"), node(4, 3, "C.1.i.a")})),
        accord::Errc::BadTaxonomy, "C.1.i.a", "(t.json:5): is deeper than three levels: C.1.i.a < C.1.i < C.1 < C"));
    CHECK(accord::test::isError(errorOf(file({node(1, 0, "C"), node(2, 1, "C.1", R"(,"summary":"intent")")})),
                                accord::Errc::BadTaxonomy, "C.1",
                                "(t.json:3): has a \"summary\", which only types have"));
}

TEST_CASE("Taxonomy: missing and misshapen properties are told with their line", "[format]")
{
    CHECK(accord::test::isError(errorOf(file({R"("id":")" + id(1) + R"(","code":"C")"})), accord::Errc::BadTaxonomy,
                                "C", "(t.json:2): needs \"name\""));
    CHECK(accord::test::isError(errorOf(file({node(1, 0, "C"), R"("name":"x")"})), accord::Errc::BadTaxonomy,
                                "t.json:3", "needs \"id\""));
    CHECK(accord::test::says(errorOf(file({R"("id":"17","code":"C","name":"x")"})),
                             "(t.json:2): found \"17\" in \"id\", expected a UUID"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"definiton":"x")")})),
                             "(t.json:2): has the property \"definiton\", which the schema does not know"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"useWhen":7)")})),
                             "(t.json:2): found a number in \"useWhen\", expected text"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"examples":"x")")})),
                             "(t.json:2): found text in \"examples\", expected an array of texts"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"synonyms":[null])")})),
                             "(t.json:2): found null in \"synonyms\", expected text"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"summary":"aim")")})),
                             "(t.json:2): found \"aim\" in \"summary\", expected intent, expectation or symptom"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"retired":"no")")})),
                             "(t.json:2): found text in \"retired\", expected true or false"));
}

TEST_CASE("Taxonomy: what is no taxonomy file at all", "[format]")
{
    CHECK(accord::test::isError(errorOf(""), accord::Errc::BadSyntax, "t.json:1",
                                "found the end of the file, expected the rest of the taxonomy"));
    CHECK(errorOf("{\n\"format\":\n\"accord-taxonomy\",").argument(0) == "t.json:3");
    CHECK(accord::test::isError(errorOf("{\n\"a\" 1}"), accord::Errc::BadSyntax, "t.json:2",
                                "found text that is no JSON at byte 7, expected JSON"));
    CHECK(accord::test::isError(errorOf("{\n\"a\":\"\xff\"}"), accord::Errc::BadEncoding, "t.json:2",
                                "found bytes that are not UTF-8"));
    CHECK(accord::test::isError(errorOf("[]"), accord::Errc::BadTaxonomy, "t.json",
                                "found an array, expected an object"));
    CHECK(accord::test::isError(errorOf("{}"), accord::Errc::BadTaxonomy, "t.json",
                                "needs \"format\": \"accord-taxonomy\""));
    CHECK(accord::test::says(errorOf(R"({"format":"accord-taxonomy","version":"1"})"), "needs \"version\": 1"));
    CHECK(accord::test::isError(errorOf(R"({"format":"accord-taxonomy","version":2})"), accord::Errc::TooNew, "t.json",
                                "its format is 2, this program knows up to 1"));
    CHECK(accord::test::says(errorOf(R"({"format":"accord-taxonomy","version":1})"), "needs an array \"categories\""));
    CHECK(accord::test::says(errorOf(R"({"format":"accord-taxonomy","version":1,"categories":[3]})"),
                             "found a number in \"categories\", expected an object"));
    CHECK(accord::test::says(errorOf(R"({"format":"accord-taxonomy","version":1,"name":3,"categories":[]})"),
                             "found a number in \"name\", expected text"));
}

TEST_CASE("Taxonomy: what became of a category is read, and has to fit", "[format]")
{
    const std::string into = R"(,"retired":true,"mergedInto":")" + id(2) + "\"";
    const auto read =
        readTaxonomy(file({node(1, 0, "C", into + R"(,"notes":"N","counterExamples":["c"],"meaning":9007199254740991)"),
                           node(2, 0, "D"), node(3, 0, "E", R"(,"retired":true,"splitInto":[")" + id(2) + "\"]")}),
                     "t.json");
    REQUIRE(read.ok());
    const Category& merged = read.value().taxonomy.categories()[0];
    CHECK(merged.mergedInto.text() == id(2));
    CHECK(merged.notes == "N");
    CHECK(merged.counterExamples == std::vector<std::string>{"c"});
    CHECK(merged.meaning == 9007199254740991);
    CHECK(read.value().taxonomy.resolveMerged(merged).code == "D");
    CHECK(read.value().taxonomy.categories()[2].splitInto.size() == 1);

    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"mergedInto":")" + id(2) + "\""), node(2, 0, "D")})),
                             "is merged or split, and so must be retired"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", into)})),
                             "is merged into a category that is not in the taxonomy"));
    CHECK(accord::test::says(
        errorOf(file({node(1, 0, "C", into), node(2, 0, "D", R"(,"retired":true,"mergedInto":")" + id(1) + "\"")})),
        "is merged in a circle"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"retired":true,"splitInto":[")" + id(9) + "\"]")})),
                             "is split into a category that is not in the taxonomy"));
    CHECK(accord::test::says(errorOf(file({node(1, 0, "C", R"(,"splitInto":["x"])")})),
                             "(t.json:2): found \"x\" in \"splitInto\", expected a UUID"));
    for (const char* number : {"-1", "9007199254740992", "1.5", "\"1\"", "18446744073709551615"}) {
        INFO(number);
        CHECK(accord::test::says(errorOf(file({node(1, 0, "C", ",\"meaning\":" + std::string(number))})),
                                 "(t.json:2): found " + std::string(number) +
                                     " in \"meaning\", expected a whole number from 0 to 9007199254740991"));
    }
}

TEST_CASE("Taxonomy: a translation has a language and the texts of a category", "[format]")
{
    const auto read = readTaxonomy(
        file({node(1, 0, "C", R"(,"translations":{"zh-CN":{"name":"内存","examples":["例"]},"de":{}})")}), "t.json");
    REQUIRE(read.ok());
    const Category& memory = read.value().taxonomy.categories()[0];
    REQUIRE(memory.translations.size() == 1); // an empty one says nothing
    CHECK(memory.translations[0].language == "zh-CN");
    CHECK(memory.translations[0].text.name == "内存");
    for (const auto& [translations, complaint] :
         {std::pair(R"([])", R"(found an array in "translations", expected an object)"),
          std::pair(R"({"x":{}})", R"(found "x" in "translations", expected a language, such as zh-CN)"),
          std::pair(R"({"zh":3})", R"(found a number in "translations", expected an object)"),
          std::pair(R"({"zh":{"name":3}})", R"(found a number in "name", expected text)"),
          std::pair(R"({"zh":{"notes":"x"}})", R"("notes")")}) {
        INFO(translations);
        CHECK(accord::test::says(errorOf(file({node(1, 0, "C", std::string(",\"translations\":") + translations)})),
                                 complaint));
    }
}

TEST_CASE("Taxonomy: what is written is read back", "[format]")
{
    const std::vector<std::string> pieces = {"a", "\"", "\\", "\n", "\t", "模型", "é", "/", "{", "\x01"};
    std::mt19937 random(11);
    const auto text = [&] {
        std::string result;
        for (auto count = random() % 8; count > 0; --count) {
            result += pieces[random() % pieces.size()];
        }
        return result;
    };
    for (int round = 0; round < 100; ++round) {
        std::vector<Category> categories;
        for (std::size_t i = 0; i < random() % 40; ++i) {
            Category category;
            category.uuid = accord::newUuid();
            category.code = "X" + std::to_string(i);
            category.name = "n" + text();
            category.definition = text();
            category.useWhen = text();
            category.notWhen = text();
            category.examples.assign(random() % 3, text());
            category.synonyms.assign(random() % 3, text());
            category.counterExamples.assign(random() % 3, text());
            category.notes = text();
            std::vector<accord::CategoryTranslation> translations;
            for (const char* language : {"de", "zh-CN"}) {
                accord::CategoryTranslation translation{language, {text(), text(), text(), {}, {}, {}, {}}};
                translation.text.synonyms.assign(random() % 3, text());
                if (translation.text != accord::CategoryText{}) {
                    translations.push_back(std::move(translation));
                }
            }
            category.translations = accord::Translations(std::move(translations));
            category.retired = random() % 4 == 0;
            category.meaning = random() % 3 == 0 ? static_cast<std::int64_t>(random()) : 0;
            if (category.retired && i > 0) {
                const Category& other = categories[random() % i];
                (random() % 2 == 0 ? category.mergedInto : category.splitInto.emplace_back()) = other.uuid;
            }
            if (i > 0 && random() % 4 != 0) {
                const Category& above = categories[random() % i];
                if (above.level != Level::Subtheme) {
                    category.parent = above.uuid;
                    category.level = static_cast<Level>(static_cast<int>(above.level) + 1);
                }
            }
            if (category.level == Level::Type) {
                category.summaryKind = static_cast<SummaryKind>(random() % 4);
            }
            categories.push_back(std::move(category));
        }
        const Taxonomy taxonomy = Taxonomy::build(std::move(categories)).value();
        const std::string name = text();
        const std::string written = writeTaxonomy(taxonomy, name);
        const auto read = readTaxonomy(written, "t.json");
        REQUIRE(read.ok());
        REQUIRE(read.value().name == name);
        REQUIRE(read.value().taxonomy.categories() == taxonomy.categories());
        REQUIRE(writeTaxonomy(read.value().taxonomy, name) == written);
    }
}

TEST_CASE("Taxonomy: schema and reader know the same properties", "[format]")
{
    const auto schema = nlohmann::json::parse(
        accord::test::readFile(accord::test::sourceFolder() / "schemas/json/taxonomy.schema.json"));
    const auto names = [](const nlohmann::json& properties) {
        std::set<std::string_view> result;
        for (const auto& [key, value] : properties.items()) {
            result.insert(key);
        }
        return result;
    };
    const std::set<std::string_view> top(accord::format::kTaxonomyProperties.begin(),
                                         accord::format::kTaxonomyProperties.end());
    const std::set<std::string_view> below(accord::format::kCategoryProperties.begin(),
                                           accord::format::kCategoryProperties.end());
    const auto& category = schema["$defs"]["category"];
    const std::set<std::string_view> translated(accord::format::kTranslationProperties.begin(),
                                                accord::format::kTranslationProperties.end());
    CHECK(names(schema["$defs"]["translation"]["properties"]) == translated);
    CHECK(names(schema["properties"]) == top);
    CHECK(names(category["properties"]) == below);
    CHECK(schema["properties"]["format"]["const"] == accord::format::kTaxonomyFormat);
    CHECK(schema["properties"]["version"]["const"] == accord::format::kTaxonomyVersion);
    std::set<std::string> kinds;
    for (const auto& kind : category["properties"]["summary"]["enum"]) {
        kinds.insert(kind.is_null() ? "" : kind.get<std::string>());
    }
    CHECK(kinds == std::set<std::string>{"", "expectation", "intent", "symptom"});
}

TEST_CASE("Taxonomy: the shipped taxonomies are read", "[format]")
{
    std::size_t files = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(accord::test::sourceFolder() / "resources/taxonomies")) {
        INFO(entry.path().string());
        const auto result = readTaxonomy(accord::test::readFile(entry.path()), entry.path().filename().string());
        CHECK(result.ok());
        if (!result) {
            FAIL(result.error().argument(0) << ": " << accord::test::said(result.error()));
        }
        CHECK_FALSE(result.value().taxonomy.empty());
        ++files;
    }
    CHECK(files > 0);
}
