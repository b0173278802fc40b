// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/project/agreement/label_model.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/pages/reconcile/reconcile_state.h"

#include <array>
#include <cstddef>
#include <memory>

namespace accord::ui {

/// Fits, off the window's thread, Dawid and Skene's model of the round's labels at the level on which those of the item
/// that is shown differ, and says what it takes the item for. Once for a level and a state of the labels: decisions
/// change nothing in it.
class ModelReader : public QObject
{
    Q_OBJECT
public:
    ModelReader(const PageContext& context, const ReconcileStore& store, QObject* parent);

    void refresh(); ///< labels may have changed; many changes are read once

    /// "Model: C.5 92 %, C.9 7 %" as rich text; empty until it is read, and where it knows nothing of the item. Faint
    /// while it is fitted anew.
    [[nodiscard]] QString html() const;
    [[nodiscard]] QString toolTip() const; ///< what model it is, and how it was fitted

    [[nodiscard]] bool busy() const { return m_reading.busy(); }

signals:
    void changed();

private:
    using Model = std::shared_ptr<const LabelModel>;

    [[nodiscard]] ItemId item() const { return m_store.state().item; }
    void itemMoved();
    void read();
    void forgetOther();
    [[nodiscard]] Model model() const; ///< at the item's level
    [[nodiscard]] Level level() const;

    PageContext m_context;
    const ReconcileStore& m_store;
    RoundId m_round;               ///< whose models these are
    std::array<Model, 3> m_models; ///< by level - 1
    std::array<bool, 3> m_late{};  ///< labels may be newer
    std::size_t m_reads = 0;       ///< of which level the one is that is on its way
    bool m_slow = false;           ///< reading takes so long that it is to be seen
    Reading m_reading;
    QTimer m_again;
    QTimer m_patience;
};

} // namespace accord::ui
