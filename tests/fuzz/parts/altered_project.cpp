// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/parts/altered_project.h"

#include "core/exchange/import_issues.h"
#include "core/labelling/queue.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/saved_filters.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/meeting/second_votes.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/gate/evaluate.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/sample.h"
#include "tests/fuzz/parts/collect_use.h"
#include "tests/fuzz/target.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <utility>
#include <vector>

namespace accord::fuzz {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kIssues =
    R"({"html_url":"https://github.com/toolkit/odd/issues/1","title":"Crash with CUDA","body":"It **leaks** 内存.\n\n```cpp\nx\n```","state":"closed","user":{"login":"ada"},"labels":[{"name":"bug"}],"comments_list":[{"user":{"login":"bob"},"body":"me too"}]})"
    "\n"
    R"({"html_url":"https://github.com/toolkit/even/issues/2","title":"How to use it","body":"<details>more</details>","state":"open","user":{"login":"eve"}})"
    "\n";

std::string readBytes(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

struct Projects
{
    std::string earlier;
    std::string sound;
};

std::string bytesOf(test::Sample& sample, const char* name)
{
    const fs::path copy = sample.folder / name;
    test::must(sqlite::copyDatabase(sample.project.database(), copy));
    return readBytes(copy);
}

// A meeting with a second vote that is revealed and one that is not, a proposal, a saved filter.
void meetIn(test::Sample& sample)
{
    Project& project = sample.project;
    const PersonId by = sample.people[0];
    (void)test::must(
        reconcile::beginMeeting(project, by, {sample.round, "Tuesday", "pending across=theme", 30, sample.people}));
    (void)test::must(
        reconcile::openSecondVotes(project, {sample.round, {sample.items[0], sample.items[1]}, by, {}, sample.people}));
    const auto votes = test::must(store::secondVotesIn(project.database(), sample.round));
    for (const SecondVote& vote : votes) {
        test::must(reconcile::cast(project, vote.id, by,
                                   {Verdict::Category, sample.category("A.2"), Exclusion::None, "seen again"}));
    }
    test::must(reconcile::reveal(project, votes.front().id, by, true));
    taxonomy::NewProposal proposal;
    proposal.content.category = test::must(project.categoryCoded("A")).uuid;
    proposal.content.name = "Licences";
    proposal.content.definition = "What may be used.";
    proposal.by = by;
    proposal.items = {sample.items[0]};
    (void)test::must(taxonomy::propose(project, proposal));
    test::must(reconcile::saveFilter(project, {"flagged", "pending flagged"}));
}

// A lead, a round that runs by its own codebook version, shares of two people, a conclusion, settings.
void studyIn(test::Sample& sample)
{
    Project& project = sample.project;
    const PersonId by = sample.people[0];
    sqlite::Transaction transaction = test::must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = test::must(store::EventWriter::begin(project.database(), project.now()));
    Person lead = project.people().front();
    lead.role = Role::Lead;
    test::must(store::writePerson(events, by, lead));
    Round round = *project.round(sample.round);
    round.codebook = project.codebook();
    round.purpose = RoundPurpose::Pilot;
    round.people = sample.people;
    test::must(store::writeRound(events, by, round));
    test::must(store::assign(events, by, round.id, by, {sample.items, {}}));
    test::must(store::assign(events, by, round.id, sample.people[1], {{sample.items.data(), 2}, {}}));
    test::must(store::assign(events, by, round.id, sample.people[1], {{}, {sample.items.data(), 1}}));
    test::must(study::writeGateOutcome(events, {round.id, GateVerdict::Go, by, {}, "agreed", "{}"}));
    StudySettings settings = project.settings();
    settings.gate = "theme kappa at least 0.7";
    test::must(store::writeStudySettings(events, by, settings));
    test::must(transaction.commit());
    test::must(project.refresh());
}

Projects makeProjects()
{
    Projects made;
    test::Sample sample(3, 4);
    const fs::path issues = sample.folder / "issues.jsonl";
    std::ofstream(issues, std::ios::binary) << kIssues;
    NoProgress progress;
    (void)test::must(
        exchange::importIssues(sample.project, {issues}, exchange::Malformed::Refuse, progress, std::stop_token()));
    test::must(sample.project.refresh());
    LabelContent citing = sample.labelled("A.1.i");
    citing.citations = {{kBodyPart, 3, "leaks", "It **", "** 内存."}, {kTitlePart, 0, "Crash", "", " with"}};
    sample.give(0, 0, citing);
    sample.give(1, 0, "B.1");
    sample.give(2, 0, "A.1.i");
    made.earlier = bytesOf(sample, "earlier.accord");
    sample.give(0, 1, "A.2");
    sample.give(0, 1, "A.1");
    sample.give(1, 1, test::notForStudy(Exclusion::OffTopic));
    sample.give(2, 3, test::cannotTell());
    test::must(reconcile::decide(sample.project, sample.round, sample.people[0],
                                 {{sample.items[0], sample.decided("A.1.i")}}));
    while (!test::must(labelling::indexState(sample.project)).complete()) {
        (void)test::must(labelling::indexFurther(sample.project));
    }
    meetIn(sample);
    studyIn(sample);
    collectIn(sample);
    made.sound = bytesOf(sample, "sound.accord");
    return made;
}

const Projects& projects()
{
    static const Projects kProjects = makeProjects();
    return kProjects;
}

class Bytes
{
public:
    Bytes(const std::uint8_t* data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {}

    [[nodiscard]] bool empty() const { return m_at >= m_size; }
    std::size_t byte() { return empty() ? 0 : m_data[m_at++]; }
    std::size_t two()
    {
        const std::size_t high = byte();
        return high * 256 + byte();
    }
    std::string text(std::size_t most)
    {
        const std::size_t size = std::min({byte(), most, m_size - std::min(m_at, m_size)});
        std::string taken(textOf(m_data + m_at, size));
        m_at += size;
        return taken;
    }

private:
    const std::uint8_t* m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
};

constexpr std::array kStatements = {
    "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END",
    "CREATE TRIGGER t INSTEAD OF INSERT ON v BEGIN SELECT load_extension('x'); END",
    "CREATE VIEW v AS SELECT * FROM event",
    "DROP TABLE label; CREATE VIEW label AS SELECT 1 AS round_id, 2 AS person_id, 3 AS item_id",
    "CREATE TABLE more (id INTEGER PRIMARY KEY, x)",
    "CREATE INDEX more ON event (note)",
    "DROP INDEX event_by_item",
    "ALTER TABLE person ADD COLUMN more TEXT",
    "ALTER TABLE person RENAME COLUMN initials TO more",
    "DROP TABLE search",
    "DROP TABLE search; CREATE TABLE search (title, body, comments)",
    "CREATE VIRTUAL TABLE more USING fts5 (x)",
    "ANALYZE",
    "VACUUM",
    "PRAGMA page_size = 512; VACUUM",
    "PRAGMA page_size = 65536; VACUUM",
    "PRAGMA auto_vacuum = 1; VACUUM",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = 2147483647",
    "PRAGMA application_id = 0",
    "PRAGMA encoding = 'UTF-16le'; VACUUM",
    "PRAGMA journal_mode = WAL",
    "UPDATE sqlite_master SET sql = replace(sql, 'STRICT', '')",
    "UPDATE sqlite_master SET sql = replace(sql, 'TEXT', 'ANY')",
    "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', 'DEFAULT (randomblob(9))')",
    "UPDATE sqlite_master SET sql = replace(sql, 'note TEXT', 'note TEXT GENERATED ALWAYS AS (hex(uuid))')",
    "UPDATE sqlite_master SET sql = replace(sql, 'fts5', 'rtree')",
    "UPDATE sqlite_master SET rootpage = rootpage + 1 WHERE type = 'table'",
    "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'event') WHERE name = "
    "'label'",
    "UPDATE sqlite_master SET rootpage = 1 WHERE name = 'comment'",
    "DELETE FROM sqlite_master WHERE type = 'index'",
    "INSERT INTO sqlite_master SELECT * FROM sqlite_master WHERE name = 'event'",
    "INSERT INTO sqlite_master VALUES ('table', 'x', 'x', 3, 'CREATE TABLE x (a)')",
    "UPDATE search_data SET block = randomblob(40)",
    "UPDATE search_data SET block = zeroblob(1000) WHERE id = 10",
    "DELETE FROM search_data",
    "UPDATE search_config SET v = 99",
    "DELETE FROM search_idx",
    "DELETE FROM project",
    "DELETE FROM category",
    "DELETE FROM event WHERE kind = 'taxonomy'",
    "DELETE FROM person",
    "DELETE FROM document",
    "UPDATE item SET text_id = 99999",
    "UPDATE text SET document_id = 99999",
    "UPDATE import SET finished_at = NULL",
    "UPDATE category SET parent = uuid",
    "UPDATE category SET level = 1",
    "UPDATE category SET parent = (SELECT uuid FROM category WHERE level = 3 LIMIT 1)",
    "UPDATE event SET clock = 9223372036854775807",
    "UPDATE event SET clock = -9223372036854775808",
    "UPDATE event SET seq = 9223372036854775807 WHERE seq = (SELECT max(seq) FROM event)",
    "UPDATE event SET detail = '[[[[[[[['",
    "UPDATE document SET host_labels = '{\"a\":[1]}'",
    "UPDATE document SET body = CAST(x'ff00fe' AS TEXT)",
    "UPDATE item SET occurrence = 9223372036854775807",
    "UPDATE person SET name = CAST(x'00c328' AS TEXT)",
    "UPDATE event SET subject = NULL",
    "UPDATE event SET subject = uuid",
    "UPDATE event SET subject = (SELECT uuid FROM event WHERE kind = 'proposal') WHERE kind IN ('vote', 'second_vote', "
    "'opinion')",
    "UPDATE event SET subject = x'00' WHERE kind NOT IN ('label', 'vote', 'decision', 'taxonomy')",
    "UPDATE event SET state = 99 WHERE kind NOT IN ('label', 'vote', 'decision', 'taxonomy')",
    "UPDATE event SET state = -1 WHERE kind <> 'taxonomy'",
    "UPDATE answer SET verdict = 99",
    "DELETE FROM answer",
    "UPDATE passage SET start = -1",
    "UPDATE passage SET text = randomblob(16), part = 9223372036854775807",
    "INSERT OR IGNORE INTO passage SELECT seq, 0, (SELECT uuid FROM text LIMIT 1), 1, 0, 1, 'x', '', '' FROM event",
    "UPDATE answer SET event = event + 1000",
    "INSERT OR IGNORE INTO answer (event, verdict) SELECT seq, 1 FROM event",
    "UPDATE answer SET method = 77",
    "UPDATE event SET meeting = x'0102'",
    "UPDATE event SET codebook = x'0102'",
    "UPDATE event SET detail = '{\"round\":3,\"minutes\":1e99,\"name\":[],\"agenda\":\"x=\"}' WHERE kind IN "
    "('meeting', 'proposal', 'opinion')",
    "UPDATE event SET detail = '{\"kind\":1e9,\"level\":-1,\"parent\":\"x\",\"examples\":{}}' WHERE kind = 'proposal'",
    "UPDATE event SET detail = NULL WHERE kind NOT IN ('label', 'vote', 'decision', 'taxonomy')",
    "UPDATE event SET at = '9999999999999999999999'",
    "UPDATE event SET item_id = NULL",
    "DELETE FROM taking_part",
    "UPDATE taking_part SET event = 99999",
    "UPDATE saved_filter SET filter = 'pair=\"\",,=across=block=B.1,B.1,B.1'",
    "UPDATE event SET round_id = NULL",
    "UPDATE event SET about_person = NULL",
    "UPDATE event SET round_id = 99999, about_person = 99999",
    "UPDATE event SET round_id = 1, about_person = 1",
    "UPDATE event SET detail = "
    "'{\"name\":7,\"colour\":1e99,\"role\":-1,\"purpose\":99,\"overlap\":-5,\"order_seed\":1e30}' "
    "WHERE kind IN ('person', 'round', 'assignment', 'gate', 'settings', 'source', 'finding')",
    "UPDATE event SET detail = '{\"reasons\":[[],{\"number\":1e9},{\"number\":16,\"text\":[]}],\"gate\":\"((((\"}' "
    "WHERE "
    "kind "
    "> 8",
    "UPDATE event SET state = 99 WHERE kind IN ('person', 'round', 'assignment', 'gate', 'settings', 'source', "
    "'finding')",
    "UPDATE event SET state = 3, kind = 'round' WHERE kind = 'assignment'",
    "UPDATE answer SET exclusion = 77",
    "UPDATE event SET kind = 'settings' WHERE kind IN ('person', 'round', 'assignment', 'gate', 'settings', 'source', "
    "'finding')",
    "DELETE FROM assigned_item",
    "UPDATE assigned_item SET state = 9",
    "UPDATE assigned_item SET item_id = 99999",
    "INSERT INTO assigned_item SELECT seq, 1, 1 FROM event",
    "UPDATE category SET merged_into = uuid",
    "UPDATE category SET merged_into = (SELECT uuid FROM category LIMIT 1 OFFSET 2), split_into = '[['",
    "UPDATE category SET meaning = -9, meaning_since = 9223372036854775807, counter_examples = '{', notes = "
    "CAST(x'ff' AS TEXT)",
    "UPDATE event SET kind = CASE seq % 2 WHEN 0 THEN 'source' ELSE 'finding' END WHERE kind IN ('person', 'round', "
    "'assignment', 'gate', 'settings', 'source', 'finding')",
    "UPDATE event SET detail = "
    "'{\"dialect\":9,\"host\":1,\"base\":\"x\",\"repository\":\"y\",\"numbers\":{},\"selection\":"
    "{\"keywords\":[7,{\"regex\":[]},\"\"],\"labels\":[[]],\"state\":-1}}' WHERE kind = 'source'",
    "UPDATE event SET detail = '{\"keyword\":\"x\",\"url\":\"y\",\"relevance\":1e30,\"first\":\"a\",\"second\":[]}' "
    "WHERE kind = 'finding'",
    "UPDATE fetched_issue SET content = '{\"labels\":[1,[]],\"reactions\":{\"a\":\"b\"},\"title\":CAST(x''ff'' AS "
    "TEXT)}'",
    "UPDATE fetched_issue SET updated_at = '', comment_count = -1, touched = 9223372036854775807",
    "UPDATE fetched_comment SET content = '[[[[', source = x'00'",
    "UPDATE fetching SET state = '{\"phase\":77,\"pass\":1e99,\"next\":{}}'",
    "UPDATE fetch_log SET event = 99",
    "UPDATE hit SET places = '[[-9,1,1],[0,-1,1e9],[],7]'",
    "UPDATE hit SET document_id = 99999",
    "UPDATE issue_fact SET reactions = '[', referred_by = '{}', text_id = text_id + 1000",
};

constexpr std::array kTables = {
    "project", "person",        "import",          "text_group",  "text",          "document",   "part",
    "round",   "item",          "event",           "answer",      "passage",       "codebook",   "category",
    "label",   "decision",      "search_data",     "taking_part", "assigned_item", "issue_fact", "keyword",
    "hit",     "fetched_issue", "fetched_comment", "fetching",    "fetch_log"};

constexpr std::array kValues = {"NULL",
                                "0",
                                "-1",
                                "2",
                                "255",
                                "32768",
                                "4294967296",
                                "9223372036854775807",
                                "-9223372036854775808",
                                "1e999",
                                "''",
                                "'x'",
                                "'null'",
                                "'[]'",
                                "'2026-01-01T00:00:00Z'",
                                "x'00'",
                                "zeroblob(16)",
                                "zeroblob(100000)",
                                "randomblob(16)",
                                "CAST(x'fffe00' AS TEXT)",
                                "printf('%.10000c', '[')"};

// One connection that may do what a forger may.
class Forger
{
public:
    explicit Forger(const fs::path& file)
    {
        if (sqlite3_open(file.c_str(), &m_handle) != SQLITE_OK) {
            return;
        }
        sqlite3_limit(m_handle, SQLITE_LIMIT_LENGTH, 1000000);
        sqlite3_limit(m_handle, SQLITE_LIMIT_ATTACHED, 0);
        run("PRAGMA writable_schema = ON; PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; "
            "PRAGMA synchronous = OFF");
    }
    ~Forger() { sqlite3_close(m_handle); }
    Forger(const Forger&) = delete;
    Forger& operator=(const Forger&) = delete;

    // A statement of its own making may run for ever.
    void run(const std::string& sql)
    {
        sqlite3_progress_handler(
            m_handle, 200000, [](void*) { return 1; }, nullptr);
        sqlite3_exec(m_handle, sql.c_str(), nullptr, nullptr, nullptr);
    }

    void changeCell(Bytes& input)
    {
        const std::string table = kTables[input.byte() % kTables.size()];
        const std::string value = kValues[input.byte() % kValues.size()];
        const std::size_t wanted = input.byte();
        const std::size_t row = input.byte() % 16;
        sqlite3_stmt* columns = nullptr;
        const std::string ask = "SELECT name FROM pragma_table_info('" + table + "') ORDER BY cid LIMIT 1 OFFSET " +
                                std::to_string(wanted % 32);
        sqlite3_prepare_v2(m_handle, ask.c_str(), -1, &columns, nullptr);
        std::string column;
        if (sqlite3_step(columns) == SQLITE_ROW) {
            column = reinterpret_cast<const char*>(sqlite3_column_text(columns, 0));
        }
        sqlite3_finalize(columns);
        if (!column.empty()) {
            run("UPDATE " + table + " SET \"" + column + "\" = " + value + " WHERE \"" + column + "\" IN (SELECT \"" +
                column + "\" FROM " + table + " LIMIT 1 OFFSET " + std::to_string(row) + ")");
        }
    }

private:
    sqlite3* m_handle = nullptr;
};

// What is done to the bytes once SQLite has let go of the file.
struct Alteration
{
    std::size_t kind = 0;
    std::size_t page = 0;
    std::size_t offset = 0;
    std::string bytes;
};

void apply(std::string& content, const Alteration& alteration)
{
    constexpr std::size_t kPage = 4096;
    const std::size_t pages = std::max<std::size_t>(content.size() / kPage, 1);
    const auto put = [&](std::size_t at, std::string_view bytes) {
        if (at < content.size()) {
            content.replace(at, std::min(bytes.size(), content.size() - at), bytes.substr(0, content.size() - at));
        }
    };
    switch (alteration.kind) {
    case 0:
    case 1:
        put((alteration.page % pages) * kPage + alteration.offset % kPage, alteration.bytes);
        break;
    case 2: // what says how a page is to be read stands at its beginning
        put((alteration.page % pages) * kPage + alteration.offset % 40, alteration.bytes);
        break;
    case 3:
        put((alteration.offset % pages) * kPage, content.substr((alteration.page % pages) * kPage, kPage));
        break;
    case 4:
        content.resize(std::min(content.size(), alteration.page * 700 + alteration.offset % 700));
        break;
    default:
        put(alteration.offset % 100, alteration.bytes);
    }
}

void writeBytes(const fs::path& file, const std::string& content)
{
    for (const char* beside : {"", "-wal", "-shm", "-journal"}) {
        std::error_code none;
        fs::remove(file.string() + beside, none);
    }
    std::ofstream(file, std::ios::binary) << content;
}

} // namespace

const fs::path& workFolder()
{
    static const test::TempFolder kFolder = [] {
        if (fs::is_directory("/dev/shm")) {
            ::setenv("TMPDIR", "/dev/shm", 1);
        }
        return test::TempFolder();
    }();
    return kFolder.path();
}

const std::string& soundProject()
{
    return projects().sound;
}

void writeEarlier(const std::filesystem::path& file)
{
    writeBytes(file, projects().earlier);
}

void writeAltered(const fs::path& file, const std::uint8_t* data, std::size_t size)
{
    writeBytes(file, soundProject());
    std::vector<Alteration> alterations;
    bool forged = false;
    {
        Bytes input(data, size);
        std::unique_ptr<Forger> forger;
        for (int steps = 0; steps < 12 && !input.empty(); ++steps) {
            const std::size_t kind = input.byte() % 10;
            if (kind < 6) {
                const std::size_t page = input.byte();
                const std::size_t offset = input.two();
                alterations.push_back({kind, page, offset, kind == 3 || kind == 4 ? "" : input.text(16)});
                continue;
            }
            if (forger == nullptr) {
                forger = std::make_unique<Forger>(file);
                forged = true;
            }
            if (kind < 8) {
                forger->changeCell(input);
            } else {
                forger->run(kind == 8 ? std::string(kStatements[input.byte() % kStatements.size()]) : input.text(200));
            }
        }
    }
    if (!alterations.empty()) {
        std::string content = forged ? readBytes(file) : soundProject();
        for (const Alteration& alteration : alterations) {
            apply(content, alteration);
        }
        writeBytes(file, content);
    }
}

} // namespace accord::fuzz
