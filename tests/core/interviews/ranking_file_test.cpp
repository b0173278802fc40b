// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/interviews/ranking_file.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <cmath>

using namespace accord;
using namespace accord::interviews;
using namespace accord::test;

namespace {

std::vector<std::string> bestOrder(const RankingFile& file)
{
    const auto best = agreement::kemenyOrders(file.rankings);
    REQUIRE(best.has_value());
    REQUIRE(best->orders.size() == 1);
    std::vector<std::string> names;
    for (const std::size_t object : best->orders.front()) {
        names.push_back(file.objects[object]);
    }
    return names;
}

Reason refused(const std::string& content)
{
    const TempFolder folder;
    writeFile(folder / "ranks.csv", content);
    const auto result = readRankings(folder / "ranks.csv", Judges::Rows);
    REQUIRE_FALSE(result.ok());
    return result.error().reason;
}

} // namespace

TEST_CASE("Published rankings have their published concordance and order")
{
    ACCORD_REAL_DATA(folder, "rankings");
    const RankingFile anxiety = must(readRankings(folder / "irr-anxiety.csv", Judges::Columns));
    CHECK(anxiety.objects.size() == 20);
    CHECK(anxiety.judges.size() == 3);
    const auto w = agreement::kendallW(anxiety.rankings);
    REQUIRE(w.has_value());
    CHECK(std::abs(w->value - .5396568760) < 1e-9);
    CHECK(std::abs(w->uncorrected - .5019214703) < 1e-9);
    CHECK(std::abs(w->chiSquared - 30.76044193) < 1e-8);
    CHECK(std::abs(w->pValue - .0428834731) < 1e-9);

    const RankingFile idea = must(readRankings(folder / "ConsRank-Idea.csv", Judges::Rows));
    CHECK(idea.judges.size() == 98);
    CHECK(std::abs(agreement::kendallW(idea.rankings)->value - .7587880050) < 1e-9);
    CHECK(bestOrder(idea) == std::vector<std::string>{"Play", "Attention", "Dream", "Theory", "Thought"});
    const RankingFile german = must(readRankings(folder / "ConsRank-German.csv", Judges::Rows));
    CHECK(std::abs(agreement::kendallW(german.rankings)->value - .0562466335) < 1e-9);
    CHECK(bestOrder(german) == std::vector<std::string>{"a", "b", "c", "d"});
    const RankingFile sports = must(readRankings(folder / "ConsRank-sports.csv", Judges::Rows));
    CHECK(std::abs(agreement::kendallW(sports.rankings)->value - .0474049028) < 1e-9);
    CHECK(bestOrder(sports) ==
          std::vector<std::string>{"Cycling", "Swimming", "Basketball", "Baseball", "Tennis", "Football", "Jogging"});
}

TEST_CASE("Judges may be rows or columns, and leave out what they do not rank")
{
    const TempFolder folder;
    writeFile(folder / "rows.csv", "who,x,y,z\nAnn,1,2,\nBen,2,1,NA\n");
    writeFile(folder / "columns.csv", "what;Ann;Ben\nx;1;2\ny;2;1\nz;-;\n");
    const RankingFile rows = must(readRankings(folder / "rows.csv", Judges::Rows));
    const RankingFile columns = must(readRankings(folder / "columns.csv", Judges::Columns));
    CHECK(rows.judges == columns.judges);
    CHECK(rows.objects == columns.objects);
    CHECK(rows.rankings.judges == columns.rankings.judges);
    CHECK_FALSE(rows.rankings.judges[1][2].has_value());
}

TEST_CASE("What are no ranks is refused with its line")
{
    CHECK(refused("who,x,y\nAnn,1,second\n") == Reason::RankUnsound);
    CHECK(refused("who,x,y\nAnn,1,inf\n") == Reason::RankUnsound);
    CHECK(refused("who,x,x\nAnn,1,2\n") == Reason::RaterTwice);
    CHECK(refused("who,x,y\nAnn,,\n") == Reason::NothingRanked);
    CHECK(refused("who,x,y\n") == Reason::NothingRanked);
    CHECK(refused("") == Reason::EmptyTable);
}
