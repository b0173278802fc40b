// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/collect/selection/relevance.h"

namespace accord::ui {

/// A line of an issue as HTML with the keyword marked: whole words, in any case; a regular expression by what it finds.
QString markedExcerpt(const QString& line, const QString& keyword);

/// An example as HTML: title, link, and the lines in which the keyword stands.
QString exampleHtml(const collect::KeywordExample& example, const QString& keyword);

QString relevanceWord(Relevance relevance); ///< "relevant", "false positive", "–"

/// How many of the issues that were read are false positives: "25 % of 20"; "–" where none was read.
QString rateText(const collect::KeywordRelevance& relevance);

} // namespace accord::ui
