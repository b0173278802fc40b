// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/conventions.h"
#include "tests/support/catch.h"

using namespace accord::house;

namespace {

const std::string kLicence = "// SPDX-FileCopyrightText: 2026 The Accord authors\n"
                             "// SPDX-License-Identifier: Apache-2.0\n";

} // namespace

TEST_CASE("A file without its licence is found")
{
    CHECK(brokenConventions({"core/base/a.cpp", kLicence}).empty());
    CHECK(brokenConventions({"packaging/a.sh", "#!/bin/sh\n" + kLicence}).empty());
    CHECK(brokenConventions({"core/base/a.cpp", "int a;\n"}).size() == 2);
    CHECK(brokenConventions({"core/base/a.cpp", "\n\n\n\n" + kLicence}).size() == 2);
}

TEST_CASE("A header without its guard is found")
{
    CHECK(brokenConventions({"core/base/a.h", kLicence + "#pragma once\n"}).empty());
    CHECK(print(brokenConventions({"core/base/a.h", kLicence})) ==
          "core/base/a.h: the header lacks #pragma once behind the licence.\n");
}

TEST_CASE("A note about work left undone is found")
{
    const auto note = std::string("// TO") + "DO: later\n";
    CHECK(
        print(brokenConventions({"core/base/a.cpp", kLicence + "int a;\n" + note})).starts_with("core/base/a.cpp:4: "));
    CHECK(brokenConventions({"core/base/a.cpp", kLicence + "mkdtemp(\"a-XXXXXX\");\n"}).empty());
}

TEST_CASE("A test that mirrors no folder is found")
{
    const std::vector<SourceFile> files{
        {"core/store/events/insert.cpp", ""},       {"tests/core/store/a_test.cpp", ""},
        {"tests/core/store/events/b_test.cpp", ""}, {"tests/house/tree.cpp", ""},
        {"tests/core/storage/c_test.cpp", ""},
    };
    CHECK(print(testsWithoutSource(files)) ==
          "tests/core/storage/c_test.cpp: the test mirrors no folder of the sources: there is no core/storage.\n");
}

TEST_CASE("A stranger at the project's root is found")
{
    CHECK(strangersAtTop({"app", "ui", "LICENSE", ".git", "build"}).empty());
    CHECK(strangersAtTop({"app", "utils"}).size() == 1);
}

TEST_CASE("Types that share a name are found, and types within types are not")
{
    const auto found = [](const std::string& one, const std::string& other) {
        return print(sharedTypeNames({{"core/a/a.h", one}, {"core/b/b.h", other}}));
    };
    CHECK(found("struct Rule\n{\n};\n", "class Rule final\n{\n};\n") ==
          "core/b/b.h:1: the type Rule shares its name with one in core/a/a.h.\n");
    CHECK(found("enum class Kind : int { One };\n", "using Kind = int;\n") != "");
    CHECK(found("using Json = nlohmann::json;\n", "using Json = nlohmann::json;\n").empty());
    CHECK(found("using Json = nlohmann::json;\n", "using Json = nlohmann::ordered_json;\n") != "");
    CHECK(found("struct Rule\n{\n};\n", "struct Rule;\nstruct Rule::Kind\n{\n};\n    struct Rule\n").empty());
}

TEST_CASE("An error with words in it is found, and one without is not")
{
    const auto found = [](const std::string& code) { return errorsWithWords({"core/study/a.cpp", code}).size(); };
    CHECK(found("return Error{Errc::Invalid, Reason::NoItems, {\"at least 1\"}};") == 1);
    CHECK(found("return Error{Errc::Invalid, Reason::NoItems, {\"--order\", name}};") == 0);
    CHECK(found("lost.push_back({Reason::NoItems, {\"at least 1\"}});") == 1);
    CHECK(found("return Message{Reason::NoItems, {\"--order\", name}};") == 0);
    CHECK(errorsWithWords({"core/messages/a.cpp", "Error{\"a b\"}"}).empty());
}

TEST_CASE("A sentence that is searched is found")
{
    const auto found = [](const std::string& code) { return comparedSentences({"app/cli/a.cpp", code}).size(); };
    CHECK(found("if (messages::sentence(error).find(\"lead\") != 0) {") == 1);
    CHECK(found("return messages::sentence(error) == \"Cancelled.\";") == 1);
    CHECK(found("return messages::sentence(error) + next;") == 0);
}

TEST_CASE("An error with too few or too many arguments is found")
{
    const auto found = [](const std::string& error) {
        return unfilledSentences(
                   {{"core/messages/a.cpp", "{Reason::One, QT_TRANSLATE_NOOP(\"Messages\", \"%1 is not.\")},"},
                    {"core/study/a.cpp", "return " + error + ";"}})
            .size();
    };
    CHECK(found("Error{Errc::Invalid, Reason::One, {name(a, b)}}") == 0);
    CHECK(found("Error{Errc::Invalid, Reason::One}") == 1);
    CHECK(found("Error{Errc::Invalid, Reason::One, {a, b}}") == 1);
    CHECK(found("Error{Errc::Invalid, Reason::One, std::move(all)}") == 0);
}

TEST_CASE("A comment that names what is not there is found")
{
    const auto found = [](const std::string& comment) {
        return print(
            namesOfNothing({{"core/base/result.h", "enum class Errc { Locked };\nbool step(); // " + comment + "\n"},
                            {"core/base/os/files.h", "struct Other { int Refused; };\n"}}));
    };
    CHECK(found("Errc::Locked, see step() and files.h, or std::vector::at() and QString::arg().").empty());
    CHECK(found("Errc::Refused.") == "core/base/result.h:2: the comment names Errc::Refused, which is nowhere.\n");
    CHECK(found("See walk().") == "core/base/result.h:2: the comment names walk(), which is nowhere.\n");
    CHECK(found("See waiting.h.") == "core/base/result.h:2: the comment names waiting.h, which is nowhere.\n");
}

TEST_CASE("A screen that runs an event loop of its own is found")
{
    const auto screen = [](const std::string& code) {
        return nestedLoops({"ui/core/a.cpp", "void a()\n{\n    " + code + "\n}\n"});
    };
    CHECK(print(screen("if (box.exec() == QDialog::Accepted) {")) ==
          "ui/core/a.cpp:3: .exec( begins an event loop; Prompts ask and answer later.\n");
    CHECK(screen("QEventLoop loop;").size() == 1);
    CHECK(screen("QCoreApplication::processEvents();").size() == 1);
    CHECK(screen("return QMessageBox::question(this, title, text) == QMessageBox::Yes;").size() == 1);
    CHECK(screen("dialog->open(); // and no exec()").empty());
    CHECK(nestedLoops({"app/gui/main.cpp", "return QApplication::exec();"}).empty());
}
