// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/agreement/uncertainty/comparison.h"
#include "core/reconcile/figures.h"

#include <optional>

namespace accord::ui {

// The sentences of the figures. What is computed after people talked never bears the name of agreement between raters.

/// "Agreement of second votes (after discussion; not inter-rater agreement)".
QString secondVotesTitle();

/// What the difference is, in a sentence, for the page and everywhere where the figures stand beside each other.
QString differenceSentence();

using Few = std::optional<reconcile::FewItems>;

/// "0.5385", or "–" where there is none; of few items "7 of 8".
QString figureValue(const agreement::Outcome& outcome, const Few& few = {});

/// "0.321 to 0.756"; empty without one, and of few items.
QString figureInterval(const agreement::Outcome& outcome, const Few& few = {});

/// Why there is no value, as a sentence; empty where there is one.
QString whyNoFigure(const agreement::Outcome& outcome, const Few& few = {});

/// "+0.1234 (0.0123 to 0.2345)"; "–" where there is none.
QString differenceText(const agreement::ComparisonOutcome& difference);

/// "43.2 %".
QString shareText(double share);

/// What is left out of the figures and why, in sentences; empty if nothing is.
QString leftOutText(const reconcile::Figures& figures);

/// Second votes at the level, beside the first labels of the same items, in sentences.
QString secondVotesSentence(const reconcile::Figures& figures, Level level);

} // namespace accord::ui
