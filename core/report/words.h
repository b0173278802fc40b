// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/base/numbers.h"
#include "core/messages/catalogue.h"
#include "core/messages/language.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/proposal.h"
#include "core/model/study.h"
#include "core/project/agreement/figures.h"
#include "core/reconcile/filter.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::reconcile {
struct Agenda;
struct Named;
} // namespace accord::reconcile

namespace accord::report {

/// Says the texts of documents in one language: say(kMinutesOf, name), say(kTakenBack, count). What stands in places is
/// text, or a number, which gets commas.
class Words
{
public:
    explicit Words(messages::Language language)
        : m_language(language)
    {}

    [[nodiscard]] messages::Language language() const { return m_language; }
    /// For HTML, and to find what the codebook says in this language.
    [[nodiscard]] std::string tag() const { return std::string(messages::tagOf(m_language)); }

    template <class... Places>
    std::string operator()(messages::Text text, const Places&... places) const
    {
        return filled(messages::translated(m_language, text), {asText(places)...});
    }
    template <class... Places>
    std::string operator()(messages::CountedText text, std::int64_t count, const Places&... places) const
    {
        return filled(messages::translated(m_language, text, count), {asText(places)...});
    }

    /// "Anna, Bob"
    [[nodiscard]] std::string list(const std::vector<std::string>& parts) const;

private:
    static std::string asText(std::string_view text) { return std::string(text); }
    static std::string asText(std::integral auto number) { return text::grouped(static_cast<std::int64_t>(number)); }
    static std::string filled(const std::string& text, const std::vector<std::string>& places)
    {
        return messages::fill(text, places);
    }

    messages::Language m_language;
};

// Words for values of the field. The command line says the same in English.
std::string levelName(const Words& say, Level level);            ///< "Sub-theme"
std::string levelWord(const Words& say, Level level);            ///< "sub-theme", within a sentence
std::string causeText(const Words& say, Cause cause);            ///< "a slip"; empty for none
std::string purposeText(const Words& say, RoundPurpose purpose); ///< "pilot"
std::string stateText(const Words& say, ProposalState state);    ///< "withdrawn"
std::string reasonText(const Words& say, Exclusion reason,
                       std::string_view own);   ///< the study's own words, else the usual
std::string codeText(const Category* category); ///< "C.9"; "?" for none
std::string namedText(const Words& say, const Taxonomy& taxonomy,
                      const reconcile::Named& named); ///< "C.9", "cannot tell"
std::string blockText(const Words& say, const Taxonomy& taxonomy, const reconcile::BlockKey& key); ///< "B.1 or B.2"
std::string ruleText(const Words& say, const std::string& rule);                                   ///< "majority"
std::string issueText(const Words& say, const std::string& issue, int occurrence);
std::string proposalTitle(const Words& say, const Proposal& proposal, const Taxonomy& taxonomy); ///< "change of C.9"

/// "pending conflicts that differ on the theme, in vllm-project/vllm (pending across=theme repo=vllm)"
std::string agendaText(const Words& say, const reconcile::Agenda& agenda, const Taxonomy& taxonomy,
                       const std::map<PersonId, std::string>& names);

/// What somebody is called in a document; "somebody" where it does not say.
std::string nameIn(const Words& say, const std::map<PersonId, std::string>& names, PersonId person);
std::string namesIn(const Words& say, const std::map<PersonId, std::string>& names,
                    const std::vector<PersonId>& people); ///< "Anna, Bob"

// Figures.
std::string whyText(const Words& say, agreement::NotComputable why); ///< "no item has two labels ...", without a stop
std::string kappaText(const Words& say, const agreement::Outcome& value); ///< "0.7621 (0.760 to 0.764)"; "none: ..."
std::string kappaText(const Words& say, std::optional<double> value);     ///< ".7621", "-.0312", "1.0000", "undefined"

/// "Blind until 2026-03-04 11:05 UTC, lifted by Mira Okafor: everybody is done". `by`: what whoever ended it is called.
std::string firstLabelsText(const Words& say, const FirstLabelsEnd& end, const std::string& by);

/// "under version 1 of the codebook, counted under 2"; empty where both are the same.
std::string versionsText(const Words& say, const GivenVersions& versions);

/// "Labels are taken as they are now; 60 labels were changed afterwards (after the blind was lifted or the round
/// closed)", beside what first labels do not decide; empty where none was.
std::string asNowText(const Words& say, const LaterLabels& later);

/// "labels given under version 1 of the codebook, counted under 2; as given 0.5960", "60 labels were changed
/// afterwards; with them 0.8090": each for a line of its own. `value`: how a coefficient is written.
std::vector<std::string> otherwiseTexts(const Words& say, const OtherwiseCounted& otherwise,
                                        const GivenVersions& versions,
                                        const std::function<std::string(const agreement::Outcome&)>& value);

} // namespace accord::report
