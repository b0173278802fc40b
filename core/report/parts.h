// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/format/document.h"
#include "core/report/documents.h"

#include <map>
#include <string>
#include <vector>

/// Parts of documents that several of them have.
namespace accord::report {

std::string writtenAs(const format::FormattedDocument& document, ReportFormat format);

/// A line of a list: what it is in bold, and what it says; nothing is added for nothing.
void addFact(std::vector<format::Line>& facts, const Words& say, const std::string& name, const std::string& value);

/// "C.9 (Bug > Memory)", the code in bold.
format::Line namedLine(const Words& say, const Taxonomy& taxonomy, const reconcile::Named& named);

/// A list with a line for each: who cites it, where it stands, its words. Nothing where nothing is cited.
void addPassages(format::FormattedDocument& document, const Words& say,
                 const std::vector<reconcile::CitedPassage>& passages, const std::map<PersonId, std::string>& names);

/// Kappa of the first labels, the second votes and the decisions, before and after.
void addFigures(format::FormattedDocument& document, const Words& say, const reconcile::Minutes& minutes);

/// What became of the codebook: proposals with what people think of them, and decisions that say that it needs a
/// change. While a proposal is open nobody's opinion is told, only how many gave one.
void addCodebookChanges(format::FormattedDocument& document, const Words& say, const reconcile::Minutes& minutes,
                        const Taxonomy& taxonomy);

} // namespace accord::report
