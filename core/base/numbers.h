// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

/// Numbers as people read them: the same in tables, sentences and documents, in every language.
namespace accord::text {

std::string grouped(std::int64_t number);          ///< "38,742"
std::string fixed(double value, int digits);       ///< "0.7621": with so many digits behind the point
std::string withSign(double value, int digits);    ///< "+0.0312"
std::string percent(double share, int digits = 2); ///< "43.25 %" of 0.4325
std::string minuteOf(const std::string& at);       ///< "2026-03-04 11:05" of a time in ISO 8601
std::string minutesAndSeconds(double seconds);     ///< "1:05"

} // namespace accord::text
