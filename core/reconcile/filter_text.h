// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/filter.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
///     margin=1                                at most so many votes between the first choice and the second
///     leading=B.1                             more votes than any other of its level, itself or below
///     every-item                              also what is unanimous or incomplete
///     per-block=3                             at most so many of one block
///     sample=60                               so many, drawn by chance
///     limit=60                                at most so many, worst first
///     seed=7                                  of the drawing, and of the order of what is equally bad
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

/// One word of a filter's text: `flagged`, or `pair=A1,"Ann Lee"` with its values.
struct Word
{
    std::string text; ///< as it stands there, for messages
    std::string key;  ///< in lower case
    std::vector<std::string> values;
};

/// The words between white space; a value in double quotes may hold white space and commas, and a quote as two.
/// Errc::Invalid for a quote that is not closed and for a value that is missing.
Result<std::vector<Word>> filterWords(std::string_view text);

/// `key=one,other`, quoted where needed.
std::string wordOf(std::string_view key, const std::vector<std::string>& values);

} // namespace accord::reconcile
