// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

TEST_CASE("A round is reported, judged by its gate, and what was decided stays")
{
    const DemoProject demo;
    const std::string& file = demo.file();
    const std::string lead = cliJson({"study", "people", file})["people"][0]["name"];
    const Json agreement = cliJson({"agreement", file, "--round", "Pilot", "--level", "theme"})["levels"][0];
    const Json kappa = agreement["fleiss_kappa"]["value"];

    cliFails({"round", "gate", file, "--round", "Pilot", "--go", "--as", lead}, 1, "there is no gate to follow");
    Json gate = cliJson({"round", "gate", file, "--round", "Pilot", "--set", "theme kappa > 0.99 and lower > -1"});
    CHECK(gate["gate"]["conditions"] == "theme fleiss-kappa > 0.99 and lower > -1");
    CHECK(gate["gate"]["passed"] == false);
    CHECK(gate["gate"]["figures"][0]["value"] == kappa);
    CHECK(gate["gate"]["figures"][1]["met"] == true);
    cliFails({"round", "gate", file, "--round", "Pilot", "--go", "--as", lead}, 1, "it goes against the gate");
    cliFails({"round", "gate", file, "--round", "Pilot", "--go", "--no-go"}, 2, "");
    cliDone({"round", "gate", file, "--round", "Pilot", "--no-go", "--as", lead});
    gate = cliJson({"round", "gate", file, "--round", "Pilot", "--go", "--reason", "good enough for us", "--as", lead});
    REQUIRE(gate["decided"].size() == 2);
    CHECK(gate["decided"][0]["go"] == false);
    CHECK(gate["decided"][0]["against"] == false);
    CHECK(gate["decided"][1]["go"] == true);
    CHECK(gate["decided"][1]["against"] == true);
    CHECK(gate["decided"][1]["reason"] == "good enough for us");
    CHECK(cliDone({"round", "gate", file, "--round", "Pilot"}).find("Go, against the gate, " + lead) !=
          std::string::npos);

    const Json report = cliJson({"round", "report", file, "--round", "Pilot"});
    CHECK(report["levels"][1]["fleiss_kappa"]["value"] == kappa);
    CHECK(report["gate"]["passed"] == false);
    const auto html = demo.beside("pilot.html");
    cliDone({"round", "report", file, "--round", "Pilot", "--pseudonyms", "-o", html.string()});
    CHECK(readFile(html).find("<html") != std::string::npos);
    CHECK(readFile(html).find(lead) == std::string::npos);
    const std::string markdown = cliDone({"round", "report", file, "--round", "Pilot"});
    CHECK(markdown.find("## Saturation") != std::string::npos);
    CHECK(markdown.find("good enough for us") != std::string::npos);
}

TEST_CASE("A blind round is neither reported nor judged, but may be given a gate")
{
    const EmptyProject project;
    const std::string& file = project.file();
    cliDone({"import", "links", file, project.write("links.txt", "https://github.com/lumen-ml/lumen/issues/1\n")});
    cliDone({"add", "round", file, "Main", "--blind"});
    cliFails({"round", "report", file}, 1, "blind");
    cliFails({"round", "gate", file}, 1, "blind");
    CHECK(cliJson({"round", "gate", file, "--set", "type > 0.5"})["gate"]["conditions"] == "type fleiss-kappa > 0.5");
    cliFails({"study", "screening", file}, 1, "blind");
    cliFails({"training", "results", file}, 1, "it is not for training");
}
