// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/project/agreement/figures.h"
#include "core/project/project.h"

#include <functional>

/// What is said beside figures over first labels (see FirstLabelsEnd).
namespace accord::ui {

/// "Blind until 5 Mar 2026, lifted by Mira Okafor: “everybody is done”."; empty for a round whose first labels have not
/// ended.
QString firstLabelsSentence(const Project& project, const Round& round);

/// "Labels were given by version 1 of the codebook and are counted by version 2."; empty where both are the same.
QString versionsSentence(const GivenVersions& versions);

/// "Labels are taken as they are now. After the blind was lifted or the round was closed 60 were changed and 3 given.",
/// beside what first labels do not decide; empty where none was.
QString asNowSentence(const LaterLabels& later);

/// "Labels changed afterwards: 60, given only afterwards: 3; with them 0.8090.", "As given: 0.5960.": each a sentence.
/// `value`: how a coefficient is written.
QStringList otherwiseSentences(const OtherwiseCounted& otherwise, const GivenVersions& versions,
                               const std::function<QString(const agreement::Outcome&)>& value);

} // namespace accord::ui
