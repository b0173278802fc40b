// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/commands/collect/collecting.h"

using namespace accord::test;

namespace {

constexpr std::int64_t kDay = 86'400;
constexpr std::int64_t kIn2023 = 1'672'617'600; ///< 2023-01-02

/// Issues of a few known texts in 2023 and 2024, among others that say nothing of the kind.
class KnownTexts
{
public:
    explicit KnownTexts()
        : run({10, 0, 0})
    {
        run.server.change([](host::World& world) {
            world.issues.clear();
            const auto open = [&world](std::int64_t at, const std::string& title, const std::string& body) {
                world.open(at, at, title).body = body;
            };
            open(kIn2023, "Yi model fails",
                 "The model Yi stops with an error when it is loaded on two devices at once");
            open(kIn2023 + kDay, "An llm and yi", "both an LLM and the model yi are here");
            open(kIn2023 + 400 * kDay, "LLM serving", "the llm server answers slowly");
            open(kIn2023 + 401 * kDay, "Saying nothing", "trying and flying, nobody is here");
            open(kIn2023 + 402 * kDay, "Crash on start",
                 "when the program starts with the default settings on a clean machine it ends at once with a message "
                 "that says that the device cannot be opened by this user");
            open(kIn2023 + 403 * kDay, "Crash on start",
                 "when the program starts with the default settings on a clean machine it ends at once with a message "
                 "that says that the device cannot be opened by that user");
        });
        run.add({"--keyword", "yi", "--keyword", "llm", "--keyword", "quokka"});
        cliDone(run.command("fetch"));
    }

    Collecting run;
};

std::string urlOf(const Json& example)
{
    return example["issue"].get<std::string>();
}

} // namespace

TEST_CASE("A preview counts what the keywords bring, and how much of it each alone")
{
    KnownTexts known;
    const Json preview = known.run.json("preview");
    CHECK(preview["fetched"] == 6);
    CHECK(preview["selected"] == 3);
    CHECK(preview["years"] == Json({{"2023", 2}, {"2024", 1}}));
    const Json source = preview["sources"][0];
    CHECK(source["months"] == Json({{"2023-01", 2}, {"2024-02", 1}}));
    CHECK(source["keywords"] ==
          Json::parse(R"([{"keyword":"yi","issues":2,"alone":1},{"keyword":"llm","issues":2,"alone":1},
                          {"keyword":"quokka","issues":0,"alone":0}])"));
    const std::string text = known.run.done("preview");
    CHECK(text.find("Of 6 fetched issues 3 are selected; 3 of these are not in the project yet.") == 0);
    CHECK(text.find("  2023         2\n") != std::string::npos);

    // A selection is tried out without asking the host again.
    known.run.server.forget();
    cliDone(known.run.command("change", {known.run.server.source().repository, "--to", "2023"}));
    CHECK(known.run.json("preview")["selected"] == 2);
    cliDone(known.run.command("change", {known.run.server.source().repository, "--without", "period,keywords"}));
    CHECK(known.run.json("preview")["selected"] == 6);
    CHECK(known.run.server.count() == 0);
}

TEST_CASE("What a keyword brings is read, and said to be a false positive or not")
{
    KnownTexts known;
    const Collecting& run = known.run;
    CHECK(run.done("bring-in") == "Of 3 selected issues 3 were added, 0 changed, 0 are as they were.\n");
    cliDone({"add", "person", run.file(), "Ada"});
    const Json sample = run.json("keywords", {"--sample", "yi", "--size", "10", "--seed", "3"});
    CHECK(sample["seed"] == 3);
    REQUIRE(sample["issues"].size() == 2);
    for (const Json& example : sample["issues"]) {
        REQUIRE_FALSE(example["excerpts"].empty());
        CHECK(example["said"] == "not-said");
    }
    CHECK(run.json("keywords", {"--sample", "yi", "--alone"})["issues"].size() == 1);
    CHECK(run.done("keywords", {"--sample", "quokka"}) == "No issue of the project has \"quokka\".\n");

    const std::string first = urlOf(sample["issues"][0]);
    const std::string second = urlOf(sample["issues"][1]);
    CHECK(run.done("keywords", {"--say", "false-positive", "yi", first, "--as", "Ada"}) ==
          "\"yi\" in " + first + ": false-positive.\n");
    cliDone(run.command("keywords", {"--say", "relevant", "yi", second, "--as", "Ada"}));
    const Json yi = run.json("keywords")["keywords"][0];
    CHECK(yi["keyword"] == "yi");
    CHECK(yi["issues"] == 2);
    CHECK(yi["alone"] == 1);
    CHECK(yi["in_project"] == 2);
    CHECK(yi["relevant"] == 1);
    CHECK(yi["false_positive"] == 1);
    CHECK(yi["false_positive_rate"] == 0.5);
    CHECK(run.done("keywords").find("50.00 %") != std::string::npos);
    cliDone(run.command("keywords", {"--say", "not-said", "yi", first, "--as", "Ada"}));
    CHECK(run.json("keywords")["keywords"][0]["false_positive"] == 0);

    cliFails(run.command("keywords", {"--say", "boring", "yi", first, "--as", "Ada"}), 1,
             "what is said is relevant, false-positive or not-said");
    {
        const ActingAs nobody("");
        cliFails(run.command("keywords", {"--say", "relevant", "yi", first}), 1, "Say who does this, with --as NAME");
    }
    cliFails(run.command("keywords", {"--say", "relevant", "yi", first + "9999", "--as", "Ada"}), 1,
             "the project does not have this issue");
}

TEST_CASE("Issues that look alike are listed, and stay two whatever is said")
{
    KnownTexts known;
    const Collecting& run = known.run;
    cliDone(run.command("change", {run.server.source().repository, "--without", "keywords"}));
    cliDone(run.command("bring-in"));
    cliDone({"add", "person", run.file(), "Ada"});
    const Json found = run.json("duplicates", {"--similarity", "0.6"});
    REQUIRE(found["pairs"].size() == 1);
    const Json pair = found["pairs"][0];
    CHECK(pair["first_title"] == "Crash on start");
    CHECK(pair["similarity"].get<double>() >= 0.6);
    CHECK(pair["similarity"].get<double>() < 1.0);
    CHECK(pair["said"] == "not-said");
    const std::string first = pair["first"];
    const std::string second = pair["second"];
    cliDone(run.command("duplicates", {"--same", second, first, "--as", "Ada"}));
    CHECK(run.json("duplicates", {"--similarity", "0.6"})["pairs"][0]["said"] == "same");
    CHECK(cliJson({"info", run.file()})["issues"] == 6);
    cliDone(run.command("duplicates", {"--different", first, second, "--as", "Ada"}));
    CHECK(run.done("duplicates", {"--similarity", "0.6"}).find("different") != std::string::npos);
    cliDone(run.command("duplicates", {"--not-said", first, second, "--as", "Ada"}));
    CHECK(run.json("duplicates", {"--similarity", "0.6"})["pairs"][0]["said"] == "not-said");
    const ActingAs nobody("");
    cliFails(run.command("duplicates", {"--same", first, second}), 1, "Say who does this, with --as NAME");
}
