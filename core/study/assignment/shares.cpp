// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/shares.h"

#include <algorithm>
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
            return Error{Errc::Invalid, "weight", "a weight is 0 or more"};
        }
        people += weight > 0 ? 1 : 0;
    }
    if (request.overlap < 1 || request.overlap > people) {
        return Error{Errc::Invalid, "overlap " + std::to_string(request.overlap),
                     "each item is labelled by at least one and at most all of " + std::to_string(people) + " people"};
    }
    if (std::ranges::any_of(request.strata, [](std::int64_t items) { return items < 0; })) {
        return Error{Errc::Invalid, "stratum", "a number of items is 0 or more"};
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

} // namespace accord::study
