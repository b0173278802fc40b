// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/bounds.h"
#include "core/sqlite/database.h"
#include "core/store/merging/other_copy.h"

#include <cstdint>

namespace accord::store {

struct EventMap;
struct TextMap;

/// Rows that a project has at most: what is unpacked is held to them as well (see returned.h).
inline constexpr std::int64_t kMostPeople = bounds::kPeople;
inline constexpr std::int64_t kMostRounds = 10'000;
inline constexpr std::int64_t kMostCodebooks = 10'000;
inline constexpr std::int64_t kMostFilters = 10'000;

/// Looks through a project file that somebody else made, before anything is taken from it: pages, indexes and
/// references (SQLite's integrity check), then what the schema does not forbid but Accord never writes: numbers that
/// stand for nothing, clocks from the end of time, names that are not UTF-8, lists without end. Takes as long as
/// reading the file. Errc::Damaged with the first finding.
Status checkContent(sqlite::Database& other);

/// What bounds of this project say of the other copy, once it is attached: a number from which counting goes on (a
/// logical clock, a place in a round, the version of a text) is not so far ahead of what is here that this project
/// could not go on from it. Errc::Damaged with what is too far ahead.
Status checkBounds(const OtherCopy& other);

/// The same for the texts of what is new in the other copy. What is here already is not taken, and need not be read.
Status checkNewTexts(const OtherCopy& other, const TextMap& texts, const EventMap& events);

} // namespace accord::store
