// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/feed.h"
#include "core/project/project.h"
#include "core/taxonomy/edits/edit.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace accord::taxonomy {

/// A category by its place in the taxonomy that held when the labels were read, or kOutOfStudy; whatever a merged one
/// counts as.
using Raw = std::int16_t;

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

/// Fleiss' kappa of the first labels at one level, without the edit and with it, to the last digit as it is computed
/// then (where nothing counts otherwise the two may differ by rounding); none where it is not defined.
struct KappaChange
{
    std::optional<double> before;
    std::optional<double> after;

    bool operator==(const KappaChange&) const = default;
};

/// What edits do to one round.
struct RoundImpact
{
    RoundId round;
    bool blind = false;      ///< only the viewer's own labels are counted, and nothing else is told
    std::int64_t labels = 0; ///< current ones whose category changes: its words, its place, or what it counts as
    std::int64_t decisions = 0;
    int people = 0;                     ///< who gave these labels
    std::array<KappaChange, 3> kappa{}; ///< by level: type, theme, sub-theme

    bool operator==(const RoundImpact&) const = default;
};

/// What an edit, or all of them together, does to the study. A label counts once, however many edits it meets.
struct Impact
{
    std::int64_t labels = 0;
    std::int64_t decisions = 0;
    int people = 0;
    int rounds = 0;                   ///< that have such labels or decisions
    std::int64_t relabel = 0;         ///< of the labels: will be to look at again (another meaning, a split)
    Level level = Level::Theme;       ///< that the sentence tells kappa of: where it changes, or else of what is edited
    std::vector<RoundImpact> byRound; ///< rounds with labels, in the project's order

    bool operator==(const Impact&) const = default;
};

struct EditImpact
{
    Edit edit;
    std::string text; ///< the edit's line
    Impact impact;
};

/// What a list of edits leads to.
struct Preview
{
    Taxonomy taxonomy; ///< after all of them; new categories have no number yet
    std::vector<EditImpact> edits;
    Impact all;
};

/// Labels and decisions of all rounds in memory, to say of edits what they would do before they are applied. Load it
/// once for a page: a preview then takes some milliseconds. It may be used in another thread than it was loaded in.
class Forecast
{
public:
    /// `viewer`: who looks; of blind rounds only their own labels are counted.
    static Result<Forecast> load(Project& project, PersonId viewer);

    Forecast(Forecast&&) noexcept;
    Forecast& operator=(Forecast&&) noexcept;
    ~Forecast();

    /// Whether it still tells what holds after these changes; where not, load it again.
    [[nodiscard]] static bool standsAfter(const Changes& changes);

    /// Each edit against what the ones before it led to, and all against the codebook that holds. Errors as steps().
    [[nodiscard]] Result<Preview> preview(const std::vector<Edit>& edits) const;

    /// The change from one taxonomy to another one, without edits: what undoing a version would do.
    [[nodiscard]] Impact between(const Taxonomy& before, const Taxonomy& after) const;

    [[nodiscard]] const Taxonomy& taxonomy() const; ///< that holds

private:
    struct Data;
    explicit Forecast(std::unique_ptr<Data> data);

    std::unique_ptr<Data> m_data;
};

/// Load and preview in one, for a single question.
Result<Preview> preview(Project& project, const std::vector<Edit>& edits, PersonId viewer);

} // namespace accord::taxonomy
