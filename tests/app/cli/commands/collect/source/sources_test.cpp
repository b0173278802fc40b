// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

Words onProject(const std::string& command, const EmptyProject& project, const Words& more)
{
    Words words{"collect", command, project.file()};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace

TEST_CASE("A source says what is to be collected from where")
{
    const EmptyProject project;
    CHECK(cliDone(onProject("sources", project, {})).find("collects from nowhere yet") != std::string::npos);
    const Json added = cliJson(onProject("add", project,
                                         {"vllm-project/vllm", "--from", "2023", "--to", "2024-02", "--state", "closed",
                                          "--label", "bug", "--label", "feature, request", "--keyword", "out of memory",
                                          "--regex", "T5-\\w+", "--in", "title,comments", "--way", "each"}));
    const Json source = added["sources"][0];
    CHECK(source["repository"] == "vllm-project/vllm");
    CHECK(source["host"] == "github.com");
    CHECK(source["host_api"] == "https://api.github.com");
    CHECK(source["dialect"] == "github");
    CHECK(source["from"] == "2023-01-01");
    CHECK(source["to"] == "2024-02-29");
    CHECK(source["period"] == "created");
    CHECK(source["state"] == "closed");
    CHECK(source["labels"] == Json({"bug", "feature, request"}));
    CHECK(source["keywords"] == Json::parse(R"([{"text":"out of memory","regex":false,"class":"","origin":""},
                          {"text":"T5-\\w+","regex":true,"class":"","origin":""}])"));
    CHECK(source["in"] == Json({"title", "comments"}));
    CHECK(source["way"] == "each");
    CHECK(source["pull_requests"] == false);

    cliDone(onProject("add", project, {"https://gitee.com/mindspore/mindspore/issues/IBZ414"}));
    const Json all = cliJson(onProject("sources", project, {}))["sources"];
    REQUIRE(all.size() == 2);
    CHECK(all[0]["id"] == source["id"]);
    CHECK(all[0]["phase"] == "idle");
    CHECK(all[0]["finished"].is_null());
    CHECK(all[0]["fetched"]["issues"] == 0);
    CHECK(all[1]["dialect"] == "gitee");
    CHECK(all[1]["host_api"] == "https://gitee.com/api/v5");
    const std::string text = cliDone(onProject("sources", project, {}));
    CHECK(text.find("vllm-project/vllm") != std::string::npos);
    CHECK(text.find("not fetched yet") != std::string::npos);
    CHECK(
        text.find("created 2023-01-01 to 2024-02-29; closed; host label bug or feature, request; 2 keywords in title, "
                  "comments") != std::string::npos);
    CHECK(text.find("gitee.com/mindspore/mindspore") != std::string::npos);
}

TEST_CASE("A change replaces what is given, and takes away what is named")
{
    const EmptyProject project;
    cliDone(
        onProject("add", project,
                  {"alice/engine", "--from", "2023-05-06", "--state", "open", "--label", "bug", "--keyword", "llm"}));
    Json source = cliJson(onProject("change", project,
                                    {"alice/engine", "--state", "closed", "--without", "labels,keywords",
                                     "--pull-requests", "--period", "updated"}));
    CHECK(source["from"] == "2023-05-06");
    CHECK(source["period"] == "updated");
    CHECK(source["state"] == "closed");
    CHECK(source["labels"].empty());
    CHECK(source["keywords"].empty());
    CHECK(source["pull_requests"] == true);
    source = cliJson(
        onProject("change", project,
                  {"alice/engine", "--without", "period,pull-requests", "--host-api", "https://git.example/api/v3/"}));
    CHECK(source["from"] == "");
    CHECK(source["period"] == "created");
    CHECK(source["pull_requests"] == false);
    CHECK(source["host_api"] == "https://git.example/api/v3");

    CHECK(cliDone(onProject("remove", project, {"alice/engine"})) ==
          "Removed alice/engine. What it brought into the project stays.\n");
    CHECK(cliJson(onProject("sources", project, {}))["sources"].empty());
}

TEST_CASE("A list of links makes a source for each repository")
{
    const EmptyProject project;
    const std::string links = project.write("links.txt", "https://github.com/alice/engine/issues/3\n"
                                                         "https://gitee.com/bob/wheel/issues/IABC12 # one\n"
                                                         "https://github.com/alice/engine/issues/1\n");
    const Json sources = cliJson(onProject("add", project, {"--links", links, "--keyword", "llm"}))["sources"];
    REQUIRE(sources.size() == 2);
    CHECK(sources[0]["numbers"] == Json({"3", "1"}));
    CHECK(sources[1]["repository"] == "bob/wheel");
    CHECK(sources[1]["numbers"] == Json({"IABC12"}));
    CHECK(sources[1]["keywords"][0]["text"] == "llm");
    CHECK(cliDone(onProject("sources", project, {})).find("alice/engine (2 issues)") != std::string::npos);

    const std::string wrong = project.write("wrong.txt", "https://github.com/alice/engine/issues/3\nalice/engine\n");
    cliFails(onProject("add", project, {"--links", wrong}), 1,
             wrong + ":2: found \"alice/engine\", expected the link of an issue.");
    cliFails(onProject("add", project, {"--links", project.write("empty.txt", "# none\n")}), 1,
             "Write the address of one issue on each line.");
    cliFails(onProject("add", project, {}), 1, "give a repository, or a list of links with --links FILE");
}

TEST_CASE("Keywords come from files with a list for each repository")
{
    const EmptyProject project;
    const std::string lists =
        project.write("filter_keywords", "vllm_keywords = [\n  'llm', \"few shot\",\n  'OPT'\n]\n\n"
                                         "megatron_lm_keywords = ['yi']\n");
    const auto words = [](const Json& source) {
        std::vector<std::string> found;
        for (const Json& keyword : source["keywords"]) {
            found.push_back(keyword["text"]);
        }
        return found;
    };
    const auto added = [&](const Words& more) { return words(cliJson(onProject("add", project, more))["sources"][0]); };
    CHECK(added({"vllm-project/vllm", "--keywords", lists}) == std::vector<std::string>{"llm", "few shot", "OPT"});
    CHECK(added({"NVIDIA/Megatron-LM", "--keywords", lists, "--keyword", "T5"}) ==
          std::vector<std::string>{"yi", "T5"});
    CHECK(added({"alice/engine", "--keywords", lists + ":vllm"}) == std::vector<std::string>{"llm", "few shot", "OPT"});
    const std::string plain = project.write("words.txt", "llm\nfew shot\n");
    CHECK(added({"alice/wheel", "--keywords", plain}) == std::vector<std::string>{"llm", "few shot"});

    cliFails(onProject("add", project, {"alice/other", "--keywords", lists}), 1,
             "There are: vllm_keywords, megatron_lm_keywords. Say it with --keywords FILE:LIST.");
    cliFails(onProject("add", project, {"alice/other", "--keywords", lists + ":pytorch"}), 1,
             "Its lists are: vllm_keywords, megatron_lm_keywords.");
    cliFails(onProject("add", project, {"alice/other", "--keywords", project.beside("gone.txt").string()}), 1,
             "gone.txt does not exist. Check the path.");
}

TEST_CASE("Each list of keywords comes with its class and origin, and both counts are told")
{
    const EmptyProject project;
    const std::string models = project.write("models.txt", "LLaMA\nllama\n# origin: ModelScope\nyi\n");
    const std::string modules = project.write("modules.csv", "keyword;class;origin\nfsdp;module names;documentation\n");
    cliDone(onProject(
        "add", project,
        {"alice/engine", "--keywords", models, "--keyword-class", "model names", "--keyword-origin", "HuggingFace"}));
    const Json source = cliJson(onProject(
        "change", project, {"alice/engine", "--keywords", modules, "--add-keywords", "--keyword-class", "others"}));
    const auto keyword = [](const char* text, const char* className, const char* origin) {
        return Json{{"text", text}, {"regex", false}, {"class", className}, {"origin", origin}};
    };
    CHECK(source["keywords"] ==
          Json::array({keyword("LLaMA", "model names", "HuggingFace"), keyword("llama", "model names", "HuggingFace"),
                       keyword("yi", "model names", "ModelScope"), keyword("fsdp", "module names", "documentation")}));
    CHECK(cliDone(onProject("sources", project, {})).find("4 keywords (3 ignoring case) in title") !=
          std::string::npos);
    const Json told = cliJson(onProject("keywords", project, {}));
    CHECK(told["spellings"] == 4);
    CHECK(told["ignoring_case"] == 3);
    REQUIRE(told["classes"].size() == 2);
    CHECK(told["classes"][0]["class"] == "model names");
    CHECK(told["classes"][0]["origins"] == Json({"HuggingFace", "ModelScope"}));
    CHECK(told["classes"][0]["keywords"] == 3);
    CHECK(told["classes"][0]["ignoring_case"] == 2);
    CHECK(told["classes"][1]["false_positive_rate"].is_null());
    CHECK(cliDone(onProject("keywords", project, {})).find("HuggingFace; ModelScope") != std::string::npos);
}

TEST_CASE("A keyword file that cannot be understood is named with its line")
{
    const EmptyProject project;
    const std::string open = project.write("open.txt", "vllm_keywords = [\n  'llm',\n  'few shot\n]\n");
    cliFails(onProject("add", project, {"alice/engine", "--keywords", open}), 1, open + ":3: ");
    const std::string bytes = project.write("bytes.txt", "llm\nfew\xff\n");
    cliFails(onProject("add", project, {"alice/engine", "--keywords", bytes}), 1,
             bytes + ":2: found bytes that are not UTF-8");
    CHECK(cliJson(onProject("sources", project, {}))["sources"].empty());
}

TEST_CASE("What a source cannot mean is refused with what would be right")
{
    const EmptyProject project;
    const auto fails = [&](const Words& more, const std::string& sentence) {
        cliFails(onProject("add", project, more), 1, sentence);
    };
    fails({"engine"}, "it is like vllm-project/vllm, or the web address of a repository");
    fails({"alice/engine", "--from", "yesterday"}, "it is like 2023-01-31");
    fails({"alice/engine", "--from", "2024-13"}, "it is like 2023-01-31");
    fails({"alice/engine", "--from", "2024", "--to", "2023"}, "it ends before it begins");
    fails({"alice/engine", "--host-api", "ftp://git.example"}, "it is like https://api.github.com");
    fails({"alice/engine", "--host-api", "https://alice:secret@git.example"}, "without a password");
    cliDone(onProject("add", project, {"alice/engine"}));
    fails({"https://github.com/Alice/Engine/"}, "is collected from already. Change what it asks for with: accord-cli "
                                                "collect change PROJECT SOURCE");
    cliFails(onProject("change", project, {"bob/wheel"}), 1,
             "There is no source \"bob/wheel\" in the project. Sources are: github.com/alice/engine.");
    cliDone(onProject("remove", project, {"alice/engine"}));
    cliFails(onProject("fetch", project, {}), 1,
             "The project collects from nowhere yet. Say from where with: accord-cli collect add PROJECT REPOSITORY");
}

TEST_CASE("Only leads say what is collected")
{
    const EmptyProject project;
    cliDone({"add", "person", project.file(), "Ada"});
    cliDone({"add", "person", project.file(), "Ben"});
    cliDone({"study", "person", project.file(), "Ada", "--role", "lead"});
    cliFails(onProject("add", project, {"alice/engine", "--as", "Ben"}), 1, "Only a lead can do this.");
    {
        const ActingAs ben("Ben");
        cliFails(onProject("add", project, {"alice/engine"}), 1, "Only a lead can do this. Leads are: Lead, Ada.");
    }
    cliDone(onProject("add", project, {"alice/engine", "--as", "Ada"}));
    cliFails(onProject("change", project, {"alice/engine", "--state", "open", "--as", "Ben"}), 1,
             "Only a lead can do this.");
    cliFails(onProject("remove", project, {"alice/engine", "--as", "Ben"}), 1, "Only a lead can do this.");
}
