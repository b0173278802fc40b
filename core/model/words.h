// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/taxonomy.h"

#include <optional>
#include <string>
#include <string_view>

namespace accord {

/// A verdict as one cell of a table: the code of a category (of a merged one: of what it counts as),
/// "not_for_study:off_topic" (or another reason), "cannot_tell", "none_of_these"; of a label "none_of_these:" with its
/// code.
struct VerdictText
{
    Verdict verdict = Verdict::None;
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
    std::string code{}; ///< LabelContent::code
};

std::string verdictText(Verdict verdict, CategoryId category, Exclusion exclusion, const Taxonomy& taxonomy);
std::string verdictText(const LabelContent& content, const Taxonomy& taxonomy);

/// Nothing when the text is no verdict, such as a code that the taxonomy does not have or has retired.
std::optional<VerdictText> parseVerdict(std::string_view text, const Taxonomy& taxonomy);

/// Whether a text can be an annotator's own code: UTF-8 on one line, at most bounds::kOpenCode bytes, and neither empty
/// nor with blanks at its ends.
bool isOpenCode(std::string_view text);

// The words of the long and the JSON layout, and back.
std::string_view verdictName(Verdict verdict); ///< "category", "not_for_study", "cannot_tell"
std::optional<Verdict> verdictNamed(std::string_view name);

/// Whether a category may have this code: it stands in a cell of a table, where it must be told from everything else
/// that stands there.
bool isCode(std::string_view code);
/// "off_topic", "not_an_issue", ...; "own_1" for the first reason that a study has of its own; empty for none.
std::string_view exclusionName(Exclusion exclusion);
std::optional<Exclusion> exclusionNamed(std::string_view name);
std::string_view confidenceName(Confidence confidence); ///< "low", "medium", "high"; empty for none
std::optional<Confidence> confidenceNamed(std::string_view name);
std::string_view causeName(Cause cause); ///< "ambiguous_issue", ...; empty for none
std::optional<Cause> causeNamed(std::string_view name);
std::string_view methodName(Method method); ///< "consensus", "majority", "second_vote", "lead"; empty for none
std::optional<Method> methodNamed(std::string_view name);
std::string_view stateName(DecisionState state); ///< "open", "decided", "deferred"
std::optional<DecisionState> stateNamed(std::string_view name);
std::string_view sourceName(DecisionSource source); ///< "person", "rule", "import"
std::optional<DecisionSource> sourceNamed(std::string_view name);

} // namespace accord
