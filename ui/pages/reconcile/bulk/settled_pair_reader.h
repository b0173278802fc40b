// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/reconcile/settled_pairs.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/pages/reconcile/reconcile_state.h"

#include <optional>
#include <vector>

namespace accord::ui {

/// Reads, off the window's thread, how conflicts between the same two categories as one conflict's were settled so far,
/// and whether the rest of them can be decided like the last ones.
class SettledPairReader : public QObject
{
    Q_OBJECT
public:
    SettledPairReader(const PageContext& context, const ReconcileStore& store, QObject* parent);

    void refresh(); ///< something was decided; many changes are read once

    /// Outcomes, causes and the last reasons as rich text; empty until it is read.
    [[nodiscard]] QString html() const;
    /// "Decide the remaining 1,264 of B.1 or B.2 by majority…"; empty where there is nothing to offer.
    [[nodiscard]] QString offer() const;

    /// Where a rule for the conflict's pair starts from: like the last decisions; otherwise by majority. None without a
    /// pair.
    [[nodiscard]] std::optional<reconcile::Rule> rule() const;

signals:
    void changed();

private:
    struct Read
    {
        reconcile::SettledPair settled;
        std::vector<Heading> headings; ///< of the last decisions
        std::optional<reconcile::Rule> like;
        int rest = 0; ///< what that rule would decide
    };

    [[nodiscard]] ItemId item() const { return m_store.state().item; }
    void read();
    [[nodiscard]] QString outcomesText(const Taxonomy& taxonomy) const;
    [[nodiscard]] QString causesText() const;

    PageContext m_context;
    const ReconcileStore& m_store;
    std::optional<Read> m_read;
    Reading m_reading;
    QTimer m_again;
};

} // namespace accord::ui
