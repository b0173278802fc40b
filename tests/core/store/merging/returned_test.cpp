// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/compression.h"
#include "core/base/reason.h"
#include "core/sqlite/database.h"
#include "core/store/merging/returned.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <string>
#include <string_view>
#include <vector>

using namespace accord;
using test::errorOf;
using test::must;

namespace fs = std::filesystem;

namespace {

std::vector<std::string> oddEvents(const fs::path& file)
{
    const auto database = must(sqlite::Database::open(file, sqlite::Database::Mode::ReadOnly));
    return must(database
                    ->query(R"sql(
                        SELECT seq || '|' || clock || '|' || coalesce(printf('%!.26g', seconds), 'NULL') || '|' ||
                            hex(coalesce(note, 'NULL')) || '|' || typeof(note) || '|' || quote(subject)
                        FROM event
                        LEFT JOIN answer ON event = seq
                        WHERE kind = 'odd'
                        ORDER BY seq
                    )sql")
                    .all<std::string>());
}

// What is wrong with a file that holds this, soundly packed.
Reason wrongWith(const test::TempFolder& folder, const std::string& content)
{
    const fs::path file = folder / "return.accord";
    test::writeFile(file, "Accord return 1\n" + must(compressed(content, file, {})));
    const Error error = errorOf(store::unpackReturn(file, folder / "ours.accord", {}));
    CHECK(error.code == Errc::Damaged);
    CHECK(error.argument(0) == file.string());
    return error.reason;
}

std::string many(std::string_view text)
{
    std::string all;
    for (int i = 0; i < 1'000'000; ++i) {
        all += text;
    }
    return all;
}

} // namespace

TEST_CASE("Return: numbers, texts, bytes and what is absent are there again, value by value")
{
    test::Team team;
    const fs::path package = team.package(0);
    {
        const auto database = must(sqlite::Database::open(package, sqlite::Database::Mode::ReadWrite));
        // Numbers and lengths on both sides of every limit at which they are written with more bytes.
        must(database->execute(R"sql(
            WITH number (value) AS (
                VALUES (0), (23), (24), (255), (256), (65535), (65536), (4294967295), (4294967296),
                    (9223372036854775807))
            INSERT INTO event (uuid, kind, clock, at, note, subject)
            SELECT randomblob(16), 'odd', value, '', replace(hex(zeroblob(min(value, 70000))), '00', '0'),
                randomblob(min(value, 70000))
            FROM number
            UNION ALL SELECT randomblob(16), 'odd', -1 - value, '', NULL, NULL FROM number;
            INSERT INTO event (seq, uuid, kind, clock, at, note, subject)
            VALUES (7001, randomblob(16), 'odd', 1, '', 'text 文字', x''),
                (7002, randomblob(16), 'odd', 1, '', 'a' || char(0) || 'b', x'00'),
                (7003, randomblob(16), 'odd', 1, '', CAST(x'ff80' AS TEXT), x'ff'),
                (7004, randomblob(16), 'odd', 1, '', '', NULL),
                (7005, randomblob(16), 'odd', 1, '', '7', x'7f7f'),
                (7006, randomblob(16), 'odd', 1, '', '7.0', x'5f'),
                (7007, randomblob(16), 'odd', 1, '', 'NULL', x'9f');
            INSERT INTO answer (event, verdict, seconds)
            VALUES (7001, 0, 0.0), (7002, 0, -1.5), (7003, 0, 1e308), (7004, 0, 5e-324), (7005, 0, 23.417),
                (7006, 0, 0.1), (7007, 0, 9e999)
        )sql"));
        must(store::packReturn(*database, team.folder / "return.accord", {}));
    }
    const TemporaryFile unpacked =
        must(store::unpackReturn(team.folder / "return.accord", team.folder / "ours.accord", {}));
    const std::vector<std::string> before = oddEvents(package);
    CHECK(before.size() == 27);
    CHECK(oddEvents(unpacked.path()) == before);
}

TEST_CASE("Return: what nests without end, promises more than there is, or is of another kind is refused")
{
    using namespace std::string_literals;
    const test::TempFolder folder;
    const std::string row = "\x01\x82\x67project\x01"; // one row of two texts follows
    for (const std::string& item : {many("\x81"),
                                    many("\x82\x60"),
                                    many("\x9f"),
                                    many("\x7f"),
                                    many("\x5f"),
                                    many("\xa1"),
                                    many("\xa1\x60"),
                                    many("\xbf"),
                                    many("\xc1"),
                                    many("\xd8\x20"),
                                    "\x9b\xff\xff\xff\xff\xff\xff\xff\xff"s,
                                    "\x7b\xff\xff\xff\xff\xff\xff\xff\xff"s,
                                    "\x5b\x7f\xff\xff\xff\xff\xff\xff\xff"s,
                                    "\x9a\x10\x00\x00\x00"s,
                                    "\x98\x41" + std::string(0x41, '\x00'),
                                    "\x9a\x00\x10\x00\x00"s + std::string(0x100000, '\xf6'),
                                    "\x1c"s,
                                    "\xff"s,
                                    "\xf7"s,
                                    "\xf8\x20"s,
                                    "\xf4"s,
                                    "\x1b\x00\x00"s,
                                    "\x20"s,
                                    "\x00"s,
                                    ""s}) {
        INFO("begins with " << (item.empty() ? 0 : static_cast<unsigned char>(item[0])));
        CHECK(wrongWith(folder, item) == Reason::ChangedOnItsWay);
        CHECK(wrongWith(folder, "\x01" + item) == Reason::ChangedOnItsWay);
        CHECK(wrongWith(folder, row + item) == Reason::ChangedOnItsWay);
        CHECK(wrongWith(folder, std::string(row).append("\x82").append(item).append("\x61x")) ==
              Reason::ChangedOnItsWay);
    }
    // A number beyond all that are kept, more and fewer values than there are columns.
    CHECK(wrongWith(folder, row + "\x82\x61x\x1b\xff\xff\xff\xff\xff\xff\xff\xff") == Reason::ChangedOnItsWay);
    CHECK(wrongWith(folder, row + "\x83\x61x\x61x\x61x") == Reason::ChangedOnItsWay);
    CHECK(wrongWith(folder, row + "\x81\x61x") == Reason::ChangedOnItsWay);
    CHECK(wrongWith(folder, "\x01\x82\x66person\x00"s) == Reason::ChangedOnItsWay);
    CHECK(wrongWith(folder, "\x01\x82\x67project\x20") == Reason::ChangedOnItsWay);
    CHECK(wrongWith(folder, "\x01\x82\x67project\x18\xff") == Reason::UnsoundContent);
    // Of another type than the column.
    CHECK(wrongWith(folder, row + "\x82\x41x\x61x") == Reason::FileDamaged);
}
