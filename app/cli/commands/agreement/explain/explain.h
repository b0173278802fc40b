// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/options.h"
#include "app/cli/console.h"
#include "core/agreement/explanation.h"

#include <string>

namespace accord::cli {

/// "Explain this number": `--explain` at every level that was asked for, or along the whole path.
Result<int> showExplanation(Project& project, const AgreementOptions& options, Console& console);

/// An explanation with what its categories are called.
struct Explained
{
    std::string scope; ///< "theme", or "path"
    agreement::Explanation explanation;
    std::vector<std::string> codes; ///< by category of the table
};

Json explanationJson(const Explained& explained);
void printExplanation(const Explained& explained, Console& console);

// Words for what an explanation is made of: keys of JSON, and sentences.
std::string_view stepKey(agreement::Step step);
std::string_view leftOutKey(agreement::LeftOutReason why);
std::string_view conventionKey(agreement::Convention convention);
std::string_view bandKey(agreement::Band band);

std::string nameOf(const agreement::Explanation& explanation); ///< "Fleiss' kappa", of two people "(Scott's pi)" too
std::string leftOutText(agreement::LeftOutReason why, agreement::Count count);
std::string conventionText(agreement::Convention convention);
std::string bandText(agreement::Band band);

} // namespace accord::cli
