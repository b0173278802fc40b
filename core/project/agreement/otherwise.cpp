// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/otherwise.h"

#include "core/base/text.h"

namespace accord {
namespace {

std::string laterText(const LaterLabels& later)
{
    const auto counted = [](int count, const std::string& what) {
        return std::to_string(count) + (count == 1 ? " label was " : " labels were ") + what;
    };
    if (later.given == 0) {
        return counted(later.changed, "changed afterwards");
    }
    return later.changed == 0 ? counted(later.given, "given only afterwards")
                              : counted(later.changed, "changed afterwards") + " and " + std::to_string(later.given) +
                                    " given only then";
}

} // namespace

std::string asNowText(const LaterLabels& later)
{
    return later.all() == 0 ? std::string()
                            : "Labels are taken as they are now; " + laterText(later) +
                                  " (after the blind was lifted or the round closed)";
}

std::string firstLabelsText(const Round& round, const std::string& by)
{
    if (!round.firstLabelsEnd) {
        return {};
    }
    const FirstLabelsEnd& end = *round.firstLabelsEnd;
    const std::string minute = end.at.size() < 16 ? end.at : end.at.substr(0, 10) + " " + end.at.substr(11, 5);
    const std::string when = minute + " UTC, ";
    if (!end.blind) {
        return "Never blind; closed " + when + "by " + by;
    }
    return "Blind until " + when + (end.closed ? "closed by " : "lifted by ") + by +
           (end.reason.empty() ? "" : ": " + end.reason);
}

std::string versionsText(const GivenVersions& versions)
{
    if (!versions.across()) {
        return {};
    }
    std::vector<std::string> given;
    for (const int version : versions.given) {
        given.push_back(std::to_string(version));
    }
    return (given.size() == 1 ? "under version " : "under versions ") + text::join(given, ", ") +
           " of the codebook, counted under " + std::to_string(versions.counted);
}

std::vector<std::string> otherwiseTexts(const OtherwiseCounted& otherwise, const GivenVersions& versions,
                                        const std::function<std::string(const agreement::Outcome&)>& value)
{
    std::vector<std::string> texts;
    if (const std::string across = versionsText(versions); !across.empty()) {
        texts.push_back("labels given " + across +
                        (otherwise.asGiven           ? "; as given " + value(*otherwise.asGiven)
                         : versions.given.size() > 1 ? "; given under several, they have no figure as given"
                                                     : ""));
    }
    if (otherwise.withLater) {
        texts.push_back(laterText(otherwise.later) + "; with them " + value(*otherwise.withLater));
    }
    return texts;
}

} // namespace accord
