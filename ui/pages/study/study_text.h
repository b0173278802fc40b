// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/model/study.h"
#include "ui/text/plain_text.h"

#include <cstdint>
#include <optional>
#include <string>

namespace accord::ui {

constexpr double kPercent = 100;

// The words of a study as people read them.

QString purposeHint(RoundPurpose purpose); ///< what such a round is for, in a sentence
QString stateWord(RoundState state);       ///< "running"
QString roleWord(Role role);               ///< "Annotator"
QString roleHint(Role role);               ///< what such a person does

/// "3 of 7", or "everybody".
QString overlapText(const Round& round, std::size_t people);

QString countText(std::int64_t count, bool blankZero); ///< "12,345"
QString percentText(double share);                     ///< of 1: "62.5 %"
QString dayText(const std::string& utc);               ///< "20 Nov 2026" as the system writes it; "–" for none
QString secondsText(double seconds);                   ///< "48 s", "2:05 min"; "–" for none

/// What is said of people, one of them each, joined: of many the first ones and how many more there are.
QString peopleText(const QStringList& people);

} // namespace accord::ui
