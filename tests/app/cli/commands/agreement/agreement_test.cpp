// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

/// Two annotators on four items of one repository and one of another.
class SmallProject : public EmptyProject
{
public:
    explicit SmallProject(const std::string& rows)
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Final_Label\n" + rows);
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
    }
};

std::string row(const std::string& repository, int number, const std::string& labels)
{
    return "https://github.com/" + repository + "/issues/" + std::to_string(number) + "," + labels + "\n";
}

const std::string kRows = row("lumen-ml/lumen", 1, "C.1,C.1,C.1") + row("lumen-ml/lumen", 2, "C.2,C.1,C.1") +
                          row("lumen-ml/lumen", 3, "B.1,B.1,B.1") + row("lumen-ml/lumen", 4, "C.2,,") +
                          row("tessera-ai/tessera", 1, "C.2,C.2,C.2") + row("tessera-ai/tessera", 2, ",,");

} // namespace

TEST_CASE("Agreement says what it rests on at every level")
{
    const SmallProject project(kRows);
    const Json all = cliJson({"agreement", project.file()});
    CHECK(all["annotators"] == Json({"Mira", "Jonas"}));
    REQUIRE(all["levels"].size() == 3);
    const Json& type = all["levels"][0];
    CHECK(type["level"] == "type");
    CHECK(type["fleiss_kappa"]["value"] == 1.0);
    const Json& theme = all["levels"][1];
    CHECK(theme["items"] == Json({{"all", 6}, {"used", 4}, {"one_label", 1}, {"no_label", 1}}));
    // p_a = 3/4; the shares of C.1, C.2, B.1 over five rated items are .3, .5, .2: p_e = .38.
    CHECK(theme["fleiss_kappa"]["value"].get<double>() == Approx((0.75 - 0.38) / (1 - 0.38)).epsilon(1e-12));
    CHECK(theme["percent_agreement"]["value"] == 0.75);
    CHECK(theme["pairs"][0]["items"] == 4);
    CHECK(theme["categories"].size() == 3);
    const Json& subtheme = all["levels"][2];
    CHECK(subtheme["labels_not_specified"] == 9);
    CHECK(subtheme["fleiss_kappa"]["value"].is_null());
    CHECK(subtheme["fleiss_kappa"]["undefined"] == "no_pairs");
}

TEST_CASE("Agreement can be asked for a part of the round")
{
    const SmallProject project(kRows);
    const Json lumen = cliJson({"agreement", project.file(), "--level", "theme", "--repository", "Lumen"});
    CHECK(lumen["repository"] == "lumen-ml/lumen");
    REQUIRE(lumen["levels"].size() == 1);
    CHECK(lumen["levels"][0]["items"]["all"] == 4);
    const Json bugs = cliJson({"agreement", project.file(), "--level", "theme", "--final-type", "C"});
    CHECK(bugs["levels"][0]["items"]["all"] == 3);
    CHECK(bugs["levels"][0]["percent_agreement"]["value"].get<double>() == Approx(2.0 / 3));
    cliFails({"agreement", project.file(), "--repository", "vllm"}, 1,
             "Repositories are: lumen-ml/lumen, tessera-ai/tessera.");
    cliFails({"agreement", project.file(), "--final-type", "C.1"}, 1, "it is no type but below one");
    cliFails({"agreement", project.file(), "--final-type", "X"}, 1, "There is no category X");
}

TEST_CASE("What is undefined says why, in a sentence")
{
    const SmallProject same(row("lumen-ml/lumen", 1, "C.1,C.1,") + row("lumen-ml/lumen", 2, "C.1,C.1,"));
    const std::string text = cliDone({"agreement", same.file(), "--level", "theme"});
    CHECK(text.find("Fleiss' kappa at theme level is undefined: all labels are in a single category, so that chance "
                    "alone would agree as much.") != std::string::npos);
    const SmallProject none(row("lumen-ml/lumen", 1, "C.1,,") + row("lumen-ml/lumen", 2, ",C.1,"));
    CHECK(cliDone({"agreement", none.file(), "--level", "theme"}).find("no item has two labels that can be compared") !=
          std::string::npos);
}

TEST_CASE("The tables have four digits, the worst first")
{
    const SmallProject project(kRows);
    const std::string text = cliDone({"agreement", project.file(), "--level", "theme"});
    CHECK(text.find("0.5968") != std::string::npos);
    CHECK(text.find("items left out") != std::string::npos);
    CHECK(text.find("C.1") < text.find("B.1"));
    CHECK(text.find("Pairs at theme level (Cohen's kappa), worst first") != std::string::npos);
}
