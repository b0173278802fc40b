// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/exchange/package.h"
#include "core/project/repair.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "core/store/events/kinds.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/sanitizer.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

using namespace accord;
using test::copied;
using test::merged;
using test::must;
using test::visible;

namespace fs = std::filesystem;

namespace {

// The seeds of a run: ACCORD_SEED=N for one, ACCORD_SEEDS=N for the first N, or some.
std::vector<std::uint64_t> seeds()
{
    if (const char* seed = std::getenv("ACCORD_SEED"); seed != nullptr) {
        return {std::strtoull(seed, nullptr, 10)};
    }
    std::vector<std::uint64_t> all;
    const char* wanted = std::getenv("ACCORD_SEEDS");
    constexpr std::uint64_t kSome = test::kSanitized ? 3 : 20; // the same code runs in each
    const std::uint64_t count = wanted == nullptr ? kSome : std::strtoull(wanted, nullptr, 10);
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        all.push_back(seed);
    }
    return all;
}

/// Three copies of one project that went their own ways, after some history together.
struct Copies
{
    explicit Copies(std::uint64_t seed)
        : random(seed)
    {
        const fs::path base = folder / "base.accord";
        {
            test::Sample sample(3, 6);
            test::RandomHistory(sample.project, random).steps(12);
            must(sqlite::copyDatabase(sample.project.database(), base));
        }
        for (const char* name : {"a", "b", "c"}) {
            files.push_back(copied(base, folder / (std::string(name) + ".accord")));
            go(files.back(), 16);
        }
    }

    void go(const fs::path& file, int steps)
    {
        Project project = must(Project::open(file));
        test::RandomHistory(project, random).steps(steps);
    }

    /// A copy of `into` in which `others` are merged one after the other.
    fs::path union_(const fs::path& into, const std::vector<fs::path>& others)
    {
        fs::path target = copied(into, folder / ("u" + std::to_string(++count) + ".accord"));
        for (const fs::path& other : others) {
            (void)merged(target, {other}, choices);
        }
        return target;
    }

    MergeChoices choices;
    std::mt19937_64 random;
    test::TempFolder folder;
    std::vector<fs::path> files;
    int count = 0;
};

void checkSame(const fs::path& a, const fs::path& b)
{
    const auto first = visible(a);
    const auto second = visible(b);
    INFO(test::difference(first, second));
    CHECK(first == second);
}

} // namespace

TEST_CASE("Merge: commutative, associative and idempotent over random histories", "[merge]")
{
    const std::vector<std::uint64_t> all = seeds();
    std::set<std::string> kinds;
    for (const std::uint64_t seed : all) {
        INFO("ACCORD_SEED=" << seed);
        Copies copies(seed);
        const fs::path& a = copies.files[0];
        const fs::path& b = copies.files[1];
        const fs::path& c = copies.files[2];

        const fs::path ab = copies.union_(a, {b});
        CHECK(visible(ab).size() > std::max(visible(a).size(), visible(b).size()));
        checkSame(ab, copies.union_(b, {a}));
        const fs::path bc = copies.union_(b, {c});
        const fs::path abc = copies.union_(ab, {c});
        checkSame(abc, copies.union_(a, {bc}));
        checkSame(abc, copies.union_(c, {b, a}));
        // Several at once are one after the other.
        const fs::path together = copied(a, copies.folder / "together.accord");
        (void)merged(together, {c, b});
        checkSame(abc, together);

        checkSame(a, copies.union_(a, {copied(a, copies.folder / "twin.accord")}));
        checkSame(abc, copies.union_(abc, {b, a, c, ab}));
        const auto again = test::planned(abc, {b});
        CHECK(again.nothingNew());
        Project project = must(Project::open(abc));
        const Integrity integrity = must(checkIntegrity(project));
        CHECK(integrity.sound());
        const auto has = must(project.database().query("SELECT DISTINCT kind FROM event").all<std::string>());
        kinds.insert(has.begin(), has.end());
    }
    for (std::size_t kind = 0; all.size() >= 20 && kind < kEventKindCount; ++kind) {
        INFO(store::nameOf(static_cast<EventKind>(kind)));
        CHECK(kinds.contains(std::string(store::nameOf(static_cast<EventKind>(kind)))));
    }
}

TEST_CASE("Merge: copies that go on after they met come together again", "[merge]")
{
    for (const std::uint64_t seed : seeds()) {
        INFO("ACCORD_SEED=" << seed);
        Copies copies(seed + 1000);
        const fs::path& a = copies.files[0];
        const fs::path& b = copies.files[1];
        (void)merged(a, {b});
        copies.go(a, 8);
        copies.go(b, 8);
        const fs::path ab = copies.union_(a, {b});
        const fs::path ba = copies.union_(b, {a});
        checkSame(ab, ba);
        copies.go(ab, 6);
        copies.go(ba, 6);
        checkSame(copies.union_(ab, {ba, copies.files[2]}), copies.union_(ba, {copies.files[2], ab}));
    }
}

TEST_CASE("Merge: packages come back into a project that moved on, in any order", "[merge][package]")
{
    const bool all = GENERATE(false, true);
    std::size_t withoutPackage = 0;
    for (const std::uint64_t seed : seeds()) {
        INFO("ACCORD_SEED=" << seed << (all ? ", all of them taken" : ", work taken"));
        Copies copies(seed + 2003); // histories in which somebody has something to label
        const fs::path& original = copies.files[0];
        std::vector<fs::path> packages;
        {
            Project project = must(Project::open(original));
            NoProgress progress;
            const auto people = project.people();
            for (const Person& person : people) {
                const fs::path file = copies.folder / ("p" + std::to_string(packages.size()) + ".accord");
                const exchange::PackageRequest request{person.id, {}, {}, test::leadOf(project)};
                const auto written = exchange::writePackage(project, request, file, progress, {});
                // Whoever has nothing to label has no package.
                if (written.ok() || written.error().code != Errc::NotFound) {
                    (void)must(written);
                    packages.push_back(file);
                }
            }
        }
        if (packages.empty()) {
            ++withoutPackage; // nobody has something to label in it
            continue;
        }
        if (all) {
            copies.choices.take = std::set(kMergeExtras.begin(), kMergeExtras.end());
        }
        // Unchanged they bring nothing.
        for (const fs::path& package : packages) {
            CHECK(test::planned(original, {package}).nothingNew());
        }
        copies.go(original, 10);
        for (const fs::path& package : packages) {
            copies.go(package, 8);
        }
        const fs::path forward = copies.union_(original, packages);
        const fs::path backward = copies.union_(original, {packages.rbegin(), packages.rend()});
        checkSame(forward, backward);
        const fs::path together = copied(original, copies.folder / "together.accord");
        (void)merged(together, {packages.begin(), packages.begin() + std::min<std::ptrdiff_t>(9, std::ssize(packages))},
                     copies.choices);
        checkSame(forward, copies.union_(together, packages));
        // The other full copy may be merged before or after. It may have ended first labels: what people who did not
        // know that say then is a lead's to take, and is taken here. And it may say that two people are one: what a
        // package has of the other one is its person's work from then on, and comes when the package is merged again.
        if (!all) {
            copies.choices.take = std::set{MergeExtra::FirstLabels};
        }
        const fs::path packagesFirst = copies.union_(copies.union_(original, packages), {copies.files[1]});
        checkSame(copies.union_(packagesFirst, packages),
                  copies.union_(copies.union_(original, {copies.files[1]}), packages));
    }
    CHECK(withoutPackage * 5 <= seeds().size());
}
