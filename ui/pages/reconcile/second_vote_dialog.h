// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/base/ids.h"
#include "ui/core/actions.h"
#include "ui/core/page.h"
#include "ui/core/session_dialog.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/reconcile_state.h"

namespace accord::ui {

class ItemPane;
class Reader;

/// Asks for the second votes that wait for the person at this window, one after the other, over whatever page they are
/// on: the issue, what can be chosen, and the ballot, with the keys of the Reconcile page. It closes with the last one.
class SecondVoteDialog : public SessionDialog
{
    Q_OBJECT
public:
    SecondVoteDialog(const PageContext& context, QWidget* parent);

    [[nodiscard]] ItemId item() const { return m_store.state().item; } ///< the one shown

private:
    void build();
    void follow();
    void goOn(); ///< to the next one, from the last to the first
    void show(ItemId item);

    Actions m_actions; ///< its own: the same keys work on the page
    PageContext m_context;
    ReconcileStore m_store;
    ReconcileKeys m_keys;
    Reader* m_reader;
    ItemId m_read{}; ///< whose text the reader has
    ItemPane* m_side;
};

} // namespace accord::ui
