// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/impact/impact.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace accord::taxonomy {
namespace {

std::string grouped(std::int64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3; place -= 3) {
        text.insert(place - 3, ",");
    }
    return text;
}

std::string counted(std::int64_t number, const std::string& thing)
{
    return grouped(number) + " " + thing + (number == 1 ? "" : "s");
}

std::string levelText(Level level)
{
    constexpr std::array<const char*, 3> kNames{"type", "theme", "sub-theme"};
    return kNames[static_cast<std::size_t>(level) - 1];
}

} // namespace

std::string kappaText(std::optional<double> kappa)
{
    if (!kappa) {
        return "undefined";
    }
    std::array<char, 32> text{};
    (void)std::snprintf(text.data(), text.size(), "%.4f", std::abs(*kappa));
    const std::string digits = text[0] == '0' ? text.data() + 1 : text.data();
    return *kappa < 0 && digits != ".0000" ? "-" + digits : digits;
}

std::string impactSentence(const Project& project, const std::string& what, const Impact& impact)
{
    std::string sentence = what + ": " + counted(impact.labels, "label") + ", " + counted(impact.decisions, "decision");
    if (impact.relabel > 0) {
        sentence += ", " + counted(impact.relabel, "label") + " to look at again";
    }
    std::vector<const RoundImpact*> open;
    for (const RoundImpact& round : impact.byRound) {
        if (!round.blind) {
            open.push_back(&round);
        }
    }
    const auto most = std::ranges::max_element(open, {}, [](const RoundImpact* round) { return round->labels; });
    if (most != open.end()) {
        const KappaChange& kappa = (*most)->kappa[static_cast<std::size_t>(impact.level) - 1];
        sentence += ", kappa at " + levelText(impact.level) + " level ";
        const std::string before = kappaText(kappa.before);
        const std::string after = kappaText(kappa.after);
        // What the labels are then called is for people to say: until they did, the figure is of the old labels.
        const bool known = impact.relabel == 0;
        sentence += before != after ? "from " + before + " to " + after + (known ? "" : ", and unknown until they are")
                    : known         ? "stays " + before
                                    : "unknown until they are (now " + before + ")";
        const Round* named = project.round((*most)->round);
        sentence += open.size() > 1 && named != nullptr ? " (" + named->name + ")" : std::string();
    }
    if (open.size() != impact.byRound.size()) {
        sentence += "; of blind rounds only your own labels are counted";
    }
    return sentence;
}

} // namespace accord::taxonomy
