// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

/// Three annotators; a majority decides the first three issues, the fourth is evenly split.
class Decided : public EmptyProject
{
public:
    Decided()
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Wei\n"
                                                      "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/2,C.10,C.10,C.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/3,C.2,B.1,B.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/4,C.1,B.1,A.2\n");
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
        cliDone({"study", "person", file(), "Mira", "--role", "lead"});
        cliDone({"decide", file(), "--rule", "majority", "--as", "Mira"});
    }
};

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("Figures name what they are, with and without a rule's decisions")
{
    const Decided project;
    const Json found = cliJson({"reconcile", "figures", project.file()});
    CHECK(found["conflicts"] == 3);
    CHECK(found["conflicts_decided"] == 2);
    CHECK(found["decided_by_rule"] == 3);
    CHECK(found["items_voted_again"] == 0);
    REQUIRE(found["levels"].size() == 3);
    const Json& type = found["levels"][0];
    CHECK(type["level"] == "type");
    CHECK(type["second_votes_after_discussion"]["value"].is_null());
    CHECK(type["difference"].is_null());
    REQUIRE(type["annotators"].size() == 3);
    // Jonas and Wei said the types that were decided, C C B; Mira C C C: of three items no coefficient is told.
    CHECK(type["annotators"][0]["person"] == "Mira");
    CHECK(type["annotators"][0]["cohen_to_decisions"] ==
          Json({{"value", nullptr}, {"undefined", "few_items"}, {"alike", 2}, {"items", 3}}));
    CHECK(type["annotators"][1]["cohen_to_decisions"]["alike"] == 3);
    CHECK(type["annotators"][1]["items_without_rules"] == 0);
    CHECK(type["annotators"][1]["cohen_without_rules"]["undefined"] == "no_common_items");
    CHECK_FALSE(found["line"].empty());
    const std::string text = cliDone({"reconcile", "figures", project.file()});
    CHECK(has(text, "Agreement of second votes (after discussion; not inter-rater agreement)"));
    CHECK(has(text, "2 of 3 alike"));
}

TEST_CASE("Feedback for one annotator")
{
    const Decided project;
    const Json found = cliJson({"reconcile", "feedback", project.file(), "--as", "wei"});
    CHECK(found["person"] == "Wei");
    CHECK(found["labels"] == 4);
    CHECK(found["decided"] == 3);
    CHECK(found["decided_otherwise"] == 1);
    REQUIRE(found["otherwise"].size() == 1);
    CHECK(found["otherwise"][0]["from"] == "C.2");
    CHECK(found["otherwise"][0]["to"] == "C.10");
    CHECK(found["otherwise"][0]["across"] == "theme");
    CHECK(found["otherwise"][0]["items"][0]["issue"] == "https://github.com/lumen-ml/lumen/issues/2");
    CHECK(found["otherwise"][0]["items"][0]["rule"] == "majority");
    CHECK(cliDone({"reconcile", "feedback", project.file(), "--as", "Wei", "--csv"}) ==
          "what,from,to,issue,title,how,cause,reason_or_note,voted,decided\n"
          "decided_otherwise,C.2,C.10,https://github.com/lumen-ml/lumen/issues/2,,rule majority,,,,C.10\n");
    CHECK(has(cliDone({"reconcile", "feedback", project.file(), "--as", "Wei"}), "C.2 -> C.10: 1 issue"));
    cliFails({"reconcile", "feedback", project.file(), "--as", "Nobody"}, 1, "Nobody");
    cliFails({"reconcile", "feedback", project.file()}, 2, "--as");
}

TEST_CASE("Minutes as Markdown, HTML and JSON")
{
    const Decided project;
    const std::string text = cliDone({"reconcile", "minutes", project.file()});
    CHECK(text.starts_with("# Minutes: Pilot\n"));
    CHECK(has(text, "- **Result**: 0 decisions by people, 3 by rule, 0 deferred, 0 opened again"));
    CHECK(has(text, "1 of 3 conflicts are not decided"));
    const std::string html = project.beside("minutes.html").string();
    CHECK(has(cliDone({"reconcile", "minutes", project.file(), "-o", html}), "3 by rule"));
    CHECK(readFile(html).starts_with("<!DOCTYPE html>"));
    const Json summary = cliJson({"reconcile", "minutes", project.file(), "--format", "html", "--pseudonyms"});
    CHECK(summary["decided_by_rule"] == 3);
    CHECK(summary["rules"] == Json({{"majority", 3}}));
    CHECK(summary["meeting"].is_null());
    CHECK(summary["conflicts_left"] == 1);
    CHECK_FALSE(has(summary["text"].get<std::string>(), "Mira"));
    CHECK(has(summary["text"].get<std::string>(), "A1"));

    // Nothing in a time before there was anything.
    const Json before = cliJson({"reconcile", "minutes", project.file(), "--to", "2020-01-01"});
    CHECK(before["decided_by_rule"] == 0);
    cliFails({"reconcile", "minutes", project.file(), "--from", "yesterday"}, 2, "no time in UTC");
    cliFails({"reconcile", "minutes", project.file(), "--meeting", "Friday"}, 1,
             "The round has no meeting called \"Friday\". Nobody has begun one.");
}

TEST_CASE("A reading list as Markdown, HTML and JSON, of a filter or of the meeting that goes on")
{
    const Decided project;
    const std::string text = cliDone({"reconcile", "reading-list", project.file(), "--filter", "all"});
    CHECK(text.starts_with("# To read before the meeting on Pilot\n"));
    CHECK(has(text, "## Definitions"));
    CHECK(has(text, "Mira"));
    const std::string html = project.beside("list.html").string();
    CHECK(has(cliDone({"reconcile", "reading-list", project.file(), "--filter", "all", "--limit", "1", "-o", html}),
              "Wrote 1 issue to "));
    CHECK(readFile(html).starts_with("<!DOCTYPE html>"));
    const Json summary =
        cliJson({"reconcile", "reading-list", project.file(), "--filter", "all", "--pseudonyms", "--limit", "2"});
    CHECK(summary["issues"] == 2);
    CHECK(summary["not_on_list"] == 1);
    CHECK_FALSE(has(summary["text"].get<std::string>(), "Mira"));
    cliDone({"reconcile", "meeting", "begin", project.file(), "--as", "Mira", "--name", "Tuesday", "--filter", "all",
             "--with", "Mira,Jonas,Wei"});
    CHECK(cliDone({"reconcile", "reading-list", project.file()}).starts_with("# To read before Tuesday\n"));
    cliFails({"reconcile", "reading-list", project.file(), "--filter", "nonsense"}, 1, "nonsense");
}

TEST_CASE("A blind round has no figures, feedback or minutes")
{
    const EmptyProject project;
    const std::string table = project.write("labels.csv", "Issue_URL,Mira,Jonas\n"
                                                          "https://github.com/lumen-ml/lumen/issues/1,C.1,C.2\n");
    cliDone({"import", "labels", project.file(), table, "--round", "Pilot"});
    cliDone({"add", "round", project.file(), "Second", "--blind"});
    for (const std::string command : {"figures", "minutes", "reading-list"}) {
        cliFails({"reconcile", command, project.file(), "--round", "Second"}, 1, "blind");
    }
    cliFails({"reconcile", "feedback", project.file(), "--round", "Second", "--as", "Mira"}, 1, "blind");
}
