// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

#include "core/model/decision.h"
#include "ui/support/page.h"

#include <string>

namespace accord::ui {

/// Writes decisions on single items, each one step of undo that goes back to its item.
class DecisionWriter : public QObject
{
    Q_OBJECT
public:
    DecisionWriter(const PageContext& context, Page* page);

    /// `text` names the step in the menu of undo. Announces written() at once, so that nobody waits to go on.
    void write(ItemId item, const DecisionContent& content, const QString& text);

    /// "Decide vllm#123 as C.9" and written. `wish`: what the codebook should say instead, which becomes a proposal.
    void decide(ItemId item, const DecisionContent& content, const QString& wish = {});
    void defer(ItemId item, const DecisionContent& deferral);
    void openAgain(ItemId item);

    [[nodiscard]] QString itemName(ItemId item) const; ///< "vllm#123"

signals:
    void written(accord::ItemId item, accord::DecisionState state);
    void kept(accord::ItemId item); ///< and it is in the file
    /// Undo or redo changed an item: it is to be shown.
    void swapped(accord::ItemId item);

private:
    void propose(ItemId item, const DecisionContent& content, const std::string& wish);

    PageContext m_context;
    Page* m_page;
};

} // namespace accord::ui
