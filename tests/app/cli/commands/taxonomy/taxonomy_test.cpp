// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kLinks = "https://github.com/lumen-ml/lumen/issues/1\n"
                               "https://github.com/lumen-ml/lumen/issues/2\n"
                               "https://gitee.com/fengling-ai/fengling/issues/IC3K9Q\n";

/// Three people and a round over three issues.
struct Study : EmptyProject
{
    Study()
    {
        for (const char* name : {"Ada", "Bo", "王伟"}) {
            cliDone({"add", "person", file(), name});
        }
        cliDone({"study", "person", file(), "Ada", "--role", "lead"});
        cliDone({"import", "links", file(), write("links.txt", kLinks)});
        cliDone({"add", "round", file(), "Main"});
    }

    [[nodiscard]] Words words(const std::string& command, Words more) const
    {
        Words all{"taxonomy", command, file()};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
};

} // namespace

TEST_CASE("A proposal goes from an issue into the codebook")
{
    const Study study;
    const Json made = cliJson(study.words(
        "propose", {"--as", "Ada", "--name", "精度问题", "--under", "C", "--definition", "Results differ.", "--example",
                    "fp16 against fp32", "--issue", "https://github.com/lumen-ml/lumen/issues/2"}));
    CHECK(made["number"] == 1);
    CHECK(made["state"] == "open");
    CHECK(made["level"] == "theme");
    CHECK(made["under"] == "C");
    CHECK(made["issues"] == Json{"https://github.com/lumen-ml/lumen/issues/2"});
    CHECK(made["asked"] == Json{"Ada", "Bo", "王伟"});
    CHECK(cliJson(study.words("propose", {"--as", "Bo", "--support", "精度问题", "--issue",
                                          "https://gitee.com/fengling-ai/fengling/issues/IC3K9Q"}))["issues"]
              .size() == 2);

    const std::string unseen = cliDone(study.words("proposals", {"--as", "王伟"}));
    CHECK(unseen.find("Opinions: 2 of 3; shown after yours") != std::string::npos);
    CHECK(unseen.find("Bo: for") == std::string::npos);
    cliFails(study.words("accept", {"1", "--as", "Ada"}), 1, "waits for the opinion of 王伟");
    cliFails(study.words("opinion", {"1", "--as", "王伟", "--against"}), 1, "needs a reason");
    cliDone(study.words("opinion", {"1", "--as", "王伟", "--against", "--why", "C.5 has it"}));
    cliFails(study.words("accept", {"1", "--as", "Ada"}), 1, "against it: 王伟");
    const Json seen = cliJson(study.words("proposals", {"--as", "Ada"}));
    CHECK(seen["rule"] == "unanimous");
    CHECK(seen["proposals"][0]["opinions"].size() == 3);
    CHECK(seen["proposals"][0]["can_be_rejected"] == true);

    CHECK(cliJson(study.words("rule", {"majority"}))["rule"] == "majority");
    const Json accepted = cliJson(study.words("accept", {made["id"], "--as", "Ada"}));
    CHECK(accepted["code"] == "C.11");
    CHECK(accepted["codebook"] == 2);
    CHECK(accepted["relabel"].size() == 2);
    CHECK(cliJson({"info", study.file()})["taxonomy"]["version"] == 2);
    cliDone({"label", study.file(), "--as", "Ada", "--issue", "https://github.com/lumen-ml/lumen/issues/2",
             "--category", "C.11"});
    CHECK(cliJson(study.words("proposals", {"--open"}))["proposals"].empty());
    CHECK(cliDone(study.words("proposals", {})).find("accepted by Ada in codebook version 2") != std::string::npos);
}

TEST_CASE("A wish for the codebook is worded when it is accepted, rejected or withdrawn")
{
    const Study study;
    cliDone(study.words("rule", {"lead"}));
    for (const char* wish : {"Say where caches belong.", "Say more.", "Say less."}) {
        cliDone(study.words("propose", {"--as", "Ada", "--change", "C.2", "--text", wish}));
    }
    cliFails(study.words("accept", {"1", "--as", "Bo", "--field", "use_when", "--text", "A cache grows."}), 1,
             "Only a lead can do this. Leads are: Lead, Ada. Nothing was changed.");
    cliFails(study.words("accept", {"1", "--as", "Ada"}), 1, "say what changes");
    CHECK(cliJson(study.words(
              "accept", {"1", "--as", "Ada", "--field", "use_when", "--text", "A cache grows."}))["code"] == "C.2");
    CHECK(cliJson(study.words("reject", {"2", "--as", "Ada", "--reason", "Enough."}))["end"]["reason"] == "Enough.");
    cliFails(study.words("withdraw", {"3", "--as", "Bo"}), 1, "only who made it can withdraw it");
    CHECK(cliJson(study.words("withdraw", {"3", "--as", "Ada"}))["state"] == "withdrawn");
}

TEST_CASE("What is wrong with a proposal is said")
{
    const Study study;
    cliFails(study.words("opinion", {"7", "--as", "Ada", "--for"}), 1,
             "There is no proposal \"7\" in the project: it has no proposals yet. Make one with: accord-cli "
             "taxonomy propose");
    cliFails(study.words("rule", {"most"}), 2, "\"most\" is no rule: it is one of unanimous, majority");
    cliFails(study.words("propose", {"--as", "Ada"}), 2, "--name");
    cliFails(study.words("propose", {"--as", "Ada", "--name", "X", "--definition", "x", "--under", "C.1.i"}), 1,
             "nothing stands below a sub-theme");
    cliFails(study.words("propose", {"--as", "Ada", "--name", "Bug", "--definition", "x"}), 1,
             "The codebook has the category C Bug there already.");
}

TEST_CASE("Codes of annotators' own become a category")
{
    const Study study;
    const std::string first = "https://github.com/lumen-ml/lumen/issues/1";
    const std::string second = "https://github.com/lumen-ml/lumen/issues/2";
    const auto label = [&](const std::string& person, const std::string& issue, const std::string& code) {
        return Words{"label",   study.file(), "--as",   person, "--round",   "Open",
                     "--issue", issue,        "--code", code,   "--summary", "NaN"};
    };
    cliDone({"add", "round", study.file(), "Open", "--blind", "--as", "Ada"});
    cliFails(label("王伟", first, "drift"), 1, "does not take codes");
    CHECK(cliJson({"round", "edit", study.file(), "--round", "Open", "--as", "Ada", "--open-codes"})["open_codes"] ==
          true);
    const Json given = cliJson(label("王伟", first, "drift"));
    CHECK(given["verdict"] == "none_of_these");
    CHECK(given["code"] == "drift");
    cliDone(label("Bo", second, "Drift"));
    // The round is blind: nobody is told any code, and that of another is as one that nobody has.
    const Json blind = cliJson(study.words("codes", {"--as", "Ada"}));
    CHECK(blind["codes"].empty());
    CHECK(blind["blind_rounds"] == Json{"Open"});
    cliFails(study.words("codes", {"--as", "Ada", "--round", "Open"}), 1, "blind");
    const Words proposal{"--as",  "Ada",    "--name", "Numerical Drift", "--under", "C",       "--definition",
                         "Other", "--code", "drift",  "--ask",           "Ada",     "--round", "Open"};
    cliFails(study.words("propose", proposal), 1, "There is no code");
    cliDone({"round", "close", study.file(), "--round", "Open", "--as", "Ada"});

    const Json codes = cliJson(study.words("codes", {"--as", "Ada"}))["codes"];
    REQUIRE(codes.size() == 1);
    CHECK(codes[0]["uses"] == 2);
    CHECK(codes[0]["people"] == Json{"Bo", "王伟"});
    CHECK(codes[0]["labels"][1]["issue"] == second);
    CHECK(codes[0]["labels"][1]["summary"] == "NaN");
    const Json made = cliJson(study.words("propose", proposal));
    CHECK(made["codes"].size() == 1);
    CHECK(made["issues"] == Json{first, second});
    CHECK(cliJson(study.words("codes", {"--as", "Ada"}))["codes"][0]["proposals"] == Json{1});
    cliDone(study.words("accept", {"1", "--as", "Ada"}));
    const Json again = cliJson({"codebook", "again", study.file(), "--round", "Open", "--as", "Bo"});
    REQUIRE(again["labels"].size() == 1);
    CHECK(again["labels"][0]["why"] == "coded");
    cliDone({"label", study.file(), "--as", "Bo", "--round", "Open", "--issue", second, "--category",
             again["labels"][0]["category"].get<std::string>()});
    CHECK(cliJson({"codebook", "again", study.file(), "--round", "Open", "--as", "Bo"})["labels"].empty());
}
