// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::store {

/// The text with a space around every Chinese, Japanese or Korean character, so that the word index takes each as a
/// word of its own.
std::string separated(std::string_view text);

/// The text as phrases are compared: ASCII letters in lower case, runs of white space as one space.
std::string folded(std::string_view text);

} // namespace accord::store
