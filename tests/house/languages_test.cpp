// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/languages.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <filesystem>
#include <map>
#include <set>

using namespace accord;
using namespace accord::house;

namespace {

namespace fs = std::filesystem;

std::map<std::string, std::string> manual(const char* language)
{
    std::map<std::string, std::string> pages;
    for (const auto& file : fs::directory_iterator(test::sourceFolder() / "resources/help" / language)) {
        pages.emplace(file.path().filename().string(), test::readFile(file.path()));
    }
    return pages;
}

std::string findings(std::vector<Finding> (*check)(const SourceFile&))
{
    std::string text;
    for (const auto& file : readTree(test::sourceFolder())) {
        text += print(check(file));
    }
    return text;
}

} // namespace

TEST_CASE("No sentence of the window is outside of tr(), and none of a document outside of messages")
{
    CHECK(findings(wordsOutsideTr) == "");
}

TEST_CASE("One and many are told by the catalogues")
{
    CHECK(findings(handMadePlurals) == "");
}

TEST_CASE("Every text of the window is translated, with its placeholders and tags")
{
    std::size_t catalogues = 0;
    for (const auto& file : fs::directory_iterator(test::sourceFolder() / "resources/translations")) {
        const SourceFile catalogue{file.path().filename().string(), test::readFile(file.path())};
        CHECK(print(unfinishedTexts(catalogue)) == "");
        CHECK(catalogue.text.find("<location") == std::string::npos);
        ++catalogues;
    }
    CHECK(catalogues == 2);
}

TEST_CASE("The manual has the same pages in both languages, with the same headings, code and links")
{
    const auto english = manual("en");
    const auto chinese = manual("zh_CN");
    for (const auto& [name, text] : english) {
        INFO(name);
        REQUIRE(chinese.contains(name));
        const PageShape wanted = shapeOf(text);
        const PageShape there = shapeOf(chinese.at(name));
        CHECK(there.headings == wanted.headings);
        CHECK(there.code == wanted.code);
        CHECK(there.links == wanted.links);
    }
    CHECK(chinese.size() == english.size());
}

TEST_CASE("The house test sees words that are not looked up, and leaves marks and names alone")
{
    const auto count = [](const std::string& line) { return wordsOutsideTr({"ui/a.cpp", line + "\n"}).size(); };
    CHECK(count("label->setText(QStringLiteral(\"Two words\"));") == 1);
    CHECK(count("label->setText(tr(\"Two words\"));") == 0);
    CHECK(count("label->setText(tr(\"%1 of them\").arg(QStringLiteral(\"two words\")));") == 1);
    CHECK(count("label->setText(Words::tr(\"Two \"\n\"words more\"));") == 0);
    CHECK(count("text = QCoreApplication::translate(\"Place\", \"Two words\");") == 0);
    CHECK(count("html = QStringLiteral(\"<span class='good'>%1</span>\");") == 0);
    CHECK(count("// says \"two words\"") == 0);
    CHECK(wordsOutsideTr({"core/a.cpp", "\"two words\""}).empty());
    CHECK(wordsOutsideTr({"core/report/a.cpp", "\"two words\""}).size() == 1);
}

TEST_CASE("The house test sees hand-made plurals and texts that are not translated")
{
    CHECK(handMadePlurals({"ui/a.cpp", "n == 1 ? tr(\"1 label\") : tr(\"%1 labels\")"}).size() == 1);
    CHECK(handMadePlurals({"ui/a.cpp", "tr(\"%n label(s)\", nullptr, n)"}).size() == 1);
    CHECK(handMadePlurals({"ui/a.cpp", "tr(\"%n labels\", nullptr, n)"}).empty());
    const auto wrong = [](const std::string& message) {
        return unfinishedTexts({"a.ts", "<message>" + message + "</message>"}).size();
    };
    CHECK(wrong("<source>a %1</source><translation>%1 b</translation>") == 0);
    CHECK(wrong("<source>a %1</source><translation>b</translation>") == 1);
    CHECK(wrong("<source>&lt;b&gt;a</source><translation>b</translation>") == 1);
    CHECK(wrong("<source>a</source><translation type=\"unfinished\">b</translation>") == 1);
    CHECK(wrong("<source>a</source><translation></translation>") == 1);
    CHECK(wrong("<source>%n a</source><translation><numerusform>one a</numerusform><numerusform>%n "
                "a</numerusform></translation>") == 0);
    CHECK(wrong("<source>%n a</source><translation><numerusform>one a</numerusform><numerusform>many "
                "a</numerusform></translation>") == 1);
}

TEST_CASE("The shape of a page is its headings, its code and its links")
{
    const PageShape shape = shapeOf("# A\ntext [b](b.md)\n```\n# no heading\n```\n## C\n[a](a.md#x)\n");
    CHECK(shape.headings == std::vector<std::string>{"#", "##"});
    CHECK(shape.code == std::vector<std::string>{"# no heading\n"});
    CHECK(shape.links == std::vector<std::string>{"a.md", "b.md"});
}
