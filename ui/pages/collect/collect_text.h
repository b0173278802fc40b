// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/collect/keywords.h"
#include "core/model/collect.h"
#include "ui/text/plain_text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::ui {

// The words of collecting as people read them.

/// As people name it: the repository, with its host where that is not github.com.
QString sourceName(const Source& source);

QString dialectWord(Dialect dialect); ///< "GitHub"
QString wayWord(Way way);             ///< "REST in bulk"
QString wayHint(Way way);             ///< what it does, in a sentence
QString stateWord(IssueState state);  ///< "open ones"

QString periodText(const IssueSelection& selection); ///< "created 2023-01-01 to 2025-06-30", "any time"
/// In front of a keyword that is a regular expression.
inline const QString kRegexMark = QStringLiteral("re:");
QString spelling(const Keyword& keyword); ///< as it is typed: "few shot", "re:flash[- ]?attn"

QString keywordsText(const IssueSelection& selection); ///< all of them, between commas

/// "model names: 34 keywords, ignoring case 31, from HuggingFace"
QString classText(const collect::KeywordClass& keywords);

/// "72 keywords, ignoring case 68"
QString keywordCountText(const std::vector<Keyword>& keywords);

QString numberText(std::int64_t count);     ///< "12,345"
QString momentText(const std::string& utc); ///< "22 Nov 2026 10:12" as the system writes it; empty for none
QString howLong(double seconds);            ///< "40 s", "9 min", "2 h 5 min"

/// A row's number for a source: the same as long as the source is the same.
qlonglong numberOf(const Uuid& uuid);

} // namespace accord::ui
