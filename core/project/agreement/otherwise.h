// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/study.h"
#include "core/project/agreement/figures.h"

#include <functional>
#include <string>
#include <vector>

/// What reports and the command line say beside figures over first labels.
namespace accord {

/// "Blind until 2026-03-04 11:05 UTC, lifted by Mira Okafor: everybody is done", for a round whose first labels ended;
/// empty for one that goes on. `by`: what whoever ended it is called.
std::string firstLabelsText(const Round& round, const std::string& by);

/// "under version 1 of the codebook, counted under 2"; empty where both are the same.
std::string versionsText(const GivenVersions& versions);

/// "Labels are taken as they are now; 60 labels were changed afterwards (after the blind was lifted or the round
/// closed)", beside what first labels do not decide; empty where none was.
std::string asNowText(const LaterLabels& later);

/// "labels given under version 1 of the codebook, counted under 2; as given 0.5960", "60 labels were changed
/// afterwards; with them 0.8090": each for a line of its own. `value`: how a coefficient is written.
std::vector<std::string> otherwiseTexts(const OtherwiseCounted& otherwise, const GivenVersions& versions,
                                        const std::function<std::string(const agreement::Outcome&)>& value);

} // namespace accord
