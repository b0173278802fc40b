// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/card_sorts/card_tree.h"
#include "core/base/reason.h"
#include "core/cards/sort_file.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <array>
#include <cmath>

using namespace accord;
using namespace accord::test;

namespace {

cards::SortFile read(const std::string& content)
{
    const TempFolder folder;
    writeFile(folder / "sorts.csv", content);
    return must(cards::readSorts(folder / "sorts.csv"));
}

Reason refused(const std::string& content)
{
    const TempFolder folder;
    writeFile(folder / "sorts.csv", content);
    const auto result = cards::readSorts(folder / "sorts.csv");
    REQUIRE_FALSE(result.ok());
    return result.error().reason;
}

} // namespace

TEST_CASE("Card sorts of others have the published similarities, heights and agreement")
{
    ACCORD_REAL_DATA(folder, "card-sorts");
    struct Published
    {
        const char* file;
        std::size_t people;
        double rand;
        double cophenetic;
    };
    // Means over pairs of people, average linkage: README of the data.
    for (const Published& each : {Published{"FreeSortR-AromaSort.csv", 31, .1329515988, .8974301598},
                                  Published{"DistatisR-SortSpice.csv", 21, .1891126427, .8785736501},
                                  Published{"DistatisR-spices-sortAll.csv", 62, .1658343366, .9270561625}}) {
        INFO(each.file);
        const cards::SortFile file = must(cards::readSorts(folder / each.file));
        REQUIRE(file.levels.size() == 1);
        CHECK(file.cards.size() == 16);
        CHECK(file.people.size() == each.people);
        const auto agreed = agreement::sortAgreement(file.levels.front());
        const auto tree = agreement::cardTree(file.levels.front());
        REQUIRE(agreed.mean);
        REQUIRE(tree.cophenetic);
        CHECK(std::abs(*agreed.mean - each.rand) < 1e-9);
        CHECK(std::abs(*tree.cophenetic - each.cophenetic) < 1e-9);
    }
    const cards::SortFile aroma = must(cards::readSorts(folder / "FreeSortR-AromaSort.csv"));
    const auto tree = agreement::cardTree(aroma.levels.front());
    constexpr std::array<double, 4> kHeights{.2903225806, .3548387097, .3870967742, .4516129032};
    for (std::size_t i = 0; i < kHeights.size(); ++i) {
        CHECK(std::abs(tree.merges[i].height - kHeights[i]) < 1e-9);
    }
}

TEST_CASE("Piles within piles are levels of a person: each finer one lies within the coarser one")
{
    ACCORD_REAL_DATA(folder, "card-sorts");
    const cards::SortFile file = must(cards::readSorts(folder / "SensoMineR-cards.csv"));
    CHECK(file.cards.size() == 16);
    CHECK(file.people.size() == 30);
    REQUIRE(file.levels.size() == 4);
    for (std::size_t level = 1; level < file.levels.size(); ++level) {
        for (std::size_t person = 0; person < file.people.size(); ++person) {
            const auto& fine = file.levels[level].people[person];
            const auto& coarse = file.levels[level - 1].people[person];
            for (std::size_t one = 0; one < file.cards.size(); ++one) {
                for (std::size_t other = 0; other < one; ++other) {
                    CHECK((fine[one] != fine[other] || coarse[one] == coarse[other]));
                }
            }
        }
    }
}

TEST_CASE("A table with a row for each sorted card gives the same sorts as one with a column for each person")
{
    const cards::SortFile wide = read("card,Ann,Ben\nred,1,warm\nblue,2,\ngreen,2,cold\n");
    const cards::SortFile rows = read("Participant;Card;Group;seconds\nAnn;red;1;3\nAnn;blue;2;4\nAnn;green;2;9\n"
                                      "Ben;red;warm;2\nBen;green;cold;2\n");
    CHECK(wide.cards == rows.cards);
    CHECK(wide.people == rows.people);
    CHECK(wide.levels.front().people == rows.levels.front().people);
    CHECK(wide.levels.front().people[1][1] == agreement::kNotSorted);
    // Of "L" in names alone nothing follows.
    CHECK(read("card,PaulL,AnnL2\na,1,1\nb,2,1\n").levels.size() == 1);
    const cards::SortFile nested = read("card,AnnL1,AnnL2\na,1,1\nb,1,2\n");
    REQUIRE(nested.levels.size() == 2);
    CHECK(read("card,AnnL2,AnnL1\na,1,1\nb,2,1\n").levels[0].people == nested.levels[0].people);
}

TEST_CASE("What is no card sort is refused with its line")
{
    CHECK(refused("card,Ann\na,1\na,2\n") == Reason::CardTwice);
    CHECK(refused("card,Ann\n,1\n") == Reason::CardWithoutName);
    CHECK(refused("card,Ann,Ann\na,1,1\n") == Reason::RaterTwice);
    CHECK(refused("card,Ann\na,1\nb,NA\n") == Reason::NothingSorted);
    CHECK(refused("card\na\nb\n") == Reason::NothingSorted);
    CHECK(refused("card,person,pile\na,Ann,1\na,Ann,2\n") == Reason::CardSortedTwice);
    CHECK(refused("") == Reason::EmptyTable);
    std::string many = "card,Ann\n";
    for (std::size_t i = 0; i <= cards::kMostCards; ++i) {
        many += "card " + std::to_string(i) + ",1\n";
    }
    CHECK(refused(many) == Reason::TooManyCards);
}

TEST_CASE("Similarities are written with unknown ones left empty")
{
    const TempFolder folder;
    const cards::SortFile file = read("card,Ann,Ben\na,1,\nb,1,1\nc,,2\n");
    must(cards::writeSimilarities(file, 0, folder / "out.csv"));
    CHECK(readFile(folder / "out.csv") == "card,a,b,c\na,1,1,\nb,1,1,0\nc,,0,1\n");
}
