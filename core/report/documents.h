// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/collect/selection/relevance.h"
#include "core/messages/language.h"
#include "core/model/taxonomy.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/reading_list.h"
#include "core/report/words.h"
#include "core/study/gate/pilot_report.h"
#include "core/taxonomy/impact.h"
#include "core/taxonomy/print.h"

#include <cstddef>
#include <cstdint>
#include <string>

/// Documents to be read, printed and kept, made of what features say, in the language that is asked for. Whatever
/// people wrote is shown as they wrote it, and never understood as markup; names and texts of categories are those of
/// the language where they are translated into it. A notation that can be typed (a gate, an agenda, the condition of a
/// rule) is the same in every language.
namespace accord::report {

enum class ReportFormat : std::uint8_t {
    Markdown, ///< GitHub-flavoured
    Html,     ///< one file that needs no other and loads nothing; prints
};

/// Characters of a passage that a document tells.
constexpr std::size_t kMostCitedWords = 600;

/// How a document is wanted.
struct Form
{
    ReportFormat format = ReportFormat::Markdown;
    messages::Language language = messages::Language::English;
};

// Each as a text in UTF-8. `taxonomy`: the one of the project.
std::string minutesText(const reconcile::Minutes& minutes, const Taxonomy& taxonomy, const Form& form);
std::string readingListText(const reconcile::ReadingList& list, const Taxonomy& taxonomy, const Form& form);
std::string pilotReportText(const study::PilotReport& report, const Form& form,
                            const collect::KeywordSummary& keywords = {});
std::string codebookText(const taxonomy::PrintedCodebook& codebook, const Form& form);

/// How people came to a decision, or what made it: "by consensus", "by the rule majority"; says so where it is not
/// known.
std::string methodText(const Words& say, const DecisionContent& content);

/// "merge C.7 into C.6: 12,504 labels, 1,664 decisions, kappa at theme level from .7621 to .7635". Kappa is that of the
/// open round with the most labels, which is named where there are several. With labels to look at again, as after a
/// split, it is unknown until they are: "12 labels to look at again, kappa at theme level unknown until they are (now
/// .7621)".
std::string impactSentence(const Words& say, const Project& project, const std::string& what,
                           const taxonomy::Impact& impact);

} // namespace accord::report
