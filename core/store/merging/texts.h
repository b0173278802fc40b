// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"

namespace accord::store {

/// Versions of an issue's text. In every copy they are numbered as they come in; of several texts of one issue the one
/// with the greatest number is shown, and of several with that number the one with the greater content: what is shown
/// follows from the set of texts and numbers, not from the order in which copies met. Numbers are in `text_version`
/// where an issue has had texts of another copy; elsewhere they follow from the order of the rows (see numbered_text in
/// the schema).

/// Fills map_text (there, issue, version, here) with the texts of the other copy and, where this project has the same
/// text word by word, with that one. Needs map_issue.
Status mapTexts(const OtherCopy& other);

/// Adds the texts that are new, and shows the newest of each issue.
Status takeTexts(const OtherCopy& other);

/// Where the other copy brought a new text for an issue that had one: shows that which was shown here before (`ours`)
/// or that of the other copy, as if it had come in last.
Status raiseTexts(const OtherCopy& other, bool ours);

} // namespace accord::store
