// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/meeting.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/store/study/codebooks.h"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace accord {

/// What people said stays as it is kept. Where it is shown or counted, a category that was merged stands for the one
/// that it was merged into: these make what was read say so. One that the taxonomy does not have stays.
[[nodiscard]] CategoryId resolveMerged(const Taxonomy& taxonomy, CategoryId category);

void resolveMerged(const Taxonomy& taxonomy, Label& label);
void resolveMerged(const Taxonomy& taxonomy, Decision& decision);
void resolveMerged(const Taxonomy& taxonomy, SecondVote& secondVote);

template <class Said>
void resolveMerged(const Taxonomy& taxonomy, std::vector<Said>& all)
{
    for (Said& said : all) {
        resolveMerged(taxonomy, said);
    }
}

/// Why a label is to be looked at again. Giving it again, also the same, ends that.
enum class RelabelReason : std::uint8_t {
    No = 0,
    Meaning = 1, ///< it was given when its category meant something else
    Split = 2,   ///< its category was split
    Coded = 3,   ///< it is a code of the annotator's own, which has become a category
};

/// A label that is to be looked at again.
struct LabelToRelabel
{
    ItemId item;
    CategoryId category; ///< that the label has; of a code: which it has become
    RelabelReason why = RelabelReason::No;
    CodebookId codebook; ///< by which it was given; none: imported
};

/// The person's labels in the round that are to be looked at again, in the round's order. A label is measured by what
/// its category meant in the version by which it was given (an imported one: the version that held then) against what
/// it means in the version by which the round is labelled: a running round's own, else the newest. Some milliseconds
/// where nothing of the codebook changed its meaning.
Result<std::vector<LabelToRelabel>> toLookAtAgain(Project& project, RoundId round, PersonId person);

/// The same for one item.
Result<RelabelReason> relabel(Project& project, RoundId round, ItemId item, PersonId person);

/// How many labels of somebody in a round are to be looked at again.
struct RelabelCount
{
    RoundId round;
    PersonId person;
    int meaning = 0;
    int split = 0;
    int coded = 0;
};

/// For everybody with at least one, by round and person: for those who lead. It tells how many, never which,
/// and nothing of blind rounds: what the categories of labels are is what nobody learns before they are over.
Result<std::vector<RelabelCount>> relabelCounts(Project& project);

/// How many labels of the round are to be looked at again, whoever gave them. Errc::NotPermitted while it is blind.
Result<int> labelsToRelabel(Project& project, RoundId round);

/// What categories meant from one version of the codebook to the next, and what became of them.
class Meanings
{
public:
    static Result<Meanings> read(const std::vector<store::CodebookVersion>& versions, const std::string& file);

    /// Whether a label of the category that was given by one version is to be looked at again where another one holds.
    /// Both count from 0.
    [[nodiscard]] RelabelReason compare(const Uuid& category, std::size_t given, std::size_t holds) const;

private:
    struct State
    {
        std::int64_t meaning = 0;
        Uuid mergedInto;
        bool split = false;
    };
    using Version = std::unordered_map<Uuid, State>;

    [[nodiscard]] Uuid resolveMerged(const Uuid& category, std::size_t version) const;
    [[nodiscard]] State at(const Uuid& category, std::size_t version) const;

    std::vector<Version> m_versions; ///< what a version does not have is there as the one before had it
};

} // namespace accord
