// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/keywords.h"
#include "core/model/collect.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::collect {

/// What stands around the first places of a keyword, each on one line, with "…" where the text goes on. Places that
/// an excerpt before shows already get none of their own.
std::vector<std::string> excerptsOf(const Document& document, const KeywordHit& hit, std::size_t most);

// Whether what a keyword brings is what the study looks for: a sample is read, and what was found is kept.

/// An issue to be read, with the sentences in which the keyword stands.
struct KeywordExample
{
    IssueId issue;
    TextLink link;
    std::string title;
    std::vector<std::string> excerpts;        ///< one line each, the keyword in the middle; the first few
    Relevance relevance = Relevance::NotSaid; ///< what the person said of it
};

/// `size` issues that a keyword brought, drawn with `seed`. `alone`: that no other keyword brought.
Result<std::vector<KeywordExample>> keywordSample(Project& project, PersonId viewer, const std::string& keyword,
                                                  bool alone, std::size_t size, std::uint64_t seed);

Status sayRelevance(Project& project, PersonId by, const std::string& keyword, IssueId issue, Relevance relevance);

/// What was found of a keyword: issues count once; where people differ they count as said.
struct KeywordRelevance
{
    std::string keyword;
    std::int64_t issues = 0; ///< of the project, in which it stands
    std::int64_t relevant = 0;
    std::int64_t falsePositive = 0;
};

/// Every keyword that stands in a text of the project, most issues first. Which stand where is known of issues that
/// were fetched with these keywords.
Result<std::vector<KeywordRelevance>> keywordRelevance(Project& project);

/// What the classes of these keywords brought of the issues of the project, and what was found of it. Which stand where
/// is known as for keywordRelevance(). Empty where no class is said.
Result<std::vector<KeywordClass>> keywordClasses(Project& project, std::span<const Keyword> keywords);

/// The keywords of all sources that are not removed, each spelling once.
Result<std::vector<Keyword>> keywordsOfSources(Project& project);

/// With what the texts of a project were looked for.
struct KeywordSummary
{
    std::int64_t keywords = 0;         ///< different spellings
    std::int64_t ignoringCase = 0;     ///< of these
    std::vector<KeywordClass> classes; ///< keywordClasses()
};

/// Of the sources that the project has now.
Result<KeywordSummary> keywordSummary(Project& project);

/// The keywords of a list, in its order, in title and body of all issues of the project, however they came into it.
/// `texts`: how many issues have one. `classes`: what the list's bring, if it is asked for. Errc::Invalid for a keyword
/// that is no regular expression, Errc::Cancelled.
Result<std::vector<KeywordCount>> countKeywords(Project& project, std::span<const Keyword> keywords,
                                                std::int64_t& texts, const std::stop_token& stop,
                                                std::vector<KeywordClass>* classes = nullptr);

} // namespace accord::collect
