// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/demo.h"
#include "core/exchange/export_labels.h"
#include "core/exchange/package.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/label_matrix.h"
#include "core/project/repair.h"
#include "core/sqlite/database.h"
#include "core/store/search_index.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <array>
#include <cstring>
#include <unordered_set>

using namespace accord;
using test::errorOf;
using test::must;

namespace fs = std::filesystem;

namespace {

struct Demo
{
    Demo()
        : project(make(folder / "demo.accord"))
    {}

    static Project make(const fs::path& file)
    {
        NoProgress progress;
        return must(exchange::createDemo(file, progress, {}));
    }

    test::TempFolder folder;
    Project project;
};

exchange::PackageReport written(Project& project, exchange::PackageRequest request, const fs::path& file)
{
    NoProgress progress;
    request.by = test::leadOf(project);
    return must(exchange::writePackage(project, request, file, progress, {}));
}

std::vector<std::string> texts(Project& project, const std::string& sql)
{
    sqlite::Statement query = must(project.database().prepare(sql));
    std::vector<std::string> found;
    while (must(query.step())) {
        found.push_back(query.string(0));
    }
    return found;
}

using Bytes = std::array<char, 16>;

struct BytesHash
{
    std::size_t operator()(const Bytes& bytes) const
    {
        std::uint64_t low = 0;
        std::uint64_t high = 0;
        std::memcpy(&low, bytes.data(), 8);
        std::memcpy(&high, bytes.data() + 8, 8);
        return low ^ (high * 0x9e3779b97f4a7c15U);
    }
};

/// How many of these identifiers stand anywhere in the bytes.
std::size_t identifiersIn(const std::string& bytes, const std::vector<Uuid>& wanted)
{
    std::unordered_set<Bytes, BytesHash> set;
    std::vector<bool> starts(1U << 24U);
    for (const Uuid& uuid : wanted) {
        Bytes key{};
        std::memcpy(key.data(), uuid.bytes.data(), key.size());
        set.insert(key);
        // The last three bytes are random, the first ones are the time.
        starts[(std::size_t{uuid.bytes[13]} << 16U) | (std::size_t{uuid.bytes[14]} << 8U) | uuid.bytes[15]] = true;
    }
    std::size_t found = 0;
    const auto byte = [&bytes](std::size_t at) { return std::size_t{static_cast<unsigned char>(bytes[at])}; };
    for (std::size_t at = 0; at + 16 <= bytes.size(); ++at) {
        if (starts[(byte(at + 13) << 16U) | (byte(at + 14) << 8U) | byte(at + 15)]) {
            Bytes key{};
            std::memcpy(key.data(), bytes.data() + at, key.size());
            found += set.contains(key) ? 1 : 0;
        }
    }
    return found;
}

std::vector<Uuid> uuids(Project& project, const std::string& sql)
{
    sqlite::Statement query = must(project.database().prepare(sql));
    std::vector<Uuid> found;
    while (must(query.step())) {
        found.push_back(query.uuid(0));
    }
    return found;
}

/// Nothing in the file is another's: no name, initials aside; no event; no word of a note, a summary or a reason; no
/// source of an import.
void checkBlind(Project& project, const Person& person, const fs::path& package)
{
    const std::string bytes = test::readFile(package);
    const std::string own = std::to_string(person.id.value);
    const auto others = uuids(
        project,
        "SELECT uuid FROM event WHERE kind IN ('label', 'vote', 'decision') AND NOT (kind = 'label' AND person_id = " +
            own + ") UNION ALL SELECT uuid FROM person WHERE id <> " + own);
    REQUIRE(others.size() > 10);
    CHECK(identifiersIn(bytes, others) == 0);
    // The search itself finds what is there.
    CHECK(identifiersIn(bytes, uuids(project, "SELECT uuid FROM person WHERE id = " + own)) >= 1);
    // What stands in an issue as well may be there.
    std::string shown;
    for (const std::string& text :
         texts(project, "SELECT title || ' ' || body FROM document UNION ALL SELECT body FROM "
                        "part UNION ALL SELECT detail FROM event WHERE kind = 'taxonomy'")) {
        shown += text;
    }
    for (const std::string& sql :
         {"SELECT name FROM person WHERE id <> " + own,
          "SELECT DISTINCT summary FROM event JOIN answer ON event = seq WHERE length(summary) > 11 AND (kind <> "
          "'label' OR person_id <> " +
              own +
              ") AND summary NOT IN (SELECT summary FROM event JOIN answer ON event = seq WHERE summary IS NOT NULL "
              "AND person_id = " +
              own + ")",
          "SELECT DISTINCT note FROM event WHERE kind IN ('label', 'vote', 'decision') AND length(note) > 11 AND (kind "
          "<> 'label' OR person_id <> " +
              own +
              ") AND note NOT IN (SELECT note FROM event WHERE note IS NOT NULL AND kind = 'label' AND person_id = " +
              own + ")",
          std::string("SELECT DISTINCT source FROM import WHERE source <> ''"),
          std::string("SELECT DISTINCT rule FROM answer WHERE rule IS NOT NULL")}) {
        for (const std::string& text : texts(project, sql)) {
            INFO(text);
            CHECK((shown.find(text) != std::string::npos || bytes.find(text) == std::string::npos));
        }
    }
}

const std::string kOwnLabels =
    "SELECT hex(a.uuid) || a.clock || a.at || coalesce(hex(a.replaces), '') || hex(i.uuid) || a.verdict || "
    "coalesce(hex(c.uuid), '') || coalesce(a.summary, '') || coalesce(a.note, '') || coalesce(a.seconds, '') FROM "
    "(SELECT * FROM "
    "event JOIN answer ON event = seq) "
    "a "
    "JOIN item i ON i.id = a.item_id LEFT JOIN category c ON c.id = a.category_id WHERE a.kind = 'label' AND "
    "a.person_id = ";

const std::string kItems =
    "SELECT hex(i.uuid) || ' ' || i.position || ' ' || i.occurrence || ' ' || hex(r.uuid) || ' ' || r.blind || ' ' || "
    "r.name || ' ' || hex(s.uuid) FROM item i JOIN round r ON r.id = i.round_id JOIN text s ON s.id = i.text_id "
    "ORDER BY i.uuid";

} // namespace

TEST_CASE("Package: holds a person's items, texts, codebooks and own labels, and is a sound project", "[package]")
{
    Demo demo;
    const Person person = demo.project.people().at(2);
    const fs::path file = demo.folder / "own.accord";
    const exchange::PackageRequest request{person.id, {}, {}};
    const auto preview = must(exchange::previewPackage(demo.project, request));
    const auto report = written(demo.project, request, file);
    CHECK(report.items == preview.items);
    CHECK(report.issues == preview.issues);
    CHECK(report.texts == preview.texts);
    CHECK(report.texts > 0);
    CHECK(report.labels == preview.labels);
    CHECK(report.labels > 0);
    CHECK(report.rounds == 2);
    CHECK(report.bytes == fs::file_size(file));
    CHECK_FALSE(fs::exists(file.string() + "-wal"));

    Project package = must(Project::open(file));
    CHECK(package.people().size() == 1);
    CHECK(package.people().at(0).name == person.name);
    CHECK(must(exchange::packagedFor(package))->uuid == person.uuid);
    CHECK_FALSE(must(exchange::packagedFor(demo.project)).has_value());
    CHECK(must(checkIntegrity(package)).sound());
    CHECK(texts(package, kItems) == texts(demo.project, kItems));
    CHECK(texts(package, kOwnLabels + "1 ORDER BY a.uuid") ==
          texts(demo.project, kOwnLabels + std::to_string(person.id.value) + " ORDER BY a.uuid"));
    CHECK(test::dumpTable(package, "category") == test::dumpTable(demo.project, "category"));
    CHECK(test::dumpTable(package, "codebook") == test::dumpTable(demo.project, "codebook"));
    CHECK(test::dumpTable(package, "part") == test::dumpTable(demo.project, "part"));
    CHECK(texts(package, "SELECT max(clock) - (SELECT CAST(value AS INTEGER) FROM project WHERE key = 'clock') "
                         "FROM event") == std::vector<std::string>{"0"});
}

TEST_CASE("Package: of what a person said no column is lost", "[package]")
{
    Demo demo;
    sqlite::Database& database = demo.project.database();
    must(database.execute(R"sql(
        UPDATE event
        SET meeting = randomblob(16), subject = randomblob(16), state = 2, note = 'note'
        WHERE kind = 'label';
        UPDATE answer
        SET exclusion = 4, confidence = 2, flagged = 1, seconds = 2.5, summary = 'summary', code = 'code', source = 2,
            rule = 'rule', cause = 1, codebook_change = 1, method = 1
    )sql"));
    const Person person = demo.project.people().at(2);
    const fs::path file = demo.folder / "own.accord";
    (void)written(demo.project, {person.id, {}, {}}, file);
    Project package = must(Project::open(file));
    const auto values = [](Project& project, const std::string& column, PersonId by) {
        return texts(project, "SELECT quote(" + column +
                                  ") FROM event JOIN answer ON event = seq WHERE kind = 'label' AND person_id = " +
                                  std::to_string(by.value) + " ORDER BY uuid");
    };
    const auto columns = texts(demo.project, R"sql(
        SELECT name FROM pragma_table_info('event') WHERE name NOT IN ('seq', 'person_id', 'replaces')
        UNION ALL
        SELECT name FROM pragma_table_info('answer') WHERE name <> 'event'
    )sql");
    CHECK(columns.size() > 25);
    for (const std::string& column : columns) {
        INFO(column);
        CHECK(values(package, column, PersonId{1}) == values(demo.project, column, person.id));
    }
}

TEST_CASE("Package: in it a person labels, searches and exports as in any project", "[package]")
{
    Demo demo;
    const fs::path file = demo.folder / "own.accord";
    (void)written(demo.project, {demo.project.people().at(0).id, {}, {}}, file);
    Project package = must(Project::open(file));
    while (must(store::indexFurther(package.database(), 100)) > 0) {
    }
    CHECK_FALSE(must(store::search(package.database(), store::SearchQuery::parse("memory"), 50, 0)).issues.empty());

    const Round round = must(package.roundNamed("Main"));
    CHECK(round.blind);
    const PersonId person = package.people().at(0).id;
    const auto queue = must(labelling::queue(package, round.id, person));
    LabelContent content;
    content.verdict = Verdict::CannotTell;
    must(labelling::submitLabel(package, {round.id, queue.back().item, person, content, 3}));
    CHECK(must(labelling::currentContent(package, round.id, queue.back().item, person)) == content);
    const auto report = must(exchange::exportLabels(package, must(package.roundNamed("Pilot")).id,
                                                    exchange::ExportFormat::Long, demo.folder / "own.csv"));
    CHECK(report.labels > 0);
    CHECK(must(checkIntegrity(package)).sound());
}

TEST_CASE("Package: no byte of the demo's other labels, names and decisions is in it", "[package]")
{
    Demo demo;
    for (const Person& person : demo.project.people()) {
        const fs::path file = demo.folder / (person.initials + ".accord");
        (void)written(demo.project, {person.id, {}, {}}, file);
        checkBlind(demo.project, person, file);
    }
}

TEST_CASE("Package: of one round, of one repository", "[package]")
{
    Demo demo;
    const PersonId person = demo.project.people().at(0).id;
    const Round pilot = must(demo.project.roundNamed("Pilot"));
    const auto round = written(demo.project, {person, pilot.id, {}}, demo.folder / "round.accord");
    CHECK(round.rounds == 1);
    CHECK(round.items == must(demo.project.database().number("SELECT count(*) FROM item WHERE round_id = " +
                                                             std::to_string(pilot.id.value))));
    const std::string repository = texts(demo.project, "SELECT name FROM text_group ORDER BY id").at(0);
    const std::string last = repository.substr(repository.rfind('/') + 1);
    const auto part = written(demo.project, {person, {}, last}, demo.folder / "part.accord");
    Project package = must(Project::open(demo.folder / "part.accord"));
    CHECK(texts(package, "SELECT name FROM text_group") == std::vector<std::string>{repository});
    CHECK(part.items == must(demo.project.database().number(
                            "SELECT count(*) FROM item i JOIN text s ON s.id = i.text_id WHERE s.group_id = "
                            "(SELECT min(id) FROM text_group)")));
    CHECK(must(checkIntegrity(package)).sound());
}

TEST_CASE("Package: what cannot be written is refused, and leaves nothing behind", "[package]")
{
    Demo demo;
    NoProgress progress;
    const PersonId person = demo.project.people().at(0).id;
    const fs::path file = demo.folder / "own.accord";
    const auto fails = [&](exchange::PackageRequest request, const fs::path& target, const std::stop_token& stop = {}) {
        request.by = test::leadOf(demo.project);
        return errorOf(exchange::writePackage(demo.project, request, target, progress, stop)).code;
    };
    CHECK(fails({person, {}, "nowhere"}, file) == Errc::NotFound);
    CHECK(fails({person, RoundId{99}, {}}, file) == Errc::NotFound);
    CHECK(fails({PersonId{99}, {}, {}}, file) == Errc::NotFound);
    CHECK(fails({person, {}, {}}, demo.project.file()) == Errc::Exists);
    CHECK(fails({person, {}, {}}, demo.folder / "no/own.accord") == Errc::NotFound);
    std::stop_source stop;
    stop.request_stop();
    CHECK(fails({person, {}, {}}, file, stop.get_token()) == Errc::Cancelled);
    for (const auto& entry : fs::directory_iterator(demo.folder.path())) {
        CHECK(entry.path().filename().string().starts_with("demo.accord"));
    }
}

TEST_CASE("Package: no byte of the study's other labels, names and decisions is in it", "[package][study]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", study);
    const Person person = must(project.personNamed("Label3"));
    const auto report = written(project, {person.id, {}, {}}, folder / "label3.accord");
    CHECK(report.items == 38742);
    CHECK(report.issues == 38736);
    CHECK(report.labels == 38742);
    checkBlind(project, person, folder / "label3.accord");
    Project package = must(Project::open(folder / "label3.accord"));
    CHECK(must(checkIntegrity(package)).sound());
}
