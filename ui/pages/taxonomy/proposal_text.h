// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/taxonomy/proposals.h"
#include "ui/core/session.h"

namespace accord::ui {

/// What a proposal is about on one line: "Numerical Drift", "C.2 Memory: use when".
QString proposalTitle(const Taxonomy& taxonomy, const Proposal& proposal);

/// "New theme under C Bug", "Change of C.2 Memory".
QString proposalKind(const Taxonomy& taxonomy, const Proposal& proposal);

/// How it stands: "Open, 2 of 5 opinions, waits for yours", "Accepted as C.11 in version 3 of the codebook".
QString proposalStanding(const taxonomy::ProposalView& view, const Taxonomy& taxonomy);

/// Everything about it as HTML, with links "item:NUMBER" to the issues that raised it.
QString proposalHtml(Session& session, const taxonomy::ProposalView& view);

/// What the study asks for: "everybody who is asked is for it".
QString ruleWords(const taxonomy::ProposalRule& rule);

/// Why it cannot be accepted now; empty if it can, or has come to its end.
QString whyNotAccepted(const Project& project, const taxonomy::ProposalView& view, const taxonomy::ProposalRule& rule);

QString fieldWords(CategoryField field); ///< "Definition", "Use when", ...

/// "vllm#12 Title of the issue"; the number alone while the text is missing.
QString issueName(Project& project, ItemId item);

} // namespace accord::ui
