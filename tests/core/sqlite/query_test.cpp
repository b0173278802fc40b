// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/model/label.h"
#include "core/sqlite/database.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

using namespace accord;
using test::must;

namespace {

/// A table with three people, in a database of its own.
std::unique_ptr<sqlite::Database> sampleTable()
{
    auto database = must(sqlite::Database::inMemory());
    must(database->execute(R"sql(
        CREATE TABLE someone (id INTEGER PRIMARY KEY, uuid BLOB, name TEXT, share REAL, verdict INTEGER, friend INTEGER);
        INSERT INTO someone (id, name, share, verdict, friend)
        VALUES (1, 'Ada', 0.25, 1, NULL), (2, 'Bo', 0.5, 0, 1), (3, '', 0.75, 2, 1);
    )sql"));
    return database;
}

struct Someone
{
    PersonId id;
    std::string name;
    PersonId knows;
};

Someone readSomeone(const sqlite::Row& row)
{
    return Someone{row.id<PersonId>(0), row.string(1), row.id<PersonId>(2)};
}

} // namespace

TEST_CASE("Query: every row, one row or none, with parameters by name", "[sqlite]")
{
    const auto database = sampleTable();
    static constexpr auto kSql = R"sql(
        SELECT id, name, friend
        FROM someone
        WHERE :friend IS NULL OR friend = :friend
        ORDER BY id
    )sql";
    const auto all = must(database->query(kSql).bind(":friend", PersonId{}).all<Someone>(readSomeone));
    REQUIRE(all.size() == 3);
    CHECK(all[1].name == "Bo");
    CHECK(all[1].knows == PersonId{1});
    CHECK_FALSE(all[0].knows.valid());
    const auto some = must(database->query(kSql).bind(":friend", PersonId{1}).all<Someone>(readSomeone));
    REQUIRE(some.size() == 2);
    CHECK(some[0].id == PersonId{2});
    const auto first = must(database->query(kSql).bind(":friend", PersonId{1}).one<Someone>(readSomeone));
    REQUIRE(first.has_value());
    CHECK(first->id == PersonId{2});
    CHECK_FALSE(must(database->query(kSql).bind(":friend", PersonId{3}).one<Someone>(readSomeone)).has_value());
}

TEST_CASE("Query: a single column as the type that is asked for", "[sqlite]")
{
    const auto database = sampleTable();
    const auto names = must(database->query("SELECT name FROM someone ORDER BY id").all<std::string>());
    CHECK(names == std::vector<std::string>{"Ada", "Bo", ""});
    CHECK(must(database->query("SELECT id FROM someone WHERE name = :name").bind(":name", "Bo").one<PersonId>()) ==
          PersonId{2});
    CHECK(must(database->query("SELECT share FROM someone WHERE id = :id").bind(":id", 3).one<double>()) == 0.75);
    CHECK(must(database->query("SELECT id FROM someone WHERE verdict = :verdict")
                   .bind(":verdict", Verdict::NotForStudy)
                   .one<int>()) == 3);
    CHECK(must(database->query("SELECT verdict FROM someone WHERE id = 1").one<Verdict>()) == Verdict::Category);
    CHECK(must(database->query("SELECT :yes").bind(":yes", true).one<bool>()) == true);
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    CHECK(must(database->query("SELECT :most").bind(":most", kMost).one<std::int64_t>()) == kMost);
}

TEST_CASE("Query: texts are copied when they are bound, and an empty one is a text", "[sqlite]")
{
    const auto database = sampleTable();
    sqlite::Query query = database->query("SELECT id FROM someone WHERE name = :name");
    {
        const std::string name = "Ada, or somebody whose name fills a buffer of its own";
        query.bind(":name", name.substr(0, 3));
    }
    CHECK(must(query.one<PersonId>()) == PersonId{1});
    CHECK(must(database->query("SELECT id FROM someone WHERE name = :name").bind(":name", "").one<PersonId>()) ==
          PersonId{3});
    const Uuid uuid = newUuid();
    must(database->query("UPDATE someone SET uuid = :uuid WHERE id = 1").bind(":uuid", uuid).run());
    CHECK(must(database->query("SELECT uuid FROM someone WHERE id = 1").one<Uuid>()) == uuid);
    CHECK(must(database->query("SELECT uuid FROM someone WHERE id = 2").one<Uuid>())->isNull());
}

TEST_CASE("Query: NULL for what is not there", "[sqlite]")
{
    const auto database = sampleTable();
    const auto isNull = [&](sqlite::Query& query) { return must(query.one<bool>()).value(); };
    CHECK(isNull(database->query("SELECT :it IS NULL").bind(":it", std::optional<int>())));
    CHECK_FALSE(isNull(database->query("SELECT :it IS NULL").bind(":it", std::optional(0))));
    CHECK(isNull(database->query("SELECT :it IS NULL").bind(":it", IssueId{})));
    CHECK(isNull(database->query("SELECT :it IS NULL").bindNull(":it")));
}

TEST_CASE("Query: what fails is told by what ends it", "[sqlite]")
{
    const auto database = sampleTable();
    CHECK_FALSE(database->query("SELECT nothing FROM nowhere").bind(":it", 1).all<int>().ok());
    CHECK_FALSE(database->query("SELECT nothing FROM nowhere").one<int>().ok());
    CHECK_FALSE(database->query("DELETE FROM nowhere").run().ok());
    int visited = 0;
    const Status stopped =
        database->query("SELECT id FROM someone ORDER BY id").each([&](const sqlite::Row&) -> Status {
            return ++visited == 2 ? Status(Error{Errc::Cancelled, Reason::Cancelled}) : Status();
        });
    REQUIRE_FALSE(stopped.ok());
    CHECK(stopped.error().code == Errc::Cancelled);
    CHECK(visited == 2);
    CHECK_FALSE(database->query("INSERT INTO someone (id) VALUES (:id)").bind(":id", 1).run().ok());
    must(database->query("INSERT INTO someone (id) VALUES (:id)").bind(":id", 4).run());
    CHECK(must(database->query("SELECT count(*) FROM someone").one<int>()) == 4);
}

TEST_CASE("Query: a value that cannot be bound, or has no place, is told and never read as none", "[sqlite]")
{
    const auto database = sampleTable();
    const std::string endless(std::size_t{257} << 20U, 'x');
    CHECK(test::errorOf(database->query("SELECT id FROM someone WHERE name = :name").bind(":name", endless).all<int>())
              .code == Errc::Internal);
    CHECK(test::errorOf(database->query("SELECT id FROM someone WHERE name IS :name").bind(":nmae", "Bo").one<int>())
              .code == Errc::Internal);
    CHECK(database->query("UPDATE someone SET name = NULL WHERE :who").bind(":whom", 1).run().error().code ==
          Errc::Internal);

    sqlite::Statement insert = must(database->prepare("INSERT INTO someone (name, verdict) VALUES (?, ?)"));
    CHECK_FALSE(insert.bind(std::string_view(endless)).bind(std::int64_t{1}).run().ok());
    CHECK_FALSE(insert.bind(std::string_view("Cy")).bind(std::int64_t{1}).bind(std::int64_t{2}).run().ok());
    CHECK(must(database->number("SELECT count(*) FROM someone WHERE name IS NULL OR id > 3")) == 0);
    // The next values are others.
    must(insert.bind(std::string_view("Cy")).bind(std::int64_t{1}).run());
    CHECK(must(database->number("SELECT count(*) FROM someone WHERE name = 'Cy'")) == 1);
}

// What is borrowed until the next step must not be gone by then.
template <class Text>
concept Borrowed = requires(sqlite::Statement& statement, Text text)
{
    statement.bind(std::forward<Text>(text));
};
static_assert(Borrowed<const std::string&> && !Borrowed<std::string>);
