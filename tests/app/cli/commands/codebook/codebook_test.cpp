// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kLinks = "https://github.com/lumen-ml/lumen/issues/1\n"
                               "https://github.com/lumen-ml/lumen/issues/2\n"
                               "https://github.com/lumen-ml/lumen/issues/3\n";

/// Two people, and a round over three issues that both labelled.
struct Study : EmptyProject
{
    Study()
    {
        for (const char* name : {"Ada", "Bo"}) {
            cliDone({"add", "person", file(), name});
        }
        cliDone({"study", "person", file(), "Ada", "--role", "lead"});
        cliDone({"import", "links", file(), write("links.txt", kLinks)});
        cliDone({"add", "round", file(), "Main"});
        label("Ada", "1", "C.7");
        label("Bo", "1", "C.6");
        label("Ada", "2", "C.6");
        label("Bo", "2", "C.6");
        label("Ada", "3", "A.2");
        label("Bo", "3", "A.2");
    }

    void label(const std::string& person, const std::string& issue, const std::string& code) const
    {
        cliDone({"label", file(), "--issue", "https://github.com/lumen-ml/lumen/issues/" + issue, "--as", person,
                 "--category", code});
    }

    [[nodiscard]] Words words(const std::string& group, const std::string& command, Words more) const
    {
        Words all{group, command, file()};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
};

} // namespace

TEST_CASE("Edits are collected, looked at, applied as one version, and undone")
{
    const Study study;
    const Json merged = cliJson(study.words("taxonomy", "merge", {"C.7", "--into", "C.6", "--as", "Ada"}));
    REQUIRE(merged["edits"].size() == 1);
    CHECK(merged["edits"][0]["edit"] == "merge C.7 into C.6");
    const Json& impact = merged["edits"][0]["impact"];
    CHECK(impact["labels"] == 1);
    CHECK(impact["people"] == 1);
    CHECK(impact["level"] == "theme");
    CHECK(impact["by_round"][0]["round"] == "Main");
    CHECK(impact["by_round"][0]["kappa"]["theme"]["after"] == 1.0);
    CHECK(impact["by_round"][0]["kappa"]["type"]["before"] == 1.0);

    cliDone(study.words("taxonomy", "rename", {"A.2", "How to Use It", "--as", "Ada"}));
    const std::string said =
        cliDone(study.words("taxonomy", "edit", {"--as", "Ada", "define A.2 notes \"From the pilot.\" minor"}));
    CHECK(said.find("3 edits collected") == 0);
    CHECK(said.find("1  merge C.7 into C.6: 1 label, 0 decisions, kappa at theme level from .") != std::string::npos);
    CHECK(said.find("Together: 3 labels") != std::string::npos);
    CHECK(cliJson(study.words("taxonomy", "draft", {"--as", "Ada"}))["edits"].size() == 3);
    CHECK(cliJson(study.words("taxonomy", "draft", {"--as", "Bo"}))["edits"].empty());
    CHECK(cliJson({"codebook", "versions", study.file()})["versions"].size() == 1);

    const Json applied = cliJson(study.words("taxonomy", "apply", {"--as", "Ada", "--note", "One theme"}));
    CHECK(applied["codebook"] == 2);
    CHECK(applied["edits"] == 3);
    CHECK(cliJson(study.words("taxonomy", "draft", {"--as", "Ada"}))["edits"].empty());
    const Json agreement = cliJson({"agreement", study.file(), "--level", "theme"});
    CHECK(agreement.dump().find("C.7") == std::string::npos);
    const std::string out = study.beside("labels.csv").string();
    cliDone({"export", "labels", study.file(), "--format", "wide", "--output", out});
    CHECK(readFile(out).find("C.7") == std::string::npos);

    const Json versions = cliJson({"codebook", "versions", study.file()})["versions"];
    REQUIRE(versions.size() == 2);
    CHECK(versions[1]["note"] == "One theme");
    CHECK(versions[1]["by"] == "Ada");
    const Json shown = cliJson({"codebook", "show", study.file(), "C.7"})["categories"][0];
    CHECK(shown["merged_into"] == "C.6");
    CHECK(shown["retired"] == true);
    const std::string diff = cliDone({"codebook", "diff", study.file()});
    CHECK(diff.find("From version 1 to version 2") == 0);
    CHECK(diff.find("merged into C.6") != std::string::npos);
    CHECK(diff.find("notes from nothing to \"From the pilot.\"") != std::string::npos);

    cliFails(study.words("taxonomy", "undo", {"--as", "Bo"}), 1, "Only a lead can do this.");
    CHECK(cliJson({"codebook", "versions", study.file()})["versions"].size() == 2);
    CHECK(cliJson(study.words("taxonomy", "undo", {"--as", "Ada"}))["codebook"] == 3);
    CHECK(cliJson({"codebook", "diff", study.file(), "1", "3"})["changes"].empty());
    CHECK(cliJson({"codebook", "show", study.file(), "C.7"})["categories"][0]["merged_into"].is_null());
    CHECK(cliJson(study.words("taxonomy", "undo", {"--as", "Ada", "--to", "2"}))["codebook"] == 4);
}

TEST_CASE("Moves, splits and retirements have commands of their own, and files of edits are taken")
{
    const Study study;
    cliDone(study.words("taxonomy", "split", {"C.7", "One Part", "Another Part", "--as", "Ada"}));
    cliDone(study.words("taxonomy", "move", {"A.2", "--to", "B", "--as", "Ada"}));
    cliDone(study.words("taxonomy", "retire", {"C.1", "--as", "Ada"}));
    const Json draft = cliJson(study.words("taxonomy", "draft", {"--as", "Ada"}))["edits"];
    REQUIRE(draft.size() == 3);
    CHECK(draft[0] == "split C.7 into \"One Part\" \"Another Part\"");
    CHECK(draft[1] == "move A.2 to B");
    CHECK(draft[2] == "retire C.1");

    const std::string file = study.write("edits.txt", "# Collected in the meeting\nadd type \"Task\"\n\nretire A.1\n");
    const Json taken = cliJson(study.words("taxonomy", "draft", {"--as", "Ada", "--from", file}))["edits"];
    REQUIRE(taken.size() == 2);
    CHECK(taken[0] == "add type \"Task\"");
    CHECK(cliJson(study.words("taxonomy", "draft", {"--as", "Ada", "--clear"}))["edits"].empty());

    const Json preview =
        cliJson(study.words("taxonomy", "preview", {"--as", "Bo", "split C.6 into \"One\" \"Two\"", "retire A.1"}));
    CHECK(preview["edits"][0]["impact"]["look_again"] == 3);
    CHECK(preview["together"]["labels"] == 3);
    CHECK(cliJson({"codebook", "versions", study.file()})["versions"].size() == 1);
}

TEST_CASE("An edit that does not fit is named, and changes nothing")
{
    const Study study;
    const Json before = stateOf(study.file());
    cliFails(study.words("taxonomy", "merge", {"C.7", "--into", "C.99", "--as", "Ada"}), 1,
             "there is no category C.99");
    cliFails(study.words("taxonomy", "apply", {"--as", "Ada", "retire C.7", "retire C.7"}), 1,
             "Line 2: retire C.7 does not fit: C.7 is retired.");
    cliFails(study.words("taxonomy", "edit", {"--as", "Ada", "drop C.7"}), 1, "expected add, rename");
    cliFails(study.words("taxonomy", "apply", {"--as", "Ada"}), 1,
             "There are no edits of the codebook. Give some, or collect them first with: accord-cli taxonomy edit");
    cliFails(study.words("taxonomy", "undo", {"--as", "Ada"}), 1, "there is none before it");
    cliFails(study.words("codebook", "diff", {"1", "7"}), 1, "version 7");
    cliFails(study.words("taxonomy", "merge", {"C.7", "--as", "Ada"}), 2, "--into");
    CHECK(stateOf(study.file()) == before);
}

TEST_CASE("What is to be looked at again is listed, and counted for those who lead")
{
    const Study study;
    CHECK(cliJson(study.words("codebook", "again", {"--as", "Ada"}))["labels"].empty());
    cliDone(study.words(
        "taxonomy", "apply",
        {"--as", "Ada", "define C.6 definition \"Something else.\" meaning", "split A.2 into \"One\" \"Two\""}));
    const Json mine = cliJson(study.words("codebook", "again", {"--as", "Ada"}));
    REQUIRE(mine["labels"].size() == 2);
    CHECK(mine["labels"][0]["why"] == "meaning");
    CHECK(mine["labels"][0]["issue"] == "https://github.com/lumen-ml/lumen/issues/2");
    CHECK(mine["labels"][1]["why"] == "split");
    const Json all = cliJson(study.words("codebook", "again", {"--as", "Ada", "--everybody"}))["people"];
    REQUIRE(all.size() == 2);
    CHECK(all[1]["person"] == "Bo");
    CHECK(all[1]["meaning"] == 2);
    CHECK(all[1]["split"] == 1);
    study.label("Ada", "2", "C.6");
    CHECK(cliJson(study.words("codebook", "again", {"--as", "Ada"}))["labels"].size() == 1);
}

TEST_CASE("The codebook is printed")
{
    const Study study;
    const std::string markdown = cliDone({"codebook", "print", study.file()});
    CHECK(markdown.find("# Codebook: ") == 0);
    const std::string file = study.beside("codebook.html").string();
    CHECK(cliJson({"codebook", "print", study.file(), "-o", file})["format"] == "html");
    for (const char* word : {"md", "markdown"}) { // as of reports, and the word of the answer
        CHECK(cliDone({"codebook", "print", study.file(), "--format", word}) == markdown);
    }
    CHECK(readFile(file).find("<!DOCTYPE html>") == 0);
    const std::string tree = cliDone({"codebook", "show", study.file()});
    CHECK(tree.find("    C.6 ") != std::string::npos);
    cliFails({"codebook", "print", study.file(), "--version", "9"}, 1, "version 9");
}
