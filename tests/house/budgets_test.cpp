// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/budgets.h"
#include "tests/support/catch.h"

using namespace accord::house;

namespace {

std::string repeated(const std::string& line, std::size_t times)
{
    std::string text;
    for (std::size_t i = 0; i < times; ++i) {
        text += line;
    }
    return text;
}

SourceFile withBody(const std::string& before, const std::string& body, const std::string& after)
{
    return {"core/base/a.cpp", before + body + after};
}

} // namespace

TEST_CASE("A file of more than 700 lines is found")
{
    CHECK(tooLong({"schemas/sql/0001_a.sql", repeated("-- x\n", kMostLines)}).empty());
    CHECK(print(tooLong({"core/base/a.h", repeated("\n", kMostLines + 1)})) ==
          "core/base/a.h: the file has 701 lines, more than 700; split it by what it is about.\n");
}

TEST_CASE("A function of more than 80 lines is found, lambdas inside it counted")
{
    const auto statements = repeated("    x();\n", 40);
    const auto lambda = "    const auto f = [&] {\n" + repeated("        y();\n", 40) + "    };\n";
    CHECK(tooLongFunctions(withBody("void f()\n{\n", statements, "}\n")).empty());
    CHECK(print(tooLongFunctions(withBody("\nvoid f()\n{\n", statements + lambda, "}\n"))) ==
          "core/base/a.cpp:3: the function has 84 lines, more than 80.\n");
    CHECK(tooLongFunctions(withBody("void f()\n{\n", statements, "}\n\nvoid g()\n{\n" + statements + "}\n")).empty());
}

TEST_CASE("A long class is no long function, but a long function in it is")
{
    const auto members = repeated("    int x;\n", 100);
    CHECK(tooLongFunctions(withBody("class A final : public B\n{\n", members, "};\n")).empty());
    CHECK(tooLongFunctions(withBody("template <>\nstruct A\n    : public B\n{\n", members, "};\n")).empty());
    const auto inClass = "    void f()\n    {\n" + repeated("        x();\n", 90) + "    }\n";
    CHECK(tooLongFunctions(withBody("class A\n{\n", inClass, "};\n")).size() == 1);
}

TEST_CASE("Braces in strings and comments are no code")
{
    const auto text = "const char* kJson = R\"json(\n{\n" + repeated("\n", 100) + "}\n)json\";\n/*\n{\n" +
                      repeated("\n", 100) + "*/\nconst char kQuote = '\"';\n// it's \"\n";
    CHECK(tooLongFunctions({"core/base/a.cpp", text}).empty());
    CHECK(codeOnly("a('{'); // }\nb(\"{\\\"\"); 1'000") == "a(   );     \nb(     ); 1'000");
}
