// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/walk_keys.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>

using namespace accord;
using test::must;

namespace {

/// From codes, with a name after a blank: "C", "C.9", "X Crash".
Taxonomy ownTaxonomy(const std::vector<std::string>& codes)
{
    std::vector<Category> categories;
    for (const std::string& each : codes) {
        const auto blank = each.find(' ');
        Category category;
        category.code = each.substr(0, blank);
        category.name = blank == each.npos ? "Name" : each.substr(blank + 1);
        category.uuid.bytes.fill(static_cast<std::uint8_t>(categories.size() + 1));
        category.level = static_cast<Level>(1 + std::ranges::count(category.code, '.'));
        for (const Category& above : categories) {
            if (category.code.starts_with(above.code + ".")) {
                category.parent = above.uuid;
            }
        }
        categories.push_back(category);
    }
    return must(Taxonomy::build(std::move(categories)));
}

std::string keysText(const std::vector<taxonomy::TypeKey>& keys)
{
    std::string text;
    for (const taxonomy::TypeKey& key : keys) {
        text += (text.empty() ? "" : " ") + key.type->code + "=" + key.key;
    }
    return text;
}

std::string digitsText(const Taxonomy& taxonomy, std::string_view from)
{
    std::string text;
    for (const taxonomy::DigitKeys& key : taxonomy::digitKeys(taxonomy, taxonomy.findCode(from))) {
        text += (text.empty() ? "" : " ") + key.category->code + "=" + key.digits;
    }
    return text;
}

} // namespace

TEST_CASE("A type has the letter of its code, and another one where a command or a type has that")
{
    const Taxonomy own = ownTaxonomy({"F", "X Crash", "C", "CB Build", "7 Seven", "功能"});
    CHECK(keysText(taxonomy::typeKeys(own, {"F", "X"})) == "F=N X=R C=C CB=B 7=S 功能=A");
    CHECK(keysText(taxonomy::typeKeys(own, {})) == "F=F X=X C=C CB=B 7=S 功能=N");
    // A wish holds, unless a command has the key; "none" is one as well.
    CHECK(keysText(taxonomy::typeKeys(own, {"F"}, {{"F", "Y"}, {"X", ""}, {"C", "F"}})) ==
          "F=Y X= C=C CB=B 7=S 功能=N");
    const std::vector<taxonomy::TypeKey> keys = taxonomy::typeKeys(own, {"F"});
    CHECK(keys[0].isOther());
    CHECK_FALSE(keys[1].isOther());
    CHECK(keys[4].isOther());
}

TEST_CASE("Every one of fifty types has a key of its own that no command has")
{
    std::vector<std::string> codes;
    for (int number = 0; number < 50; ++number) {
        codes.push_back(std::string(1, static_cast<char>('A' + number % 26)) + std::to_string(number));
    }
    const Taxonomy own = ownTaxonomy(codes);
    std::set<std::string> seen(taxonomy::keysOfCommands().begin(), taxonomy::keysOfCommands().end());
    int none = 0;
    for (const taxonomy::TypeKey& key : taxonomy::typeKeys(own, taxonomy::keysOfCommands())) {
        INFO(key.type->code << " " << key.key);
        none += key.key.empty() ? 1 : 0;
        CHECK((key.key.empty() || seen.insert(key.key).second));
    }
    CHECK(none == 50 + static_cast<int>(taxonomy::keysOfCommands().size()) - 52); // 26 letters, with Shift and without
}

TEST_CASE("Digits follow codes, with two where there are more than ten")
{
    const Taxonomy few = ownTaxonomy({"C", "C.2", "C.10", "C.9", "C.9.iv", "C.9.x", "C.9.3"});
    CHECK(digitsText(few, "C") == "C.2=2 C.10=0 C.9=9");
    CHECK(digitsText(few, "C.9") == "C.9.iv=4 C.9.x=0 C.9.3=3");
    CHECK(digitsText(few, "C.2") == "C.2=2 C.10=0 C.9=9"); // nothing below it: those beside it
    CHECK(taxonomy::digitKeys(few, nullptr).empty());

    std::vector<std::string> codes{"A"};
    for (int number = 1; number <= 12; ++number) {
        codes.push_back("A." + std::to_string(number));
    }
    CHECK(digitsText(ownTaxonomy(codes), "A") == "A.1=01 A.2=02 A.3=03 A.4=04 A.5=05 A.6=06 A.7=07 A.8=08 A.9=09 "
                                                 "A.10=10 A.11=11 A.12=12");
    CHECK(digitsText(ownTaxonomy({"A", "A.1", "A.14", "A.2"}), "A") == "A.1=01 A.14=14 A.2=02");
    CHECK(digitsText(ownTaxonomy({"A", "A.1", "A.1.i", "A.1.xii"}), "A.1") == "A.1.i=01 A.1.xii=12");
}

TEST_CASE("What has no number in its code has a free one")
{
    CHECK(digitsText(ownTaxonomy({"A", "A.other", "A.1", "A.3", "A.docs"}), "A") == "A.other=2 A.1=1 A.3=3 A.docs=4");
    CHECK(digitsText(ownTaxonomy({"A", "A.x", "A.y", "A.z"}), "A") == "A.x=1 A.y=2 A.z=3");
    CHECK(digitsText(ownTaxonomy({"A", "A.01", "A.1"}), "A") == "A.01=1 A.1=2");
    std::vector<std::string> codes{"A"};
    for (int number = 1; number <= 101; ++number) {
        codes.push_back("A.n" + std::to_string(number));
    }
    const Taxonomy many = ownTaxonomy(codes);
    const auto keys = taxonomy::digitKeys(many, many.findCode("A"));
    CHECK(keys[98].digits == "99");
    CHECK(keys[99].digits.empty());
}
