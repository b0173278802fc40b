// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/repair.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/support/catch.h"

#include <functional>

using namespace accord;
using test::errorOf;
using test::must;
using test::visible;

namespace fs = std::filesystem;

namespace {

/// Something happens in another program when the backup is made: all was looked through and compared by then.
class Meanwhile final : public Progress
{
public:
    Meanwhile(std::string step, std::function<void()> work)
        : m_step(std::move(step))
        , m_work(std::move(work))
    {}
    void report(std::string_view step, std::int64_t /*done*/, std::int64_t /*total*/) override
    {
        if (step == m_step && m_work != nullptr) {
            std::exchange(m_work, nullptr)();
        }
    }
    [[nodiscard]] bool happened() const { return m_work == nullptr; }

private:
    std::string m_step;
    std::function<void()> m_work;
};

// The last label gives way to another one of the same number, as when an import is taken back and another one follows.
void replaceLabel(Project& other, const std::string& with)
{
    const std::string label = "(SELECT max(seq) FROM event WHERE kind = 'label')";
    must(other.database().execute("UPDATE event SET uuid = randomblob(16) WHERE seq = " + label +
                                  "; UPDATE answer SET " + with + " WHERE event = " + label));
    must(other.database().execute("DELETE FROM label; INSERT INTO label SELECT * FROM label_of_events"));
}

} // namespace

TEST_CASE("Merge: what is taken of a copy is what was looked through, whoever writes to it meanwhile", "[merge]")
{
    test::Team team;
    team.lead();
    const fs::path copy = team.copy();
    test::giveIn(copy, "Person 1", 0, "A.1");
    Project other = must(Project::open(copy));
    const std::vector<fs::path> files{copy};
    MergeChoices choices;
    choices.by = team.people[2];
    const auto before = visible(team.file);

    SECTION("something sound")
    {
        Meanwhile progress(team.file.filename().string(), [&] { replaceLabel(other, "summary = 'meanwhile'"); });
        (void)must(exchange::merge(team.project, files, choices, progress, {}));
        CHECK(progress.happened());
        CHECK(visible(team.file) == visible(copy));
        CHECK(must(checkIntegrity(team.project)).sound());
    }
    SECTION("something that is refused")
    {
        Meanwhile progress(team.file.filename().string(), [&] { replaceLabel(other, "verdict = 77"); });
        CHECK(errorOf(exchange::merge(team.project, files, choices, progress, {})).code == Errc::Damaged);
        CHECK(progress.happened());
        CHECK(visible(team.file) == before);
    }
    SECTION("while it is looked through")
    {
        Meanwhile progress(copy.filename().string(), [&] { test::giveIn(copy, "Person 2", 1, "B.1"); });
        CHECK(must(exchange::planMerge(team.project, files, choices, progress, {})).fresh().labels == 2);
        CHECK(progress.happened());
    }
    // Nothing of what was copied stays.
    for (const fs::directory_entry& each : fs::directory_iterator(team.folder.path())) {
        CHECK(each.path().string().find("accord-part") == std::string::npos);
    }
}
