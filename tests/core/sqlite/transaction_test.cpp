// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

using namespace accord;
using accord::test::must;

TEST_CASE("Transaction: what is not committed never was", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::createProject(folder / "a.accord"));
    const auto reader = must(store::openProject(folder / "a.accord"));
    {
        const auto transaction = must(sqlite::Transaction::begin(*database));
        must(store::setProjectValue(*database, "name", "half"));
        CHECK(must(store::projectValue(*reader, "name")).empty());
    }
    CHECK(must(store::projectValue(*database, "name")).empty());
    {
        auto transaction = must(sqlite::Transaction::begin(*database));
        must(store::setProjectValue(*database, "name", "whole"));
        must(transaction.commit());
        CHECK_FALSE(database->inTransaction());
    }
    CHECK(must(store::projectValue(*reader, "name")) == "whole");
}

TEST_CASE("Transaction: a transaction that was moved is rolled back once", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::createProject(folder / "a.accord"));
    {
        auto first = must(sqlite::Transaction::begin(*database));
        auto second = std::move(first);
        must(store::setProjectValue(*database, "name", "moved"));
        must(second.commit());
    }
    CHECK(must(store::projectValue(*database, "name")) == "moved");
}

TEST_CASE("Snapshot: several reads see one state whatever others commit", "[store]")
{
    const test::TempFolder folder;
    const auto writer = must(store::createProject(folder / "a.accord"));
    const auto reader = must(store::openProject(folder / "a.accord"));
    {
        const auto snapshot = must(sqlite::Snapshot::begin(*reader));
        CHECK(must(store::projectValue(*reader, "name")).empty());
        must(store::setProjectValue(*writer, "name", "later"));
        CHECK(must(store::projectValue(*reader, "name")).empty());
    }
    CHECK(must(store::projectValue(*reader, "name")) == "later");
}

TEST_CASE("Snapshot: within another one, or within a transaction, it is part of that", "[store]")
{
    const test::TempFolder folder;
    const auto writer = must(store::createProject(folder / "a.accord"));
    const auto reader = must(store::openProject(folder / "a.accord"));
    {
        const auto outer = must(sqlite::Snapshot::begin(*reader));
        CHECK(must(store::projectValue(*reader, "name")).empty());
        must(store::setProjectValue(*writer, "name", "later"));
        {
            const auto inner = must(sqlite::Snapshot::begin(*reader));
            CHECK(must(store::projectValue(*reader, "name")).empty());
        }
        CHECK(must(store::projectValue(*reader, "name")).empty()); // the end of the inner one is not that of the outer
    }
    auto transaction = must(sqlite::Transaction::begin(*writer));
    must(store::setProjectValue(*writer, "name", "kept"));
    {
        const auto inner = must(sqlite::Snapshot::begin(*writer));
    }
    must(transaction.commit());
    CHECK(must(store::projectValue(*reader, "name")) == "kept");
}

TEST_CASE("Statement: values come back as they were bound", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::createProject(folder / "a.accord"));
    sqlite::Statement echo = must(database->prepare("SELECT ?, ?, ?, ?, ?"));
    const Uuid uuid = newUuid();
    const std::string text("a\0模", 5);
    echo.bind(std::int64_t{INT64_MIN}).bind(0.1).bind(std::string_view(text)).bind(uuid).bindNull();
    REQUIRE(must(echo.step()));
    CHECK(echo.integer(0) == INT64_MIN);
    CHECK(echo.real(1) == 0.1);
    CHECK(echo.text(2) == text);
    CHECK(echo.uuid(3) == uuid);
    CHECK(echo.isNull(4));
    CHECK(echo.text(4).empty());
    CHECK_FALSE(must(echo.step()));
    echo.reset();
    echo.bind(std::int64_t{1}).bind(2.0).bind(std::string_view()).bind(CategoryId{}).bind(ItemId{7});
    REQUIRE(must(echo.step()));
    CHECK_FALSE(echo.isNull(2)); // an empty text is a text
    CHECK(echo.isNull(3));       // no category is no value
    CHECK(echo.id<ItemId>(4) == ItemId{7});
}

TEST_CASE("Statement: two uses of one text at a time do not disturb each other", "[store]")
{
    const test::TempFolder folder;
    const auto database = must(store::createProject(folder / "a.accord"));
    constexpr std::string_view kSql = "WITH n (x) AS (VALUES (1), (2), (3)) SELECT x FROM n WHERE x >= ? ORDER BY x";
    sqlite::Statement outer = must(database->prepare(kSql));
    outer.bind(std::int64_t{1});
    std::int64_t sum = 0;
    while (must(outer.step())) {
        sqlite::Statement inner = must(database->prepare(kSql));
        inner.bind(std::int64_t{3});
        REQUIRE(must(inner.step()));
        sum += outer.integer(0) * inner.integer(0);
    }
    CHECK(sum == 18);
}
