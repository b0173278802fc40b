// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/plan.h"

#include "core/base/random.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/store/study/assignment.h"
#include "core/study/assignment/draft.h"
#include "core/study/rounds.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace accord::study {
namespace {

Status check(const ShareRequest& request)
{
    int people = 0;
    for (const double weight : request.weights) {
        if (!std::isfinite(weight) || weight < 0) {
            return Error{Errc::Invalid, Reason::WeightOfMember};
        }
        people += weight > 0 ? 1 : 0;
    }
    if (request.overlap < 1 || request.overlap > people) {
        return Error{Errc::Invalid, Reason::OverlapOutOfRange, {request.overlap, people}};
    }
    if (std::ranges::any_of(request.strata, [](std::int64_t items) { return items < 0; })) {
        return Error{Errc::Invalid, Reason::NegativeStratum};
    }
    return {};
}

// One stratum: in proportion to the weights, and whoever would get more than all items gets all of them.
std::vector<double> sharesOf(std::int64_t items, const ShareRequest& request)
{
    std::vector<double> result(request.weights.size(), 0.0);
    std::vector<bool> full(request.weights.size(), false);
    double left = static_cast<double>(items) * request.overlap;
    while (true) {
        double weights = 0;
        for (std::size_t i = 0; i < result.size(); ++i) {
            weights += full[i] ? 0 : request.weights[i];
        }
        bool anybody = false;
        double taken = 0;
        for (std::size_t i = 0; i < result.size(); ++i) {
            if (full[i] || weights <= 0) {
                continue;
            }
            result[i] = left * request.weights[i] / weights;
            if (result[i] >= static_cast<double>(items)) {
                result[i] = static_cast<double>(items);
                full[i] = true;
                anybody = true;
                taken += result[i];
            }
        }
        if (!anybody) {
            return result;
        }
        left -= taken;
    }
}

/// The fractions of a table with a further row and column that make every sum a whole number. Cells with a fraction are
/// the edges of a graph between rows and columns; in whole sums every node has none or at least two, so there is always
/// a cycle. Pushing the same amount along it, up and down by turns, keeps all sums until a cell of it is whole.
class Rounding
{
public:
    explicit Rounding(std::vector<std::vector<double>> cells)
        : m_cells(std::move(cells))
        , m_rows(m_cells.size())
        , m_columns(m_cells.empty() ? 0 : m_cells.front().size())
    {
        m_cells.emplace_back(m_columns, 0.0);
        for (std::vector<double>& row : m_cells) {
            row.push_back(0.0);
        }
        for (std::size_t row = 0; row < m_rows; ++row) {
            m_cells[row][m_columns] = rest(sumOfRow(row));
        }
        for (std::size_t column = 0; column <= m_columns; ++column) {
            m_cells[m_rows][column] = rest(sumOfColumn(column));
        }
    }

    std::vector<std::vector<double>> rounded()
    {
        for (std::size_t row = 0; row <= m_rows; ++row) {
            m_from = row;
            for (std::size_t column = 0; column <= m_columns; ++column) {
                while (isFraction(row, column)) {
                    const std::vector<Cell> cycle = cycleThrough({row, column});
                    if (cycle.empty()) {
                        settle(row, column);
                    } else {
                        push(cycle);
                    }
                }
            }
        }
        m_cells.pop_back();
        for (std::vector<double>& row : m_cells) {
            row.pop_back();
        }
        return std::move(m_cells);
    }

private:
    using Cell = std::pair<std::size_t, std::size_t>;
    static constexpr double kWhole = 1e-6; ///< nearer to a whole number than this is one

    static double rest(double sum) { return std::abs(sum - std::round(sum)) < kWhole ? 0.0 : std::ceil(sum) - sum; }

    [[nodiscard]] double sumOfRow(std::size_t row) const
    {
        double sum = 0;
        for (const double cell : m_cells[row]) {
            sum += cell;
        }
        return sum;
    }

    [[nodiscard]] double sumOfColumn(std::size_t column) const
    {
        double sum = 0;
        for (std::size_t row = 0; row < m_rows; ++row) {
            sum += m_cells[row][column];
        }
        return sum;
    }

    [[nodiscard]] bool isFraction(std::size_t row, std::size_t column) const
    {
        const double cell = m_cells[row][column];
        return std::abs(cell - std::round(cell)) >= kWhole;
    }

    // What is left where sums are whole only nearly.
    void settle(std::size_t row, std::size_t column) { m_cells[row][column] = std::round(m_cells[row][column]); }

    // Walks along fractions, by turns within a column and within a row, until a row or column is met again: what lies
    // between the two meetings is a cycle. None where sums are whole only nearly, and a fraction stands alone.
    [[nodiscard]] std::vector<Cell> cycleThrough(Cell cell) const
    {
        std::vector<Cell> path{cell};
        std::vector<std::size_t> rowMet(m_rows + 1, kNever);
        std::vector<std::size_t> columnMet(m_columns + 1, kNever);
        rowMet[cell.first] = 0;
        for (bool inColumn = true;; inColumn = !inColumn) {
            std::size_t& met = inColumn ? columnMet[cell.second] : rowMet[cell.first];
            if (met != kNever) {
                path.erase(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(met));
                return path;
            }
            met = path.size();
            const std::optional<Cell> next = inColumn ? otherInColumn(cell) : otherInRow(cell);
            if (!next) {
                return {};
            }
            cell = *next;
            path.push_back(cell);
        }
    }

    [[nodiscard]] std::optional<Cell> otherInColumn(Cell cell) const
    {
        for (std::size_t row = m_from; row <= m_rows; ++row) {
            if (row != cell.first && isFraction(row, cell.second)) {
                return Cell{row, cell.second};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Cell> otherInRow(Cell cell) const
    {
        for (std::size_t column = 0; column <= m_columns; ++column) {
            if (column != cell.second && isFraction(cell.first, column)) {
                return Cell{cell.first, column};
            }
        }
        return std::nullopt;
    }

    void push(const std::vector<Cell>& cycle)
    {
        double amount = 1;
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            const double cell = m_cells[cycle[i].first][cycle[i].second];
            amount = std::min(amount, i % 2 == 0 ? std::ceil(cell) - cell : cell - std::floor(cell));
        }
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            double& cell = m_cells[cycle[i].first][cycle[i].second];
            cell += i % 2 == 0 ? amount : -amount;
            if (std::abs(cell - std::round(cell)) < kWhole) {
                cell = std::round(cell);
            }
        }
    }

    static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

    std::vector<std::vector<double>> m_cells; ///< one row and one column more than asked for
    std::size_t m_rows;
    std::size_t m_columns;
    std::size_t m_from = 0; ///< the rows before are whole
};

} // namespace

std::vector<std::vector<double>> exactShares(const ShareRequest& request)
{
    std::vector<std::vector<double>> result;
    result.reserve(request.strata.size());
    for (const std::int64_t items : request.strata) {
        result.push_back(sharesOf(items, request));
    }
    return result;
}

Result<Shares> shares(const ShareRequest& request)
{
    ACCORD_CHECK(check(request));
    Shares result;
    for (const std::vector<double>& row : Rounding(exactShares(request)).rounded()) {
        std::vector<std::int64_t> whole;
        for (const double cell : row) {
            whole.push_back(std::llround(cell));
        }
        result.push_back(std::move(whole));
    }
    return result;
}

namespace {

/// Deals the items of one stratum, one after the other. As long as nobody has more left to get than items are left,
/// all shares can still be met: whoever has exactly as many must get this one, and any others may.
class Dealing
{
public:
    Dealing(int people, int overlap, Random& random)
        : m_overlap(static_cast<std::size_t>(overlap))
        , m_random(random)
        , m_pairs(static_cast<std::size_t>(people), std::vector<std::int64_t>(static_cast<std::size_t>(people), 0))
        , m_left(static_cast<std::size_t>(people), 0)
    {}

    void begin(const std::vector<std::int64_t>& shares, std::int64_t items)
    {
        m_left = shares;
        m_items = items;
    }

    std::vector<int> next()
    {
        std::vector<int> chosen;
        chosen.reserve(m_overlap);
        for (std::size_t person = 0; person < m_left.size(); ++person) {
            if (m_left[person] == m_items && m_items > 0) {
                chosen.push_back(static_cast<int>(person));
            }
        }
        while (chosen.size() < m_overlap) {
            chosen.push_back(best(chosen));
        }
        take(chosen);
        --m_items;
        std::ranges::sort(chosen);
        return chosen;
    }

private:
    // Who met those already chosen least often, in proportion to what both get; chance decides between equals.
    int best(const std::vector<int>& chosen)
    {
        int found = -1;
        double least = 0;
        std::uint64_t ties = 0;
        for (std::size_t person = 0; person < m_left.size(); ++person) {
            if (m_left[person] == 0 || std::ranges::find(chosen, static_cast<int>(person)) != chosen.end()) {
                continue;
            }
            // Somebody with much left comes before somebody with little, so that everybody's queue is spread evenly.
            double cost = -static_cast<double>(m_left[person]) / static_cast<double>(m_items);
            for (const int other : chosen) {
                cost += static_cast<double>(m_pairs[person][static_cast<std::size_t>(other)]) /
                        static_cast<double>(m_dealt + 1);
            }
            if (found >= 0 && cost > least) {
                continue;
            }
            ties = found < 0 || cost < least ? 1 : ties + 1;
            if (ties == 1 || below(m_random, ties) == 0) {
                found = static_cast<int>(person);
                least = cost;
            }
        }
        return found;
    }

    void take(const std::vector<int>& chosen)
    {
        ++m_dealt;
        for (const int person : chosen) {
            --m_left[static_cast<std::size_t>(person)];
            for (const int other : chosen) {
                ++m_pairs[static_cast<std::size_t>(person)][static_cast<std::size_t>(other)];
            }
        }
    }

    std::size_t m_overlap;
    Random& m_random;
    std::vector<std::vector<std::int64_t>> m_pairs; ///< how often two met, over all strata
    std::vector<std::int64_t> m_left;               ///< of each person's share of the stratum
    std::int64_t m_items = 0;                       ///< left in the stratum
    std::int64_t m_dealt = 0;
};

Status checkStrata(const ShareRequest& request, const std::vector<int>& strata)
{
    std::vector<std::int64_t> counts(request.strata.size(), 0);
    for (const int stratum : strata) {
        if (stratum < 0 || static_cast<std::size_t>(stratum) >= counts.size()) {
            return Error{Errc::Invalid, Reason::NoSuchStratum, {stratum}};
        }
        ++counts[static_cast<std::size_t>(stratum)];
    }
    return counts == request.strata ? Status() : Status(Error{Errc::Invalid, Reason::OtherStrata});
}

} // namespace

Result<Spread> spread(const ShareRequest& request, const std::vector<int>& strata, std::uint64_t seed)
{
    ACCORD_TRY(const Shares table, shares(request));
    ACCORD_CHECK(checkStrata(request, strata));
    std::vector<std::vector<std::size_t>> members(request.strata.size());
    for (std::size_t item = 0; item < strata.size(); ++item) {
        members[static_cast<std::size_t>(strata[item])].push_back(item);
    }
    Random random(seed);
    Dealing dealing(static_cast<int>(request.weights.size()), request.overlap, random);
    Spread result(strata.size());
    for (std::size_t stratum = 0; stratum < members.size(); ++stratum) {
        dealing.begin(table[stratum], request.strata[stratum]);
        for (const std::size_t item : members[stratum]) {
            result[item] = dealing.next();
        }
    }
    return result;
}

namespace {

constexpr std::array kWords{
    std::pair{AssignmentMethod::EveryoneAll, "all"},
    std::pair{AssignmentMethod::KOfN, "k-of-n"},
    std::pair{AssignmentMethod::Blocks, "blocks"},
    std::pair{AssignmentMethod::ByRepository, "repository"},
};

Result<std::vector<Weight>> peopleOf(const Project& project, const Round& round, const std::vector<Weight>& named)
{
    std::vector<Weight> people = named;
    if (people.empty()) {
        for (const PersonId person : labellersOf(project, round)) {
            people.push_back(Weight{person, 1});
        }
    }
    std::vector<PersonId> seen;
    for (const Weight& weight : people) {
        const auto person = project.person(weight.person);
        if (person == nullptr || std::ranges::find(seen, weight.person) != seen.end()) {
            return person == nullptr ? Error{Errc::Invalid, Reason::PersonNotFound}
                                     : Error{Errc::Invalid, Reason::NamedTwice, {person->name}};
        }
        seen.push_back(weight.person);
    }
    if (people.empty()) {
        return Error{Errc::NotFound, Reason::NobodyLabels};
    }
    return people;
}

// Takes back what is not in the plan any more, and gives what is new.
void carryOut(AssignmentDraft& draft, const std::vector<Weight>& people, const Spread& assignees)
{
    std::vector<std::size_t> columns;
    for (const Weight& weight : people) {
        columns.push_back(draft.assignments().columnOf(weight.person));
    }
    const std::size_t all = draft.assignments().people().size();
    std::vector<bool> gets(all, false);
    for (std::size_t unit = 0; unit < assignees.size(); ++unit) {
        std::fill(gets.begin(), gets.end(), false);
        for (const int person : assignees[unit]) {
            gets[columns[static_cast<std::size_t>(person)]] = true;
        }
        for (std::size_t column = 0; column < all; ++column) {
            if (gets[column]) {
                draft.giveUnit(column, unit);
            } else {
                draft.takeUnitBack(column, unit);
            }
        }
    }
}

// Whether anybody has labelled anything in the round.
Result<bool> hasLabels(Project& project, RoundId round)
{
    static constexpr auto kSql = "SELECT 1 FROM label WHERE round_id = :round AND verdict <> :none LIMIT 1";
    ACCORD_TRY(const auto label,
               project.database().query(kSql).bind(":round", round).bind(":none", Verdict::None).one<int>());
    return label.has_value();
}

Error changedMeanwhile(const Round& round)
{
    return Error{Errc::NotPermitted, Reason::PlanOutdated, {round.name}};
}

// What is to be given is not theirs, and what is to be taken back is theirs and not labelled.
bool fitsStill(Assignments& assignments, const Units& units, const AssignmentChange& each)
{
    const std::size_t column = assignments.columnOf(each.person);
    const auto fits = [&](ItemId item, bool has) {
        const std::size_t place = units.placeOf(item);
        return place != Units::kNone && assignments.has(column, place) == has && !assignments.labelled(column, place);
    };
    return std::ranges::all_of(each.out, [&](ItemId item) { return fits(item, false); }) &&
           std::ranges::all_of(each.back, [&](ItemId item) { return fits(item, true); });
}

Status checkStillFits(Project& project, const Round& round, const Assignment& plan)
{
    if (!plan.handedOut) {
        return round.assigned ? Status(changedMeanwhile(round)) : Status();
    }
    if (!round.assigned) {
        ACCORD_TRY(const bool labelled, hasLabels(project, round.id));
        return labelled ? Status(changedMeanwhile(round)) : Status();
    }
    ACCORD_TRY(const Units units, Units::read(project, round.id));
    ACCORD_TRY(Assignments assignments, Assignments::read(project, round, units));
    for (const AssignmentChange& each : plan.changes) {
        if (!fitsStill(assignments, units, each)) {
            return changedMeanwhile(round);
        }
    }
    return {};
}

} // namespace

std::string assignmentWord(AssignmentMethod method)
{
    return std::ranges::find(kWords, method, [](const auto& word) { return word.first; })->second;
}

Result<AssignmentMethod> assignmentFromWord(const std::string& word)
{
    for (const auto& [method, known] : kWords) {
        if (text::equalsIgnoringCase(word, known)) {
            return method;
        }
    }
    return Error{Errc::Invalid, Reason::AssignmentMethodUnknown, {word}};
}

Result<Assignment> planAssignment(Project& project, PersonId by, const AssignmentRequest& wanted, Progress& progress,
                                  const std::stop_token& stop)
{
    const auto round = project.round(wanted.round);
    ACCORD_CHECK(AssignmentDraft::mayAssign(project, by, round.get()));
    ACCORD_TRY(const bool labelled, hasLabels(project, wanted.round));
    if (labelled) {
        return Error{Errc::NotPermitted, Reason::LabelledAlready, {round->name}};
    }
    AssignmentRequest request = wanted;
    ACCORD_TRY(request.people, peopleOf(project, *round, wanted.people));
    ACCORD_TRY(const auto draft, AssignmentDraft::read(project, wanted.round, wanted.strata, progress, stop));
    const bool whole = request.method == AssignmentMethod::EveryoneAll;
    if (!round->assigned) {
        // All was everybody's, without being handed to anybody.
        draft->assignments() = Assignments(draft->units());
    }
    ACCORD_TRY(const Spread assignees, assigneesOf(*draft, request));
    carryOut(*draft, request.people, assignees);
    std::vector<PersonId> people;
    for (const Weight& weight : request.people) {
        if (weight.weight > 0) {
            people.push_back(weight.person);
        }
    }
    return draft->plan(std::move(people), whole ? 0 : request.overlap, !whole || round->assigned);
}

Status apply(Project& project, PersonId by, const Assignment& plan)
{
    ACCORD_TRY(RoundChange change, RoundChange::begin(project, by, Action::Assign, plan.round));
    Round& round = change.round();
    ACCORD_CHECK(AssignmentDraft::mayAssign(project, by, &round));
    ACCORD_CHECK(checkStillFits(project, round, plan));
    for (const AssignmentChange& each : plan.changes) {
        ACCORD_CHECK(
            store::assign(change.events(), by, round.id, each.person, store::AssignedItems{each.out, each.back}));
    }
    round.people = plan.people;
    round.overlap = plan.overlap;
    return change.commit();
}

Result<AssignmentMatrix> currentMatrix(Project& project, RoundId round, const StrataChoice& strata, Progress& progress,
                                       const std::stop_token& stop)
{
    ACCORD_TRY(const auto draft, AssignmentDraft::read(project, round, strata, progress, stop));
    return draft->matrix();
}

} // namespace accord::study
