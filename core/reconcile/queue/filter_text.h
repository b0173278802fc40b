// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/queue/filter.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace accord::reconcile {

/// A filter as one line of words, in any order, each at most once:
///
///     pending | deferred | decided | all      the state; pending if left out
///     across=theme[,type,sub-theme]           the level on which labels differ
///     repo=vllm                               the repository, in full or its last part
///     flagged                                 flagged by anybody
///     pair=MO,JL                              these two differ: initials, names, or pseudonyms (A1, A2)
///     categories=B.1[,B.2]                    both got votes, themselves or below
///     block=B.1,B.2                           only these two got votes; "-": not for this study; "several": three or
///                                             more categories
///     every-item                              also what is unanimous or incomplete
///
/// A name with a space, a comma or a quote in it is written in double quotes, a quote within as two.
///
/// What is stored (a saved filter, an agenda) names people and categories by their UUID, which every copy of the
/// project shares and no new name or code changes; a repository is its own name. People and scripts see and write names
/// and codes. Both are read by the same parser.
enum class Naming : std::uint8_t {
    Shown,  ///< initials (the name where two have the same) and codes
    Hidden, ///< the same with pseudonyms for people, for a meeting that hides who is who
    Stored, ///< UUIDs
};

/// What the words of a filter mean.
struct FilterNames
{
    const LabelMatrix& labelMatrix;
    std::span<const Person> people;
};

/// The line for a filter; parseFilter() gives the same filter back, except for `items`, which have no words.
std::string filterText(const Filter& filter, const FilterNames& names, Naming naming = Naming::Shown);

/// Errc::Invalid for a word that is none (detail: which there are), NotFound or Ambiguous for a person or repository
/// and UnknownCategory for a code (detail: what exists). An empty text is the filter of a fresh queue: all pending.
Result<Filter> parseFilter(std::string_view text, const FilterNames& names);

} // namespace accord::reconcile
