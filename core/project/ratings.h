// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/distance.h"
#include "core/agreement/live.h"
#include "core/agreement/rating_table.h"
#include "core/base/result.h"
#include "core/project/label_matrix.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord {

/// Which of the repeats of a round, the further occurrences of an issue, are items of the figures.
enum class Repeats : std::uint8_t {
    AsTheyCame, ///< rows that a file lists again are; those that a sample drew to be labelled twice are not
    Count,      ///< all are
    LeaveOut,   ///< none is
};

/// Whether the item is one of the figures'.
bool isCounted(const LabelMatrixItem& item, Repeats repeats);

/// Which labels are the figures'.
enum class LabelsOf : std::uint8_t {
    First, ///< as they were when the blind ended (see FirstLabelsEnd)
    Now,   ///< as they are, with what was changed and given since
};

/// Which part of a round agreement is looked at.
struct Selection
{
    Level level = Level::Theme;
    std::string repository;             ///< empty: all
    CategoryId finalType;               ///< none: all; else only items whose decision belongs to this type
    std::vector<PersonId> annotators{}; ///< empty: all
    bool onlyUsed = false;              ///< the codebook is what is in use, not all that the taxonomy offers
    Repeats repeats = Repeats::AsTheyCame;
    LabelsOf labels = LabelsOf::First;
    /// Codes of annotators' own are categories too, alike where their words are (LabelMatrix::readOpenCodes() first):
    /// compared among themselves, and different from each category of the codebook. Otherwise they are missing.
    bool openCodes = false;
};

/// Labels that are no first labels, or are others now: said in sight of what the others say.
struct LaterLabels
{
    int changed = 0; ///< somebody had a first label, and says something else or nothing now
    int given = 0;   ///< somebody had none, and says something now

    [[nodiscard]] int all() const { return changed + given; }
    bool operator==(const LaterLabels&) const = default;
};

/// Items of the round that lie outside the selection, each counted for the first reason that applies.
struct OutsideSelection
{
    int otherRepository = 0;
    int notDecided = 0;     ///< where a final type is asked for
    int otherFinalType = 0; ///< decided as something else
    int repeats = 0;        ///< show an issue once more, and are not counted
};

/// A round at one level as statistics want it, with the way back from numbers to what they stand for.
struct Ratings
{
    agreement::RatingTable table;
    std::vector<int> rows;             ///< table row -> row of the label matrix
    std::vector<PersonId> annotators;  ///< table column -> person
    std::vector<int> annotatorColumns; ///< table column -> column of the label matrix
    std::vector<int> categories; ///< table category -> index into Taxonomy::categories(); -1: not for this study; -2
                                 ///< and less: codes of annotators' own, the first of openCodeTexts first
    std::vector<int> columns; ///< the way back: by index + 1, with codes of annotators' own (LabelMatrix::openCodes())
                              ///< behind those of the taxonomy; kMissing for what is no category of the table
    std::vector<std::string> openCodeTexts;
    std::vector<int> finals; ///< table row -> table category of the decision; agreement::kMissing if none
    int notSpecified = 0;    ///< labels that stop above the level, and so count as missing
    int cannotTell = 0;      ///< labels that say "cannot tell", which are missing too
    int openCodes = 0;       ///< labels that are a code of the annotator's own, likewise
    int repeats = 0;         ///< of the rows: those that show an issue once more
    LaterLabels later;       ///< in these rows and of these people, whichever labels the table has
    OutsideSelection outside;

    [[nodiscard]] std::string code(const Taxonomy& taxonomy, int category) const; ///< "C.9"; "-" for not for this study
    [[nodiscard]] bool isOpenCode(int category) const { return categories[static_cast<std::size_t>(category)] < -1; }
    /// The table category of what ratedAs() answers; agreement::kMissing for none, and for what the table has no place
    /// for.
    [[nodiscard]] int columnOf(std::optional<int> rated) const
    {
        return rated ? columns[static_cast<std::size_t>(*rated) + 1] : agreement::kMissing;
    }
};

/// The rating table of a label matrix. "Not for this study" is a category of its own at every level; "cannot tell",
/// codes of an annotator's own and labels that stop above the level are missing. Categories are those of the codebook
/// at this level that are in use or not retired, in the codebook's order. Labels are the first ones, unless the
/// selection asks for those that hold now.
Ratings ratings(const LabelMatrix& labelMatrix, const Selection& selection);

/// The same with every label as it stands, at whatever depth it stops: the level of the selection is not asked, a
/// category is a label as it was given, and only those in use are categories. For what looks along the whole path.
Ratings wholeRatings(const LabelMatrix& labelMatrix, const Selection& selection);

/// Where the categories lie: the codes from the type down, {"C", "C.9", "C.9.iv"}; {"-"} for not for this study.
std::vector<agreement::CodePath> pathsOf(const Taxonomy& taxonomy, const Ratings& ratings);

/// The index of a repository by its name, ASCII letters in either case, or its last part ("vllm"). Errc::NotFound names
/// those that the round has, Errc::Ambiguous the choices.
Result<std::string> repositoryNamed(const LabelMatrix& labelMatrix, const std::string& name);

/// Agreement on a round at each level of the taxonomy, kept up to date with the label matrix in time that does not
/// depend on the number of items. Repeats that were drawn are not counted, as in ratings().
class LiveLevels
{
public:
    explicit LiveLevels(const LabelMatrix& labelMatrix);

    /// Takes over what the label matrix took over. False when a new annotator or category appeared that the tallies
    /// have no place for: make a new one from the label matrix.
    bool apply(const LabelMatrix& labelMatrix, const std::vector<LabelMatrix::CellUpdate>& updates);

    [[nodiscard]] const agreement::LiveAgreement& at(Level level) const { return side(level).live; }

    /// What rows, columns and categories of the live tables stand for. Its own table is empty: the live one holds it.
    [[nodiscard]] const Ratings& ratings(Level level) const { return side(level).ratings; }

private:
    struct Side
    {
        Ratings ratings;
        agreement::LiveAgreement live;
    };

    static Side makeSide(const LabelMatrix& labelMatrix, Level level);
    [[nodiscard]] const Side& side(Level level) const { return m_sides[static_cast<std::size_t>(level) - 1]; }

    std::array<Side, 3> m_sides;
    std::vector<int> m_places; ///< row of the label matrix -> row of the live tables; -1: a repeat that is not counted
};

} // namespace accord
