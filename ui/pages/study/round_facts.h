// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/lifecycle.h"
#include "core/study/sampling/sample.h"

#include <optional>
#include <stop_token>
#include <vector>

class QWidget;

namespace accord::ui {

class Prompts;
class Session;

/// Asks which of the project's rounds the pages show.
void chooseRound(Session& session, Prompts& prompts, QWidget* window);

/// Asks, and lifts the blind of the current round: it cannot be taken back.
void liftBlind(Session& session, Prompts& prompts, QWidget* window);

/// Asks, and lets the current round, which runs, go on with the newest codebook.
void useNewestCodebook(Session& session, Prompts& prompts, QWidget* window);

/// What is read of a round for the list and for its card.
struct RoundFacts
{
    RoundId round;
    std::int64_t items = 0;
    std::int64_t expected = 0; ///< labels to be given: everybody's for a lead, otherwise one's own
    std::int64_t done = 0;
    bool own = false;                          ///< the two are one's own: of others' nothing is known
    std::vector<study::MissingLabels> missing; ///< for a lead
    std::int64_t unassigned = 0;
    int codebook = 0; ///< number of the version that it is frozen at; 0: the newest
    std::optional<study::SampleRecord> sample;
};

/// Reads all rounds; `viewer`: who looks.
Result<std::vector<RoundFacts>> readRoundFacts(Project& project, PersonId viewer, const std::stop_token& stop);

/// How many label in it.
std::size_t peopleOf(const Project& project, const Round& round);

/// The card of a round: a sentence each on where its issues come from, who labels them, and how.
QStringList factLines(const Project& project, const Round& round, const RoundFacts& facts);

/// "Ann 12 of 40, Bob 3 of 40": who has something left; at most so many names.
QString missingText(const Project& project, const std::vector<study::MissingLabels>& missing);

/// How the issues were drawn: "381 of 38,742 issues, proportionally by repository, seed 7".
QString sampleText(const study::SampleRecord& sample);

} // namespace accord::ui
