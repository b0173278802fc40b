// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace accord::taxonomy {

/// A category by its place in the taxonomy that held when the labels were read; kOutOfStudy is "not for this study".
using Raw = std::int16_t;
inline constexpr Raw kOutOfStudy = -1;

/// The labels and decisions of a round, as few numbers as a forecast needs: items that got the same labels are one row.
class RoundFigures
{
public:
    /// An open round as a whole; of a blind one the viewer's own labels.
    static Result<RoundFigures> read(Project& project, const Round& round, PersonId viewer, const Taxonomy& taxonomy);

    [[nodiscard]] RoundId round() const { return m_round; }
    [[nodiscard]] bool blind() const { return m_blind; }
    [[nodiscard]] bool empty() const { return m_people.empty(); } ///< nobody's label is in it
    [[nodiscard]] std::int64_t labels() const { return m_labels; }

    /// Labels of these categories, by person; who has none is left out.
    [[nodiscard]] std::vector<std::pair<PersonId, std::int64_t>> labelsOf(const std::vector<bool>& categories) const;
    [[nodiscard]] std::int64_t decisionsOf(const std::vector<bool>& categories) const;

    /// Fleiss' kappa at each level under another taxonomy; `places`: where each raw category is in it, or -1. From the
    /// same integers in the same order as everywhere else: equal to the last digit to what it is once that holds.
    [[nodiscard]] std::array<std::optional<double>, 3> kappa(const Taxonomy& taxonomy,
                                                             const std::vector<int>& places) const;

private:
    struct Row
    {
        std::vector<Raw> ratings; ///< sorted
        std::int64_t items = 0;
    };
    struct Person
    {
        PersonId id;
        std::vector<std::int64_t> labels; ///< by raw category
    };

    Status readOpen(Project& project, const Taxonomy& taxonomy);
    Status readOwn(Project& project, PersonId viewer, const Taxonomy& taxonomy);
    Person& personOf(PersonId id, std::size_t categories);
    void compress(std::vector<std::vector<Raw>>& items);

    RoundId m_round;
    bool m_blind = false;
    std::int64_t m_labels = 0;
    std::vector<Row> m_rows;
    std::vector<Person> m_people;
    std::vector<std::int64_t> m_decisions; ///< by raw category
};

} // namespace accord::taxonomy
