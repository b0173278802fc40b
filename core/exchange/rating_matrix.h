// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/issue.h"
#include "core/model/label.h"
#include "core/model/meeting.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace accord::exchange {

/// One item of a round with all that people said about it.
struct ItemContent
{
    ItemId item;
    std::string url;
    int occurrence = 1;
    std::vector<Label> labels; ///< current ones that say something, by person
    std::optional<Decision> decision;
    std::vector<SecondVote> secondVotes; ///< revealed ones, oldest first
};

/// Visits the items of a round in their order, reading as it goes.
Status forEachItemContent(Project& project, RoundId round, const std::function<Status(const ItemContent&)>& visit,
                          PersonId only = {});

/// What a rating matrix is written from.
struct MatrixPlan
{
    RoundId round;
    Selection selection;     ///< its level is what the cells show
    bool wholePath = false;  ///< instead of the level: labels as they stand, for coefficients along the path
    bool pseudonyms = false; ///< people by their pseudonyms
};

struct MatrixReport
{
    int items = 0;
    std::vector<std::string> annotators; ///< as the header has them
    std::vector<std::string> codebook;   ///< all categories, in their order; what "--codebook" takes
    std::filesystem::path codebookFile;
};

/// Writes the table that agreement is computed from, so that anybody can compute it again with any program: a row per
/// item, "item,Anna,Ben,...", a code per cell, "-" for not for this study, nothing where there is no rating at this
/// level; "own:slow gpu" for a code of annotators' own where the selection counts them. An item is called by its link,
/// a repeated one with its occurrence ("... #2"). Beside FILE.csv stands FILE.codebook.csv with "code,name,used", since
/// some coefficients count categories that nobody used. Both files are complete or not there.
///
/// Errc::NotPermitted while the round is blind, NotFound, Unwritable, DiskFull.
Result<MatrixReport> exportMatrix(Project& project, const MatrixPlan& plan, const std::filesystem::path& file);

} // namespace accord::exchange
