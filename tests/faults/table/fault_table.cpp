// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/table/fault_table.h"

#include "core/messages/catalogue.h"
#include "core/project/repair.h"
#include "tests/core/must.h"
#include "tests/support/opener_and_closer.h"
#include "tests/support/temp_folder.h"

#include <algorithm>
#include <optional>

namespace accord::test::faults {
namespace {

namespace fs = std::filesystem;
using Picture = std::vector<std::string>;

/// How far an operation came, and why no further.
struct Outcome
{
    std::size_t acknowledged = 0;
    std::optional<Error> error;
};

void take(Outcome& outcome, const Status& status)
{
    if (status.ok()) {
        ++outcome.acknowledged;
    } else {
        outcome.error = status.error();
    }
}

// To look at what the operation left.
Result<Project> openedAfter(const Operation& operation, const AssignmentDraft& scene)
{
    if (operation.afterwards) {
        operation.afterwards(scene);
    }
    return Project::open(scene.project());
}

Result<Project> opened(const Operation& operation, const AssignmentDraft& scene)
{
    return operation.makes ? Project::create(scene.project(), "Pilot") : Project::open(scene.project());
}

/// Does the steps from `from` on, until one fails. `seen` is told after each.
Outcome perform(const Operation& operation, const AssignmentDraft& scene, std::size_t from,
                const std::function<void(Project&)>& seen = {})
{
    Outcome outcome{from, {}};
    if (operation.instead) {
        take(outcome, operation.instead(scene));
        return outcome;
    }
    Result<Project> project = opened(operation, scene);
    if (!project.ok()) {
        outcome.error = project.error();
        return outcome;
    }
    if (seen) {
        seen(*project);
    }
    for (std::size_t i = from; i < operation.steps.size() && !outcome.error; ++i) {
        take(outcome, operation.steps[i](*project));
        if (seen) {
            seen(*project);
        }
    }
    return outcome;
}

/// What is tried, and what it looks like before and after each step where nothing goes wrong.
class Trial
{
public:
    Trial(const Operation& operation, bool wal)
        : m_operation(operation)
        , m_disk(wal)
        , m_start{m_folder / "start"}
    {
        fs::create_directory(m_start.folder);
        operation.prepare(m_start);
        const AssignmentDraft scene = fresh();
        m_disk.begin({});
        (void)perform(operation, scene, 0);
        for (std::size_t i = 0; i < kCalls; ++i) {
            m_calls.push_back(m_disk.count(static_cast<Call>(i)));
        }
        rememberStates();
    }

    [[nodiscard]] int calls(Call call) const { return m_calls[static_cast<std::size_t>(call)]; }

    /// What is wrong after the failure, or nothing.
    std::string run(const Failure& failure, int at, Row& row);

private:
    AssignmentDraft fresh()
    {
        const fs::path folder = m_folder / "trial";
        fs::remove_all(folder);
        fs::copy(m_start.folder, folder, fs::copy_options::recursive);
        return AssignmentDraft{folder};
    }

    void rememberStates();
    [[nodiscard]] std::size_t last() const { return m_operation.instead ? 1 : m_operation.steps.size(); }
    std::string judge(const AssignmentDraft& scene, const Outcome& outcome, bool powerWent);
    std::string judgeUnmade(const AssignmentDraft& scene, const Error& why, const Error& error, bool powerWent) const;
    std::string judgeAgain(const AssignmentDraft& scene, std::size_t from);

    const Operation& m_operation;
    FaultyDisk m_disk;
    TempFolder m_folder;
    AssignmentDraft m_start;
    const OpenerAndCloser m_other{AssignmentDraft{m_folder / "trial"}.project()}; ///< as file dialogs and the like
    std::vector<int> m_calls;
    bool m_soundLater = false;     ///< what is tried is a repair
    std::vector<Picture> m_states; ///< one per step done; of what is made, the first one means nothing
};

void Trial::rememberStates()
{
    const AssignmentDraft scene = fresh();
    if (!m_operation.instead) {
        const Outcome outcome =
            perform(m_operation, scene, 0, [this](Project& project) { m_states.push_back(must(picture(project))); });
        if (outcome.error) {
            throw std::runtime_error(m_operation.name + ": " + describe(*outcome.error));
        }
        return;
    }
    for (int i = 0; i < 2; ++i) {
        if (i == 1) {
            must(m_operation.instead(scene));
        }
        Project project = must(i == 0 ? Project::open(scene.project()) : openedAfter(m_operation, scene));
        m_soundLater = m_soundLater || !must(checkIntegrity(project)).sound();
        m_states.push_back(must(picture(project)));
    }
}

// What could not be made need not be there, but then it must not look like something.
std::string Trial::judgeUnmade(const AssignmentDraft& scene, const Error& why, const Error& error, bool powerWent) const
{
    if (!fs::exists(scene.project())) {
        return {};
    }
    const bool foreign = error.code == Errc::NotADatabase || error.code == Errc::NotAProject;
    return powerWent && foreign ? std::string()
                                : "a half-made file stays after " + describe(why) + ": " + describe(error);
}

std::string Trial::judgeAgain(const AssignmentDraft& scene, std::size_t from)
{
    const Outcome again = perform(m_operation, scene, from);
    if (again.error) {
        return "it cannot be done afterwards: " + describe(*again.error);
    }
    Project project = must(openedAfter(m_operation, scene));
    return must(picture(project)) == m_states.back() ? std::string() : "done again it does something else";
}

std::string Trial::judge(const AssignmentDraft& scene, const Outcome& outcome, bool powerWent)
{
    if (outcome.error && (outcome.error->code == Errc::Internal || outcome.error->argument(0).empty())) {
        return "the error is not clear: " + describe(*outcome.error);
    }
    if (!outcome.error && outcome.acknowledged != last()) {
        return "it stopped without an error";
    }
    std::size_t held = 0;
    {
        Result<Project> project = openedAfter(m_operation, scene);
        if (!project.ok()) {
            return m_operation.makes && outcome.acknowledged == 0
                       ? judgeUnmade(scene, *outcome.error, project.error(), powerWent)
                       : "the file does not open: " + describe(project.error());
        }
        const Integrity found = must(checkIntegrity(*project));
        if (!found.sound() && !(m_soundLater && outcome.error)) {
            return "check does not pass: " +
                   (found.findings.empty() ? "derived tables" : messages::sentence(found.findings.front()));
        }
        const Picture now = must(picture(*project));
        // The step that failed may have been done all the same: nobody was told that it was.
        const std::size_t most = std::min(last(), outcome.acknowledged + (outcome.error ? 1 : 0));
        held = most + 1;
        for (std::size_t k = outcome.acknowledged; k <= most; ++k) {
            held = held > most && now == m_states[k] ? k : held;
        }
        if (held > most && !(m_operation.makes && outcome.acknowledged == 0)) {
            return outcome.error ? "what is there is neither before nor after: " + describe(*outcome.error)
                                 : "it said that it was done, and it is not";
        }
    }
    return m_operation.makes || held == last() ? std::string() : judgeAgain(scene, held);
}

std::string Trial::run(const Failure& failure, int at, Row& row)
{
    const AssignmentDraft scene = fresh();
    m_disk.begin(Fault{failure.call, failure.wrong, at});
    const Outcome outcome = perform(m_operation, scene, 0);
    const bool powerWent = m_disk.off();
    const bool struck = m_disk.struck();
    m_disk.lift();
    if (powerWent) {
        m_disk.powerOn(failure.survival, failure.seed + static_cast<std::uint32_t>(at));
        fs::remove(scene.project().string() + "-shm");
    }
    m_disk.begin({});
    if (!struck) {
        return {}; // an earlier turn was taken, so that this call was never made
    }
    ++row.tried[failure.name];
    ++(outcome.error ? row.refused : row.done);
    try {
        return judge(scene, outcome, powerWent);
    } catch (const std::exception& exception) {
        return std::string("it cannot be looked at: ") + exception.what();
    }
}

} // namespace

std::vector<Failure> failures()
{
    return {{"open fails", Call::Open, Wrong::Fails, {}, 0},
            {"read fails", Call::Read, Wrong::Fails, {}, 0},
            {"read torn", Call::Read, Wrong::Tears, {}, 0},
            {"write fails", Call::Write, Wrong::Fails, {}, 0},
            {"write torn", Call::Write, Wrong::Tears, {}, 0},
            {"disk full", Call::Write, Wrong::Full, {}, 0},
            {"sync fails", Call::Sync, Wrong::Fails, {}, 0},
            {"truncate fails", Call::Truncate, Wrong::Fails, {}, 0},
            {"delete fails", Call::Delete, Wrong::Fails, {}, 0},
            {"lock fails", Call::Lock, Wrong::Fails, {}, 0},
            {"lock busy", Call::Lock, Wrong::Busy, {}, 0},
            {"shm fails", Call::SharedMemory, Wrong::Fails, {}, 0},
            {"shm busy", Call::SharedMemory, Wrong::Busy, {}, 0},
            {"power, none", Call::Change, Wrong::PowerGoes, Survival::Nothing, 0},
            {"power, all", Call::Change, Wrong::PowerGoes, Survival::Everything, 0},
            {"power, torn", Call::Change, Wrong::PowerGoes, Survival::Chance, 1000},
            {"power, torn", Call::Change, Wrong::PowerGoes, Survival::Chance, 777000}};
}

int Row::all() const
{
    int sum = 0;
    for (const auto& [name, count] : tried) {
        sum += count;
    }
    return sum;
}

Row tryAll(const Operation& operation, bool wal, int most)
{
    Trial trial(operation, wal);
    Row row{operation.name, wal, {}, 0, 0, {}};
    int shift = 0;
    for (const Failure& failure : failures()) {
        const int calls = trial.calls(failure.call);
        const int points = most == 0 ? calls : std::min(calls, most);
        ++shift; // another place in the interval for every failure, so that few points are not always the same
        for (int i = 0; i < points; ++i) {
            const int at = 1 + (i * calls + (points == calls ? 0 : shift * 7 % std::max(1, calls / points))) / points;
            const std::string problem = trial.run(failure, std::min(at, calls), row);
            if (!problem.empty()) {
                row.problems.push_back(operation.name + (wal ? ", WAL, " : ", rollback, ") + failure.name + " at " +
                                       std::to_string(at) + " of " + std::to_string(calls) + ": " + problem);
            }
        }
    }
    return row;
}

} // namespace accord::test::faults
