// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/house/tree.h"

namespace accord::house {

/// Copyright and licence in the first lines, `#pragma once` in headers, and no notes about work left undone.
std::vector<Finding> brokenConventions(const SourceFile& file);

/// Test files whose folder mirrors no folder of the sources (tests/core/store mirrors core/store).
std::vector<Finding> testsWithoutSource(const std::vector<SourceFile>& files);

/// Entries of the project's root that are not among the few that hold content there.
std::vector<Finding> strangersAtTop(const std::vector<std::string>& names);

/// Types of core that share a name, in whatever namespaces they are. Types within types may, and an alias that says the
/// same everywhere.
std::vector<Finding> sharedTypeNames(const std::vector<SourceFile>& files);

/// Names in comments of core, ui and app that nothing has: a file of ours (`result.h`), a function (`step()`),
/// something within a type or a namespace (`Errc::Locked`). Names of Qt and of the standard library are not looked up.
std::vector<Finding> namesOfNothing(const std::vector<SourceFile>& files);

/// Errors and messages with words in them: a text with a blank within an `Error{...}` or a `{Reason::...}`. Their
/// sentences are in core/messages.
std::vector<Finding> errorsWithWords(const SourceFile& file);

/// Sentences of errors that are compared or searched: that is what reasons are for. Tests may.
std::vector<Finding> comparedSentences(const SourceFile& file);

/// Errors that bring another number of arguments than the sentence of their reason has (core/messages of `files`).
std::vector<Finding> unfilledSentences(const std::vector<SourceFile>& files);

/// Event loops of their own in the window: below one the project is read anew, and goes. Questions are asked with
/// Prompts, which answer later.
std::vector<Finding> nestedLoops(const SourceFile& file);

} // namespace accord::house
