// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace accord::ui {

class Prompts;
class Session;

/// Asks which of the project's rounds the pages show.
void chooseRound(Session& session, Prompts& prompts, QWidget* window);

/// Asks, and lifts the blind of the current round: it cannot be taken back.
void liftBlind(Session& session, Prompts& prompts, QWidget* window);

} // namespace accord::ui
