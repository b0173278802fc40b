// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/merging.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace accord::store {
struct MergeSurvey;
class OtherCopy;
} // namespace accord::store

namespace accord::exchange {

/// What needs a look before another copy is merged.
enum class MergeQuestionKind : std::uint8_t {
    UnknownPerson,   ///< subject: the name; choices: add, skip, or somebody who is here
    Namesake,        ///< the same, and somebody of this name is here
    OtherPerson,     ///< a package of one person has events of another who is known here
    SamePeople,      ///< the copy says that people are one and the same
    LabelledTwice,   ///< subject: the name; this person labelled items differently in both copies
    TextChanged,     ///< both copies have a text of an issue, and not the same
    CodebookDiffers, ///< both copies have versions that the other does not know
    CodebookNew,     ///< the copy has newer versions, which will hold
    CategoryRenamed, ///< subject: code and name in the copy; detail: now
    CategoryMoved,   ///< detail: the parent now
    CategoryRetired, ///< kept for the labels that have it, not offered any longer
    RetiredLabels,   ///< new labels with categories that are retired now
    NewRound,        ///< subject: the name of a round that is unknown here
    NewItems,        ///< items that are unknown here, in rounds that are known
    BlindLifted,     ///< subject: a round that is blind here and not in the copy
    Extra, ///< what only a lead takes; subject: names; detail: who would be a lead, or in which rounds; choices: leave,
           ///< take
};

/// One thing that needs a look, with what can be chosen for it.
struct MergeQuestion
{
    MergeQuestionKind kind = MergeQuestionKind::UnknownPerson;
    std::string subject;
    std::string detail;
    std::int64_t count = 0;
    std::vector<std::string> samples;           ///< links of the first issues
    MergeExtra extra = MergeExtra::Decisions;   ///< of looks at what only a lead takes
    PackageOrigin origin = PackageOrigin::None; ///< of MergeExtra::Others: what is known of the file
    Uuid person;                                ///< of looks at a person: what MergeChoices::people is keyed by
    std::vector<std::string> choices; ///< words; the first one is the default. None: just so that somebody knows
    std::string chosen;               ///< one of them, or the name of a person here; empty: it has to be chosen
};

/// What one file brings.
struct MergeFileReport
{
    std::filesystem::path file;
    bool isPackage = false; ///< one person's
    Uuid packagedFor;       ///< of a package: whose word it is; null where this project does not know
    PackageOrigin origin = PackageOrigin::None;
    MergeCounts fresh; ///< new here; what an earlier file of the same merge brings is not counted again
    MergeCounts known; ///< there already
    std::vector<MergePerson> people;
    std::vector<MergeQuestion> questions;
};

/// What a merge would do, or did.
struct MergeReport
{
    std::vector<MergeFileReport> files;
    bool mayTakeExtras = true;    ///< who merges is a lead, or there is none
    bool written = false;         ///< false: a plan, or there was nothing to do
    std::filesystem::path backup; ///< the project as it was before; empty where nothing was written
    std::int64_t relabelled = 0;  ///< labels given anew because of the choices

    [[nodiscard]] MergeCounts fresh() const; ///< of all files together
    [[nodiscard]] bool nothingNew() const { return fresh().all() == 0; }
    [[nodiscard]] bool needsALook() const;
};

/// How the codebooks of two copies stand to each other.
struct CodebookSurvey
{
    bool newHere = false;  ///< this project has versions that the copy does not know
    bool newThere = false; ///< and the other way round
    std::vector<CategoryChange> changed;
    std::int64_t retiredLabels = 0;
};

/// Everything about one file that somebody should see before it is merged, with what is chosen for it.
std::vector<MergeQuestion> questionsAbout(const Project& project, const store::MergeSurvey& survey,
                                          const store::OtherCopy& copy, const CodebookSurvey& codebooks,
                                          const MergeChoices& choices);

} // namespace accord::exchange
