// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/pictures.h"
#include "tests/core/collect/http/kit.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <chrono>
#include <filesystem>

using namespace accord;
using namespace accord::test;

namespace {

namespace fs = std::filesystem;

std::string gifBytes(std::size_t size)
{
    std::string bytes = "GIF89a";
    bytes.resize(size, '.');
    return bytes;
}

std::string pictureAt(const std::string& name)
{
    return "https://pictures.example/" + name + ".gif";
}

std::size_t filesIn(const fs::path& folder)
{
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

struct KeptPictures
{
    explicit KeptPictures(std::vector<Result<net::Reply>> replies)
    {
        script.replies = std::move(replies);
        hosts.transport = [this](std::size_t) { return std::make_unique<ScriptedTransport>(script, time); };
    }

    OwnTime time;
    Script script;
    collect::PictureHosts hosts;
};

} // namespace

TEST_CASE("A picture that was loaded once is kept, and nothing is sent for it again")
{
    const TempFolder folder;
    KeptPictures pictures({reply(200, {}, gifBytes(50)), reply(500, {}, "")});
    const collect::PictureCache cache(folder / "pictures");
    CHECK_FALSE(cache.find(pictureAt("a")).has_value());
    for (int time = 0; time < 3; ++time) {
        const auto bytes = collect::loadPicture(pictureAt("a"), cache, pictures.hosts, {});
        REQUIRE(bytes.ok());
        CHECK(*bytes == gifBytes(50));
    }
    CHECK(pictures.script.requests.size() == 1);
    CHECK(filesIn(folder / "pictures") == 1);
    CHECK(test::readFile(cache.fileOf(pictureAt("a"))) == gifBytes(50));
    CHECK(cache.fileOf(pictureAt("a")).string().find("example") == std::string::npos);
    CHECK(cache.fileOf(pictureAt("a")) != cache.fileOf(pictureAt("b")));
    const auto others = fs::perms::group_all | fs::perms::others_all;
    CHECK((fs::status(folder / "pictures").permissions() & others) == fs::perms::none);

    // What failed is asked for anew.
    for (int time = 0; time < 2; ++time) {
        CHECK_FALSE(collect::loadPicture(pictureAt("b"), cache, pictures.hosts, {}).ok());
    }
    CHECK(pictures.script.requests.size() == 3);
    CHECK(filesIn(folder / "pictures") == 1);
}

TEST_CASE("Of the pictures that are kept those go that were not used for longest")
{
    const TempFolder folder;
    const collect::PictureCache cache(folder / "pictures", 250);
    REQUIRE(cache.keep(pictureAt("a"), gifBytes(100)).ok());
    REQUIRE(cache.keep(pictureAt("b"), gifBytes(100)).ok());
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(cache.fileOf(pictureAt("a")), now - std::chrono::hours(3));
    fs::last_write_time(cache.fileOf(pictureAt("b")), now - std::chrono::hours(2));
    REQUIRE(cache.find(pictureAt("a")).has_value()); // used now
    REQUIRE(cache.keep(pictureAt("c"), gifBytes(100)).ok());
    CHECK(cache.find(pictureAt("a")).has_value());
    CHECK_FALSE(cache.find(pictureAt("b")).has_value());
    CHECK(cache.find(pictureAt("c")).has_value());
}

TEST_CASE("A file that is no picture is not taken for one, and a folder that cannot be made keeps nobody from reading")
{
    const TempFolder folder;
    KeptPictures pictures({reply(200, {}, gifBytes(50))});
    const collect::PictureCache cache(folder / "pictures");
    REQUIRE(cache.keep(pictureAt("a"), gifBytes(50)).ok());
    writeFile(cache.fileOf(pictureAt("a")), "<svg/>");
    CHECK_FALSE(cache.find(pictureAt("a")).has_value());
    REQUIRE(collect::loadPicture(pictureAt("a"), cache, pictures.hosts, {}).ok());
    CHECK(cache.find(pictureAt("a")) == gifBytes(50));

    writeFile(folder / "file", "in its place");
    const collect::PictureCache blocked(folder / "file");
    CHECK_FALSE(blocked.keep(pictureAt("a"), gifBytes(50)).ok());
    CHECK(collect::loadPicture(pictureAt("a"), blocked, pictures.hosts, {}).ok());
    const collect::PictureCache nowhere{fs::path()};
    CHECK(collect::loadPicture(pictureAt("a"), nowhere, pictures.hosts, {}).ok());
    CHECK_FALSE(nowhere.find(pictureAt("a")).has_value());
}
