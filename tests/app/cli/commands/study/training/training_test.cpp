// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kFirst = "https://github.com/lumen-ml/lumen/issues/1";
constexpr const char* kSecond = "https://github.com/lumen-ml/lumen/issues/2";

} // namespace

TEST_CASE("A person learns from references, and the lead sees who is ready")
{
    const EmptyProject project;
    const std::string& file = project.file();
    cliDone({"study", "person", file, "Ada", "--add", "--role", "lead"});
    cliDone({"add", "person", file, "Bo"});
    cliDone({"study", "settings", file, "--training-items", "2", "--training-share", "0.5", "--as", "Ada"});
    cliDone({"import", "links", file,
             project.write("links.txt",
                           std::string(kFirst) + "\n" + kSecond + "\nhttps://github.com/lumen-ml/lumen/issues/3\n")});
    cliDone({"round", "create", file, "Training", "--purpose", "training", "--as", "Ada"});
    cliDone({"round", "start", file, "--as", "Ada"});
    const auto label = [&file](const char* who, const char* issue, const char* code) {
        cliDone(
            {"label", file, "--as", who, "--issue", issue, "--category", code, "--note", "says " + std::string(code)});
    };
    label("Ada", kFirst, "C.1");
    cliFails({"training", "references", file, "--from-labels", "--as", "Bo"}, 1, "Only a lead can do this.");
    const Json made = cliJson({"training", "references", file, "--from-labels", "--as", "Ada"});
    CHECK(made == Json({{"made", 1}, {"replaced", 0}, {"without_explanation", 0}, {"left_out", 2}}));
    CHECK(cliJson({"training", "references", file, "--issue", kSecond, "--is", "C.2", "--because", "It is slow.",
                   "--as", "Ada"})["is"] == "C.2");
    cliFails({"training", "references", file, "--as", "Bo"}, 1, "Only a lead can do this.");
    CHECK(cliJson({"training", "references", file, "--as", "Ada"})["references"].size() == 2);

    CHECK(cliJson({"training", "feedback", file, "--as", "Bo"})["feedback"].empty());
    label("Bo", kFirst, "C.1");
    label("Bo", kSecond, "B.1");
    const Json own = cliJson({"training", "feedback", file, "--as", "Bo"});
    REQUIRE(own["feedback"].size() == 2);
    CHECK(own["feedback"][0]["right"] == true);
    CHECK(own["feedback"][0]["explanation"] == "says C.1");
    CHECK(own["feedback"][1]["differs"] == "type");
    CHECK(own["feedback"][1]["reference"] == "C.2");
    CHECK(own["ready"] == true);
    CHECK(cliDone({"training", "feedback", file, "--as", "Bo", "--issue", kSecond}).find("It is slow.") !=
          std::string::npos);
    const Json results = cliJson({"training", "results", file, "--as", "Ada"});
    REQUIRE(results["people"].size() == 1);
    CHECK(results["people"][0]["right"] == 1);
    CHECK(results["often_wrong"] == Json({{{"issue", kSecond}, {"labelled", 1}, {"wrong", 1}}}));
    cliFails({"training", "results", file, "--as", "Bo"}, 1, "Only a lead can do this.");
}
