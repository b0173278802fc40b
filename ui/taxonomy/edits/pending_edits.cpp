// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/edits/pending_edits.h"

#include "core/taxonomy/edits/apply.h"
#include "ui/support/error_text.h"
#include "ui/taxonomy/edits/edit_text.h"

#include <utility>

namespace accord::ui {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;

/// Words of the same place in the codebook, so that the newer ones replace the older ones.
bool sameWords(const Edit& one, const Edit& other)
{
    return one.kind == other.kind && one.category == other.category && one.language == other.language &&
           (one.kind == EditKind::Rename || (one.kind == EditKind::Define && one.field == other.field));
}

/// Edits that lead to other codes: what stands before them says codes that mean something else behind them.
bool changesCodes(const Edit& edit)
{
    return edit.kind != EditKind::Rename && edit.kind != EditKind::Define;
}

} // namespace

PendingEdits readEdits(const QStringList& lines, std::shared_ptr<const Taxonomy> codebook, const HeldCodes& held)
{
    PendingEdits all{{}, std::move(codebook)};
    for (const QString& line : lines) {
        PendingEdit pending{line, {}, line, {}, {}};
        if (auto edit = taxonomy::parseEdit(line.toStdString()); edit.ok()) {
            pending.edit = *edit;
            pending.title = editTitle(*all.after, *edit);
            if (auto next = taxonomy::applied(*all.after, *edit, held); next.ok()) {
                all.after = std::make_shared<const Taxonomy>(std::move(*next));
            } else {
                pending.problem = errorText(next.error());
            }
        } else {
            pending.problem = errorText(edit.error());
        }
        all.edits.push_back(std::move(pending));
    }
    return all;
}

QStringList editLines(const std::string& text)
{
    return QString::fromStdString(text).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

WithoutOlder withoutOlder(const std::vector<PendingEdit>& pending, const Edit& newer)
{
    WithoutOlder without;
    bool codesHold = true;
    for (auto entry = pending.rbegin(); entry != pending.rend(); ++entry) {
        codesHold = codesHold && entry->edit && !changesCodes(*entry->edit);
        if (codesHold && sameWords(*entry->edit, newer)) {
            without.replaced = true;
            without.meaning = without.meaning || entry->edit->meaning;
        } else {
            without.lines.prepend(entry->line);
        }
    }
    return without;
}

} // namespace accord::ui
