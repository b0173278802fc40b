// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/citation.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord {

/// What a person says about an item.
enum class Verdict : std::uint8_t {
    None = 0,        ///< nothing (yet, or withdrawn)
    Category = 1,    ///< it belongs to a category
    NotForStudy = 2, ///< a false positive of the collection
    CannotTell = 3,  ///< looked, cannot tell yet: back to the end of the queue
    NoneOfThese = 4, ///< no category of the codebook fits; of a label: it has a code of the annotator's own instead
    kLast = NoneOfThese,
};

/// Whether a label that says this is done: "cannot tell" is still to do. A code of one's own is done and no rating.
constexpr bool isLabelled(Verdict verdict)
{
    return verdict == Verdict::Category || verdict == Verdict::NotForStudy || verdict == Verdict::NoneOfThese;
}

/// Whether it takes part in agreement: a category, or not for this study.
constexpr bool isRating(Verdict verdict)
{
    return verdict == Verdict::Category || verdict == Verdict::NotForStudy;
}

/// Why an issue is not for this study. Which of them a study uses, and which further ones it has (from 16 on), is in
/// its settings.
enum class Exclusion : std::uint8_t {
    None = 0,
    OffTopic = 1,       ///< a keyword matched, the subject is another
    NotAnIssue = 2,     ///< an announcement, a test, spam, a release task
    Unusable = 3,       ///< empty, unreadable or without enough to judge
    NothingStudied = 4, ///< on the subject, without anything that is studied
    KeywordOnly = 5,    ///< the keyword is only in a name, a path or a commit
    NamedLikeIt = 6,    ///< named like what is studied, but not it
    kLast = NamedLikeIt,
};

/// How sure the annotator is.
enum class Confidence : std::uint8_t {
    None = 0,
    Low = 1,
    Medium = 2,
    High = 3,
    kLast = High,
};

/// The content of one person's label of one item. A label is never changed: a new one replaces it.
struct LabelContent
{
    Verdict verdict = Verdict::None;
    CategoryId category;                   ///< set exactly when the verdict is Category
    Exclusion exclusion = Exclusion::None; ///< set exactly when the verdict is NotForStudy
    Confidence confidence = Confidence::None;
    bool flagged = false; ///< for discussion
    std::string summary;  ///< intent, expectation or symptom in one line
    std::string note;
    std::string code{}; ///< the annotator's own, on one line; set exactly when the verdict is NoneOfThese
    std::vector<Citation> citations{}; ///< the passages that it rests on, in the order in which they were cited

    bool operator==(const LabelContent&) const = default;
};

/// A label as it stands in the project.
struct Label
{
    EventId event;
    ItemId item;
    PersonId by;
    LabelContent content;
    double seconds = 0;  ///< how long the issue was in view; 0: not known
    CodebookId codebook; ///< the version of the taxonomy that was shown; none: imported
    std::string at;      ///< UTC, ISO 8601
};

} // namespace accord
