// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/project/project.h"
#include "core/sqlite/database.h"
#include "tests/app/cli/kit.h"
#include "tests/core/must.h"

#include <set>

using namespace accord;
using namespace accord::test;

// What strangers wrote must not steer the terminal that it is printed on: no sequence that clears it, writes into the
// clipboard or turns the direction of what follows. Every command that prints something runs over a project in which
// every field has such a sequence.
namespace {

// Clears the screen, writes "evil" into the clipboard (OSC 52), ends with the C1 sign for CSI, DEL, a line that goes
// back to its beginning, and what turns the direction of writing.
const std::string kEvil = "\x1b[2J\x1b]52;c;ZXZpbA==\x07\xc2\x9b"
                          "2J\x7f\b\r\xe2\x80\xae\xe2\x81\xa6";
constexpr std::string_view kShown = "[2J"; ///< what is left of it

bool isShown(char32_t each)
{
    return (each >= 0x20 || each == '\n' || each == '\t') && !(each >= 0x7f && each < 0xa0) &&
           !(each >= 0x202a && each <= 0x202e) && !(each >= 0x2066 && each <= 0x2069);
}

// The first character in it that a terminal acts on, in words; empty if there is none.
std::string steering(const std::string& output)
{
    if (text::invalidUtf8At(output)) {
        return "a byte that is no UTF-8";
    }
    for (std::size_t at = 0; at < output.size();) {
        const std::size_t begin = at;
        const char32_t each = text::nextCodePoint(output, at);
        if (!isShown(each)) {
            return "U+" + std::to_string(static_cast<unsigned int>(each)) + " behind \"" +
                   output.substr(begin - std::min<std::size_t>(begin, 60), std::min<std::size_t>(begin, 60)) + "\"";
        }
    }
    return {};
}

// An SQL expression for the sequence.
std::string evilSql()
{
    std::string hex;
    for (const char each : kEvil) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        const auto byte = static_cast<unsigned char>(each);
        hex += {kDigits[byte >> 4U], kDigits[byte & 15U]};
    }
    return "CAST(x'" + hex + "' AS TEXT)";
}

// Every field that a stranger can fill, as a package or a copy could bring it.
void writeEvil(const std::string& file)
{
    Project project = must(Project::open(file));
    const auto in = [&project](const std::string& sql) {
        must(project.database().execute(text::replacedAll(sql, "EVIL", evilSql())));
    };
    in("UPDATE project SET value = value || EVIL WHERE key = 'name'");
    in("UPDATE person SET name = name || EVIL, initials = initials || EVIL");
    in("UPDATE event SET detail = json_set(detail, '$.name', json_extract(detail, '$.name') || EVIL, '$.initials', "
       "'I' || EVIL) WHERE kind = 'person'");
    in("UPDATE round SET name = name || EVIL");
    in("UPDATE event SET detail = json_set(detail, '$.name', json_extract(detail, '$.name') || EVIL) WHERE "
       "kind = 'round'");
    in("UPDATE text_group SET name = name || EVIL");
    in("UPDATE document SET title = title || EVIL, author = author || EVIL, state = state || EVIL, body = body || "
       "EVIL, "
       "host_labels = json_array(EVIL)");
    in("UPDATE part SET author = author || EVIL, body = body || EVIL");
    in("UPDATE category SET name = name || EVIL, definition = definition || EVIL, notes = EVIL");
    in("UPDATE codebook SET note = note || EVIL");
    in("UPDATE answer SET summary = summary || EVIL WHERE summary IS NOT NULL");
    in("UPDATE event SET note = note || EVIL WHERE note IS NOT NULL");
    in("UPDATE answer SET rule = rule || EVIL WHERE rule IS NOT NULL");
    in("UPDATE import SET source = source || EVIL");
    in("UPDATE event SET detail = json_set(detail, '$.selection.labels', json_array(EVIL), '$.selection.keywords', "
       "json_array('memory' || EVIL)) WHERE kind = 'source'");
    in("INSERT INTO fetch_log (source, at, event, subject, detail) SELECT subject, '2026-03-01T10:00:00Z', 4, "
       "'https://a.b/' || EVIL, 'HTTP 500: ' || EVIL FROM rare_event WHERE kind = 'source'");
    in("INSERT INTO saved_filter (name, filter) VALUES ('f' || EVIL, 'text ' || EVIL)");
}

struct Printed
{
    int said = 0; ///< outputs in which the harmless rest of the sequence stands
};

void checkPrinted(const Words& words, Printed& printed)
{
    const Finished finished = cli(words);
    std::string line;
    for (const std::string& word : words) {
        line += word + " ";
    }
    INFO(line);
    CHECK(steering(finished.out) == "");
    CHECK(steering(finished.err) == "");
    CHECK(finished.out.size() + finished.err.size() > 0);
    printed.said += (finished.out + finished.err).find(kShown) != std::string::npos ? 1 : 0;
}

struct Subjects
{
    std::string copy;  ///< of the project
    std::string bad;   ///< a file that no import understands
    std::string issue; ///< of the round "Pilot"
};

// Every command that prints something, and errors that repeat what was given.
std::vector<Words> printing(const DemoProject& demo, const Subjects& subjects)
{
    const std::string& file = demo.file();
    const auto& [copy, bad, issue] = subjects;
    const std::string mira = "Mira Okafor" + kEvil;
    const std::string pilot = "Pilot" + kEvil;
    const std::string main = "Main" + kEvil;
    return {
        {"info", file},
        {"check", file},
        {"backup", file},
        {"backup", file, "--list"},
        {"progress", file, "--round", pilot, "--as", mira},
        {"progress", file, "--round", main, "--as", mira},
        {"round", "list", file},
        {"round", "show", file, "--round", pilot},
        {"round", "report", file, "--round", pilot},
        {"round", "gate", file, "--round", pilot},
        {"sample", "show", file, "--round", main},
        {"assign", "show", file, "--round", main},
        {"assign", "list", file, "--round", main, "--person", mira},
        {"assign", "waiting", file, "--round", main},
        {"study", "people", file},
        {"study", "settings", file},
        {"study", "screening", file, "--round", pilot},
        {"label", file, "--round", main, "--issue", issue, "--as", mira, "--category", "C.5"},
        {"label", file, "--round", pilot, "--issue", "https://github.com/a/" + kEvil, "--as", mira, "--flag"},
        {"search", file, "memory", "--round", pilot},
        {"agreement", file, "--round", pilot},
        {"agreement", file, "--round", pilot, "--level", "type"},
        {"conflicts", file, "--round", pilot},
        {"decide", file, "--round", pilot, "--rule", "plurality", "--preview", "--sample", "5"},
        {"reconcile", "agenda", file, "--round", pilot},
        {"reconcile", "history", file, "--round", pilot, "--item", issue},
        {"reconcile", "figures", file, "--round", pilot},
        {"reconcile", "feedback", file, "--round", pilot, "--as", mira},
        {"reconcile", "minutes", file, "--round", pilot},
        {"reconcile", "reading-list", file, "--round", pilot},
        {"taxonomy", "proposals", file, "--as", mira},
        {"taxonomy", "rule", file},
        {"taxonomy", "draft", file, "--as", mira},
        {"codebook", "show", file},
        {"codebook", "show", file, "C.5"},
        {"codebook", "versions", file},
        {"codebook", "print", file},
        {"codebook", "again", file, "--round", pilot, "--as", mira},
        {"training", "references", file, "--round", pilot, "--as", mira},
        {"watch", file, "--for", "0.2"},
        {"collect", "sources", file},
        {"collect", "log", file},
        {"collect", "preview", file},
        {"collect", "keywords", file},
        {"collect", "duplicates", file},
        {"merge", file, copy, "--dry-run"},
        {"import", "labels", file, bad, "--round", "New"},
        {"import", "issues", file, bad},
        {"import", "links", file, bad},
        {"export", "labels", file, "--round", pilot, "--format", "long", "--output",
         demo.beside("long" + kEvil + ".csv").string()},
        // Errors: names that nobody has, files that are not there, words that no command knows.
        {"info", demo.beside("none" + kEvil).string()},
        {"info", bad},
        {"progress", file, "--as", "Nobody" + kEvil},
        {"round", "show", file, "--round", "None" + kEvil},
        {"codebook", "show", file, "X" + kEvil},
        {"collect", "add", file, "alice/" + kEvil},
        {"info", file, kEvil},
        {"info", file, "--no" + kEvil},
        {kEvil},
    };
}

} // namespace

TEST_CASE("What strangers wrote steers no terminal, whatever command prints it")
{
    const DemoProject demo;
    const std::string& file = demo.file();
    cliDone({"collect", "add", file, "alice/engine", "--keyword", "memory"});
    writeEvil(file);
    const std::string copy = demo.beside("copy" + kEvil + ".accord").string();
    std::filesystem::copy_file(file, copy);
    const std::string issue = "https://github.com/lumen-ml/lumen/issues/2187";
    const std::string bad = writeFile(demo.beside("bad" + kEvil + ".csv"),
                                      "issue,Mira" + kEvil + ",x\nno link" + kEvil + ",A" + kEvil + ",\n")
                                .string();
    Printed asText;
    Printed asJson;
    for (const Words& words : printing(demo, {copy, bad, issue})) {
        checkPrinted(words, asText);
        Words json = words;
        json.emplace_back("--json");
        checkPrinted(json, asJson);
    }
    // Otherwise the sequences did not come as far as they should, and the test would tell nothing.
    CHECK(asText.said > 40);
    CHECK(asJson.said > 40);
    // Files stay exact.
    CHECK(readFile(demo.beside("long" + kEvil + ".csv")).find(kEvil) != std::string::npos);
}

TEST_CASE("JSON that was printed reads back as it was")
{
    const DemoProject demo;
    writeEvil(demo.file());
    const std::string name = cliJson({"info", demo.file()}).at("name");
    CHECK(name.ends_with(kEvil));
}
