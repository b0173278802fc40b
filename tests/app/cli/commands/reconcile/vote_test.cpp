// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

const std::string kLinks = "https://github.com/lumen-ml/lumen/issues/";

/// Three annotators and three conflicts: 1 and 2 between B.1 and C.2 (majority B.1), 3 without a majority.
class DisputedThree : public EmptyProject
{
public:
    DisputedThree()
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Wei\n" + kLinks + "1,B.1,B.1,C.2\n" +
                                                          kLinks + "2,C.2,B.1,B.1\n" + kLinks + "3,C.1,B.1,A.2\n");
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
    }

    [[nodiscard]] Words vote(const std::string& what, const std::string& who, int issue, Words more = {}) const
    {
        Words words{"reconcile", "vote", what, file(), "--item", kLinks + std::to_string(issue), "--as", who};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }

    [[nodiscard]] Words decide(int issue, Words more) const
    {
        Words words{"reconcile", "decide", file(), "--item", kLinks + std::to_string(issue), "--as", "Mira"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

} // namespace

TEST_CASE("A second vote on the command line: opened, cast, revealed, decided, and its history")
{
    const DisputedThree project;
    const Json opened = cliJson(project.vote("open", "Mira", 1));
    CHECK(opened["opened"] == 1);
    CHECK(opened["taking_part"] == Json({"Mira", "Jonas", "Wei"}));
    CHECK(cliJson(project.vote("open", "Mira", 1))["open_before"] == 1);

    CHECK(cliJson(project.vote("cast", "Mira", 1, {"--category", "C.2", "--note", "it leaks"}))["voted"] == 1);
    CHECK(cliDone(project.vote("cast", "Jonas", 1, {"--none-of-these"})).find("voted none of these; 2 of 3") !=
          std::string::npos);
    Json status = cliJson(project.vote("status", "Mira", 1))["second_votes"][0];
    CHECK(status["state"] == "open");
    CHECK(status["missing"] == Json({"Wei"}));
    CHECK(status["votes"].is_null());
    CHECK(status["own_vote"]["category"] == "C.2");
    cliFails(project.vote("reveal", "Wei", 1), 1, "not everybody has voted: Wei still can");

    cliDone(project.vote("cast", "Wei", 1, {"--category", "C.2"}));
    const Json shown = cliJson(project.vote("reveal", "Wei", 1))["second_votes"][0];
    CHECK(shown["state"] == "revealed");
    CHECK(shown["votes"][0]["changed"] == true);
    CHECK(shown["votes"][0]["first_label"]["category"] == "B.1");
    CHECK(shown["votes"][0]["note"] == "it leaks");
    CHECK(shown["votes"][1]["vote"]["verdict"] == "none_of_these");
    CHECK(shown["votes"][2]["changed"] == false);
    CHECK(shown["leading"]["category"] == "C.2");
    cliFails(project.vote("cast", "Wei", 1, {"--category", "C.2"}), 1, "it was revealed already");

    cliFails(project.decide(1, {"--category", "C.2", "--method", "second_vote"}), 1,
             "it goes against the majority of the first labels, B.1 (2 of 3), so say why");
    const Json decided = cliJson(project.decide(1, {"--category", "C.2", "--method", "second-vote", "--reason",
                                                    "a leak is a defect", "--cause", "slip", "--codebook-change"}));
    CHECK(decided["method"] == "second_vote");
    CHECK(decided["taking_part"] == Json({"Mira", "Jonas", "Wei"}));
    CHECK(decided["after_second_vote"] == true);
    CHECK(decided["cause"] == "slip");
    CHECK(decided["codebook_change"] == true);

    const Json history = cliJson({"reconcile", "history", project.file(), "--item", kLinks + "1"});
    CHECK(history["first_labels"].size() == 3);
    CHECK(history["second_votes"][0]["votes"].size() == 3);
    CHECK(history["decisions"].size() == 1);
    const std::string text = cliDone({"reconcile", "history", project.file(), "--item", kLinks + "1"});
    CHECK(text.find("2 people changed their mind; C.2 leads with 2 of 3") != std::string::npos);
    CHECK(text.find("decided as C.2 (second vote) by Mira") != std::string::npos);
}

TEST_CASE("Second votes on a block, of which those that are complete are revealed")
{
    const DisputedThree project;
    CHECK(cliJson({"reconcile", "vote", "open", project.file(), "--block", "B.1,C.2", "--as", "Mira", "--with",
                   "Mira,Wei"})["opened"] == 2);
    for (const char* who : {"Mira", "Wei"}) {
        cliDone(project.vote("cast", who, 2, {"--category", "B.1"}));
    }
    cliDone(project.vote("cast", "Wei", 1, {"--cannot-tell"}));
    cliFails(project.vote("cast", "Jonas", 1, {"--category", "B.1"}), 1, "those who take part are Mira, Wei");
    const Json shown =
        cliJson({"reconcile", "vote", "reveal", project.file(), "--filter", "block=B.1,C.2", "--as", "Mira"});
    CHECK(shown["revealed"] == 1);
    CHECK(shown["still_open"] == 1);
    CHECK(cliJson({"reconcile", "vote", "call-off", project.file(), "--block", "B.1,C.2", "--as",
                   "Mira"})["called_off"] == 1);
    cliFails(project.vote("status", "Mira", 9), 1, "There is no issue");
    CHECK(cliDone(project.vote("status", "Mira", 3)).find("No second vote was opened there.") != std::string::npos);
}

TEST_CASE("Decisions on the command line say how they came about, and truly")
{
    const DisputedThree project;
    CHECK(cliJson(project.decide(2, {"--category", "B.1", "--method", "majority"}))["taking_part"] == Json::array());
    cliFails(project.decide(3, {"--category", "B.1", "--method", "majority"}), 1, "have no majority");
    cliFails(project.decide(3, {"--category", "B.1", "--method", "second_vote"}), 1, "no second vote on this issue");
    const Json notSaid = cliJson(project.decide(3, {"--category", "B.1"}));
    CHECK(notSaid["method"].is_null());
    CHECK(notSaid["taking_part"] == Json::array());
    cliFails(project.decide(3, {"--method", "lead"}), 1, "say what it is with --category");
    cliFails({"reconcile", "decide", project.file()}, 1, "say which issue with --item, or which rule with --rule");

    const Json none = cliJson(project.decide(3, {"--none-of-these", "--method", "consensus", "--with", "Wei,Jonas"}));
    CHECK(none["verdict"] == "none_of_these");
    CHECK(none["taking_part"] == Json({"Jonas", "Wei"}));
    CHECK(cliJson(project.decide(3, {"--not-for-study", "not_an_issue", "--method", "lead"}))["exclusion"] ==
          "not_an_issue");
    CHECK(cliJson(project.decide(3, {"--open-again"}))["state"] == "open");
    CHECK(cliJson(project.decide(3, {"--defer", "--reason", "ask the maintainers"}))["state"] == "deferred");
    CHECK(cliJson({"reconcile", "history", project.file(), "--item", kLinks + "3"})["decisions"].size() == 5);
}
