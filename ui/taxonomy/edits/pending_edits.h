// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/model/taxonomy.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/impact.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace accord::ui {

/// An edit that was collected and not applied yet.
struct PendingEdit
{
    QString line;                           ///< as it is kept
    std::optional<taxonomy::Edit> edit;     ///< none where the line cannot be read
    QString title;                          ///< "Merge C.7 Shapes into C.6 Memory"
    QString problem;                        ///< why it does not fit the codebook any more; empty: it does
    std::optional<taxonomy::Impact> impact; ///< none while it is being worked out
};

/// Edits read from their lines, and the codebook that those which fit lead to.
struct PendingEdits
{
    std::vector<PendingEdit> edits;
    std::shared_ptr<const Taxonomy> after;
};

/// Each line against what the ones before it lead to, `held`: see taxonomy::codesHeldIn(); what does not fit is passed
/// over, and says why.
PendingEdits readEdits(const QStringList& lines, std::shared_ptr<const Taxonomy> codebook, const HeldCodes& held);

QStringList editLines(const std::string& text); ///< without empty ones

/// What is left when newer words come for a field that has words waiting.
struct WithoutOlder
{
    QStringList lines;
    bool replaced = false; ///< there were some ...
    bool meaning = false;  ///< ... and they were a change of meaning
};

/// Without the words that `newer` replaces. Words stay where an edit behind them changes codes: what the line says
/// would mean another category then.
WithoutOlder withoutOlder(const std::vector<PendingEdit>& pending, const taxonomy::Edit& newer);

} // namespace accord::ui
